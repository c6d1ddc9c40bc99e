// The cases of libphonenumber's matcher: numbers of many countries, and words around them.
import type { Engine, Level } from '../../core/index.js';
import { printTable } from '../table.js';
import { findingsOf, isCovered, share } from './covered.js';
import { type Row, textOf } from './rows.js';

/** Prints how many numbers are found by kind of case, and which valid ones are not. */
export function printPhones(engine: Engine, rows: readonly Row[]): void {
  const numbers = rows.filter((row) => textOf(row, 'text') !== '');
  const valid = numbers.filter(({ valid: is }) => is === true);
  const missed = valid.filter((row) => !isFound(engine, textOf(row, 'text'), 3));
  const two = valid.filter((row) => isFound(engine, textOf(row, 'text'), 2)).length;
  console.log(
    `\nlibphonenumber's valid numbers found: level 3 ${share(valid.length - missed.length, valid.length)}, level 2 ${share(two, valid.length)}`,
  );
  if (missed.length > 0) {
    printTable(
      ['not found at level 3', 'region', 'kind'],
      missed.map((row) => [JSON.stringify(row.text), textOf(row, 'region'), textOf(row, 'kind')]),
    );
  }
  const no = numbers.filter(({ match }) => match === false);
  console.log(
    `taken for telephones though impossible, level 2: ${share(no.filter((row) => isPhone(engine, row)).length, no.length)}`,
  );
  printContexts(
    engine,
    rows.filter((row) => textOf(row, 'text') === ''),
  );
}

/** A number of the United States between the words of each context in which libphonenumber finds one. */
function printContexts(engine: Engine, rows: readonly Row[]): void {
  const number = '415-666-7777';
  const around = rows.filter((row) => textOf(row, 'kind') !== 'CONTEXT:possibleOnlyContexts');
  const missed = around.filter((row) => {
    const before = textOf(row, 'before');
    const text = `${before}${number}${textOf(row, 'after')}`;
    return !isCovered(text, { start: before.length, end: before.length + number.length }, findingsOf(engine, text, 2));
  });
  console.log(`found between other words, level 2: ${share(around.length - missed.length, around.length)}`);
  for (const row of missed)
    console.log(`  not found: ${JSON.stringify(`${textOf(row, 'before')}#${textOf(row, 'after')}`)}`);
}

function isFound(engine: Engine, text: string, level: Level): boolean {
  return isCovered(text, { start: 0, end: text.length }, findingsOf(engine, text, level));
}

function isPhone(engine: Engine, row: Row): boolean {
  const text = textOf(row, 'text');
  return isCovered(
    text,
    { start: 0, end: text.length },
    findingsOf(engine, text, 2).filter((f) => f.type === 'PHONE_NUMBER'),
  );
}
