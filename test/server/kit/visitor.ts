import type { TestService } from './service.js';

/** A page as a test reads it. */
export interface Page {
  readonly status: number;
  readonly html: string;
  readonly headers: Headers;
  /** Where it sends on to; `''` where it does not. */
  readonly to: string;
}

type Fields = Readonly<Record<string, string | readonly string[]>>;

/** A browser without scripts: it keeps cookies and knows the token of the last form it saw. */
export class Visitor {
  readonly #url: string;
  readonly #cookies = new Map<string, string>();
  #csrf = '';

  constructor(url: string) {
    this.#url = url;
  }

  /** The cookies that it would send. */
  get cookie(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  get csrf(): string {
    return this.#csrf;
  }

  get(path: string, headers: Readonly<Record<string, string>> = {}): Promise<Page> {
    return this.#send(path, { headers: { Accept: 'text/html', ...headers } });
  }

  /** Sends a form, with the token of the last page unless `fields` has another. */
  post(path: string, fields: Fields = {}, headers: Readonly<Record<string, string>> = {}): Promise<Page> {
    const body = new URLSearchParams({ _csrf: this.#csrf });
    for (const [name, value] of Object.entries(fields)) {
      body.delete(name);
      for (const one of typeof value === 'string' ? [value] : value) body.append(name, one);
    }
    return this.#send(path, { method: 'POST', body, headers: { Origin: this.#url, ...headers } });
  }

  /** Sends a form with a file. */
  postForm(path: string, data: FormData): Promise<Page> {
    data.set('_csrf', this.#csrf);
    return this.#send(path, { method: 'POST', body: data, headers: { Origin: this.#url } });
  }

  /** A value that stands in a hidden field of a page. */
  static hidden({ html }: Page, name: string): string {
    return new RegExp(`<input type="hidden" name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? '';
  }

  async #send(path: string, init: RequestInit & { headers: Readonly<Record<string, string>> }): Promise<Page> {
    const headers = { ...(this.cookie === '' ? {} : { Cookie: this.cookie }), ...init.headers };
    const response = await fetch(this.#url + path, { ...init, headers, redirect: 'manual' });
    for (const set of response.headers.getSetCookie()) {
      const [pair = ''] = set.split(';');
      this.#cookies.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
    }
    const html = await response.text();
    const page = {
      status: response.status,
      html,
      headers: response.headers,
      to: response.headers.get('location') ?? '',
    };
    const token = Visitor.hidden(page, '_csrf');
    if (token !== '') this.#csrf = token;
    return page;
  }
}

/** Invented, as all names and addresses here. */
export const OWNER = { name: 'Ada Osei', email: 'ada@hospital.test', password: 'correct horse battery' };

/** Makes the first account, with which the visitor is signed in then. */
export async function setUp(service: TestService, owner: typeof OWNER = OWNER): Promise<Visitor> {
  const visitor = new Visitor(service.url);
  const code = (await service.keys.accounts.setUpCode(Date.now())) ?? '';
  await visitor.get('/dashboard/setup');
  const made = await visitor.post('/dashboard/setup', { ...owner, code });
  if (made.status !== 303) throw new Error(`set-up answered ${made.status}`);
  await visitor.get('/dashboard');
  return visitor;
}

/** A visitor who has opened a one-time address of the playground. */
export async function guestOf(service: TestService): Promise<Visitor> {
  const visitor = new Visitor(service.url);
  await visitor.get(`/dashboard/open/${await service.keys.guests.pass(Date.now())}`);
  return visitor;
}

/** Makes another account, by an invitation of the owner. */
export async function join(
  service: TestService,
  role: 'developer' | 'viewer' | 'owner',
  email: string,
): Promise<Visitor> {
  const [owner] = await service.keys.accounts.list();
  const code = await service.keys.accounts.invitations.invite('local', role, owner?.id ?? '', Date.now());
  const visitor = new Visitor(service.url);
  await visitor.get('/dashboard/setup');
  await visitor.post('/dashboard/setup', { code, email, name: email, password: OWNER.password });
  await visitor.get('/dashboard');
  return visitor;
}
