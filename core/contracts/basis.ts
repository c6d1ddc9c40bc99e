/**
 * Kinds of base evidence: the reason why a recognizer reports a term, each with its probability and the text for explanations. Recognizers
 * name the kind, and this table holds the number. `form`: the term looks like one. `check`: its check digits are valid. `cue`: words before
 * it announce it. `repeat`: it was found elsewhere in the document. `lexicon`: it is listed.
 *
 * Level 1 finds scores from 0.75, level 2 from 0.5, level 3 from 0.2. A context word nearby adds 0.35.
 */
export const BASES = {
  'form:unmistakable': { score: 0.95, reason: 'a form that nothing else has' },
  'form:own': { score: 0.8, reason: 'a form that hardly anything else has' },
  'form:typical': { score: 0.7, reason: 'a form that few other things have' },
  'form:usual': { score: 0.6, reason: 'a form that usually means this type' },
  'form:plausible': { score: 0.5, reason: 'a plausible form' },
  'form:shared': { score: 0.4, reason: 'a form that other things have as well' },
  'form:common': { score: 0.3, reason: 'a form that many other things have' },
  'form:bare': { score: 0.2, reason: 'hardly any typical form' },
  'form:silent': { score: 0.15, reason: 'no typical form: it counts only near a context word' },
  'check:strong': { score: 0.9, reason: 'check digits or form are valid, which is very unlikely by chance' },
  'check:good': { score: 0.8, reason: 'check digits or form are valid, which is unlikely by chance' },
  'check:fair': { score: 0.65, reason: 'check digits or form are valid, which is possible by chance' },
  'check:weak': { score: 0.4, reason: 'the check digit is valid, as in one of ten random numbers' },
  'cue:field': { score: 0.99, reason: 'in a field, or after words, for this type only' },
  'cue:label': { score: 0.8, reason: 'after its label' },
  'cue:phrase': { score: 0.7, reason: 'beside words that usually mean this type' },
  'cue:word': { score: 0.6, reason: 'beside a word for this type' },
  'cue:hint': { score: 0.5, reason: 'beside a word that can also mean other things' },
  'repeat:name': { score: 0.76, reason: 'found elsewhere in the document, and not an ordinary word' },
  'repeat:part': { score: 0.55, reason: 'part of a name found elsewhere in the document' },
  'repeat:word': { score: 0.35, reason: 'found elsewhere in the document, but also an ordinary word' },
  'lexicon:known': { score: 0.8, reason: 'listed, with hardly any other meaning' },
  'lexicon:likely': { score: 0.6, reason: 'listed, and usually meant so' },
  'lexicon:shared': { score: 0.4, reason: 'listed, but often something else' },
  'lexicon:ambiguous': { score: 0.3, reason: 'listed, but usually something else' },
  'lexicon:everyday': { score: 0.15, reason: 'listed, but an everyday word: it counts only near a context word' },
} as const;

/** Name of a kind of base evidence, such as `cue:label`. */
export type Basis = keyof typeof BASES;

/** True for the name of a kind of base evidence. */
export const isBasis = (value: unknown): value is Basis => typeof value === 'string' && Object.hasOwn(BASES, value);

/** The probability of a kind of base evidence, 0 to 1. A number is returned unchanged. */
export const scoreOf = (base: number | Basis): number => (typeof base === 'number' ? base : BASES[base].score);

/** The text of explanations for a kind of base evidence; undefined for a number. */
export const reasonOf = (base: number | Basis): string | undefined =>
  typeof base === 'number' ? undefined : BASES[base].reason;
