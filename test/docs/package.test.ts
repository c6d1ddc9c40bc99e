import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { expect } from 'chai';
import { type Member, members } from '../../scripts/pack/members.js';
import { divide } from '../../scripts/pack/trace.js';

const root = new URL('../../../', import.meta.url);
const divided = divide(members());
/** npm puts these into every package. */
const ALWAYS = ['package.json', 'README.md', 'LICENSE'];

/** An entry of `files`: a file, a folder with all that is in it, or either with `*` and `**`. */
const covers = (entry: string, path: string): boolean => {
  const source = entry.replaceAll('.', '\\.').replace(/\*\*\/|\*/g, (sign) => (sign === '*' ? '[^/]*' : '(?:.*/)?'));
  return new RegExp(`^${source}(?:/.*)?$`).test(path);
};

/** True if the file is in `deidkit`: the last entry of `files` that covers it decides; modules are in what reaches them. */
const isPublished = (path: string): boolean => {
  const last = divided[0]?.member.manifest.files.findLast((entry) => covers(entry.replace(/^!/, ''), path));
  const isOther = ALWAYS.includes(path) || (last !== undefined && !last.startsWith('!'));
  return isOther || divided[0]?.files.has(path) === true;
};

const pages = readdirSync(root, { encoding: 'utf8' })
  .concat(readdirSync(new URL('docs/', root)).map((name) => `docs/${name}`))
  .filter((path) => path.endsWith('.md') && isPublished(path));

describe('the package', () => {
  it('contains the pages for users, and every file that they link', () => {
    expect(pages).to.include.members(['README.md', 'ARCHITECTURE.md', 'docs/plugins.md', 'docs/config.md']);
    for (const page of pages) {
      const text = readFileSync(new URL(page, root), 'utf8');
      for (const [, link = ''] of text.matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)) {
        const path = posix.join(posix.dirname(page), link).replace(/\/$/, '');
        expect(isPublished(path), `${path}, linked from ${page}`).to.equal(true);
      }
    }
  });

  for (const { member, files } of divided)
    it(`${member.manifest.name} contains everything that it exports`, () => {
      expect(member.entries.length > 0 || member.manifest.name === 'deidkit-model-names').to.equal(true);
      for (const path of targetsOf(member)) {
        const isData = !path.endsWith('.js') && !path.endsWith('.d.ts');
        expect(isData || files.has(path), path).to.equal(true);
        expect(existsSync(new URL(isData ? posix.join(member.folder, path) : path, root)), path).to.equal(true);
        if (isData && member.folder === '') expect(isPublished(path), path).to.equal(true);
      }
    });

  it('contains nothing that only its developers need', () => {
    const all = divided.flatMap(({ files }) => [...files]);
    for (const folder of ['bench', 'examples', 'scripts', 'test/docs', 'plugins/detectors/ner/training'])
      expect(
        all.filter((file) => file.startsWith(`dist/${folder}/`)),
        folder,
      ).to.deep.equal([]);
    expect(all.filter((file) => file.endsWith('.map'))).to.deep.equal([]);
  });
});

const targetsOf = ({ manifest: { exports, bin = {} } }: Member): string[] =>
  [...Object.values(exports), ...Object.values(bin)]
    .flatMap((target) => (typeof target === 'string' ? [target] : Object.values(target)))
    .map((target) => target.slice('./'.length));
