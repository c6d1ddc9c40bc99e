import type { Random } from '../../../../core/index.js';
import { fold } from '../base/text.js';
import { cookie, ipAddress, macAddress, token } from '../online/addresses.js';
import { secretPrefix } from '../online/secrets.js';
import { host, url } from '../online/web.js';
import type { Logins } from '../persons/logins.js';
import { each, type Family } from './generators.js';
import { keptOf } from './kept.js';

type MakeOnline = (text: string, random: Random, variant: number, logins: Logins) => string;

/** The frame of a PEM block and the prefix of a known service's key stay. */
const secret: MakeOnline = (text, random) =>
  text
    .split(/(-----[A-Z ]+-----)/u)
    .map((piece, i) => (i % 2 === 1 ? piece : masked(piece, random)))
    .join('');

function masked(text: string, random: Random): string {
  const prefix = secretPrefix(text);
  return prefix + token(text.slice(prefix.length), random);
}

const MAKERS: ReadonlyMap<string, MakeOnline> = new Map([
  ['URL', url],
  ['DOMAIN_NAME', host],
  ['IP_ADDRESS', ipAddress],
  ['MAC_ADDRESS', macAddress],
  ['COOKIE_ID', cookie],
  ['ONLINE', token],
]);

/** Online identifiers become addresses and domains reserved for documentation; secrets become new random secrets. */
export const online: Family = (terms, { substitutes, logins }) =>
  each(terms, (term) => {
    const { text, type } = term;
    return substitutes.settle({
      key: `${type}/${fold(text)}`,
      original: text,
      keeps: () => keptOf(term),
      make: (random, variant) => (MAKERS.get(type) ?? secret)(text, random, variant, logins),
    });
  });
