import { randomBytes } from 'node:crypto';
import { type FileHandle, open, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileSink } from '../../core/index.js';
import { DeidError } from '../../core/index.js';
import { makeFolder } from '../../lib/make-folder.js';
import { decryptByOne, encrypt, type JobSecret, NONCE_BYTES, TAG_BYTES } from './secrets.js';

/**
 * Encrypted files of jobs in a folder. A file is a salt followed by chunks, each encrypted with AES-256-GCM under a key
 * for this file only. The nonce of a chunk is its index and whether it is the last, so that chunks that were changed,
 * moved, omitted, truncated or taken from another file fail to decrypt (the STREAM construction of Hoang, Reyhanitabar,
 * Rogaway and Vizár).
 */
export interface Blobs {
  /** Creates a file with a random name. */
  create(): Promise<BlobWriter>;
  /** Opens a file for reading. Throws DeidError `job_damaged` if it is missing or incomplete. */
  open(name: string): Promise<BlobReader>;
  /** Removes a file if it exists. */
  remove(name: string | null | undefined): Promise<void>;
  /** Names of files that were not written to for this many milliseconds. */
  untouched(ms: number): Promise<readonly string[]>;
}

/** A file being written, in constant memory. Exactly one of `finish` and `discard` must be called at the end. */
export interface BlobWriter extends FileSink {
  readonly name: string;
  /** Number of bytes written so far, unencrypted. */
  readonly size: number;
  /** Completes the file on disk. */
  finish(): Promise<void>;
  discard(): Promise<void>;
}

/** A file opened for reading. */
export interface BlobReader {
  /** Decrypted size in bytes. */
  readonly size: number;
  /** Yields the bytes of a range in constant memory. Each chunk is authenticated before it is yielded. */
  read(start?: number, end?: number): AsyncGenerator<Uint8Array>;
  close(): Promise<void>;
}

const NAME = /^[0-9a-f]{32}$/;
const SALT_BYTES = 16;
/** Size of a chunk in bytes. */
const CHUNK_BYTES = 64 * 1024;
const STORED_CHUNK = CHUNK_BYTES + TAG_BYTES;

/** @param folder created if it does not exist */
export function openBlobs(folder: string, secret: JobSecret): Blobs {
  const pathOf = (name: string): string => join(folder, name);
  const keyOf = (name: string, salt: Uint8Array): Buffer => secret.key(`file ${name}`, salt);
  return {
    async create() {
      makeFolder(folder, 0o700);
      const name = randomBytes(16).toString('hex');
      const salt = randomBytes(SALT_BYTES);
      const handle = await open(pathOf(name), 'wx', 0o600);
      await handle.writeFile(salt);
      return new Writer(name, handle, keyOf(name, salt), () => rm(pathOf(name), { force: true }));
    },
    async open(name) {
      if (!NAME.test(name)) throw new DeidError('job_damaged');
      const handle = await open(pathOf(name), 'r').catch(() => {
        throw new DeidError('job_damaged');
      });
      try {
        const { size } = await handle.stat();
        const salt = Buffer.alloc(SALT_BYTES);
        await handle.read(salt, 0, SALT_BYTES, 0);
        return new Reader(handle, size - SALT_BYTES, secret.keys(`file ${name}`, salt));
      } catch (error) {
        await handle.close();
        throw error;
      }
    },
    async remove(name) {
      if (NAME.test(name ?? '')) await rm(pathOf(name ?? ''), { force: true });
    },
    async untouched(ms) {
      const names = (await readdir(folder).catch(() => [])).filter((name) => NAME.test(name));
      const before = Date.now() - ms;
      const old: string[] = [];
      for (const name of names) {
        const about = await stat(pathOf(name)).catch(() => undefined);
        if (about !== undefined && about.mtimeMs < before) old.push(name);
      }
      return old;
    },
  };
}

