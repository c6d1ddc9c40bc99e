const set = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/**
 * What people do, in words and in the shorthand of wards and offices: a first name right behind one is its bearer's, `driver Joss`,
 * `asked RT Joss`, `Mgr: Joss`. Lower case.
 */
export const ROLES: ReadonlySet<string> = set(`
  agent driver mgr manager sub aide tech medic hygienist rt ot slp steward teacher interpreter receptionist landlord landlady neighbour neighbor
  boss supervisor supv coach trainer tutor nanny sitter babysitter housekeeper caretaker caregiver cleaner plumber electrician courier waiter waitress bartender
  cashier teller clerk secretary assistant colleague paralegal solicitor lawyer attorney caseworker counsellor counselor mentor sponsor
  nurse therapist midwife doula carer technician phlebotomist pharmacist dietitian chaplain dispatcher coworker roommate flatmate housemate
  foreman superintendent super concierge porter warden headmaster headteacher janitor barber hairdresser stylist intern trainee volunteer
  rep float orderly cna rn lpn np emt crna lead asst temp handyman
`);
