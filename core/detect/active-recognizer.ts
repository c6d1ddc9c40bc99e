import type { TextDocument } from '../contracts/document.js';
import type { CodeRecognizer, Match } from '../contracts/recognizer.js';
import type { CompiledNeeds } from './needs.js';

/** A code recognizer that works in the domain of the call. */
export interface ActiveRecognizer {
  readonly recognizer: CodeRecognizer;
  readonly needs: CompiledNeeds;
  /** True if it has a second pass. */
  readonly recalls: boolean;
  /** Number of the lane of word lists that contains the bits of its plugin. */
  readonly lane: number;
}

/** What a recognizer reports in its first pass. */
export interface Given {
  readonly active: ActiveRecognizer;
  readonly document: TextDocument;
  readonly matches: readonly Match[];
}
