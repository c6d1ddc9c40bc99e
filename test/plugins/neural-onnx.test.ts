import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect } from 'chai';
import { DeidError } from '../../core/index.js';
import { createEngine } from '../../lib/index.js';
import { onnxOrWasm } from '../../plugins/detectors/neural/accurate.js';
import { readNeuralModel } from '../../plugins/detectors/neural/model/model-file.js';
import { ChildRunner } from '../../plugins/detectors/neural/onnx/child-runner.js';
import { encoderGraph, probeGraph, SCORES } from '../../plugins/detectors/neural/onnx/encoder-graph.js';
import { OnnxNetwork } from '../../plugins/detectors/neural/onnx/network.js';
import { OnnxSession } from '../../plugins/detectors/neural/onnx/session.js';
import { readTokenizer } from '../../plugins/detectors/neural/onnx/tokenizer.js';
import { WasmNetwork } from '../../plugins/detectors/neural/wasm-network.js';
import { plainScores, randomModel } from './support/neural-model.js';
import { tinyFolder } from './support/tiny-onnx.js';

const ADDED = [
  { id: 1, content: '[CLS]' },
  { id: 2, content: '[SEP]' },
];
const vocabularyOf = (pieces: readonly string[]) => Object.fromEntries(pieces.map((piece, id) => [piece, id]));

describe('neural: tokenizers of exported models', () => {
  it('cut words by WordPiece: the longest piece first, small and without accents where the model is', () => {
    const pieces = ['[UNK]', '[CLS]', '[SEP]', 'mul', '##ler', '##l', 'muller'];
    const { cut, begin, end } = readTokenizer({
      added_tokens: ADDED,
      normalizer: { type: 'BertNormalizer', lowercase: true, strip_accents: null },
      model: { type: 'WordPiece', vocab: vocabularyOf(pieces), unk_token: '[UNK]', continuing_subword_prefix: '##' },
    });
    const read = (word: string) => cut(word, true).map((id) => pieces[id]);
    expect([begin, end]).to.eql([1, 2]);
    expect(read('Müller')).to.eql(['muller']);
    expect(read('mulller')).to.eql(['mul', '##l', '##ler']);
    expect(read('mulx')).to.eql(['[UNK]']);
  });

  it('cut words by Unigram: the pieces with the highest sum of scores', () => {
    const rows = [
      ['<s>', 0],
      ['<pad>', 0],
      ['</s>', 0],
      ['<unk>', 0],
      ['\u2581', -3],
      ['ab', -2],
      ['\u2581a', -4],
      ['b', -4],
    ];
    const { cut } = readTokenizer({
      added_tokens: [
        { id: 0, content: '<s>' },
        { id: 2, content: '</s>' },
      ],
      model: { type: 'Unigram', vocab: rows, unk_id: 3 },
    });
    expect(cut('ab', true).map((id) => rows[id]?.[0])).to.eql(['\u2581', 'ab']);
    expect(cut('ab', false).map((id) => rows[id]?.[0])).to.eql(['ab']);
    expect(cut('z', false).map((id) => rows[id]?.[0])).to.eql(['<unk>']);
  });

  it('cut words by BPE: bytes, joined in the order of the merges, with the space before a word', () => {
    const pieces = ['<s>', '</s>', '<unk>', '\u0120', 'a', 'b', '\u00c3', '\u00a9', 'ab', '\u0120ab', '\u00c3\u00a9'];
    const { cut } = readTokenizer({
      added_tokens: [
        { id: 0, content: '<s>' },
        { id: 1, content: '</s>' },
      ],
      pre_tokenizer: { type: 'ByteLevel' },
      model: {
        type: 'BPE',
        vocab: vocabularyOf(pieces),
        unk_token: '<unk>',
        merges: ['a b', ['\u0120', 'ab'], '\u00c3 \u00a9'],
      },
    });
    const read = (word: string, isBehindSpace: boolean) => cut(word, isBehindSpace).map((id) => pieces[id]);
    expect(read('ab', true)).to.eql(['\u0120ab']);
    expect(read('aba', false)).to.eql(['ab', 'a']);
    expect(read('é', false)).to.eql(['\u00c3\u00a9']);
  });

  it('of other kinds are refused', () => {
    for (const json of [
      {},
      { model: {} },
      { model: { type: 'WordLevel', vocab: { a: 1 } } },
      { model: { vocab: { a: 1 } } },
    ])
      expect(() => readTokenizer(json))
        .to.throw(DeidError)
        .that.includes({ code: 'model_unreadable' });
  });
});

