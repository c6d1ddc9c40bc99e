import { lexiconPattern } from '../../../../kit/index.js';

/** Reserved by RFC 2606: no mail arrives there, no page is anybody's. */
export const DOMAINS = ['example.com', 'example.org', 'example.net'];

/** Second levels under which countries give out names: `co.uk`, `com.au`. */
const SECOND = new RegExp(`^(?:${lexiconPattern('domains', { class: 'second-level' })})$`, 'u');

/** The registered domain without host names: `acme.co.uk` of `www.mail.acme.co.uk`, in lower case. */
export function siteOf(host: string): string {
  const labels = host.toLowerCase().split('.');
  const isSecond = labels.length > 2 && (labels.at(-1) ?? '').length === 2 && SECOND.test(labels.at(-2) ?? '');
  return labels.slice(isSecond ? -3 : -2).join('.');
}
