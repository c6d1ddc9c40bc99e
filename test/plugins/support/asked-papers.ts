import { expect } from 'chai';
import type { Engine } from '../../../core/index.js';
import { createEngine } from '../../../lib/index.js';

const MARK = /\[\[([A-Z_]+)\|([^\]]+)\]\]/g;

/** Asks the default engine about texts. */
export interface AskedPapers {
  /** What is found in a text, as `TYPE term`. */
  found(text: string): string[];
  /** Expects all that is marked as `[[TYPE|term]]` to be found; something more may be. */
  finds(cases: readonly string[]): void;
  /** The text with substitutes. */
  substituted(text: string, seed: string): string;
}

/** A text without its marks, and `TYPE term` for each of them. */
function read(marked: string): { text: string; terms: string[] } {
  const terms = Array.from(marked.matchAll(MARK), ([, type, term]) => `${type} ${term}`);
  return { text: marked.replace(MARK, '$2'), terms };
}

/** To be called in a `describe`: the engine is made before its tests and closed behind them. */
export function askPapers(): AskedPapers {
  let engine: Engine;
  before(async () => {
    engine = await createEngine();
  });
  after(() => engine.close());
  const found = (text: string): string[] =>
    engine.analyze(text).findings.map(({ type, start, end }) => `${type} ${text.slice(start, end)}`);
  const finds = (cases: readonly string[]): void => {
    for (const marked of cases) {
      const { text, terms } = read(marked);
      expect(found(text), text).to.include.members(terms);
    }
  };
  const substituted = (text: string, seed: string): string =>
    engine.deidentify(text, { mode: 'PROPRIETARY', seed }).outputs[0]?.text ?? '';
  return { found, finds, substituted };
}
