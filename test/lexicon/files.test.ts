import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from 'chai';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const HEADER = 'term\tclass\tsource\tlicence\n';
const SOURCES =
  'id\tname\taddress\tlicence\tversion\nours\tOurs\thttps://x.test\tMIT\t1\ntheirs\tTheirs\thttps://y.test\tCC0-1.0\t1\n';

/** What the check says about a lexicon with these files, a line each. */
function faultsOf(files: Readonly<Record<string, string>>, sources = SOURCES): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'deidkit-lexicon-'));
  try {
    writeFileSync(join(folder, 'sources.tsv'), sources);
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(join(folder, name.split('/')[0] ?? ''), { recursive: true });
      writeFileSync(join(folder, name), text);
    }
    const { stderr, status } = spawnSync('node', ['scripts/compile-lexicon.mjs', '--check', folder], {
      cwd: root,
      encoding: 'utf8',
    });
    const lines = stderr.split('\n').filter(Boolean);
    expect(status).to.equal(lines.length === 0 ? 0 : 1);
    return lines.map((line) => line.replace(/^lexicon\//, ''));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

describe('the files of the lexicon', () => {
  it('are valid, and the README names each group once, in order', () => {
    const { stderr, status } = spawnSync('node', ['scripts/compile-lexicon.mjs', '--check', 'lexicon'], {
      cwd: root,
      encoding: 'utf8',
    });
    expect(stderr).to.equal('');
    expect(status).to.equal(0);
    const [, readme = ''] = readFileSync(join(root, 'lexicon', 'README.md'), 'utf8').split('## Groups');
    const groups = readdirSync(join(root, 'lexicon'), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .flatMap(({ name }) => readdirSync(join(root, 'lexicon', name)))
      .map((name) => name.replace('.tsv', ''));
    const described = [...readme.matchAll(/^\| `([a-z-]+)` \| \S/gm)].map(([, group]) => group);
    expect(described).to.deep.equal([...new Set(groups)].sort());
  });

  it('may contain a term in several classes and languages', () => {
    const rows = `${HEADER}may\tmonth\tours\tMIT\nmay\tverb\tours\tMIT\n`;
    expect(faultsOf({ 'en/words.tsv': rows, 'de/words.tsv': rows })).to.deep.equal([]);
  });

  const rows: readonly [string, Readonly<Record<string, string>>, readonly string[]][] = [
    ['no header', { 'en/a.tsv': 'x\ty\tours\tMIT\n' }, ['en/a.tsv:1: the first line must be']],
    ['a column too few', { 'en/a.tsv': `${HEADER}x\ty\tours\n` }, ['en/a.tsv:2: a line has 4 columns']],
    ['no line feed at the end', { 'en/a.tsv': `${HEADER}x\ty\tours\tMIT` }, ['en/a.tsv:2: the last line must end']],
    [
      'a source that is not told',
      { 'en/a.tsv': `${HEADER}x\ty\tits\tMIT\n` },
      ["en/a.tsv:2: sources.tsv has no source 'its'"],
    ],
    [
      'a licence of another source',
      { 'en/a.tsv': `${HEADER}x\ty\ttheirs\tMIT\n` },
      ["en/a.tsv:2: the licence of 'theirs'"],
    ],
    [
      'a term twice',
      { 'en/a.tsv': `${HEADER}x\ty\tours\tMIT\nx\ty\ttheirs\tCC0-1.0\n` },
      ['en/a.tsv:3: the class has this term'],
    ],
    [
      'lines out of order',
      { 'en/a.tsv': `${HEADER}z\ty\tours\tMIT\nx\ty\tours\tMIT\n` },
      ['en/a.tsv:3: lines stand in the order'],
    ],
    ['blanks around a term', { 'en/a.tsv': `${HEADER} x\ty\tours\tMIT\n` }, ['en/a.tsv:2: a term is not empty']],
    ['a bar in a term', { 'en/a.tsv': `${HEADER}x|z\ty\tours\tMIT\n` }, ['en/a.tsv:2: a term has no bar']],
    [
      'letters that are composed otherwise',
      { 'en/a.tsv': `${HEADER}e\u0301\ty\tours\tMIT\n` },
      ['en/a.tsv:2: the term must be in Unicode'],
    ],
    ['a class with capitals', { 'en/a.tsv': `${HEADER}x\tMy Class\tours\tMIT\n` }, ['en/a.tsv:2: the class must be']],
    [
      'a folder that is no language',
      { 'english/a.tsv': `${HEADER}x\ty\tours\tMIT\n` },
      ['english/a.tsv:1: a folder is a language'],
    ],
    [
      'a file that is no group',
      { 'en/My words.txt': `${HEADER}x\ty\tours\tMIT\n` },
      ['en/My words.txt:1: a file is named'],
    ],
    [
      'a term that stands for all languages already',
      { 'any/a.tsv': `${HEADER}x\ty\tours\tMIT\n`, 'en/a.tsv': `${HEADER}x\ty\tours\tMIT\n` },
      ['en/a.tsv:2: any/a.tsv:2 has this term already'],
    ],
  ];
  for (const [name, files, faults] of rows)
    it(`are refused with file and line: ${name}`, () => {
      const said = faultsOf(files);
      expect(said).to.have.length(faults.length);
      for (const [i, fault] of faults.entries()) expect(said[i]).to.include(fault);
    });
});

describe('words in the code of plugins', () => {
  for (const [name, options] of [
    ['are no lists of more than twelve', []],
    ['are no twelve or more alternatives of an expression', ['--expressions']],
  ] as const)
    it(name, function () {
      this.timeout(120_000);
      const { stderr, status } = spawnSync('node', ['scripts/literal-lists.mjs', ...options], {
        cwd: root,
        encoding: 'utf8',
      });
      expect(stderr).to.equal('');
      expect(status).to.equal(0);
    });
});
