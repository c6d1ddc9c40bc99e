import type { CodeRecognizer, EntityType, Match } from '../../../core/index.js';
import { lexiconPattern, scoreOf } from '../../../kit/index.js';

const ROOM = `(?:${lexiconPattern('facilities', { class: 'numbered-room' })})`;
/** Titles of columns: `Bed`, `Room No.`, `Ward/Bed`. */
const BEDS = new RegExp(`^${ROOM}(?: ?/ ?${ROOM})?(?: ?(?:no\\.?|nr\\.?|number|#))?$`, 'iu');
const WARDS = /^(?:ward|location)$/iu;
const STAFF = new RegExp(
  `^(?:${lexiconPattern('clinical-words', { class: 'column-of-staff', language: 'en' })})\\.?$`,
  'iu',
);
/** `12`, `B1`, `SR2`, `514-A`, `4 West`, `MICU 14`, `A` */
const BED =
  /^(?:(?:[A-Z]{1,5}[ -]?)?\d{1,4}[A-Za-z]?(?:(?: ?[-/] ?| )[A-Z]?\d{0,3}[A-Z]?)?|\d{1,2} ?(?:North|South|East|West|[NSEW])|[A-H])$/u;
/** The name of a ward: `Nightingale`, `DSU`. */
const WARD = /^(?!N\/?A$)\p{Lu}[\p{L}\d&'’-]{1,20}(?: [\p{Lu}\d][\p{L}\d&'’-]{0,20}){0,2}$/u;
/** `Loughlin`, `Odom P`; neither `None` nor an abbreviation. */
const SURNAME = /^(?!(?:None|Nil|Self|Home|Yes|No|Pending|Unknown)$)\p{Lu}[\p{L}'’-]{2,20}(?:,? \p{Lu}\.?){0,2}$/u;

const SCORE = scoreOf('cue:label');
const LONGEST_LINE = 400;
const SHIFT = 3;

interface Cell {
  readonly text: string;
  readonly start: number;
  /** Offset in its line. */
  readonly at: number;
}

interface Column {
  readonly index: number;
  readonly at: number;
  readonly type: (text: string) => EntityType | undefined;
}

interface Header {
  readonly delimiter: RegExp;
  readonly cells: number;
  readonly columns: readonly Column[];
}

/** Empty cells count: the columns behind them keep their place. */
const BETWEEN = /(?<=^|[|\t])[^|\t]*/g;
const BETWEEN_BLANKS = /\S+(?: \S+)*/g;

function cellsOf(line: string, start: number, delimiter: RegExp): Cell[] {
  return [...line.matchAll(delimiter)].map(({ 0: all, index }) => {
    const text = all.trim();
    const at = index + all.indexOf(text);
    return { text, start: start + at, at };
  });
}

const filled = (cells: readonly Cell[]): number => cells.filter(({ text }) => text !== '').length;

const bed = (text: string): EntityType | undefined => (BED.test(text) ? 'ID_NUMBER' : undefined);
const ward = (text: string): EntityType | undefined => bed(text) ?? (WARD.test(text) ? 'FACILITY' : undefined);
const staff = (text: string): EntityType | undefined => (SURNAME.test(text) ? 'PERSON' : undefined);

/** The columns of a line of titles that hold beds, wards or surnames of staff. A line with digits is a row. */
function headerOf(line: string): Header | undefined {
  if (line.length > LONGEST_LINE || /\d/.test(line)) return undefined;
  const delimiter = /[|\t]/.test(line) ? BETWEEN : BETWEEN_BLANKS;
  const cells = cellsOf(line, 0, delimiter);
  const columns = cells.flatMap(({ text, at }, index): Column[] => {
    const type = WARDS.test(text) ? ward : BEDS.test(text) ? bed : STAFF.test(text) ? staff : undefined;
    return type === undefined ? [] : [{ index, at, type }];
  });
  const isOfPatients = columns.some(({ type }) => type !== staff);
  return filled(cells) >= LEAST_CELLS && isOfPatients ? { delimiter, cells: cells.length, columns } : undefined;
}
const LEAST_CELLS = 3;

function* read({ delimiter, cells, columns }: Header, row: readonly Cell[]): Generator<Match> {
  const inOrder = row.length === cells || delimiter === BETWEEN;
  for (const { index, at, type } of columns) {
    const cell = inOrder ? row[index] : row.find((one) => Math.abs(one.at - at) <= SHIFT);
    const found = cell && type(cell.text);
    if (cell !== undefined && found !== undefined)
      yield {
        type: found,
        start: cell.start,
        end: cell.start + cell.text.length,
        score: SCORE,
        why: 'column of a ward list',
      };
  }
}

/**
 * Columns of beds, wards and staff in lists of a ward or a theatre, whose values have no form of their own:
 * `Bed | Name | Cons`, `4 | Okafor, J | Loughlin`. Each line is read once.
 */
export const wardList: CodeRecognizer = {
  name: 'medical/ward-list',
  types: ['ID_NUMBER', 'FACILITY', 'PERSON'],
  domains: ['Medical'],
  needs: { holds: ['\n', '|\t '] },
  *recognize({ view }): Generator<Match> {
    let header: Header | undefined;
    for (let start = 0; start < view.length; ) {
      const found = view.indexOf('\n', start);
      const end = found < 0 ? view.length : found;
      const line = view.slice(start, Math.min(end, start + LONGEST_LINE));
      const titles = mayBeRow(line) ? headerOf(line) : undefined;
      const row = header === undefined || titles !== undefined ? [] : cellsOf(line, start, header.delimiter);
      if (titles !== undefined) header = titles;
      else if (header !== undefined && filled(row) > 1) yield* read(header, row);
      else if (!/^[-+|=_: \t\r]{3,400}$/.test(line)) header = undefined;
      start = end + 1;
    }
  },
};

const mayBeRow = (line: string): boolean => line.includes('|') || line.includes('\t') || line.includes('  ');
