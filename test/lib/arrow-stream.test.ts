import { RecordBatchStreamWriter, tableFromArrays, tableFromIPC } from 'apache-arrow';
import { expect } from 'chai';
import { changeArrowStream } from '../../lib/arrow/stream.js';

/** The messages of a stream with so many batches. */
function stream(batches: number): { readonly head: Uint8Array; readonly batch: Uint8Array; readonly end: Uint8Array } {
  const [batch] = tableFromArrays({ text: ['a', 'b'] }).batches;
  if (batch === undefined) throw new Error('no batch');
  const bytesOf = (count: number): Uint8Array =>
    RecordBatchStreamWriter.writeAll(Array.from({ length: count }, () => batch)).toUint8Array(true);
  const [one, two] = [bytesOf(1), bytesOf(2)];
  const batchLength = two.length - one.length;
  expect(batches).to.be.greaterThan(0);
  return {
    head: one.subarray(0, one.length - 8 - batchLength),
    batch: one.subarray(-8 - batchLength, -8),
    end: one.subarray(-8),
  };
}

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 20));

const CHOICE = { changed: ['text'], kept: new Set<string>() };

/** Reads rows; changes each value. */
const reader = (change: (text: string) => string) => ({
  identifies: () => false,
  change: async (fields: readonly { readonly text: string }[]) => fields.map(({ text }) => change(text)),
  reasonOf: () => undefined,
});

describe('changeArrowStream', () => {
  it('reads the next batch after the previous one is taken, and holds no more', async () => {
    const { head, batch, end } = stream(1);
    let read = 0;
    async function* input(): AsyncGenerator<Uint8Array> {
      yield head;
      for (; read < 50; read++) yield batch;
      yield end;
    }
    const takers: (() => void)[] = [];
    const written: Uint8Array[] = [];
    const done = changeArrowStream(
      input(),
      CHOICE,
      reader((text) => text.toUpperCase()),
      (bytes) => {
        written.push(bytes);
        return new Promise((resolve) => takers.push(resolve));
      },
    );
    await pause();
    for (let taken = 0; takers.length > taken; taken++) {
      expect(takers.length - taken, 'written and not yet taken').to.equal(1);
      if (taken < 50) expect(read).to.be.at.most(taken + 2);
      takers[taken]?.();
      await pause();
    }
    await done;
    const table = tableFromIPC(Buffer.concat(written));
    expect(table.numRows).to.equal(100);
    expect(table.getChild('text')?.get(99)).to.equal('B');
  });

  it('returns a batch before the next one arrives, so that a program may wait for it', async () => {
    const { head, batch, end } = stream(1);
    let answered: () => void = () => undefined;
    let answer = new Promise<void>((resolve) => {
      answered = resolve;
    });
    async function* input(): AsyncGenerator<Uint8Array> {
      yield head;
      for (let i = 0; i < 3; i++) {
        yield batch;
        await answer;
        answer = new Promise<void>((resolve) => {
          answered = resolve;
        });
      }
      yield end;
    }
    let pieces = 0;
    await changeArrowStream(
      input(),
      CHOICE,
      reader((text) => text),
      async () => {
        pieces++;
        answered();
      },
    );
    expect(pieces).to.equal(4);
  });
});
