import type { EntityType } from '../../../../core/index.js';
import { type Ignores, isCode } from './ignored.js';
import { unescaped } from './script.js';

/** A text that no page shows, or that stands beside the pages' content. */
export interface Place {
  readonly text: string;
  /** False: only terms that were found elsewhere are looked for. */
  readonly searched: boolean;
  /** The whole text is known to be of this type. */
  readonly type?: EntityType;
  /** What the text is the answer to, as a form asks for it. */
  readonly label?: string;
  /** Programs make the text up: a term in it goes even if it is a common word as well. */
  readonly exact?: true;
  /** What detection finds in the text and is no term there, such as the maker of a program. Terms known from elsewhere count. */
  readonly ignores?: Ignores;
  /** Puts another text in its place. Left out: the text goes as a whole when the document is changed. */
  readonly write?: (text: string) => void;
  /** The text is the name of a destination, which other places refer to. */
  readonly destination?: true;
  /** The text is that of a name, which stands in other places too: what it is called in the file. */
  readonly name?: string;
}

/** A script, which is taken out when the document is changed. */
export function scriptPlace(script: string): Place {
  const text = unescaped(script);
  return { text, searched: true, ignores: isCode(text) };
}

const CONTROL = /[^\P{Cc}\t\n\r\f]|\ufffd/gu;

/** Whether a text can be read: it has a letter or a digit, and is not the bytes of something else. */
export const isReadable = (text: string): boolean =>
  /[\p{L}\p{N}]/u.test(text) && (text.match(CONTROL)?.length ?? 0) * 10 <= text.length;
