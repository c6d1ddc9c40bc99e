const WORDS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const TIMES: ReadonlyMap<string, number> = new Map([
  ['double', 2],
  ['triple', 3],
]);
const ROUND: ReadonlyMap<string, string> = new Map([
  ['oh', '0'],
  ['hundred', '00'],
  ['thousand', '000'],
]);
const DIGIT_WORD = /[a-z]+/gi;

/** The digits of a dictated number, `four one five, double oh`; undefined for any other text. */
export function spokenDigits(text: string): string | undefined {
  let digits = '';
  let times = 1;
  if (/\d/.test(text)) return undefined;
  for (const word of text.toLowerCase().match(DIGIT_WORD) ?? []) {
    const value = WORDS.indexOf(word);
    const digit = value < 0 ? ROUND.get(word) : String(value);
    const repeated = TIMES.get(word);
    if (repeated === undefined && digit === undefined) return undefined;
    digits += (digit ?? '').repeat(times);
    times = repeated ?? 1;
  }
  return digits.length > 2 ? digits : undefined;
}

/** Writes digits as words. If the original has as many words, its pauses are kept. */
export function sayDigits(digits: string, model: string): string {
  const hasOh = /\boh\b/i.test(model);
  const said = Array.from(digits, (digit) => (digit === '0' && hasOh ? 'oh' : (WORDS[Number(digit)] ?? '')));
  const pauses = model.split(DIGIT_WORD).slice(1, -1);
  const isSame = pauses.length === said.length - 1;
  const words = said.map((word, i) => word + (i === said.length - 1 ? '' : isSame ? (pauses[i] ?? ' ') : ' ')).join('');
  return /^\p{Lu}/u.test(model) ? words.charAt(0).toUpperCase() + words.slice(1) : words;
}
