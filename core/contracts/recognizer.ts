import type { Basis } from './basis.js';
import type { TextDocument } from './document.js';
import type { EntityType } from './entity-type.js';
import type { Evidence } from './evidence.js';
import type { Span } from './span.js';
import type { TermPart } from './term-parts.js';
import { token } from './token.js';

/** Properties of every kind of recognizer. */
interface RecognizerBase {
  /** Unique in an engine, written `<plugin>/<recognizer>`, both in kebab-case. */
  readonly name: string;
  /** All types it can report. Matches of any other type are an error. */
  readonly types: readonly EntityType[];
  /** The domains it works in; default all. */
  readonly domains?: readonly string[];
  /** ISO 639-1 codes of the languages it supports; default those of its plugin. */
  readonly languages?: readonly string[];
  /**
   * True if its findings come from the domain or the customer rather than from a standard category of personal data.
   * `words_in_hull` of the HTTP API lists them.
   */
  readonly domainSpecific?: boolean;
  /**
   * True if it estimates types from the words around a term, as a language model does, instead of reading them off a
   * form, a check digit or a label. Its scores say how likely a type is, not how exact: where another recognizer finds a
   * type with at least 0.5, that type counts. Default false.
   */
  readonly estimates?: boolean;
  /**
   * True if a format says where its terms begin and end, such as a field of fixed width or a value directly behind its
   * code (`DAQK4471902`). By default, a finding that begins or ends within a word is extended to the whole word.
   */
  readonly withinWords?: boolean;
  /**
   * The parts of one of its terms, in order and without overlaps, for transformers that write a substitute of the same form; see
   * `Term.parts`. Called only for terms that are replaced. Pure and linear. Default: the named groups of the pattern that matches
   * the term, none for other recognizers.
   */
  parts?(term: string): readonly TermPart[] | undefined;
}

/**
 * One pattern of a {@link PatternRecognizer}: data that the engine compiles, with all others, into one pass over the
 * text.
 *
 * A score is given by its basis (`cue:label`, `form:shared`, see {@link Basis}), or as a number on the same scale, so
 * that thresholds mean the same everywhere: 0.2 to 0.45 ambiguous (found at level 3, or at level 2 with context) · 0.5
 * to 0.7 plausible (level 2) · 0.75 and more certain (level 1).
 */
export interface Pattern {
  /** Names the pattern in explanations. Must be unique if a recognizer has several patterns. */
  readonly name?: string;
  /** Type of its terms; one of the types of the recognizer. */
  readonly type: EntityType;
  /**
   * Source of a JavaScript regular expression for the term. It is tried only where a token, or the symbol the term
   * starts with, begins. It must be linear: no back-references, every repetition bounded, or a single unbounded
   * character class at the end. If the text before the term can be a blank or any punctuation mark, put it into a
   * lookbehind rather than into `lead`; otherwise every such place of a text would have to be tried. Named groups are the
   * parts of the term: `(?<site>[A-Z]{3})-(?<serial>\\d{5})`.
   */
  readonly match: string;
  /**
   * Source of an expression for what must precede the term without being part of it, such as a label: `MRN[:# ]{1,3}`.
   */
  readonly lead?: string;
  /** Ignore the case of letters. Default false. */
  readonly ignoreCase?: boolean;
  /** Basis of the score without context and validation, or that score, 0 to 1. */
  readonly score: number | Basis;
  /** Checks the matched term: `false` discards it, `true` raises the score to `valid`. Must be pure and linear. */
  readonly validate?: (term: string) => boolean;
  /** Score if `validate` returns true. Default: the greater of `score` and 0.8. */
  readonly valid?: number | Basis;
  /** Words, in lower case, that raise the score if one is near the term, in the header or in the label. */
  readonly context?: readonly string[];
  /** How much a context word adds. Default 0.35. */
  readonly boost?: number;
  /** Words, in lower case, that lower the score by 0.4 if one directly precedes the term on its line. */
  readonly counter?: readonly string[];
}

/** Finds terms by their form. Most recognizers are best written this way: only validators run code. */
export interface PatternRecognizer extends RecognizerBase {
  /** Tried independently of each other. Where matches overlap, the better one wins. */
  readonly patterns: readonly Pattern[];
  /** Context words of all patterns, beside their own. */
  readonly context?: readonly string[];
}

/** Finds terms of a list. */
export interface DictionaryRecognizer extends RecognizerBase {
  /** The terms, by type and score. */
  readonly dictionary: readonly DictionaryEntry[];
  /**
   * True if its terms are confidential: then no substitute may contain one of them, even if the text does not. Default
   * false.
   */
  readonly confidential?: boolean;
}

/** Terms of one type. A term may have several words; any white space between them matches. */
export interface DictionaryEntry {
  /** Type of its terms; one of the types of the recognizer. */
  readonly type: EntityType;
  /** Found as whole words. Case is ignored unless `caseSensitive` is true. */
  readonly terms: readonly string[];
  /** Basis of the score, or the score, 0 to 1, on the scale of {@link Pattern}. */
  readonly score: number | Basis;
  /** Default false: `project kestrel` finds `Project Kestrel`. */
  readonly caseSensitive?: boolean;
  /** Words that raise the score, as in {@link Pattern}. */
  readonly context?: readonly string[];
  /** Words, in lower case, that lower the score by 0.4 if one directly precedes the term on its line, as in {@link Pattern}. */
  readonly counter?: readonly string[];
  /** Words, in lower case, that lower the score by 0.4 if one follows the term after one blank: `Nottingham grade`. */
  readonly counterBehind?: readonly string[];
}

