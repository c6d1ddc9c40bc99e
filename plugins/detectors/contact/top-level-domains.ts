import tlds from 'tlds' with { type: 'json' };

/** Names of special use (RFC 2606, RFC 6762) and those that companies use inside: mail to them names a person all the same. */
const SPECIAL = [
  'test',
  'example',
  'invalid',
  'localhost',
  'local',
  'internal',
  'intranet',
  'lan',
  'corp',
  'home',
  'private',
];

/** All top-level domains of IANA in lower case, as Unicode and as `xn--`, and the names that stand for one. */
export const topLevelDomains = (): ReadonlySet<string> => {
  const ascii = tlds.flatMap((name) => (/^[a-z]+$/.test(name) ? [] : [new URL(`http://a.${name}`).hostname.slice(2)]));
  return new Set([...tlds, ...ascii, ...SPECIAL]);
};
