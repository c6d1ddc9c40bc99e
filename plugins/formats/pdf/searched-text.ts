import type { Edit, EntityType, Finding } from '../../../core/index.js';

/** One text of a document, as it is to be searched. */
export interface SearchedText {
  readonly text: string;
  /** False: the text was charged and counted already, in another order of reading or as another place of the same words. */
  readonly charged: boolean;
  /** False: only terms known from elsewhere are looked for. */
  readonly searched: boolean;
  /** The page that shows the text; left out for what no page shows. */
  readonly page?: number;
  readonly type?: EntityType;
  /** What the text is the answer to, as a form asks for it. */
  readonly label?: string;
  /** Common words are no reason to keep a term that stands here, because the text is made up by programs. */
  readonly exact?: true;
  /** What detection finds in the text and is no term there. */
  readonly ignores?: (finding: Finding) => boolean;
  /** The text is what form fields and notes look like. */
  readonly appearance?: true;
  /** The text is what another reader sees of texts that were added: it tells nothing new about which words are common. */
  readonly reread?: true;
  /** Terms that another reader found here; where they stand, `occurrences` knows. */
  readonly also?: readonly string[];
  /** Where terms stand that the text itself does not show, because blanks stand in them or are missing. */
  readonly occurrences?: (terms: readonly string[]) => readonly Edit[];
  /** Called with the changes: sorted, without overlaps, at least one. */
  readonly apply: (edits: readonly Edit[]) => void;
}

/** A text, and what was found in it so far. */
export interface Found extends SearchedText {
  findings: readonly Finding[];
}
