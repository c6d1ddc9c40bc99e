import { expect } from 'chai';
import { DeidError } from '../../core/index.js';
import { createEngine } from '../../lib/index.js';
import { readTokenizer } from '../../plugins/detectors/neural/onnx/tokenizer.js';
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

describe('neural: a model that a team exported', () => {
  const configOf = (model: string, labels?: object) => ({
    defaults: { model: 'accurate' },
    plugins: [
      { use: 'deidkit/plugins/ner' },
      { use: 'deidkit/plugins/neural', options: { model, ...(labels && { labels }) } },
    ],
  });

  /** The runtime is an optional peer. CI installs it. */
  function needsRuntime(context: Mocha.Context): void {
    try {
      import.meta.resolve(RUNTIME);
    } catch {
      if (process.env.CI === 'true')
        throw new Error('onnxruntime-node is not installed: npm install --no-save onnxruntime-node');
      console.log('      skipped: onnxruntime-node is not installed');
      context.skip();
    }
  }

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

  it('is refused with the reason: no such file, no labels, labels that it does not have, no runtime', async () => {
    using folder = tinyFolder(CLASSIFIER);
    using strange = tinyFolder({ ...CLASSIFIER, labels: ['LABEL_0', 'LABEL_1'] });
    const codeOf = async (model: string, labels?: object) => {
      const error: unknown = await createEngine(configOf(model, labels)).then(
        (engine) => engine.close(),
        (e: unknown) => e,
      );
      return error instanceof DeidError ? error.code : undefined;
    };
    expect(await codeOf(`${folder.path}/none`)).to.equal('model_unreadable');
    expect(await codeOf(strange.path)).to.equal('model_unreadable');
    expect(await codeOf(folder.path, { UNIT: 'OCCUPATION' })).to.equal('model_unreadable');
    expect(await codeOf(folder.path)).to.be.oneOf([undefined, 'model_needs_package']);
  });
});
