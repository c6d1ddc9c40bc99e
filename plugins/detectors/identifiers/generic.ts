import type { Pattern, PatternRecognizer } from '../../../core/index.js';
import { labelled, labelledCode, labelledWithSign } from '../../../kit/index.js';
import { askedDigits } from './asked-digits.js';
import { CHARTED_NUMBERS } from './charted-numbers.js';
import { OF_THINGS, SAID_NUMBERS } from './said-numbers.js';
import { UNNAMED_NUMBERS } from './unnamed-numbers.js';

const r = String.raw;

const unlabelled = (name: string, match: string, score: number): Pattern => ({ name, type: 'ID_NUMBER', match, score });
const START = r`(?<![\p{L}\p{N}][-./:]|\d,|[$€£¥]|[$€£¥] )`;
const END = r`\b(?![-./:,]\d|%| ?(?:%|[€$£]))`;

/** Letters in capitals or a short code, then groups of digits. */
const PRINTED = r`(?:[A-Z]{1,5}|[A-Z]{0,4}\d{2,8})(?: [A-Z]?\d{2,8}){1,5}(?: ?[A-Z])?(?![-./]?[\p{L}\p{N}_]|,\d| ?%)`;
/** Long enough to be no page, year or paper: eight letters and digits, or seven digits. */
const LONG_CODE = r`(?!\d{1,4}[-/]\d{1,2}[-/])(?=[A-Z0-9/-]{8}|\d{7})(?=[A-Z/-]{0,20}\d[A-Z/-]{0,20}\d[A-Z/-]{0,20}\d)[A-Z0-9](?:[-/]?[A-Z0-9]){6,34}(?![\p{L}\p{N}_]|[-./]\p{N})`;
/** `ID 88X123456701`: capitals and six digits or more. */
const ONE_CODE = r`(?=[A-Z]{0,4}\d{1,8}[A-Z]{0,3}\d{3})[A-Z0-9]{8,20}(?![\p{L}\p{N}_]|[-./]\p{N})`;
/** Everyday words, and with a word for a number in them others that would announce quantities as well. */
const JOBS =
  'run, auth, prior auth, authorization, authorisation, referral, probation, parole, slip, fbi, sid, doj, ori, job, dictation, transcription, application, antrag, demande, solicitud, domanda, aanvraag';
const LOANS =
  'loan, mortgage, lease, deposit, lening, hypotheek, aanvraag, antrag, kredit, darlehen, prêt, crédit, demande, solicitud, préstamo, domanda, mutuo, finanziamento, umowa, wniosek';
/** Two parts or more with six digits: `HYP-20231188`, `55-8812-04`, and no date. */
const JOINTS = r`(?!\d{1,4}[-/]\d{1,2}[-/]\d{1,4}(?!\d)|(?:19|20)\d\d-(?:19|20)\d\d)(?=(?:[A-Z/-]{0,6}\d){6})[A-Z0-9]{1,6}(?:[-/][A-Z0-9]{1,10}){1,4}(?![\p{L}\p{N}_]|[-./]\p{N}| ?%)`;
const NUMBERED = r`
  predetermination, predetermination no, holder ref, passid, barcode, bar code, gas safe, gas safe no, gas safe reg, world-check, world-check id, i-94, i-94 no, sevis, sevis id, uscis no, uscis receipt, alien reg, alien registration, pdl, pce, prm, point de livraison, crpcen, machtiging, hull id, ciz-nr
  mortgage ref, loan ref, agreement ref, account ref, policy ref, patient ref, invoice ref, order ref, case ref, file ref, title no, title number, deed no
  mandato, mandat, mandaat, machtigingskenmerk, zählernummer, zähler-?nr, zählerstand strom, zählerstand gas, numéro de compteur, contador n[°º]
  mandate, mandate ref, wristband, run no, probation no, parole no, auth no, authorization no, authorisation no, prior auth, referral no, verwendungszweck, mandatsreferenz
  ref\. catastral, referencia catastral, finca registral, flurstück, flst\., grundbuchblatt, particella, request no, request number, enquiry no, inquiry no, document no, document number, document id, doc no, doc number, doc id, control no, control number, form no, serial no, dictation id, dict id
  cin, ifsc, ifsc code, bvn, twic, twic no, consumer no, cons\. no, dna kit, kit no, rma, rma no
  paye ref, employer ref, fbi no, fbi number, fbi id, sid no, state id, booking no, inmate no, inmate id, chip no, microchip, chip, payer id, rx no, prescription no
  meeting id, webinar id, conference id, zoom id, meeting-?id, konferenz-?id, antragsnummer, antrags-?nr, dokumentnummer, dokumenten-?nr
  numéro de document, numéro de demande, número de documento, número de solicitud, numero documento, numero di protocollo, protocollo n, documentnummer
`;
const COMPANIES = r`
  company no, company reg, company registration, companies house, registered no, registered in england no, crn, ukprn, charity no, registered charity no
  handelsregister, handelsregister nr, firmenbuch, firmenbuchnummer, vereinsregister, vr, gnr, hrb, hra, kvk-?nummer, kvk, rea, n\.? ?rea, registro mercantil
  kbo-?nummer, ondernemingsnummer, nipc, matrícula mercantil, uen, acra
`;

