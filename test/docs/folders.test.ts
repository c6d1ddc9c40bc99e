import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from 'chai';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const PARTS = ['core', 'kit', 'plugins', 'lib', 'cli', 'server'];
/** Relative imports of a source. */
const IMPORT = /from '(\.[^']+)'/g;

/** Each folder with the folders from which its files import. */
function importsByFolder(): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  for (const part of PARTS)
    for (const entry of readdirSync(join(ROOT, part), { recursive: true, withFileTypes: true })) {
      if (!entry.isFile() || !/\.tsx?$/.test(entry.name)) continue;
      const from = relative(ROOT, entry.parentPath);
      const targets = found.get(from) ?? new Set();
      found.set(from, targets);
      for (const [, path = ''] of readFileSync(join(entry.parentPath, entry.name), 'utf8').matchAll(IMPORT))
        targets.add(relative(ROOT, dirname(join(entry.parentPath, path))));
    }
  return found;
}

describe('folders', () => {
  it('never import each other in both directions', () => {
    const known = importsByFolder();
    const pairs = [...known].flatMap(([from, targets]) =>
      [...targets].filter((to) => from < to && known.get(to)?.has(from)).map((to) => `${from} and ${to}`),
    );
    expect(pairs).to.deep.equal([]);
  });
});
