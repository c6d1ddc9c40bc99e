import { lexiconPattern } from '../../../../kit/index.js';

/** Domains reserved by RFC 2606: they receive no mail and belong to nobody. */
export const DOMAINS = ['example.com', 'example.org', 'example.net'];

/** Second-level domains below which a country registers names: `co.uk`, `com.au`. */
const SECOND = new RegExp(`^(?:${lexiconPattern('domains', { class: 'second-level' })})$`, 'u');

/** The registered domain of a host name, in lower case: `acme.co.uk` for `www.mail.acme.co.uk`. */
export function siteOf(host: string): string {
  const labels = host.toLowerCase().split('.');
  const isSecond = labels.length > 2 && (labels.at(-1) ?? '').length === 2 && SECOND.test(labels.at(-2) ?? '');
  return labels.slice(isSecond ? -3 : -2).join('.');
}
