import tlds from 'tlds' with { type: 'json' };
import { lexiconSet, lexiconWords } from '../../../kit/index.js';

/** Top-level domains that no language has as a word and no file as an ending, so that a bare name in one is an address. */
const PLAIN = lexiconWords('domains', { class: 'plain-top-level' });

/** Names under which countries register: `co.uk`, `com.br`, `gob.mx`. */
const SECOND_LEVEL = lexiconSet('domains', { class: 'registered-under' });

/** Names of special use (RFC 2606, RFC 6762) and of networks inside a company. */
const INTERNAL = new Set('local internal intranet lan corp home private localdomain localhost'.split(' '));

/** What a name says by its last labels. */
type DomainKind = 'plain' | 'ambiguous' | 'internal' | 'none';

/**
 * Tells names that are addresses for sure from words with a dot between them.
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