/**
 * Finds terms by code, for what patterns and dictionaries cannot express. It reads the shared tokens and lines of the
 * document.
 */
export interface CodeRecognizer extends RecognizerBase {
  /**
   * What a text must contain for the recognizer to find anything. Default: nothing, so the recognizer is called for
   * every text. The engine checks each text once for all recognizers together and skips those whose needs are not met:
   * most table cells have no digit, most pages no `<`.
   */
  readonly needs?: TextNeeds;
  /**
   * Yields matches in any order. Must be pure (no state between calls, no side effects), must not throw, and must be
   * linear in the length of the text. Offsets refer to `document.view`.
   */
  recognize(document: TextDocument): Iterable<Match>;
  /**
   * The second pass, called after all code recognizers have reported. It yields matches that depend on theirs, such as
   * a surname alone after the full name. Pure and linear like `recognize`.
   * @param found matches of all code recognizers, in any order; they may overlap, and include weak ones. May be empty.
   */
  recall?(document: TextDocument, found: readonly Match[]): Iterable<Match>;
  /**
   * Evidence against matches that are {@link Match.open open}, its own and those of other recognizers, for a recognizer
   * that reads the words around a term or the whole document. Called before the second passes. Pure and linear like `recognize`.
   * @param own what `recognize` has reported for this document, in its order.
   * @param open by position; they may overlap.
   * @returns one entry for each of `open`, in the same order: the evidence, or undefined.
   */
  doubt?(document: TextDocument, own: readonly Match[], open: readonly Match[]): readonly (Evidence | undefined)[];
}

/** Conditions, all of which must be met; see {@link CodeRecognizer.needs}. */
export interface TextNeeds {
  /** Minimum number of digits 0 to 9 in the text. */
  readonly digits?: number;
  /**
   * Each entry is a list of ASCII characters, at least one of which must occur. A character beyond ASCII satisfies
   * every entry.
   */
  readonly holds?: readonly string[];
  /** Names of word lists: a word of at least one of them must occur. */
  readonly words?: readonly string[];
  /** True if a letter of another script than the Latin one occurs: Greek, Cyrillic, Arabic, Chinese … */
  readonly beyondLatin?: boolean;
}

/** A detector of entities, in one of three forms. */
export type Recognizer = PatternRecognizer | DictionaryRecognizer | CodeRecognizer;

/** One step of a score, such as base, checksum or context. The steps of a finding add up to its score. */
export interface LedgerEntry {
  /** A fixed text, never a part of the analysed text. */
  readonly reason: string;
  /** Change of the score; negative if it was lowered. */
  readonly by: number;
  /** Code of the evidence that caused it, such as `cue:title`. */
  readonly code?: string;
}

/** What a code recognizer reports. */
export interface Match extends Span {
  /** One of the types of the recognizer. */
  readonly type: EntityType;
  /** Confidence from 0 to 1, not including the evidence. */
  readonly score: number;
  /** Evidence for and against it. The engine combines score and evidence into a probability; see {@link Evidence}. */
  readonly evidence?: readonly Evidence[];
  /**
   * True if it rests on the word itself, without a label, a form or a cue beside it, so that what other recognizers read
   * around it, or do not, may speak against it; see {@link CodeRecognizer.doubt}. Default false.
   */
  readonly open?: boolean;
  /** The reason in a few words, for the explanation. Never a part of the text. */
  readonly why?: string;
}

/** A term found in a text. Holds positions only; the matched text is never copied. */
export interface Finding extends Span {
  /** The entity type, as specific as possible. */
  readonly type: EntityType;
  /** Confidence from 0 to 1. */
  readonly score: number;
  /** Name of the recognizer that found it, `<plugin>/<recognizer>`. */
  readonly recognizer: string;
  /** True if a domain or the customer's own words led to the finding; see {@link RecognizerBase.domainSpecific}. */
  readonly domainSpecific: boolean;
  /**
   * Full names of the persons the term can belong to, where the file shows them (first and last name in two columns of
   * a row). Transformers get them as `Term.persons`.
   */
  readonly persons?: readonly string[] | undefined;
  /** The person of the table row, where the session asks for it (`FileSession.bySubject`). See `Term.subject`. */
  readonly subject?: string | undefined;
  /**
   * True if the call leaves the term in the text: it selected other types, or its policy keeps the type. Such a finding
   * only says what the term is; it must not stand in the way of one that is replaced. Missing: false.
   */
  readonly isLeft?: boolean | undefined;
}

/** Joins adjacent findings of {@link JoinRule.types} that only `gap` separates into one finding. */
export interface JoinRule {
  /** Unique in an engine, written `<plugin>/<rule>`. */
  readonly name: string;
  /** Types that may take part, in any order. */
  readonly types: readonly EntityType[];
  /** At least one part must have one of these types. Default: any. */
  readonly needs?: readonly EntityType[];
  /** Source of a regular expression that the whole text between two parts must match, such as `,?\s{1,2}`. */
  readonly gap: string;
  /** Longest gap in code units. Default 4. */
  readonly maxGap?: number;
  /** Type of the joined finding, made of all parts that count at the level in force. Its score is the highest score of a part. */
  readonly as: EntityType;
}

/** Token under which an engine collects its recognizers. */
export const RECOGNIZER = token<Recognizer>('deidkit.Recognizer');
/** Token under which an engine collects its join rules. */
export const JOIN_RULE = token<JoinRule>('deidkit.JoinRule');
