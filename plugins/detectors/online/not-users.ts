import { lexiconSet } from '../../../kit/index.js';

/** What stands behind an `@` or a label and is no user: annotations of programmers, words of notes, values of forms. */
const NO_USERS = lexiconSet('logins', { class: 'not-a-user', language: 'en' });

/** Words of sentences behind `login failed for` and `users`: what failed, who they are, what they do. */
const PROSE = lexiconSet('logins', { class: 'login-prose', language: 'en' });

/** Parts of addresses behind `users/` that name no user. */
export const RESOURCES: ReadonlySet<string> = lexiconSet('logins', { class: 'url-resource', language: 'en' });

const plain = (term: string): string => term.replace(/^@/, '').toLowerCase();

export const isUser = (term: string): boolean => !NO_USERS.has(plain(term));

/** As {@link isUser}, where the words of a sentence may stand as well. */
export const isUserInSentence = (term: string): boolean => isUser(term) && !PROSE.has(plain(term));
