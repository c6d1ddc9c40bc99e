import { readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import { isDeidError } from '../../../core/index.js';
import { type Blobs, openBlobs } from '../../../server/jobs/blobs.js';
import { JobSecret } from '../../../server/jobs/secrets.js';
import { testHash } from '../kit/key-hash.js';
import { temporaryDirectory } from '../kit/service.js';

const CHUNK = 64 * 1024;
const STORED = CHUNK + 16;
const secret = new JobSecret(
  testHash((label) => Buffer.from(`x${label}`).toString('hex').padEnd(64, '0').slice(0, 64)),
);
const pattern = (size: number): Buffer => Buffer.from(Array.from({ length: size }, (_, i) => (i * 7) % 251));

async function codeOf(work: Promise<unknown>): Promise<string> {
  try {
    await work;
  } catch (error) {
    return isDeidError(error) ? error.code : String(error);
  }
  return 'none';
}

describe('files of jobs', () => {
  const directory = temporaryDirectory();
  const folder = join(directory.path, 'jobs');
  const blobs: Blobs = openBlobs(folder, secret);
  after(() => directory.remove());

  async function keep(...pieces: readonly Uint8Array[]): Promise<string> {
    const writer = await blobs.create();
    // Nobody awaits each write: they keep their order.
    await Promise.all(pieces.map((piece) => writer.write(piece)));
    await writer.finish();
    return writer.name;
  }

  async function readAll(name: string, start?: number, end?: number): Promise<Buffer> {
    const reader = await blobs.open(name);
    const pieces: Uint8Array[] = [];
    try {
      for await (const piece of reader.read(start, end)) pieces.push(piece);
    } finally {
      await reader.close();
    }
    return Buffer.concat(pieces);
  }

  it('come back unchanged, whatever their size and chunks', async () => {
    for (const size of [0, 1, CHUNK - 1, CHUNK, CHUNK + 1, 3 * CHUNK, 3 * CHUNK + 5]) {
      const bytes = pattern(size);
      const name = await keep(
        bytes.subarray(0, size / 3),
        bytes.subarray(size / 3, size / 2),
        bytes.subarray(size / 2),
      );
      expect((await readAll(name)).equals(bytes), String(size)).to.equal(true);
      const reader = await blobs.open(name);
      expect(reader.size).to.equal(size);
      await reader.close();
    }
  });

  it('can be read from any offset to any other', async () => {
    const bytes = pattern(2 * CHUNK + 100);
    const name = await keep(bytes);
    for (const [start, end] of [
      [0, 1],
      [CHUNK - 1, CHUNK + 1],
      [CHUNK, 2 * CHUNK],
      [2 * CHUNK + 99, 2 * CHUNK + 100],
      [5, 5],
    ] as const)
      expect((await readAll(name, start, end)).equals(bytes.subarray(start, end)), `${start}-${end}`).to.equal(true);
  });

  it('are readable only by their owner, have neutral names, and contain nothing readable', async () => {
    const name = await keep(Buffer.from('Mary Jones'.repeat(50_000)));
    expect(name).to.match(/^[0-9a-f]{32}$/);
    expect(statSync(join(folder, name)).mode & 0o777).to.equal(0o600);
    expect(statSync(folder).mode & 0o777).to.equal(0o700);
    expect(readFileSync(join(folder, name)).includes('Mary')).to.equal(false);
    expect(readFileSync(join(folder, await keep(pattern(9))))).not.to.deep.equal(
      readFileSync(join(folder, await keep(pattern(9)))),
    );
  });

  it('are refused if they were changed, truncated, extended, or recombined', async () => {
    const name = await keep(pattern(3 * CHUNK));
    const other = readFileSync(join(folder, await keep(pattern(3 * CHUNK))));
    const stored = readFileSync(join(folder, name));
    const chunk = (i: number) => stored.subarray(16 + i * STORED, 16 + (i + 1) * STORED);
    const salt = stored.subarray(0, 16);
    const flipped = Buffer.from(stored);
    flipped[16 + STORED + 9] = (flipped[16 + STORED + 9] ?? 0) ^ 1;
    const changed: Readonly<Record<string, Buffer>> = {
      'one bit': flipped,
      'the last byte gone': stored.subarray(0, -1),
      'the last chunk gone': stored.subarray(0, 16 + 2 * STORED),
      'the first chunk gone': Buffer.concat([salt, chunk(1), chunk(2)]),
      'chunks in another order': Buffer.concat([salt, chunk(1), chunk(0), chunk(2)]),
      'a chunk twice': Buffer.concat([stored, chunk(2)]),
      'a byte more': Buffer.concat([stored, Buffer.alloc(1)]),
      'another file': other,
      nothing: Buffer.alloc(0),
      'the salt alone': salt,
    };
    for (const [what, bytes] of Object.entries(changed)) {
      writeFileSync(join(folder, name), bytes);
      expect(await codeOf(readAll(name)), what).to.equal('job_damaged');
    }
    rmSync(join(folder, name));
    expect(await codeOf(readAll(name))).to.equal('job_damaged');
    expect(await codeOf(readAll('../pepper'))).to.equal('job_damaged');
  });

  it('leave nothing behind if they are aborted or removed; abandoned ones are found', async () => {
    const before = readdirSync(folder).length;
    const writer = await blobs.create();
    await writer.write(pattern(10 * CHUNK));
    await writer.discard();
    const name = await keep(pattern(5));
    await blobs.remove(name);
    await blobs.remove(name);
    await blobs.remove('../pepper');
    expect(readdirSync(folder)).to.have.length(before);
    const old = await keep(pattern(5));
    utimesSync(join(folder, old), 0, 0);
    expect(await blobs.untouched(60_000)).to.deep.equal([old]);
  });

  it('can be decrypted only in their own context, as can encrypted strings', async () => {
    const sealed = secret.seal({ stem: 'Mary Jones' }, 'job_1 request');
    expect(Buffer.from(sealed, 'base64').includes('Mary')).to.equal(false);
    expect(secret.unseal(sealed, 'job_1 request')).to.deep.equal({ stem: 'Mary Jones' });
    expect(await codeOf((async () => secret.unseal(sealed, 'job_2 request'))())).to.equal('job_damaged');
    expect(await codeOf((async () => secret.unseal('', 'job_1 request'))())).to.equal('job_damaged');
  });
});
