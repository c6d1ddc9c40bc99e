import type { Command } from 'commander';
import { largest } from '../core/hosting.js';
import { NUMBERS } from '../server/setting-numbers.js';
import type { KeyFlags } from './keys.js';
import { type Finish, service, withEngine, withKeyStore } from './program-options.js';
import type { ServeFlags } from './serve.js';
import type { WelcomeFlags } from './welcome.js';

/** Commands that run the service and manage its keys. */
export function addService(program: Command, finish: Finish): void {
  withEngine(program.command('serve').description('run the HTTP service'))
    .option('--host <address>', 'address to listen on (default: $HOST, else 127.0.0.1)')
    .option('--port <number>', 'port to listen on, 0 for any (default: $PORT, else 3000)')
    .option('--data-dir <folder>', 'folder of keys and counters (default: $DEIDKIT_DATA_DIR, else .deidkit)')
    .option('--workers <n>', 'processes that share the port and the store (default: 1)')
    .addHelpText('after', serviceVariables())
    .action(async (flags: ServeFlags) => finish(await (await (await service()).serve()).serve(flags)));
  withKeyStore(
    program
      .command('welcome')
      .description(
        'print a one-time address of the playground, and until they have been used the first key and the set-up code',
      ),
  )
    .option('--url <url>', 'address of the service (default: http:// with $HOST and $PORT)')
    .action(async (flags: WelcomeFlags) => finish(await (await (await service()).welcome()).welcome(flags)));
  withEngine(program.command('worker').description('process jobs of the HTTP service, without listening'))
    .option('--data-dir <folder>', 'folder of keys, counters and jobs (default: $DEIDKIT_DATA_DIR, else .deidkit)')
    .action(async (flags: ServeFlags) => finish(await (await (await service()).worker()).worker(flags)));
  const keys = program.command('keys').description('create, list, revoke and rotate keys of the HTTP service');
  withKeyStore(keys.command('create').description('create a key; it is shown once'))
    .option('--name <name>', 'display name of the key')
    .option('--plan <plan>', "its plan; 'unlimited' is for operators (default: standard)")
    .option('--test', 'create a test key, which begins with deid_test_')
    .option('--expires <time>', 'lifetime of the key: 24h, 90d (default: unlimited)')
    .action(async (flags: KeyFlags) => finish(await (await (await service()).keys()).createKey(flags)));
  withKeyStore(keys.command('list').description('list the keys')).action(async (flags: KeyFlags) =>
    finish(await (await (await service()).keys()).listKeys(flags)),
  );
  withKeyStore(keys.command('revoke').description('revoke a key permanently'))
    .argument('<id>', "its id, as 'keys list' shows it")
    .action(async (id: string, flags: KeyFlags) => finish(await (await (await service()).keys()).revokeKey(id, flags)));
  withKeyStore(keys.command('rotate').description('replace a key by a new one'))
    .argument('<id>', "id of the old key, as 'keys list' shows it")
    .option('--overlap <time>', 'how long the old key remains valid: 15m, 24h (default: 0)')
    .action(async (id: string, flags: KeyFlags) => finish(await (await (await service()).keys()).rotateKey(id, flags)));
}

function serviceVariables(): string {
  const names = Object.keys(NUMBERS);
  const width = largest(names.map((name) => name.length));
  const lines = Object.entries(NUMBERS).map(
    ([name, { sets, otherwise }]) => `  ${name.padEnd(width)}  ${sets} (default: ${otherwise})`,
  );
  return ['\nFurther settings are environment variables, all optional:', ...lines].join('\n');
}
