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
    'He was seen in [[LOCATION|Nottingham]]. Grade 2 tumour.',
  ],
  'words in capitals and measures are no companies, codes or names': [
    'WORKED AS [[OCCUPATION|SEAMSTRESS]] UNTIL LAST YEAR.',
    'OUTGOING WIRE - DOMESTIC',
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
    'Realtor: [[PERSON|Tunnicliff]]',
  ],
  'names spelled with hyphens': ['It was w- i-c-k-e-d!'],
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
    'TRACKING #: [[ORDER_NUMBER|1Z 44A 8E2 03 1188 2041]]  1 OF 2',
    'router s/n [[DEVICE_ID|CNXJ7F0184]]',
    'marker [[LICENSE_PLATE|CKLT 418]]; van, reg [[LICENSE_PLATE|161-LK-4417]], going',
    'Savings chk ...[[BANK_ACCOUNT|4417]]',
  ],
  'last digits that are asked for and told': [
    'the last four of my social are [[ID_NUMBER|4 4 1 9]] and no more',
    'AGENT: may I have the last four of your card?\nVisitor: [[ID_NUMBER|8841]]',
    'agent: Date of birth and last four of your social?\ncaller: [[DATE|July ninth nineteen seventy-six]], and [[ID_NUMBER|4471]].',
    'and the last four digits of the card please\ncaller: um [[ID_NUMBER|9 0 1 2]]',
    'How were the last four weeks of your treatment?\nPatient: 2024 was worse',
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
    'the group plan ([[ORGANIZATION|Treasure Valley Lumber Co]])',
    'a Reverse Mortgage or a Second Mortgage',
  ],
  'children, matters, spelled and dictated names, logins': [],
  'addresses up to the ZIP code, firms without their partners, files, cars': [
    '[[LOCATION|123 Main St, Beaverton, OR 97006]]\n[[DATE|March 14, 2025]]',
    'Signed by [[PERSON|Paula Renfro]], [[ORGANIZATION|Renfro & Sykes LLC]], on behalf',
    'driving a Vauxhall Corsa and a Ford Fiesta',
    'sent by Zelle to her',
    '\tat com.acme.claims.web.ClaimsController.lambda$get$3(ClaimsController.java:88)',
  ],
  'officers by number, estates, ages of the police, holidays, rows of values': [
    'a victim of [[AGE|31 YOA]] and a [[AGE|37YOM]]',
    'on [[DATE|Anzac Day 2024]] and [[DATE|Mardi Gras 2003]]',
    "INSERT INTO m VALUES (1,'[[PERSON|Agnes]]','[[PERSON|Thornbury]]','x');",
    'a teacher (at [[FACILITY|Evarts Elementary]])',
    '[[FACILITY|ST. BRENDAN REGIONAL IMAGING]]',
  ],
  'who writes in a chat': [
    '[[PERSON|priya.raman]]  [[TIME|9:14 AM]]\nhello there\n[[PERSON|marisol_vega]]  [[TIME|9:21 AM]]\nback',
    '[[[DATE|12/10/2025]], [[TIME|19:02:44]]] Mum: home yet?\n[[[DATE|12/10/2025]], [[TIME|19:03:10]]] [[PERSON|Aoife]] 🌸: yeah just off',
  ],
  'what stands beside names: parties, offices, beds, owners': [
    '[[PERSON|ROSALINDA M. VILLARREAL-TATE]], Plaintiff, v. [[ORGANIZATION|COPPERLINE LOGISTICS, LLC]]',
    'Subject: Re: Transfer of Mrs. [[PERSON|Halvorsen]] - bed 14B',
    "was moved from [[LOCATION|St. Brigid's]] to us on [[DATE|Sunday 12 October]].",
    'or write to The Manager, [[LOCATION|18 Leyton Road, Harpenden AL5 2TJ]].',
    'The fee, now due, is 45. Back then, only 30, 40 or 50 came.',
  ],
  'bills and accounts': ['sort code [[SORT_CODE|20-14-33]], a/c [[BANK_ACCOUNT|60931177]], thanks'],
  'those whom a note says were reached, with where in the house they sit': [
    'Asked Radiology to repeat the film. Called Medicaid about it.',
    'The project called Framewick ran on. Fuse rated at 4-1000 mA.',
  ],
  'a name of the text in a headline, whatever stands behind it': [
    '[[PERSON|BOATENG]] SIGNS NEW DEAL\n[[PERSON|Kofi Boateng]] has signed for two years.',
  ],
  'a chat in small letters with one abbreviation in capitals': [
    "she's at [[PERSON|marcus]]'s place til late then flying to [[LOCATION|ATL]] w/ us and his cousin",
  ],
  'surnames that no list has, between words that stand beside persons': [
    'Telemetry to follow. Labs aware. The Dashboard here.',
  ],
  'what programmers and laboratories write is nobody and no place': [
    '## 📖 Usage\n\nRun it.\n\n## 🙌 Contributing\n\nSend it to 📍 [[LOCATION|Lisbon]].',
    'type Run = Koa.Middleware<T1, U1>; closes quarrick/tool#1204.',
    'M24.2979 13.6364H129.394V40.9091H24.2979L14.6278 27.2727L24.2979 13.6364ZM21.9592 0C19.0246 0',
    'read: local code x 492 ops/sec\nsave: local code x 796 ops/sec\nread: old code x 12 ops/sec\nsave: old code x 44 ops/sec',
    'Hgb 12.1, WBC 8.4, Plt 220, Na 138, K 4.1. Tray: Yankauer, Kocher, Metzenbaum.',
  ],
  'what machines read on passports and cards': [
    'Scan:\n[[PASSPORT|P<UTOTARNQUIST<<ODA<MARIT<<<<<<<<<<<<<<<<<<<]]\n[[PASSPORT|L898902C36UTO7408122F1204159ZE184226B<<<<<10]]',
    '[[PASSPORT|I<UTOD231458907<<<<<<<<<<<<<<<]]\n[[PASSPORT|7408122F1204159UTO<<<<<<<<<<<6]]\n[[PASSPORT|TARNQUIST<<ODA<MARIT<<<<<<<<<<<]]',
    'Shift it: A<<B, P<T and MASK<<SHIFT.',
  ],
  'firms by their trade, and no trades alone': [
    'She works for [[ORGANIZATION|Tarnquist Staffing]].',
    'Employed by [[ORGANIZATION|Ollerby Trucking]] still.',
    'Bridge Construction, Empty Apartments and Free Daycare are headings.',
  ],
  'names with particles, whole': ['The suit against [[PERSON|Thomas van de Velde]] was settled.'],
  'numbers of telephones behind one letter, and those of messages': [
    'H: [[PHONE_NUMBER|9185550142]] W) [[PHONE_NUMBER|555-0142]]',
    'msg from [[PHONE_NUMBER|9185550142]] at noon. F: 98.6 P: 72 C: 12/14',
  ],
  'users of a domain': [
    'Contact [[USERNAME|NORTH\\\\jkell]] for access, or [[EMAIL_ADDRESS|jkell@NORTH]].',
    'See HKLM\\\\software and user@HOST.',
  ],
  'numbers of what has a number, of whatever form': [
    'He is inmate number [[ID_NUMBER|48213097]], alien number [[ID_NUMBER|A48213097]].',
    'Her chart is [[ID_NUMBER|KX-4821-309]]; parcel - [[ID_NUMBER|4821 3097]].',
    'Part number 48213097, error number 1005433. A loan 250000 strong. Unit 4 of 12.',
    'Meter no = [[ID_NUMBER|Q7731-208]], EIN = "[[ID_NUMBER|7731208]]", blood unit no is [[ID_NUMBER|W7731208]].',
    'His locker code is [[ID_NUMBER|QX-773120]]; parcel: [[ID_NUMBER|QX/773120/8]].',
    'The plan covers 12/20244 orders. Case 2021/22 is closed. The tag 7731 is long.',
  ],
};
