// Part of `npm run build`: in a clone, each member of the workspace exports the modules of `dist`, so that a program has one copy of each module.
// What is published is put together by `npm run pack`.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const FOLDER = join(ROOT, 'packages');

for (const name of readdirSync(FOLDER)) {
  const folder = join(FOLDER, name);
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const modules = Object.values(manifest.exports).flatMap(({ default: target }) => target ?? []);
  rmSync(join(folder, 'dist'), { recursive: true, force: true });
  for (const target of modules) {
    const file = join(folder, target);
    const real = join(ROOT, target);
    const from = relative(dirname(file), real).replaceAll('\\', '/');
    const hasDefault = /^export default |\bas default\b/m.test(readFileSync(real, 'utf8'));
    mkdirSync(dirname(file), { recursive: true });
    const text = `export * from '${from}';\n${hasDefault ? `export { default } from '${from}';\n` : ''}`;
    for (const path of [file, file.replace(/\.js$/, '.d.ts')]) writeFileSync(path, text);
  }
}
