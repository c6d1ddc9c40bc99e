import { createPublicKey, type KeyObject, verify } from 'node:crypto';
import { validationFailed } from '../../core/hosting.js';
import { canonical, type Json, keyName, sha256 } from './canonical.js';
import { NOTHING_BEFORE, SIGNED_AS } from './report.js';
import { SALT_BYTES, sealOf } from './seals.js';

/**
 * What is wrong with a report or ledger; `not_a_report` also means that it is not written as deidkit writes it, and `cut` that a ledger does not
 * hold the report that the caller knows.
 */
export type EvidenceFault = 'not_a_report' | 'other_key' | 'bad_signature' | 'other_file' | 'broken_chain' | 'cut';

/** Which of both sealed files a file is. */
export type SealedFile = 'input' | 'output';

type Fields = { readonly [name: string]: Json };
interface Read {
  readonly report: Fields;
  readonly key: string;
  readonly signature: string;
}

/** Reads a public key for Ed25519 (PEM). Throws DeidError `validation_failed`. */
export function publicKey(pem: string): KeyObject {
  let key: KeyObject | undefined;
  try {
    // A private key would pass as a public one, and must not lie where reports are verified.
    if (!pem.includes('PRIVATE')) key = createPublicKey(pem);
  } catch {
    // The error may quote the key.
  }
  if (key?.asymmetricKeyType === 'ed25519') return key;
  throw validationFailed([{ pointer: '/publicKey', message: 'must be a public key for Ed25519 as PEM.' }]);
}

/** Checks the text of a report, as it was written, and its signature. Returns undefined if both are right. */
export function reportFault(text: string, key: KeyObject): EvidenceFault | undefined {
  const read = parsed(text);
  return read === undefined || canonical({ ...read }) !== text ? 'not_a_report' : signatureFault(read, key);
}

/** Checks that a file is one of the two that a report with a right signature seals. */
export async function fileFault(
  text: string,
  file: () => Iterable<Uint8Array> | AsyncIterable<Uint8Array>,
  salt: Uint8Array,
): Promise<{ readonly fault: EvidenceFault } | { readonly is: SealedFile }> {
  const report = parsed(text)?.report;
  if (report === undefined) return { fault: 'not_a_report' };
  // HMAC takes a salt with zeros behind it for the same.
  if (salt.length !== SALT_BYTES) return { fault: 'other_file' };
  for (const role of ['output', 'input'] as const) {
    const sealed = report[role];
    if (sealed !== undefined && canonical(sealed) === canonical(await sealOf(role, file(), salt))) return { is: role };
  }
  return { fault: 'other_file' };
}

/**
 * Checks every line of a ledger, and that each follows the one before it. Lines removed from the end are seen only with `last`.
 * @param last SHA-256 of a line that the caller knows, such as that of the last report it holds: it must be in the ledger
 * @returns the first fault with its line, from 1
 */
export function ledgerFault(
  text: string,
  key: KeyObject,
  last?: string,
): { readonly fault: EvidenceFault; readonly line: number } | undefined {
  if (text !== '' && !text.endsWith('\n')) return { fault: 'broken_chain', line: text.split('\n').length };
  let before = NOTHING_BEFORE;
  let isHeld = last === undefined;
  const lines = text.split('\n').slice(0, -1);
  for (const [i, line] of lines.entries()) {
    const read = parsed(line);
    const isWritten = read !== undefined && JSON.stringify(JSON.parse(canonical({ ...read }))) === line;
    const fault = isWritten ? signatureFault(read, key) : 'not_a_report';
    if (fault !== undefined) return { fault, line: i + 1 };
    if (read?.report.previous !== before) return { fault: 'broken_chain', line: i + 1 };
    before = sha256(line);
    isHeld ||= before === last;
  }
  return isHeld ? undefined : { fault: 'cut', line: lines.length };
}

function signatureFault({ report, key: name, signature }: Read, key: KeyObject): EvidenceFault | undefined {
  if (name !== keyName(key)) return 'other_key';
  const signed = Buffer.from(SIGNED_AS + canonical(report));
  const bytes = Buffer.from(signature, 'base64url');
  if (bytes.toString('base64url') !== signature) return 'not_a_report';
  return verify(null, signed, key, bytes) ? undefined : 'bad_signature';
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function parsed(text: string): Read | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (!isFields(value) || Object.keys(value).length !== 3) return undefined;
  const { report, key, signature } = value;
  const isRead = isFields(report) && report.format === 'deidkit/evidence/1';
  return isRead && typeof key === 'string' && typeof signature === 'string' ? { report, key, signature } : undefined;
}
