import { stdnum } from './checks.js';
import { at, BARE, DATED, type IdRow, id, OWN, other, r, SURE, tax } from './row.js';

const DE_TAX = 'steuer-id steuerid idnr identifikationsnummer steueridentifikationsnummer';
const DE_STNR = 'steuernummer steuernr stnr st.-nr finanzamt elster';
const DE_SV = 'rvnr rentenversicherungsnummer sozialversicherungsnummer svnr versicherungsnummer';
const DE_CARD = 'ausweis personalausweis ausweisnummer personalausweisnummer';
const AT_SV = 'svnr sv-nr sozialversicherungsnummer vsnr';
const AT_TAX = 'abgabenkontonummer steuernummer stnr finanzamt';
const CH_AHV = 'ahv avs sozialversicherungsnummer ahv-nummer';

/** Austria, Germany, Liechtenstein, Switzerland. */
export const EUROPE_CENTRAL: readonly IdRow[] = [
  tax('DE Steuer-ID', r`[1-9]\d ?\d{3} ?\d{3} ?\d{3}`, BARE, DE_TAX, stdnum('de/idnr')),
  tax('DE Steuernummer', r`\d{2,3}/\d{3,4}/\d{4,5}`, 0.5, DE_STNR),
  // The form of the tax offices' own system: the state comes first.
  tax('DE Steuernummer', r`(?:0[1-9]|1[0-6])\d{11}`, 0.2, DE_STNR),
  id(
    'DE Versicherungsnummer',
    r`\d{2}[0-9]\d(?:0[1-9]|1[0-2])\d{2}[A-Z]\d{3}`,
    at(0.5, 0.85),
    DE_SV,
    stdnum('de/svnr'),
  ),
  id('DE Ausweis', r`[CFGHJ-NPRTV-Z][0-9CFGHJ-NPRTV-Z]{8}`, at(0.3, 0.45), DE_CARD, stdnum('de/passport')),
  id('DE Ausweis', r`T\d{8}`, 0.3, DE_CARD),
  other('DE Handelsregister', r`HR[AB] ?\d{1,6}`, 0.7, 'handelsregister amtsgericht registergericht'),
  id('AT SVNR', r`[1-9]\d{3} \d{6}`, at(0.3, 0.55), AT_SV, stdnum('at/vnr')),
  id('AT SVNR', r`[1-9]\d{9}`, DATED, AT_SV, stdnum('at/vnr')),
  tax('AT Abgabenkontonummer', r`\d{2}[-/ ]?\d{3}/\d{4}`, OWN, AT_TAX, stdnum('at/tin')),
  tax('AT Abgabenkontonummer', r`\d{2}[- ]?\d{7}`, BARE, AT_TAX, stdnum('at/tin')),
  other(
    'AT Firmenbuchnummer',
    r`FN ?\d{5,6} ?[a-z]`,
    at(0.7, 0.75),
    'firmenbuch firmenbuchnummer',
    stdnum('at/businessid'),
  ),
  id('CH AHV', r`756[. ]\d{4}[. ]\d{4}[. ]\d{2}`, SURE, CH_AHV, stdnum('ch/ssn')),
  id('CH AHV', r`756\d{10}`, at(0.4, 0.75), CH_AHV, stdnum('ch/ssn')),
  tax('CH UID', r`CHE[- ]?\d{3}[. ]?\d{3}[. ]?\d{3}(?: ?(?:MWST|TVA|IVA|TPV|HR))?`, SURE, 'uid mwst', stdnum('ch/uid')),
  id('CH identity card', r`[A-Z]\d{7}`, 0.2, 'identitätskarte identité identità'),
  id('LI PEID', r`\d{4,12}`, at(0.1, 0.15), 'peid liechtenstein', stdnum('li/peid')),
];
