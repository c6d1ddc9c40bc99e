import { lexiconSet, lexiconWords } from '../../../../kit/index.js';

/** Common mailboxes of offices, from which substitutes are drawn. */
export const MAILBOXES = lexiconWords('mailboxes', { class: 'common' });
/** Mailboxes of other languages and of specific offices, which are recognised but not used as substitutes. */
const MORE_MAILBOXES = lexiconSet('mailboxes', { class: 'more' });

/** True for the local part of a role address, which names no person. */
export const isMailbox = (word: string): boolean => MAILBOXES.includes(word) || MORE_MAILBOXES.has(word);
