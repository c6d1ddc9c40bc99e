// The thread of a model in ONNX; see session.ts.
import { workerData } from 'node:worker_threads';
import type { Answer, SessionData } from './session.js';

/** What is used of onnxruntime-node, whose types are there only where it is installed. */
interface Runtime {
  readonly InferenceSession: { create(file: string, options: object): Promise<Session> };
  readonly Tensor: new (type: 'int64', data: BigInt64Array, dims: readonly number[]) => object;
}
interface Session {
  readonly inputNames: readonly string[];
  readonly outputNames: readonly string[];
  run(feeds: Readonly<Record<string, object>>): Promise<Readonly<Record<string, unknown>>>;
}

const isRuntime = (module: unknown): module is Runtime =>
  typeof module === 'object' && module !== null && 'InferenceSession' in module && 'Tensor' in module;
const isScores = (value: unknown): value is { readonly data: Float32Array; readonly dims: readonly number[] } =>
  typeof value === 'object' &&
  value !== null &&
  'data' in value &&
  value.data instanceof Float32Array &&
  'dims' in value &&
  Array.isArray(value.dims);

const { file, runtime, port, answered }: SessionData = workerData;
let opened: Promise<readonly [Runtime, Session]> | undefined;

async function open(): Promise<readonly [Runtime, Session]> {
  const module: unknown = await import(runtime);
  const found = typeof module === 'object' && module !== null && 'default' in module ? module.default : module;
  if (!isRuntime(found)) throw new Error('no runtime');
  // One thread: what the machine's other ones do is decided by who runs the engine.
  return [found, await found.InferenceSession.create(file, { intraOpNumThreads: 1, interOpNumThreads: 1 })];
}

async function answerTo(ids: readonly number[]): Promise<Answer> {
  opened ??= open();
  const [{ Tensor }, session] = await opened;
  const tensor = (numbers: readonly number[]): object =>
    new Tensor('int64', BigInt64Array.from(numbers, BigInt), [1, numbers.length]);
  const inputs: Readonly<Record<string, readonly number[]>> = {
    input_ids: ids,
    attention_mask: ids.map(() => 1),
    token_type_ids: ids.map(() => 0),
  };
  const feeds = Object.fromEntries(session.inputNames.map((name) => [name, tensor(inputs[name] ?? [])]));
  const { [session.outputNames[0] ?? '']: out } = await session.run(feeds);
  const labels = isScores(out) ? out.dims.at(-1) : undefined;
  if (!isScores(out) || labels === undefined || out.data.length !== ids.length * labels)
    return { fault: 'its first output is not a row of scores for each piece' };
  return { scores: out.data, labels };
}

port.on('message', async (ids: readonly number[]) => {
  let answer: Answer;
  try {
    answer = await answerTo(ids);
  } catch {
    // What the runtime says may hold paths, or more.
    answer = { fault: 'onnxruntime-node cannot load or run it' };
  }
  port.postMessage(answer);
  Atomics.add(answered, 0, 1);
  Atomics.notify(answered, 0);
});
