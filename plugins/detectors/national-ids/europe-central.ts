import { either, germanSerial, stdnum } from './checks.js';
import { ANY, at, BARE, DATED, digits, groups, type IdRow, id, OWN, other, r, SURE, tax } from './row.js';

const DE_TAX = 'steuer-id steuerid idnr identifikationsnummer steueridentifikationsnummer';
const DE_STNR = 'steuernummer steuernr stnr st.-nr finanzamt elster';
const DE_SV = 'rvnr rentenversicherungsnummer sozialversicherungsnummer svnr versicherungsnummer';
const DE_CARD = 'ausweis personalausweis ausweisnummer personalausweisnummer';
const DE_REGISTER = 'handelsregister amtsgericht registergericht';
const AT_SV = 'svnr sv-nr sozialversicherungsnummer vsnr';
const AT_TAX = 'abgabenkontonummer steuernummer stnr finanzamt';
const CH_AHV = 'ahv avs sozialversicherungsnummer ahv-nummer';
const CH_CARD = 'identitätskarte identité identità';
const UID = either(stdnum('ch/uid'), stdnum('ch/vat'));

/** Nine characters without vowels and letters that look like digits, with a digit among the first five. */
const CARD = r`[CFGHJ-NPRTV-Z](?=[CFGHJ-NPRTV-Z]{0,3}\d)[0-9CFGHJ-NPRTV-Z]{8}`;

/** Austria, Germany, Liechtenstein, Switzerland. */
export const EUROPE_CENTRAL: readonly IdRow[] = [
  tax('DE Steuer-ID', [digits(11), groups(2, 3, 3, 3)], BARE, DE_TAX, stdnum('de/idnr')),
  tax('DE Steuernummer', r`(?!\d{2}/\d{3,4}/(?:19|20)\d{2}\b)\d{2,3}/\d{3,4}/\d{4,5}`, 'form:plausible', DE_STNR),
  // The electronic format of the tax offices: the state comes first.
  tax('DE Steuernummer', r`(?:0[1-9]|1[0-6])\d{11}`, 'form:bare', DE_STNR),
  tax('DE Steuernummer', [digits(10), digits(11), groups(3, 3, 5), groups(2, 3, 5)], ANY, DE_STNR),
  id(
    'DE Versicherungsnummer',
    r`\d{2} ?\d{2}(?:0[1-9]|1[0-2])\d{2} ?[A-Z] ?\d{3}`,
    at('form:plausible', 'check:strong'),
    DE_SV,
    stdnum('de/svnr'),
  ),
  // Older cards print the check digit after the nine characters; newer ones have it only in the machine-readable zone.
  id('DE Ausweis', CARD, 'form:common', DE_CARD),
  id('DE Ausweis', r`${CARD}\d`, at('form:common', 'check:fair'), DE_CARD, germanSerial),
  id('DE Ausweis', r`T\d{8}`, 'form:common', DE_CARD),
  other('DE Handelsregister', r`(?:HR[AB]|GnR|GsR) ?\d{1,6}`, 'form:usual', DE_REGISTER),
  // Elsewhere these letters are an interval in an ECG, or virtual reality.
  other(
    'DE Vereinsregister',
    r`[VP]R ?\d{1,6}`,
    'form:common',
    `${DE_REGISTER} vereinsregister partnerschaftsregister`,
  ),
  id('AT SVNR', groups(4, 6), at('form:common', 'check:fair'), AT_SV, stdnum('at/vnr')),
  id('AT SVNR', digits(10), DATED, AT_SV, stdnum('at/vnr')),
  tax('AT Abgabenkontonummer', r`\d{2}[-/ ]?\d{3}/(?!(?:19|20)\d{2}\b)\d{4}`, OWN, AT_TAX, stdnum('at/tin')),
  tax('AT Abgabenkontonummer', [digits(9), groups(2, 7)], BARE, AT_TAX, stdnum('at/tin')),
  other(
    'AT Firmenbuchnummer',
    r`FN ?\d{5,6} ?[a-z]`,
    at('form:typical', 'check:good'),
    'firmenbuch',
    stdnum('at/businessid'),
  ),
  id('CH AHV', groups(3, 4, 4, 2), SURE, CH_AHV, stdnum('ch/ssn')),
  id('CH AHV', digits(13), at('form:common', 'check:good'), CH_AHV, stdnum('ch/ssn')),
  tax('CH UID', r`CHE[- ]?\d{3}[. ]?\d{3}[. ]?\d{3}(?: ?(?:MWST|TVA|IVA|TPV|HR))?`, SURE, 'uid mwst', UID),
  id('CH identity card', r`[A-Z]\d{7}`, 'form:bare', CH_CARD),
];
