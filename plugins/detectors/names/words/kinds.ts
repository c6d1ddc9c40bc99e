/** What shops, practices and homes are, in two words or three, with capitals: `Blue Heron Pest Control`. Lower case. */
export const KINDS: readonly string[] = `
  animal hospital|assisted living|auto body|auto care|auto glass|auto parts|auto repair|auto sales|auto service|bail bonds|body shop|car care|car rental|car wash
  |child care center|childcare center|cleaning service|cleaning services|credit union|dental care|dental group|dental practice|dry cleaners|early learning|eye care
  |eye clinic|family dentistry|family medicine|family practice|food bank|funeral home|garden center|garden centre|golf club|hair design|hair salon|hair studio
  |health care|hearing center|heating and air|heating & air|heating and cooling|home care|home health|home inspections|home improvement|insurance agency
  |insurance brokers|law chambers|law firm|law group|law office|law offices|martial arts|medical group|medical practice|medical supply|memory care
  |mobile home park|moving and storage|nail bar|nail salon|nursing home|pain clinic|pest control|pet care|pet clinic|pet supplies|physical therapy
  |property management|rehab center|rest home|self storage|senior living|sports club|tax service|title company|tree service|urgent care|vet clinic|veterinary clinic
  |veterinary hospital|veterinary surgery|women's health|yacht club|yoga studio`
  .split('|')
  .map((kind) => kind.trim());

/** Words before such a kind that name none: `Local Pest Control`. Lower case. */
export const BEFORE_NO_KIND: ReadonlySet<string> = new Set(
  `the our by this that their his her my your is for no and with general under upon on in at to from as if any all such of some other local annual best cheap free
  new old find get need see about emergency pediatric adult primary public private universal affordable managed mental preventive quality outpatient inpatient
  monthly weekly professional residential commercial certified home national state federal`.split(/\s+/),
);
