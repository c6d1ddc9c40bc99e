// The service under load: npm run bench:load [-- --seconds 5] [--requests 200000] [--only shell|overload|strangers|memory]. README.md beside this says how to read it.
import { availableParallelism, loadavg } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { ECHO } from '../service.js';
import { printTable } from '../table.js';
import { mixedText } from '../texts.js';
import type { Outcome, Times } from './sender.js';
import { type BenchRequest, Place, Server, sendTo } from './server.js';
import { strangers } from './strangers.js';

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '5' },
    requests: { type: 'string', default: '200000' },
    only: { type: 'string' },
  },
});
const seconds = Number(values.seconds);
const requests = Number(values.requests);

const TEXT_PATH = '/api/v1/deidentify/text';
const LIST_PATH = '/api/v1/modes';
/** Connections of one who sends as much as is answered, and of one who does not wait. */
const BUSY = 16;
const MANY = 256;
/** Requests a second of the key that is looked at beside another one. */
const QUIET_RATE = 50;
const SAMPLES = 20;

const texts = mixedText(1);
const textOf = (length: number): string => texts.join('\n').slice(0, length);
const masked = (length: number) => ({ text: textOf(length), compliance_mode: 'MASKED', detector: 'fast' });
const SHORT = masked(500);
const MEDIUM = masked(1_000);
const LONG = masked(20_000);

const ms = (value: number): string => value.toFixed(value < 10 ? 1 : 0);
const percent = (part: number, all: number): string => `${((100 * part) / Math.max(1, all)).toFixed(1)} %`;

/** Requests a second that a server answers at most, and the CPU that it spends on one. */
async function most(server: Server, request: BenchRequest): Promise<{ perSecond: number; micros: number }> {
  await sendTo(server, request, { connections: BUSY, seconds: Math.min(2, seconds) });
  const from = server.cpu;
  const { served, refused, seconds: took } = await sendTo(server, request, { connections: BUSY, seconds });
  if (refused.count > 0) throw new Error('a request was refused');
  return { perSecond: served.count / took, micros: ((server.cpu - from) / served.count) * 1e6 };
}

/** What a request costs beyond the work on its text. */
async function shell(): Promise<void> {
  const key = place.key();
  const rows: string[][] = [];
  const row = async (name: string, server: Server, request: BenchRequest): Promise<void> => {
    const { perSecond, micros } = await most(server, request);
    rows.push([name, micros.toFixed(0), perSecond.toFixed(0)]);
  };
  const service = await place.service(false);
  await row('list of modes', service, { key, path: LIST_PATH });
  await row('text of 500 characters, engine that finds nothing', service, { key, path: TEXT_PATH, body: SHORT });
  await service.stop();
  const echo = await Server.start(['-e', ECHO], process.env);
  await row('the same text, bare node:http that parses it and sends it back', echo, { key, path: '/', body: SHORT });
  await echo.stop();
  printTable(['CPU of a request', 'microseconds', 'requests/s'], rows);
  console.log('');
}

const shares = ({ byStatus, unanswered }: Outcome): string[] => {
  const all = Object.values(byStatus).reduce((sum, count) => sum + count, unanswered);
  const known = [200, 429, 503].map((status) => byStatus[status] ?? 0);
  const rest = all - known.reduce((sum, count) => sum + count, 0);
  return [...known, rest].map((count) => percent(count, all));
};
const p99 = ({ count, p99: value }: Times): string => (count === 0 ? '-' : ms(value));

