/**
 * Invented lines of English papers; `[[TYPE|term]]` is what is found at level 2, of that type and from end to end, and nothing else
 * is. By what the line shows.
 */
export const ENGLISH: Readonly<Record<string, readonly string[]>> = {
  'doses, results and times of a chart are no addresses': [
    '1130 FSBS 212, 4u Humalog SQ per SS RLQ.',
    'OBJ: K 5.1 BUN 62 CR 6.8 HGB 9.2',
    'Transport to CT by [[PERSON|Dwayne]]. Returned 1310.\n1400 Family mtg w/ chaplain',
    'WILL D/W ATTENDING DR. [[PERSON|KRISHNAMOORTHY-LANE]].',
  ],
  'what stands behind an address is none of it': [
    'with a copy to [[LOCATION|44 Kestrel St.]], Attn: [[PERSON|J. Loeb]].',
    'Present address: [[LOCATION|12 Tansy Court, Unit B, Kennebunk, ME 04043]] (rent, 3 yrs 2 mo)',
    'KS tag [[LICENSE_PLATE|481 NPR]]. Branch manager [[PERSON|Hollenbeck]] spoke',
    'Mobile [[PHONE_NUMBER|07700 900461]], best after 4',
    'verified by last 4 of SSN [[US_SSN|0091]] and the maiden name',
  ],
  'what is named after a place is none': [
    'Invasive ductal carcinoma, Nottingham grade 2 (3+2+2=7).',
    'Under Basel III the exposure is lower.',
    'modified Boston criteria, Bristol stool chart type 4',
    'He was seen in [[LOCATION|Nottingham]]. Grade 2 tumour.',
  ],
  'words in capitals and measures are no companies, codes or names': [
    'WORKED AS [[OCCUPATION|SEAMSTRESS]] UNTIL LAST YEAR.',
    'CONT MWF, EDW 71 KG. ANEMIA',
    'OUTGOING WIRE - DOMESTIC',
    'EXAM: MR LUMBAR SPINE W/O CONTRAST',
    'NHS [[NATIONAL_ID|943 476 5919]]',
    'On the Woodcock-Johnson IV his score was 78.',
    'LO: [[PERSON|Tamara Quint]] NMLS [[CERTIFICATE|1188204]]',
    'Journeyman Welder (6G)',
  ],
  'labels, greetings and dictated tests are no names': [
    '[[TIME|10:02:40]] AGENT: Good morning, thanks for reaching out',
    '[[PERSON|Kimberlee Stahl]], husband and wife     Seller: the trust',
    'labs today c b c c m p e s r send copy',
  ],
  'people by their role, kin, desk and nickname': [
    'HUSBAND [[PERSON|SAL]] DECEASED.',
    'she was texting with her cousin [[PERSON|Dom]]. He had left',
    'deposited it with teller [[PERSON|Boone]]; then left',
    'Notified pharmacy ([[PERSON|Ray]]).',
    'Analyst: [[PERSON|P. Dharmalingam]]',
  ],
  'names spelled with hyphens': ['Q.  [[PERSON|P-r-e-w-i-t-t]]?', 'It was w- i-c-k-e-d!'],
  'names in small letters behind the one who writes': [
    "AGENT: I'm [[PERSON|Terrence]].\n[[[TIME|10:07:20]]] Visitor: nope ty [[PERSON|terrence]] ur the best",
  ],
};
