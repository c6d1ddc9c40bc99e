/** Clinical and insurance English at level 2, domain General; `[[TYPE|term]]` marks what must be found, and nothing else may be. */
export const CLINICAL: Readonly<Record<string, readonly string[]>> = {
  'days without a year behind the words of a chart': [
    'Last fill [[DATE|9/14]], neg [[DATE|8/27]]. s/p TKA R [[DATE|6/5]] here. Next SNV [[DATE|11/4]].',
    'Phoned x3 ([[DATE|11/14, 11/16, 11/20]]). Blood cultures positive 3/4 bottles, strength 5/5, 4/5.',
    'later found as male [[DATE|06 14 1975]] by the desk, scanned as [[DATE|O3/22/2O21]]',
  ],
  'numbers that charts and carriers give, without a colon': [
    'Band #[[ID_NUMBER|ZX40118]] on. Medic #[[ID_NUMBER|20417]]. Pyxis override #[[ID_NUMBER|88213]]. LIC. #[[CERTIFICATE|FD-0331]]',
    'Requisition, Req# [[ID_NUMBER|A7719203]], voucher ([[ID_NUMBER|GR-88120]]), study kit [[ID_NUMBER|K-20991]], subject [[ID_NUMBER|1004-017]] in pages 100-200, log no. 7',
    'DL IN [[ID_NUMBER|4417-82-9903]], MRN ending [[ID_NUMBER|4471]], tumor registry no. [[ID_NUMBER|2018-00417]], rifle ser# [[ID_NUMBER|BXR4471]]',
    'his truck, tag [[LICENSE_PLATE|RMZ 4410]], left; MR [[MEDICAL_RECORD_NUMBER|220-118]]; grp [[HEALTH_PLAN_ID|8841-0002]]; new card: group [[HEALTH_PLAN_ID|77310-A]] member [[HEALTH_PLAN_ID|WYZ 882 019 447]]',
    'Call ext [[PHONE_NUMBER|2207]] for results. ph [[PHONE_NUMBER|918-555-0143]], fax -[[PHONE_NUMBER|0144]]. pager ([[PHONE_NUMBER|8834]]). Knee ext 120 deg, ext 0-110. lic. [[CERTIFICATE|03-0217]]',
  ],
  'abbreviations, instruments and eponyms': [
    'PHQ-9 19, GAD-7 14. BMI 44.1, Mallampati IV, Epworth 19. ACCESS: L AVF. BATH 2K 2.5CA.',
    "Admitted with CAP and AKI, a run of NSVT. Plan: TSH, Holter, CBC. Sjögren's screen pending. COVID VAX: done.",
    'ED TRIAGE NOTE. Husband [[PERSON|Ed]] and Dr. [[PERSON|Holter]] came. Mrs. [[PERSON|Tia Cushman]] saw the Rheum clinic.',
  ],
};
