const WORD = /[\p{L}\p{M}'’.]+/gu;
/** So many letters before the end of a compound say too little. */
const JOINT = 3;

/** Words, with points and apostrophes. */
export const wordsOf = (text: string): string[] => text.match(WORD) ?? [];

/** The end of a compound, with the letters before it that say too little: another name may end alike, as in `Kungsgatan`, `Skogsgatan`. */
export const withJoint = (word: string, kind: string): string => (kind === '' ? '' : word.slice(-kind.length - JOINT));
