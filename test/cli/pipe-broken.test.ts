import { readFile, stat } from 'node:fs/promises';
import { makeData, RecordBatch, RecordBatchStreamWriter, tableFromIPC, Utf8, vectorFromArray } from 'apache-arrow';
import { expect } from 'chai';
import { type TempFolder, tempFolder } from '../lib/temp-folder.js';
import { BROKEN_LINES } from './broken-records.js';
import { deidkit, deidkitBytes } from './run.js';

const config = JSON.stringify({
  plugins: ['transformers', 'surrogates', 'policies', 'contact'].map((name) => ({ use: `deidkit/plugins/${name}` })),
});
const good = (i: number): string => `{"text":"record ${i}"}`;
/** Each broken line, and after each a good one. */
const INPUT = Buffer.concat(BROKEN_LINES.flatMap(([line], i) => [Buffer.from(line), Buffer.from(`\n${good(i)}\n`)]));

describe('deidkit pipe with records that cannot be processed', () => {
  let folder: TempFolder;
  before(async () => {
    folder = await tempFolder({ 'c.json': config });
  });
  after(() => folder[Symbol.asyncDispose]());
  const env = (): Record<string, string> => ({ DEIDKIT_CONFIG: folder.file('c.json') });

  it(`puts ${BROKEN_LINES.length} of them into a file, whole, and loses none of the others`, async () => {
    const file = folder.file('bad.ndjson');
    const { code, out, err } = await deidkit(['pipe', '--bad-records', file], { input: INPUT, env: env() });
    expect(code, err).to.equal(3);
    expect(out).to.equal(BROKEN_LINES.map((_, i) => `${good(i)}\n`).join(''));
    expect((await stat(file)).mode & 0o077).to.equal(0);
    const aside = (await readFile(file, 'utf8'))
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(aside).to.have.length(BROKEN_LINES.length);
    for (const [i, [line, said]] of BROKEN_LINES.entries()) {
      expect(aside[i].line).to.equal(2 * i + 1);
      expect(aside[i].reason)
        .to.include(said)
        .and.not.match(/Canarius|219-?09|1931/);
      const { record, base64 } = aside[i];
      expect(record === undefined ? Buffer.from(base64, 'base64') : Buffer.from(record)).to.deep.equal(
        Buffer.from(line),
      );
    }
  });

  it('writes the reason in the place of each of them', async () => {
    const { code, out } = await deidkit(['pipe', '--error-field', 'why'], { input: INPUT, env: env() });
    expect(code).to.equal(0);
    const lines = out.trimEnd().split('\n');
    for (const [i, [, said]] of BROKEN_LINES.entries()) {
      expect(JSON.parse(lines[2 * i] ?? '').why).to.include(said);
      expect(lines[2 * i + 1]).to.equal(good(i));
    }
    expect(lines).to.have.length(2 * BROKEN_LINES.length);
  });

  it('ends after an error while its input stays open', async () => {
    const text = vectorFromArray(['a', 'b'], new Utf8());
    const batch = new RecordBatch({ note: text.data[0] ?? makeData({ type: new Utf8() }) });
    const arrow = RecordBatchStreamWriter.writeAll([batch]).toUint8Array(true);
    for (const [args, input] of [
      [['pipe'], `${good(0)}\nCanarius\n`],
      [['pipe', '--format', 'arrow'], arrow],
      [['pipe', '--format', 'arrow'], 'no stream of Arrow at all'],
    ] as const) {
      const { code, err } = await deidkit(args, { input, env: env(), staysOpen: true });
      expect(code, err).to.equal(1);
      expect(err).to.include('record_invalid').and.not.include('Canarius');
    }
  });

  it('says of each row of a batch why it is null, and keeps the rows in their places', async () => {
    const data = Buffer.from('a\xffmary@jones.test', 'latin1');
    const valueOffsets = Int32Array.of(0, 1, 2, data.length);
    const column = makeData({ type: new Utf8(), length: 3, nullCount: 0, valueOffsets, data });
    const stream = RecordBatchStreamWriter.writeAll([new RecordBatch({ text: column })]).toUint8Array(true);
    const args = ['pipe', '--format', 'arrow', '--mode', 'REDACT'];
    const { code, out } = await deidkitBytes([...args, '--error-field', 'why'], { input: stream, env: env() });
    expect(code).to.equal(0);
    const table = tableFromIPC(out);
    expect([...(table.getChild('text') ?? [])]).to.deep.equal(['a', null, '*****']);
    expect([...(table.getChild('why') ?? [])]).to.deep.equal([null, 'has a text that is no valid UTF-8', null]);
    const { err } = await deidkitBytes(args, { input: stream, env: env() });
    expect(err).to.include('Record batch 1, row 2 has a text that is no valid UTF-8');
  });
});
