/**
 * What a score rests on before anything beside it is looked at: the kinds of base evidence, each with the probability that it stands for and
 * what explanations say of it. Recognizers name the kind; the number is here, once. `form` is what a term looks like, `check` that its check
 * digits are right, `cue` what stands before it, `repeat` that it was
 * found elsewhere, `lexicon` that it is listed.
 *
 * Level 1 finds from 0.75 on, level 2 from 0.5, level 3 from 0.2; a context word near by adds 0.35.
 */
export const BASES = {
  'form:unmistakable': { score: 0.95, reason: 'nothing else is written so' },
  'form:own': { score: 0.8, reason: 'hardly anything else is written so' },
  'form:typical': { score: 0.7, reason: 'little else is written so' },
  'form:usual': { score: 0.6, reason: 'mostly written so' },
  'form:plausible': { score: 0.5, reason: 'may well be one by its form' },
  'form:shared': { score: 0.4, reason: 'other things are written so as well' },
  'form:common': { score: 0.3, reason: 'many other things are written so' },
  'form:bare': { score: 0.2, reason: 'hardly a form of its own' },
  'form:silent': { score: 0.15, reason: 'no form of its own: it counts beside a word of its kind only' },
  'check:strong': { score: 0.9, reason: 'check digits or form are right, which hardly any other term passes' },
  'check:good': { score: 0.8, reason: 'check digits or form are right, which few other terms pass' },
  'check:fair': { score: 0.65, reason: 'check digits or form are right, which some other terms pass' },
  'check:weak': { score: 0.4, reason: 'a check digit is right, as it is in one of ten other numbers' },
  'cue:field': { score: 0.99, reason: 'in a field, or behind words, that hold nothing else' },
  'cue:label': { score: 0.8, reason: 'behind its label' },
  'cue:phrase': { score: 0.7, reason: 'beside words that mostly stand there' },
  'cue:word': { score: 0.6, reason: 'beside a word of its kind' },
  'cue:hint': { score: 0.5, reason: 'beside a word that stands with other things as well' },
  'repeat:name': { score: 0.76, reason: 'found elsewhere in the document, and no other word' },
  'repeat:part': { score: 0.55, reason: 'found elsewhere in the document, as a part' },
  'repeat:word': { score: 0.35, reason: 'found elsewhere in the document, and an everyday word as well' },
  'lexicon:known': { score: 0.8, reason: 'listed, and hardly anything else' },
  'lexicon:likely': { score: 0.6, reason: 'listed, and mostly meant so' },
  'lexicon:shared': { score: 0.4, reason: 'listed, and often something else' },
  'lexicon:ambiguous': { score: 0.3, reason: 'listed, and mostly something else' },
  'lexicon:everyday': { score: 0.15, reason: 'listed, and an everyday word: it counts beside a word of its kind only' },
} as const;

/** Name of a kind of base evidence, such as `cue:label`. */
export type Basis = keyof typeof BASES;

/** True for the name of a kind of base evidence. */
export const isBasis = (value: unknown): value is Basis => typeof value === 'string' && Object.hasOwn(BASES, value);

/** The probability that a kind of base evidence stands for, 0 to 1; a number is one already. */
export const scoreOf = (base: number | Basis): number => (typeof base === 'number' ? base : BASES[base].score);

/** What explanations say of a kind of base evidence; nothing of a number. */
export const reasonOf = (base: number | Basis): string | undefined =>
  typeof base === 'number' ? undefined : BASES[base].reason;
