/** One way of writing the titles of a table, with the rows below them. */
export interface TableLayout {
  readonly what: string;
  readonly rows: readonly (readonly string[])[];
  /** Numbers that are no identifiers and must stay, as whole cells. */
  readonly counts: readonly string[];
}

/** Invented people, with numbers that no check digit or label outside of the table gives away. */
const PEOPLE = [
  ['Leontine', 'Blackmoor', '412738956', '70331845'],
  ['Alaric', 'Winterbourne', '538204417', '70331922'],
  ['Seraphina', 'Oakenshaw', '267915083', '70332014'],
  ['Barnaby', 'Thistlewick', '601382745', '70332190'],
  ['Clementine', 'Harrowgate', '149573628', '70332377'],
] as const;

/** What must be gone from every layout. */
export const IDENTIFIERS: readonly string[] = PEOPLE.flat();

const TITLES = ['first_name', 'last_name', 'ssn', 'account_number'];
const COUNTS = [
  ['48', '1250', '3', '517', '22', '96'],
  ['31', '1875', '7', '604', '19', '88'],
  ['57', '2140', '2', '385', '41', '73'],
  ['64', '1390', '9', '726', '36', '65'],
  ['29', '2465', '4', '491', '27', '54'],
];

type Row = readonly string[];

/** The people, each with some counts behind them. */
const people = (counts: number): Row[] => PEOPLE.map((person, i) => [...person, ...(COUNTS[i] ?? []).slice(0, counts)]);

const countsOf = (rows: readonly Row[]): string[] => {
  const cells = new Set(rows.flat());
  return COUNTS.flat().filter((count) => cells.has(count));
};

const layout = (what: string, ...rows: readonly Row[]): TableLayout => ({ what, rows, counts: countsOf(rows) });

/** A table with other titles for its counts. */
const withTitles = (what: string, ...others: readonly string[]): TableLayout =>
  layout(what, [...TITLES, ...others], ...people(others.length));

const QUESTION =
  'How often in the last twelve months did you visit one of our branches to speak to an adviser about a product that you already have?';
const before = (lines: number): Row[] => [
  ['Customers of the branch'],
  ['Department', 'Loans'],
  ...Array.from({ length: lines }, (_, i) => [`Section ${i + 1}`, 'of the preface']),
];

/** Ways in which programs and people write the titles of tables. */
export const TABLE_LAYOUTS: readonly TableLayout[] = [
  withTitles('plain', 'score', 'visits'),
  layout('rows that end with a delimiter', [...TITLES, 'score'], ...people(1).map((row) => [...row, ''])),
  layout('titles that end with a delimiter', [...TITLES, 'score', ''], ...people(1)),
  withTitles('the last title missing', 'score', ''),
  layout('a title row that is shorter than the rows', [...TITLES, 'score'], ...people(2)),
  layout('a title row that is much shorter than the rows', TITLES, ...people(5)),
  withTitles('more than half of the titles empty', '', '', '', '', ''),
  withTitles('two other columns of the same title', 'score', 'score'),
  layout('both name columns of the same title', ['name', 'name', 'ssn', 'account_number', 'score'], ...people(1)),
  withTitles('pairs of equal titles', 'amount', 'share', 'amount', 'share', 'amount', 'share'),
  layout(
    'row names without a title, as R writes them',
    [...TITLES, 'score', 'visits'],
    ...people(2).map((row, i) => [String(i + 1), ...row]),
  ),
  layout(
    'row numbers below an empty title, as pandas writes them',
    ['', ...TITLES, 'score'],
    ...people(1).map((row, i) => [String(i), ...row]),
  ),
  withTitles('years', '2019', '2020', '2021', '2022', '2023', '2024'),
  withTitles('dates', '2026-01-01', '2026-02-01', '2026-03-01', '2026-04-01'),
  withTitles('dates of another order', '01.01.2026', '01.02.2026', '01.03.2026', '01.04.2026'),
  withTitles('months with years', 'Jan 2026', 'Feb 2026', 'Mar 2026', 'Apr 2026'),
  withTitles('times of day', '08:00', '10:00', '12:00', '14:00', '16:00'),
  withTitles('shares', '10%', '25%', '50%', '75%', '90%'),
  withTitles('numbers of columns', '1', '2', '3', '4', '5', '6'),
  withTitles('ranges', '0-9', '10-19', '20-29', '30-39'),
  withTitles('a sum of money', '$100', '$500', '$1,000'),
  withTitles('questions as titles', QUESTION, `${QUESTION} Please give a number.`),
  withTitles('a title with a contact address', 'score (ask branch@bank.example)', 'visits'),
  withTitles('titles that nobody knows', 'zq_17', 'xx_18', 'flag_q'),
  withTitles('titles with a unit', 'score [pt]', 'visits (n)', 'share in %'),
  layout('lines above', ...before(13), [...TITLES, 'score'], ...people(1)),
  layout(
    'a report above, with empty lines',
    ['Customers of the branch'],
    ['Printed', '2026-01-02'],
    [],
    ['Department', 'Loans'],
    [],
    [...TITLES, 'score'],
    ...people(1),
  ),
  layout('an empty line below the titles', [...TITLES, 'score'], [], ...people(1)),
  layout('groups of columns above', ['Customer', '', 'Numbers', '', 'Year'], [...TITLES, 'score'], ...people(1)),
  layout(
    'types of columns below',
    [...TITLES, 'score'],
    ['varchar', 'varchar', 'integer', 'integer', 'integer'],
    ...people(1),
  ),
  layout(
    'titles again after each page',
    [...TITLES, 'score'],
    ...people(1).slice(0, 3),
    [...TITLES, 'score'],
    ...people(1).slice(3),
  ),
  layout(
    'a comment sign before the first title',
    ['#first_name', 'last_name', 'ssn', 'account_number', 'score'],
    ...people(1),
  ),
  layout(
    'names of tables before the titles',
    ['c.first_name', 'c.last_name', 'c.ssn', 'a.account_number', 'a.score'],
    ...people(1),
  ),
  layout(
    'German titles, one of them twice',
    ['Vorname', 'Nachname', 'Sozialversicherungsnummer', 'Kontonummer', 'Stand', 'Stand'],
    ...people(2),
  ),
  layout(
    'titles of which half are unknown',
    ['first_name', 'last_name', 'kq', 'kr', 'score', 'visits'],
    ...people(2).map((row) => row.filter((_, i) => i !== 3)),
  ),
  layout('titles that programs make up', ['V1', 'V2', 'V3', 'V4', 'V5'], ...people(1)),
  layout('letters as titles', ['A', 'B', 'C', 'D', 'E', 'F'], ...people(2)),
  layout('numbers of columns as the only titles', ['1', '2', '3', '4', '5', '6'], ...people(2)),
  layout(
    'many lines of one cell above',
    ...Array.from({ length: 40 }, (_, i) => [`Line ${i + 1} of the report`]),
    [...TITLES, 'score'],
    ...people(1),
  ),
  layout('no titles', ...people(2).map((row) => row.filter((_, i) => i !== 3))),
];
