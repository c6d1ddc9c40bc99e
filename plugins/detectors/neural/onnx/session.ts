import { MessageChannel, type MessagePort, receiveMessageOnPort, Worker } from 'node:worker_threads';
import { DeidError } from '../../../../core/index.js';

/** Numbers that go into a graph or come out of it. */
export interface Tensor {
  readonly data: Float32Array | BigInt64Array;
  readonly dims: readonly number[];
}
export type Tensors = Readonly<Record<string, Tensor>>;

/** What the thread gets at its start. */
export interface SessionData {
  /** Module specifier of the runtime. */
  readonly runtime: string;
  readonly port: MessagePort;
  /** Counts answers. */
  readonly answered: Int32Array;
}

/** Loads a graph, in place of the one before: the path of an ONNX file, or what it would contain. */
export interface LoadRequest {
  readonly graph: string | Uint8Array;
}
/** Runs the graph. */
export interface RunRequest {
  readonly inputs: Tensors;
  /** Names of the outputs that are wanted. */
  readonly outputs: readonly string[];
}

/** Names of the inputs and outputs of a graph. */
export interface Loaded {
  readonly inputs: readonly string[];
  readonly outputs: readonly string[];
}
export interface Ran {
  readonly tensors: Tensors;
}
/** What the thread answers. */
export type Answer = Loaded | Ran | { readonly fault: string };

/** Longest wait for an answer in milliseconds. */
const LONGEST_MS = 120_000;

const unreadable = (what: string): DeidError => new DeidError('model_unreadable', [what]);
const isAnswer = (value: unknown): value is Answer =>
  typeof value === 'object' && value !== null && ('fault' in value || 'inputs' in value || 'tensors' in value);

/**
 * A graph in ONNX, run by onnxruntime-node. That answers by promises only, and detection does not wait for any: so it runs in a thread of its own, and
 * the caller's thread sleeps until the answer is there. An engine in the service's event loop never reads with it; its threads do.
 */
export class OnnxSession implements Disposable {
  readonly #worker: Worker;
  readonly #port: MessagePort;
  /** True once an answer did not come: if it comes later, it must not be taken for that to another question. */
  #isLost = false;
  readonly #answered = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));

  /** @param runtime module specifier of onnxruntime-node */
  constructor(runtime: string) {
    const { port1, port2 } = new MessageChannel();
    const workerData: SessionData = { runtime, port: port2, answered: this.#answered };
    this.#worker = new Worker(new URL('./thread.js', import.meta.url), { workerData, transferList: [port2] });
    // A process does not wait for it to end, and a fault of its start is told where an answer does not come.
    this.#worker.on('error', () => undefined).unref();
    this.#port = port1;
    this.#port.unref();
  }

  /** @param graph path of an ONNX file, or its contents, which are handed over. Throws DeidError `model_unreadable` */
  load(graph: string | Uint8Array<ArrayBuffer>): Loaded {
    const request: LoadRequest = { graph };
    const answer = this.#ask(request, typeof graph === 'string' ? [] : [graph.buffer]);
    if (!('inputs' in answer)) throw unreadable('its runtime answers something else');
    return answer;
  }

  /** @throws DeidError `model_unreadable` */
  run(inputs: Tensors, outputs: readonly string[]): Tensors {
    const request: RunRequest = { inputs, outputs };
    const answer = this.#ask(request);
    if (!('tensors' in answer)) throw unreadable('its runtime answers something else');
    return answer.tensors;
  }

  #ask(request: LoadRequest | RunRequest, handedOver: readonly ArrayBuffer[] = []): Exclude<Answer, { fault: string }> {
    if (this.#isLost) throw unreadable('its runtime does not answer');
    const before = Atomics.load(this.#answered, 0);
    this.#port.postMessage(request, handedOver);
    this.#isLost = Atomics.wait(this.#answered, 0, before, LONGEST_MS) === 'timed-out';
    const answer: unknown = receiveMessageOnPort(this.#port)?.message;
    if (!isAnswer(answer)) throw unreadable('its runtime does not answer');
    if ('fault' in answer) throw unreadable(answer.fault);
    return answer;
  }

  [Symbol.dispose](): void {
    this.#port.close();
    void this.#worker.terminate();
  }
}
