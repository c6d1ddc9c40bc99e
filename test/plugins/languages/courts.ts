/**
 * Invented lines of judgments, newspapers and mails; `[[TYPE|term]]` is what is found at level 2, of that type and from end to end,
 * and nothing else is. By what the line shows.
 */
export const COURTS: Readonly<Record<string, readonly string[]>> = {
  'parts in contracts are nobody': [
    'Lessor agrees to the terms. Licensee agrees to pay; as defined by Franchisor in writing. If Obligor fails to comply, Mortgagee may sue. WHEREAS, Guarantor desires to proceed;',
    'The question of mens rea was raised. We talked about Habeas Corpus at length. Assignor agrees; [[PERSON|Anna Batson]] agrees.',
  ],
  'numbers of applications to the court in Strasbourg, one by one': [
    'The case originated in an application (no. [[CASE_NUMBER|51107/09]]) lodged with the Court.',
    'Applications nos. [[CASE_NUMBER|7714/11]], [[CASE_NUMBER|806/12]] and [[CASE_NUMBER|91822/12]] were joined.',
    '[[PERSON|Ostrowicz]] and Others v. [[COUNTRY|Malta]] [GC], no. [[CASE_NUMBER|33071/08]], § 61',
  ],
  'numbers of laws, dates and quantities are no cases': [
    'The application (no. 2) fails under Regulation (EC) No 1346/00.',
    'Amended by Act No. 37 of 1996, s. 7, and by Act 12 of 2011.',
    'Ratios of 613/09 are printed; 45 of 2018 respondents agreed.',
    'Cf. 2016 WL 4471093, at *4.',
  ],
  'files of courts abroad behind their words and by their registers': [
    'Writ Petition (C) No. [[CASE_NUMBER|2207 of 2016]] and W.P. [[CASE_NUMBER|3104/2019]] are listed.',
    'Criminal Appeal Nos. [[CASE_NUMBER|714-715 of 2008]]; FIR No. [[CASE_NUMBER|88/2014]] was registered.',
    'The cassation appeal ([[CASE_NUMBER|III CSK 71/14]]) was dismissed.',
    'It was heard under file ref. [[CASE_NUMBER|7 O 218/16]] and docket no. [[CASE_NUMBER|14 U 903/17]].',
    'See [[CASE_NUMBER|HCMP 2217/2015]] and [[CASE_NUMBER|VID 812 of 2017]]; [[CASE_NUMBER|CIV-2019-485-000613]].',
    'The prisoner (IDOC No. [[ID_NUMBER|K81902]]) appeals.',
  ],
  'people by initials in a dispute, but no abbreviations': [
    "The defendant's J.D. was revoked; the plaintiff met the D.A. in 28 U.S.C. § 1331.",
    'The applicant relied on R.S.O. 1990 and on O.S. No. [[CASE_NUMBER|31/2009]].',
  ],
  'who judged, spoke and sat': ['Counsel: Ms [[PERSON|Ishbel Ramanujan]] QC replied.'],
  'a place and a firm again where nothing speaks for them': [
    'She lives in [[LOCATION|Karabulak]] with him.\n3 | [[LOCATION|Karabulak]] | yes',
    'He sued the [[ORGANIZATION|Hartwell Transit Authority]] ("[[ORGANIZATION|HTA]]"). The court heard [[ORGANIZATION|HTA]] first.',
  ],
};
