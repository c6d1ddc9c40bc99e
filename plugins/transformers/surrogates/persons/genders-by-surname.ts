import { fold } from '../base/text.js';
import type { Gender } from './names/culture.js';
import type { Mention } from './parse.js';

/** What the unit shows about the bearers of one surname. */
interface Family {
  /** Given names, folded. */
  readonly given: Set<string>;
  /** Genders of forms of address, by the initial between them and the surname; an empty key if there is no initial. */
  readonly addressed: Map<string, Set<Gender>>;
}

/**
 * Genders of given names (folded) that the unit shows through the surname: `Kwesi Annan` and `Mr K. Annan`, or `Mr
 * Annan` if he is the only one with this surname.
 */
export function gendersBySurname(mentions: readonly Mention[]): Map<string, Gender> {
  const inferred = new Map<string, Gender>();
  if (!mentions.some(({ gender }) => gender !== undefined)) return inferred;
  for (const { given, addressed } of familiesOf(mentions).values())
    for (const [initial, genders] of addressed) {
      const meant = [...given].filter((name) => name.startsWith(initial));
      const [gender] = genders;
      const [only] = meant;
      if (meant.length === 1 && genders.size === 1 && only !== undefined && gender !== undefined)
        inferred.set(only, gender);
    }
  return inferred;
}

function familiesOf(mentions: readonly Mention[]): Map<string, Family> {
  const families = new Map<string, Family>();
  for (const { parts, gender } of mentions) {
    const surname = parts.findLast(({ role }) => role === 'surname');
    if (surname === undefined) continue;
    const key = fold(surname.text);
    const family = families.get(key) ?? { given: new Set(), addressed: new Map() };
    families.set(key, family);
    const given = parts.find(({ role }) => role === 'given');
    const initials = parts.find(({ role }) => role === 'initials');
    if (given !== undefined) family.given.add(fold(given.text));
    else if (gender !== undefined) {
      const initial = fold(initials?.text ?? '').charAt(0);
      family.addressed.set(initial, (family.addressed.get(initial) ?? new Set()).add(gender));
    }
  }
  return families;
}