/** What is called an identifier without saying whose, and, at level 3, codes that look like one. */
export const idNumber: PatternRecognizer = {
  name: 'identifiers/id-number',
  types: ['ID_NUMBER'],
  patterns: [
    labelled(
      'ID_NUMBER',
      r`
        identification number, identification no, unique id, record id, record number, session number, agreement no
        vertragsnummer, vertrags-?nr, freistellungsauftrag, freistellungsauftrag nr, mandatsreferenz, gläubiger-id, rum, référence unique de mandat, ref\. mandato, referencia de mandato, mandato, cro, trn, leningnummer, machtigingskenmerk, registriernummer, kenn-?nummer, identnummer, ident-?nr, referenznummer, referenz-?nr
        numéro d'identification, numéro de référence, numéro de contrat, número de identificación, número de referencia, número de contrato
        numero di identificazione, numero di contratto, contractnummer, numer umowy
      `,
      0.6,
      labelledCode(4),
    ),
    labelledWithSign(
      'ID_NUMBER',
      r`id, i\.d\., ref, referen[cz]e?, référence, referencia, kennung, kennziffer, loan, mortgage, préstamo, hipoteca, darlehen, prêt, mutuo, lening, contract, vertrag, vertrage?s, contrat, contratto, contrato, unser zeichen, ihr zeichen, our ref, your ref`,
      0.55,
      r`(?!\d{1,4}-\d{1,4}(?![-\p{L}\p{N}])|[A-Z]{4,20}/)${labelledCode(4)}`,
    ),
    // References of FHIR: the type of the resource stays.
    {
      name: 'of a resource',
      type: 'ID_NUMBER',
      lead: '(?:Patient|Practitioner|PractitionerRole|RelatedPerson|Person|Organization|Encounter|Location|Account|Coverage|Claim|Observation|Condition|DocumentReference|EpisodeOfCare|Appointment|CareTeam|Group|Device|Specimen|ServiceRequest|MedicationRequest|Procedure|DiagnosticReport)/',
      match: r`(?=[A-Za-z.-]{0,30}\d)[A-Za-z0-9](?:[.-]?[A-Za-z0-9]){0,63}(?![\p{L}\p{N}_])`,
      score: 0.8,
    },
    // Researchers: four groups, the last with a check sign.
    {
      name: 'ORCID',
      type: 'ID_NUMBER',
      match: r`(?<![\p{N}-])000[09]-00\d{2}-\d{4}-\d{3}[\dX](?![-\p{L}\p{N}])`,
      score: 0.75,
    },
    // Capitals and groups need no sign behind `ID`: `BCBS, ID XYP 338 921 447`.
    {
      name: 'ID before capitals',
      type: 'ID_NUMBER',
      lead: '(?:ID|Id|id|SID|RX|Rx)(?: (?:no|No|NO)\\.?)?[:#]? {1,2}',
      match: `(?:${PRINTED}|${ONE_CODE}|[A-Z]{1,4}-\\d{6,12}(?![\\p{L}\\p{N}_]|[-./]\\p{N}))`,
      score: 0.76,
      validate: (term) => term.replace(/\D/g, '').length > 5,
      valid: 0.76,
    },
    {
      name: 'ID before digits',
      type: 'ID_NUMBER',
      lead: '(?:ID|Id|I\\.D\\.)(?: (?:no|No|NO)\\.?)?[:#]? {1,2}#?',
      match: r`\d{5,12}(?![\p{L}\p{N}_]|[-./,:]\p{N}| ?%)`,
      score: 0.6,
    },
    // `id- 20231188`, as forms are filled on a telephone.
    {
      name: 'ID before a hyphen',
      type: 'ID_NUMBER',
      lead: '(?:id|ID|Id|roll|Roll|reg|Reg)(?: ?(?:no|num|number)\\.?)? ?- ?',
      match: r`\d{5,12}(?![\p{L}\p{N}_]|[-./,:]\p{N}| ?%)`,
      score: 0.55,
    },
    // `LCS no: 4417098`: what the office calls its numbers is its own affair; quantities are not numbered.
    {
      name: 'numbered',
      type: 'ID_NUMBER',
      lead: '(?:no|No|NO)(?:\\.:?|:) ?#?',
      match: r`[A-Z]{0,3}-?\d{6,12}(?![\p{L}\p{N}_]|[-./,:]\p{N}| ?%)`,
      score: 0.5,
      counter: OF_THINGS,
    },
    // `your case is 00881234`: said, not written on a form.
    {
      name: 'said in a sentence',
      type: 'ID_NUMBER',
      lead: '(?:case|claim|ticket|complaint|incident|reference|confirmation|booking|order|tracking|member|membership|policy|customer)(?: (?:number|no\\.?|code|id))? (?:is|was):? #?',
      match: r`(?=[A-Z-]{0,6}\d(?:-?[A-Z0-9]){5})(?=[A-Z-]{0,6}\d[A-Z-]{0,4}\d[A-Z-]{0,4}\d)[A-Z0-9](?:-?[A-Z0-9]){5,20}(?![\p{L}\p{N}_]|[-./,:]\p{N}| ?%| (?:units|dollars|euros?|usd|eur|pounds|people|pieces|shares|tons|miles|km|years|days)(?!\p{L}))`,
      ignoreCase: true,
      score: 0.55,
    },
    {
      name: 'asked to be quoted',
      type: 'ID_NUMBER',
      lead: '(?:please (?:quote|state|mention)|quoting|bitte angeben|prière de rappeler|citar|citare)(?: (?:ref(?:erence)?|the|our|number|no\\.?)){0,3}:? ',
      match: r`(?=[A-Z/-]{0,6}\d(?:[-/]?[A-Z0-9]){4})[A-Z0-9](?:[-/]?[A-Z0-9]){4,20}(?![\p{L}\p{N}_]|[-./,:]\p{N}| ?%)`,
      ignoreCase: true,
      score: 0.55,
    },
    ...UNNAMED_NUMBERS,
    ...SAID_NUMBERS,
    ...CHARTED_NUMBERS,
    {
      name: 'in the path of a request',
      type: 'ID_NUMBER',
      lead: '(?<=/)(?:patients|members|customers|accounts|orders|claims|employees|students|users|invoices|cases|policies)/',
      match: r`\d{4,15}(?![\p{L}\p{N}_.-])`,
      score: 0.55,
    },
    // `object=customer/84793219`, `key: subscriber:4471002`
    {
      name: 'of an object in a log',
      type: 'ID_NUMBER',
      lead: '(?<![\\p{L}\\p{N}])(?:patient|member|customer|account|acct|order|claim|employee|student|user|invoice|case|policy|client|loan|subscriber|tenant|driver|guest|passenger|ticket|payment|card|device)(?:[/:#]|::)',
      match: r`\d{5,15}(?![\p{L}\p{N}_.:/-])`,
      score: 0.55,
    },
    {
      name: 'AWS account',
      type: 'ID_NUMBER',
      lead: 'arn:aws[a-z-]{0,10}:[a-z0-9-]{1,24}:[a-z0-9-]{0,20}:',
      match: r`\d{12}(?!\d)`,
      score: 0.7,
    },
    // `verified last4 0912`, of which number nobody says.
    {
      name: 'last digits',
      type: 'ID_NUMBER',
      lead: '(?:last ?4|last four|[Ll]4)(?: (?:of )?(?:ssn|ss|social|SSN|SS#?))?(?: (?:is|are|was))?:? #?',
      match: r`\d{4}(?![\p{L}\p{N}_]|[-./,:]\p{N}| ?%)`,
      score: 0.6,
    },
    // `the last four of my social are 4 4 1 9`
    {
      name: 'last digits of something',
      type: 'ID_NUMBER',
      lead: '[Ll]ast (?:four|4)(?: digits)? (?:of|on|for)(?: (?:my|your|the|his|her|their))?(?: [a-z]{2,12}){1,3}(?: (?:is|are|was))?,?:? ',
      match: r`\d(?:[ -]?\d){3}(?![\p{L}\p{N}_]|[-./,:]\p{N}| ?%)`,
      score: 0.6,
    },
    // `Tarjeta terminación 4471`, `carte se terminant par 4471`
    {
      name: 'last digits of a card abroad',
      type: 'ID_NUMBER',
      lead: '(?:terminación|terminada en|con terminación|que termina en|terminant par|finissant par|endend auf|mit den endziffern|endziffern|endet auf|termina con|termina en|termina em|se termine par|eindigt op|eindigend op|che termina con|che termina per|con finale|terminada em|com final|końcówką)(?: no\\.?)?:? {1,2}[*x.#]{0,8} ?',
      match: r`\d{4}(?![\p{L}\p{N}_]|[-./,:]\p{N}| ?%)`,
      ignoreCase: true,
      score: 0.6,
    },
    askedDigits,
    // Behind a name: `J. Park (#220881)`, `T. Boyd (ID 7712)`. Outside of brackets `#220881` may be a colour.
    {
      name: 'in brackets',
      type: 'ID_NUMBER',
      lead: r`\((?:(?:ID|Id|id|No\.|no\.|Nr\.|nr\.|n°)[:#]? ?#?|#(?=[A-Z]{0,3}-?\d{6}))`,
      match: r`(?!(?:19|20)\d{2}\))[A-Z]{0,3}-?\d{4,12}(?=\))`,
      score: 0.5,
    },
    // `TDS ref DAN 0447192`
    {
      name: 'reference of groups',
      type: 'ID_NUMBER',
      lead: '(?:[Rr]ef|REF|[Rr]eference|REFERENCE)\\.? ',
      match: r`[A-Z]{2,5} \d{4,10}(?![\p{L}\p{N}_]|[-./,:]\p{N}| ?%)`,
      score: 0.55,
    },
    {
      ...labelled('ID_NUMBER', 'ref, reference, referenz, référence, referencia', 0.55, LONG_CODE),
      // `reference Smith2010` names a book.
      validate: (term) => !/^\p{Lu}?\p{Ll}{3}/u.test(term),
      valid: 0.55,
    },
    labelled('ID_NUMBER', `${JOBS}, ${LOANS}`, 0.6, JOINTS),
    labelled('ID_NUMBER', 'documento, document, dokument', 0.55, r`[A-Z]{1,3}\d{6,9}(?![\p{L}\p{N}_]|[-./]\p{N})`),
    // In notes `prn` says when a medicine is given.
    labelled('ID_NUMBER', 'prn, payment reference number', 0.6, r`\d{10,18}(?![\p{L}\p{N}_]|[-./,]\p{N})`),
    labelled('ID_NUMBER', r`reg\.`, 0.55, r`\d{6,9}(?![\p{L}\p{N}_]|[-./,]\p{N}| ?%)`),
    labelledWithSign('ID_NUMBER', JOBS, 0.75, labelledCode(4)),
    labelledWithSign('ID_NUMBER', 'rx', 0.6, labelledCode(4)),
    labelled('ID_NUMBER', NUMBERED, 0.65, labelledCode(5)),
    labelled('ID_NUMBER', COMPANIES, 0.7, labelledCode(5)),
    // Directors in India; `DIN 18560` is a standard.
    labelled('ID_NUMBER', 'din', 0.6, r`0\d{7}(?![\p{L}\p{N}_]|[-./]\p{N})`),
    {
      name: 'register of companies',
      type: 'ID_NUMBER',
      match: r`HR[AB] ?(?:Nr\.? ?)?\d{2,6}(?: ?[A-Z]{1,2})?(?![\p{L}\p{N}_])|RCS [A-ZÀ-Ý][\p{L}-]{1,20}(?: [A-D])? \d{3} ?\d{3} ?\d{3}(?!\d)|CHE-\d{3}\.\d{3}\.\d{3}(?!\d)`,
      score: 0.75,
    },
    // A bare `number:` announces as many telephone numbers and amounts as identifiers.
    labelledWithSign('ID_NUMBER', r`number, nummer, numéro, número, numero`, 0.3, labelledCode(5)),
    unlabelled('digits', r`${START}\d{6,24}${END}`, 0.25),
    unlabelled('groups', r`${START}(?!(?:19|20)\d{2}-)(?=[\d-]{8})\d{2,8}(?:-\d{2,8}){1,4}${END}`, 0.2),
    unlabelled(
      'letters and digits',
      r`${START}(?:[A-Z]{1,6}\d{4,16}[A-Z]{0,3}|\d{2,10}[A-Z]{1,3}\d{2,10}[A-Z]{0,2})${END}`,
      0.25,
    ),
    unlabelled(
      'code with hyphens',
      r`${START}[A-Z]{1,8}(?:-[A-Z]{1,6}){0,2}-\d{3,12}(?:-[A-Z0-9]{1,12}){0,3}${END}`,
      0.3,
    ),
    unlabelled('digits and letters', r`${START}\d{4,12}-?[A-Z]{1,4}${END}`, 0.2),
    unlabelled('hexadecimal', r`(?=[0-9a-f]{0,10}[a-f])(?=[0-9a-f]{0,10}\d)[0-9a-f]{16,64}\b`, 0.25),
  ],
};
