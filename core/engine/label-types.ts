import { lexiconSet } from '../../lexicon/words.js';
import type { EntityType, EntityTypes } from '../contracts/entity-type.js';
import type { IsNumberLabel } from '../detect/glued-labels.js';
import type { LabelType } from '../detect/label-types.js';
import { TitleDictionary } from '../titles/header-words.js';

/** Categories of numbers that labels announce. */
const NUMBERS: ReadonlySet<EntityType> = new Set(['ID_NUMBER', 'FINANCIAL']);
/** Types of these categories that are no numbers by which something is found again. */
const NO_NUMBERS: ReadonlySet<EntityType> = new Set(['AMOUNT', 'ID_NUMBER', 'FINANCIAL']);
/** `n.º`, `nº`: the sign of a number, which titles write as a letter. */
const NUMBERED = /(?<!\p{L})n\.?º/gu;
/** Shortest part of a compound that counts as a label: `konto` of `Lohnkonto`. */
const SHORTEST_PART = 4;

/** Cars, and what is said of them, before their plates. */
const VEHICLES = lexiconSet('vehicles', { class: ['make', 'vehicle'] });
/** Capitals and digits, as long as plates are. */
const PLATE = /^(?=.*\d)(?=.*\p{Lu})[\p{Lu}\d](?:[ -]?[\p{Lu}\d]){3,8}$/u;

/** Words that make the number after them that of an account, whatever stands between: `checking at the branch`. */
const ACCOUNTS = lexiconSet('number-labels', { class: 'of-an-account' });

/** Types that have a number after a label, too, and are in no category of numbers. */
const ALSO_NUMBERS: ReadonlySet<EntityType> = new Set(['PHONE_NUMBER', 'DATE_OF_BIRTH']);

/** Recognises words that announce a number, by the dictionary of column titles: `ssn`, `acct`. */
export function numberLabels(types: EntityTypes): IsNumberLabel {
  let titles: TitleDictionary | undefined;
  return (word) => {
    titles ??= new TitleDictionary();
    return [word, `${word} number`].some((title) => {
      const meaning = titles?.meaning(title);
      if (meaning?.type === undefined || meaning.strength === 'weak') return false;
      return isOfNumbers(types, meaning.type) || ALSO_NUMBERS.has(meaning.type);
    });
  };
}

const isOfNumbers = (types: EntityTypes, type: EntityType): boolean =>
  NUMBERS.has(types.category(type)) && !NO_NUMBERS.has(type);

/** Reads labels of numbers with the dictionary of column titles: the same words announce a number in a sentence. */
export function labelTypes(types: EntityTypes): LabelType {
  let titles: TitleDictionary | undefined;
  const named = (title: string): EntityType | undefined => {
    titles ??= new TitleDictionary();
    const meaning = titles.meaning(title);
    const type = meaning?.strength === 'weak' ? undefined : meaning?.type;
    return type !== undefined && isOfNumbers(types, type) ? type : undefined;
  };
  return (label, value, as) => {
    const lower = label.toLowerCase().replace(NUMBERED, 'n');
    const words = lower.split(/[ _]/u);
    if (PLATE.test(value) && words.some((word) => VEHICLES.has(word))) return 'LICENSE_PLATE';
    if (as !== 'ID_NUMBER') return undefined;
    // `chart 00482913` is short for `chart number 00482913`.
    const type = named(lower) ?? named(`${lower} number`);
    if (type !== undefined) return type;
    const compound = ofCompound(words.at(-1) ?? '', named);
    return compound ?? (words.some((word) => ACCOUNTS.has(word)) ? 'BANK_ACCOUNT' : undefined);
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
