import type { Span } from '../../core/contracts/span.js';
import { lexiconSet } from '../../lexicon/words.js';

/** Laws named after their sponsors, and doctrines named after the parties of a case, which need no following word. Lower case. */
const WHOLE: ReadonlySet<string> = lexiconSet('legal-eponyms', { class: 'law', language: 'en' });
/**
 * Legal terms named after persons: the name, and the words that make it such a term. Names that may also refer to a
 * client (`the Khanna hearing`, `the Bullock order`) are left out. Lower case.
 */
const CALLED: ReadonlySet<string> = lexiconSet('legal-eponyms', { class: 'with-its-noun', language: 'en' });
/** Famous cases, by their parties. Lower case. */
const CASES: ReadonlySet<string> = lexiconSet('legal-eponyms', { class: 'case', language: 'en' });
/** The names in all of them. Nearly no name is one of these. */
const NAMES: ReadonlySet<string> = new Set([
  ...WHOLE,
  ...[...CALLED].map((called) => called.slice(0, called.lastIndexOf(' '))),
  ...[...CASES].flatMap((parties) => parties.split(' v ')),
  'miranda',
]);
const NOUN = /^ (\p{L}{3,20})(?!\p{L})/u;
const PARTY_BEHIND = /^,? (?:v|vs)\.? (\p{Lu}[\p{L}'-]{1,24})/u;
const PARTY_BEFORE = /(\p{Lu}[\p{L}'-]{1,24}),? (?:v|vs)\.? $/u;
/** `read his rights: Miranda read at once`, `post-Miranda` */
const WARNED = /\brights?\b[^\n]{0,40}$|(?:post|pre|non)-$/iu;
/** In code units. */
const CONTEXT_LENGTH = 32;
const MAX_TERM_LENGTH = 20;

/**
 * True for a name within a legal term such as a warning, an order or a test: `Miranda warnings`, `a Tomlin order`, `the rule in Rylands v
 * Fletcher`.
 */
export function isLegalEponym(view: string, { start, end }: Span): boolean {
  if (end - start > MAX_TERM_LENGTH) return false;
  const term = view.slice(start, end).toLowerCase();
  if (!NAMES.has(term)) return false;
  if (WHOLE.has(term)) return true;
  const behind = view.slice(end, end + CONTEXT_LENGTH);
  if (term === 'miranda' && WARNED.test(view.slice(Math.max(0, start - 2 * CONTEXT_LENGTH), start))) return true;
  if (CALLED.has(`${term} ${NOUN.exec(behind)?.[1]?.toLowerCase()}`)) return true;
  const right = PARTY_BEHIND.exec(behind)?.[1]?.toLowerCase();
  if (right !== undefined) return CASES.has(`${term} v ${right}`);
  // `v `, `v. `, `vs. `
  if (!/[vs.]/.test(view.charAt(start - 2)) || !view.startsWith(' ', start - 1)) return false;
  const left = PARTY_BEFORE.exec(view.slice(Math.max(0, start - CONTEXT_LENGTH), start))?.[1]?.toLowerCase();
  return left !== undefined && CASES.has(`${left} v ${term}`);
}
