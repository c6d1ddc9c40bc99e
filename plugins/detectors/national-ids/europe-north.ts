import { dayFirst, hetu, personnummer, stdnum } from './checks.js';
import { ANY, at, BARE, DATED, digits, GROUPED, groups, type IdRow, id, OWN, r, SURE, tax } from './row.js';

const MM = '(?:0[1-9]|1[0-2])';
const DD = r`(?:0[1-9]|[12]\d|3[01])`;
/** Sweden: a day plus 60 marks a coordination number. */
const SE_DD = r`(?:0[1-9]|[12]\d|3[01]|6[1-9]|[78]\d|9[01])`;

const DK = 'cpr cprnr cpr-nr personnummer';
const SE = 'personnummer personnr pnr samordningsnummer swedish svenskt';
const SE_ORG = 'orgnummer orgnr organisationsnummer';
const NO = 'fødselsnummer fodselsnummer fnr personnummer norwegian';

/** Denmark, Estonia, Faroe Islands, Finland, Iceland, Latvia, Lithuania, Norway, Sweden. */
export const EUROPE_NORTH: readonly IdRow[] = [
  // Denmark has issued CPR numbers without a check digit since 2007, so only the date is checked.
  id('DK CPR', r`${DD}${MM}\d{2}-\d{4}`, at('form:common', 'check:weak'), DK, dayFirst),
  id('DK CPR', digits(10), at('form:bare', 'form:bare'), DK, dayFirst),
  tax('DK CVR', [digits(8), groups(2, 2, 2, 2)], BARE, 'cvr cvrnr cvr-nr moms', stdnum('dk/cvr')),
  id('EE isikukood', digits(11), DATED, 'isikukood estonian', stdnum('ee/ik')),
  tax('EE registrikood', digits(8), BARE, 'registrikood registry', stdnum('ee/registrikood')),
  tax('FO V-tal', [digits(6), groups(3, 3), groups(2, 2, 2)], at(ANY, ANY), 'vtal v-tal vinnutal', stdnum('fo/vn')),
  id('FI HETU', r`${DD}${MM}\d{2}[-+A-FU-Y]\d{3}[0-9A-FHJ-NPR-Y]`, SURE, 'hetu henkilötunnus', hetu),
  tax('FI Y-tunnus', r`\d{7}-\d`, GROUPED, 'y-tunnus ytunnus tunnus alv', stdnum('fi/ytunnus')),
  id('IS kennitala', r`[0-7]\d${MM}\d{2}-\d{3}[089]`, OWN, 'kennitala kt icelandic', stdnum('is/kennitala')),
  id('IS kennitala', digits(10), DATED, 'kennitala kt icelandic', stdnum('is/kennitala')),
  id('LV personas kods', r`(?:[0-2]\d|3[0-2])\d{4}-\d{5}`, 'form:plausible', 'personas kods latvian'),
  id('LV personas kods', digits(11), ANY, 'personas kods latvian'),
  id('LT asmens kodas', digits(11), DATED, 'asmens kodas lithuanian', stdnum('lt/asmens')),
  id('NO fødselsnummer', [digits(11), groups(6, 5)], at('form:common', 'check:fair'), NO, stdnum('no/fodselsnummer')),
  tax('NO orgnr', [digits(9), groups(3, 3, 3)], BARE, 'orgnr organisasjonsnummer', stdnum('no/orgnr')),
  tax('NO MVA', r`[89]\d{2} ?\d{3} ?\d{3} ?MVA`, 'form:typical', 'mva orgnr'),
  id('SE personnummer', r`\d{2}${MM}${SE_DD}[-+]\d{4}`, at('form:common', 'check:fair'), SE, personnummer),
  id('SE personnummer', r`(?:18|19|20)\d{2}${MM}${SE_DD}-\d{4}`, at('form:common', 'check:fair'), SE, personnummer),
  id('SE personnummer', [digits(10), digits(12)], DATED, SE, personnummer),
  tax('SE organisationsnummer', r`[1-9]\d[2-9]\d{3}-\d{4}`, GROUPED, SE_ORG, stdnum('se/orgnr')),
  tax('SE organisationsnummer', digits(10), BARE, SE_ORG, stdnum('se/orgnr')),
];
