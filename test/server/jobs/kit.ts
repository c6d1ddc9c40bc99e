import { setTimeout as pause } from 'node:timers/promises';
import { form } from '../kit/service.js';

/** What became of a file of an archive. */
interface ZippedBody {
  readonly place: number;
  readonly name: string | null;
  readonly error: string | null;
}

/** A job as clients read it. */
export interface JobBody {
  readonly id: string;
  readonly state: 'waiting' | 'running' | 'done' | 'failed';
  readonly progress: number;
  readonly file_bytes: number;
  readonly created_at: string;
  readonly started_at: string | null;
  readonly finished_at: string | null;
  readonly expires_at: string;
  readonly tokens: number;
  readonly result_bytes: number | null;
  readonly webhook: 'waiting' | 'sent' | 'failed' | null;
  readonly error: { readonly error: string } | null;
  readonly report: {
    readonly counts: Readonly<Record<string, number>>;
    readonly warnings: readonly string[];
    readonly files: readonly ZippedBody[] | null;
  } | null;
}

/** Calls the jobs of a service with a key. */
export class JobClient {
  readonly #url: string;
  readonly #key: string;

  constructor({ url, key }: { readonly url: string; readonly key: string }, as: string = key) {
    this.#url = url;
    this.#key = as;
  }

  call(path: string, init: RequestInit = {}): Promise<Response> {
    return fetch(`${this.#url}/api/v1/jobs${path}`, { ...init, headers: { 'X-API-Key': this.#key, ...init.headers } });
  }

  post(
    content: string | Uint8Array,
    name: string,
    fields: Readonly<Record<string, string>> = {},
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Response> {
    return this.call('', { method: 'POST', body: form(content, name, fields), headers });
  }

  /** Sends a job that is taken. */
  async send(
    content: string | Uint8Array,
    name: string,
    fields: Readonly<Record<string, string>> = {},
  ): Promise<JobBody> {
    const answer = await this.post(content, name, fields);
    const body = await answer.text();
    if (answer.status !== 202) throw new Error(`${answer.status} ${body}`);
    return JSON.parse(body);
  }

  async show(id: string): Promise<JobBody> {
    return JSON.parse(await (await this.call(`/${id}`)).text());
  }

  /** The job once it is in a state that is asked for. */
  async until(id: string, ...states: readonly JobBody['state'][]): Promise<JobBody> {
    for (;;) {
      const job = await this.show(id);
      if (states.includes(job.state)) return job;
      if (job.state === 'failed') throw new Error(`the job failed: ${job.error?.error}`);
      await pause(25);
    }
  }

  ended(id: string): Promise<JobBody> {
    return this.until(id, 'done', 'failed');
  }

  async result(id: string): Promise<Buffer> {
    const answer = await this.call(`/${id}/result`);
    if (answer.status !== 200) throw new Error(`${answer.status} ${await answer.text()}`);
    return Buffer.from(await answer.arrayBuffer());
  }
}
