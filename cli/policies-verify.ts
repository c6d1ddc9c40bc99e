import { readFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { checkPolicyHistory, type PolicyHistoryFault, publicKey } from '../lib/index.js';
import { type CommonFlags, configOf } from './base/engine-options.js';
import { withPath } from './base/errors.js';
import { EXIT } from './base/exit-codes.js';
import { note, print } from './base/terminal.js';

/** Options of `policies verify`. */
export interface PoliciesVerifyFlags extends CommonFlags {
  readonly key: string;
  readonly history?: string;
  /** SHA-256 of a line that the history had before. */
  readonly last?: string;
}

const FAULTS: Readonly<Record<PolicyHistoryFault, string>> = {
  broken_chain: 'it is not as it was written, or does not follow the line before it',
  not_signed: 'it is not signed: record versions with --signing-key',
  other_key: 'it was signed with another key',
  bad_signature: 'its signature is wrong: it was changed after it was signed',
  cut: 'the line of --last is not in the history: lines were cut from its end, or it is another history',
};

/** `deidkit policies verify`: checks the chain and the signatures of a history. Needs no network and no engine. */
export async function verifyPolicies(flags: PoliciesVerifyFlags): Promise<number> {
  const config = configOf(flags);
  const path = resolve(flags.history ?? join(config === undefined ? '.' : dirname(config), 'policies.jsonl'));
  const key = publicKey(await withPath('--key', () => readFile(resolve(flags.key), 'utf8')));
  const text = await withPath('--history', () => readFile(path, 'utf8'));
  const checked = checkPolicyHistory(text, key, flags.last?.trim().toLowerCase());
  if ('fault' in checked) {
    note(`Line ${checked.line} of the history: ${FAULTS[checked.fault]}.`);
    return EXIT.error;
  }
  await print(`Right: ${checked.versions} versions. To see later that none was cut: --last ${checked.last}`);
  return EXIT.ok;
}
