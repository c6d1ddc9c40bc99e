const isLetter = (unit: number): boolean => (unit | 0x20) >= 0x61 && (unit | 0x20) <= 0x7a;
const isDigit = (unit: number): boolean => unit >= 0x30 && unit <= 0x39;

/**
 * Splits a login into what stands before its first letter or digit, the name, and the number at its end with the
 * separator. Separators at the end are dropped.
 */
export function takeApart(login: string): {
  readonly front: string;
  readonly name: string;
  readonly sign: string;
  readonly number: string;
} {
  const front = isLetter(login.charCodeAt(0)) ? '' : (/^[^\p{L}\p{N}]*/u.exec(login)?.[0] ?? '');
  let end = login.length;
  while (
    end > front.length &&
    !isDigit(login.charCodeAt(end - 1)) &&
    !/[\p{L}\p{N}]$/u.test(login.slice(Math.max(0, end - 2), end))
  )
    end--;
  let from = end;
  while (from > front.length && isDigit(login.charCodeAt(from - 1))) from--;
  const whole = login.slice(front.length, from);
  // `kbrennan_88`: the separator is not part of the name.
  const name = from < end ? whole.replace(/[._+-]+$/u, '') : whole;
  return { front, name, sign: whole.slice(name.length), number: login.slice(from, end) };
}

/** Index of the first point or underscore; negative if there is none. */
export function gapOf(local: string): number {
  for (let i = 0; i < local.length; i++) {
    const unit = local.charCodeAt(i);
    if (unit === 0x2e || unit === 0x5f) return i;
  }
  return -1;
}
