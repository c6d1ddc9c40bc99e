import type { PatternRecognizer } from '../../../core/index.js';
import { labelled, labelledCode, labelledWithSign } from '../../../kit/index.js';
import { COURT_FILES } from './court-files.js';
import { DOCKETS } from './dockets.js';
import { PARCELS } from './parcels.js';

const r = String.raw;

/** Letters and at least five digits: what needs no sign between it and an everyday word, `Ticket INC0048213`. */
const PLAIN_CODE = r`(?=[A-Z]{1,5}-?\d)[A-Z]{1,5}-?\d{5,12}(?:-\d{1,6})?\b(?![-./]\d)`;

/** Not the licence of a program, `Apache-2.0`, nor a cryptographic standard, `X.509`, `SHA-256`. */
const LOCATORS = r`
  dossier de réservation, référence de réservation, numéro de réservation, pnr, pnr code, record locator, booking code, buchungscode, code de réservation, localizador, codice prenotazione, código de reserva, reserveringscode
`;
const isCapital = (term: string): boolean => !/\p{Ll}/u.test(term);
/** Six capitals and digits, as airlines and trains write them: `K7TQ2M`, `QWERTZ`. */
const RECORD_LOCATOR = r`(?=[A-Z0-9]{6}(?![\p{L}\p{N}_-]))[A-Z0-9]{6}`;

const NO_STANDARD = r`(?![A-Z]{2,10}[- ]?v?\d(?:\.\d)?(?![-.]?[\p{L}\p{N}])|X\.?509|SHA-?\d|RSA-?\d|AES-?\d)`;

/** `K9-2207-X`: letters, hyphens and four digits. */
const HYPHENATED = r`(?=(?:[A-Z-]{0,6}\d){4})(?=\d{0,6}-?[A-Z])[A-Z0-9]{1,6}(?:-[A-Z0-9]{1,8}){1,4}(?![\p{L}\p{N}_]|[./]\p{N})`;
/** Letters between digits, `24071E9982310`: no quantity has that. */
const MIXED_CODE = r`(?=\d{2,8}-?[A-Z]{1,3}-?\d{3}|[A-Z]{1,3}-\d{2,4}-\d{4})[A-Z0-9][A-Z0-9-]{7,24}(?![\p{L}\p{N}_]|[./]\p{N})`;

/** Two hyphens and six digits or more: `D-307-DM-2015-00412`, `071-22-88134`. */
const JOINED_CODE = r`(?=(?:[A-Z-]{0,6}\d){6})[A-Z0-9]{1,6}(?:-[A-Z0-9]{1,8}){2,4}(?![\p{L}\p{N}_]|[-./]\p{N})`;