/** Twice as much as it can do, and what another key has of it. */
async function overload(): Promise<void> {
  const service = await place.service(true);
  const quiet: BenchRequest = { key: place.key(), path: TEXT_PATH, body: SHORT };
  const few = place.key('few', '--concurrent', '10');
  const free = place.key();
  const measure = () => sendTo(service, quiet, { connections: BUSY, perSecond: QUIET_RATE, seconds });
  await sendTo(service, quiet, { connections: BUSY, seconds: Math.min(2, seconds) });
  const idle = await measure();
  const header = [
    'at twice the capacity',
    'requests/s',
    '200',
    '429',
    '503',
    'other',
    'p99 of 200',
    'p99 of others',
    'late',
  ];
  const rows: string[][] = [];
  const others: string[][] = [
    ['nobody', ms(idle.served.p50), ms(idle.served.p99), '1.0', ...shares(idle).slice(0, 1), ms(idle.late)],
  ];
  for (const [name, key, body] of [
    ['500 characters, 10 at a time allowed', few, SHORT],
    ['500 characters, no limits', free, SHORT],
    ['1,000 characters, 10 at a time allowed', few, MEDIUM],
    ['1,000 characters, no limits', free, MEDIUM],
    ['20,000 characters, 10 at a time allowed', few, LONG],
    ['20,000 characters, no limits', free, LONG],
  ] as const) {
    const { perSecond } = await most(service, { key: free, path: TEXT_PATH, body });
    const flooding = sendTo(
      service,
      { key, path: TEXT_PATH, body },
      { connections: MANY, perSecond: 2 * perSecond, seconds },
    );
    const [flood, beside] = await Promise.all([flooding, measure()]);
    const times = [p99(flood.served), p99(flood.refused), ms(flood.late)];
    rows.push([name, (2 * perSecond).toFixed(0), ...shares(flood), ...times]);
    const ratio = (beside.served.p99 / idle.served.p99).toFixed(1);
    others.push([
      name,
      ms(beside.served.p50),
      ms(beside.served.p99),
      ratio,
      ...shares(beside).slice(0, 1),
      ms(beside.late),
    ]);
    await pause(500);
  }
  printTable(header, rows);
  console.log(
    `the service is ${(await service.isReady()) ? 'ready' : 'NOT READY'} after it; times in milliseconds from the moment a request was due\n`,
  );
  printTable([`another key, ${QUIET_RATE} requests/s, beside`, 'p50', 'p99', 'of idle', '200', 'late'], others);
  console.log('');
  await service.stop();
}

/** Megabytes by which memory grows over 100,000 requests: the slope of a line through the second half of the samples. */
function slope(samples: readonly number[], every: number): number {
  const half = samples.slice(Math.floor(samples.length / 2));
  const middle = (half.length - 1) / 2;
  const mean = half.reduce((sum, one) => sum + one, 0) / half.length;
  const rise = half.reduce((sum, one, i) => sum + (i - middle) * (one - mean), 0);
  const run = half.reduce((sum, _, i) => sum + (i - middle) ** 2, 0);
  return (rise / run / every) * 100_000;
}

async function memory(): Promise<void> {
  const service = await place.service(true);
  const request: BenchRequest = { key: place.key(), path: TEXT_PATH, body: SHORT };
  const every = Math.ceil(requests / SAMPLES);
  const samples: number[] = [service.memory];
  for (let i = 0; i < SAMPLES; i++) {
    await sendTo(service, request, { connections: BUSY, requests: every });
    samples.push(service.memory);
  }
  await service.stop();
  const at = (share: number): string => (samples[Math.round(share * SAMPLES)] ?? 0).toFixed(0);
  printTable(
    [`memory over ${every * SAMPLES} requests, MB`, 'at first', 'a quarter', 'half', 'the end', 'most', 'slope'],
    [
      [
        'default engine, 500 characters',
        ...[0, 0.25, 0.5, 1].map(at),
        Math.max(...samples).toFixed(0),
        `${slope(samples, every).toFixed(1)} in 100,000`,
      ],
    ],
  );
}

console.log(
  `deidkit under load: ${availableParallelism()} processors for the service and those who call it, load ${loadavg()[0]?.toFixed(1)}, Node ${process.version}\n`,
);
const place = new Place();
try {
  const parts = { shell, overload, strangers: () => strangers(place), memory };
  for (const [name, part] of Object.entries(parts)) if (values.only === undefined || values.only === name) await part();
} finally {
  place.remove();
}
