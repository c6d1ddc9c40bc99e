import { EPONYMS } from '../../words/eponyms.js';
import { hashesOf, isOneOf, type Page } from '../../lists/word.js';

const HASHES = hashesOf(EPONYMS);

/** True for the name of somebody after whom things are called; see {@link EPONYMS}. */
export const isEponym = (page: Page, token: number): boolean => isOneOf(page, token, HASHES, EPONYMS);
