import type { Span } from '../../../core/index.js';

/** A word for a number or its sign and a code, a code of six digits or more, the address of a network card. */
const LABELLED =
  /^\p{Lu}{2,5}(?: ?(?:#|(?:[Nn]o|NO|[Nn]r|ID|[Nn]umber)(?!\p{L})\.?)[:# ]{0,3}[A-Z]{0,3}\d{3}(?:\d\d| \d)|:? ?[A-Z]{0,2}\d{6}| ?\d{2}[A-Z]\d{6}| (?:[\dA-F]{2}[:-]){3})/u;
/** The abbreviation alone, or with its number. */
const TERM = /^\p{Lu}{2,5}(?:[^\p{L}].*)?$/u;
const LOOKAHEAD = 20;

/** Abbreviations that only name the number behind them. */
const LABELS: ReadonlySet<string> = new Set(
  `IMEI IMEISV MEID ICCID IMSI MAC ESN VIN IBAN BIC SSN EIN TIN ITIN NPI DEA MRN OTP PNR NINO UTR CIF NIF NIE DNI CUIT CUIL CPF CNPJ CURP RFC
  NSS TFN ABN ACN CRN BSN KVK AHV SIREN SIRET NIR ISIN CUSIP LEI UUID ASIN SKU UPC EAN ISBN ISSN DOI HIN HICN MBI CSN HAR GSTIN PESEL NIP
  REGON DUNS SEDOL CLABE ABA MICR AADHAAR UAN NRIC FIN MYKAD HKID RFID AWB`.split(/\s+/),
);
const FIRST_WORD = /^\p{Lu}{3,7}(?=$|[:#= ])/u;
const NUMBERED = /^\p{Lu}+(?: (?:no|nr|number|code|id)\.?)?(?: is)?[:#= ]{1,3}[A-Z]{0,6}[ -]?\d/iu;

/** How much of a probability is left for an abbreviation that is the label of a number: `NPI 1467560003`, `CLIA 03D0902117`, `DEA# BW…`. */
export function labelDoubt(view: string, { start, end }: Span): number {
  const term = view.slice(start, end);
  const behind = view.slice(start, end + LOOKAHEAD);
  if (LABELS.has(FIRST_WORD.exec(term)?.[0] ?? '')) return NUMBERED.test(behind) ? 0.2 : 1;
  return TERM.test(term) && LABELLED.test(behind) ? 0.3 : 1;
}
