import { type ChildProcess, fork } from 'node:child_process';
import type { Outcome, Task } from './child.js';

const LIMIT_MS = 60_000;

/** Sends documents to a child process, one at a time; one that does not answer in time, or ends, is replaced. */
export class Runner {
  #child: ChildProcess | undefined;

  async send(task: Task): Promise<Outcome> {
    const child = this.#started();
    return new Promise((resolve) => {
      const end = (outcome: Outcome): void => {
        clearTimeout(timer);
        child.removeAllListeners();
        resolve(outcome);
      };
      const failed = (error: string): void => {
        this.close();
        end({ error, cpu: 0, seconds: LIMIT_MS / 1000, rss: 0 });
      };
      const timer = setTimeout(() => failed('timeout'), LIMIT_MS);
      child.once('message', end);
      child.once('exit', () => failed('exit'));
      child.send(task);
    });
  }

  #started(): ChildProcess {
    const stdio = ['ignore', 'ignore', 'ignore', 'ipc'] as const;
    this.#child ??= fork(new URL('./child.js', import.meta.url), { stdio: [...stdio] });
    return this.#child;
  }

  close(): void {
    this.#child?.kill('SIGKILL');
    this.#child = undefined;
  }
}