/** Files of courts, authorities, insurers and help desks. */
export const caseNumber: PatternRecognizer = {
  name: 'identifiers/case',
  types: ['CASE_NUMBER'],
  patterns: [
    ...DOCKETS,
    ...COURT_FILES,
    {
      name: 'prefix',
      type: 'CASE_NUMBER',
      match: r`(?:CASE|CLM|CLAIM|TICKET|TKT|INC|POL|REF|FILE)[-_#]\d[A-Z0-9-]{2,20}\b`,
      score: 0.6,
    },
    labelled(
      'CASE_NUMBER',
      r`
        our file, your file, our ref, your ref, case file, file number, file no, docket number, docket no, police report, report number, report no, policy number, policy no
        aktenzeichen, geschäftszeichen, nig, n\.i\.g\., diligencias, boletim de ocorrência, boletim de ocorrência n\.?[º°], proces-verbaalnummer, pv-?nummer, sprawa nr, tagebuchnummer, tgb\.-nr, geschäfts-?nr, az\., gz\., fallnummer, vorgangsnummer, vorgangs-?nr, schadennummer, schaden-?nr
        versicherungsscheinnummer, policennummer, numéro de dossier, n° de dossier, n° dossier, dossier n°, numéro d'affaire, numéro de sinistre, numéro de police
        número de expediente, expediente, número de caso, número de póliza, siniestro, numero pratica, zaaknummer, dossiernummer, schadenummer, schadenr, kenmerk, proc\., atestado n[°º], numero di pratica, pratica n, número do processo, número de processo
        processo n\.?[°º]?, reclamación n[°º], expediente n[°º], sygn\. akt, sp\. zn\.
      `,
      0.75,
    ),
    labelledWithSign(
      'CASE_NUMBER',
      r`case, claim, cause, docket, matter, incident, ticket, complaint, warrant, citation, arrest, index, policy, sinistre, dossier, póliza, reclamación, expediente, pratica, processo, sinistro, denuncia, plainte, verbale, pv, p\.v\., sentencia, versicherungsschein, ur-nr, urnr, urkundenrolle, report, incident report, evidence, evidence tag, property tag, apólice, polisnr, polis, polizza, zaak, az, gz, akte, vorgang, fall`,
    ),
    labelled(
      'CASE_NUMBER',
      r`case, claim, docket, incident, inc, ticket, complaint, occ\., occurrence`,
      0.6,
      PLAIN_CODE,
    ),
    labelled(
      'CASE_NUMBER',
      'case, incident, claim, offen[cs]e report, incident report, crime report',
      0.6,
      r`[A-Z]{0,4}\d{2}-\d{3,8}(?![\p{L}\p{N}_]|[-./]\p{N})`,
    ),
    labelled('CASE_NUMBER', 'claim', 0.6, r`[A-Z]{1,2}(?: \d{2,4}){2,4}(?![\p{L}\p{N}_]|[-./]\p{N})`),
    labelled('CASE_NUMBER', 'pol, policy, claim', 0.6, HYPHENATED),
    // `Case ZBA-25-07`: the board, the year, a running number.
    labelled('CASE_NUMBER', 'case, docket', 0.6, r`[A-Z]{2,5}-\d{2}-\d{2,6}(?![\p{L}\p{N}_]|[-./]\p{N})`),
    // `FHC/L/CS/1184/2025`
    labelled(
      'CASE_NUMBER',
      'suit no, suit number, suit, charge no, appeal no',
      0.75,
      r`[A-Z]{1,6}(?:/[A-Z]{1,5}){0,3}/\d{1,6}[A-Z]?/(?:19|20)\d{2}(?![\p{L}\p{N}_/])`,
    ),
    labelled('CASE_NUMBER', 'claim, case, event, tag, incident, report', 0.6, MIXED_CODE),
    // `Your claim CL/2024/118820`
    labelled(
      'CASE_NUMBER',
      'claim, policy, case, complaint, dossier, sinistre, schaden, siniestro, sinistro, polizza, pratica, zaak, schade',
      0.6,
      r`[A-Z]{1,5}/(?:\d{2,4}/)?\d{3,8}(?:/[A-Z]{1,4})?(?![\p{L}\p{N}_]|[-./]\p{N})`,
    ),
    labelled('CASE_NUMBER', 'case, cause, docket, matter, clm, claim, alert', 0.6, JOINED_CODE),
    labelled(
      'CASE_NUMBER',
      r`pol\.`,
      0.6,
      r`(?=[A-Z0-9]{0,6}-?\d{4})[A-Z0-9]{2,8}-?[A-Z0-9]{3,10}(?![\p{L}\p{N}_]|[./]\p{N})`,
    ),
    labelled(
      'CASE_NUMBER',
      'cad event, cad, event no, polisnr, polisnummer, polizza, polizza rca, polizza auto, póliza seguro vida, póliza de seguro, póliza de vida, pratica, versicherungsschein, policy, póliza, apólice, evidence tag, body ?cam',
      0.6,
      labelledCode(6),
    ),
    // Reports of Italian authorities: the number behind the year is longer than that of a law.
    {
      name: 'IT, year first',
      type: 'CASE_NUMBER',
      lead: r`n(?:\.|r\.|[°º]) ?`,
      match: r`(?:19|20)\d{2}[/-]\d{5,8}(?![\p{L}\p{N}_/-])`,
      ignoreCase: true,
      score: 0.5,
    },
  ],
};

