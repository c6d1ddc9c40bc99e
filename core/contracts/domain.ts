import type { EntityType } from './entity-type.js';
import type { DictionaryEntry } from './recognizer.js';
import type { Span } from './span.js';
import { token } from './token.js';

/** Detection strength: 1 finds only what is certain, 2 is balanced, 3 misses as little as possible. */
export type Level = 1 | 2 | 3;

/**
 * The lowest score that counts at levels 1, 2 and 3. Must not rise from left to right, so that each level finds
 * everything the level before it finds.
 */
export type Thresholds = readonly [level1: number, level2: number, level3: number];

/** A field of work: data that shifts what counts as sensitive. Recognizers of its own name it in their `domains`. */
export interface Domain {
  /** Unique in an engine; `General`, `Medical`, `Finance` and `Custom` are the documented ones. Matched in any case. */
  readonly name: string;
  /** One sentence for people. */
  readonly description: string;
  /**
   * Name of the domain from which it inherits: recognizers of that domain work in this one too, and its thresholds,
   * context words, terms and exceptions apply unless this domain overrides them.
   */
  readonly extends?: string;
  /** Thresholds that differ from the engine's defaults, by type; a category's hold for its children. */
  readonly thresholds?: Readonly<Record<EntityType, Thresholds>>;
  /** Context words, by type, that count in this domain beside the recognizers' own. Lower case. */
  readonly context?: Readonly<Record<EntityType, readonly string[]>>;
  /**
   * Terms that are never reported in this domain: eponyms, drugs, product names. Case is ignored. A phrase protects what
   * lies within it: with `Blue Heron Street`, a finding `Blue Heron` is left out where the street is named, not elsewhere.
   */
  readonly ignore?: readonly string[];
  /**
   * True for a domain of one customer or team of a service: its name stands in no public page, and only plans and keys that
   * name it may ask for it. Inherited by domains that extend it. Library and command treat it like any other. Default false.
   */
  readonly reserved?: boolean;
  /**
   * True for a term that this domain leaves where it stands, whatever found it: a party of a cited decision, the eponym of a
   * score before its value. Called once for each candidate, so it may look at some hundred characters around it, not at
   * the whole text. Offsets refer to the view, as in `TextDocument`. Must be pure and must not throw.
   */
  readonly keeps?: (view: string, term: Span & { readonly type: EntityType }) => boolean;
  /** Terms that count as sensitive in this domain. */
  readonly dictionary?: readonly DictionaryEntry[];
}

/** Token under which an engine collects its domains. */
export const DOMAIN = token<Domain>('deidkit.Domain');
