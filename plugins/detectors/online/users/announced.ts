import { wordHash } from '../../../../kit/index.js';

const ANNOUNCES = new Set(['user', 'users', 'username', 'login', 'account', 'uid', 'owner', 'actor'].map(wordHash));

/** True for the hash of a word such as `user` before a login. */
export const announcesLogin = (before: number | undefined): boolean => before !== undefined && ANNOUNCES.has(before);

/**
 * True where the signs or the word before an offset announce a login: `user x`, `uid=x`, `[x]`, `DOMAIN\x`.
 * @param before hash of the word before the offset
 */
export const isAnnounced = (view: string, start: number, before: number | undefined): boolean =>
  '"\'=(\\/<[:'.includes(view.charAt(start - 1) || ' ') || announcesLogin(before);
