// The labelled addresses of usaddress: how much of them is found, each alone in a line.
import type { Engine, Level } from '../../core/index.js';
import { findingsOf, lettersLeft, share } from './covered.js';
import { type Row, textOf } from './rows.js';

export function printAddresses(engine: Engine, rows: readonly Row[]): void {
  const texts = rows.map((row) => textOf(row, 'text'));
  const at = (level: Level): string => {
    const left = texts.map((text) =>
      lettersLeft(text, { start: 0, end: text.length }, findingsOf(engine, text, level)),
    );
    const letters = texts.reduce((sum, text) => sum + (text.match(/[\p{L}\p{N}]/gu)?.length ?? 0), 0);
    const whole = left.filter((count) => count === 0).length;
    return `level ${level} ${share(whole, texts.length)} whole, ${((left.reduce((a, b) => a + b, 0) / letters) * 100).toFixed(1)} % of letters and digits left`;
  };
  if (texts.length > 0) console.log(`\nUS addresses, alone: ${at(2)}; ${at(3)}`);
}
