// npm run bench:folder -- [--files 2000] [--processes 2]: the command on a folder of small files, with one process and with several.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { printTable } from '../table.js';
import { mixedText } from '../texts.js';

const { values } = parseArgs({
  options: { files: { type: 'string', default: '2000' }, processes: { type: 'string', default: '2' } },
});
const count = Number(values.files);
const COMMAND = fileURLToPath(new URL('../../cli/main.js', import.meta.url));
/** Records of the benchmark per file: about 8 kB. */
const RECORDS = 4;

interface Run {
  readonly seconds: number;
  /** CPU time of the command and of the processes that it started. */
  readonly cpu: number;
}

const folder = mkdtempSync(join(tmpdir(), 'deidkit-folder-'));
try {
  const bytes = fill();
  const one = await run('1');
  const several = await run(values.processes);
  const last = join(folder, 'out');
  if (readdirSync(`${last}1`).some((name) => !readFileSync(join(`${last}1`, name)).equals(same(name))))
    throw new Error('The outputs differ.');
  printTable(
    [`${count} files, ${(bytes / 1e6).toFixed(1)} MB`, 'seconds', 'share', 'CPU seconds'],
    [
      ['1 process', one.seconds.toFixed(1), '1.00', one.cpu.toFixed(1)],
      [
        `${values.processes} processes`,
        several.seconds.toFixed(1),
        (several.seconds / one.seconds).toFixed(2),
        several.cpu.toFixed(1),
      ],
    ],
  );
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** The output of the second run. */
function same(name: string): Buffer {
  return readFileSync(join(folder, `out${values.processes}`, name));
}

/** Writes the files. @returns their size in bytes */
function fill(): number {
  const records = mixedText(1);
  mkdirSync(join(folder, 'in'));
  let bytes = 0;
  for (let i = 0; i < count; i++) {
    const part = Array.from({ length: RECORDS }, (_, k) => records[(i * RECORDS + k) % records.length]);
    const text = `File ${i}\n${part.join('\n')}\n`;
    bytes += Buffer.byteLength(text);
    writeFileSync(join(folder, 'in', `${String(i).padStart(6, '0')}.txt`), text);
  }
  return bytes;
}

async function run(processes: string): Promise<Run> {
  const args = ['deidentify', '--seed', 'bench', '--processes', processes, '--out', join(folder, `out${processes}`)];
  const start = performance.now();
  const timed = spawn(
    'bash',
    ['-c', 'time "$@" >/dev/null', 'time', process.execPath, COMMAND, ...args, join(folder, 'in')],
    {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { ...process.env, TIMEFORMAT: '%U %S' },
    },
  );
  let said = '';
  timed.stderr.on('data', (chunk) => {
    said += String(chunk);
  });
  const [code] = await once(timed, 'close');
  if (code !== 0) throw new Error(`The command failed: ${said}`);
  const [user = 0, system = 0] = (said.trim().split('\n').at(-1) ?? '').split(' ').map(Number);
  return { seconds: (performance.now() - start) / 1_000, cpu: user + system };
}
