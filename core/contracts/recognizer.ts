import type { TextDocument } from './document.js';
import type { EntityType } from './entity-type.js';
import type { Evidence } from './evidence.js';
import type { Span } from './span.js';
import { token } from './token.js';

/** What every kind of recognizer says of itself. */
interface RecognizerBase {
  /** Unique in an engine, written `<plugin>/<recognizer>`, both in kebab-case. */
  readonly name: string;
  /** Every type it can report, and no other. */
  readonly types: readonly EntityType[];
  /** The domains it works in; left out, it works in all of them. */
  readonly domains?: readonly string[];
  /** ISO 639-1 codes of the languages it serves, as those of a plugin; left out, it serves those of its plugin. */
  readonly languages?: readonly string[];
  /**
   * True if its findings come from the domain or the customer rather than from a standard category of personal data:
   * they are what `words_in_hull` of the HTTP API lists.
   */
  readonly domainSpecific?: boolean;
}

/**
 * One pattern of a {@link PatternRecognizer}: data that the engine compiles, with all others, into one pass over the text.
 *
 * Scores follow one scale, so that thresholds mean the same everywhere:
 * 0.2 to 0.45 ambiguous (found at level 3, or at level 2 with context) · 0.5 to 0.7 plausible (level 2) · 0.75 and more
 * sure (level 1).
 */
export interface Pattern {
  /** Names the pattern in explanations; unique in its recognizer where there are several. */
  readonly name?: string;
  /** What its terms are; one of the types of the recognizer. */
  readonly type: EntityType;
  /**
   * Source of a JavaScript regular expression for the term, tried only where a token (or the symbol it starts with)
   * begins. It must be linear: no back-references, every repetition bounded, or a single unbounded character class at the end.
   * What stands before it goes into a lookbehind rather than into `lead` if it is a blank or any sign, since every place of a text that
   * has one would have to be looked at.
   */
  readonly match: string;
  /** Source of what must stand directly before the term and does not belong to it, such as a label: `MRN[:# ]{1,3}`. */
  readonly lead?: string;
  /** Ignore the case of letters. Default false. */
  readonly ignoreCase?: boolean;
  /** Score of the bare pattern, 0 to 1. */
  readonly score: number;
  /** Looks at the matched term: `false` discards it, `true` raises the score to `valid`. Pure and linear. */
  readonly validate?: (term: string) => boolean;
  /** Score once `validate` has said yes. Default: the greater of `score` and 0.8. */
  readonly valid?: number;
  /** Words, in lower case, that raise the score when one stands near the term, in the header or in the label. */
  readonly context?: readonly string[];
  /** How much a context word adds. Default 0.35. */
  readonly boost?: number;
  /** Words, in lower case, that lower the score by 0.4 when one stands directly before the term on its line. */
  readonly counter?: readonly string[];
}

/** Finds terms by their form. The way to write most recognizers: no code runs but the validators. */
export interface PatternRecognizer extends RecognizerBase {
  /** Tried independently of each other; of overlapping matches the better one counts. */
  readonly patterns: readonly Pattern[];
  /** Context words of all patterns, beside their own. */
  readonly context?: readonly string[];
}

/** Finds listed terms. */
export interface DictionaryRecognizer extends RecognizerBase {
  /** The terms, by type and score. */
  readonly dictionary: readonly DictionaryEntry[];
  /** True if its terms are somebody's secrets: then none of them stands in a substitute either, whether or not the text holds it. Default false. */
  readonly confidential?: boolean;
}

/** Terms of one type. A term may have several words; any white space between them matches. */
export interface DictionaryEntry {
  /** What its terms are; one of the types of the recognizer. */
  readonly type: EntityType;
  /** Found as whole words; case is ignored unless `caseSensitive` says otherwise. */
  readonly terms: readonly string[];
  /** 0 to 1, on the scale of {@link Pattern}. */
  readonly score: number;
  /** Default false: `project kestrel` finds `Project Kestrel`. */
  readonly caseSensitive?: boolean;
  /** Words that raise the score, as in {@link Pattern}. */
  readonly context?: readonly string[];
  /** Words, in lower case, that lower the score by 0.4 when one stands right behind the term, one blank apart: `Nottingham grade`. */
  readonly counterBehind?: readonly string[];
}

