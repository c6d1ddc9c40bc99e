import { DeidError } from '../../../../core/index.js';

const MAGIC = Buffer.from('D0CF11E0A1B11AE1', 'hex');
/** Name of the stream that contains an encrypted package ([MS-OFFCRYPTO] 2.3.4.4). */
const ENCRYPTED_PACKAGE = Buffer.from('EncryptedPackage', 'utf16le');

const view = (bytes: Uint8Array): Buffer => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** True if bytes begin like a compound file, the container of encrypted packages and of the old binary formats. */
export const isOleContainer = (bytes: Uint8Array): boolean => view(bytes).subarray(0, MAGIC.length).equals(MAGIC);

/** The error for a compound file where a package was expected. */
export const oleError = (bytes: Uint8Array): DeidError =>
  new DeidError(view(bytes).includes(ENCRYPTED_PACKAGE) ? 'document_encrypted' : 'file_type_mismatch');
