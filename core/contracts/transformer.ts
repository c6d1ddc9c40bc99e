import type { SchemaObject } from 'ajv';
import type { EntityType } from './entity-type.js';
import type { Span } from './span.js';
import { token } from './token.js';

/** One sensitive term on its way through a transformer. Never logged, never put into an error. */
export interface Term extends Span {
  /** The original text of the term. */
  readonly text: string;
  /** Entity type of the finding. */
  readonly type: EntityType;
  /** Parent of the type, or the type itself. */
  readonly category: EntityType;
  /** Name of the recognizer that found it. */
  readonly recognizer: string;
  /** The text right before the term, at most 40 code units of its line: a label such as `DOB: ` can be read from it. */
  readonly before: string;
  /** Header words of the unit the term stands in (a CSV column's title), lower case. */
  readonly header: readonly string[];
  /** Names of the persons whom the term can belong to, each as one text; see `Finding.persons`. */
  readonly persons?: readonly string[] | undefined;
}

/** Numbers that look random and repeat under the same seed. */
export interface Random {
  /** A whole number in `[0, below)`. */
  int(below: number): number;
  /** One of the items. */
  pick<T>(items: readonly T[]): T;
}

/** What a transformer may know of the document and of the run it works in. */
export interface TransformScope {
  /** Number of the candidate output being made, from 0. */
  readonly candidate: number;
  /** Reproducible randomness for a purpose: the same seed, candidate and key give the same numbers in the same order. */
  random(key: string): Random;
  /**
   * Memory of the document for this candidate, empty at its start and kept over all units of a file. Each transformer
   * has one of its own: `scope.memory('surrogate/persons', () => new Map())`.
   */
  memory<T>(key: string, create: () => T): T;
  /**
   * True if the text must not be used as a substitute: it equals (case and white space aside) an original term of the
   * document so far, or one that a file is known to hold further on, or a substitute that an earlier candidate used, or holds a
   * confidential term of a dictionary.
   */
  isTaken(substitute: string): boolean;
  /** The day of the run, for ages and years. */
  readonly today: Date;
}

/** A transformer with its options applied. */
export interface Transform {
  /**
   * Substitutes for all terms of one text (or one unit of a file) that the policy gives to this transformer, in the order
   * of the terms, so that they can agree with each other. Same length as `terms`; never throws for odd input.
   */
  apply(terms: readonly Term[], scope: TransformScope): readonly string[];
  /** True if the substitute of a name depends on whose it is: `Ida` of one person and `Ida` of another are two. Left out: false. */
  readonly byPerson?: boolean;
  /**
   * True if the substitute of a term follows from that term alone, so that nothing of a document need be remembered: no other term,
   * no person to whom it belongs, and nothing of the scope is asked for it. Left out: false.
   */
  readonly termByTerm?: boolean;
  /**
   * Parts of a term that may stand in its substitute: the end that a mask leaves, the kind of a street, a mark that is the same for all
   * terms. Of all else no four letters or digits in a row may, whatever their case, accents and separators: the engine puts `*****` in
   * place of such a substitute. Asked only where there is one. Left out: nothing may.
   */
  readonly keeps?: (term: Term) => readonly string[];
  /** For reversible transformers: the original of one substitute, `undefined` if it is none of this transformer's. */
  restore?(substitute: string): string | undefined;
  /** For reversible transformers: source of a linear regular expression that finds its substitutes in a text. */
  readonly substitutePattern?: string;
}

/** Replaces terms. */
export interface Transformer {
  /** Unique in an engine, kebab-case: `redact`, `mask`, `surrogate`. */
  readonly name: string;
  /** One sentence for people. */
  readonly description: string;
  /** True if `restore` can give the original back from the substitute alone (and a key). */
  readonly reversible: boolean;
  /** True if the substitute is computed from the original, so that 45 CFR 164.514(c) does not accept it as a code. */
  readonly derived: boolean;
  /** What of a term its substitute may show, one sentence for people; see `Transform.keeps`. Left out: nothing. */
  readonly keeps?: string;
  /** JSON Schema of the options; left out, it takes none. */
  readonly options?: SchemaObject;
  /** Applies options that the schema has accepted. Called once per rule when the engine is made; a refusal is a thrown DeidError. */
  prepare(options: Readonly<Record<string, unknown>>): Transform;
}

/** Token under which an engine collects its transformers. */
export const TRANSFORMER = token<Transformer>('deidkit.Transformer');
