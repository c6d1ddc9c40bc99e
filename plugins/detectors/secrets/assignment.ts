import type { CodeRecognizer, Match } from '../../../core/index.js';
import { FOLD, lexiconPattern, lexiconWords, scoreOf } from '../../../kit/index.js';
import { isPlaceholder, isProse, looksRandom } from './secret-values.js';

/** Endings of the names of settings that hold a secret: `DB_PASSWORD`, `client-secret`, `"apiKey"`, `API key`. */
const PASSWORD_NAME = new RegExp(
  `(?:(?<![\\p{L}\\p{N}_])p/?w|${lexiconPattern('secrets', { class: 'password-setting' })})['"\\])]{0,2}[ \\t]{0,2}$`,
  'iu',
);
const PIN_NAME = /(?<![\p{L}\p{N}])PIN(?: ?(?:code|number|no))?['"]?[ \t]{0,2}$/u;
const KEY_NAME = new RegExp(
  `(?:(?:${lexiconPattern('secrets', { class: 'kind-of-key' })})[ _.-]?key(?:[ _-]?id)?|apikey|secret|client[ _-]?id[ _-]?secret|(?:${lexiconPattern('secrets', { class: 'kind-of-token' })})[ _.-]?token|(?<![\\p{L}])token|credentials?)['"\\])]{0,2}[ \\t]{0,2}$`,
  'iu',
);
const LONGEST_NAME = 40;
const LONGEST_VALUE = 512;

/**
 * Values after the name of a secret: `password: …`, `API_KEY=…`, `"client_secret": "…"`. Examines each colon and equals
 * sign, and the name before it.
 */
export const assignmentRecognizer: CodeRecognizer = {
  name: 'secrets/assignment',
  types: ['PASSWORD', 'API_KEY'],
  needs: { holds: [':='] },
  recognize({ view }) {
    const matches: Match[] = [];
    for (const sign of [':', '='])
      for (let at = view.indexOf(sign); at >= 0; at = view.indexOf(sign, at + 1)) {
        const found = mayFollowName(view, at) ? assigned(view, at) : undefined;
        if (found !== undefined) matches.push(found);
      }
    return matches;
  },
};

/** Encodes two characters as one number. */
const pair = (first: number, second: number): number => first * 0x10000 + second;

/**
 * Last two letters of the names: a fast pre-check, because every time of day and every web address contains a colon.
 */
const ENDINGS = new Set(
  lexiconWords('secrets', { class: 'last-two-letters' }).map((ending) =>
    pair(ending.charCodeAt(0), ending.charCodeAt(1)),
  ),
);
const isClosing = (code: number): boolean => code === 34 || code === 39 || code === 41 || code === 93;
const isBlank = (code: number): boolean => code === 32 || code === 9;

function mayFollowName(view: string, at: number): boolean {
  const end = skipBack(view, skipBack(view, at, isBlank), isClosing);
  const last = FOLD[view.charCodeAt(end - 1)] ?? 0;
  if (last < LETTER_A) return false;
  return ENDINGS.has(pair(FOLD[view.charCodeAt(end - 2)] ?? 0, last)) && (last !== LETTER_D || !isPlainId(view, end));
}

/** Offset after the last character that is not in the set; skips at most two. */
function skipBack(view: string, from: number, isSkipped: (code: number) => boolean): number {
  let at = from;
  while (at > 0 && from - at < 2 && isSkipped(view.charCodeAt(at - 1))) at--;
  return at;
}

const LETTER_A = 'a'.charCodeAt(0);
const LETTER_D = 'd'.charCodeAt(0);
const LETTER_I = 'i'.charCodeAt(0);
const LETTER_Y = 'y'.charCodeAt(0);

/** True for `id` without `key` before it, the most frequent name in JSON. */
function isPlainId(view: string, end: number): boolean {
  if (FOLD[view.charCodeAt(end - 2)] !== LETTER_I) return false;
  const joint = ' _-'.includes(view.charAt(end - 3)) ? 1 : 0;
  return FOLD[view.charCodeAt(end - 3 - joint)] !== LETTER_Y;
}

function assigned(view: string, at: number): Match | undefined {
  const name = view.slice(Math.max(0, at - LONGEST_NAME), at);
  const isPassword = PASSWORD_NAME.test(name);
  const isPin = !isPassword && PIN_NAME.test(name);
  if (!isPassword && !isPin && !KEY_NAME.test(name)) return undefined;
  const value = valueAt(view, at + 1);
  if (value === undefined || isPlaceholder(value.text)) return undefined;
  const score = isPin
    ? scorePin(value.text)
    : isPassword
      ? scorePassword(value)
      : looksRandom(value.text)
        ? scoreOf('form:own')
        : 0;
  const type = isPassword || isPin ? 'PASSWORD' : 'API_KEY';
  return score === 0 ? undefined : { type, start: value.start, end: value.start + value.text.length, score };
}

interface Value {
  readonly start: number;
  readonly text: string;
  readonly quoted: boolean;
  /** True if another word follows on the line, as in a sentence. */
  readonly goesOn: boolean;
}

const OPENING = /^(?:>|=)?[ \t]{0,4}(["'`]?)/;

function valueAt(view: string, from: number): Value | undefined {
  const ahead = view.slice(from, from + LONGEST_VALUE);
  const [opening = '', quote = ''] = OPENING.exec(ahead) ?? [];
  // `==`, `::` and `://` are not assignments.
  if (/^[:/=]/.test(ahead) && !opening.startsWith('=>')) return undefined;
  const rest = ahead.slice(opening.length);
  const text = quote === '' ? unquoted(rest) : rest.slice(0, Math.max(0, rest.indexOf(quote)));
  if (text === '' || text.includes('\n')) return undefined;
  const goesOn = quote === '' && /^(?:[,;:]?[ \t]+\p{L}|\.[ \t]+\p{Ll})/u.test(rest.slice(text.length));
  return { start: from + opening.length, text, quoted: quote !== '', goesOn };
}

/** The value up to white space, without the next field of a list or query and without punctuation of the sentence. */
function unquoted(rest: string): string {
  const run = /^[^\s"'<>`]+/.exec(rest)?.[0] ?? '';
  const field = /[&,;|][\w.-]{1,40}["']?[=:]|[)}\]]+[,;]?$/.exec(run);
  return (field === null ? run : run.slice(0, field.index)).replace(/[.,;:?)\]}]+$/, '');
}

const scorePin = (text: string): number => (/^\d{4,8}$/.test(text) ? scoreOf('form:usual') : 0);

function scorePassword({ text, quoted, goesOn }: Value): number {
  if (text.length < 3) return 0;
  if (quoted) return scoreOf('form:own');
  return goesOn && isProse(text) ? 0 : isProse(text) ? scoreOf('form:usual') : scoreOf('form:own');
}
