import { Engine } from '../../core/index.js';

type Options = Parameters<typeof Engine.create>[0];

/** An engine without the annotators of its plugins, for laws that are not about what is found. */
export async function engineWithoutAnnotators(options: Options & { readonly config?: object }): Promise<Engine> {
  const engine = await Engine.create({ ...options, developer: true });
  if (engine.annotators.length === 0) return engine;
  const disable = engine.annotators.map(({ name }) => name);
  await engine.close();
  return Engine.create({ ...options, config: { ...options.config, disable }, developer: true });
}
