import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { type EvidenceFault, fileFault, ledgerFault, publicKey, reportFault } from '../lib/index.js';
import { usage, withPath } from './base/errors.js';
import { EXIT } from './base/exit-codes.js';
import { note, print } from './base/terminal.js';

/** Options of `verify`. */
export interface VerifyFlags {
  readonly key: string;
  readonly salt?: string;
  readonly ledger?: string;
}

/** What each fault means, in words that follow the name of what was checked. */
export const FAULTS: Readonly<Record<EvidenceFault, string>> = {
  not_a_report: 'this is no report, or it was not written by deidkit in this form',
  other_key: 'it was signed with another key',
  bad_signature: 'its signature is wrong: it was changed after it was signed',
  other_file: 'it is about other files, or the salt belongs to another report',
  broken_chain: 'it does not follow the report before it: reports were removed, added or moved',
};

const textOf = (option: string, path: string): Promise<string> =>
  withPath(option, () => readFile(resolve(path), 'utf8'));

/** `deidkit verify`: checks a signed report, the file that it is about, or a ledger. Needs no network and no engine. */
export async function verify(
  report: string | undefined,
  file: string | undefined,
  flags: VerifyFlags,
): Promise<number> {
  const { salt, ledger } = flags;
  if ((report === undefined) === (ledger === undefined)) throw usage('Give a report, or --ledger.');
  if ((file === undefined) !== (salt === undefined)) throw usage('A file and --salt are given together.');
  const key = publicKey(await textOf('--key', flags.key));
  if (ledger !== undefined) {
    const wrong = ledgerFault(await textOf('--ledger', ledger), key);
    return wrong === undefined
      ? right('the ledger')
      : fault(`Line ${wrong.line} of the ledger: ${FAULTS[wrong.fault]}.`);
  }
  const text = await textOf('REPORT', report ?? '');
  const wrong = reportFault(text, key);
  if (wrong !== undefined) return fault(`The report: ${FAULTS[wrong]}.`);
  if (file === undefined || salt === undefined) return right('the report; no file was compared');
  const bytes = Buffer.from((await textOf('--salt', salt)).trim(), 'base64url');
  const found = await withPath('FILE', () => fileFault(text, () => createReadStream(resolve(file)), bytes));
  if ('fault' in found) return fault(`The file: ${FAULTS[found.fault]}.`);
  return right(`the report, and the file is its ${found.is === 'input' ? 'original' : 'de-identified file'}`);
}

async function right(what: string): Promise<number> {
  await print(`Right: ${what}.`);
  return EXIT.ok;
}

function fault(message: string): number {
  note(message);
  return EXIT.error;
}
