import { expect } from 'chai';
import { type CodeRecognizer, definePlugin, Engine, isDeidError, type Match, type Plugin } from '../../core/index.js';
import { structureReader } from '../../kit/index.js';
import { deidentifyFile } from '../../lib/index.js';
import json from '../../plugins/formats/json/index.js';
import txt from '../../plugins/formats/txt/index.js';

/** Longer than a slice of work. */
const BUSY_MS = 30;
const NAMES = ['Quarrington', 'Lindquist', 'Abernethy'];
const TEXT = `${'Nothing happens here, and then again nothing. '.repeat(400)}${NAMES.join(' and ')} came.`;
const RECORDS = NAMES.map((name, i) => ({ id: `r${i}`, note: `It was ${name} who called.` }));

function busy(): void {
  const end = performance.now() + BUSY_MS;
  while (performance.now() < end);
}

/** Three recognizers of one name each, which note when they run and take longer than a slice. */
function slow(log: string[]): Plugin {
  const recognizer = (name: string): CodeRecognizer => ({
    name: `slow/${name.toLowerCase()}`,
    types: ['PERSON'],
    recognize({ view }): Match[] {
      log.push(name);
      busy();
      const at = view.indexOf(name);
      return at < 0 ? [] : [{ type: 'PERSON', start: at, end: at + name.length, score: 0.9 }];
    },
  });
  const made = (term: string): string => `<${term.length}>`;
  return definePlugin({
    name: 'slow',
    description: 'Takes its time.',
    register(registry) {
      for (const name of NAMES) registry.recognizer(recognizer(name));
      registry.transformer({
        name: 'lengths',
        description: 'The length of each term.',
        reversible: false,
        derived: true,
        prepare: () => ({
          apply: (terms) => terms.map(({ text }) => made(text)),
          *applying(terms) {
            const out: string[] = [];
            for (const { text } of terms) {
              log.push('term');
              if (out.length % 30 === 0) busy();
              out.push(made(text));
              yield;
            }
            return out;
          },
        }),
      });
      registry.policy({ name: 'LENGTHS', description: 'Lengths.', rules: { '*': { use: 'lengths' } } });
    },
  });
}

/** Notes in the log each time that the event loop of the caller runs. */
function listening(log: string[]): () => void {
  let isOn = true;
  const next = (): void => {
    if (log.at(-1) !== 'loop') log.push('loop');
    if (isOn) setImmediate(next);
  };
  setImmediate(next);
  return () => {
    isOn = false;
  };
}

async function thrown(work: Promise<unknown>): Promise<unknown> {
  try {
    await work;
  } catch (error) {
    return error;
  }
  return undefined;
}

describe('long work of asynchronous calls', () => {
  const log: string[] = [];
  let engine: Engine;
  let stop: () => void;

  beforeEach(async () => {
    engine = await Engine.create({ plugins: [slow(log), txt, json], structure: structureReader });
    log.length = 0;
    stop = listening(log);
  });
  afterEach(async () => {
    stop();
    await engine.close();
  });

  /** Asserts that the event loop ran between any two recognizers. */
  const takesTurns = (): void => {
    const order = log.filter((one) => one !== 'term').join(' ');
    for (const [i, name] of NAMES.entries())
      if (i > 0) expect(order).to.match(new RegExp(`${NAMES[i - 1]} loop ${name}`));
  };

  it('analyzeAsync lets the event loop run between recognizers, and finds what analyze finds', async () => {
    const found = await engine.analyzeAsync(TEXT);
    takesTurns();
    expect(found).to.deep.equal(engine.analyze(TEXT));
    expect(found.findings).to.have.length(NAMES.length);
  });

  it('deidentifyAsync does so, too', async () => {
    const made = await engine.deidentifyAsync(TEXT, { mode: 'LENGTHS' });
    takesTurns();
    expect(made).to.deep.equal(engine.deidentify(TEXT, { mode: 'LENGTHS' }));
  });

  it('deidentifyAsync pauses between the values of an object', async () => {
    const made = await engine.deidentifyAsync(RECORDS, { mode: 'LENGTHS' });
    expect(log.filter((one) => one === 'loop').length).to.be.at.least(RECORDS.length);
    expect(made).to.deep.equal(engine.deidentify(RECORDS, { mode: 'LENGTHS' }));
  });

  it('deidentifyFile on bytes pauses within a window of text and between values of JSON', async () => {
    await deidentifyFile(engine, Buffer.from(TEXT), 'bytes', { extension: 'txt', mode: 'LENGTHS' });
    takesTurns();
    log.length = 0;
    await deidentifyFile(engine, Buffer.from(JSON.stringify(RECORDS)), 'bytes', { extension: 'json', mode: 'LENGTHS' });
    expect(log.filter((one) => one === 'loop').length).to.be.at.least(RECORDS.length);
  });

  it('many terms are replaced in steps, where the transformer has steps', async () => {
    const many = `${`${NAMES.join(' ')} `.repeat(50)}\n`.repeat(3) + TEXT;
    const rules = { deny: [{ terms: NAMES, type: 'PERSON' }] };
    const made = await engine.deidentifyAsync(many, { mode: 'LENGTHS', rules });
    expect(log.join(' ')).to.match(/term loop term/);
    expect(made).to.deep.equal(engine.deidentify(many, { mode: 'LENGTHS', rules }));
  });

  it('the signal ends the work at the next turn', async () => {
    for (const work of [
      (signal: AbortSignal) => engine.analyzeAsync(TEXT, {}, { signal }),
      (signal: AbortSignal) => engine.deidentifyAsync(TEXT, { mode: 'LENGTHS' }, { signal }),
      (signal: AbortSignal) =>
        deidentifyFile(engine, Buffer.from(TEXT), 'bytes', { extension: 'txt', mode: 'LENGTHS', signal }),
    ]) {
      log.length = 0;
      const ended = new AbortController();
      const reason = new Error('enough');
      const done = thrown(work(ended.signal));
      while (!log.includes(NAMES[0] ?? '')) await new Promise((next) => setImmediate(next));
      ended.abort(reason);
      expect(await done).to.equal(reason);
      expect(log).not.to.include(NAMES[2]);
    }
  });

  it('texts that are read at the same time do not disturb each other', async () => {
    const texts = [0, 1, 2].map((n) => TEXT.slice(n * 100) + ' Unlike the others. '.repeat(n));
    const alone = texts.map((text) => engine.deidentify(text, { mode: 'LENGTHS' }));
    const together = texts.map((text) => engine.deidentifyAsync(text, { mode: 'LENGTHS' }));
    expect(engine.analyze(`It was ${NAMES[0]}.`).findings).to.have.length(1);
    expect(await Promise.all(together)).to.deep.equal(alone);
  });

  it('an engine that is closed meanwhile refuses the rest', async () => {
    const done = thrown(engine.analyzeAsync(TEXT));
    await engine.close();
    const error = await done;
    expect(isDeidError(error) && error.code).to.equal('engine_closed');
  });
});
