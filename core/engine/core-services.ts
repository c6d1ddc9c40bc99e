import {
  type Clock,
  type KeySource,
  type LanguageGuess,
  type ModelRuntime,
  type Ocr,
  type RandomSource,
  serviceToken,
} from '../contracts/service.js';
import { guessLanguage } from '../detect/language.js';
import { freshSeed } from '../transform/random.js';

/** The services of the engine and of the plugins of this package. A plugin may provide each of them instead. */
export const SERVICES = {
  languageGuess: serviceToken<LanguageGuess>('deidkit/language-guess', () => ({ guess: guessLanguage })),
  clock: serviceToken<Clock>('deidkit/clock', () => ({ now: () => new Date() })),
  random: serviceToken<RandomSource>('deidkit/random', () => ({
    seed: freshSeed,
    bytes: (length) => globalThis.crypto.getRandomValues(new Uint8Array(length)),
  })),
  /** The plugin `transformers` provides one that reads environment variables. */
  keySource: serviceToken<KeySource>('deidkit/key-source'),
  /** The plugin `ner` provides one. */
  modelRuntime: serviceToken<ModelRuntime>('deidkit/model-runtime'),
  /** The plugin `pdf` provides one. */
  ocr: serviceToken<Ocr>('deidkit/ocr'),
} as const;
