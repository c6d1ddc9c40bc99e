import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Random } from '../core/index.js';
import { makeRandom } from '../kit/index.js';

const RECORD = 1500;

/**
 * Mixed English text in records of about 1,500 characters: letters and forms with invented people (26 %), prose (31 %, the
 * READMEs of the installed packages), log lines (30 %), JSON rows (13 %). The same for everybody who has the same packages.
 */
export function mixedText(megabytes: number): string[] {
  const random = makeRandom('bench');
  const prose = readProse();
  const records: string[] = [];
  let size = 0;
  while (size < megabytes * 1e6) {
    const kind = random.int(100);
    const record =
      kind < 26
        ? fill(random, letter)
        : kind < 57
          ? slice(random, prose)
          : kind < 87
            ? fill(random, logLine)
            : fill(random, jsonRow);
    records.push(record);
    size += record.length;
  }
  return records;
}

/** Running text with some invented people, in pieces of about 1,500 characters: what a book has on its pages. */
export function proseText(pieces: number): string[] {
  const random = makeRandom('book');
  const prose = readProse().replace(/[^ -~\n]|[`*_#|<>[\]{}]+/g, '');
  return Array.from(
    { length: pieces },
    () => `${slice(random, prose).slice(0, 1300)} ${fill(random, letter).slice(0, 500)}`,
  );
}

function readProse(): string {
  let all = '';
  for (const entry of readdirSync('node_modules').sort()) {
    try {
      all += readFileSync(join('node_modules', entry, 'README.md'), 'latin1');
    } catch {
      // Scopes and packages without a README have none.
    }
    if (all.length > 2e6) break;
  }
  return all;
}

function slice(random: Random, prose: string): string {
  const at = random.int(Math.max(1, prose.length - RECORD));
  return prose.slice(at, at + RECORD);
}

function fill(random: Random, line: (random: Random) => string): string {
  let out = '';
  while (out.length < RECORD) out += line(random);
  return out;
}

const FIRST = ['Mary', 'James', 'Ana', 'Wei', 'Fatima', 'Lukas', 'Olga', 'Ravi', 'Chloe', 'Diego'];
const LAST = ['Jones', 'Smith', 'Garcia', 'Chen', 'Haddad', 'Weber', 'Ivanova', 'Patel', 'Martin', 'Lopez'];
const STREET = ['Main Street', 'Oak Avenue', 'Church Road', 'Park Lane', 'Elm Drive'];
const CITY = ['Springfield, IL 62701', 'Portland, OR 97201', 'Austin, TX 78701', 'Salem, MA 01970'];
const digits = (random: Random, n: number): string => Array.from({ length: n }, () => random.int(10)).join('');

function letter(r: Random): string {
  const name = `${r.pick(FIRST)} ${r.pick(LAST)}`;
  return r.pick([
    `Dear ${name}, thank you for your call on ${1 + r.int(12)}/${1 + r.int(28)}/2024. We have sent the papers to ${1 + r.int(9999)} ${r.pick(STREET)}, ${r.pick(CITY)}.\n`,
    `${name} lives at ${1 + r.int(999)} ${r.pick(STREET)} and can be reached at (415) 555-${digits(r, 4)} or by e-mail to ${name.toLowerCase().replace(' ', '.')}@example.com.\n`,
    `My card ${r.pick(['4111 1111 1111 1111', '5555 5555 5555 4444'])} was charged twice on March ${1 + r.int(28)}, 2024; please call me back in the afternoon.\n`,
    `The patient, a ${20 + r.int(70)}-year-old teacher, was seen again because the pain had not become better since the last visit.\n`,
    `What is the weather like today in the city where you live, and how long does it take to get to work by train?\n`,
  ]);
}

const logLine = (r: Random): string =>
  `2024-0${1 + r.int(9)}-1${r.int(10)}T0${r.int(10)}:${10 + r.int(50)}:${10 + r.int(50)}.${digits(r, 3)}Z INFO [worker-${r.int(16)}] request id=${digits(r, 12)} GET /api/v1/items/${r.int(99999)}?page=${r.int(50)} 200 ${r.int(900)}ms from 10.${r.int(256)}.${r.int(256)}.${r.int(256)}\n`;

const jsonRow = (r: Random): string =>
  `{"id":${digits(r, 7)},"active":${r.int(2) === 0},"score":${r.int(1000) / 10},"name":"${r.pick(FIRST)} ${r.pick(LAST)}","tags":["blue","large","new"],"updated":"2024-05-${10 + r.int(18)}"}\n`;
