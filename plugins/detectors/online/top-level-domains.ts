import tlds from 'tlds' with { type: 'json' };

/** Top-level domains that no language has as a word and no file as an ending, so that a bare name in one is an address. */
const PLAIN = (
  'com net org edu gov mil int info biz eu io app dev online shop site store tech cloud club xyz gmbh ac ae ar au bg bo br ca ch ' +
  'ci cn cz de dk ec ee eg es fi fr ge gr hk hu ie il ir jo jp ke kr kw kz lb lk lt lu lv mx nl nz om pe ph pk pt qa ro ru sa se ' +
  'sg sk th tn tr tw tz ua ug uk uy uz vn za'
).split(' ');

/** Names under which countries register: `co.uk`, `com.br`, `gob.mx`. */
const SECOND_LEVEL = new Set('co com org net edu gov ac or ne go gob gouv govt mil nhs sch ltd plc asn id'.split(' '));

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
