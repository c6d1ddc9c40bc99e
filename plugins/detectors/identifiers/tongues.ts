import type { PatternRecognizer } from '../../../core/index.js';
import { labelled, labelledCode, labelledWithSign } from '../../../kit/index.js';

const r = String.raw;
const END = r`(?![\p{L}\p{N}_]|[-./]\p{N})`;

/** Papers of trade as they are called outside of English, before `n.`, `nº`, `nr` or a colon. */
const PAPERS = r`
  fattura, fatture, fatt\., fatura, faturas, factuur, facturen, faktura, faktury, fakturę, fakturze, faktúra, nota fiscal, nota fiscal de serviços, nota de débito, nota de crédito, nota di credito
  recibo, ricevuta, bolletta, preventivo, presupuesto, orçamento, devis, offerte, offerta, gutschrift, lieferschein, avoir, bon de commande, bon de livraison
  ddt, d\.d\.t\., albarán, guia de remessa, ordine, bestelling, encomenda, zamówienie, zamówienia, paragon, tilbud, ordre, objednávka, factură, fatura no, sipariş, följesedel
`;
/** Where no sign stands between the paper and its number, the number begins with a year: `Factuur 2024.0173`. */
const YEAR_FIRST = r`(?:[A-Z]{1,4}[-./]?)?(?:19|20)\d{2}[-./]?\d{3,7}(?:[-./][A-Z0-9]{1,6})?(?![\p{L}\p{N}_]|[-./]\p{N})`;

const CONTRACTS = r`
  mietvertrag, arbeitsvertrag, darlehensvertrag, kaufvertrag, bausparvertrag, leasingvertrag, huurcontract, overeenkomst, huurovereenkomst, bail, contrat de prêt, contrat de bail, contratto di locazione, contrato de arrendamiento, contrato de arrendamento, umowa, umowy, smlouva, hyresavtal, lejekontrakt, sözleşme
`;
const CUSTOMERS = r`
  cliente, clienti, abonado, abbonato, sócio, socio, associado, adhérent, abonné, lid, lidmaatschap, kunden, kund, kundin, klient, klienta, zákazník, müşteri, membro, tessera, titular n
`;

/** Files of courts, police, schools and offices. */
const FILES = r`
  expte, expte\., exptes\., exp\.te, zaaknr, zaaknr\., pl-nummer, bvh-nummer, aangiftenummer, parketnr, dossiernr, dossiernr\., vorgangsnr, vorgangsnr\., vorgangs-nr\.
  sygn\., sygnatura akt, spisová značka, č\. ?j\., j\. ?č\., saksnummer, saksnr, sagsnummer, sagsnr, målnummer, mål nr, ärendenummer, ärendenr, diarienummer, diarienr, dnr, j\.nr, dosar nr, dosya no, esas no, karar no
`;
const FILES_WITH_SIGN = r`
  denuncia orale, verbale di denuncia, verbale di denuncia orale, querela, fascicolo, atestado, diligencias, boletim, boletim de ocorrência, ocorrência, inquérito, auto de notícia, procès-verbal, procédure, plainte, aangifte, proces-verbaal, aangifte met
  anzeige, strafanzeige, ermittlungsverfahren, verfahren, sprawa, sprawy, spis, sag, ärende, dosar, dosya
`;

/** What letters refer to, and numbers of persons that are words as well. */
const REFERENCES = r`
  réf, référence, referência, referencia, referentie, referenz, autos, procedimiento, protocollo, cf, bi, sns, rg, rif\., riferimento, iscrizione
`;

/** Samples, requests and the like: what laboratories, offices and insurers number. */
const REQUESTS = r`
  aanvraagnr, aanvraagnr\., aanvraagnummer, monsternummer, monsternr, labnummer, labnr, opdrachtnummer, opdrachtnr, relatienummer, relatienr, lidnummer, lidnr, meldingsnummer, registratienummer, verwijsnummer, volgnummer, inschrijfnummer, debiteurnummer, debiteurnr
  auftragsnr, auftragsnr\., antragsnr, antragsnr\., vorgangskennung, mitgliedsnr, mitgliedsnr\., vertragsnr, vertragsnr\., kundennr, kundennr\., belegnr, belegnr\., teilnehmernummer, policennr, policennr\., scheinnummer, scheinnr, depotnummer, depotnr, ausweisnummer, ausweisnr, ausweis-nr\., überweisungsnummer, sendungsnr, debitorennummer, debitorennr
  remissnummer, rekvisitionsnr, rekvisitionsnummer, provnummer, prøvenummer, prøvenr, kundnummer, kundnr, kundenummer, avtalsnummer, medlemsnummer, medlemsnr, policenr, kontraktsnr, polisenummer, ärendenr, fakturanummer, fakturanr, ordrenummer, ordrenr, ordernr, ocr, kid-nummer
  requisição, requisição n\.?[º°], número da requisição, protocolo, protocolo n\.?[º°], petición n\.?[º°], código de cliente, código cliente, localizador de la muestra, numero richiesta, numero accettazione, numéro de demande, numéro de prélèvement, référence dossier, réf\. dossier, réf\. client, ns réf\., v réf\.
  rezeptnummer, rezeptnr, kassenzeichen, laufnummer, laufende nummer, lfd\. nr, rekeningnummer, rekeningnr, meternummer, uzovi, uzovi-code, kontonummer, kontonr, kto\.-nr, konto-nr
  codice paziente, id paziente, codice utente, nosologico, n\.? ?nosologico, numero nosologico, id utente, código de paciente, código paciente, id paciente, código do utente, id do doente, numéro patient, identifiant patient, id patient
  nº hc, nuss, nib, número de aluno, número de beneficiário, número de sócio, número de empleado, numéro d.identification, numéro d.admission, numéro d.allocataire, numéro d.ordre
  réf\., v/réf\.?, n/réf\.?, vos réf\.?, nos réf\.?, référence avis, référence client, ref\.ª, unser zeichen, ihr zeichen, prot\. n\., r\.g\. n\., c\.f\.
  numer klienta, nr klienta, nr zlecenia, nr polisy, numer polisy, nr umowy, nr faktury, nr sprawy, číslo smlouvy, číslo zákazníka, číslo pojistky, variabilní symbol, čís\. smlouvy, müşteri no, poliçe no, protokol no, dosya numarası, nr\. contract, nr\. poliță, cod client
`;

