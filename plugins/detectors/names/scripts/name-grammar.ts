import type { Basis } from '../../../../kit/index.js';

/** What a word can be in a name. */
export type Kind = 'given' | 'surname' | 'homograph' | 'second' | 'later' | 'particle' | 'other' | 'no-name';

/** A given name that is no other word. */
export const GIVEN: Kind = 'given';
/** A surname that is no other word. */
export const SURNAME: Kind = 'surname';
/** A given name or surname that is another word as well. */
export const HOMOGRAPH: Kind = 'homograph';
/** A word that is part of a name only behind another part, and hardly ever another word there: `कुमार`. */
export const SECOND: Kind = 'second';
/** A word that is part of a name only behind a known part: `लाल`, which also means red, `الدليمي`. */
export const LATER: Kind = 'later';
/** A word between two parts of a name: `بن`. */
export const PARTICLE: Kind = 'particle';
/** A word that no list has. */
export const OTHER: Kind = 'other';
/** A word that is never part of a name: a pronoun, a title, a verb. */
export const NO_NAME: Kind = 'no-name';

/** How many words of a run form a name, and how sure that is. */
interface Name {
  readonly words: number;
  readonly score: Basis;
}

const LONGEST = 7;
const PARTS: ReadonlySet<Kind> = new Set([GIVEN, SURNAME, HOMOGRAPH, SECOND, LATER]);
const SURE: ReadonlySet<Kind> = new Set([GIVEN, SURNAME]);

/**
 * The name that begins at a word of a run of words with one blank between them.
 *
 * @param openGiven whether a word that no list has is a given name before a surname or a second name
 * @param isWhole whether what follows the run shows that all of it is a name
 */
export function nameIn(
  run: readonly { readonly kind: Kind }[],
  at: number,
  openGiven: boolean,
  isWhole: (words: number) => boolean,
): Name | undefined {
  const kindAt = (index: number): Kind => run[index]?.kind ?? NO_NAME;
  const first = kindAt(at);
  const isOpen = openGiven && first === OTHER && (kindAt(at + 1) === SURNAME || kindAt(at + 1) === SECOND);
  if (first !== GIVEN && first !== SURNAME && first !== HOMOGRAPH && !isOpen) return undefined;
  let words = 1;
  while (words < LONGEST) {
    if (PARTS.has(kindAt(at + words))) words++;
    // Behind a particle, any word is a name.
    else if (kindAt(at + words) === PARTICLE && isName(kindAt(at + words + 1))) words += 2;
    else break;
  }
  // `रजनी बागड़ी`, alone in a line or before `ने`: behind a given name, an unlisted word is the surname.
  if (words === 1 && first === GIVEN && kindAt(at + 1) === OTHER && isWhole(2)) words++;
  const kinds = run.slice(at, at + words).map(({ kind }) => kind);
  const sure = kinds.filter((kind) => SURE.has(kind)).length;
  if (words === 1) return SURE.has(first) ? { words, score: 'lexicon:likely' } : undefined;
  if (sure > 0) return { words, score: isOpen ? 'form:typical' : 'lexicon:known' };
  if (kinds.includes(PARTICLE)) return { words, score: 'form:typical' };
  return openGiven ? { words, score: 'form:usual' } : undefined;
}

const isName = (kind: Kind): boolean => kind !== NO_NAME && kind !== PARTICLE;