/** Finds terms by code, for what data cannot say. It sees the shared tokens and lines of the document. */
export interface CodeRecognizer extends RecognizerBase {
  /**
   * What the view of a text holds if anything can be found in it; left out, the recognizer is asked about every text. Texts of any
   * length are read for it once, for all recognizers together: most cells of tables have no digit, and most pages no `<`.
   */
  readonly needs?: TextNeeds;
  /**
   * Yields matches in any order. Pure: keeps no state between calls, changes nothing, throws never; linear in the text.
   * Offsets refer to `document.view`.
   */
  recognize(document: TextDocument): Iterable<Match>;
  /**
   * The second pass, asked when all code recognizers have reported: what follows from their findings elsewhere in the text, as a
   * surname alone follows from the whole name. Pure and linear like `recognize`.
   * @param found matches of all code recognizers, in any order; they may overlap, and include weak ones.
   */
  recall?(document: TextDocument, found: readonly Match[]): Iterable<Match>;
}

/** Conditions that all must be met; see {@link CodeRecognizer.needs}. */
export interface TextNeeds {
  /** At least so many digits 0 to 9. */
  readonly digits?: number;
  /** Of each entry, a list of ASCII characters, at least one occurs. Characters beyond ASCII meet any of them. */
  readonly holds?: readonly string[];
  /** Names of word lists: of one of them at least a word occurs. */
  readonly words?: readonly string[];
  /** True if a letter of another script than the Latin one occurs: Greek, Cyrillic, Arabic, Chinese … */
  readonly beyondLatin?: boolean;
}

/** The contract every entity detector fulfils, in one of three forms. */
export type Recognizer = PatternRecognizer | DictionaryRecognizer | CodeRecognizer;

/** One step of a score: base, checksum, context … The steps of a finding add up to its score. */
export interface LedgerEntry {
  /** Fixed words; never a piece of the text. */
  readonly reason: string;
  /** What it added to the score, negative where it took away. */
  readonly by: number;
  /** Code of the evidence behind it, such as `cue:title`, where it comes from some. */
  readonly code?: string;
}

/** What a code recognizer reports. */
export interface Match extends Span {
  /** One of the types of the recognizer. */
  readonly type: EntityType;
  /** Confidence from 0 to 1: without the evidence, where there is some. */
  readonly score: number;
  /** What speaks for and against it; the engine turns score and evidence into a probability, see {@link Evidence}. */
  readonly evidence?: readonly Evidence[];
  /** Score that counts where findings overlap; default the score, evidence included. */
  readonly priority?: number;
  /** Why, in a few words for the explanation; never a piece of the text. */
  readonly why?: string;
  /** What lowered the score to what it is, each step with a negative number, for the explanation. */
  readonly lowered?: readonly LedgerEntry[];
}

/** A term found in a text. Holds positions only: the matched text is never copied out of the document. */
export interface Finding extends Span {
  /** The entity type, as fine as it is known. */
  readonly type: EntityType;
  /** Confidence from 0 to 1. */
  readonly score: number;
  /** Name of the recognizer that made it, `<plugin>/<recognizer>`. */
  readonly recognizer: string;
  /** True if the domain or the customer's own words made the finding; see {@link RecognizerBase.domainSpecific}. */
  readonly domainSpecific: boolean;
  /**
   * Names of the persons to whom the term can belong, each as one text, where the file tells them around it: first and last name of a row
   * in two columns. Transformers get them as `Term.persons`.
   */
  readonly persons?: readonly string[] | undefined;
}

/** Findings of {@link JoinRule.types} that only `gap` separates become one finding as well. */
export interface JoinRule {
  /** Unique in an engine, written `<plugin>/<rule>`. */
  readonly name: string;
  /** Types that may take part, in any order. */
  readonly types: readonly EntityType[];
  /** Of the parts, one at least must be of one of these types; left out, any parts join. */
  readonly needs?: readonly EntityType[];
  /** Source of a regular expression that the whole text between two parts must match, such as `,?\s{1,2}`. */
  readonly gap: string;
  /** Longest gap in code units. Default 4. */
  readonly maxGap?: number;
  /** Type of the joined finding; its score is the lowest of its parts'. */
  readonly as: EntityType;
}

/** Token under which an engine collects its recognizers. */
export const RECOGNIZER = token<Recognizer>('deidkit.Recognizer');
/** Token under which an engine collects its join rules. */
export const JOIN_RULE = token<JoinRule>('deidkit.JoinRule');
