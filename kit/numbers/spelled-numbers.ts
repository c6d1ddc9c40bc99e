/** How a language spells the numbers of dates. */
export interface SpelledNumbers {
  /** ISO 639-1 code. */
  readonly code: string;
  /** Spellings of a day of the month (1 to 31) before the month name; one function per way of writing it. */
  readonly days: readonly ((day: number) => string)[];
  /** A year, 1800 to 2099. */
  readonly year: (year: number) => string;
}

const list = (words: string): readonly string[] => words.split(' ');
const at = (words: readonly string[], index: number): string => words[index] ?? '';
/** Splits a year into hundreds and the rest, 0 to 99. */
const century = (year: number): { readonly hundreds: number; readonly rest: number } => ({
  hundreds: Math.floor(year / 100),
  rest: year % 100,
});
const joined = (...words: readonly string[]): string => words.filter((word) => word !== '').join(' ');

const DE_ONES = list(
  'null ein zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn',
);
const DE_TENS = list('- - zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig');
const DE_FIRST = new Map([
  [1, 'erst'],
  [3, 'dritt'],
  [7, 'siebt'],
  [8, 'acht'],
]);

function german(value: number, isLast = true): string {
  if (value === 1 && isLast) return 'eins';
  if (value < 20) return at(DE_ONES, value);
  const one = value % 10;
  return `${one === 0 ? '' : `${at(DE_ONES, one)}und`}${at(DE_TENS, Math.floor(value / 10))}`;
}

const ES_ONES = list(
  'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte veintiuno veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete veintiocho veintinueve',
);
const ES_TENS = list('- - - treinta cuarenta cincuenta sesenta setenta ochenta noventa');

function spanish(value: number): string {
  if (value < 30) return at(ES_ONES, value);
  return joined(at(ES_TENS, Math.floor(value / 10)), value % 10 === 0 ? '' : `y ${at(ES_ONES, value % 10)}`);
}

const PT_ONES = list(
  'zero um dois três quatro cinco seis sete oito nove dez onze doze treze catorze quinze dezasseis dezassete dezoito dezanove',
);
const PT_TENS = list('- - vinte trinta quarenta cinquenta sessenta setenta oitenta noventa');

function portuguese(value: number): string {
  if (value < 20) return at(PT_ONES, value);
  return joined(at(PT_TENS, Math.floor(value / 10)), value % 10 === 0 ? '' : `e ${at(PT_ONES, value % 10)}`);
}

const brazilian = (day: number): string =>
  day === 1 ? 'primeiro' : portuguese(day).replace(/^deza(?=sseis|ssete|nove)/, 'deze');

const IT_ONES = list(
  'zero uno due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove',
);
const IT_TENS = list('- - venti trenta quaranta cinquanta sessanta settanta ottanta novanta');

function italian(value: number): string {
  if (value < 20) return at(IT_ONES, value);
  const one = value % 10;
  const ten = at(IT_TENS, Math.floor(value / 10));
  if (one === 0) return ten;
  return `${one === 1 || one === 8 ? ten.slice(0, -1) : ten}${one === 3 ? 'tré' : at(IT_ONES, one)}`;
}

const FR_ONES = list(
  'zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf',
);
const FR_TENS = list('- - vingt trente quarante cinquante soixante soixante quatre-vingt quatre-vingt');

function french(value: number): string {
  if (value < 20) return at(FR_ONES, value);
  const ten = Math.floor(value / 10);
  const one = ten === 7 || ten === 9 ? value - (ten - 1) * 10 : value % 10;
  if (one === 0) return ten === 8 ? 'quatre-vingts' : at(FR_TENS, ten);
  return `${at(FR_TENS, ten)}${(one === 1 || one === 11) && ten < 8 ? ' et ' : '-'}${at(FR_ONES, one)}`;
}

const NL_ONES = list(
  'nul een twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien zeventien achttien negentien',
);
const NL_TENS = list('- - twintig dertig veertig vijftig zestig zeventig tachtig negentig');
const NL_FIRST = new Map([
  [1, 'eerste'],
  [3, 'derde'],
  [8, 'achtste'],
  [19, 'negentiende'],
]);

function dutch(value: number): string {
  if (value < 20) return at(NL_ONES, value);
  const one = value % 10;
  const ten = at(NL_TENS, Math.floor(value / 10));
  return one === 0 ? ten : `${at(NL_ONES, one)}${one === 2 || one === 3 ? 'ën' : 'en'}${ten}`;
}

/** For German, French, Spanish, Italian, Portuguese and Dutch. */
export const SPELLED_NUMBERS: readonly SpelledNumbers[] = [
  {
    code: 'de',
    days: [(day) => `${DE_FIRST.get(day) ?? `${german(day, false)}${day < 20 ? 't' : 'st'}`}en`],
    year: (year) => {
      const { hundreds, rest } = century(year);
      const start = hundreds === 20 ? 'zweitausend' : `${at(DE_ONES, hundreds)}hundert`;
      return `${start}${rest === 0 ? '' : german(rest)}`;
    },
  },
  {
    code: 'fr',
    days: [(day) => (day === 1 ? 'premier' : french(day))],
    year: (year) => {
      const { hundreds, rest } = century(year);
      const start = hundreds === 20 ? 'deux mille' : `mil ${at(FR_ONES, hundreds - 10)} cent${rest === 0 ? 's' : ''}`;
      return joined(start, rest === 0 ? '' : french(rest));
    },
  },
  {
    code: 'es',
    days: [spanish, (day) => (day === 1 ? 'primero' : spanish(day))],
    year: (year) => {
      const { hundreds, rest } = century(year);
      const start = hundreds === 20 ? 'dos mil' : hundreds === 19 ? 'mil novecientos' : 'mil ochocientos';
      return joined(start, rest === 0 ? '' : spanish(rest));
    },
  },
  {
    code: 'it',
    days: [(day) => (day === 1 ? 'primo' : italian(day))],
    year: (year) => {
      const { hundreds, rest } = century(year);
      const start = hundreds === 20 ? 'duemila' : hundreds === 19 ? 'millenovecento' : 'milleottocento';
      return `${start}${rest === 0 ? '' : italian(rest)}`;
    },
  },
  {
    code: 'pt',
    days: [portuguese, brazilian],
    year: (year) => {
      const { hundreds, rest } = century(year);
      const start = hundreds === 20 ? 'dois mil' : hundreds === 19 ? 'mil novecentos' : 'mil oitocentos';
      return joined(start, rest === 0 ? '' : `e ${portuguese(rest)}`);
    },
  },
  {
    code: 'nl',
    days: [(day) => NL_FIRST.get(day) ?? `${dutch(day)}${day < 20 ? 'de' : 'ste'}`, dutch],
    year: (year) => {
      const { hundreds, rest } = century(year);
      const start = hundreds === 20 ? 'tweeduizend' : `${at(NL_ONES, hundreds)}honderd`;
      return joined(start, rest === 0 ? '' : dutch(rest));
    },
  },
];
