import { isMainThread, MessageChannel, type MessagePort, receiveMessageOnPort, Worker } from 'node:worker_threads';
import { DeidError } from '../../../../core/index.js';
import { type Answer, type Fault, type Graph, isAnswer, type Loaded, type Request, type Tensors } from './messages.js';

/** What the thread gets at its start. */
export interface ThreadData {
  readonly port: MessagePort;
  /** Counts answers. */
  readonly answered: Int32Array;
  /** Whether a process of its own runs the graph. */
  readonly isProcess: boolean;
}

/** Longest wait for an answer in milliseconds. */
const LONGEST_MS = 120_000;

const unreadable = (what: string): DeidError => new DeidError('model_unreadable', [what]);

/**
 * A graph in ONNX, run by onnxruntime-node. That answers by promises only, and detection does not wait for any: so it runs in a thread of its own, and
 * the caller's thread sleeps until the answer is there. An engine in the service's event loop never reads with it; its threads do. Such a thread may be
 * stopped, and its own threads with it. If one is in the middle of the runtime's native code then, the whole process ends; so there the runtime has
 * a process of its own.
 */
export class OnnxSession implements Disposable {
  readonly #runtime: string;
  readonly #worker: Worker;
  readonly #port: MessagePort;
  readonly #answered = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  /** True once an answer did not come: if it comes later, it must not be taken for that to another question. */
  #isLost = false;
  #graph: (() => Graph) | undefined;

  /** @param runtime module specifier of onnxruntime-node */
  constructor(runtime: string) {
    this.#runtime = runtime;
    const { port1, port2 } = new MessageChannel();
    const workerData: ThreadData = { port: port2, answered: this.#answered, isProcess: !isMainThread };
    this.#worker = new Worker(new URL('./thread.js', import.meta.url), { workerData, transferList: [port2] });
    // A process does not wait for it to end, and a fault of its start is told where an answer does not come.
    this.#worker.on('error', () => undefined).unref();
    this.#port = port1;
    this.#port.unref();
  }

  /** @param graph makes it, and again if the runtime's process has ended. Throws DeidError `model_unreadable` */
  load(graph: () => Graph): Loaded {
    this.#graph = graph;
    const made = graph();
    const answer = this.#ask({ runtime: this.#runtime, graph: made }, typeof made === 'string' ? [] : [made.buffer]);
    if ('fault' in answer) throw unreadable(answer.fault);
    if (!('inputs' in answer)) throw unreadable('its runtime answers something else');
    return answer;
  }

  /** @throws DeidError `model_unreadable` */
  run(inputs: Tensors, outputs: readonly string[]): Tensors {
    const first = this.#ask({ inputs, outputs });
    const answer = 'fault' in first ? this.#askAgain({ inputs, outputs }, first) : first;
    if ('fault' in answer) throw unreadable(answer.fault);
    if (!('tensors' in answer)) throw unreadable('its runtime answers something else');
    return answer.tensors;
  }

  /** A process of its own may have been ended by the system, where memory was short. */
  #askAgain(request: Request, fault: Fault): Answer {
    if (this.#graph === undefined) return fault;
    this.load(this.#graph);
    return this.#ask(request);
  }

  #ask(request: Request, handedOver: readonly ArrayBuffer[] = []): Answer {
    if (this.#isLost) throw unreadable('its runtime does not answer');
    const before = Atomics.load(this.#answered, 0);
    this.#port.postMessage(request, handedOver);
    const latest = performance.now() + LONGEST_MS;
    // The thread may be waking those who waited for its answer before this one, so waking alone says nothing.
    while (Atomics.load(this.#answered, 0) === before && !this.#isLost)
      this.#isLost = Atomics.wait(this.#answered, 0, before, latest - performance.now()) === 'timed-out';
    const answer: unknown = receiveMessageOnPort(this.#port)?.message;
    if (!isAnswer(answer)) throw unreadable('its runtime does not answer');
    return answer;
  }

  [Symbol.dispose](): void {
    this.#port.close();
    void this.#worker.terminate();
  }
}
