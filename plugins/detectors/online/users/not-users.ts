import { lexiconSet } from '../../../../kit/index.js';

/**
 * Words after an `@` or a label that are not user names: annotations in source code, words of notes, values of forms.
 */
const NO_USERS = lexiconSet('logins', { class: 'not-a-user', language: 'en' });

/** Words of a sentence after `login failed for` and `users`. */
const PROSE = lexiconSet('logins', { class: 'login-prose', language: 'en' });

/** Path segments after `users/` that do not name a user. */
export const RESOURCES: ReadonlySet<string> = lexiconSet('logins', { class: 'url-resource', language: 'en' });

const plain = (term: string): string => term.replace(/^@/, '').toLowerCase();

export const isUser = (term: string): boolean => !NO_USERS.has(plain(term));

/** As {@link isUser}, for positions where words of a sentence may stand as well. */
export const isUserInSentence = (term: string): boolean => isUser(term) && !PROSE.has(plain(term));
