import { readFile } from 'node:fs/promises';
import { expect } from 'chai';
import { createEngine, createEnginePool } from '../../lib/index.js';
import { type TempFolder, tempFolder } from '../lib/temp-folder.js';
import { wardTexts } from '../plugins/support/ward-texts.js';
import { deidkit } from './run.js';

const lines = wardTexts().map(({ text, spans }) => JSON.stringify({ text, spans }));
const config = JSON.stringify({
  plugins: [
    { use: 'deidkit/plugins/transformers' },
    { use: 'deidkit/plugins/ner', options: { models: ['models/wards.bin'] } },
  ],
  policies: { PROPRIETARY: { rules: { '*': 'label' } } },
});
const TEXT = 'She has been on Sycamore East since Friday.';

describe('training a custom model', () => {
  let folder: TempFolder;
  const run = (...args: string[]) => deidkit(args, { cwd: folder.path, env: { SOURCE_DATE_EPOCH: '1767225600' } });
  const train = (...more: string[]) =>
    run('train', '--data', 'wards.jsonl', '--types', 'WARD', '--epochs', '4', ...more);

  before(async () => {
    folder = await tempFolder({
      'wards.jsonl': lines.join('\n'),
      'bad.jsonl': [...lines.slice(0, 30), '{"text": "Secret"}', 'Secret', ...lines.slice(30)].join('\n'),
      'config/c.json': config,
      'config/models/keep': '',
    });
  });
  after(() => folder[Symbol.asyncDispose]());

  it('writes the model and its card, and never overwrites a file', async () => {
    const first = await train('--out', 'config/models/wards.bin');
    expect(first.code, first.err).to.equal(0);
    expect(first.err).to.include('training: 100 %');
    expect(first.out).to.match(/^WARD +\d+ /m);
    expect(await readFile(folder.file('config/models/wards.bin.md'), 'utf8')).to.include('| Data | wards.jsonl');
    expect((await train('--out', 'config/models/wards.bin')).err).to.include('output_exists');
    const again = await train('--out', 'again.bin', '--json');
    expect(JSON.parse(again.out)).to.deep.include({ data: 'wards.jsonl', date: '2026-01-01', epochs: 4 });
    const files = await Promise.all(['config/models/wards.bin', 'again.bin'].map((f) => readFile(folder.file(f))));
    expect(files[0]?.equals(files[1] ?? Buffer.alloc(0))).to.equal(true);
  });

  it('makes a model that a configuration declares by relative path, with a type of its own', async () => {
    await using engine = await createEngine(folder.file('config/c.json'));
    expect(engine.entityTypes.get('WARD')?.name).to.equal('WARD');
    const { analysis, outputs } = engine.deidentify(TEXT);
    expect(analysis.findings.map((f) => [f.type, TEXT.slice(f.start, f.end), f.recognizer])).to.deep.equal([
      ['WARD', 'Sycamore East', 'ner/wards'],
    ]);
    expect(outputs[0]?.text).to.equal('She has been on [WARD_1] since Friday.');
    const covered = ([1, 2, 3] as const).map((level) => engine.analyze(TEXT, { level }).findings.length);
    expect(covered).to.deep.equal(covered.toSorted());
  });

  it('makes a model that works in threads', async () => {
    await using pool = await createEnginePool(folder.file('config/c.json'), { threads: 1 });
    expect((await pool.analyze(TEXT)).findings.map((f) => f.type)).to.deep.equal(['WARD']);
  });

  it('trains a layer on the accurate model, which is applied to the same texts as that model', async () => {
    const args = ['train', '--data', 'wards.jsonl', '--types', 'WARD', '--base', 'accurate', '--out'];
    const trained = await run(...args, 'config/models/head.bin');
    expect(trained.code, trained.err).to.equal(0);
    expect(await readFile(folder.file('config/models/head.bin.md'), 'utf8')).to.include('linear layer on the accurate');
    await run(...args, 'head-again.bin');
    const [bytes, again] = await Promise.all(
      ['config/models/head.bin', 'head-again.bin'].map((file) => readFile(folder.file(file))),
    );
    expect(bytes?.length).to.be.lessThan(100_000);
    expect(bytes?.equals(again ?? Buffer.alloc(0))).to.equal(true);
    const alone = await run('evaluate', '--data', 'wards.jsonl', '--model', 'head-again.bin', '--json');
    expect(JSON.parse(alone.out).types.WARD.strict.f).to.be.greaterThan(0.85);

    await using engine = await createEngine({
      plugins: [
        { use: 'deidkit/plugins/ner', options: { models: [folder.file('config/models/head.bin')] } },
        { use: 'deidkit/plugins/neural' },
      ],
    });
    const wards = (model: 'fast' | 'cascade' | 'accurate') =>
      engine
        .analyze(TEXT, { model })
        .findings.flatMap(({ type, start, end }) => (type === 'WARD' ? [TEXT.slice(start, end)] : []));
    expect(wards('accurate')).to.deep.equal(['Sycamore East']);
    expect(wards('cascade')).to.deep.equal(['Sycamore East']);
    expect(wards('fast')).to.deep.equal([]);
    expect((await run(...args, 'x.bin', '--base', 'large')).code).to.equal(2);
  });

  it('measures a model alone and in a configuration', async () => {
    const alone = await run('evaluate', '--data', 'wards.jsonl', '--model', 'config/models/wards.bin', '--json');
    const { types, texts, level } = JSON.parse(alone.out);
    expect({ texts, level, labelled: types.WARD.labelled }).to.deep.equal({ texts: 57, level: 2, labelled: 54 });
    expect(types.WARD.strict.f).to.be.greaterThan(0.85);
    const whole = await run('evaluate', '--data', 'wards.jsonl', '--config', 'config/c.json', '--level', '3');
    expect(whole.out).to.match(/^type +terms .*\nWARD +54 /);
  });

  it('refuses invalid lines, unless they are to be skipped', async () => {
    const refused = await run('train', '--data', 'bad.jsonl', '--types', 'WARD', '--out', 'bad.bin');
    expect(refused.code).to.equal(1);
    expect(refused.err).to.include('line 31 lacks').and.to.include('line 32 is not JSON').and.not.to.include('Secret');
    const args = ['--data', 'bad.jsonl', '--types', 'WARD', '--out', 'bad.bin', '--epochs', '1', '--skip-bad-lines'];
    const skipped = await run('train', ...args);
    expect(skipped.code).to.equal(0);
    expect(skipped.err).to.include('line 31 lacks');
  });

  it('refuses misspelt types, wrong options, and data without anything to measure', async () => {
    const none = await run('train', '--data', 'wards.jsonl', '--types', 'WARDS', '--out', 'x.bin');
    expect(none).to.deep.include({ code: 1, out: '' });
    expect(none.err).to.include('WARD (54)');
    expect((await run('train', '--data', 'wards.jsonl', '--types', 'ward', '--out', 'x.bin')).code).to.equal(2);
    const both = ['--model', 'again.bin', '--config', 'config/c.json'];
    expect((await run('evaluate', '--data', 'wards.jsonl', ...both)).code).to.equal(2);
  });
});
