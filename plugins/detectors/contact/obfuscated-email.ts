import type { CodeRecognizer, Match, TextDocument, WordList } from '../../../core/index.js';
import { KIND, lexiconPattern, lexiconSet, lexiconWords, scoreOf } from '../../../kit/index.js';

/** Words used instead of the `@`. The list is short because every occurrence of these words is examined. */
export const OBFUSCATION_WORDS: WordList = {
  name: 'contact/obfuscation',
  words: ['at', ...lexiconWords('mailboxes', { class: 'at-sign' })],
};

/** Longest local part with spelled-out dots that is searched for its start. */
const REACH = 100;
const WORD = '[\\p{L}\\p{N}][\\p{L}\\p{N}_-]{0,30}';
/** The French `point` is a word of English prose too, and counts only where the sign for `at` is sure. */
const DOT_WORD = `(?:${lexiconPattern('mailboxes', { class: 'dot' })})`;
const ANY_DOT_WORD = `(?:${lexiconPattern('mailboxes', { class: ['dot', 'dot-or-word'] })})`;
const SPOKEN_DOT = `(?: ?[(\\[{<] ?(?:${DOT_WORD}|\\.) ?[)\\]}>] ?| ${DOT_WORD} )`;
/** A spelled-out dot or underscore in the local part: `tom dot weller`. */
const SPOKEN = /(?:^|\p{L}) (?:dot|punkt|punto|ponto|punt|point|underscore|dash|hyphen) \p{L}/iu;
const SPOKEN_JOINT = ' (?:underscore|dash|hyphen|minus|plus|point) ';
const ANY_SPOKEN_DOT = `(?: ?[(\\[{<] ?(?:${ANY_DOT_WORD}|\\.) ?[)\\]}>] ?| ${ANY_DOT_WORD} )`;
const DOT = `(?:\\.|${ANY_SPOKEN_DOT})`;
const END = '\\p{L}{2,24}(?![\\p{L}\\p{N}])';

/** Punctuation or a digit inside the local part, as in `tom_weller` and `weller7`, which ordinary words do not have. */
const JOINED = /^(?!v?\d)\p{L}[\p{L}\p{N}-]*(?:[._+]\p{L}|\p{L}\d)/u;

const PROVIDER = new RegExp(`^(?:${lexiconPattern('domains', { class: 'mail-provider' })})(?![\\p{L}\\p{N}])`, 'iu');

