import type { Random } from '../../../../core/index.js';
import { sameShape } from '../base/shape.js';
import type { Regions } from './regions.js';

/** The two letters at the end of a British postal code, without C, I, K, M, O and V. */
const inward = (random: Random): string =>
  random.pick([...'ABDEFGHJLNPQRSTUWXYZ']) + random.pick([...'ABDEFGHJLNPQRSTUWXYZ']);

/** Another postal code of the same form, if possible one that is never assigned. */
export function postalCode(text: string, regions: Regions, random: Random): string {
  const code = text.trim();
  if (/^\d{5}(?:[-\s]?\d{4})?$/u.test(code)) return regions.zip(code, random);
  // No British code begins with Q, V or X, no Canadian one with W or Z, and no Dutch one ends with SA, SD or SS.
  if (/^[A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2}$/iu.test(code))
    return random.pick(['Q', 'V', 'X']) + sameShape(code.slice(1, -2).toUpperCase(), random) + inward(random);
  if (/^[A-Z]\d[A-Z][\s-]?\d[A-Z]\d$/iu.test(code))
    return random.pick(['W', 'Z']) + sameShape(code.slice(1).toUpperCase(), random);
  if (/^\d{4}\s?[A-Z]{2}$/iu.test(code)) return sameShape(code.slice(0, -2), random) + random.pick(['SA', 'SD', 'SS']);
  return sameShape(code, random);
}

/** Coordinates some degrees away, with as many decimals; minutes and seconds are random. */
export function coordinates(text: string, random: Random): string {
  let count = 0;
  return text.replace(/(-?)(\d{1,3})(\.\d+)?/gu, (_, sign: string, whole: string, decimals: string | undefined) => {
    const degrees = decimals !== undefined || count % 3 === 0;
    count++;
    const moved = degrees ? Math.abs(Number(whole) - 9 + random.int(19)) % 90 : random.int(60);
    const fraction = decimals === undefined ? '' : `.${Array.from(decimals.slice(1), () => random.int(10)).join('')}`;
    return sign + String(moved).padStart(degrees ? 1 : whole.length, '0') + fraction;
  });
}
