import type { CodeRecognizer, Match, TextDocument } from '../../../../core/index.js';
import { lexiconSet, scoreOf, UPPER, wordHash } from '../../../../kit/index.js';

const SURE = 0.75;
const SHORTEST_WORD = 5;
const MOST_NAMES = 300;
/** Maximum number of names with the same first word, because each is tried wherever that word occurs. */
const MOST_ALIKE = 20;
/** Lower than the scores of the recognizers of places, so that a person with the name of a town stays a person. */
const SCORES = { LOCATION: scoreOf('repeat:part'), ORGANIZATION: scoreOf('repeat:part') } as const;
type Kind = keyof typeof SCORES;
const KINDS: Readonly<Record<string, Kind>> = { LOCATION: 'LOCATION', CITY: 'LOCATION', ORGANIZATION: 'ORGANIZATION' };

const WORDS = /^\p{Lu}[\p{L}\p{M}'&-]*(?: (?:\p{Lu}[\p{L}\p{M}'&-]*|of|and|the|de|la|du))* \p{Lu}[\p{L}\p{M}'-]+$/u;
const WORD = /^\p{Lu}\p{Ll}[\p{L}\p{M}'-]+$/u;
/** `Hartwell Transit Authority ("HTA")` */
const SHORT_FORM = / \((?:the )?["“]?(\p{Lu}{2,7})["”]?\)/uy;

interface Known {
  readonly text: string;
  readonly kind: Kind;
}

/**
 * Finds places and organisations that were recognised with certainty wherever the same spelling occurs, as in a list at
 * the end of the text without any cue; and the abbreviation in brackets after an organisation if its letters match.
 */
export const repeatMentions: CodeRecognizer = {
  name: 'names/repeat-mentions',
  types: ['LOCATION', 'ORGANIZATION'],
  needs: { holds: ['ABCDEFGHIJKLMNOPQRSTUVWXYZ'] },
  recognize: () => [],
  recall(document, found) {
    const names = namesOf(document.view, found);
    return names.size === 0 ? [] : places(document, names);
  },
};

/** Names by the hash of their first word, as in `tokens.hash`. */
function namesOf(view: string, found: readonly Match[]): Map<number, Known[]> {
  const names = new Map<number, Known[]>();
  const texts = new Set<string>();
  const add = (text: string, kind: Kind): void => {
    if (texts.has(text) || texts.size >= MOST_NAMES) return;
    texts.add(text);
    const first = wordHash((/^[\p{L}\p{M}]+/u.exec(text)?.[0] ?? text).toLowerCase());
    const others = names.get(first) ?? [];
    if (others.length < MOST_ALIKE) names.set(first, [...others, { text, kind }]);
  };
  for (const { type, start, end, score } of found) {
    const kind = KINDS[type];
    if (kind === undefined || score < SURE || end - start > 60) continue;
    const text = view.slice(start, end);
    if (WORDS.test(text) || (kind === 'LOCATION' && isOwnWord(text))) add(text, kind);
    const letters = kind === 'ORGANIZATION' ? shortForm(view, text, end) : undefined;
    if (letters !== undefined) add(letters, kind);
  }
  return names;
}

const NOT_A_NAME = lexiconSet('not-a-name', { class: 'word' });

const isOwnWord = (text: string): boolean =>
  text.length >= SHORTEST_WORD && WORD.test(text) && !NOT_A_NAME.has(text.toLowerCase());

function shortForm(view: string, text: string, end: number): string | undefined {
  SHORT_FORM.lastIndex = end;
  const letters = SHORT_FORM.exec(view)?.[1];
  if (letters === undefined) return undefined;
  const initials = (text.match(/\p{Lu}/gu) ?? []).join('');
  return initials.startsWith(letters) ? letters : undefined;
}

function places({ view, tokens }: TextDocument, names: ReadonlyMap<number, readonly Known[]>): Match[] {
  const matches: Match[] = [];
  const asWords = new Set<string>();
  for (let token = 0; token < tokens.length; token++) {
    const known = names.get(tokens.hash[token] ?? 0);
    if (known === undefined) continue;
    const [start, end] = [tokens.start[token] ?? 0, tokens.end[token] ?? 0];
    if (((tokens.kind[token] ?? 0) & UPPER) === 0) asWords.add(view.slice(start, end));
    const name = known.find(({ text }) => view.startsWith(text, start) && standsAlone(view, start, text));
    if (name === undefined) continue;
    matches.push({
      type: name.kind,
      start,
      end: start + name.text.length,
      score: SCORES[name.kind],
      why: 'repeat mention: found elsewhere',
    });
  }
  // Removes names that the text also uses as everyday words.
  return matches.filter(({ start, end }) => !asWords.has(view.slice(start, end).toLowerCase()));
}

/** True unless letters follow, or a single word is part of a longer name. */
function standsAlone(view: string, start: number, text: string): boolean {
  const end = start + text.length;
  if (/[\p{L}\p{N}_]/u.test(view.charAt(end)) || /[\p{L}\p{N}_@./-]/u.test(view.charAt(start - 1))) return false;
  if (text.includes(' ') || text === text.toUpperCase()) return true;
  return (
    !/^ \p{Lu}\p{Ll}/u.test(view.slice(end, end + 3)) &&
    !/\p{Lu}[\p{Ll}.]{1,14} $/u.test(view.slice(Math.max(0, start - 16), start))
  );
}
