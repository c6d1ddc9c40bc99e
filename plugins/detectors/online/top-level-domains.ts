import tlds from 'tlds' with { type: 'json' };
import { lexiconSet, lexiconWords } from '../../../kit/index.js';

/** Top-level domains that are neither words nor file extensions, so that a bare host name in one is an address. */
const PLAIN = lexiconWords('domains', { class: 'plain-top-level' });

/** Second-level domains of country registries: `co.uk`, `com.br`, `gob.mx`. */
const SECOND_LEVEL = lexiconSet('domains', { class: 'registered-under' });

/** Special-use names (RFC 2606, RFC 6762) and names of internal networks. */
const INTERNAL = new Set('local internal intranet lan corp home private localdomain localhost'.split(' '));

/** The kind of a name, by its last labels. */
type DomainKind = 'plain' | 'ambiguous' | 'internal' | 'none';

/**
 * Tells names that are certainly addresses from words with a dot between them.
 * @param last the last label, in lower case.
 * @param second the label before it, in any case.
 * @param count number of labels.
 */
export type DomainJudge = (last: string, second: string, count: number) => DomainKind;

export function topLevelDomains(): DomainJudge {
  const ascii = tlds.flatMap((name) => (/^[a-z]+$/.test(name) ? [] : [new URL(`http://a.${name}`).hostname.slice(2)]));
  const all = new Set([...tlds, ...ascii, 'example', 'test', 'invalid']);
  const plain = new Set([...PLAIN, ...tlds.filter((name) => !/^[a-z]+$/.test(name)), ...ascii, 'example']);
  return (last, before, count) => {
    if (INTERNAL.has(last)) return 'internal';
    if (!all.has(last)) return 'none';
    const second = before.toLowerCase();
    if (plain.has(last) || second.startsWith('xn--')) return 'plain';
    return count > 2 && (last.length > 2 || SECOND_LEVEL.has(second)) ? 'plain' : 'ambiguous';
  };
}
