/**
 * The Census that decides about a ZIP prefix: the newest one, or both the newest and that of 2000 in the HHS guidance.
 */
export type ZipTable = '2020' | 'strict';

/**
 * The allow-list: prefixes whose ZIP codes have more than 20,000 people in the 2020 Census. These are all prefixes of
 * its ZIP Code Tabulation Areas except 036 059 102 202-205 369 556 692 753 772 821 823 878 879 884 893. Prefixes
 * without a tabulation area (unassigned, military, of a single company or agency) are not on the list.
 */
const ALLOWED_2020 =
  '006-035 037-054 056-058 060-089 100-101 103-191 193-201 206-212 214-268 270-310 312-331 333-339 341-342 344 346-347 ' +
  '349-352 354-368 370-374 376-398 400-418 420-427 430-458 460-508 510-516 520-528 530-532 534-535 537-551 553-554 557-567 ' +
  '570-577 580-588 590-620 622-631 633-641 644-648 650-658 660-662 664-681 683-691 693 700-701 703-708 710-714 716-731 ' +
  '734-741 743-752 754-770 773-816 820 822 824-838 840-841 843-847 850-853 855-857 859-860 863-865 870-871 873-875 877 ' +
  '880-883 890-891 894-895 897-898 900 902-908 910-928 930-937 939-941 943-961 967-986 988-999';

/** Restricted by the 2000 Census, according to the HHS guidance of 2012. */
const RESTRICTED_2000 = '036 059 063 102 203 556 692 790 821 823 830 831 878 879 884 890 893';

function expand(ranges: string): Set<string> {
  const out = new Set<string>();
  for (const range of ranges.split(' ')) {
    const [from = '', to = from] = range.split('-');
    for (let prefix = Number(from); prefix <= Number(to); prefix++) out.add(String(prefix).padStart(3, '0'));
  }
  return out;
}

/** The prefixes that may stay. */
export function allowedPrefixes(table: ZipTable): ReadonlySet<string> {
  const allowed = expand(ALLOWED_2020);
  if (table === 'strict') for (const prefix of RESTRICTED_2000.split(' ')) allowed.delete(prefix);
  return allowed;
}

/** A ZIP code alone: five digits, with or without the four more. */
const ZIP = /^\s*(\d{5})(?:[-\s]?\d{4})?\s*$/u;

/**
 * The part of a ZIP code that may be disclosed: its first three digits, or `000` if they cover 20,000 people or fewer;
 * undefined if the text is no US ZIP code.
 */
export function zipPrefix(text: string, allowed: ReadonlySet<string>): string | undefined {
  const prefix = ZIP.exec(text)?.[1]?.slice(0, 3);
  if (prefix === undefined) return undefined;
  return allowed.has(prefix) ? prefix : '000';
}
