import type { Engine, Level } from '../../../core/index.js';
import { createEngine } from '../../../lib/index.js';

/** Asks the default engine about texts. */
export interface AnalyzedTexts {
  /** What is found in a text, as `TYPE term`, at level 2 unless told. */
  found(text: string, level?: Level): string[];
  /** The text with substitutes. */
  substituted(text: string, seed: string): string;
}

/** To be called in a `describe`: the engine is made before its tests and closed behind them. */
export function analyzedTexts(): AnalyzedTexts {
  let engine: Engine;
  before(async () => {
    engine = await createEngine();
  });
  after(() => engine.close());
  const found = (text: string, level: Level = 2): string[] =>
    engine.analyze(text, { level }).findings.map(({ type, start, end }) => `${type} ${text.slice(start, end)}`);
  const substituted = (text: string, seed: string): string =>
    engine.deidentify(text, { mode: 'PROPRIETARY', seed }).outputs[0]?.text ?? '';
  return { found, substituted };
}
