import type { Engine } from '../../core/index.js';
import { requireLanguage } from './analyze.js';
import { supportedEntities } from './entities.js';
import { PresidioRefusal } from './refusal.js';

type Names = readonly string[] | { readonly error: string };

/** Answer of `/supportedentities`. @param language undefined: any */
export const supportedNames = (engine: Engine, language: string | undefined): Names =>
  inLanguage(engine, language, () => supportedEntities(engine));

/** Answer of `/recognizers`. */
export const recognizerNames = (engine: Engine, language: string | undefined): Names =>
  inLanguage(engine, language, () => engine.recognizers.map(({ name }) => name));

function inLanguage(engine: Engine, language: string | undefined, names: () => readonly string[]): Names {
  try {
    if (language !== undefined) requireLanguage(engine, language);
    return names();
  } catch (error) {
    if (error instanceof PresidioRefusal) return { error: error.message };
    throw error;
  }
}