export const orderNumber: PatternRecognizer = {
  name: 'identifiers/order',
  types: ['ORDER_NUMBER'],
  patterns: [
    {
      name: 'UPS',
      type: 'ORDER_NUMBER',
      match: r`1Z(?:[0-9A-Z]{16}| [0-9A-Z]{3} [0-9A-Z]{3} [0-9A-Z]{2} \d{4} \d{4})\b`,
      score: 0.85,
    },
    labelled(
      'ORDER_NUMBER',
      'fedex, usps, ups, dhl, dpd, gls, hermes, royal mail, trk, colissimo, postnl, tracking, certified mail, registered mail, return receipt',
      0.85,
      r`\d{4}(?: ?\d{4}){2,5}(?: ?\d{2})?(?![\p{L}\p{N}_]|[-./]\p{N})`,
    ),
    {
      name: 'prefix',
      type: 'ORDER_NUMBER',
      match: r`(?:INV|ORD|ORDER|PO|SO|RMA|QUO|SHP|BKG|RE)[-_#]\d[A-Z0-9-]{2,20}\b`,
      score: 0.5,
      context: ['invoice', 'order', 'rechnung'],
    },
    labelled(
      'ORDER_NUMBER',
      r`
        delivery note, packing slip, waybill, bill of lading, airway bill, purchase order, booking reference, booking ref, reservation code, confirmation number, confirmation code, confirmation no, quote number
        bestellnummer, bestell-?nr, rechnungsnummer, rechnungs-?nr, auftragsnummer, auftrags-?nr, lieferscheinnummer, sendungsnummer, buchungsnummer
        belegnummer, numéro de commande, n° de commande, numéro de facture, n° de facture, facture n°, número de pedido, número de factura
        factura nº, numero d'ordine, ordernummer, factuurnummer
      `,
      0.75,
    ),
    labelledWithSign(
      'ORDER_NUMBER',
      r`order, invoice, inv, po, booking, reservation, shipment, tracking, receipt, conf, conf\., rx, prescription, e-?ticket, ticket, rechnung, bestellung, auftrag, commande, facture, pedido, factura`,
      0.65,
    ),
    labelled(
      'ORDER_NUMBER',
      'order, invoice, quote, booking, reservation, shipment, tracking, receipt',
      0.6,
      PLAIN_CODE,
    ),
    {
      ...labelled(
        'ORDER_NUMBER',
        'prenotazione:? codice, prenotazione, reserva, réservation, buchung, reservering, buchungsbestätigung, booking confirmation, confirmation de réservation, confirmación de reserva, conferma prenotazione, conferma di prenotazione, reserveringsbevestiging, reservierungsbestätigung, confirmação de reserva',
        0.65,
        r`(?=[A-Z0-9]{0,5}\d)(?=[A-Z0-9]{0,5}[A-Z])[A-Z0-9]{6}(?![\p{L}\p{N}_-])`,
      ),
      validate: isCapital,
      valid: 0.65,
    },
    ...PARCELS,
    { name: 'Amazon', type: 'ORDER_NUMBER', match: r`\d{3}-\d{7}-\d{7}(?![\p{L}\p{N}_-])`, score: 0.85 },
    labelled(
      'ORDER_NUMBER',
      'etkt, tkt, e-?tkt, e-?ticket, e-?ticket no, e-?ticket number, billet, billete, biglietto, bilhete, ticket no, tkts?',
      0.75,
      r`\d{3}[- ]?\d{10}(?:/\d{1,3}){0,8}(?!\d)`,
    ),
    labelled(
      'ORDER_NUMBER',
      r`res, res\., conf, conf\.`,
      0.5,
      r`(?=[A-Z]{0,4}\d{4}|\d{3,6}[A-Z])[A-Z0-9]{6,12}(?![\p{L}\p{N}_]|[-./]\p{N})`,
    ),
    labelled('ORDER_NUMBER', 'rx', 0.55, r`\d{6,9}(?:-\d{2})?(?![\p{L}\p{N}_]|[-./]\p{N})`),
    labelled('ORDER_NUMBER', 'inv, invoice', 0.6, r`(?:19|20)\d{2}[-/]\d{3,7}(?![\p{L}\p{N}_]|[-./]\p{N})`),
    labelled('ORDER_NUMBER', 'folio', 0.6, r`\d{5,10}(?![\p{L}\p{N}_]|[-./]\p{N})`),
    labelled('ORDER_NUMBER', 'confirmation, reservation, booking, pickup, conf, po', 0.6, HYPHENATED),
    labelled('ORDER_NUMBER', 'confirmation, reservation, booking, conf, conf\\., confs?', 0.6, JOINED_CODE),
    {
      name: 'record of an airline',
      type: 'ORDER_NUMBER',
      lead: r`\d{2}(?:JAN|FEB|MAR|APR|MAY|JUN|JUL|AUG|SEP|OCT|NOV|DEC)\d{2}/\d{4}Z {1,4}`,
      match: RECORD_LOCATOR,
      score: 0.75,
    },
    { name: 'ticket of an airline', type: 'ORDER_NUMBER', lead: 'FA PAX ', match: r`\d{3}-\d{10}(?!\d)`, score: 0.8 },
    {
      ...labelled(
        'ORDER_NUMBER',
        'booking, reservation',
        0.6,
        r`(?=[A-Z]{0,5}\d)(?=\d{0,5}[A-Z])[A-Z0-9]{6}(?![\p{L}\p{N}_-])`,
      ),
      validate: isCapital,
      valid: 0.6,
    },
    // Booking codes of airlines have six letters, often without a digit.
    { ...labelled('ORDER_NUMBER', LOCATORS, 0.75, RECORD_LOCATOR), validate: isCapital, valid: 0.75 },
    {
      ...labelledWithSign(
        'ORDER_NUMBER',
        'booking reference, booking ref, confirmation, reservation',
        0.65,
        RECORD_LOCATOR,
      ),
      validate: isCapital,
      valid: 0.65,
    },
    {
      name: 'order in a sentence',
      type: 'ORDER_NUMBER',
      lead: '(?:order|invoice|shipment|booking|bestellung|commande|pedido|ordine) ',
      match: r`(?!(?:19|20)\d{2}(?!\d))\d{4,12}(?=[.,;:)]?\s{0,2}$|[.,;)] | (?:was|is|has|from|dated|shipped|placed|arrived|delivered|cancelled|canceled|refunded|paid|vom|wurde|ist|du|del|foi)(?![\p{L}]))`,
      ignoreCase: true,
      score: 0.5,
    },
  ],
};