/** A word of mail a little before: `you can email us, it's wendell at greenbleat dot com`. */
const OF_MAIL = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${lexiconPattern('mailboxes', { class: 'of-mail' })})(?![\\p{L}\\p{N}])[^\\n.!?]{0,40}$`,
  'iu',
);

/** `see you at anna dot com`: no mailbox, even where mail is spoken of. */
const NO_MAILBOX: ReadonlySet<string> = lexiconSet('function-words', { class: 'frequent' });
const isMailed = (before: string, { 0: local, index }: RegExpExecArray): boolean =>
  !NO_MAILBOX.has(local.toLowerCase()) && OF_MAIL.test(before.slice(0, index));

/** An `at`, and the pattern that must follow it. */
interface Hidden {
  readonly at: number;
  readonly domainAt: number;
  /** True if the `at` cannot be a preposition; then a plain dot after it is enough. */
  readonly sure: boolean;
  /** True for signs with other meanings: `(a)` counts paragraphs. */
  readonly doubtful?: boolean;
}

/**
 * E-mail addresses spelled for human readers: `anna (at) example dot com`. Either the `at` is in brackets or a dot is
 * spelled out, which excludes `meet me at noon`. Scores below 0.5 (level 3) if the `at` is a plain word and the
 * provider is unknown: `see you at anna dot com`.
 */
export function obfuscatedEmailRecognizer(topLevel: ReadonlySet<string>): CodeRecognizer {
  const part = `(?:(?:[\\p{L}\\p{N}] ){2,24}[\\p{L}\\p{N}]|${WORD})`;
  const local = new RegExp(
    `(?<![\\p{L}\\p{N}_.+-])${part}(?:(?:[.+]|${SPOKEN_DOT}|${SPOKEN_JOINT})${WORD}){0,3}$`,
    'iu',
  );
  const anyDomain = new RegExp(`${WORD}(?:${DOT}${WORD}){0,3}${DOT}(${END})`, 'iuy');
  const spokenDomain = new RegExp(`${WORD}(?:${SPOKEN_DOT}${WORD}){0,3}${SPOKEN_DOT}(${END})`, 'iuy');
  return {
    name: 'contact/obfuscated-email',
    types: ['EMAIL_ADDRESS'],
    needs: { holds: ['aA@', ' ([{<'] },
    recognize(document) {
      const { view } = document;
      const matches: Match[] = [];
      for (const { at, domainAt, sure, doubtful = false } of hiddenAts(document)) {
        const before = view.slice(Math.max(0, at - REACH), at);
        const domain = sure ? anyDomain : spokenDomain;
        domain.lastIndex = domainAt;
        const top = domain.exec(view)?.[1];
        const isProvider = PROVIDER.test(view.slice(domainAt, domainAt + 20));
        const isWhole = top !== undefined && topLevel.has(top.toLowerCase());
        const found = isWhole || isProvider ? local.exec(before) : null;
        if (found === null) continue;
        const isAddress = SPOKEN.test(found[0]) || JOINED.test(found[0]);
        const start = at - before.length + found.index;
        if (isWhole) {
          const isSure = isProvider || isAddress || (sure && !doubtful) || isMailed(before, found);
          matches.push(written(start, domain.lastIndex, isSure));
        } else if (isAddress) matches.push(written(start, providerEnd(view, domainAt), true));
      }
      return matches;
    },
  };
}

/** End of a provider that stands alone: `jane dot doe at gmail`. */
const providerEnd = (view: string, from: number): number =>
  from + (PROVIDER.exec(view.slice(from, from + 20))?.[0].length ?? 0);

const written = (start: number, end: number, isSure: boolean): Match => ({
  type: 'EMAIL_ADDRESS',
  start,
  end,
  score: isSure ? scoreOf('form:typical') : scoreOf('form:shared'),
  why: 'written out',
});

function hiddenAts({ view, tokens, wordList }: TextDocument): readonly Hidden[] {
  const found: Hidden[] = [];
  const bit = wordList(OBFUSCATION_WORDS.name);
  for (let i = 0; (tokens.flagsOfAll & bit) !== 0 && i < tokens.length; i++) {
    if (((tokens.flags[i] ?? 0) & bit) === 0) continue;
    const hidden = hiddenAt(view, tokens.start[i] ?? 0, tokens.end[i] ?? 0);
    if (hidden !== undefined) found.push(hidden);
  }
  for (let at = view.indexOf(' @ '); at >= 0; at = view.indexOf(' @ ', at + 3))
    found.push({ at, domainAt: at + 3, sure: true, doubtful: true });
  for (let at = view.indexOf('(a)'); at >= 0; at = view.indexOf('(a)', at + 3)) {
    const from = view[at - 1] === ' ' ? at - 1 : at;
    found.push({ at: from, domainAt: view[at + 3] === ' ' ? at + 4 : at + 3, sure: true, doubtful: true });
  }
  return found;
}

/** Looks at the characters around the word: brackets, with or without blanks, or blanks alone. */
function hiddenAt(view: string, start: number, end: number): Hidden | undefined {
  const open = view[start - 1] === ' ' ? start - 2 : start - 1;
  const close = view[end] === ' ' ? end + 1 : end;
  if ('([{<'.includes(view[open] ?? '-') && ')]}>'.includes(view[close] ?? '-')) {
    const at = view[open - 1] === ' ' ? open - 1 : open;
    return { at, domainAt: view[close + 1] === ' ' ? close + 2 : close + 1, sure: true };
  }
  if (view[start - 1] !== ' ' || view[end] !== ' ') return undefined;
  const [at, domainAt] = [start - 1, end + 1];
  if (end - start > LONGEST_PREPOSITION) return { at, domainAt, sure: true };
  return maySpeakDot(view, domainAt) || PROVIDER.test(view.slice(domainAt, domainAt + 20))
    ? { at, domainAt, sure: false }
    : undefined;
}

/** `at`; longer words are names of the sign. */
const LONGEST_PREPOSITION = 2;
const SPACE = 32;
const HYPHEN = 45;
const DOT_INITIALS = 'dp';
const LONGEST_WORD = 31;
const OPENING = '([{<';

/**
 * Fast pre-check that almost every `at` in prose fails: does a bracket, or a word that may mean a dot, follow the next
 * word?
 */
function maySpeakDot(view: string, from: number): boolean {
  let at = from;
  while (at - from <= LONGEST_WORD && ((KIND[view.charCodeAt(at)] ?? 0) !== 0 || view.charCodeAt(at) === HYPHEN)) at++;
  if (view.charCodeAt(at) > 127) return true;
  const next = view.charCodeAt(at) === SPACE ? at + 1 : at;
  const sign = view.charAt(next);
  return OPENING.includes(sign) || (next > at && DOT_INITIALS.includes(sign.toLowerCase()));
}
