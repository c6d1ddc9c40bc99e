// The thread that runs graphs in ONNX; see session.ts.
import { workerData } from 'node:worker_threads';
import type { Answer, LoadRequest, RunRequest, SessionData, Tensor } from './session.js';

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

const { runtime, port, answered }: SessionData = workerData;
let opened: { readonly Tensor: Runtime['Tensor']; readonly session: Session } | undefined;

async function load({ graph }: LoadRequest): Promise<Answer> {
  await opened?.session.release();
  opened = undefined;
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
  opened = { Tensor, session };
  return { inputs: session.inputNames, outputs: session.outputNames };
}

async function run({ inputs, outputs }: RunRequest): Promise<Answer> {
  if (opened === undefined) throw new Error('no graph');
  const { Tensor, session } = opened;
  const feeds = Object.fromEntries(
    Object.entries(inputs).map(([name, { data, dims }]) => [
      name,
      new Tensor(data instanceof Float32Array ? 'float32' : 'int64', data, dims),
    ]),
  );
  const results = await session.run(feeds, outputs);
  const tensors: Record<string, Tensor> = {};
  for (const name of outputs) {
    const value = results[name];
    if (!isNumbers(value)) return { fault: 'its outputs are not numbers in single precision' };
    tensors[name] = { data: value.data, dims: value.dims };
  }
  return { tensors };
}

port.on('message', async (request: LoadRequest | RunRequest) => {
  let answer: Answer;
  try {
    answer = await ('graph' in request ? load(request) : run(request));
  } catch {
    // What the runtime says may hold paths, or more.
    answer = { fault: 'onnxruntime-node cannot load or run it' };
  }
  port.postMessage(answer);
  Atomics.add(answered, 0, 1);
  Atomics.notify(answered, 0);
});
