// Part of `npm run build`: compiles the files of `lexicon/` into `lexicon/compiled.ts`, which `kit` gives out as words.
//   node scripts/compile-lexicon.mjs            compiles; ends with 1 and says where if a file is wrong
//   node scripts/compile-lexicon.mjs --sort     puts the lines of all files in order first, and counts the sources in the README (`npm run lexicon`)
//   node scripts/compile-lexicon.mjs --check FOLDER   checks another folder, writes nothing
// Plain JavaScript, because it runs before anything is built.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fileText, readLexicon, said } from './lexicon-files.mjs';

const HOME = fileURLToPath(new URL('../lexicon', import.meta.url));
const [mode, other] = process.argv.slice(2);
const folder = mode === '--check' ? other : HOME;

/** The generated table of the README. */
const COUNTS = /(<!-- sources -->\n)[\s\S]*?(\n<!-- \/sources -->)/;

const quoted = (text) => `'${text.replace(/[\\']/g, '\\$&')}'`;
const union = (names) => names.map(quoted).join(' | ');

/** Terms between bars, by class and language, of each group. */
function grouped(files) {
  const groups = new Map();
  for (const { group, language, rows } of files)
    for (const row of rows) {
      const classes = groups.get(group) ?? new Map();
      const languages = classes.get(row.class) ?? new Map();
      languages.set(language, [...(languages.get(language) ?? []), row.term]);
      groups.set(group, classes.set(row.class, languages));
    }
  return new Map([...groups].sort(([a], [b]) => (a < b ? -1 : 1)));
}

function source(groups, languages, exceptions) {
  const types = [...groups].map(
    ([group, classes]) => `  readonly ${quoted(group)}: ${union([...classes.keys()].sort())};`,
  );
  const entry = (key, value) => `${quoted(key)}: ${value}`;
  const data = [...groups].map(([group, classes]) => {
    const texts = [...classes].map(([name, byLanguage]) =>
      entry(
        name,
        `{ ${[...byLanguage].map(([language, terms]) => entry(language, quoted(terms.join('|')))).join(', ')} }`,
      ),
    );
    return `  ${quoted(group)}: () => ({\n    ${texts.join(',\n    ')},\n  }),`;
  });
  return `// Written by scripts/compile-lexicon.mjs from lexicon/; do not edit.

/** The classes of each group. */
export interface Lexicon {
${types.join('\n')}
}

/** Languages that have words of their own; the words of 'any' are for all of them. */
export type WordLanguage = ${union(['any', ...languages.filter((language) => language !== 'any')])};

/** Terms between bars, by class and language; a function each, so that nobody pays for a group that is not asked for. */
export const LEXICON: {
  readonly [Group in keyof Lexicon]: () => Readonly<Record<Lexicon[Group], Readonly<Partial<Record<WordLanguage, string>>>>>;
} = {
${data.join('\n')}
};

/** Terms that are always, or never, findings of a type. */
export const EXCEPTIONS: readonly {
  readonly term: string;
  readonly effect: 'always' | 'never';
  readonly type: string;
  readonly pointer: string;
  readonly place: string;
}[] = ${JSON.stringify(exceptions)};
`;
}

function sortFiles() {
  for (const { file, rows } of readLexicon(HOME).files) {
    const sorted = fileText(rows.map((row) => ({ ...row, term: row.term.normalize('NFC').trim() })));
    const path = join(HOME, file);
    if (readFileSync(path, 'utf8') !== sorted) writeFileSync(path, sorted);
  }
}

/** Writes into the README how many terms come from which source, between the two lines that mark the place. */
function writeCounts() {
  const { files, sources } = readLexicon(HOME);
  const all = files.flatMap(({ rows }) => rows);
  const counts = new Map();
  for (const { source } of all) counts.set(source, (counts.get(source) ?? 0) + 1);
  const rows = [...counts]
    .sort((a, b) => b[1] - a[1])
    .map(([id, n]) => {
      const { name, licence } = sources.get(id) ?? {};
      return `| \`${id}\` | ${name} | ${licence} | ${n} | ${((100 * n) / all.length).toFixed(1)} % |`;
    });
  const table = ['| source | name | licence | terms | share |', '|---|---|---|---|---|', ...rows].join('\n');
  const path = join(HOME, 'README.md');
  const text = readFileSync(path, 'utf8');
  const written = text.replace(COUNTS, (_, head, tail) => `${head}${table}${tail}`);
  if (written !== text) writeFileSync(path, written);
}

if (mode === '--sort') {
  sortFiles();
  writeCounts();
}
const { files, faults, exceptions } = readLexicon(folder);
for (const one of faults) console.error(`lexicon/${said(one)}`);
if (faults.length > 0) process.exit(1);
if (mode !== '--check') {
  const compiled = join(HOME, 'compiled.ts');
  const text = source(grouped(files), [...new Set(files.map(({ language }) => language))].sort(), exceptions);
  // Written only if it has changed, which saves the compiler work.
  if (!existsSync(compiled) || readFileSync(compiled, 'utf8') !== text) writeFileSync(compiled, text);
}
