import type { SchemaObject } from 'ajv';
import type { EntityType } from './entity-type.js';
import type { Span } from './span.js';
import type { TermPart } from './term-parts.js';
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
  /** The finding's confidence from 0 to 1, if the term stands in running text. Missing: as good as certain. */
  readonly score?: number | undefined;
  /** The text directly before the term, at most 40 code units of the same line; it may hold a label such as `DOB: `. */
  readonly before: string;
  /** The text directly behind the term, at most 64 code units of the same line; it may show that the term is a label: ` No: 4471`. */
  readonly after?: string | undefined;
  /**
   * The parts that its recognizer has read, in order; `withParts` of the kit writes others in their places. Missing if the
   * recognizer reads none, or not in this spelling.
   */
  readonly parts?: readonly TermPart[] | undefined;
  /** Header words of the unit (a CSV column's title), lower case. */
  readonly header: readonly string[];
  /** Full names of the persons the term can belong to; see `Finding.persons`. */
  readonly persons?: readonly string[] | undefined;
  /**
   * Only with a consistency key: the person whom the term concerns, normalised; else the document. What is drawn once for a document, such as
   * a shift of dates, is then drawn once for each subject, so that a known date of one person says nothing about another.
   */
  readonly subject?: string | undefined;
}

/** Pseudo-random numbers, the same for the same seed. */
export interface Random {
  /** A whole number in `[0, below)`. */
  int(below: number): number;
  /** One of the items. */
  pick<T>(items: readonly T[]): T;
}

/** Numbers of entities that the files of a run share, by order of appearance in the run. */
export interface RunNumbers {
  /**
   * The number of an entity that has none in its document yet.
   * @param name what is equal for the entity in all files; undefined for one that only its own document can tell from others
   * @param like names by which another file may have the entity, if none has it by its own
   * @param also further names by which later files may have it
   */
  numberOf(label: string, name: string | undefined, like?: readonly string[], also?: readonly string[]): number;
}

/** What a transformer can see of the document and of the current run. */
export interface TransformScope {
  /** Number of the candidate output being made, from 0. */
  readonly candidate: number;
  /** Reproducible random numbers for one purpose: the same seed, candidate and key give the same sequence. */
  random(key: string): Random;
  /**
   * The document's memory for this candidate, empty at its start and kept over all units of a file. Each transformer
   * has its own: `scope.memory('surrogate/persons', () => new Map())`.
   */
  memory<T>(key: string, create: () => T): T;
  /**
   * True if the text must not be used as a substitute. That is so if it equals (ignoring case and white space) an
   * original term of the document, a term that is known to follow later in the file, or a substitute used by an earlier
   * candidate, or if it contains a confidential term of a dictionary.
   */
  isTaken(substitute: string): boolean;
  /** The day of the run, for ages and years. */
  readonly today: Date;
  /** Whose data it is, if the call says so: a reversible code is bound to it. */
  readonly tenant?: string | undefined;
  /**
   * True if the document comes in units, so that terms of other calls may show more of it. What depends on the whole
   * document is then decided safely, or by what `Transform.foresee` has seen. Default false.
   */
  readonly isPart?: boolean;
  /**
   * True if the document is one record of a stream. Nothing is remembered from record to record, so a number counted within
   * the document would mean another term in each: what has to tell terms apart is drawn from `random` by term. Default false.
   */
  readonly isRecord?: boolean;
  /**
   * True under a consistency key, which other documents may have as well: what is drawn for a term should then depend on the
   * term alone, not on those beside it. Default false.
   */
  readonly isKeyed?: boolean;
  /** Numbers for the entities of the document, if it is a file of a run. Missing: they are counted within the document. */
  readonly run?: RunNumbers | undefined;
  /** Language of the texts, as ISO 639-1 code, if the call names it. Missing: not known, or guessed from each text. */
  readonly language?: string | undefined;
}

/** What a substitute is restored with. */
export interface RestoreUse {
  /** Whose data it was; see {@link TransformScope.tenant}. */
  readonly tenant?: string | undefined;
  /** Name of the key that made it, for substitutes that cannot hold it. Default: the key that makes new ones. */
  readonly keyId?: string | undefined;
}

/** Why a substitute of a transformer is not restored. */
export interface RestoreRefusal {
  /**
   * `unknown_key`: it was made with a key that the options do not name. `unreadable`: it was changed, or made with another key
   * of this name, or for another tenant.
   */
  readonly refused: 'unknown_key' | 'unreadable';
}

