import type { Pattern } from '../../../core/index.js';
import { labelled, labelledCode, labelledWithSign } from '../../../kit/index.js';
import { r } from './row.js';

/** Identity cards and registers of persons as their own countries call them, beside those of `labelled.ts`. */
const NATIONAL = r`
  identiteitskaart(?:nummer)?, id-?kaart(?:nummer)?, v-nummer, vreemdelingennummer, zmr-?(?:zahl|nummer), identitätskarte(?:nnummer)?, heimatausweis
  n[°º] étranger, numéro étranger, numéro d'étranger, agdref, récépissé n[°º], n[°º] allocataire, numéro d'allocataire, carte d'identité n[°º]
  afiliación a la seguridad social, n[°º] afil\. s\.s\., n[°º] afil\. ss, n[°º] afil\., n[°º] de afiliación, n[°º] de la seguridad social, número de la seguridad social, clave única, carné de extranjería
  cédula de extranjería, nuip, tarjeta de identidad, título de eleitor, titulo de eleitor, cartão do cidadão, documento de identificação
  tessera d'identità, carta identità, c\.i\.e\., documento di identità, documento d'identità
  carte de identitate, cod numeric personal, serie și număr, лична карта, osobna iskaznica, lična karta, matični broj, osebna izkaznica, občiansky preukaz, číslo pojištěnce
  adóazonosító jel, adóazonosító, taj szám, taj-szám, henkilökortti(?:numero)?, verotunniste, d-nummer, fødselsnr, cpr-?nr, cpr-?nummer, id-?kort(?:nummer)?, nationellt id
  αριθμός ταυτότητας, αδτ, α\.δ\.τ\., ідентифікаційний код, рнокпп, іпн, удостоверение личности, tc no, vatandaşlık no
  cccd, cmnd, căn cước, căn cước công dân, chứng minh nhân dân, nik, ktp, no\. ktp, mykad, no\. kp, kad pengenalan, umid, philhealth, pag-ibig
`;
/** Digits of any country behind a label that only its script is needed to know. */
const SCRIPTS = r`
  رقم الهوية, رقم الهوية الوطنية, الرقم القومي, الرقم الوطني, رقم الإقامة, رقم جواز السفر, מספר זהות, תעודת זהות, מספר דרכון, आधार, आधार संख्या, आधार नंबर, पैन
  身份证, 身份证号, 身份证号码, 身分證字號, 护照号, 社保号, マイナンバー, 個人番号, 保険証番号, 주민등록번호, 주민번호, 여권번호
`;
const TAX = r`
  loonheffingennummer, rsin, steuernr, steuer-?nr, umsatzsteuer-identifikationsnummer, betriebsnummer, abn-nummer, numéro fiscal, n[°º] fiscal, spi
  urssaf, contribuinte, contribuinte n\.?[°º], n\.?[°º] de contribuinte, número de contribuinte, n\.?[°º] contribuinte, niss empresa, inscrição estadual, inscrição municipal
  c\.c\.c\., código cuenta cotización, código de cuenta de cotización, cuenta de cotización, c\.f\./p\.iva, cod\. fisc\., pos\. inps, posizione inps, matricola inps
  α\.?φ\.?μ\.?, davčna številka, porezni broj, pib, ič dph, dič dph, codul fiscal, cod fiscal, cif ro, numer nip, vergi no, vergi kimlik no, vergi numarası, ідентифікаційний номер, mã số thuế, se-?nummer, momsnummer, momsreg\.nr
`;
const PASSPORT = r`
  putovnica, pasoš, pasoša, potni list, cestovný pas, útlevél(?:szám)?, passi(?:numero)?, passets? nummer, passnr, pasas, pase, pașaport, паспорт №, διαβατήριο, pasaport no, hộ chiếu, nº de pasaporte, n[°º] de passeport, n\.?[°º] de passaporte
`;
const LICENSE = r`
  permis n[°º], n[°º] de permis, führerschein-?nr, kørekort(?:nummer)?, førerkort(?:nummer)?, ajokortti, řidičský průkaz, vodičský preukaz, vozačka dozvola, vozniško dovoljenje, permis de conducere
  водительское удостоверение, посвідчення водія, ehliyet, ehliyet no, jogosítvány, vairuotojo pažymėjimas, juhiluba, άδεια οδήγησης, giấy phép lái xe, giấy phép lái xe số, n[°º] de permiso de conducir
`;

const CODE = labelledCode(5);
/** A letter or two apart from the digits, as Greek and Romanian cards have them: `ΑΒ 123456`, `RX 482913`. */
const SERIES = r`\p{Lu}{2} ?\d{6}(?![\p{L}\p{N}_]|[-./]\p{N})`;

