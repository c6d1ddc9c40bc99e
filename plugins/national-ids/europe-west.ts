import { belgianCard, matricule, nhsNumber, stdnum } from './checks.js';
import { at, BARE, DATED, GROUPED, type IdRow, id, r, SURE, tax } from './row.js';

const BE = 'rijksregisternummer rijksregister insz niss nrn rrn registre-national';
const NL = 'bsn burgerservicenummer sofinummer sofi';
const FR = 'nir insee sécurité securite sécu secu vitale';
/** Prefixes that HMRC gives out (NIM39110). */
const NINO = '(?!BG|GB|KN|NK|NT|TN|ZZ)[A-CEGHJ-PR-TW-Z][A-CEGHJ-NPR-TW-Z]';

/** Belgium, France, Ireland, Luxembourg, Netherlands, United Kingdom. */
export const EUROPE_WEST: readonly IdRow[] = [
  id('BE rijksregisternummer', r`\d{2}\.\d{2}\.\d{2}[-.]\d{3}[-.]\d{2}`, SURE, BE, stdnum('be/insz')),
  id('BE rijksregisternummer', r`\d{2} ?\d{2} ?\d{2} ?\d{3} ?\d{2}`, DATED, BE, stdnum('be/insz')),
  id('BE identity card', r`\d{3}-\d{7}-\d{2}`, at(0.4, 0.7), 'identiteitskaart identité', belgianCard),
  id('FR NIR', r`[1-478] ?\d{2} ?\d{2} ?(?:\d{2}|2[AB]) ?\d{3} ?\d{3} ?\d{2}`, at(0.3, 0.8), FR, stdnum('fr/nir')),
  id('FR NIR without key', r`[12] ?\d{2} ?(?:0[1-9]|1[0-2]) ?(?:\d{2}|2[AB]) ?\d{3} ?\d{3}`, 0.25, FR),
  id('FR CNI', r`\d{12}|[A-Z0-9]{2}\d[A-Z0-9]{6}`, 0.15, 'cni identité'),
  tax('FR numéro fiscal', r`[0-3]\d ?\d{2} ?\d{3} ?\d{3} ?\d{3}`, BARE, 'fiscal spi impôts nif', stdnum('fr/nif')),
  tax('FR SIREN', r`\d{3} ?\d{3} ?\d{3}`, BARE, 'siren rcs', stdnum('fr/siren')),
  tax('FR SIRET', r`\d{3}[ .]?\d{3}[ .]?\d{3}[ .]?\d{5}`, DATED, 'siret', stdnum('fr/siret')),
  id('GB NINO', r`${NINO} ?\d{2} ?\d{2} ?\d{2} ?[A-D]`, 0.6, 'nino ni insurance nin'),
  id('GB NHS number', r`\d{3}[ -]\d{3}[ -]\d{4}|\d{10}`, BARE, 'nhs', nhsNumber),
  id('GB UPN', r`[A-HJ-NP-RT-Z]\d{11}[0-9A-HJ-NP-RT-Z]`, 0.3, 'upn pupil'),
  tax('GB UTR', r`\d{5} ?\d{5}`, BARE, 'utr taxpayer self-assessment hmrc', stdnum('gb/utr')),
  id('IE PPS', r`\d{7}[A-W][A-IW]?`, at(0.4, 0.75), 'pps ppsn irish', stdnum('ie/pps')),
  id('LU matricule', r`(?:18|19|20)\d{2}(?:0[1-9]|1[0-2])[0-3]\d{6}`, DATED, 'matricule cns', matricule),
  id('NL BSN', r`\d{4}\.\d{2}\.\d{3}`, GROUPED, NL, stdnum('nl/bsn')),
  id('NL BSN', r`\d{8,9}`, BARE, NL, stdnum('nl/bsn')),
  id('NL document', r`[A-NP-Z]{2}[A-NP-Z0-9]{6}\d`, 0.2, 'identiteitskaart documentnummer identiteitsbewijs'),
];
