/** Clinical and insurance English at level 2, domain General; `[[TYPE|term]]` marks what must be found, and nothing else may be. */
export const CLINICAL: Readonly<Record<string, readonly string[]>> = {
  'days without a year behind the words of a chart': [
    'Phoned x3 ([[DATE|11/14, 11/16, 11/20]]). Blood cultures positive 3/4 bottles, strength 5/5, 4/5.',
  ],
  'numbers that charts and carriers give, without a colon': [
    'Band #[[ID_NUMBER|ZX40118]] on. Medic #[[ID_NUMBER|20417]]. Pyxis override #[[ID_NUMBER|88213]]. LIC. #[[CERTIFICATE|FD-0331]]',
    'Requisition, Req# [[ID_NUMBER|A7719203]], voucher ([[ID_NUMBER|GR-88120]]), study kit [[ID_NUMBER|K-20991]], subject [[ID_NUMBER|1004-017]] in pages 100-200, log no. 7',
    'his truck, tag [[LICENSE_PLATE|RMZ 4410]], left; MR [[MEDICAL_RECORD_NUMBER|220-118]]; grp [[HEALTH_PLAN_ID|8841-0002]]; new card: group [[HEALTH_PLAN_ID|77310-A]] member [[HEALTH_PLAN_ID|WYZ 882 019 447]]',
    'Call ext [[PHONE_NUMBER|2207]] for results. ph [[PHONE_NUMBER|918-555-0143]], fax -[[PHONE_NUMBER|0144]]. pager ([[PHONE_NUMBER|8834]]). Knee ext 120 deg, ext 0-110. lic. [[CERTIFICATE|03-0217]]',
  ],
  'abbreviations, instruments and eponyms': [
    'La paziente è stata ricoverata per Polmonite. Anamnesi: Gonartrosi, diabete tipo 2. Terapia: Asma e controllo.',
    'La patiente a été admise pour Embolie pulmonaire. Antécédents : Eczéma, diabète de type 2. Motif : Bilan sanguin',
    'La paciente ingresó por Esquizofrenia. Motivo de consulta: Migraña. A doente foi internada por Cancro da mama. Reden van komst: Astma',
    'PMH: AKI, HTN. PMHx: NASH, HTN; SIADH, COPD. Underwent EVAR, then TAVI; LEEP in clinic. TNBC ruled out, PBC consistent with UC, on SNRI.',
    'PHQ-9 19, GAD-7 14. BMI 44.1, Mallampati IV, Epworth 19. ACCESS: L AVF. BATH 2K 2.5CA.',
    "Admitted with CAP and AKI, a run of NSVT. Plan: TSH, Holter, CBC. Sjögren's screen pending. COVID VAX: done.",
    'ED TRIAGE NOTE. Husband [[PERSON|Ed]] and Dr. [[PERSON|Holter]] came. Mrs. [[PERSON|Tia Cushman]] saw the Rheum clinic.',
  ],
  'places of care, schools and barracks': [
    'PLACE OF DEATH: [[FACILITY|CREST NURSING HOME]]\nHOSPITAL TRANSFER FORM\nALLERGY CLINIC',
    'NPI [[NPI|1497758544]], DEA [[DEA_NUMBER|BA3957217]]. DEA 222 form. Medicare Part D.',
  ],
  'columns of blanks, attributes of documents, segments': [
    'Pt Name             MRN       DOB         Room   Attending\n[[PERSON|CRUZ-VEGA, LUZ M]]    [[MEDICAL_RECORD_NUMBER|3310091]]   [[DATE_OF_BIRTH|03/03/49]]    512-1  [[PERSON|HASSAN\nSMITH]]               [[MEDICAL_RECORD_NUMBER|3310161]]   [[DATE_OF_BIRTH|01/31/55]]    515    [[PERSON|IYER]]\n\nTEST            RESULT    FLAG   RANGE\nGlucose         104       H      65-99',
    '<id extension="[[ID_NUMBER|998-77-310]]" root="2.16.840.1.113883.19.5"/><birthTime value="[[DATE_OF_BIRTH|19750501]]"/><time value="[[DATE|201309101500]]"/><code value="20130910"/>',
    'PID|1||[[MEDICAL_RECORD_NUMBER|447731]]^^^BMC^MR||[[PERSON|ABERNATHY]]^[[PERSON|TYRELL]]||[[DATE_OF_BIRTH|19840217]]|M\nNK1|1|[[PERSON|ABERNATHY]]^[[PERSON|LUCILLE]]|MTH^Mother|[[STREET_ADDRESS|PO BOX 91]]^[[CITY|GRANT]]^[[CITY|FL]]^[[POSTAL_CODE|32949]]|[[PHONE_NUMBER|321-555-0123]]\nPV1|1|I|3E^312^A^[[FACILITY|BAYSHORE MED]]|E',
  ],
  'days of charts without any whole date': [
    'Pt seen in clinic, hx HTN, on Lasix 40 mg. Burn from a stove [[DATE|3/30]]. PSA 0.2 [[DATE|6/20]]. BiPAP 12/6, vent PS 10/5, MoCA 10/30, abx day 9/14.',
    'For surgery [[DATE|7/9]], labs drawn. Hx OSA, GERD, HTN. Meds Benicar. NPO.',
    'The recipe needs 11/4 cups, page 9/14, and tile 12/6.',
  ],
  'references, logins and kits': [],
  'names with an inner apostrophe, before letters of a profession and before numbers': [
    "Hanai son [[PERSON|Keali'i]] wants to meet. Referred by [[PERSON|N. Fa'asavalu]], FNP. It's [[PERSON|Mandy]]'s turn, and [[PERSON|Dale]]'ll come.",
  ],
  'houses and employers': [
    'Father drives for [[ORGANIZATION|UPS]]; he was a lineman for [[ORGANIZATION|Otter Tail Power]]. BP 138/88.',
  ],
};
