// Numbers with check digits: cards made here, and the valid numbers of python-stdnum's tests.
import type { Engine, Level } from '../../core/index.js';
import { printTable } from '../table.js';
import { findingsOf, isCovered, share } from './covered.js';
import { type Row, textOf } from './rows.js';

const CARDS_OF_A_LENGTH = 200;

/** Cards of 12 to 19 digits that Luhn's check passes, behind the word `Card` and alone in a sentence. */
export function printCards(engine: Engine): void {
  const rows: string[][] = [];
  for (let digits = 12; digits <= 19; digits++) {
    const cards = Array.from({ length: CARDS_OF_A_LENGTH }, (_, i) => cardOf(digits, i));
    const named = cards.filter((card) => isWhole(engine, 'Card number: ', card, 2)).length;
    const alone = cards.filter((card) => isWhole(engine, 'Please use ', card, 2)).length;
    rows.push([String(digits), share(named, cards.length), share(alone, cards.length)]);
  }
  console.log('\ncards that pass the check of Luhn, level 2');
  printTable(['digits', 'behind `Card number:`', 'behind `Please use`'], rows);
}

/** The valid numbers of each format, alone, at levels 2 and 3; formats whose numbers are all found are not listed. */
export function printNumbers(engine: Engine, rows: readonly Row[]): void {
  const formats = new Map<string, string[]>();
  for (const row of rows) {
    if (row.valid !== true) continue;
    const format = textOf(row, 'format');
    formats.set(format, [...(formats.get(format) ?? []), textOf(row, 'value')]);
  }
  const all = [...formats].map(([format, values]) => ({ format, values, ...found(engine, values) }));
  const whole = all.reduce((sum, { values }) => sum + values.length, 0);
  const sum = (key: 'two' | 'three'): number => all.reduce((total, row) => total + row[key], 0);
  console.log(
    `\nnumbers of ${all.length} formats, alone: level 3 ${share(sum('three'), whole)}, level 2 ${share(sum('two'), whole)}`,
  );
  printIbans(engine, formats.get('iban') ?? []);
  const open = all
    .filter(({ three, values }) => three < values.length)
    .sort((a, b) => a.format.localeCompare(b.format));
  printTable(
    ['not all at level 3', 'numbers', 'found'],
    open.map(({ format, values, three }) => [format, String(values.length), String(three)]),
  );
}

/** The list calls numbers valid whose check digits, length or form are wrong; of those with right digits the missed ones are told. */
function printIbans(engine: Engine, values: readonly string[]): void {
  const right = values.filter(passesMod97);
  const missed = right.filter((value) => !isWhole(engine, '', value, 2));
  console.log(`IBAN with right check digits, level 2: ${share(right.length - missed.length, right.length)}`);
  for (const value of missed) console.log(`  not found: ${value} (${value.replaceAll(' ', '').length} characters)`);
}

/** ISO 7064, MOD 97-10, with the country and the check digits behind the rest. */
function passesMod97(value: string): boolean {
  const bare = value.replaceAll(' ', '').toUpperCase();
  const digits = [...`${bare.slice(4)}${bare.slice(0, 4)}`].map((c) => String(Number.parseInt(c, 36))).join('');
  return !digits.includes('NaN') && BigInt(digits) % 97n === 1n;
}

function found(engine: Engine, values: readonly string[]): { two: number; three: number } {
  const at = (level: Level): number => values.filter((value) => isWhole(engine, '', value, level)).length;
  return { two: at(2), three: at(3) };
}

function isWhole(engine: Engine, before: string, value: string, level: Level): boolean {
  const text = before + value;
  return isCovered(text, { start: before.length, end: text.length }, findingsOf(engine, text, level));
}

/** The same card for the same numbers in every run: digits of a linear congruence behind the first digit of an issuer. */
function cardOf(digits: number, index: number): string {
  let state = digits * 7919 + index * 104729 + 1;
  let body = String(3 + (index % 4));
  while (body.length < digits - 1) {
    state = (state * 1103515245 + 12345) % 2147483648;
    body += String(Math.floor(state / 65536) % 10);
  }
  return body + String(checkDigit(body));
}

function checkDigit(body: string): number {
  const sum = [...body].reverse().reduce((total, digit, i) => {
    const value = Number(digit) * (i % 2 === 0 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return (10 - (sum % 10)) % 10;
}
