import type { TitleDictionary, TitleMeaning } from '../../core/titles/header-words.js';

/** The singular of a key of a list: `patients`, `entries`. */
function singular(key: string): string {
  if (key.length > 4 && /[^aeiou]ies$/i.test(key)) return `${key.slice(0, -3)}y`;
  return key.length > 3 && /[^su]s$/i.test(key) ? key.slice(0, -1) : key;
}

/**
 * The title of a value, from the keys that lead to it: its own key with the one above it where both together are known
 * (`patient` and `name`, `name` and `family`), otherwise its own key.
 * @param keys from the root, the value's own key last
 */
export function titleOf(keys: readonly string[], dictionary: Pick<TitleDictionary, 'meaning'>): string {
  const own = keys.at(-1) ?? '';
  const above = singular(keys.at(-2) ?? '');
  const forms = above === '' ? [own, singular(own)] : [`${above} ${own}`, own, `${own} ${above}`, singular(own)];
  const isPerson = dictionary.meaning(own)?.type === 'PERSON';
  const known = forms
    .map((form) => ({ form, meaning: dictionary.meaning(form) }))
    // The `name` of a `user` is that of a person and no user name.
    .filter(({ meaning }) => !(isPerson && meaning?.type === 'USERNAME'));
  const best = known.find(({ meaning }) => isStrong(meaning)) ?? known.find(({ meaning }) => meaning !== undefined);
  return best?.form ?? own;
}

const isStrong = (meaning: TitleMeaning | undefined): boolean =>
  meaning?.type !== undefined && meaning.strength === 'strong';
