import type { JsonOptions } from '../../core/hosting.js';
import type { Engine } from '../../core/index.js';
import { engineOf } from '../engine/create-engine.js';
import type { EngineData } from '../pool/engine-work.js';
import { defineWork } from '../pool/work.js';

/** A text or JSON with its options. */
interface BodyWork {
  readonly text: string;
  readonly options: JsonOptions;
}

/** The tasks of the threads that read bodies. */
const work = defineWork({
  async start({ config, base, options }: EngineData & { readonly options: JsonOptions }): Promise<Engine> {
    const engine = await engineOf({ config, base: new URL(base) });
    const { keys: _, ...others } = options;
    engine.checkOptions(others);
    return engine;
  },
  tasks: {
    async json(engine: Engine, { text, options }: BodyWork): Promise<string> {
      const { outputs } = await engine.annotated(() => engine.deidentifyJson(text, options));
      return outputs[0]?.value ?? 'null';
    },
    async text(engine: Engine, { text, options: { keys: _, ...options } }: BodyWork): Promise<string> {
      const { outputs } = await engine.deidentifyAsync(text, options);
      return outputs[0]?.text ?? '';
    },
  },
});

export default work;