const PIECES = ['[UNK]', '[CLS]', '[SEP]', 'mary', 'jones', 'acme', 'nurse', 'to', '##s'];
const CLASSIFIER = {
  tokenizer: {
    added_tokens: ADDED,
    normalizer: { type: 'BertNormalizer', lowercase: true },
    model: { type: 'WordPiece', vocab: vocabularyOf(PIECES), unk_token: '[UNK]' },
  },
  labels: ['O', 'B-PER', 'I-PER', 'B-ORG', 'B-JOB', 'I-JOB'],
  labelOf: new Map([
    [PIECES.indexOf('mary'), 'B-PER'],
    [PIECES.indexOf('jones'), 'I-PER'],
    [PIECES.indexOf('acme'), 'B-ORG'],
    [PIECES.indexOf('nurse'), 'B-JOB'],
  ]),
  vocabulary: PIECES.length,
};

/** An optional peer. */
const RUNTIME = 'onnxruntime-node';

/** CI installs it. @returns its module specifier */
function needsRuntime(context: Mocha.Context): string {
  try {
    return import.meta.resolve(RUNTIME);
  } catch {
    if (process.env.CI === 'true')
      throw new Error('onnxruntime-node is not installed: npm install --no-save onnxruntime-node');
    console.log('      skipped: onnxruntime-node is not installed');
    return context.skip();
  }
}

describe('neural: a model that a team exported', () => {
  const configOf = (model: string, labels?: object, runtime?: string) => ({
    defaults: { model: 'accurate' },
    plugins: [
      { use: 'deidkit/plugins/ner' },
      { use: 'deidkit/plugins/neural', options: { model, ...(labels && { labels }), ...(runtime && { runtime }) } },
    ],
  });

  it('finds names, and what its other labels are mapped to, in the windows of a long text, too', async function () {
    needsRuntime(this);
    using folder = tinyFolder(CLASSIFIER);
    await using engine = await createEngine(configOf(folder.path, { JOB: 'OCCUPATION' }));
    const found = (text: string) =>
      engine.analyze(text).findings.map(({ start, end, type }) => [text.slice(start, end), type]);
    const alone = [
      ['Mary Jones', 'PERSON'],
      ['ACME', 'ORGANIZATION'],
      ['nurse', 'OCCUPATION'],
    ];
    expect(found('Mary Jones went to ACME, a nurse')).to.eql(alone);
    expect(found(`${'to '.repeat(100)}Mary Jones ${'to '.repeat(60)}ACME ${'to '.repeat(30)}nurse`)).to.eql(alone);
    expect(engine.analyze('to nurse', { model: 'fast' }).findings).to.eql([]);
  });

  it('is refused with the reason: no such file, no labels, labels that it does not have, no runtime, the kernel', async () => {
    using folder = tinyFolder(CLASSIFIER);
    using strange = tinyFolder({ ...CLASSIFIER, labels: ['LABEL_0', 'LABEL_1'] });
    const codeOf = async (model: string, labels?: object, runtime?: string) => {
      const error: unknown = await createEngine(configOf(model, labels, runtime)).then(
        (engine) => engine.close(),
        (e: unknown) => e,
      );
      return error instanceof DeidError ? error.code : undefined;
    };
    expect(await codeOf(`${folder.path}/none`)).to.equal('model_unreadable');
    expect(await codeOf(strange.path)).to.equal('model_unreadable');
    expect(await codeOf(folder.path, { UNIT: 'OCCUPATION' })).to.equal('model_unreadable');
    expect(await codeOf(folder.path, undefined, 'wasm')).to.equal('model_unreadable');
    expect(await codeOf(folder.path)).to.be.oneOf([undefined, 'model_needs_package']);
  });
});

