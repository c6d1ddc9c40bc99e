/** One word in lower case, perhaps with a number. */
const ONE_WORD = /^\p{Ll}+\d{0,3}$/u;

/**
 * True for the key of an object that is one word in lower case, as programs name fields: `max`, `lang`, `rose`. Such a key is a
 * name of somebody only where more than the word says so.
 */
export const isFieldWord = (key: string): boolean => ONE_WORD.test(key);
