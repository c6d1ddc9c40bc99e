/** Number of digits from which a number may identify somebody. */
const MIN_DIGITS = 5;
const MAX_DIGITS = 15;
const TOKEN = /\\(.)|"([^"]{0,255})"|\[[^\]]{0,100}\]|[_*].|([0# ()+-])|([\s\S])/g;

/**
 * The pattern in which a number format shows whole numbers, such as `000-00-0000`: placeholders `0` and `#`, and the signs and words
 * between them. Undefined for other formats, as those with decimals, separators of thousands or dates.
 */
export function digitPattern(format: string): string | undefined {
  const sections = format.slice(0, 1000).split(';');
  // The last one shows what no condition applies to.
  const [first = ''] = /\[[<>=]/.test(format) ? sections.slice(-1) : sections;
  let pattern = '';
  for (const [, escaped, quoted, plain, other] of first.matchAll(TOKEN)) {
    if (other !== undefined || /[\d#]/.test(escaped ?? quoted ?? '')) return undefined;
    pattern += escaped ?? quoted ?? plain ?? '';
  }
  const placeholders = pattern.match(/[0#]/g)?.length ?? 0;
  return placeholders >= MIN_DIGITS ? pattern : undefined;
}

/** Writes the digits of a number into a pattern from the right; undefined if they are more than it has room for. */
function inPattern(digits: string, pattern: string): string | undefined {
  let left = digits.length;
  let out = '';
  for (let i = pattern.length - 1; i >= 0; i--) {
    const sign = pattern.charAt(i);
    if (sign !== '0' && sign !== '#') out = sign + out;
    else if (left > 0) out = digits.charAt(--left) + out;
    else if (sign === '0') out = `0${out}`;
  }
  return left === 0 ? out : undefined;
}

/** A number as its pattern shows it; as written if it is no whole number of up to 15 digits. */
export const shownDigits = (number: string, pattern: string): string =>
  /^\d{1,15}$/.test(number) ? (inPattern(number, pattern) ?? number) : number;

/** The number that a pattern shows as a text; undefined if there is none. */
export function numberShownAs(text: string, pattern: string): number | undefined {
  const digits = text.replace(/\D/g, '');
  if (digits.length === 0 || digits.length > MAX_DIGITS) return undefined;
  return shownDigits(String(Number(digits)), pattern) === text ? Number(digits) : undefined;
}