describe('neural: a model file run by onnxruntime-node', () => {
  const PIECES = ['<s>', '<pad>', '</s>', '<unk>', ...'abcdefghijklmnop'];
  const SIZES = { hidden: 64, heads: 2, inner: 96, layers: 2, positions: 64, vocabulary: PIECES.length };
  const bytesOf = (sizes = SIZES, types?: string[]) =>
    randomModel(sizes, PIECES, new Float32Array(PIECES.length).fill(-5), types);
  const modelOf = (sizes = SIZES, types?: string[]) => readNeuralModel(bytesOf(sizes, types));
  const window = (length: number) => {
    const ids = Array.from({ length }, (_, i) => (i * 7) % PIECES.length);
    return [ids, ids.map((id) => id % 24)] as const;
  };

  it('computes nearly the same as a plain implementation: other numbers of layers, heads and labels', function () {
    const runtime = needsRuntime(this);
    for (const [sizes, types] of [
      [SIZES, undefined],
      [{ ...SIZES, layers: 5, heads: 1 }, undefined],
      [{ ...SIZES, hidden: 96, heads: 3, inner: 160, layers: 3 }, ['PERSON', 'OCCUPATION']],
    ] as const) {
      const model = modelOf(sizes, types && [...types]);
      using session = new OnnxSession(runtime);
      const network = new OnnxNetwork(model, session);
      expect(network.labels).to.equal(1 + 2 * model.types.length);
      for (const length of [1, 2, 7, 40]) {
        const [ids, codes] = window(length);
        const { numbers, stride } = network.scores(ids, codes);
        plainScores(model, ids, codes).forEach((row, i) => {
          row.forEach((value, label) => {
            expect(numbers[i * stride + label], `piece ${i} of ${length}, label ${label}`).to.be.closeTo(value, 0.2);
          });
        });
      }
    }
  });

  it('gives for each piece what the WebAssembly kernel gives, half way up and behind the last layer', function () {
    const model = modelOf({ ...SIZES, layers: 4 });
    using session = new OnnxSession(needsRuntime(this));
    const [ids, codes] = window(40);
    const ours = new WasmNetwork(model).states(ids, codes);
    new OnnxNetwork(model, session).states(ids, codes).forEach(({ numbers, stride }, part) => {
      expect(stride).to.equal(64);
      numbers.forEach((number, i) => {
        expect(number).to.be.closeTo(ours[part]?.numbers[i] ?? Number.NaN, 0.2);
      });
    });
  });

  it('multiplies exactly, in whichever of two ways the processor can', function () {
    const model = modelOf();
    using session = new OnnxSession(needsRuntime(this));
    const { graph, expected } = probeGraph();
    session.load(() => graph);
    const isExact = session.run({}, [SCORES])[SCORES]?.data.every((value: number | bigint) => value === expected);
    const data = Float32Array.from({ length: 10 * 64 }, (_, i) => Math.sin(i * i));
    const [asTheyAre, raised] = (['int8', 'uint8'] as const).map((type) => {
      session.load(() => encoderGraph(model, type));
      return session.run({ embedded: { data, dims: [1, 10, 64] } }, [SCORES])[SCORES]?.data;
    });
    if (isExact) expect(asTheyAre).to.eql(raised);
    expect(raised).to.have.length(70);
  });

  it('finds the same entities as the kernel', async function () {
    needsRuntime(this);
    const text = [
      'Мария Иванова живёт в Москве.',
      'yesterday jordan miller called about the invoice of Kestrel Holdings',
      'Frau Wernicke hat gestern mit Herrn Kowalski in Bremen gesprochen.',
      'It was Agnieszka\nNowak who signed. The Apgar score was 9, and Parkinson disease was excluded.',
    ].join('\n\n');
    const found = async (runtime: string) => {
      const plugins = [{ use: 'deidkit/plugins/ner' }, { use: 'deidkit/plugins/neural', options: { runtime } }];
      await using engine = await createEngine({ plugins });
      return (['accurate', 'cascade'] as const).map((model) =>
        engine.analyze(text, { model }).findings.map(({ start, end, type }) => [text.slice(start, end), type]),
      );
    };
    const ours = await found('wasm');
    expect(await found('onnx')).to.eql(ours);
    expect(await found('auto')).to.eql(ours);
    expect(ours[0]).to.deep.include(['Мария Иванова', 'PERSON']);
  });

  it('reads in threads, which may be stopped in the middle of it, and finds the same there', async function () {
    this.timeout(120_000);
    needsRuntime(this);
    const script = fileURLToPath(new URL('./support/stopped-reader.js', import.meta.url));
    const { stdout } = await promisify(execFile)(process.execPath, [script]);
    expect(JSON.parse(stdout)).to.eql(['Agnieszka Nowak', 'Kestrel Holdings', 'maria lopez', 'Lagos']);
  });

  it('replaces a process that has ended', async function () {
    const runtime = needsRuntime(this);
    const runner = new ChildRunner();
    const { graph, expected } = probeGraph();
    const run = () => runner.answer({ inputs: {}, outputs: [SCORES] });
    expect(await run()).to.have.property('fault');
    expect(await runner.answer({ runtime: 'data:text/javascript,process.exit(1)', graph })).to.have.property('fault');
    expect(await run()).to.have.property('fault');
    expect(await runner.answer({ runtime, graph })).to.eql({ inputs: [], outputs: [SCORES] });
    expect(await run())
      .to.have.nested.property(`tensors.${SCORES}.data[0]`)
      .that.is.at.most(expected);
    runner.end();
  });

  it('refuses a file whose header is damaged, and a graph that is none', function () {
    const good = bytesOf();
    using session = new OnnxSession(needsRuntime(this));
    const headerOf = (bytes: Uint8Array) => new DataView(bytes.buffer).getUint32(4, true);
    const changed = (from: string, to: string) => {
      const bytes = Uint8Array.from(good);
      const header = Buffer.from(bytes.buffer, 8, headerOf(bytes));
      const at = header.indexOf(from);
      expect(at).to.be.at.least(0);
      header.write(to, at);
      return bytes;
    };
    for (const bytes of [
      changed('"layers":2', '"layers":3'),
      changed('"inner":96', '"inner":64'),
      changed('"heads":2', '"heads":5'),
      changed('layers.1.f2.weight"', 'layers.1.f3.weight"'),
      good.subarray(0, good.length - 3000),
    ])
      expect(() => new OnnxNetwork(readNeuralModel(bytes), session))
        .to.throw(DeidError)
        .that.includes({ code: 'model_unreadable' });
    expect(() => session.load(() => new TextEncoder().encode('no graph')))
      .to.throw(DeidError)
      .that.includes({ code: 'model_unreadable' });
    // It still runs what can be run.
    expect(new OnnxNetwork(readNeuralModel(good), session).scores([0, 5, 2], [0, 1, 0]).numbers).to.have.length(21);
  });

  it('needs the package where the configuration says so', async () => {
    const plugins = [{ use: 'deidkit/plugins/ner' }, { use: 'deidkit/plugins/neural', options: { runtime: 'onnx' } }];
    const error: unknown = await createEngine({ plugins }).then(
      (engine) => engine.close(),
      (e: unknown) => e,
    );
    if (error === undefined) import.meta.resolve(RUNTIME);
    else expect(error).to.include({ code: 'model_needs_package' });
  });

  it('leaves the model to the kernel where the runtime is there but does not run', () => {
    using session = new OnnxSession('data:text/javascript,export default {}');
    const model = modelOf();
    expect(() => new OnnxNetwork(model, session))
      .to.throw(DeidError)
      .that.includes({ code: 'model_unreadable' });
    expect(onnxOrWasm(model, session)).to.be.instanceOf(WasmNetwork);
  });

  it('answers to many short questions', function () {
    using session = new OnnxSession(needsRuntime(this));
    const network = new OnnxNetwork(modelOf(), session);
    const first = network.scores([0, 4, 2], [0, 1, 0]).numbers;
    for (let times = 0; times < 2000; times++) expect(network.scores([0, 4, 2], [0, 1, 0]).numbers).to.eql(first);
  });
});
