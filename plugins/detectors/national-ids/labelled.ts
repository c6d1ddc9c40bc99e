import type { Pattern } from '../../../core/index.js';
import { labelled, labelledCode, labelledWithSign } from '../../../kit/index.js';
import { r } from './row.js';

const NATIONAL = r`
  national id, national identity, national identification, national insurance, identity card, id card, citizen id
  personal identity code, personal identification, personal id, resident id, resident registration, nino, ppsn, nric, hkid
  aadhaar, aadhar, cnic, nin, nhs, rsa id, emirates id, iqama
  personalausweis(?:nummer|nr)?, ausweis(?:nummer|nr), sozialversicherungsnummer, rentenversicherungsnummer, svnr, rvnr, ahv
  dni, nif, nie, documento nacional de identidad, cédula(?: de (?:identidad|ciudadanía))?, curp, cpf
  cartão de cidadão, bilhete de identidade, codice fiscale, carta d'identità
  insee, nir, numéro de sécurité sociale, sécurité sociale, seguridad social, segurança social, niss, sicurezza sociale, carte (?:nationale )?d'identité, cni
  bsn, burgerservicenummer, sofinummer, rijksregister(?:nummer|nr)?, registre national, n[°º] national, numéro national
  permesso di soggiorno, autorização de residência, título de residência, permiso de residencia, verblijfsvergunning, clave de elector, credencial ine, ine, c\.u\.r\.p\.
  personnummer, personnr, samordningsnummer, cpr, fødselsnummer, fodselsnummer, hetu, henkilötunnus, kennitala
  isikukood, personas kods, asmens kodas, pesel, rodné číslo, občanského průkazu, občanský průkaz
  személyi igazolvány, személyi szám, cnp, egn, егн, oib, jmbg, emšo, снилс, паспорт, amka, αμκα
  dowód osobisty, dowodu osobistego, numer dowodu, d\.n\.i\., n\.i\.e\., documento nacional
  tckn, t\.?c\.? kimlik, kimlik, teudat zehut, מספר זהות
  身份证号?码?, 身分證字號, マイナンバー, 個人番号, 주민등록번호, 외국인등록번호, เลขประจำตัวประชาชน, เลขบัตรประชาชน
`;
const TAX = r`
  tax id, tax identification, taxpayer id, taxpayer identification, tin, vat registration, vat reg, utr
  unique taxpayer reference, gstin, abn, acn, tfn, tax file, ird, company registration, company number, registered number
  steuernummer, steuer nr, st\.-nr, steuer-?id(?:entifikationsnummer)?, idnr, ust-?id(?:-?nr)?, umsatzsteuer-id, mwst-?nr
  handelsregister(?:nummer|nr), siren, siret, numéro fiscal, tva intracommunautaire, cif, n\.i\.f\.?
  partita iva, p\. ?iva, cnpj, c\.n\.p\.j\., c\.u\.i\.[tl]\., r\.[fu]\.[ct]\., cuit, cuil, nit, rfc, ruc, rut, rif, rnc, nip, regon, ičo, dič, adószám, cui
  orgnr, organisationsnummer, organisasjonsnummer, y-tunnus, cvr, kvk, btw, npwp, инн
`;
const PASSPORT = r`
  ppt, ppt no, passport, passport no, passport number, passports, reisepass(?:nummer|nr)?, pass-nr, passnummer, passeport, pasaporte, passaporte, passaporto
  paspoort(?:nummer)?, paszport, cestovní pas, pasaport, загранпаспорт, 여권번호[는은]?, 여권, 护照号?码?, パスポート番号
`;
const LICENSE = r`
  drivers?'?s? licen[cs]e, drivers?'?s? lic, drivers?'?s? permit, driving licen[cs]e, operators? licen[cs]e, dln, oln
  führerschein(?:nummer|nr)?, fuehrerschein(?:nummer|nr)?, fahrerlaubnis(?:nummer)?, permis de conduire
  permiso de conducir, licencia de conducir, carnet de conducir, patente di guida, carta de condução, cnh
  rijbewijs(?:nummer)?, körkort, prawo jazdy, 운전면허번호
`;

const CODE = labelledCode(5);

