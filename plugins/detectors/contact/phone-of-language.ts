import type { CodeRecognizer, Match, TextDocument } from '../../../core/index.js';
import { lexiconWords, readPhone, scoreOf } from '../../../kit/index.js';

const r = String.raw;
/** The first character comes first, since most characters of a text are none. */
const BEGIN = r`(?=[\d(])(?<![\p{N}_#№$€£+/.-]|[\p{N},.] |[A-Z]{2}:? ?|№ ?)(?<![A-Za-z])`;
const END = r`(?![\p{N}_%€$/]|[-.,:]\p{N}| ?(?:zł|Kč|kr|TL|руб|₽|€|%|km|kg)(?!\p{L})| \p{N}{2,})`;

/** National numbers of a country as people who write its language note them, mobile ones first. */
const form = (numbers: string): RegExp => new RegExp(`${BEGIN}(?:${numbers})${END}`, 'gu');

type Told = readonly [is: (document: TextDocument) => boolean, numbers: RegExp];
/** What tells the language of a text, and its numbers. */
const BY_LETTERS: readonly Told[] = [
  [({ view }) => /[ąęłńśźż]/u.test(view), form(r`[45678]\d{2}[ -]\d{3}[ -]\d{3}|[45678]\d{8}`)],
  [({ view }) => /[ěřůťď]/u.test(view), form(r`[2-7]\d{2} \d{3} \d{3}|[67]\d{8}`)],
  [({ view }) => /[åÅ]/u.test(view), form(r`07[02369]\d{7}|07[02369]-? ?\d{3} ?\d{2} ?\d{2}`)],
  [({ view }) => /[ğışİŞ]/u.test(view), form(r`0?5\d{2} ?\d{3} ?\d{2} ?\d{2}`)],
];
const BY_SCRIPT: readonly Told[] = [
  [({ view }) => /[\u0430-\u044f]{3}/u.test(view), form(r`8 ?9\d{2} ?\d{3} ?\d{2} ?\d{2}|8 \d{3} \d{3} \d{2} \d{2}`)],
  [({ view }) => HAN.test(view) && !KANA.test(view), form(r`1[3-9]\d ?\d{4} ?\d{4}`)],
  [({ view }) => KANA.test(view), form(r`0[789]0[- ]?\d{4}[- ]?\d{4}`)],
  [({ view }) => /\p{Script=Hangul}/u.test(view), form(r`01\d[-. ]?\d{3,4}[-. ]?\d{4}|1[568]\d{2}-\d{4}`)],
  [({ view }) => /\p{Script=Arabic}{2}/u.test(view), form(r`01[0125]\d{8}|05\d{8}|07[5789]\d{7,8}`)],
  [({ view }) => /\p{Script=Devanagari}{2}/u.test(view), form(r`[6-9]\d{4}[ -]?\d{5}`)],
];
/** Here the numbers are sought first, because guessing the language takes longer. */
const BY_GUESS: readonly Told[] = [
  [(document) => document.language() === 'it', form(r`3\d{2}[ /.-]?\d{3}[ .]?\d{3,4}`)],
  [(document) => document.language() === 'pt', form(r`9[1236]\d{7}|9[1236]\d \d{3} \d{3}|\(?\d{2}\)? ?9\d{4}-\d{4}`)],
];
const HAN = /\p{Script=Han}{2}/u;
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]{2}/u;
/** Letters of {@link BY_LETTERS}, and of other scripts. */
const OTHER_LETTERS = /[ąęłńśźżěřůťďåÅğışİŞ]/u;
const OTHER_SCRIPTS = /[\u0400-\uffdc]/;
const NUMBER = /\d{3}/;

/** Numbers in signs of their script, as they are told. */
const IN_SIGNS =
  /(?<![\p{Script=Han}])[〇零一二三四五六七八九]{10,11}(?!\p{Script=Han})|(?:ゼロ|〇|零)[〇零一二三四五六七八九]{1,4}(?:の[〇零一二三四五六七八九]{2,4}){1,3}|(?<!\p{Script=Hangul})[공영]일[공영일이삼사오육칠팔구]{1,2}(?: [공영일이삼사오육칠팔구]{3,4}){2}/gu;
/** Word list: numbers in words in nine languages. */
export const SAID_LIST = 'contact/said-number';
export const SAID_WORDS: readonly string[] = lexiconWords('said-numbers', { class: 'number' });
/** Fewest words of a number, and of its parts between commas. */
const FEWEST = { words: 5, commas: 2 } as const;
const BETWEEN = /^(?:[,،]? |-)$/u;
const SCORE = scoreOf('form:usual');

/** National telephone numbers that no label announces, by the language of the text, and those that are told in words. */
export const phoneOfLanguage: CodeRecognizer = {
  name: 'contact/phone-of-language',
  types: ['PHONE_NUMBER'],
  parts: (term) => readPhone(term).parts,
  recognize(document: TextDocument): readonly Match[] {
    const { view } = document;
    const isOther = OTHER_SCRIPTS.test(view);
    const signs = isOther ? Array.from(view.matchAll(IN_SIGNS), (one) => phone(one, 'number in signs')) : [];
    return [...(NUMBER.test(view) ? inDigits(document, isOther) : []), ...signs, ...inWords(document)];
  },
};

const phone = ({ 0: all, index }: { 0: string; index: number }, why: string): Match => ({
  type: 'PHONE_NUMBER',
  start: index,
  end: index + all.length,
  score: SCORE,
  why,
});

function inDigits(document: TextDocument, isOther: boolean): Match[] {
  const { view } = document;
  const told = [...(OTHER_LETTERS.test(view) ? BY_LETTERS : []), ...(isOther ? BY_SCRIPT : [])];
  const one =
    told.find(([is]) => is(document)) ?? BY_GUESS.find(([is, numbers]) => view.search(numbers) >= 0 && is(document));
  return one === undefined
    ? []
    : Array.from(view.matchAll(one[1]), (found) => phone(found, 'form of the country of its language'));
}

/** `sedm set dvacet, tři sta pět, dvě stě šest`: runs of number words with commas between their parts. */
function inWords(document: TextDocument): Match[] {
  const found: Match[] = [];
  const { view, tokens } = document;
  const bit = document.wordList(SAID_LIST);
  for (let token = 0; token < tokens.length; token++) {
    if (((tokens.flags[token] ?? 0) & bit) === 0) continue;
    const first = token;
    while (
      ((tokens.flags[token + 1] ?? 0) & bit) !== 0 &&
      BETWEEN.test(view.slice(tokens.end[token], tokens.start[token + 1]))
    )
      token++;
    if (token - first + 1 < FEWEST.words) continue;
    const [start = 0, end = 0] = [tokens.start[first], tokens.end[token]];
    const all = view.slice(start, end);
    if ((all.match(/[,،]/gu)?.length ?? 0) >= FEWEST.commas)
      found.push(phone({ 0: all, index: start }, 'number in words'));
  }
  return found;
}
