import { createLog } from './base/logging.js';
import { readSettings, type Settings } from './settings.js';
import { type RunningService, type Share, startService } from './start.js';

/**
 * Runs the service until it receives SIGTERM or SIGINT: `deidkit serve`. Messages go to standard output, the log to
 * standard error.
 */
export async function serve(
  say: (words: string) => void = console.log,
  until: () => Promise<void> = untilStopped,
  share: Share = {},
): Promise<void> {
  const settings = readSettings();
  const log = createLog(undefined, settings.logLevel, settings.logFormat);
  const service = await startService(settings, log, undefined, share);
  // Written in one piece, so that a reader of the pipe sees all or nothing.
  say(greeting(service, settings).join('\n'));
  await until();
  await service.close();
}

/** Hosts that mean all addresses of the machine. */
const ANY_ADDRESS: ReadonlySet<string> = new Set(['0.0.0.0', '::']);

/** Start message: where the service is, and, the first time, a call to copy and paste. */
function greeting(
  { url, metricsUrl, firstKey, setUpCode, newStore }: RunningService,
  { dataDir, databaseUrl, host }: Settings,
): readonly string[] {
  // Show the store, since a misspelt directory would be a service without its keys.
  const place = databaseUrl === undefined ? dataDir : 'the Postgres of DEIDKIT_DATABASE_URL';
  const data = newStore ? `${place} (new: there were no keys here)` : place;
  const open = ANY_ADDRESS.has(host)
    ? ['  open to    every network of this machine, unencrypted: keep it behind a TLS proxy']
    : [];
  const metrics = metricsUrl === undefined ? [] : [`  metrics    ${metricsUrl}`];
  const setUp =
    setUpCode === undefined ? '' : `/setup?code=${setUpCode}\n             (works once: it makes the first account)`;
  const head = [
    `deidkit listens on ${url}`,
    ...open,
    `  try it     ${url}/`,
    `  dashboard  ${url}/dashboard${setUp}`,
    `  reference  ${url}/docs`,
    `  data       ${data}`,
    ...metrics,
  ];
  if (firstKey === undefined) return [...head, 'Keys are made with: deidkit keys create'];
  const body = '{"text":"Call Mary Jones at (415) 555-0132."}';
  return [
    ...head,
    '',
    `Your API key, shown this once: ${firstKey}`,
    '',
    `curl -s ${url}/api/v1/deidentify/text/proprietary/outputs -H 'X-API-Key: ${firstKey}' -H 'Content-Type: application/json' -d '${body}'`,
    '',
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
