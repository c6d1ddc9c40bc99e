import { Engine } from '../../core/index.js';
import { timeLimit } from '../../lib/engine/time-limit.js';

type Options = Parameters<typeof Engine.create>[0];

/** An engine for authors of plugins: errors show what plugins threw, and endless code is stopped. */
export const engineForAuthors = (options: Options): Promise<Engine> =>
  Engine.create({ ...options, developer: true, limited: timeLimit() });

/** An engine without the annotators of its plugins, for laws that do not concern detection. */
export async function engineWithoutAnnotators(options: Options & { readonly config?: object }): Promise<Engine> {
  const engine = await engineForAuthors(options);
  if (engine.annotators.length === 0) return engine;
  const disable = engine.annotators.map(({ name }) => name);
  await engine.close();
  return engineForAuthors({ ...options, config: { ...options.config, disable } });
}
