import type { EntityType, EntityTypes } from '../contracts/entity-type.js';
import type { LabelType } from '../detect/label-types.js';
import { TitleDictionary } from '../titles/header-words.js';

/** Categories of numbers that labels announce. */
const NUMBERS: ReadonlySet<EntityType> = new Set(['ID_NUMBER', 'FINANCIAL']);
/** Types of these categories that are no numbers by which something is found again. */
const NO_NUMBERS: ReadonlySet<EntityType> = new Set(['AMOUNT', 'ID_NUMBER', 'FINANCIAL']);
/** Shortest part of a compound that counts as a label: `konto` of `Lohnkonto`. */
const SHORTEST_PART = 4;

/** Reads labels of numbers with the dictionary of column titles: the same words announce a number in a sentence. */
export function labelTypes(types: EntityTypes): LabelType {
  let titles: TitleDictionary | undefined;
  const named = (title: string): EntityType | undefined => {
    titles ??= new TitleDictionary();
    const meaning = titles.meaning(title);
    const type = meaning?.strength === 'weak' ? undefined : meaning?.type;
    return type !== undefined && NUMBERS.has(types.category(type)) && !NO_NUMBERS.has(type) ? type : undefined;
  };
  return (label) => {
    const lower = label.toLowerCase();
    // `chart 00482913` is short for `chart number 00482913`.
    const type = named(lower) ?? named(`${lower} number`);
    if (type !== undefined) return type;
    return ofCompound(lower.split(/[ _]/u).at(-1) ?? '', named);
  };
}

/** The last part of a compound decides: `Gehaltskonto`. */
function ofCompound(word: string, named: (title: string) => EntityType | undefined): EntityType | undefined {
  for (let at = 0; at <= word.length - SHORTEST_PART; at++) {
    const type = named(`${word.slice(at)}nummer`);
    if (type !== undefined) return type;
  }
  return undefined;
}
