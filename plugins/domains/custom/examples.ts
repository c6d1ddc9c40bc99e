import type { Analyzer, Level } from '../../../core/index.js';
import { readMarks } from '../../../kit/index.js';

/** A sentence with each term that must be found in double brackets: `Badge [[BADGE|BX-004711]] was [[lost]]`. */
export interface Example {
  readonly text: string;
  /** Default 2. */
  readonly level?: Level;
  /** Default Custom. */
  readonly domain?: string;
}

/** A failed example. Holds no text of it. */
export interface ExampleFailure {
  /** Index of the example, from 0. */
  readonly example: number;
  /** `missing`: a marked term is not found as marked; `unexpected`: the plugin found something that is not marked. */
  readonly problem: 'missing' | 'unexpected';
  /** Index of the marked term, or of the unexpected finding, from 0. */
  readonly term: number;
}

/**
 * Runs examples on an engine that has the plugin. Marked terms must be found by any recognizer. Other findings of the
 * plugin's own recognizers are failures too, so a sentence without marks is an example of what must not be found.
 */
export function checkExamples(engine: Analyzer, examples: readonly Example[]): ExampleFailure[] {
  return examples.flatMap(({ text, level = 2, domain = 'Custom' }, example) => {
    const { text: plain, marks } = readMarks(text);
    const { findings } = engine.analyze(plain, { level, domain });
    const fails = (problem: ExampleFailure['problem'], term: number): ExampleFailure => ({ example, problem, term });
    const missing = marks.flatMap((mark, term) => {
      const found = findings.some(
        (f) => f.start === mark.start && f.end === mark.end && (mark.type === undefined || f.type === mark.type),
      );
      return found ? [] : [fails('missing', term)];
    });
    const own = findings.filter((f) => f.recognizer.startsWith('custom/'));
    const unexpected = own.flatMap((f, term) =>
      marks.some((mark) => f.start < mark.end && mark.start < f.end) ? [] : [fails('unexpected', term)],
    );
    return [...missing, ...unexpected];
  });
}
