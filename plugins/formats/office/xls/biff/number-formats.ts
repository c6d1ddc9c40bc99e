import { digitPattern } from '../../sheets/digit-pattern.js';
import type { BiffRecord } from './records.js';
import { RECORD, VERSION } from './records.js';
import type { StringCoder } from './strings.js';

/** Built-in date formats, including those of East Asian versions ([ECMA-376] 18.8.30). */
const isBuiltInDate = (id: number): boolean =>
  (id >= 14 && id <= 17) ||
  id === 22 ||
  (id >= 27 && id <= 31) ||
  id === 36 ||
  (id >= 50 && id <= 54) ||
  id === 57 ||
  id === 58;

/** A format without literal text: `"..."`, `\x`, `[Red]`, `_x` and `*x` are removed. */
const bare = (format: string): string => format.replace(/"[^"]{0,255}"|\\.|\[[^\]]{0,100}\]|[_*]./g, '');

/** How a number is displayed. */
export interface NumberFormat {
  readonly isDate: boolean;
  /** The format, if it is a pattern of digits and signs such as `000-00-0000`. */
  readonly digits: string | undefined;
}

const PLAIN: NumberFormat = { isDate: false, digits: undefined };

/** Parses a format as written in the file. */
function readFormat(format: string): NumberFormat {
  const [first = ''] = bare(format).split(';', 1);
  if (/[yd]/i.test(first) && !/general/i.test(first)) return { isDate: true, digits: undefined };
  return { isDate: false, digits: digitPattern(format) };
}

/** The formats of cells, by the format index of each cell. */
export function cellFormats(
  records: readonly BiffRecord[],
  version: number,
  coder: StringCoder,
): (cell: number) => NumberFormat {
  const custom = new Map<number, NumberFormat>();
  const cells: NumberFormat[] = [];
  for (const { type, data } of records) {
    if ((type === RECORD.format8 || type === RECORD.format5) && data.length > 3) {
      const text = coder.read(data, 2, version === VERSION.biff8 ? 2 : 1)?.text;
      if (text !== undefined) custom.set(data.readUInt16LE(0), readFormat(text));
    } else if (type === RECORD.cellFormat && data.length >= 4) {
      const id = data.readUInt16LE(2);
      cells.push(custom.get(id) ?? { ...PLAIN, isDate: isBuiltInDate(id) });
    }
  }
  return (cell) => cells[cell] ?? PLAIN;
}
