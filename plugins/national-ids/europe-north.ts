import { dayFirst, hetu, personnummer, stdnum } from './checks.js';
import { at, BARE, DATED, GROUPED, type IdRow, id, OWN, r, SURE, tax } from './row.js';

const MM = '(?:0[1-9]|1[0-2])';
const DD = '(?:0[1-9]|[12]\\d|3[01])';
/** Sweden: a day plus 60 marks a coordination number. */
const SE_DD = '(?:0[1-9]|[12]\\d|3[01]|6[1-9]|[78]\\d|9[01])';

const DK = 'cpr cprnr cpr-nr personnummer';
const SE = 'personnummer personnr pnr samordningsnummer swedish svenskt';
const SE_ORG = 'orgnummer orgnr organisationsnummer';
const NO = 'fødselsnummer fodselsnummer fnr personnummer norwegian';

/** Denmark, Estonia, Faroe Islands, Finland, Iceland, Latvia, Lithuania, Norway, Sweden. */
export const EUROPE_NORTH: readonly IdRow[] = [
  // Since 2007 Denmark issues CPR numbers without a checksum, so only the date is looked at.
  id('DK CPR', r`${DD}${MM}\d{2}-\d{4}`, at(0.3, 0.5), DK, dayFirst),
  id('DK CPR', r`${DD}${MM}\d{6}`, at(0.2, 0.25), DK, dayFirst),
  tax('DK CVR', r`\d{2} ?\d{2} ?\d{2} ?\d{2}`, BARE, 'cvr cvrnr cvr-nr moms', stdnum('dk/cvr')),
  id('EE isikukood', r`[1-8]\d{2}${MM}${DD}\d{4}`, DATED, 'isikukood estonian', stdnum('ee/ik')),
  tax('EE registrikood', r`[1789]\d{7}`, BARE, 'registrikood registry', stdnum('ee/registrikood')),
  tax('FO V-tal', r`\d{3} ?\d{3}`, at(0.15, 0.15), 'vtal v-tal vinnutal', stdnum('fo/vn')),
  id('FI HETU', r`${DD}${MM}\d{2}[-+A-FU-Y]\d{3}[0-9A-FHJ-NPR-Y]`, SURE, 'hetu henkilötunnus', hetu),
  tax('FI Y-tunnus', r`\d{7}-\d`, GROUPED, 'y-tunnus ytunnus tunnus alv', stdnum('fi/ytunnus')),
  id('IS kennitala', r`[0-7]\d${MM}\d{2}-\d{3}[089]`, OWN, 'kennitala kt icelandic', stdnum('is/kennitala')),
  id('IS kennitala', r`[0-7]\d${MM}\d{5}[089]`, DATED, 'kennitala kt icelandic', stdnum('is/kennitala')),
  id('LV personas kods', r`(?:[0-2]\d|3[0-2])\d{4}-\d{5}`, 0.5, 'personas kods latvian'),
  id('LV personas kods', r`(?:[0-2]\d|3[0-2])\d{9}`, 0.15, 'personas kods latvian'),
  id('LT asmens kodas', r`[1-9]\d{2}${MM}${DD}\d{4}`, DATED, 'asmens kodas lithuanian', stdnum('lt/asmens')),
  id('NO fødselsnummer', r`\d{6} ?\d{5}`, at(0.3, 0.7), NO, stdnum('no/fodselsnummer')),
  tax('NO orgnr', r`[89]\d{2} ?\d{3} ?\d{3}`, BARE, 'orgnr organisasjonsnummer', stdnum('no/orgnr')),
  tax('NO MVA', r`[89]\d{2} ?\d{3} ?\d{3} ?MVA`, 0.7, 'mva orgnr'),
  id('SE personnummer', r`\d{2}${MM}${SE_DD}[-+]\d{4}`, at(0.3, 0.6), SE, personnummer),
  id('SE personnummer', r`(?:18|19|20)\d{2}${MM}${SE_DD}-\d{4}`, at(0.3, 0.6), SE, personnummer),
  id('SE personnummer', r`(?:18|19|20)?\d{2}${MM}${SE_DD}\d{4}`, DATED, SE, personnummer),
  tax('SE organisationsnummer', r`[1-9]\d[2-9]\d{3}-\d{4}`, GROUPED, SE_ORG, stdnum('se/orgnr')),
  tax('SE organisationsnummer', r`[1-9]\d[2-9]\d{7}`, BARE, SE_ORG, stdnum('se/orgnr')),
];