/** `N. cartella 2024/01877`, `Nº petición: 220091`, `N.º da apólice`: the sign stands before what is numbered. */
const NUMBERED_AFTER = r`n(?:[.°º]|\.[°º]|r\.?|úm\.|um\.) ?(?:(?:d[ieoau]|del|della|de la) |d['’])?(?:identification|admission|ordre|allocataire|assuré|inscription|immatriculation|patient|paciente|empleado|alumno|hc|historia clínica|nosologico|iscrizione|ruolo|paziente|utenza|beneficiário|beneficiario|aluno|sócio|doente|rg|enregistrement|cartella|pratica|protocollo|richiesta|referto|accettazione|ricovero|documento|fattura|ordine|tessera|polizza|sinistro|matricola|verbale|fascicolo|campione|contratto|cliente|conto|impegnativa|petición|solicitud|expediente|historia|episodio|muestra|factura|pedido|póliza|contrato|cuenta|socio|afiliado|afiliación|referencia|atestado|registro|tarjeta|orden|abonado|recibo|siniestro|requisição|processo|utente|fatura|apólice|conta|episódio|amostra|inscrição|matrícula|protocolo|sinistro|encomenda|dossier|commande|facture|client|contrat|sinistre|adhérent|police|demande|prélèvement|échantillon|compte|abonné|permanent|mandat|prescription|sprawy|faktury|umowy|zlecenia|klienta|rachunku|polisy|karty|zamówienia)`;

/** Numbers behind the labels of forms and letters in the languages beside English. */
export const numbersAbroad: PatternRecognizer = {
  name: 'identifiers/abroad',
  types: ['CASE_NUMBER', 'ORDER_NUMBER', 'ID_NUMBER', 'CUSTOMER_ID', 'LICENSE_PLATE'],
  patterns: [
    labelledWithSign('ORDER_NUMBER', PAPERS, 0.65),
    labelled('ORDER_NUMBER', 'rechnung, facture, fattura, fatura, factuur, factura, faktura', 0.6, YEAR_FIRST),
    // Invoices of Portugal: kind, series and number, `FT 2023/4418`.
    labelledWithSign('ORDER_NUMBER', PAPERS, 0.65, r`[A-Z]{1,3} [A-Z0-9]{1,6}/\d{1,8}${END}`),
    labelledWithSign('ID_NUMBER', CONTRACTS, 0.6),
    labelledWithSign('CUSTOMER_ID', CUSTOMERS, 0.65, labelledCode(4)),
    labelled('ID_NUMBER', 'contador, compteur, contatore, zähler, meter, teller', 0.5, r`\d{6,12}${END}`),
    labelled('CASE_NUMBER', FILES, 0.7),
    labelledWithSign('CASE_NUMBER', FILES_WITH_SIGN, 0.65),
    labelled('ID_NUMBER', REQUESTS, 0.65, labelledCode(4)),
    {
      name: 'sign before the noun',
      type: 'ID_NUMBER',
      lead: r`${NUMBERED_AFTER}(?: ?:[ \t]{0,3}|#| {1,3}|\t)`,
      match: labelledCode(4),
      ignoreCase: true,
      score: 0.65,
    },
    labelledWithSign(
      'ID_NUMBER',
      'richiesta, referto, impegnativa, petición, solicitud, petitorio, protocollo, demande, prélèvement, requisición, zlecenie, skierowanie, žádanka, remiss, rekvisition, istem',
      0.6,
      labelledCode(4),
    ),
    labelledWithSign('ID_NUMBER', REFERENCES, 0.6, labelledCode(4)),
    // `Autos 123/2024`, `R.G. n. 4471/2023`: a number and its year.
    labelled(
      'CASE_NUMBER',
      'autos, procedimiento, r\\.g\\., r\\. ?g\\. n\\., n\\. r\\.g\\., prot\\., protocollo',
      0.65,
      r`\d{1,6}/(?:19|20)?\d\d(?:/\d{2,4})?${END}`,
    ),
    // Of the provinces of Spain, until 2000.
    {
      name: 'plate of a Spanish province',
      type: 'LICENSE_PLATE',
      match: r`(?:A|AB|AL|AV|B|BA|BI|BU|C|CA|CC|CE|CO|CR|CS|CU|GC|GE|GI|GR|GU|H|HU|IB|J|L|LE|LO|LU|M|MA|ML|MU|NA|O|OR|OU|P|PM|PO|S|SA|SE|SG|SO|SS|T|TE|TF|TO|V|VA|VI|Z|ZA)-\d{4}-[A-Z]{1,2}${END}`,
      score: 0.35,
      context: ['matrícula', 'matricula', 'placa', 'vehículo', 'turismo', 'furgoneta', 'coche', 'motocicleta'],
    },
  ],
};
