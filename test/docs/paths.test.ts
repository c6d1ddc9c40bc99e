import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect } from 'chai';
import { PLUGIN_FOLDERS, PLUGIN_KINDS } from '../support/plugin-folders.js';

const root = new URL('../../../', import.meta.url);
const PAGES = [
  'README.md',
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  'examples/README.md',
  'lexicon/README.md',
  ...PLUGIN_KINDS.map((kind) => `plugins/${kind}/README.md`),
];
const docs = readdirSync(new URL('docs/', root)).map((name) => `docs/${name}`);
const plugins = PLUGIN_FOLDERS.map((folder) => `plugins/${folder}/README.md`);
const FOLDER = /^(?:core|kit|lexicon|plugins|lib|cli|server|test|bench|docs|examples|scripts)\/[\w./-]*$/;
const sources = ['core', 'kit', 'plugins', 'lib', 'server']
  .flatMap((folder) => readdirSync(new URL(`${folder}/`, root), { recursive: true, encoding: 'utf8' }))
  .map((path) => basename(path));

const foldersOf = (parent: string) =>
  readdirSync(new URL(`${parent}/`, root), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `${parent}/${name}/`);

describe('paths in the documentation', () => {
  it('name each folder of the core, the library and the service: ARCHITECTURE.md', () => {
    const text = readFileSync(new URL('ARCHITECTURE.md', root), 'utf8');
    const silent = ['core', 'kit', 'plugins', 'lib', 'server']
      .flatMap(foldersOf)
      .filter((folder) => !text.includes(`\`${folder}\``));
    expect(silent).to.deep.equal([]);
  });

  for (const kind of PLUGIN_KINDS)
    it(`link every plugin of a kind: plugins/${kind}/README.md`, () => {
      const text = readFileSync(new URL(`plugins/${kind}/README.md`, root), 'utf8');
      const silent = PLUGIN_FOLDERS.filter((folder) => folder.startsWith(`${kind}/`)).filter(
        (folder) => !text.includes(`](${folder.slice(kind.length + 1)}/README.md)`),
      );
      expect(silent).to.deep.equal([]);
    });

  for (const page of [...PAGES, ...docs, ...plugins])
    it(`exist: ${page}`, () => {
      const text = readFileSync(new URL(page, root), 'utf8').replace(/```[\s\S]*?```/g, '');
      const named = [...text.matchAll(/`([\w./-]+)`/g)].map((match) => match[1] ?? '');
      const links = [...text.matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)].map((match) => match[1] ?? '');
      const missing = [
        ...named.filter((path) => FOLDER.test(path) && !path.includes('NAME') && !existsSync(new URL(path, root))),
        ...named.filter((name) => /^[\w-]+\.ts$/.test(name) && !sources.includes(name)),
        ...links.filter((path) => !existsSync(new URL(path, new URL(page, root)))),
      ];
      expect(missing).to.deep.equal([]);
    });
});
