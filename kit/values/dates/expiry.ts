import type { Term } from '../../../core/contracts/transformer.js';
import { lexiconPattern } from '../../../lexicon/words.js';
import { civilOf, dayOf } from './civil.js';

const MONTH_YEAR = /^(0?[1-9]|1[0-2])(\s?[/.-]\s?)(\d{2}|20\d{2})$/u;
/** Words that announce the expiry month of a card, in the supported languages. */
const EXPIRES = new RegExp(
  `(?<!\\p{L})(?:${lexiconPattern('finance-labels', { class: 'expiry' })})\\s{0,2}:?\\s{0,3}$`,
  'iu',
);
const HEADER = /\b(?:exp|expiry|expires|expiration|gültig|caducidad|scadenza|validade)\b/iu;

/**
 * Returns a writer for a card's expiry month, shifted like the other dates of the document; undefined for any other
 * date.
 */
export function expiry({ text, before, header }: Term): ((days: number) => string) | undefined {
  const [, month = '', sign = '', year = ''] = MONTH_YEAR.exec(text) ?? [];
  if (month === '' || !(EXPIRES.test(before) || header.some((title) => HEADER.test(title)))) return undefined;
  const first = dayOf(2000 + (Number(year) % 100), Number(month), 15);
  return (days) => {
    const moved = civilOf(first + days);
    return `${String(moved.month).padStart(month.length, '0')}${sign}${String(moved.year).slice(-year.length)}`;
  };
}