function nonceOf(chunk: number, last: boolean): Buffer {
  const nonce = Buffer.alloc(NONCE_BYTES);
  nonce.writeBigUInt64BE(BigInt(chunk));
  nonce[NONCE_BYTES - 1] = Number(last);
  return nonce;
}

class Writer implements BlobWriter {
  readonly name: string;
  readonly #handle: FileHandle;
  readonly #key: Buffer;
  readonly #remove: () => Promise<void>;
  readonly #chunk = Buffer.alloc(CHUNK_BYTES);
  #filled = 0;
  #chunks = 0;
  /** Keeps writes in order even if the caller does not await them. */
  #tail: Promise<void> = Promise.resolve();
  size = 0;

  constructor(name: string, handle: FileHandle, key: Buffer, remove: () => Promise<void>) {
    this.name = name;
    this.#handle = handle;
    this.#key = key;
    this.#remove = remove;
  }

  write(bytes: Uint8Array): Promise<void> {
    this.#tail = this.#tail.then(() => this.#add(bytes));
    return this.#tail;
  }

  async #add(bytes: Uint8Array): Promise<void> {
    this.size += bytes.length;
    for (let from = 0; from < bytes.length; ) {
      // A full chunk is written only once more data shows that it is not the last.
      if (this.#filled === CHUNK_BYTES) await this.#put(false);
      const part = bytes.subarray(from, from + CHUNK_BYTES - this.#filled);
      this.#chunk.set(part, this.#filled);
      this.#filled += part.length;
      from += part.length;
    }
  }

  async #put(last: boolean): Promise<void> {
    const bytes = this.#chunk.subarray(0, this.#filled);
    await this.#handle.writeFile(encrypt(this.#key, nonceOf(this.#chunks++, last), bytes));
    this.#filled = 0;
  }

  async finish(): Promise<void> {
    await this.#tail;
    await this.#put(true);
    await this.#handle.datasync();
    await this.#handle.close();
  }

  async discard(): Promise<void> {
    await this.#tail.catch(() => undefined);
    await this.#handle.close().catch(() => undefined);
    await this.#remove();
  }
}

class Reader implements BlobReader {
  readonly #handle: FileHandle;
  readonly #stored: number;
  #keys: readonly Uint8Array[];
  readonly #chunks: number;
  readonly size: number;

  /**
   * @param stored bytes of all chunks with their tags
   * @param candidate keys, one of which is the file's
   */
  constructor(handle: FileHandle, stored: number, keys: readonly Uint8Array[]) {
    this.#handle = handle;
    this.#stored = stored;
    this.#keys = keys;
    this.#chunks = Math.ceil(stored / STORED_CHUNK);
    this.size = stored - this.#chunks * TAG_BYTES;
    if (stored < TAG_BYTES || this.size < 0) throw new DeidError('job_damaged');
  }

  async *read(start = 0, end = this.size): AsyncGenerator<Uint8Array> {
    // Also verifies the single chunk of an empty file.
    const last = Math.max(0, Math.ceil(end / CHUNK_BYTES) - 1);
    for (let chunk = Math.floor(start / CHUNK_BYTES); chunk <= Math.min(last, this.#chunks - 1); chunk++) {
      const bytes = await this.#chunk(chunk);
      const from = Math.max(0, start - chunk * CHUNK_BYTES);
      const to = Math.min(bytes.length, end - chunk * CHUNK_BYTES);
      if (to > from) yield bytes.subarray(from, to);
    }
  }

  async #chunk(index: number): Promise<Buffer> {
    const at = index * STORED_CHUNK;
    const length = Math.min(STORED_CHUNK, this.#stored - at);
    const { bytesRead, buffer } = await this.#handle.read(Buffer.alloc(length), 0, length, SALT_BYTES + at);
    if (bytesRead !== length) throw new DeidError('job_damaged');
    const { bytes, key } = decryptByOne(this.#keys, nonceOf(index, index === this.#chunks - 1), buffer);
    this.#keys = [key];
    return bytes;
  }

  close(): Promise<void> {
    return this.#handle.close();
  }
}
