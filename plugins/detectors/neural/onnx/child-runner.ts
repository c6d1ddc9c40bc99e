import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { type Answer, FAULT, isAnswer, type Request } from './messages.js';

/** Runs graphs in a process of its own, one at a time. A process that has ended is replaced when the next graph is loaded. */
export class ChildRunner {
  #child: ChildProcess | undefined;
  #tell: (answer: Answer) => void = () => undefined;

  answer(request: Request): Promise<Answer> {
    return new Promise((resolve) => {
      this.#tell = resolve;
      try {
        if ('graph' in request && this.#child?.connected !== true) this.#child = this.#start();
        if (this.#child?.connected === true) this.#child.send(request);
        else resolve(FAULT);
      } catch {
        resolve(FAULT);
      }
    });
  }

  /** Ends the process, which also ends with the thread that started it. */
  end(): void {
    this.#child?.disconnect();
  }

  #start(): ChildProcess {
    const child = fork(fileURLToPath(new URL('./process.js', import.meta.url)), {
      serialization: 'advanced',
      // Its messages may hold paths.
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      execArgv: [],
      env: { ...process.env, NODE_OPTIONS: '' },
    });
    const end = (): void => {
      if (this.#child === child) this.#tell(FAULT);
    };
    // `error` where it cannot be started, or written to.
    child.on('exit', end).on('error', end);
    return child.on('message', (message: unknown) => this.#tell(isAnswer(message) ? message : FAULT));
  }
}
