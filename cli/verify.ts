import { createHash, type KeyObject } from 'node:crypto';
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
  /** SHA-256 of a line that the ledger had before. */
  readonly last?: string;
}

/** What each fault means, in words that follow the name of what was checked. */
export const FAULTS: Readonly<Record<EvidenceFault, string>> = {
  not_a_report: 'this is no report, or it was not written by deidkit in this form',
  other_key: 'it was signed with another key',
  bad_signature: 'its signature is wrong: it was changed after it was signed',
  other_file: 'it is about other files, or the salt belongs to another report',
  broken_chain: 'it does not follow the report before it: reports were removed, added or moved',
  cut: 'a report that was in it is not there: reports were cut from its end, or it is another ledger',
};

const textOf = (option: string, path: string): Promise<string> =>
  withPath(option, () => readFile(resolve(path), 'utf8'));

/** `deidkit verify`: checks a signed report, the file that it is about, or a ledger. Needs no network and no engine. */
export async function verify(
  report: string | undefined,
  file: string | undefined,
  flags: VerifyFlags,
): Promise<number> {
  const { salt, ledger, last } = flags;
  if (report === undefined && ledger === undefined) throw usage('Give a report, or --ledger.');
  if ((file === undefined) !== (salt === undefined)) throw usage('A file and --salt are given together.');
  if (last !== undefined && (ledger === undefined || report !== undefined))
    throw usage('--last belongs to --ledger without a report.');
  const key = publicKey(await textOf('--key', flags.key));
  const text = report === undefined ? undefined : await textOf('REPORT', report);
  const code = text === undefined ? EXIT.ok : await verifyReport(text, file, salt, key);
  if (code !== EXIT.ok || ledger === undefined) return code;
  const known = text === undefined ? last?.trim().toLowerCase() : sha256(JSON.stringify(JSON.parse(text)));
  return verifyLedger(await textOf('--ledger', ledger), key, known);
}

async function verifyReport(
  text: string,
  file: string | undefined,
  salt: string | undefined,
  key: KeyObject,
): Promise<number> {
  const wrong = reportFault(text, key);
  if (wrong !== undefined) return fault(`The report: ${FAULTS[wrong]}.`);
  if (file === undefined || salt === undefined) return right('the report; no file was compared');
  const bytes = Buffer.from((await textOf('--salt', salt)).trim(), 'base64url');
  const found = await withPath('FILE', () => fileFault(text, () => createReadStream(resolve(file)), bytes));
  if ('fault' in found) return fault(`The file: ${FAULTS[found.fault]}.`);
  return right(`the report, and the file is its ${found.is === 'input' ? 'original' : 'de-identified file'}`);
}

/** @param known SHA-256 of a line that must be in the ledger */
async function verifyLedger(text: string, key: KeyObject, known: string | undefined): Promise<number> {
  const wrong = ledgerFault(text, key, known);
  if (wrong !== undefined) return fault(`Line ${wrong.line} of the ledger: ${FAULTS[wrong.fault]}.`);
  const lines = text.split('\n').slice(0, -1);
  const last = lines.at(-1);
  const unseen = known === undefined ? ' (that none was cut from its end needs a report or --last)' : '';
  const later = last === undefined ? '' : `; for the next check: --last ${sha256(last)}`;
  return right(`the ledger, ${lines.length} reports${unseen}${later}`);
}

const sha256 = (line: string): string => createHash('sha256').update(line).digest('hex');

async function right(what: string): Promise<number> {
  await print(`Right: ${what}.`);
  return EXIT.ok;
}

function fault(message: string): number {
  note(message);
  return EXIT.error;
}