/** A transformer with its options applied. */
export interface Transform {
  /**
   * Substitutes for all terms of one text (or unit of a file) that the policy assigns to this transformer, in the order
   * of the terms. All terms come in one call so that their substitutes can be consistent. Returns as many items as
   * `terms`; must not throw for unusual input.
   */
  apply(terms: readonly Term[], scope: TransformScope): readonly string[];
  /**
   * Like `apply`, with the same result, in steps: the event loop may run wherever it yields. Used for many terms; for transformers that
   * take long for them.
   */
  readonly applying?: (
    terms: readonly Term[],
    scope: TransformScope,
  ) => Generator<undefined, readonly string[], undefined>;
  /**
   * Sees text of the document before it is replaced, for decisions that depend on all of it: pieces of a file that are
   * still to come, or terms found in units of which none has been replaced yet. It may see the same text twice, and
   * none at all if a document arrives piece by piece. Must need constant memory, and not throw for unusual input.
   */
  readonly foresee?: (text: string, scope: TransformScope) => void;
  /**
   * True if the substitute of a name depends on the person it belongs to: `Ida` of two persons gets two substitutes.
   * Default false.
   */
  readonly byPerson?: boolean;
  /**
   * True if the substitute of a term depends on that term alone: not on other terms, the person it belongs to, or the
   * scope. The engine then keeps no memory of the document. Default false.
   */
  readonly termByTerm?: boolean;
  /**
   * Parts of a term that its substitute may show: the end that a mask leaves, the kind of a street, a mark common to
   * all terms. Apart from these, a substitute must not share four consecutive letters or digits with its term (ignoring
   * case, accents and separators); the engine replaces such a substitute by `*****`. Called only if there is such a
   * run. Default: nothing may be shown.
   */
  readonly keeps?: (term: Term) => readonly string[];
  /**
   * True if, with these options, substitutes can be computed from their originals; see {@link Transformer.derived},
   * which is the default.
   */
  readonly derived?: boolean;
  /**
   * True if substitutes are computed from their originals only in records of a stream; see `TransformScope.isRecord`. A
   * policy whose law forbids that refuses records. Default false.
   */
  readonly derivedInRecords?: boolean;
  /**
   * True if, with these options, the term itself or a part of it stays readable, such as its last digits. The mode GDPR
   * refuses that. Default false.
   */
  readonly leavesReadable?: boolean;
  /**
   * True if, with these options, each substitute stands for one term or entity of the document, so that a conversation
   * may put it back. Default false: the substitute stays in what comes back, and no memory holds its term.
   */
  readonly distinct?: boolean;
  /** True if, with these options, substitutes are numbered by `TransformScope.run`. Default false. */
  readonly numbered?: boolean;
  /**
   * For reversible transformers: the original of a substitute, `undefined` if this transformer did not make it, or why it is
   * refused.
   */
  restore?(substitute: string, use?: RestoreUse): string | RestoreRefusal | undefined;
  /** For reversible transformers: source of a linear regular expression that finds its substitutes in a text. */
  readonly substitutePattern?: string;
}

/** A way to replace terms. */
export interface Transformer {
  /** Unique in an engine, kebab-case: `redact`, `mask`, `surrogate`. */
  readonly name: string;
  /** One sentence for people. */
  readonly description: string;
  /** True if `restore` can compute the original from the substitute (and a key). */
  readonly reversible: boolean;
  /** True if the substitute is computed from the original, so that 45 CFR 164.514(c) does not accept it as a code. */
  readonly derived: boolean;
  /** True if it leaves every term as it is. Such a term must not stand in the way of one that is replaced. Default false. */
  readonly leaves?: boolean;
  /** One sentence on which parts of a term its substitute may show; see `Transform.keeps`. Default: nothing. */
  readonly keeps?: string;
  /**
   * JSON Schema of the options; default: no options. A property with `operatorOnly: true` is reserved for
   * configurations: rules of a request must not contain it, such as the name of a secret of the host.
   */
  readonly options?: SchemaObject;
  /**
   * Applies options that the schema has accepted. Called once per rule when the engine is created. Throws a DeidError
   * to refuse them.
   */
  prepare(options: Readonly<Record<string, unknown>>): Transform;
}

/** Token under which an engine collects its transformers. */
export const TRANSFORMER = token<Transformer>('deidkit.Transformer');
