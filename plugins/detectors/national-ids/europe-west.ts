import { belgianCard, matricule, nhsNumber, stdnum } from './checks.js';
import { ANY, at, BARE, DATED, digits, GROUPED, groups, type IdRow, id, r, SURE, tax } from './row.js';

const BE = 'rijksregisternummer rijksregister insz niss nrn rrn';
const NL = 'bsn burgerservicenummer sofinummer sofi';
const FR = 'nir insee sécurité securite sécu secu vitale ss nss';
const NHS = 'nhs nhs-number';
/** Prefixes that HMRC issues (NIM39110). */
const NINO = '(?!BG|GB|KN|NK|NT|TN|ZZ)[A-CEGHJ-PR-TW-Z][A-CEGHJ-NPR-TW-Z]';

/** Belgium, France, Ireland, Luxembourg, Netherlands, United Kingdom. */
export const EUROPE_WEST: readonly IdRow[] = [
  id('BE rijksregisternummer', r`\d{2}\.\d{2}\.\d{2}[-.]\d{3}[-.]\d{2}`, SURE, BE, stdnum('be/insz')),
  id('BE rijksregisternummer', [digits(11), groups(2, 2, 2, 3, 2)], DATED, BE, stdnum('be/insz')),
  id(
    'BE identity card',
    r`\d{3}-\d{7}-\d{2}`,
    at('form:shared', 'check:fair'),
    'identiteitskaart identité',
    belgianCard,
  ),
  id(
    'FR NIR',
    r`[1-478] ?\d{2} \d{2} ?(?:\d{2}|2[AB]) ?\d{3} ?\d{3} ?\d{2}`,
    at('form:common', 'check:good'),
    FR,
    stdnum('fr/nir'),
  ),
  id('FR NIR, any key', r`[1-478] \d{2} \d{2} (?:\d{2}|2[AB]) \d{3} \d{3} \d{2}`, 'form:common', FR),
  id('FR NIR', [digits(15), r`[12]\d{4}2[AB]\d{8}`], at('form:common', 'check:good'), FR, stdnum('fr/nir')),
  id('FR NIR without key', [digits(13), r`[12] \d{2} \d{2} (?:\d{2}|2[AB]) \d{3} \d{3}`], ANY, FR),
  id('FR CNI', [digits(12), r`\d{2}[A-Z]\d{9}`, r`[A-Z][A-Z0-9]\d[A-Z0-9]{6}`], ANY, 'cni identité'),
  tax('FR numéro fiscal', [digits(13), groups(2, 2, 3, 3, 3)], BARE, 'fiscal spi impôts nif', stdnum('fr/nif')),
  tax('FR SIREN', [digits(9), groups(3, 3, 3)], BARE, 'siren rcs', stdnum('fr/siren')),
  tax('FR SIRET', [digits(14), groups(3, 3, 3, 5), r`\d{3} \d{3} \d{8}`], DATED, 'siret', stdnum('fr/siret')),
  id('GB NINO', r`${NINO} ?\d{2} ?\d{2} ?\d{2} ?[A-D]`, 'form:usual', 'nino ni insurance nin'),
  // Prefixes that are never issued occur in examples and typing errors: `QQ 12 34 56 C`.
  id('GB NINO, any prefix', r`[A-Z]{2} ?\d{2} ?\d{2} ?\d{2} ?[A-D]`, 'form:bare', 'nino ni nin insurance'),
  id('GB NHS number', [digits(10), groups(3, 3, 4)], BARE, NHS, nhsNumber),
  id('GB UPN', r`[A-HJ-NP-RT-Z]\d{11}[0-9A-HJ-NP-RT-Z]`, 'form:common', 'upn pupil'),
  tax('GB UTR', [digits(10), groups(5, 5)], BARE, 'utr taxpayer self-assessment hmrc', stdnum('gb/utr')),
  id('IE PPS', r`\d{7}[A-W][A-Z]?`, at('form:shared', 'check:good'), 'pps ppsn irish', stdnum('ie/pps')),
  id('LU matricule', digits(13), DATED, 'matricule cns', matricule),
  id('NL BSN', groups(4, 2, 3), GROUPED, NL, stdnum('nl/bsn')),
  id('NL BSN', [digits(8), digits(9)], BARE, NL, stdnum('nl/bsn')),
  id('NL document', r`[A-NP-Z]{2}\d[A-NP-Z0-9]{5}\d`, 'form:bare', 'identiteitskaart documentnummer identiteitsbewijs'),
];
