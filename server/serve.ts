import { logBackgroundFaults } from './base/background-faults.js';
import { keepFirstKey } from './base/first-key.js';
import { welcomeAddresses, welcomeKey } from './base/greeting.js';
import { createLog } from './base/logging.js';
import { readSettings, type Settings } from './settings.js';
import { type RunningService, type Share, startService } from './start.js';

/**
 * Runs the service until it receives SIGTERM or SIGINT: `deidkit serve`. Messages go to standard output, the log to
 * standard error.
 * @param terminal whether a person reads the messages on a terminal
 */
export async function serve(
  say: (words: string) => void = console.log,
  until: () => Promise<void> = untilStopped,
  share: Share = {},
  terminal = process.stdout.isTTY,
): Promise<void> {
  const settings = readSettings();
  const log = createLog(undefined, settings.logLevel, settings.logFormat);
  logBackgroundFaults(log);
  const service = await startService(settings, log, undefined, share);
  // Written in one piece, so that a reader of the pipe sees all or nothing.
  say((await greeting(service, settings, terminal)).join('\n'));
  await until();
  await service.close();
}

/** Hosts that mean all addresses of the machine. */
const ANY_ADDRESS: ReadonlySet<string> = new Set(['0.0.0.0', '::']);

/**
 * Start message: where the service is. On a terminal also what works once: an address of the playground, and the first
 * time a code and a key. Elsewhere, in journals and logs of containers, it names the command that prints them.
 */
async function greeting(
  service: RunningService,
  { dataDir, databaseUrl, host }: Settings,
  terminal: boolean,
): Promise<readonly string[]> {
  const { url, metricsUrl, presidioUrl, firstKey, setUpCode, newStore } = service;
  // Show the store, since a misspelt directory would be a service without its keys.
  const place = databaseUrl === undefined ? dataDir : 'the Postgres of DEIDKIT_DATABASE_URL';
  const open = ANY_ADDRESS.has(host)
    ? ['  open to    every network of this machine, unencrypted: keep it behind a TLS proxy']
    : [];
  const shown = { url, setUpCode, firstKey };
  const addresses = terminal
    ? welcomeAddresses({ ...shown, pass: await service.pass() })
    : [`  try it     ${url}/`, `  dashboard  ${url}/dashboard`];
  const kept = !terminal && firstKey !== undefined;
  if (kept) keepFirstKey(dataDir, firstKey);
  return [
    `deidkit listens on ${url}`,
    ...open,
    ...addresses,
    `  reference  ${url}/docs`,
    `  data       ${newStore ? `${place} (new: there were no keys here)` : place}`,
    ...(metricsUrl === undefined ? [] : [`  metrics    ${metricsUrl}`]),
    ...(presidioUrl === undefined ? [] : [`  presidio   ${presidioUrl}`]),
    ...(terminal ? [] : ['  open it    deidkit welcome prints one-time addresses, and the first key once']),
    ...(kept ? ['The first key is in a file of the data directory: deidkit welcome'] : welcomeKey(shown)),
  ];
}

/** Resolves at the first signal; a second one ends the process at once, as people expect of Ctrl-C. */
export const untilStopped = (): Promise<void> =>
  new Promise((resolve) => {
    const onSignal = (): void => {
      process.once('SIGTERM', () => process.exit(1)).once('SIGINT', () => process.exit(1));
      resolve();
    };
    process.once('SIGTERM', onSignal).once('SIGINT', onSignal);
  });
