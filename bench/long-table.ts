// One long CSV through an engine, in a process of its own: MEGABYTES MODE [with-names]. Prints one line of JSON.
import { readFileSync } from 'node:fs';
import { Readable, Writable } from 'node:stream';
import { keepHeapSmall } from '../cli/base/heap.js';
import { parseConfig } from '../core/hosting.js';
import type { Random } from '../core/index.js';
import { makeRandom } from '../kit/index.js';
import { createEngine, deidentifyFile } from '../lib/index.js';

const [size = '20', mode = 'MASKED', names] = process.argv.slice(2);
const CHUNK = 64 * 1024;
// As the command does for files.
keepHeapSmall();

const pick = <T>(random: Random, from: readonly [T, ...T[]]): T => from[random.int(from.length)] ?? from[0];
const digits = (random: Random, count: number): string => String(random.int(10 ** count)).padStart(count, '0');
const day = (random: Random): string =>
  `${random.int(3)}${1 + random.int(8)}/0${1 + random.int(9)}/${1940 + random.int(70)}`;

const FIRST = [
  'Mary',
  'James',
  'Ana',
  'Wei',
  'Fatima',
  'Lukas',
  'Olga',
  'Ravi',
  'Chloe',
  'Diego',
  'Ivan',
  'Priya',
] as const;
const LAST = ['Jones', 'Smith', 'Garcia', 'Chen', 'Haddad', 'Weber', 'Ivanova', 'Patel', 'Martin', 'Lopez'] as const;
const CITY = ['Boston', 'Chicago', 'Denver', 'Austin', 'Seattle', 'Portland', 'Atlanta', 'Phoenix'] as const;

/** Seven of ten columns are identifiers, and one of six notes repeats some: a table as clinics and banks hand over. */
function row(random: Random, id: number): string {
  const first = pick(random, FIRST);
  const last = pick(random, LAST);
  const mail = `${first}.${last}${random.int(10_000)}@example.com`.toLowerCase();
  const phone = `(${200 + random.int(700)}) ${200 + random.int(700)}-${digits(random, 4)}`;
  const born = day(random);
  const note = pick(random, [
    'Reports feeling better after the second visit; follow-up in two weeks.',
    'No change in medication, blood pressure 128/82, weight stable.',
    'Invoice sent, payment expected within 30 days.',
    `Called ${phone} and left a message with ${first}.`,
    `${first} ${last} asked to move the appointment, please confirm to ${mail}.`,
    `Referred to cardiology by Dr. ${pick(random, LAST)}; results of the last test were normal.`,
  ]);
  const ssn = `${100 + random.int(600)}-${10 + random.int(89)}-${digits(random, 4)}`;
  const amount = (random.int(100_000) / 100).toFixed(2);
  return `${id},${first},${last},${mail},${phone},${born},${ssn},${pick(random, CITY)},${amount},"${note}"\n`;
}

function* table(bytes: number): Generator<Buffer> {
  const random = makeRandom('bench');
  let piece = 'Id,First Name,Last Name,Email,Phone,DOB,SSN,City,Amount,Notes\n';
  let id = 100_000;
  for (let sent = 0; sent < bytes; sent += piece.length, piece = '') {
    while (piece.length < CHUNK) piece += row(random, id++);
    yield Buffer.from(piece);
  }
}

const config = parseConfig(JSON.parse(readFileSync('plugins.config.json', 'utf8')));
const plugins = (config.plugins ?? []).filter(({ use }) => names === 'with-names' || !/\/(?:ner|neural)$/.test(use));
const engine = await createEngine({ ...config, plugins });
const bytes = Number(size) * 1e6;
const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
const used = process.cpuUsage();
const from = performance.now();
await deidentifyFile(engine, Readable.from(table(bytes)), nowhere, { extension: 'csv', mode, seed: 'bench' });
const seconds = (performance.now() - from) / 1000;
const { user, system } = process.cpuUsage(used);
console.log(
  JSON.stringify({
    perSecond: bytes / 1e6 / seconds,
    perCpuSecond: bytes / (user + system),
    residentMegabytes: process.resourceUsage().maxRSS / 1024,
  }),
);
await engine.close();
