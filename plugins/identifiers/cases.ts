import { labelled, labelledCode, labelledWithSign, type PatternRecognizer } from '../../core/index.js';

const r = String.raw;

/** Letters and at least five digits: what needs no sign between it and an everyday word, `Ticket INC0048213`. */
const PLAIN_CODE = r`(?=[A-Z]{1,5}-?\d)[A-Z]{1,5}-?\d{5,12}(?:-\d{1,6})?\b(?![-./]\d)`;

/** Not the licence of a program, `Apache-2.0`, nor a cryptographic standard, `X.509`, `SHA-256`. */
const NO_STANDARD = r`(?![A-Z]{2,10}[- ]?v?\d(?:\.\d)?(?![-.]?[\p{L}\p{N}])|X\.?509|SHA-?\d|RSA-?\d|AES-?\d)`;

/** Without one of these words such a number is mostly the citation of a decision. */
const GERMAN = ['az', 'aktenzeichen', 'geschäftszeichen', 'gz', 'geschäftsnummer'];

/** Files of courts, authorities, insurers and help desks. */
export const caseNumber: PatternRecognizer = {
  name: 'identifiers/case',
  types: ['CASE_NUMBER'],
  patterns: [
    // Docket of a United States district court: office, year, kind, number, initials of the judges.
    {
      name: 'US docket',
      type: 'CASE_NUMBER',
      match: r`\d{1,2}:\d{2}-(?:cv|cr|mj|md|mc|bk|ap|po|sw|civ|crim|cm|vv|gj)-\d{3,6}(?:-[A-Z]{2,4}){0,3}\b`,
      ignoreCase: true,
      score: 0.9,
    },
    {
      name: 'US docket, short',
      type: 'CASE_NUMBER',
      match: r`\d{2,4}-(?:cv|cr|mj|bk|civ|crim|cm)-\d{3,6}(?:-[A-Z]{2,4}){0,3}\b`,
      ignoreCase: true,
      score: 0.8,
    },
    {
      name: 'DE Aktenzeichen',
      type: 'CASE_NUMBER',
      match: r`(?:[IVX]{1,4}|\d{1,3}) [A-Z][A-Za-z]{0,4} \d{1,5}/\d{2}\b(?!/)`,
      score: 0.4,
      context: GERMAN,
    },
    {
      name: 'EU court',
      type: 'CASE_NUMBER',
      match: r`[CTF]-\d{1,4}/\d{2}(?: P)?\b`,
      score: 0.45,
      context: ['case', 'rechtssache', 'affaire', 'asunto', 'cjeu', 'eugh'],
    },
    { name: 'FR RG', type: 'CASE_NUMBER', match: r`RG (?:n[°o] ?)?\d{2}/\d{4,6}\b`, score: 0.75 },
    {
      name: 'prefix',
      type: 'CASE_NUMBER',
      match: r`(?:CASE|CLM|CLAIM|TICKET|TKT|INC|POL|REF|FILE)[-_#]\d[A-Z0-9-]{2,20}\b`,
      score: 0.6,
    },
    labelled(
      'CASE_NUMBER',
      r`
        case file, file number, file no, docket number, docket no, police report, report number, report no, policy number, policy no
        aktenzeichen, geschäftszeichen, geschäfts-?nr, az\., gz\., fallnummer, vorgangsnummer, vorgangs-?nr, schadennummer, schaden-?nr
        versicherungsscheinnummer, policennummer, numéro de dossier, n° de dossier, dossier n°, numéro d'affaire, numéro de sinistre, numéro de police
        número de expediente, expediente, número de caso, número de póliza, siniestro, numero pratica, zaaknummer, dossiernummer,  kenmerk, numero di pratica, pratica n, número do processo, número de processo
        processo n\.?[°º]?, reclamación n[°º], expediente n[°º], sygn\. akt, sp\. zn\.
      `,
      0.75,
    ),
    labelledWithSign(
      'CASE_NUMBER',
      r`case, claim, cause, docket, matter, incident, ticket, complaint, warrant, citation, arrest, index, policy, sinistre, dossier, póliza, reclamación, expediente, pratica, processo, sinistro, zaak, az, gz, akte, vorgang, fall`,
    ),
    labelled('CASE_NUMBER', 'case, claim, docket, incident, ticket, complaint', 0.6, PLAIN_CODE),
  ],
};

export const orderNumber: PatternRecognizer = {
  name: 'identifiers/order',
  types: ['ORDER_NUMBER'],
  patterns: [
    { name: 'UPS', type: 'ORDER_NUMBER', match: r`1Z[0-9A-Z]{16}\b`, score: 0.85 },
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
        purchase order, booking reference, booking ref, reservation code, confirmation number, confirmation code, confirmation no, quote number
        bestellnummer, bestell-?nr, rechnungsnummer, rechnungs-?nr, auftragsnummer, auftrags-?nr, lieferscheinnummer, sendungsnummer, buchungsnummer
        belegnummer, numéro de commande, n° de commande, numéro de facture, n° de facture, facture n°, número de pedido, número de factura
        factura nº, numero d'ordine, ordernummer, factuurnummer
      `,
      0.75,
    ),
    labelledWithSign(
      'ORDER_NUMBER',
      r`order, invoice, po, booking, reservation, shipment, tracking, receipt, rechnung, bestellung, auftrag, commande, facture, pedido, factura`,
      0.65,
    ),
    labelled('ORDER_NUMBER', 'order, invoice, booking, reservation, shipment, tracking, receipt', 0.6, PLAIN_CODE),
  ],
};

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
  ],
};
