import type { Match } from '../../../../core/index.js';
import { lexiconWords, scoreOf } from '../../../../kit/index.js';
import { hashWord } from '../lists/hash.js';
import { endOf, hashesOf, isCapitalised, startOf, type TextWindow } from '../lists/word.js';
import type { KnownPersons } from './known-persons.js';
import { isNeighbour } from './neighbours.js';

const ARTICLES = hashesOf(lexiconWords('function-words', { class: 'article' }));
/** In others a family has its name as it is: `os Silva`, `les Dupont`. */
const LANGUAGES: ReadonlySet<string | undefined> = new Set([undefined, 'en', 'de', 'nl']);
const SHORTEST = 4;
/** `the Joneses`, `the Hales`: the longer ending first. */
const PLURALS = ['es', 's'] as const;

/** A family by its name in the plural behind an article: `The MacAllisters`, if the document has a MacAllister. */
export function readFamily(window: TextWindow, token: number, known: KnownPersons): Match | undefined {
  const { view, tokens } = window;
  const [start, end] = [startOf(window, token), endOf(window, token)];
  if (token === 0 || end - start <= SHORTEST || !view.startsWith('s', end - 1)) return undefined;
  if (!isCapitalised(window, token) || !isNeighbour(window, token - 1)) return undefined;
  if (!ARTICLES.has(tokens.hash[token - 1] ?? 0)) return undefined;
  if (!LANGUAGES.has(window.document.language())) return undefined;
  const isFamily = PLURALS.some((ending) => {
    const stem = view.startsWith(ending, end - ending.length) ? hashWord(view, start, end - ending.length) : 0;
    return known.words.get(stem) === true;
  });
  if (!isFamily) return undefined;
  return { type: 'PERSON', start, end, score: scoreOf('repeat:name'), why: 'repeat mention: a family by its name' };
}
