import { isUtf8 } from 'node:buffer';
import { DeidError } from '../../../core/index.js';
import type { DeidContext } from '../../http/context.js';
import { requireMediaType } from '../../http/media-type.js';
import { readBody } from '../../http/read-body.js';

/** The fields of a submitted form. */
export class Sent {
  readonly #fields: URLSearchParams;

  constructor(fields: URLSearchParams) {
    this.#fields = fields;
  }

  /** A field, trimmed; `''` if missing. */
  get(name: string): string {
    return this.raw(name).trim();
  }

  /** A field untrimmed, with normalised line ends, which browsers change. */
  raw(name: string): string {
    return (this.#fields.get(name) ?? '').replace(/\r\n/g, '\n');
  }

  /** The values of all ticked boxes of a name. */
  all(name: string): readonly string[] {
    return this.#fields.getAll(name);
  }

  has(name: string): boolean {
    return this.#fields.has(name);
  }
}

const FORM_TYPE = 'application/x-www-form-urlencoded';

/** Reads a submitted form. @param most maximum size in bytes */
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

/**
 * Percent-decodes a form to bytes, to reject invalid UTF-8, which would otherwise silently become replacement
 * characters.
 */
function percentDecoded(body: Buffer): Buffer {
  return Buffer.from(
    body
      .toString('latin1')
      .replace(/%([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  );
}
