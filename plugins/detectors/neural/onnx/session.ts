import { MessageChannel, type MessagePort, receiveMessageOnPort, Worker } from 'node:worker_threads';
import { DeidError } from '../../../../core/index.js';

/** Scores of all labels for each piece, row by row. */
export interface Scores {
  readonly scores: Float32Array;
  readonly labels: number;
}

/** What the thread answers. */
export type Answer = Scores | { readonly fault: string };

/** What the thread gets. */
export interface SessionData {
  /** Path of the ONNX file. */
  readonly file: string;
  /** Module specifier of the runtime. */
  readonly runtime: string;
  readonly port: MessagePort;
  /** Counts answers. */
  readonly answered: Int32Array;
}

/** Longest wait for an answer in milliseconds; the first one comes when the file has been loaded. */
const LONGEST_MS = 120_000;

const isAnswer = (value: unknown): value is Answer =>
  typeof value === 'object' && value !== null && ('fault' in value || ('scores' in value && 'labels' in value));

/**
 * A model in ONNX, run by onnxruntime-node. That answers by promises only, and detection does not wait for any: so it runs in a thread of its own, and
 * the caller's thread sleeps until the answer is there. An engine in the service's event loop never reads with it; its threads do.
 */
export class OnnxSession implements Disposable {
  readonly #worker: Worker;
  readonly #port: MessagePort;
  readonly #answered = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));

  /** @param file path of the ONNX file. @param runtime module specifier of onnxruntime-node */
  constructor(file: string, runtime: string) {
    const { port1, port2 } = new MessageChannel();
    const workerData: SessionData = { file, runtime, port: port2, answered: this.#answered };
    this.#worker = new Worker(new URL('./thread.js', import.meta.url), { workerData, transferList: [port2] });
    // A process does not wait for it to end, and a fault of its start is told where an answer does not come.
    this.#worker.on('error', () => undefined).unref();
    this.#port = port1;
    this.#port.unref();
  }

  /** @param ids numbers of pieces. Throws DeidError `model_unreadable` */
  run(ids: readonly number[]): Scores {
    const before = Atomics.load(this.#answered, 0);
    this.#port.postMessage(ids);
    Atomics.wait(this.#answered, 0, before, LONGEST_MS);
    const answer: unknown = receiveMessageOnPort(this.#port)?.message;
    if (!isAnswer(answer)) throw new DeidError('model_unreadable', ['its runtime does not answer']);
    if ('fault' in answer) throw new DeidError('model_unreadable', [answer.fault]);
    return answer;
  }

  [Symbol.dispose](): void {
    this.#port.close();
    void this.#worker.terminate();
  }
}
