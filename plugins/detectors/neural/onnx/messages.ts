// What a session, its thread and its process tell one another.

/** Numbers that go into a graph or come out of it. */
export interface Tensor {
  readonly data: Float32Array | BigInt64Array;
  readonly dims: readonly number[];
}
export type Tensors = Readonly<Record<string, Tensor>>;

/** Path of an ONNX file, or what it would contain. */
export type Graph = string | Uint8Array<ArrayBuffer>;

/** Loads a graph, in place of the one before. */
export interface LoadRequest {
  /** Module specifier of onnxruntime-node. */
  readonly runtime: string;
  readonly graph: Graph;
}
/** Runs the graph. */
export interface RunRequest {
  readonly inputs: Tensors;
  /** Names of the outputs that are wanted, in the order of the graph. */
  readonly outputs: readonly string[];
}
export type Request = LoadRequest | RunRequest;

/** Names of the inputs and outputs of a graph. */
export interface Loaded {
  readonly inputs: readonly string[];
  readonly outputs: readonly string[];
}
interface Ran {
  readonly tensors: Tensors;
}
export interface Fault {
  readonly fault: string;
}
export type Answer = Loaded | Ran | Fault;

export const isAnswer = (value: unknown): value is Answer =>
  typeof value === 'object' && value !== null && ('fault' in value || 'inputs' in value || 'tensors' in value);

/** What the runtime says may hold paths, or more, so it is not told. */
export const FAULT: Fault = { fault: 'onnxruntime-node cannot load or run it' };
