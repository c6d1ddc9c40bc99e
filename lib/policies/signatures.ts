import { type KeyObject, verify } from 'node:crypto';
import { type Json, keyName, sha256 } from '../evidence/canonical.js';
import { readPolicyHistory, signedPart } from './history.js';

/** What is wrong with a history: `cut` means that its last line is another than the one that the caller knows. */
export type PolicyHistoryFault = 'broken_chain' | 'not_signed' | 'other_key' | 'bad_signature' | 'cut';

/** A history that is as it was written and signed. */
export interface SignedHistory {
  /** Number of its versions. */
  readonly versions: number;
  /** SHA-256 of its last line: who notes it sees later that lines were cut from the end. */
  readonly last: string;
}

type Fields = { readonly [name: string]: Json };

/**
 * Checks the chain of a history and the signatures of its lines. Lines before the first signed one are bound by it; all that follow must be
 * signed with the same key.
 * @param last SHA-256 of the last line that the caller knows: it must still be in the history
 * @returns what the history is, or its first fault with the line, from 1
 */
export function checkPolicyHistory(
  text: string,
  key: KeyObject,
  last?: string,
): SignedHistory | { readonly fault: PolicyHistoryFault; readonly line: number } {
  const read = readPolicyHistory(text);
  if ('brokenLine' in read) return { fault: 'broken_chain', line: read.brokenLine };
  const lines = text.split('\n').slice(0, -1);
  let isSigned = false;
  for (const [i, line] of lines.entries()) {
    const fields: Fields = JSON.parse(line);
    isSigned ||= fields.signature !== undefined;
    const fault = isSigned ? signatureFault(fields, key) : undefined;
    if (fault !== undefined) return { fault, line: i + 1 };
  }
  if (!isSigned) return { fault: 'not_signed', line: lines.length };
  const hashes = lines.map((line) => sha256(line));
  if (last !== undefined && !hashes.includes(last)) return { fault: 'cut', line: lines.length };
  return { versions: lines.length, last: hashes.at(-1) ?? '' };
}

function signatureFault({ signature, ...line }: Fields, key: KeyObject): PolicyHistoryFault | undefined {
  if (typeof signature !== 'string') return 'not_signed';
  if (line.key !== keyName(key)) return 'other_key';
  const bytes = Buffer.from(signature, 'base64url');
  const isWritten = bytes.toString('base64url') === signature;
  return isWritten && verify(null, signedPart(line), key, bytes) ? undefined : 'bad_signature';
}
