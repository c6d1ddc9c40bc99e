// `node dist/bench/json/main.js FOLDER`: de-identifies the real JSON files of files.tsv. FOLDER has a git repository for each of theirs, named `owner+name`.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createEngine, deidentifyFile } from '../../lib/index.js';

const MODES = ['PROPRIETARY', 'REDACT', 'MASKED', 'GDPR', 'HIPAA'];
const MAX_BYTES = 64 * 1024 * 1024;

/** The structure of a value: its keys, and where its strings and numbers are. */
function formOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(formOf);
  if (typeof value === 'object' && value !== null) return Object.entries(value).map(([key, one]) => [key, formOf(one)]);
  return typeof value === 'string' || typeof value === 'number' ? 'value' : value;
}

const folder = process.argv[2] ?? '.';
const list = readFileSync(new URL('../../../bench/json/files.tsv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .slice(1);
await using engine = await createEngine();
const results = { files: 0, refusedForKeys: 0, errors: 0, changedForm: 0 };
for (const line of list) {
  const [repository = '', commit = '', path = ''] = line.split('\t');
  const repo = join(folder, repository.replace('/', '+'));
  const bytes = execFileSync('git', ['-C', repo, 'show', `${commit}:${path}`], { maxBuffer: MAX_BYTES });
  results.files++;
  for (const mode of MODES) {
    try {
      const options = { extension: 'json', mode, adapterOptions: { keys: 'report' } };
      const { bytes: made, warnings } = await deidentifyFile(engine, bytes, 'bytes', options);
      const [before, after] = [bytes, Buffer.from(made)].map((one) => formOf(JSON.parse(one.toString('utf8'))));
      if (JSON.stringify(before) !== JSON.stringify(after)) results.changedForm++;
      if (mode === 'GDPR' && warnings.length > 0) results.refusedForKeys++;
    } catch {
      results.errors++;
    }
  }
}
console.log(results);