/** Values behind a label that says what they are, whatever their form and checksum: a mistyped number is still somebody's. */
export const LABELLED: readonly Pattern[] = [
  labelled('NATIONAL_ID', NATIONAL, 'cue:label', CODE),
  labelled(
    'NATIONAL_ID',
    r`n[°º] ?ss, nss, n[°º] ?(?:de )?sécu, num(?:éro)? (?:de )?sécu, n[°º] (?:de )?sécurité sociale, n[°º] insee, (?:immatriculation|matricule) (?:de )?sécurité sociale, nir`,
    'cue:label',
    r`[1-478] ?\d{2} ?\d{2} ?(?:\d{2}|2[AB]) ?\d{3} ?\d{3}(?: ?\d{2})?(?!\d)`,
  ),
  // The register of Belgium; the programme of social integration of Brazil; the social security of Spain.
  labelled(
    'NATIONAL_ID',
    r`rijksregister(?:nummer|nr)?, rrn, niss, insz, registre national, n[°º] national, numéro national`,
    'cue:label',
    r`\d{2}\.?\d{2}\.?\d{2}[- ]?\d{3}[. -]?\d{2}(?!\d)`,
  ),
  labelled('NATIONAL_ID', r`pis, pasep, pis/pasep, nis, nit`, 'cue:label', r`\d{3}\.?\d{5}\.?\d{2}-?\d(?!\d)`),
  labelled(
    'NATIONAL_ID',
    r`n[°º] ?s\.s\., n[°º] ?ss, n[°º] afiliación(?: s\.s\.| ss)?, nuss, naf`,
    'cue:label',
    r`\d{2}[ /-]?\d{7,8}[ /-]?\d{2}(?!\d)`,
  ),
  // Identity cards of Colombia, Argentina and Uruguay: millions with points.
  labelledWithSign(
    'NATIONAL_ID',
    r`c\.c\., cc, c\.i\., ci, cédula, l\.e\., le, l\.c\., lc, documento`,
    'cue:label',
    r`\d{1,2}(?:\.\d{3}){2}(?:-\d)?(?![-.,]?\d)|\d(?:\.\d{3}){3}(?![-.,]?\d)`,
  ),
  labelled('NATIONAL_ID', r`c\.c\., l\.e\., le, l\.c\.`, 'cue:word', r`\d{1,2}(?:\.\d{3}){2}(?![-.,]?\d)`),
  labelled('NATIONAL_ID', 'cc, cartão de cidadão, bi', 'cue:phrase', r`\d{8} \d ?[A-Z]{2}\d(?![\p{L}\p{N}_])`),
  labelled(
    'NATIONAL_ID',
    r`bpa, perso, c\.i\., carta d'identità n, ausweis-nr, personalausweis-nr, id-nr, sozialvers\.-nr, rentenvers\.-nr, rv-nr, sv-nr`,
    'cue:label',
    CODE,
  ),
  labelled(
    'NATIONAL_ID',
    r`sv-nr, sv-nummer, rv-nr, rv-nummer, svnr, rvnr, sozialvers\.-nr, rentenvers\.-nr, sozialversicherungsnummer, rentenversicherungsnummer`,
    'cue:label',
    r`\d{2} ?\d{6} ?[A-Z] ?\d{3}(?![\p{L}\p{N}_])`,
  ),
  labelled(
    'NATIONAL_ID',
    r`titre de séjour, carte de séjour, aufenthaltstitel, alien, alien no, alien reg, alien registration, uscis, a-number`,
    'cue:label',
    r`(?:A[ -]?(?=\d))?\d{3}[- ]?\d{3}[- ]?\d{3,4}(?!\d)`,
  ),
  // `SSR DOCS … P/ZAF/A04417098/ZAF/`, of an airline's records.
  {
    name: 'passport of a booking',
    type: 'PASSPORT',
    lead: 'P/[A-Z]{3}/',
    match: r`[A-Z0-9]{6,12}(?=/[A-Z]{3}/)`,
    score: 'cue:label',
  },
  {
    name: 'A-number',
    type: 'NATIONAL_ID',
    lead: '(?:A|Alien) ?#:? ?',
    match: r`A? ?\d{3}[- ]?\d{3}[- ]?\d{3}(?![\p{L}\p{N}_-])`,
    score: 'cue:label',
  },
  // `PPS 8244713TA`, whatever its check letter; `passport G 04471882`.
  labelled('NATIONAL_ID', 'pps, pps no, pps number, ppsn', 'cue:label', r`\d{7}[A-W][A-IW]?(?![\p{L}\p{N}_])`),
  labelled(
    'PASSPORT',
    'passport, passport no, passport number, ppt no, pp no',
    'cue:label',
    r`[A-Z]{1,2} \d{6,8}(?![\p{L}\p{N}_]|[-./]\p{N})`,
  ),
  labelled('PASSPORT', 'visa no, visa number, visa id, visum-?nr, numéro de visa', 'cue:label', CODE),
  labelled(
    'DRIVER_LICENSE',
    r`(?<!/)dl, d\.l\., oln, pat\.`,
    'cue:word',
    r`(?:[A-Z]{2}[ -])?(?:(?=[A-Z]{0,3}\d{4})[A-Z0-9]{7,16}|[A-Z]?\d{2,3}-\d{2,4}-\d{3,4}(?:-\d)?)(?![\p{L}\p{N}_]|[-./]\p{N})`,
  ),
  labelled(
    'NATIONAL_ID',
    'ni, nino, national insurance',
    'cue:label',
    r`[A-Z]{2} ?\d{2} ?\d{2} ?\d{2} ?[A-D](?![\p{L}\p{N}_])`,
  ),
  labelledWithSign(
    'NATIONAL_ID',
    'ni, sin, nas, nik, citizen, identity, identité, documento, rg, ausweis',
    'cue:phrase',
    CODE,
  ),
  labelled('TAX_ID', TAX, 'cue:label', CODE),
  labelledWithSign('TAX_ID', 'vat, gst, pan, tva, iva, tax, registration, company reg', 'cue:phrase', CODE),
  // Amounts of tax are shorter.
  labelled('TAX_ID', 'vat, tva, iva, mwst, ust, btw, moms, gst', 'cue:word', labelledCode(8)),
  labelled('PASSPORT', PASSPORT, 'cue:label', CODE),
  labelled('DRIVER_LICENSE', LICENSE, 'cue:label', CODE),
  labelledWithSign('DRIVER_LICENSE', r`(?<!/)dl, ol, driver, patente`, 'cue:phrase', CODE),
];
