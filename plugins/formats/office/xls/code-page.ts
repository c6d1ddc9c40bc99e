import { type Codec, codecOf } from '../../../../kit/index.js';

/** Numbers of code pages that have other names. */
const NAMES: ReadonlyMap<number, string> = new Map([
  [367, 'windows-1252'],
  [932, 'shift_jis'],
  [936, 'gbk'],
  [949, 'euc-kr'],
  [950, 'big5'],
  [1200, 'windows-1252'],
  [10000, 'macintosh'],
  [10007, 'x-mac-cyrillic'],
  [28591, 'windows-1252'],
  [32768, 'macintosh'],
  [32769, 'windows-1252'],
  [65001, 'utf-8'],
]);

/** The codec of a Windows code page; that of Western Europe if the number is unknown. */
export function codecOfPage(page: number | undefined): Codec {
  const name =
    page === undefined
      ? undefined
      : (NAMES.get(page) ?? (page >= 1250 && page <= 1258 ? `windows-${page}` : `cp${page}`));
  try {
    return codecOf(name ?? 'windows-1252');
  } catch {
    return codecOf('windows-1252');
  }
}
