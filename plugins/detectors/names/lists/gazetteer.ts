import { openFilter, type WordFilter } from './bloom.js';
import { COMMON_BITS, FREQUENT_GIVEN_BITS, FREQUENT_SURNAME_BITS, GIVEN_BITS, SURNAME_BITS } from './gazetteer-data.js';

/** The long tail of name knowledge, asked by hash; a yes is wrong for about one stranger in seventy. */
export interface Gazetteer {
  readonly isGiven: WordFilter;
  readonly isSurname: WordFilter;
  /** Names that many people bear and that are no everyday word. */
  readonly isFrequentGiven: WordFilter;
  readonly isFrequentSurname: WordFilter;
  /** Everyday words, drugs and diseases of several languages. */
  readonly isCommon: WordFilter;
}

const open = (base64: string): WordFilter => openFilter(Buffer.from(base64, 'base64'));

/** Unpacks the compiled lists; about a millisecond. */
export const openGazetteer = (): Gazetteer => ({
  isGiven: open(GIVEN_BITS),
  isSurname: open(SURNAME_BITS),
  isFrequentGiven: open(FREQUENT_GIVEN_BITS),
  isFrequentSurname: open(FREQUENT_SURNAME_BITS),
  isCommon: open(COMMON_BITS),
});
