// Reads and checks the files of `lexicon/`. Plain JavaScript, because it runs before anything is built.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const COLUMNS = ['term', 'class', 'source', 'licence'];
const SOURCE_COLUMNS = ['id', 'name', 'address', 'licence', 'version'];
const EXCEPTION_COLUMNS = ['term', 'effect', 'case', 'reason'];
const EFFECT = /^(?<effect>always|never) (?<type>[A-Z][A-Z0-9_]*)$/;
const NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const LANGUAGE = /^(?:any|[a-z]{2})$/;
/** Words of all languages. */
const ANY = 'any';

/** A mistake in a file, with its line. */
const fault = (file, line, message) => ({ file, line, message });
export const said = ({ file, line, message }) => `${file}:${line}: ${message}`;

/** The order of lines: by class, then by term, both by code units, like `sort` with LC_ALL=C. */
export const inOrder = (a, b) => compare(a.class, b.class) || compare(a.term, b.term);
const compare = (a, b) => (a < b ? -1 : a > b ? 1 : 0);

function rowsOf(file, text, columns, faults) {
  const [header = '', ...lines] = text.split('\n');
  if (header !== columns.join('\t')) faults.push(fault(file, 1, `the first line must be: ${columns.join(' TAB ')}`));
  if (lines.at(-1) === '') lines.pop();
  else faults.push(fault(file, lines.length + 1, 'the last line must end with a line feed'));
  return lines.flatMap((line, i) => {
    const cells = line.split('\t');
    if (cells.length === columns.length)
      return [{ line: i + 2, ...Object.fromEntries(columns.map((column, k) => [column, cells[k]])) }];
    faults.push(fault(file, i + 2, `a line has ${columns.length} columns between tabs; this one has ${cells.length}`));
    return [];
  });
}

/** The sources that lines may name, by id. */
export function readSources(folder, faults) {
  const file = join(folder, 'sources.tsv');
  const rows = rowsOf('sources.tsv', readFileSync(file, 'utf8'), SOURCE_COLUMNS, faults);
  for (const { line, id } of rows)
    if (!NAME.test(id)) faults.push(fault('sources.tsv', line, 'the id must be in kebab-case'));
  return new Map(rows.map((row) => [row.id, row]));
}

function checkRow(file, row, before, sources, faults) {
  const wrong = (message) => faults.push(fault(file, row.line, message));
  if (row.term === '' || row.term !== row.term.trim()) wrong('a term is not empty, and has no blanks around it');
  if (row.term !== row.term.normalize('NFC')) wrong('the term must be in Unicode normal form C');
  if (row.term.includes('|') || row.term.includes('\r')) wrong('a term has no bar and no carriage return');
  if (!NAME.test(row.class)) wrong('the class must be in kebab-case');
  const source = sources.get(row.source);
  if (source === undefined) wrong(`sources.tsv has no source '${row.source}'`);
  else if (source.licence !== row.licence)
    wrong(`the licence of '${row.source}' is ${source.licence}, says sources.tsv`);
  if (before === undefined) return;
  const order = inOrder(before, row);
  if (order === 0) wrong('the class has this term already');
  if (order > 0) wrong('lines stand in the order of class and term; run: npm run lexicon');
}

/** A word for all languages must not be repeated for one of them. */
function checkTwice(files, faults) {
  const general = new Map();
  for (const { language, group, rows } of files)
    if (language === ANY) for (const row of rows) general.set(`${group}\t${row.class}\t${row.term}`, row.line);
  for (const { language, group, rows, file } of files)
    for (const row of language === ANY ? [] : rows) {
      const line = general.get(`${group}\t${row.class}\t${row.term}`);
      if (line !== undefined)
        faults.push(fault(file, row.line, `${ANY}/${group}.tsv:${line} has this term already, for all languages`));
    }
}

/** Terms that are always, or never, findings of a type, each because of a case. */
export function readExceptions(folder, faults) {
  const file = 'exceptions.tsv';
  if (!existsSync(join(folder, file))) return [];
  const rows = rowsOf(file, readFileSync(join(folder, file), 'utf8'), EXCEPTION_COLUMNS, faults);
  return rows.flatMap(({ term, effect, line, ...why }) => {
    const said = EFFECT.exec(effect)?.groups;
    if (said === undefined)
      faults.push(fault(file, line, "the effect must be like 'never PERSON' or 'always LOCATION'"));
    if (why.case === '' || why.reason === '')
      faults.push(fault(file, line, 'an exception names its case and its reason'));
    return said === undefined ? [] : [{ term, ...said, pointer: '/lexicon', place: `${file}:${line}` }];
  });
}

/** The word files below a folder, with the mistakes in them. The file of exceptions is not one of them. */
export function readLexicon(folder) {
  const faults = [];
  const sources = readSources(folder, faults);
  const languages = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const files = languages
    .map(({ name }) => name)
    .sort()
    .flatMap((language) =>
      readdirSync(join(folder, language))
        .sort()
        .map((name) => {
          const file = `${language}/${name}`;
          const group = name.replace(/\.tsv$/, '');
          if (!LANGUAGE.test(language))
            faults.push(fault(file, 1, `a folder is a language of two letters, or '${ANY}'`));
          if (!name.endsWith('.tsv') || !NAME.test(group))
            faults.push(fault(file, 1, 'a file is named by its group: <group>.tsv'));
          const rows = rowsOf(file, readFileSync(join(folder, language, name), 'utf8'), COLUMNS, faults);
          for (const [i, row] of rows.entries()) checkRow(file, row, rows[i - 1], sources, faults);
          return { file, language, group, rows };
        }),
    );
  checkTwice(files, faults);
  return { files, faults, sources, exceptions: readExceptions(folder, faults) };
}

/** The text of a file with these lines, in order, each once. */
export function fileText(rows) {
  const lines = [...rows].sort(inOrder).map((row) => COLUMNS.map((column) => row[column]).join('\t'));
  return `${[COLUMNS.join('\t'), ...new Set(lines)].join('\n')}\n`;
}

/** Lines of a file, as they are; none if there is no such file. */
export const linesOf = (file) => (existsSync(file) ? rowsOf(file, readFileSync(file, 'utf8'), COLUMNS, []) : []);
