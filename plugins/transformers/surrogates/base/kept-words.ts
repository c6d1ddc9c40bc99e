const WORD = /[\p{L}\p{M}'’.]+/gu;
/** Number of letters before the ending of a compound that identify nothing by themselves. */
const JOINT = 3;

/** The words of a text. Points and apostrophes are part of a word. */
export const wordsOf = (text: string): string[] => text.match(WORD) ?? [];

/**
 * The ending of a compound plus the letters before it, which identify nothing: other names may end alike, such as
 * `Kungsgatan` and `Skogsgatan`.
 */
export const withJoint = (word: string, kind: string): string => (kind === '' ? '' : word.slice(-kind.length - JOINT));
