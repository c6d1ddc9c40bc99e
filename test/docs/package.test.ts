import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { expect } from 'chai';

const root = new URL('../../../', import.meta.url);
const { files, exports, bin }: PackageFile = JSON.parse(readFileSync(new URL('package.json', root), 'utf8'));

interface PackageFile {
  readonly files: readonly string[];
  readonly exports: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
  readonly bin: Readonly<Record<string, string>>;
}

/** npm puts these into every package. */
const ALWAYS = ['package.json', 'README.md', 'LICENSE'];

/** An entry of `files`: a file, a folder with all that is in it, or either with `*` and `**`. */
const covers = (entry: string, path: string): boolean => {
  const source = entry.replaceAll('.', '\\.').replace(/\*\*\/|\*/g, (sign) => (sign === '*' ? '[^/]*' : '(?:.*/)?'));
  return new RegExp(`^${source}(?:/.*)?$`).test(path);
};

/** True if the file is in the package: the last entry that covers it decides. */
const isPublished = (path: string): boolean => {
  const last = files.findLast((entry) => covers(entry.replace(/^!/, ''), path));
  return ALWAYS.includes(path) || (last !== undefined && !last.startsWith('!'));
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

  it('contains everything that it exports', () => {
    const targets = Object.values(exports).flatMap((target) =>
      typeof target === 'string' ? [target] : Object.values(target),
    );
    for (const target of [...targets, ...Object.values(bin)]) {
      const path = target.replace('./', '').replace('*', 'contact');
      expect(existsSync(new URL(path, root)), path).to.equal(true);
      expect(isPublished(path), path).to.equal(true);
    }
  });

  it('contains nothing that only its developers need', () => {
    for (const path of [
      'dist/.tsbuildinfo',
      'dist/lib/index.js.map',
      'dist/test/cli/cli.test.js',
      'dist/bench/main.js',
    ])
      expect(isPublished(path), path).to.equal(false);
    expect(isPublished('dist/test/kit/index.js')).to.equal(true);
  });
});
