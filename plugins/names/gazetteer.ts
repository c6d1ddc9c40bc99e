import { openFilter, type WordFilter } from './bloom.js';
import { COMMON_BITS, GIVEN_BITS, SURNAME_BITS } from './gazetteer-data.js';

/** The long tail of name knowledge, asked by hash; each answer is wrong for about one stranger in a hundred. */
export interface Gazetteer {
  readonly isGiven: WordFilter;
  readonly isSurname: WordFilter;
  /** Everyday words, drugs and diseases of several languages. */
  readonly isCommon: WordFilter;
}

const open = (base64: string): WordFilter => openFilter(Buffer.from(base64, 'base64'));

/** Unpacks the compiled lists; about a millisecond. */
export const openGazetteer = (): Gazetteer => ({
  isGiven: open(GIVEN_BITS),
  isSurname: open(SURNAME_BITS),
  isCommon: open(COMMON_BITS),
});
