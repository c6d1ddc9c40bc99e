import { lookup as resolve } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Whom to tell of the end of a job. */
export interface Webhook {
  readonly url: string;
  /** Signs what is told. */
  readonly secret: string;
}

const CHARS = 2_000;

/** Where services of this machine's networks stand; nobody outside may have them called. */
const isPublic = (address: string): boolean => isIP(address) !== 0 && ipaddr.process(address).range() === 'unicast';

/** Says which addresses may be told of jobs. */
export class WebhookRules {
  readonly #hosts: ReadonlySet<string>;

  /** @param hosts `name` or `name:port`; they may be private, and without TLS */
  constructor(hosts: readonly string[]) {
    this.#hosts = new Set(hosts);
  }

  #isAllowed(url: URL): boolean {
    return this.#hosts.has(url.hostname) || this.#hosts.has(url.host);
  }

  /** The address, or what is wrong with it. */
  read(text: string): URL | string {
    const url = text.length <= CHARS && URL.canParse(text) ? new URL(text) : undefined;
    if (url === undefined) return 'must be an absolute address of at most 2000 characters.';
    if (url.username !== '' || url.password !== '' || url.hash !== '')
      return 'must be without a user, a password and a fragment.';
    if (this.#isAllowed(url) && (url.protocol === 'https:' || url.protocol === 'http:')) return url;
    if (url.protocol !== 'https:') return 'must begin with https://, unless the operators allow its host.';
    const address = url.hostname.replace(/^\[|\]$/g, '');
    if (isIP(address) !== 0 && !isPublic(address))
      return 'must not be of a private network, unless the operators allow its host.';
    return url;
  }

  /** Finds the addresses of a host as Node does, and refuses private ones at the moment of the call: a name may point elsewhere by then. */
  lookupFor(url: URL): LookupFunction | undefined {
    if (this.#isAllowed(url)) return undefined;
    return (host, options, callback) => {
      resolve(host, { ...options, all: true }, (error, addresses) => {
        const [first] = addresses ?? [];
        if (error !== null || first === undefined) return callback(error ?? new Error('no address'), '');
        if (!addresses.every(({ address }) => isPublic(address))) return callback(new Error('a private address'), '');
        if (options.all === true) callback(null, addresses);
        else callback(null, first.address, first.family);
      });
    };
  }
}
