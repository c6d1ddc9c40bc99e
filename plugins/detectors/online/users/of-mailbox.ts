import type { CodeRecognizer, Match, TextDocument } from '../../../../core/index.js';
import { scoreOf, wordHash } from '../../../../kit/index.js';
import { announcesLogin } from './announced.js';
import { isUserInSentence } from './not-users.js';

const LOCAL_PART = /^([a-z][a-z0-9_]{3,24})@/i;
const SCORE = scoreOf('form:usual');
/** Minimum score of an address; a package with its version (`chalk@4.1.2`) has less. */
const SURE = 0.7;

/** Local parts of the addresses in a text, by word hash. */
type Mailboxes = ReadonlyMap<number, string>;

/**
 * Logins that equal the local part of an address in the text. One mention must look like a login (`user mwanji`,
 * `[mwanji]`, `CORP\mwanji`); then all mentions are found. `board`, beside `board@corp.example`, is no login.
 */
export const userOfMailbox: CodeRecognizer = {
  name: 'online/user-of-mailbox',
  types: ['USERNAME'],
  needs: { holds: ['@'] },
  recognize: () => [],
  recall(document: TextDocument, found: readonly Match[]): readonly Match[] {
    const mailboxes = mailboxesOf(document.view, found);
    if (mailboxes.size === 0) return [];
    const mentions = Array.from(mentionsOf(document, mailboxes));
    const logins = new Set(mentions.flatMap(({ name, isLogin }) => (isLogin ? [name] : [])));
    return mentions.flatMap(({ name, start }) =>
      logins.has(name)
        ? [{ type: 'USERNAME', start, end: start + name.length, score: SCORE, why: 'name of a mailbox in the text' }]
        : [],
    );
  },
};

function mailboxesOf(view: string, found: readonly Match[]): Mailboxes {
  const names = new Map<number, string>();
  for (const { type, start, end, score } of found) {
    if (type !== 'EMAIL_ADDRESS' || score < SURE) continue;
    const name = LOCAL_PART.exec(view.slice(start, end))?.[1]?.toLowerCase();
    if (name !== undefined && isUserInSentence(name)) names.set(wordHash(name), name);
  }
  return names;
}

interface Mention {
  readonly name: string;
  readonly start: number;
  readonly isLogin: boolean;
}

function* mentionsOf({ view, tokens }: TextDocument, mailboxes: Mailboxes): Generator<Mention> {
  for (let token = 0; token < tokens.length; token++) {
    const name = mailboxes.get(tokens.hash[token] ?? 0);
    const start = tokens.start[token] ?? 0;
    const end = tokens.end[token] ?? 0;
    if (name === undefined || view[end] === '@' || '@.-'.includes(view.charAt(start - 1) || ' ')) continue;
    if (view.slice(start, end) !== name) continue;
    yield { name, start, isLogin: isLogin(view, start, end, tokens.hash[token - 1]) };
  }
}

/** Signs that precede only logins; quotes and slashes precede other words, too. */
const isLogin = (view: string, start: number, end: number, before: number | undefined): boolean =>
  announcesLogin(before) || view[start - 1] === '\\' || (view[start - 1] === '[' && view[end] === ']');
