import type { EntityType } from '../contracts/entity-type.js';
import type { Candidate } from './candidate.js';
import { type Likeness, placesLike } from './series.js';

const PHONE: EntityType = 'PHONE_NUMBER';
/** Groups of a number without a country code; two groups of three digits may be thousands. */
const FORM = /^(\d{3,5})([ .-])(?:(\d{4})|(\d{3,4})\2(\d{2,4}))$/;
const BEFORE = String.raw`(?<![\p{L}\p{N}_+/.,$€£¥#-]|[\p{N}$€£¥] )`;
const BEHIND = String.raw`(?![\p{L}\p{N}_%]|[-/.,:]\d| \d| ?[€£¥%])`;
/** Series that are searched for in one text, so that the work stays linear. */
const MOST_SERIES = 20;

/**
 * Numbers with the first group and the form of a telephone number that was found: `Lim Wei Jie 9000 2218` beside `Tel: 9000 4471`.
 * Where numbers have no prefix, only the first one of a text has a label.
 * @returns further candidates, where no telephone number is found already
 */
export function inPhoneSeries(view: string, counting: readonly Candidate[]): Candidate[] {
  const series = new Map<string, Candidate>();
  for (const one of counting) {
    if (one.type !== PHONE || one.end - one.start > 16 || series.size === MOST_SERIES) continue;
    const [, first, sign, second, third, fourth] = FORM.exec(view.slice(one.start, one.end)) ?? [];
    if (first === undefined || sign === undefined || view.indexOf(first) === view.lastIndexOf(first)) continue;
    const gap = sign === '.' ? '\\.' : sign;
    const groups = second === undefined ? [third?.length ?? 0, fourth?.length ?? 0] : [second.length];
    const form = [first, ...groups.map((length) => `\\d{${length}}`)].join(gap);
    if ((series.get(form)?.score ?? 0) < one.score) series.set(form, one);
  }
  if (series.size === 0) return [];
  const found = new Set(counting.flatMap(({ type, start }) => (type === PHONE ? [start] : [])));
  return [...series].flatMap(([form, seed]) => [...placesLike(view, seed, likenessOf(form, found))]);
}

const likenessOf = (form: string, except: ReadonlySet<number>): Likeness => ({
  first: /^\d+/.exec(form)?.[0] ?? form,
  expression: BEFORE + form + BEHIND,
  reason: 'first group and form of a telephone number of the text',
  except,
});