/** Labels of identity, tax, passport and driving licence numbers in the languages of some forty countries. */
export const LABELLED_OTHER_LANGUAGES: readonly Pattern[] = [
  labelled('NATIONAL_ID', NATIONAL, 'cue:label', CODE),
  labelled('NATIONAL_ID', SCRIPTS, 'cue:label', r`[\p{Lu}\d](?:[ -]?[\p{Lu}\d]){6,17}(?![\p{L}\p{N}_])`),
  // `C.C. 1.020.765.432`, `RG 3.456.789`, `BI 004567890LA041`: letters that have other meanings, and the form of the number.
  labelled(
    'NATIONAL_ID',
    r`c\.c\., cédula, cedula, c\.i\.`,
    'cue:label',
    r`\d{1,3}(?:\.\d{3}){2,3}(?![\p{L}\p{N}_]|[.,]\d)`,
  ),
  labelled(
    'NATIONAL_ID',
    r`rg, r\.g\., registro geral`,
    'cue:label',
    r`\d{1,2}\.\d{3}\.\d{3}(?:-?[\dX])?(?![\p{L}\p{N}_]|[.,]\d)`,
  ),
  labelled('NATIONAL_ID', r`bi, b\.i\., bilhete de identidade`, 'cue:label', r`\d{9}[A-Z]{2}\d{3}(?![\p{L}\p{N}_])`),
  labelled('NATIONAL_ID', r`dowodem osobistym, dowodu osobistego, dowodem osobistym nr, dowód os\.`, 'cue:label', CODE),
  labelled(
    'NATIONAL_ID',
    r`αριθμός ταυτότητας, αδτ, α\.δ\.τ\., ταυτότητα, ci seria, c\.i\. seria, carte de identitate seria, buletin seria`,
    'cue:label',
    r`(?:${SERIES}|\p{Lu}{2} ?(?:nr\.?|număr) ?\d{6}(?!\d))`,
  ),
  labelledWithSign(
    'NATIONAL_ID',
    r`seg\. social, s\.s\., ss, seguridad social, afiliación, ahv-?nr, svnr, t\.i\.`,
    'cue:label',
    CODE,
  ),
  // `65 170839 J 008`: the insurance number of a German pension, whatever its check digit says.
  labelled(
    'NATIONAL_ID',
    r`versicherungsnummer, versicherungsnr\., versicherungs-nr\., vers\.-nr\., rentenversicherungsnummer, sozialversicherungsnummer, sv-nummer, sv-nr\., rv-nummer, rv-nr\., rvnr, vsnr`,
    'cue:label',
    r`\d{2} ?\d{6} ?[A-Z] ?\d{3}(?![\p{L}\p{N}_])`,
  ),
  // A label that names it makes up for a check digit that is wrong.
  labelled(
    'NATIONAL_ID',
    r`fnr, f\.nr\., fødselsnr, fødselsnr\., personnr, personnr\., d-nr`,
    'cue:label',
    r`\d{6} ?\d{5}(?!\d)`,
  ),
  labelled('NATIONAL_ID', r`personnr, personnr\., pers\.nr, pnr`, 'cue:label', r`(?:19|20)?\d{6}[-+]\d{4}(?!\d)`),
  labelled(
    'NATIONAL_ID',
    r`r\. ?č\., rč, rod\. č\., rodné číslo, rodným číslem`,
    'cue:label',
    r`\d{6} ?/ ?\d{3,4}(?!\d)`,
  ),
  labelled(
    'NATIONAL_ID',
    r`č\. ?op, op č\., op číslo, číslo op, občanský průkaz č\., občanským průkazem č\.`,
    'cue:label',
    r`\d{6,9}(?!\d)`,
  ),
  // Three letters apart from the digits: the Polish identity card.
  labelled(
    'NATIONAL_ID',
    r`dowodem osobistym, dowodem osobistym nr, dowodem osobistym seria, dowodem osobistym serii, dowodu osobistego, dowodu osobistego nr, dowód osobisty, dowód osobisty nr, dowód osobisty seria, dowód nr, dow\. os\., legitymujący się dowodem, legitymująca się dowodem, legitymującym się dowodem, legitymującą się dowodem, seria i numer, seria i nr, seria i numer dowodu`,
    'cue:label',
    r`[A-Z]{3} ?\d{6}(?!\d)`,
  ),
  // The second of two: `con pasaportes números 054321987 y 057654321`.
  {
    name: 'second of two',
    type: 'NATIONAL_ID',
    lead: r`(?:pasaportes|passeports|passaporti|passaportes|paspoorten|dnis?|nifs?|nies|cpfs)(?: (?:números|nums?\.|numéros|numeri|nummers|nº))? [A-Z]{0,3}\d{5,11}[A-Z]? (?:y|e|et|en) `,
    match: r`[A-Z]{0,3}\d[A-Z0-9.-]{4,11}[A-Z0-9](?![\p{L}\p{N}_])`,
    ignoreCase: true,
    score: 'cue:word',
  },
  labelled(
    'PASSPORT',
    r`pasaportes, pasaportes números, pasaportes núms\., passeports, passaporti, passaportes, paspoorten, reisepässe, cestovní pas č\., paszportu, paszportem, pașaportul`,
    'cue:label',
    CODE,
  ),
  labelled(
    'NATIONAL_ID',
    r`identiteitsdocument, identiteitsbewijs, id-bewijs, legitimatiebewijs, legitimatie, legitimationsnummer, ausweisdokument, aufenthaltstitel, titre de séjour, documento de identidad, documento identità, pièce d'identité, pièce d'identité n[°º], documento de identidade, verblijfsdocument, id-handling, oppholdstillatelse, nüfus cüzdanı, kimlik seri no`,
    'cue:label',
    r`(?=[A-Z]{0,4}\d|\d{0,8}[A-Z])(?=(?:[A-Z]{0,8}\d){3})[A-Z0-9]{6,14}(?![\p{L}\p{N}_])`,
  ),
  labelled(
    'TAX_ID',
    r`org\. ?nr, org\. ?nr\., org\.-nr, org\.-nr\., organisationsnr, organisasjonsnr, org\.nummer`,
    'cue:label',
    r`\d{6}-\d{4}(?!\d)|\d{3} ?\d{3} ?\d{3}(?!\d)`,
  ),
  labelled('TAX_ID', TAX, 'cue:label', CODE),
  labelledWithSign('TAX_ID', r`c\.f\., cf, cod fiscal, steuernr\., inps, urssaf`, 'cue:label', CODE),
  labelled('PASSPORT', PASSPORT, 'cue:label', CODE),
  labelled('DRIVER_LICENSE', LICENSE, 'cue:label', CODE),
];
