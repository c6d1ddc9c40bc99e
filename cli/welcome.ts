import { forgetFirstKey, keptFirstKey } from '../server/base/first-key.js';
import { welcomeAddresses, welcomeKey } from '../server/base/greeting.js';
import { callableHost } from '../server/base/listen.js';
import { usage } from './base/errors.js';
import { print } from './base/terminal.js';
import { auditCommand, type KeyFlags, settingsOf, withOldRing } from './keys.js';

/** Options of `deidkit welcome`. */
export interface WelcomeFlags extends KeyFlags {
  readonly url?: string;
}

/** The address of the service: as given, else that of its settings. */
function addressOf(given: string | undefined): string {
  const { HOST = '127.0.0.1', PORT = '3000' } = process.env;
  const host = callableHost(HOST || '127.0.0.1');
  const url = given ?? `http://${host}:${PORT || '3000'}`;
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol))
    throw usage('--url is the address of the service, such as https://deid.example.org');
  return url.replace(/\/+$/, '');
}

/**
 * `deidkit welcome`: prints what the service shows on a terminal, and nowhere else. Anyone with write access to the data
 * directory may do so.
 */
export const welcome = (flags: WelcomeFlags): Promise<number> =>
  withOldRing(flags, async (ring) => {
    const url = addressOf(flags.url);
    const { dataDir } = settingsOf(flags);
    const now = Date.now();
    await auditCommand(ring, 'guest.invite', '-');
    const shown = {
      url,
      pass: await ring.guests.pass(now),
      setUpCode: await ring.accounts.setUpCode(now),
      firstKey: keptFirstKey(dataDir),
    };
    if (flags.json === true) await print(JSON.stringify(shown));
    else await print([...welcomeAddresses(shown), ...welcomeKey(shown)].join('\n'));
    // Only once it has been printed: a pipe that is closed loses nothing.
    forgetFirstKey(dataDir);
    return 0;
  });
