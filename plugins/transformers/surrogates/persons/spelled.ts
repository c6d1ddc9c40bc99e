const LETTER = '(?:double )?\\p{L}(?![\\p{L}\\p{N}])(?: (?:as in|like|for) \\p{L}{2,20})?';
const SPELLED = new RegExp(`^${LETTER}(?:(?:-${LETTER}){1,30}|(?:,? {1,2}${LETTER}){2,30})$`, 'iu');
const STEP = /(double )?(?<!\p{L})(\p{L})(?!\p{L})(?: (?:as in|like|for) \p{L}{2,20})?/giu;

/** The word spelled by `P-H-I-L` or `S as in Sam, E, A`; undefined for any other text. */
export function unspelled(text: string): string | undefined {
  if (!SPELLED.test(text)) return undefined;
  const letters = Array.from(text.matchAll(STEP), ([, twice, letter = '']) =>
    twice === undefined ? letter : letter + letter,
  );
  const word = letters.join('').toLowerCase();
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** Spells a name letter by letter, with the separators of the original. */
export function spell(name: string, model: string): string {
  const between = model.includes('-') ? '-' : model.includes(',') ? ', ' : ' ';
  return Array.from(name.toUpperCase().replace(/[^\p{L}]/gu, '')).join(between);
}
