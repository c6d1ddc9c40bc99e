import type { Term } from '../../../../core/index.js';
import { isAddress, isCountry, provinceNamed, stateNamed } from '../../../../kit/index.js';
import { fold } from '../base/text.js';
import { coordinates } from '../places/postal.js';
import { each, type Family, type Generators } from './generators.js';

function place(term: Term, { substitutes, addresses }: Generators): string {
  const { text, type } = term;
  if (type === 'POSTAL_CODE' || (type === 'LOCATION' && /^\d{5}(?:-\d{4})?$/u.test(text))) return addresses.zip(text);
  if (type === 'COORDINATES')
    return substitutes.settle({
      key: `coordinates/${fold(text)}`,
      original: text,
      make: (random) => coordinates(text, random),
    });
  if (type === 'COUNTRY' || (type === 'LOCATION' && isCountry(text))) return addresses.country(text);
  if (type === 'STATE' || (type === 'LOCATION' && (stateNamed(text) ?? provinceNamed(text, text)) !== undefined))
    return addresses.state(text);
  if (type === 'CITY' || !isAddress(text)) return addresses.city(text);
  return substitutes.settle({
    key: `address/${fold(text)}`,
    original: text,
    orMask: /\p{L}{3}/u.test(text),
    make: (random) => addresses.address(text, random),
  });
}

/** Places and addresses: state, ZIP code and area code agree with each other. */
export const places: Family = (terms, generators) => each(terms, (term) => place(term, generators));
