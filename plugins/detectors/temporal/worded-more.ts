import type { Pattern } from '../../../core/index.js';
import { YEAR } from './calendar.js';
import { wordTrie } from './word-trie.js';

const r = String.raw;
const trie = (words: string): string => wordTrie(words.split(' '));
const END = r`(?![\p{L}\p{N}_])`;

const FIGURES = r`(?!00?(?!\d)|3[2-9]|[4-9]\d)\d\d?`;
const MONTHS_OF_SPAIN_AND_PORTUGAL =
  'enero febrero marzo abril mayo junio julio agosto septiembre setiembre octubre noviembre diciembre ' +
  'janeiro fevereiro março maio junho julho setembro outubro novembro dezembro';

/** How one language writes days, months and years out: each the source of a regular expression. */
interface Words {
  readonly language: string;
  readonly day: string;
  /** Between the day and the month, and between the month and the year; with the blanks. */
  readonly joints: readonly [month: string, year: string];
  readonly months: string;
  readonly year: string;
  /** What stands before a day without a year; alternatives. Left out where nothing else has the form. */
  readonly on?: string;
}

const ES_ONES =
  'uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte veintiuno veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete veintiocho veintinueve';
const ES_TENS = trie('treinta cuarenta cincuenta sesenta setenta ochenta noventa');
const PT_ONES =
  'um dois três quatro cinco seis sete oito nove dez onze doze treze catorze quatorze quinze dezasseis dezesseis dezassete dezessete dezoito dezanove dezenove';
const PT_TENS = trie('vinte trinta quarenta cinquenta sessenta setenta oitenta noventa');
const PT_UP_TO_99 = `(?:(?:${PT_TENS})(?: e ${trie(PT_ONES)})?|${trie(PT_ONES)})`;
const DE_AND = `(?:${trie('ein zwei drei vier fünf sechs sieben acht neun')}und)?`;
const NL_ONES = trie(
  'een één twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien zeventien achttien negentien',
);
const NL_TENS = `(?:${trie('een twee drie vier vijf zes zeven acht negen')}[eë]n)?${trie('twintig dertig veertig vijftig zestig zeventig tachtig negentig')}`;

const LANGUAGES: readonly Words[] = [
  {
    language: 'Spanish',
    day: `(?:primero|treinta(?: y uno)?|${trie(ES_ONES)})`,
    joints: [' (?:días? )?(?:del? mes )?de ', ' del? (?:año )?'],
    months: 'enero febrero marzo abril mayo junio julio agosto septiembre setiembre octubre noviembre diciembre',
    year: `(?:dos mil|mil (?:novecientos|ochocientos))(?: (?:(?:${ES_TENS})(?: y ${trie(ES_ONES)})?|${trie(ES_ONES)}))?`,
  },
  {
    language: 'Portuguese',
    day: `(?:primeiro|${PT_UP_TO_99})`,
    joints: [' (?:dias? )?(?:do mês )?de ', ' (?:de|do ano de|do ano) '],
    months: 'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro',
    year: `(?:dois mil|mil,? (?:novecentos|oitocentos))(?:,? (?:e )?${PT_UP_TO_99})?`,
  },
  {
    language: 'Italian',
    day: r`(?:primo|due|tre|quattro|cinque|sei|sette|otto|nove|dieci|undici|dodici|tredici|quattordici|quindici|sedici|diciassette|diciotto|diciannove|venti\p{L}{0,8}|ventuno|ventotto|trenta|trentuno)`,
    joints: [' (?:del mese di )?', " (?:del |dell'anno )?"],
    months: 'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre',
    year: r`(?:duemila|mille ?novecento|mille ?ottocento)\p{L}{0,18}`,
    on: 'il|del|dal|al',
  },
  {
    language: 'German',
    day: r`(?:erst|zweit|dritt|viert|fünft|sechst|siebt|siebent|acht|neunt|zehnt|elft|zwölft|(?:drei|vier|fünf|sech|sieb|acht|neun)zehnt|${DE_AND}(?:zwanzig|dreißig|dreissig)st)e[nr]`,
    joints: [' ', ' (?:des Jahres )?'],
    months: 'januar jänner februar feber märz april mai juni juli august september oktober november dezember',
    year: r`(?:zweitausend|neunzehnhundert|achtzehnhundert)\p{L}{0,22}`,
    on: 'am|den|dem|vom|zum|bis',
  },
  {
    language: 'Dutch',
    day: `(?:${trie('eerste tweede derde vierde vijfde zesde zevende achtste negende tiende elfde twaalfde dertiende veertiende vijftiende zestiende zeventiende achttiende negentiende')}|(?:${NL_TENS})(?:ste)?|${NL_ONES})`,
    joints: [' ', ' '],
    months: 'januari februari maart april mei juni juli augustus september oktober november december',
    year: `(?:tweeduizend|negentienhonderd|achttienhonderd)(?:(?: ?en)? ?(?:${NL_TENS}|${NL_ONES}))?`,
    on: 'op|sinds|vanaf|tot|komt|van|voor|na|rond',
  },
];

const date = (name: string, match: string): Pattern => ({ name, type: 'DATE', match, ignoreCase: true, score: 0.75 });

function inWords({ language, day, joints, months, year, on }: Words): readonly Pattern[] {
  return [
    {
      ...date(`in ${language} words, without a year`, `${day}${joints[0]}${trie(months)}${END}`),
      ...(on === undefined ? {} : { lead: `(?:${on}) ` }),
      score: 0.6,
    },
    date(`in ${language} words`, `${day}${joints[0]}${trie(months)}${joints[1]}(?:${YEAR}|${year})${END}`),
    date(
      `in ${language} words, day in figures`,
      r`${FIGURES}[.°ºª]?${joints[0]}${trie(months)}${joints[1]}${year}${END}`,
    ),
  ];
}

/**
 * Dates in words as deeds of the civil law have them: `a veintidós de febrero de dos mil veinticuatro`, `den ersten April
 * zweitausendvierundzwanzig`. A day in figures before a month and a year in words is found with them.
 */
export const MORE_WORDED_DATES: readonly Pattern[] = [
  date(
    'days of the month of',
    r`${FIGURES} d[ií]as? (?:del mes de|do mês de|de) ${trie(MONTHS_OF_SPAIN_AND_PORTUGAL)} (?:de|del) ${YEAR}${END}`,
  ),
  ...LANGUAGES.flatMap(inWords),
];
