import tlds from 'tlds' with { type: 'json' };

/**
 * Special-use names (RFC 2606, RFC 6762) and names used within companies: an address in them identifies a person as
 * well.
 */
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

/** All top-level domains of IANA in lower case, as Unicode and as `xn--`, and the special names above. */
export const topLevelDomains = (): ReadonlySet<string> => {
  const ascii = tlds.flatMap((name) => (/^[a-z]+$/.test(name) ? [] : [new URL(`http://a.${name}`).hostname.slice(2)]));
  return new Set([...tlds, ...ascii, ...SPECIAL]);
};
