import { makeRandom } from '../../core/transform/random.js';

/** A row by title. */
export type MadeRow = Readonly<Record<string, string>>;

const GIVEN = ['Mary', 'Johan', 'Priya', 'Amelia', 'Tobias', 'Fatima', 'Xanthe', 'Will', 'Grace', 'Oluwaseun'];
const SURNAMES = ['Jones', 'Patel', 'Andersen', 'Okonkwo', 'Tuckwell', 'Zzybrowin', 'Price', 'Young', 'Kowalczyk'];
const PLACES = ['Springfield', 'Boston', 'Zelnaville', 'Quindlen', 'Auburn'];

/** Rows about invented people: values that only their titles explain, values that a text of the row repeats, and plain ones. */
export function madeRows(count: number, seed: string): MadeRow[] {
  const random = makeRandom(seed);
  const digits = (length: number): string =>
    Array.from({ length }, (_, i) => (i === 0 ? 1 + random.int(8) : random.int(10))).join('');
  const two = (most: number): string => String(1 + random.int(most)).padStart(2, '0');
  return Array.from({ length: count }, () => {
    const [given, surname, mrn] = [random.pick(GIVEN), random.pick(SURNAMES), digits(7)];
    return {
      first_name: given,
      last_name: surname,
      dob: `19${20 + random.int(80)}-${two(12)}-${two(28)}`,
      age: String(1 + random.int(99)),
      ssn: `${1 + random.int(5)}${two(98)}${two(98)}${two(98)}${two(98)}`,
      mrn,
      phone: `2${digits(9)}`,
      zip: digits(5),
      city: random.pick(PLACES),
      status: random.pick(['active', 'closed', 'pending']),
      amount: `${random.int(10_000)}.50`,
      note: random.pick([
        `${given} called about record ${mrn}.`,
        `Seen by Dr. ${random.pick(SURNAMES)} on ${two(12)}/14/2026, doing well.`,
        'No show.',
        '',
      ]),
    };
  });
}

/** The rows as CSV; no value of them needs a quote but the note. */
export function csvOf(rows: readonly MadeRow[]): string {
  const titles = Object.keys(rows[0] ?? {});
  const line = (row: MadeRow): string => titles.map((title) => `"${row[title]}"`).join(',');
  return `${titles.join(',')}\n${rows.map(line).join('\n')}\n`;
}

/** The rows of a CSV whose cells are all quoted. */
export function rowsOfCsv(csv: string): MadeRow[] {
  const [head = '', ...lines] = csv.trimEnd().split('\n');
  const titles = head.split(',');
  return lines.map((line) => {
    const cells = line.slice(1, -1).split('","');
    return Object.fromEntries(titles.map((title, i) => [title, cells[i] ?? '']));
  });
}
