/** Seven letters and digits behind the prefix, most of them letters: `1-800-FLOWERS`, `1-800-GET-HELP`. */
export function isVanity(term: string): boolean {
  const [, rest = ''] = /^(?:1[-. ])?\(?\d{3}\)?[-. ](.*)$/.exec(term) ?? [];
  const keys = rest.replaceAll('-', '');
  return keys.length >= 7 && keys.length <= 11 && (keys.match(/[A-Za-z]/g) ?? []).length >= 3;
}

/** False for ranges of two times of day, years or round quantities: `0800-1630`, `1998-2004`, `800-1000`. */
export function isNoRange(term: string): boolean {
  const [, from = '', to = ''] = /^(\d{3,4})[ -](\d{4})$/.exec(term) ?? [];
  if (from === '' || to === '') return true;
  return !OTHER.test(term) && !(Number(from) < Number(to) && from.endsWith('0') && to.endsWith('00'));
}

/** Groups of digits that are not telephone numbers; each row says what it is instead. */
const KINDS: readonly RegExp[] = [
  /^\d{1,2}[-./]+\d{1,3}[-./]+(?:(?:19|20)\d\d|\d\d)(?: .*)?$/, // date
  /^(?:19|20)\d\d[-./]\d{1,2}[-./]\d{1,2}(?: .*)?$/, // date, year first
  /^\d{8} \d\d$/, // date and hour
  /^1[0-9]\d\d[- /]+(?:1\d|20)\d\d(?: .*)?$|^20\d\d[- /]+20\d\d(?: .*)?$|^\d{3,4} \((?:19|20)\d\d$/, // years
  /^(?:[01]\d|2[0-4])[0-5]\d ?- ?(?:[01]\d|2[0-4])[0-5]\d$/, // times of day
  /^\d{6}\/\d{3,4}$/, // Czech and Slovak birth number
  /^\d{1,8}\/(?:19|20)\d\d$/, // number of a law or file
  /^(?:25[0-5]|2[0-4]\d|1?\d?\d)(?:\.(?:25[0-5]|2[0-4]\d|1?\d?\d)){3}$/, // internet address
  /^(?=.*\b\d\b)\d{1,3}(?:\.\d{1,3}){4,9}$/, // numbered section, object identifier
  /^\d{3}-\d\d-\d{4}$/, // social security number
  /^\d{1,8}\.\d{1,8}$|^\d\.\d|[ (]\d\.\d/, // decimals
  /^(?:\d{1,3}(?:\.\d{3}){1,4}|\d(?: \d{3}){2,4})$/, // thousands
  /^\d{1,4}[-. ]{1,3}\d{5}$/, // house number and postal code
];
/** One combined expression, because it is tested on every candidate. */
const OTHER = new RegExp(KINDS.map(({ source }) => source).join('|'));

/** True for groups of digits that could be a telephone number and match none of the other kinds. */
export function isGrouped(term: string): boolean {
  const inside = term.replace(/^\(/, '');
  const digits = term.replace(/\D/g, '');
  if (digits.length < 7 || digits.length > 15 || OTHER.test(inside)) return false;
  return /\d{3}/.test(term) || inside.startsWith('0') || /^\d\d(?:[-. ]\d\d){3,4}$/.test(inside);
}
