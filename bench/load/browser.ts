/** An answer, as far as it matters here. */
interface Page {
  readonly status: number;
  /** Where it sends a browser. */
  readonly to: string;
}

const CSRF = /name="_csrf" value="([^"]*)"/;

/** What a browser does with the pages of the dashboard: keeps cookies, and sends the token of the last form. */
export class Browser {
  readonly #url: string;
  readonly #cookies = new Map<string, string>();
  #csrf = '';

  constructor(url: string) {
    this.#url = url;
  }

  get(path: string): Promise<Page> {
    return this.#send(path, {});
  }

  post(path: string, fields: Readonly<Record<string, string>>): Promise<Page> {
    const body = new URLSearchParams({ ...fields, _csrf: this.#csrf });
    return this.#send(path, { method: 'POST', body, headers: { Origin: this.#url } });
  }

  async #send(
    path: string,
    init: RequestInit & { readonly headers?: Readonly<Record<string, string>> },
  ): Promise<Page> {
    const cookie = [...this.#cookies].map((pair) => pair.join('=')).join('; ');
    const headers = { ...init.headers, Accept: 'text/html', ...(cookie === '' ? {} : { Cookie: cookie }) };
    const answer = await fetch(this.#url + path, { ...init, headers, redirect: 'manual' });
    for (const set of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = (set.split(';')[0] ?? '').split('=');
      this.#cookies.set(name, value);
    }
    this.#csrf = CSRF.exec(await answer.text())?.[1] ?? this.#csrf;
    return { status: answer.status, to: answer.headers.get('location') ?? '' };
  }
}
