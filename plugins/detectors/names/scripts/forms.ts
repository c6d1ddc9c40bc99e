import type { Match } from '../../../../core/index.js';
import { type Basis, openingWord, scoreOf } from '../../../../kit/index.js';

/** An expression whose first group is a name, and what its score rests on. */
export interface Form {
  readonly why: string;
  readonly expression: () => RegExp;
  readonly score: Basis;
}

const BEGIN = String.raw`(?<![\p{L}\p{M}\p{N}_])`;
/** Behind the last letter of a name, in scripts with blanks between words. */
export const END = String.raw`(?![\p{L}\p{M}\p{N}_])`;
/** Between a label and what it labels. */
export const SIGN = ' {0,2}[:：] {0,2}';

/** Made when first asked for: most processes never see a text of most scripts. */
function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}

/** @param lead what stands before the name, as a whole word; empty where nothing need stand there */
export const form = (why: string, lead: string, name: string, score: Basis = 'cue:label'): Form =>
  anywhere(why, BEGIN + (lead === '' ? '' : `(?:${lead})`), name, score);

/** The same in scripts without blanks, where a label may stand behind any other letter. */
export const anywhere = (why: string, lead: string, name: string, score: Basis = 'cue:label'): Form => ({
  why,
  expression: once(() => new RegExp(`${lead}(${name})`, 'gu')),
  score,
});

/** All names that stand as a form says, without a word in front that only begins the sentence. */
export function namesOf(view: string, { why, expression, score }: Form): Match[] {
  const out: Match[] = [];
  for (const match of view.matchAll(expression())) {
    const end = match.index + match[0].length;
    const start = end - (match[1] ?? '').length;
    out.push({ type: 'PERSON', start: start + openingWord(view, start), end, score: scoreOf(score), why });
  }
  return out;
}
