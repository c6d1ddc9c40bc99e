import { lexiconSet } from '../../../lexicon/words.js';
import type { Piece } from './name-pieces.js';
import type { NamePart } from './name-roles.js';

const KANJI_SURNAMES = lexiconSet('name-pools', { class: 'known-kanji-surname', language: 'ja' });

/** The surname at the start of a name in Han characters, if the name is Japanese; undefined for others. */
function kanjiSurname(name: string): string | undefined {
  for (const length of [3, 2]) if (KANJI_SURNAMES.has(name.slice(0, length))) return name.slice(0, length);
  return undefined;
}

/** `佐藤 花子`, `佐藤花子`, `佐藤`: a Japanese name, surname first; undefined for any other. */
function kanjiParts(text: string, [first, second, third]: readonly Piece[]): readonly NamePart[] | undefined {
  const surname = first === undefined ? undefined : kanjiSurname(first.text);
  if (first === undefined || surname === undefined || third !== undefined || !/^[\p{Script=Han}\s]+$/u.test(text))
    return undefined;
  const end = first.start + surname.length;
  const own: NamePart = { role: 'surname', start: first.start, end };
  const hasRest = first.text.length > surname.length;
  if (second !== undefined) return hasRest ? undefined : [own, { role: 'given', start: second.start, end: second.end }];
  return hasRest ? [own, { role: 'given', start: end, end: first.end }] : [own];
}

/** Parts of a name without a space between surname and given name, surname first: one sign, or a Japanese surname. */
export function unspacedParts(text: string, pieces: readonly Piece[]): readonly NamePart[] | undefined {
  const kanji = kanjiParts(text, pieces);
  if (kanji !== undefined) return kanji;
  const [only, second] = pieces;
  if (only === undefined || second !== undefined || !/^[\p{Script=Han}\p{Script=Hangul}]{2,4}$/u.test(only.text))
    return undefined;
  return [
    { role: 'surname', start: only.start, end: only.start + 1 },
    { role: 'given', start: only.start + 1, end: only.end },
  ];
}
