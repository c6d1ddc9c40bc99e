import { expect } from 'chai';
import fc from 'fast-check';
import { type DeidentifyOptions, type Engine, isDeidError } from '../../core/index.js';
import { createEngine, createEnginePool, deidentifyFile, type EnginePool } from '../../lib/index.js';

// Callers without types, and those who pass on what came from elsewhere: `Number(request.query.level)`.

const SECRET = 'jane.roe@clinic.example';
const TEXT = 'Mary Jones, mary@clinic.example';

/** Values that an option cannot have, by option. */
const WRONG: Readonly<Record<string, readonly unknown[]>> = {
  level: [4, 0, -1, 2.5, Number.NaN, Number.POSITIVE_INFINITY, '2', '', true, 1n, [2], {}],
  domain: ['Medcal', '', SECRET, 1, true, ['Medical'], {}],
  entities: [
    'PERSON',
    SECRET,
    ['PERSONS'],
    [SECRET],
    ['PERSON', ''],
    [1],
    [null],
    [['PERSON']],
    new Set(['PERSON']),
    {},
    7,
  ],
  header: ['name', SECRET, [1], [null], {}, 7],
  language: ['xx', 'english', 'de-AT', '', SECRET, 1, ['de'], {}],
  explain: ['yes', 'true', 1, 0, {}],
  mode: ['HIPPA', '', SECRET, 1, ['HIPAA'], {}],
  candidates: [99, 11, 0, -1, 2.5, Number.NaN, '2', SECRET, [1], {}],
  seed: [1, true, [SECRET], {}],
};
/** And those that only files have. */
const WRONG_OF_FILES: Readonly<Record<string, readonly unknown[]>> = {
  extension: [1, ['txt'], {}],
  adapter: [1, ['txt'], {}],
  adapterOptions: ['x', 1, [], true],
  limits: [
    5,
    'x',
    [],
    { wholeFileBytes: -1 },
    { partBytes: Number.NaN },
    { unpackedBytes: '5' },
    { wholefilebytes: 5 },
  ],
  maxCodePoints: [-1, Number.NaN, '5', {}],
  signal: [{}, 'x', { aborted: false }],
  onProgress: ['x', {}, 1],
  onFindings: ['x', {}, 1],
};
/** Names that are no options, and those that they are told to mean. */
const MISSPELT: readonly (readonly [given: string, meant: string | undefined])[] = [
  ['Mode', 'mode'],
  ['MODE', 'mode'],
  ['levle', 'level'],
  ['Level', 'level'],
  ['domian', 'domain'],
  ['entites', 'entities'],
  ['candidate', 'candidates'],
  ['lang', undefined],
  ['compliance_mode', 'mode'],
  ['masking_type', 'mode'],
  ['pii_entities', 'entities'],
  ['pca_dimension', 'level'],
  ['toString', undefined],
  ['constructor', undefined],
  ['__proto__', undefined],
  [SECRET, undefined],
];

type Call = (options: unknown) => unknown;

/** An object with one property of its own, whatever its name. */
const only = (name: string, value: unknown): object =>
  Object.defineProperty({}, name, { value, enumerable: true, configurable: true });

async function refusalOf(
  call: Call,
  options: unknown,
): Promise<{ code: string; status: number; pointers: string[]; said: string }> {
  try {
    await call(options);
  } catch (error) {
    if (!isDeidError(error)) throw error;
    const { code, status, mistakes, message } = error;
    return { code, status, pointers: mistakes.map((m) => m.pointer), said: message + JSON.stringify(mistakes) };
  }
  throw new Error(`taken: ${Object.keys(Object(options))}`);
}

