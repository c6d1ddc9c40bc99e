import type { Match } from '../../../../core/index.js';
import { type Basis, onFirstUse, openingWord, scoreOf } from '../../../../kit/index.js';

/** A pattern whose first group is a name, and the basis of its score. */
export interface Form {
  readonly why: string;
  readonly expression: () => RegExp;
  readonly score: Basis;
}

const BEGIN = String.raw`(?<![\p{L}\p{M}\p{N}_])`;
/** Follows the last letter of a name in scripts with blanks between words. */
export const END = String.raw`(?![\p{L}\p{M}\p{N}_])`;
/** The sign between a label and its value. */
export const SIGN = '[ \\t]{0,4}[:：][ \\t]{0,4}';

/** @param lead pattern before the name, as a whole word; empty if nothing is required */
export const form = (why: string, lead: string, name: string, score: Basis = 'cue:label'): Form =>
  anywhere(why, BEGIN + (lead === '' ? '' : `(?:${lead})`), name, score);

/** As {@link form}, for scripts without blanks, where a label may follow any letter. */
export const anywhere = (why: string, lead: string, name: string, score: Basis = 'cue:label'): Form => ({
  why,
  expression: onFirstUse(() => new RegExp(`${lead}(${name})`, 'gu')),
  score,
});

/** All names that match a form, without a preceding word that belongs to the sentence. */
export function namesOf(view: string, { why, expression, score }: Form): Match[] {
  const out: Match[] = [];
  for (const match of view.matchAll(expression())) {
    const end = match.index + match[0].length;
    const start = end - (match[1] ?? '').length;
    out.push({ type: 'PERSON', start: start + openingWord(view, start), end, score: scoreOf(score), why });
  }
  return out;
}
