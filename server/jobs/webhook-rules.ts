import { lookup as resolve } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** A webhook for the end of a job. */
export interface Webhook {
  readonly url: string;
  /** Secret for the signature. */
  readonly secret: string;
}

const CHARS = 2_000;

/** IPv6 addresses of the Internet. Everything outside is local, or another way to write an IPv4 address. */
const GLOBAL_IPV6 = ipaddr.IPv6.parseCIDR('2000::/3');
/** The address at which machines in Azure reach their host; it looks public, and is the same for everybody. */
const HOST_OF_AZURE = ipaddr.IPv4.parse('168.63.129.16').toString();
/** Parts of an IPv6 address that hold an IPv4 address (ISATAP, RFC 5214). */
const ISATAP_PARTS: ReadonlySet<string> = new Set(['0:5efe', '200:5efe']);

/** True for public addresses. Others belong to internal networks, which outsiders must not reach through webhooks. */
function isPublic(text: string): boolean {
  if (isIP(text) === 0) return false;
  const address = ipaddr.process(text);
  if (address.range() !== 'unicast') return false;
  if (address instanceof ipaddr.IPv4) return address.toString() !== HOST_OF_AZURE;
  const [, , , , fifth = 0, sixth = 0] = address.parts;
  return address.match(GLOBAL_IPV6) && !ISATAP_PARTS.has(`${fifth.toString(16)}:${sixth.toString(16)}`);
}

/** Decides which addresses webhooks may have. */
export class WebhookRules {
  readonly #hosts: ReadonlySet<string>;

  /** @param hosts `name` or `name:port`; they may be private, and without TLS */
  constructor(hosts: readonly string[]) {
    this.#hosts = new Set(hosts);
  }

  #isAllowed(url: URL): boolean {
    return this.#hosts.has(url.hostname) || this.#hosts.has(url.host);
  }

  /** Parses an address; returns a message if it is not allowed. */
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

  /**
   * A DNS lookup that refuses private addresses at the time of the call, since a name may resolve differently by then.
   */
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
