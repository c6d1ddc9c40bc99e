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
  'numbers behind the labels of offices': [
    'performed a welfare check, Incident [[CASE_NUMBER|25C09114]].',
    'OFFENCE REPORT  [[CASE_NUMBER|25-0078812]]   occ. [[CASE_NUMBER|PR250118842]]',
    'SUIT NO: [[CASE_NUMBER|FHC/L/CS/1184/2025]]',
    'Your ref: Claim [[CASE_NUMBER|22-118833]]',
    'Petitioner, No. [[CASE_NUMBER|25-3-00417-04]]',
    'a discharge (Bankr. D. Me. [[CASE_NUMBER|17-20114]])',
    'MONITORING ALERT [[CASE_NUMBER|25-AML-20933]]; Case [[CASE_NUMBER|ZBA-25-07]] was heard',
    'broker (lic. [[CERTIFICATE|MT-RRE-55120]])',
    'WSBA No. [[CERTIFICATE|48812]], reported by CSR No. [[CERTIFICATE|9981]]',
    'Death cert. no. [[CERTIFICATE|BBMP/D/2024/11873]]',
    'CIN [[ID_NUMBER|U28910KA2011PTC058812]], DIN: [[ID_NUMBER|01882276]], IFSC: [[ID_NUMBER|CNRB0000418]], not DIN 18560',
    'TRACKING #: [[ORDER_NUMBER|1Z 44A 8E2 03 1188 2041]]  1 OF 2',
    'router s/n [[DEVICE_ID|CNXJ7F0184]]',
    'marker [[LICENSE_PLATE|CKLT 418]]; van, reg [[LICENSE_PLATE|161-LK-4417]], going',
    'Savings chk ...[[BANK_ACCOUNT|4417]]',
  ],
  'last digits that are asked for and told': [
    'the last four of my social are [[ID_NUMBER|4 4 1 9]] and no more',
    'AGENT: may I have the last four of your card?\nVisitor: [[ID_NUMBER|8841]]',
    'can you tell me the last four of your social?\n[[[TIME|10:06:41]]] Visitor: [[ID_NUMBER|2 0 0 9]]',
    'are these the last four of your visits?\nVisitor: yes',
  ],
  'places by what somebody does there': [
    'She is in Room 4 for a visit.',
    'Resides [[STREET_ADDRESS|14 Tithe Barn Cl]] with his wife',
    'lives at [[STREET_ADDRESS|3 Heol Isaf]]',
    'Na 138 K 4.2 Cl 101',
  ],
  'companies by their short name and trade': [
    'by [[ORGANIZATION|Quillfeather Robotics, Inc.]], with its office in [[LOCATION|Delaware]] ("[[ORGANIZATION|Quillfeather]]"). If to [[ORGANIZATION|Quillfeather]]: post',
    'Title: [[ORGANIZATION|Flathead Title & Escrow]]',
    'paid by his employer ([[ORGANIZATION|Treasure Valley Lumber Co]])',
    'a Reverse Mortgage or a Second Mortgage',
  ],
  'children, matters, spelled and dictated names, logins': [
    'In re the Parentage of: [[PERSON|H.M.V.]], a minor child\nI am the mother of [[PERSON|H.M.V.]]',
    'Also the [[PERSON|Okwuosa]] file is missing, and the Makefile file.',
    'my name is [[PERSON|Dorothea Pruitt]] [[PERSON|P R U I T T]] and I call about my bill',
    'first name [[PERSON|lucille]] last name [[PERSON|brandvold]] [[PERSON|b r a n d v o l d]] medical record',
    'Spoke to Mr [[PERSON|Bauer]]. Later closed, see [[USERNAME|jbauer]].',
  ],
  'who writes in a chat': [
    '[[PERSON|priya.raman]]  [[TIME|9:14 AM]]\nhello there\n[[PERSON|marisol_vega]]  [[TIME|9:21 AM]]\nback',
    '[[[DATE|12/10/2025]], [[TIME|19:02:44]]] Mum: home yet?\n[[[DATE|12/10/2025]], [[TIME|19:03:10]]] [[PERSON|Aoife]] 🌸: yeah just off',
  ],
};
