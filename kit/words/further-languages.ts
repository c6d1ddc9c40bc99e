import type { TextDocument } from '../../core/contracts/document.js';

/** Letters that English, German, French, Spanish and Dutch do not have. */
const OTHER_LETTERS = /[ąćęłńśźżěřůčšťďňğışåãõ\u0400-\u04ff]/iu;
const ROMANCE: ReadonlySet<string | undefined> = new Set(['it', 'pt']);

/**
 * True for a document that may be in Italian, Portuguese, Polish, Swedish, Czech, Turkish or Russian, for which
 * institutions and occupations are read by lists.
 */
export const mayBeInFurtherLanguage = (document: TextDocument): boolean =>
  OTHER_LETTERS.test(document.view) || ROMANCE.has(document.language());