/** Registers of lawyers, brokers, builders and notaries: `ARDC No. 6298765`, `State Bar #123456`, `NMLS 123456`. */
const REGISTERS = r`
  ardc, state bar, bar no, bar number, bar id, sbn, bar, atty no, attorney no, attorney id, attorney code, attorney registration, sra no, sra id, sra number
  clia, clia no, clia id, nmls, nmls id, nmlsr id, finra crd, crd, cslb, contractors? licen[cs]e, notary commission, commission no, commission number, real estate licen[cs]e, dre lic
  toque, n°? ?(?:de )?toque, numéro de toque, nº colegiado, colegiado, oab, cédula profissional, cédula prof\., cédula prof, albo n, rechtsanwaltskammer nr, handwerkskammer nr
`;
/** `VA-1088213`, `MT-RRE-55120`, `1088213`: what stands behind `lic.` without any sign. */
const LICENCE = r`\d{2}-\d{4,6}(?![\p{L}\p{N}_]|[-./]\p{N})|[A-Z]{1,3}-?\d{3,8}(?![\p{L}\p{N}_]|[-./]\p{N})|[A-Z]{2}-[A-Z]{1,4}-\d{3,8}(?![\p{L}\p{N}_]|[-./]\p{N})|(?:[A-Z]{1,4}[- ]?)?\d{5,10}(?:-[A-Z0-9]{1,4})?(?![\p{L}\p{N}_]|[-./]\p{N}| ?%)|(?!19|20)\d{4}(?![\p{L}\p{N}_]|[-./,]\p{N}| ?%)`;

export const certificate: PatternRecognizer = {
  name: 'identifiers/certificate',
  types: ['CERTIFICATE'],
  patterns: [
    labelled(
      'CERTIFICATE',
      r`
        accreditation no, registration number, registration no, zertifikatsnummer, zertifikat-?nr, urkundennummer, urkunden-?nr, lizenznummer
        zulassungsnummer, numéro de certificat, certificat n°, numéro de licence, número de certificado, número de licencia, numero di certificato
      `,
      0.75,
    ),
    labelledWithSign(
      'CERTIFICATE',
      r`cert, certificate?, certificado, licen[cs]e, lic, permit, zertifikat, urkunde, lizenz`,
      0.65,
      r`${NO_STANDARD}${labelledCode()}`,
    ),
    {
      name: 'BR OAB',
      type: 'CERTIFICATE',
      match: r`OAB[/ -]{1,2}[A-Z]{2}[-/: ]{0,2}(?:n\.?[º°] ?)?(?:\d{2,3}\.\d{3}|\d{3,6})(?:-?[A-Z])?(?![\p{L}\p{N}_]|[-./]\d)`,
      score: 0.8,
    },
    labelled(
      'CERTIFICATE',
      r`birth cert\.?, death cert\.?, marriage cert\.?, birth certificate, death certificate, marriage certificate`,
      0.7,
      r`(?:\d{2,6}(?:-\d{2,8}){1,3}|[A-Z]{2,6}(?:/[A-Z]{1,4}){0,2}/(?:19|20)\d{2}/\d{2,8})(?![\p{L}\p{N}_]|[-./]\p{N})`,
    ),
    // `WSBA No. 48812`, `CSR No. 9981`: whose register it is stands in front, and may be any.
    {
      name: 'number of a member',
      type: 'CERTIFICATE',
      lead: '(?<![\\p{L}\\p{N}-])[A-Z]{1,3}(?:BA|BN|SR|CR|PR|CPA|RN|BAR) (?:No|NO|no)\\. ?#?',
      match: r`\d{4,8}(?![\p{L}\p{N}_]|[-./,]\p{N}| ?%)`,
      score: 0.6,
    },
    labelled('CERTIFICATE', REGISTERS, 0.75, labelledCode(4)),
    labelled('CERTIFICATE', r`lic, lic\., licen[cs]e, licen[cz]ia, lizenz`, 0.6, LICENCE),
  ],
};
