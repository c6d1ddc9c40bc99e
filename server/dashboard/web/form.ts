import { isUtf8 } from 'node:buffer';
import { DeidError } from '../../../core/index.js';
import type { DeidContext } from '../../http/context.js';
import { requireMediaType } from '../../http/media-type.js';
import { readBody } from '../../http/read-body.js';

/** The fields of a form that a page has sent. */
export class Sent {
  readonly #fields: URLSearchParams;

  constructor(fields: URLSearchParams) {
    this.#fields = fields;
  }

  /** A field, trimmed; `''` where there is none. */
  get(name: string): string {
    return this.raw(name).trim();
  }

  /** A field as it was sent, but for the line ends, which browsers change on the way. */
  raw(name: string): string {
    return (this.#fields.get(name) ?? '').replace(/\r\n/g, '\n');
  }

  /** All boxes of a name that were ticked. */
  all(name: string): readonly string[] {
    return this.#fields.getAll(name);
  }

  has(name: string): boolean {
    return this.#fields.has(name);
  }
}

const FORM_TYPE = 'application/x-www-form-urlencoded';

/** Reads the form that a request brings. @param most bytes */
export async function readSent(ctx: DeidContext, most: number): Promise<Sent> {
  requireMediaType(ctx.req.headers['content-type'], FORM_TYPE);
  const received = await readBody(ctx.req, ctx.res, {
    bytes: most,
    error: () => new DeidError('body_too_large', [most]),
  });
  const body = received.whole();
  if (!isUtf8(percentDecoded(body))) throw new DeidError('invalid_utf8');
  return new Sent(new URLSearchParams(body.toString('utf8')));
}

/** The bytes that a form stands for: what is no UTF-8 there would silently become replacement characters. */
function percentDecoded(body: Buffer): Buffer {
  return Buffer.from(
    body
      .toString('latin1')
      .replace(/%([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  );
}
