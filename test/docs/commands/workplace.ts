import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../../scripts/pack/members.js';

const FILES: Readonly<Record<string, string>> = {
  'notes.txt': 'Mary Jones called. Her number is (415) 555-0132.\n',
  'letter.txt': 'Tell Mary it is closed.\n',
  'patients.csv': 'name,note\nMary Jones,"Mary is out"\n',
  'archive/deep/notes.txt': 'Call Mary Jones.\n',
  'in.ndjson': '{"note":"Mary Jones called.","patient":{"name":"Mary Jones"}}\n',
  'rules.json': '{"allow":["Mary"]}',
  'sentences.txt': 'A scan for [[Mary Jones]] was made.\n',
  'other.jsonl': '{"text":"Mary Jones called.","spans":[{"start":0,"end":10,"type":"PERSON"}]}\n',
  'other-texts.jsonl': '{"text":"Mary Jones called.","spans":[{"start":0,"end":10,"type":"PERSON"}]}\n',
  'telemetry.js': '',
};

/** The configuration of the package, and more. */
const configured = (more: Readonly<Record<string, unknown>> = {}, plugins: readonly unknown[] = []): string => {
  const shipped: { readonly plugins: readonly { readonly use: string }[] } = JSON.parse(
    readFileSync(join(ROOT, 'plugins.config.json'), 'utf8'),
  );
  return JSON.stringify({
    ...shipped,
    ...more,
    plugins: [
      ...shipped.plugins.filter(({ use }) => !plugins.some((one) => JSON.stringify(one).includes(`"${use}"`))),
      ...plugins,
    ],
  });
};

const CONFIGURATIONS: Readonly<Record<string, string>> = {
  'my.config.json': configured(),
  'reversible.config.json': configured({
    policies: { CUSTOM: { rules: { '*': { use: 'encrypt', options: { keyEnv: 'TEST_KEY' } } } } },
  }),
  'radiology.config.json': configured({}, [
    { use: 'deidkit/plugins/custom', options: { domains: [{ name: 'Radiology', extends: 'Medical' }] } },
  ]),
};

/** Fills an empty folder with the files that commands of the pages name, and a `deidkit` as `npm install` leaves it. */
export function makeWorkplace(folder: string): void {
  for (const [name, text] of Object.entries({ ...FILES, ...CONFIGURATIONS })) {
    mkdirSync(join(folder, name, '..'), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  installInto(folder);
}

/** What `npm install` would bring, without the network. */
export function installInto(folder: string): void {
  const modules = join(folder, 'node_modules');
  for (const parent of ['.bin', '@types', '@deidkit']) mkdirSync(join(modules, parent), { recursive: true });
  symlinkSync(ROOT, join(modules, 'deidkit'));
  const start = `#!/bin/sh\nexec "${process.execPath}" "${join(ROOT, 'dist/cli/main.js')}" "$@"\n`;
  writeFileSync(join(modules, '.bin/deidkit'), start, { mode: 0o755 });
  for (const name of ['fast-check', 'typescript', '@types/node', '@deidkit/testing'])
    symlinkSync(join(ROOT, 'node_modules', name), join(modules, name));
}
