import type { PatternRecognizer } from '../../core/index.js';
import { labelled, labels, marked, r } from './behind.js';

const GERMAN = [
  'az',
  'aktenzeichen',
  'urteil',
  'beschluss',
  'bgh',
  'olg',
  'lg',
  'ag',
  'bverfg',
  'bag',
  'bsg',
  'bfh',
  'vg',
  'gericht',
];

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
      labels`
        case number, case no, case id, case #, case file, docket number, docket no, docket, cause no, claim number, claim no, claim id, claim #, file number, file no, file #
        incident number, incident no, incident id, ticket number, ticket no, ticket id, ticket #, matter no, matter number, complaint no, complaint number, warrant no, citation no
        police report, report number, report no, policy number, policy no, policy id, policy #, index no, arrest no, booking number
        aktenzeichen, geschäftszeichen, geschäfts-?nr, az\., gz\., fallnummer, vorgangsnummer, vorgangs-?nr, schadennummer, schaden-?nr, versicherungsscheinnummer, policennummer, bußgeldbescheid
        numéro de dossier, n° de dossier, dossier n°, numéro d'affaire, numéro de sinistre, numéro de police, réf\. dossier
        número de expediente, expediente, n[úu]mero de caso, n[úu]mero de póliza, siniestro, processo n, numero pratica, zaaknummer, sygn\. akt, sp\. zn\.
      `,
      0.75,
    ),
    marked(
      'CASE_NUMBER',
      labels`case, claim, docket, matter, incident, ticket, complaint, file, policy, sinistre, dossier, póliza, az, gz, akte, vorgang, fall`,
    ),
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
      labels`
        order number, order no, order id, order #, invoice number, invoice no, invoice #, purchase order, po number, po no, tracking number, tracking no, tracking id, shipment id, shipment number
        booking reference, booking ref, booking no, reservation number, reservation code, confirmation number, confirmation code, confirmation no, receipt number, receipt no, quote number
        bestellnummer, bestell-?nr, rechnungsnummer, rechnungs-?nr, auftragsnummer, auftrags-?nr, lieferscheinnummer, sendungsnummer, buchungsnummer, belegnummer
        numéro de commande, n° de commande, numéro de facture, n° de facture, facture n°, número de pedido, n[úu]mero de factura, factura n[°ºo]?, numero d'ordine, ordernummer, factuurnummer
      `,
      0.75,
    ),
    marked(
      'ORDER_NUMBER',
      labels`order, invoice, booking, reservation, shipment, tracking, receipt, rechnung, bestellung, auftrag, commande, facture, pedido, factura`,
      0.65,
    ),
  ],
};

export const certificate: PatternRecognizer = {
  name: 'identifiers/certificate',
  types: ['CERTIFICATE'],
  patterns: [
    labelled(
      'CERTIFICATE',
      labels`
        certificate number, certificate no, certificate id, certificate #, cert no, cert number, license number, licence number, license no, licence no, license #, licence #, permit number, permit no
        accreditation no, registration number, registration no, reg no, zertifikatsnummer, zertifikat-?nr, urkundennummer, urkunden-?nr, lizenznummer, zulassungsnummer
        numéro de certificat, certificat n°, numéro de licence, número de certificado, n[úu]mero de licencia, numero di certificato
      `,
      0.75,
    ),
    marked(
      'CERTIFICATE',
      labels`cert, certificate?, certificado, licen[cs]e, lic, permit, zertifikat, urkunde, lizenz`,
      0.65,
    ),
  ],
};
