import { type Answer, FAULT, type LoadRequest, type Request, type RunRequest, type Tensor } from './messages.js';

/** What is used of onnxruntime-node, whose types are there only where it is installed. */
interface Runtime {
  readonly InferenceSession: { create(graph: string | Uint8Array, options: object): Promise<Session> };
  readonly Tensor: new (type: 'float32' | 'int64', data: Tensor['data'], dims: readonly number[]) => object;
}
interface Session {
  readonly inputNames: readonly string[];
  readonly outputNames: readonly string[];
  run(feeds: Readonly<Record<string, object>>, fetches: readonly string[]): Promise<Readonly<Record<string, unknown>>>;
  release(): Promise<void>;
}

const isRuntime = (module: unknown): module is Runtime =>
  typeof module === 'object' && module !== null && 'InferenceSession' in module && 'Tensor' in module;
const isNumbers = (value: unknown): value is Tensor =>
  typeof value === 'object' &&
  value !== null &&
  'data' in value &&
  value.data instanceof Float32Array &&
  'dims' in value &&
  Array.isArray(value.dims);

/** Runs graphs with onnxruntime-node, one at a time. */
export class Runner {
  #opened: { readonly Tensor: Runtime['Tensor']; readonly session: Session } | undefined;

  async answer(request: Request): Promise<Answer> {
    try {
      return await ('graph' in request ? this.#load(request) : this.#run(request));
    } catch {
      return FAULT;
    }
  }

  async #load({ runtime, graph }: LoadRequest): Promise<Answer> {
    await this.#opened?.session.release();
    this.#opened = undefined;
    const module: unknown = await import(runtime);
    const found = typeof module === 'object' && module !== null && 'default' in module ? module.default : module;
    if (!isRuntime(found)) throw new Error('no runtime');
    const { InferenceSession, Tensor } = found;
    // One thread: what the machine's other ones do is decided by who runs the engine. A graph of our own is run as it is written.
    const session = await InferenceSession.create(graph, {
      intraOpNumThreads: 1,
      interOpNumThreads: 1,
      graphOptimizationLevel: typeof graph === 'string' ? 'all' : 'disabled',
      // Nothing: its messages may hold paths.
      logSeverityLevel: 4,
    });
    this.#opened = { Tensor, session };
    return { inputs: session.inputNames, outputs: session.outputNames };
  }

  async #run({ inputs, outputs }: RunRequest): Promise<Answer> {
    if (this.#opened === undefined) throw new Error('no graph');
    const { Tensor, session } = this.#opened;
    const feeds = Object.fromEntries(
      Object.entries(inputs).map(([name, { data, dims }]) => [
        name,
        new Tensor(data instanceof Float32Array ? 'float32' : 'int64', data, dims),
      ]),
    );
    // By place: version 1.20 gives some of several outputs the names of others.
    const results = Object.values(await session.run(feeds, outputs));
    const tensors: Record<string, Tensor> = {};
    for (const [place, name] of outputs.entries()) {
      const value = results[place];
      if (!isNumbers(value)) return { fault: 'its outputs are not numbers in single precision' };
      tensors[name] = { data: value.data, dims: value.dims };
    }
    return { tensors };
  }
}
