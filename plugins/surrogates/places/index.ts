import type { Term } from '../../../core/index.js';
import { alphanumeric, fold } from '../text.js';
import type { Family, World } from '../world.js';
import { coordinates, postalCode } from './postal.js';
import { provinceNamed } from './provinces.js';
import { isCountry, stateKey } from './regions.js';
import { stateNamed } from './states.js';

function place(term: Term, { ledger, regions, addresses }: World): string {
  const { text, type } = term;
  if (type === 'POSTAL_CODE')
    return ledger.settle({
      key: `zip/${alphanumeric(text)}`,
      original: text,
      make: (random) => postalCode(text, regions, random),
    });
  if (type === 'COORDINATES')
    return ledger.settle({
      key: `coordinates/${fold(text)}`,
      original: text,
      make: (random) => coordinates(text, random),
    });
  if (type === 'COUNTRY' || (type === 'LOCATION' && isCountry(text)))
    return ledger.settle({
      key: `country/${fold(text)}`,
      original: text,
      make: (random) => regions.country(text, random),
    });
  if (type === 'STATE' || (type === 'LOCATION' && (stateNamed(text) ?? provinceNamed(text, text)) !== undefined))
    return ledger.settle({
      key: stateKey(text),
      original: text,
      make: (random, variant) => regions.state(text, random, variant),
    });
  if (type === 'CITY' || !addresses.isAddress(text)) return addresses.city(text);
  return ledger.settle({
    key: `address/${fold(text)}`,
    original: text,
    make: (random) => addresses.address(text, random),
  });
}

/** Places and addresses: state, ZIP code and area code belong together. */
export const places: Family = (terms, world) => terms.map((term) => place(term, world));