describe('options of calls', () => {
  let engine: Engine;
  let pool: EnginePool;
  const texts: Record<string, Call> = {};
  const files: Record<string, Call> = {};
  const bytes = Buffer.from(TEXT);
  async function* chunks(): AsyncGenerator<Uint8Array> {
    yield bytes;
  }

  before(async function () {
    this.timeout(60_000);
    engine = await createEngine();
    pool = await createEnginePool(undefined, { threads: 1 });
    // As JavaScript calls it.
    const any = (method: string, target: object): ((...args: unknown[]) => unknown) => {
      const found: unknown = Reflect.get(target, method);
      if (typeof found !== 'function') throw new TypeError(method);
      return (...args) => Reflect.apply(found, target, args);
    };
    for (const method of ['analyze', 'deidentify', 'restore'])
      for (const [name, target] of Object.entries({ engine, pool }))
        texts[`${name}.${method}`] = (options) => any(method, target)(TEXT, options);
    texts['engine.openSession'] = (options) => any('openSession', engine)(options);
    texts['engine.checkOptions'] = (options) => any('checkOptions', engine)(options);
    texts['pool.file'] = (options) => any('file', pool)({ adapter: 'txt', extension: 'txt', chunks: [bytes], options });
    const file = any('call', deidentifyFile);
    files.deidentifyFile = (options) => file(null, engine, bytes, 'bytes', { extension: 'txt', ...Object(options) });
    files['pool.stream'] = (options) =>
      any('stream', pool)(
        { extension: 'txt', ...Object(options) },
        { source: chunks(), sink: { write: async () => undefined } },
      );
  });
  after(async () => {
    await engine.close();
    await pool.close();
  });

  const expectRefused = async (calls: Record<string, Call>, option: string, value: unknown): Promise<void> => {
    for (const [name, call] of Object.entries(calls)) {
      const { code, status, pointers, said } = await refusalOf(call, only(option, value));
      const what = `${name} ${option}`;
      expect([what, status], what).to.deep.equal([what, 422]);
      expect(['validation_failed', 'unknown_entity_type'], what).to.include(code);
      expect(pointers[0], what).to.match(new RegExp(`^/${option}(?:/|$)`));
      expect(said, what).to.not.include(SECRET);
    }
  };

  for (const [option, values] of Object.entries(WRONG))
    it(`refuses a wrong ${option} at every entry, with its place and without its value`, async () => {
      for (const value of values) await expectRefused({ ...texts, ...files }, option, value);
    });

  for (const [option, values] of Object.entries(WRONG_OF_FILES))
    it(`refuses a wrong ${option} of files`, async () => {
      for (const value of values) await expectRefused(files, option, value);
    });

  for (const [given, meant] of MISSPELT)
    it(`refuses ${given === SECRET ? 'an arbitrary name' : given} at every entry${meant === undefined ? '' : `, and suggests ${meant}`}`, async () => {
      for (const [name, call] of Object.entries({ ...texts, ...files })) {
        const { code, pointers, said } = await refusalOf(call, only(given, SECRET));
        expect([name, code, ...pointers]).to.deep.equal([name, 'validation_failed', '']);
        expect(said).to.not.include(SECRET);
        if (meant !== undefined) expect(said, name).to.include(`Did you mean '${meant}'?`);
      }
    });

  it('refuses a text that is not a string, and options that are not an object', async () => {
    const all: Record<string, (text: unknown) => unknown> = {};
    for (const [name, target] of Object.entries({ engine, pool }))
      for (const method of ['analyze', 'deidentify', 'restore', 'replaceTerms', 'tokens']) {
        const found: unknown = Reflect.get(target, method);
        if (typeof found !== 'function') throw new TypeError(method);
        all[`${name}.${method}`] = async (text) =>
          Reflect.apply(found, target, [text, method === 'replaceTerms' ? {} : undefined]);
      }
    for (const [name, call] of Object.entries(all))
      for (const text of [undefined, null, 5, Buffer.from(TEXT), [TEXT], {}, new String(TEXT)]) {
        // Arrays and plain objects are JSON.
        if (name === 'engine.deidentify' && (Array.isArray(text) || text?.constructor === Object)) continue;
        const { code, pointers } = await refusalOf(call, text);
        expect([name, code, ...pointers]).to.deep.equal([name, 'validation_failed', '/text']);
      }
    for (const [name, call] of Object.entries(texts))
      for (const options of [3, 'HIPAA', true, [], ['HIPAA']]) {
        const { code, pointers } = await refusalOf(call, options);
        expect([name, code, ...pointers]).to.deep.equal([name, 'validation_failed', '']);
      }
  });

  it('refuses invalid replacements', () => {
    for (const replacements of [null, 'x', [], { a: 5 }, { '': 'x' }, { a: null }]) {
      const found: unknown = Reflect.get(engine, 'replaceTerms');
      if (typeof found !== 'function') throw new TypeError();
      expect(() => Reflect.apply(found, engine, ['a', replacements]))
        .to.throw()
        .with.property('code', 'replacements_invalid');
    }
  });

  it('reports all mistakes at once, at most twenty', async () => {
    const { pointers } = await refusalOf((o) => engine.analyze(TEXT, Object(o)), {
      level: 9,
      candidates: '2',
      seed: 5,
    });
    expect(pointers).to.deep.equal(['/level', '/candidates', '/seed']);
    const names = await refusalOf((o) => engine.analyze(TEXT, Object(o)), { domain: 'x', mode: 'y', entities: ['z'] });
    expect(names.pointers).to.deep.equal(['/domain', '/mode', '/entities/0']);
    const many = Object.fromEntries(Array.from({ length: 5000 }, (_, i) => [`x${i}`, 1]));
    expect((await refusalOf((o) => engine.analyze(TEXT, Object(o)), many)).pointers).to.have.length(20);
    const types = Array.from({ length: 5000 }, (_, i) => `X${i}`);
    expect((await refusalOf((o) => engine.analyze(TEXT, Object(o)), { entities: types })).pointers).to.have.length(20);
  });

  it('treats null and undefined as missing, and accepts names in any case', () => {
    const plain = engine.analyze(TEXT);
    const none = Object.fromEntries(Object.keys(WRONG).flatMap((name) => [[name, null]]));
    const left = Object.fromEntries(Object.keys(WRONG).map((name) => [name, undefined]));
    for (const options of [none, left, null, undefined, Object.create(null)])
      expect(Reflect.apply(engine.analyze, engine, [TEXT, options])).to.deep.equal(plain);
    const cased: DeidentifyOptions = { domain: ' medical ', mode: 'redact', entities: ['person'], language: 'EN' };
    expect(engine.deidentify(TEXT, cased).outputs[0]?.text).to.match(/^\*+, mary@clinic\.example$/);
  });

  it('accepts nothing undocumented, and never fails in another way', () => {
    const names = Object.keys(WRONG);
    const value = fc.oneof(
      fc.anything({ withBigInt: true, withDate: true, withMap: true, withSet: true, withNullPrototype: true }),
      fc.constantFrom<unknown>(1, 2, 3, 'General', 'HIPAA', 'en', true, ['PERSON'], null, undefined),
    );
    const options = fc.dictionary(fc.oneof({ weight: 6, arbitrary: fc.constantFrom(...names) }, fc.string()), value);
    fc.assert(
      fc.property(options, (given) => {
        try {
          const { level } = Reflect.apply(engine.analyze, engine, ['Mary', given]);
          expect([1, 2, 3]).to.include(level);
          expect(Object.keys(given).filter((name) => !names.includes(name))).to.deep.equal([]);
        } catch (error) {
          expect(isDeidError(error) && [error.status, error.mistakes.length > 0]).to.deep.equal([422, true]);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('validates options of pools and engines too', async () => {
    for (const wrong of [
      { threads: 0 },
      { threads: '2' },
      { threads: Number.NaN },
      { timeoutMs: -1 },
      { thread: 1 },
      { memoryMb: 0.5 },
    ]) {
      const { code, pointers } = await refusalOf((o) => Reflect.apply(createEnginePool, null, [undefined, o]), wrong);
      expect([code, pointers[0]]).to.deep.equal([
        'validation_failed',
        'thread' in wrong ? '' : `/${Object.keys(wrong)[0]}`,
      ]);
    }
    const { code } = await refusalOf((o) => Reflect.apply(createEngine, null, [{ plugins: [] }, o]), {
      clock: new Date(),
    });
    expect(code).to.equal('validation_failed');
  });
});
