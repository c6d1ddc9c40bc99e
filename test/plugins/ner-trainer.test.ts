import { writeFile } from 'node:fs/promises';
import { expect } from 'chai';
import fc from 'fast-check';
import { DeidError, definePlugin } from '../../core/index.js';
import type { RunningModel } from '../../core/services.js';
import { createEngine } from '../../lib/index.js';
import { readHead, writeHead } from '../../plugins/detectors/ner/tagger/head-file.js';
import { readModel } from '../../plugins/detectors/ner/tagger/model.js';
import { TagSet } from '../../plugins/detectors/ner/tagger/tags.js';
import { modelMatches, trainedRecognizer } from '../../plugins/detectors/ner/trained.js';
import type { Weights } from '../../plugins/detectors/ner/trainer/adagrad.js';
import { fitKnots, type ScoredEntity } from '../../plugins/detectors/ner/trainer/fit-knots.js';
import { type Base, trainHead } from '../../plugins/detectors/ner/trainer/head.js';
import { holdOut } from '../../plugins/detectors/ner/trainer/hold-out.js';
import {
  cardPage,
  countText,
  type Example,
  noCounts,
  ratesOf,
  readExamples,
  shippedLexicon,
  type TrainedModel,
  trainModel,
} from '../../plugins/detectors/ner/trainer/index.js';
import { MeanWeights } from '../../plugins/detectors/ner/trainer/mean-weights.js';
import { tempFolder } from '../lib/temp-folder.js';
import { wardTexts } from './support/ward-texts.js';

const lexicon = shippedLexicon();
const train = (examples: readonly Example[], seed = 'a', types = ['WARD']): TrainedModel =>
  trainModel({ examples, types, seed, epochs: 4, data: 'wards.jsonl', date: '2026-01-31', lexicon });

const codeOf = (work: () => unknown): string => {
  try {
    work();
    return 'none';
  } catch (error) {
    return error instanceof DeidError ? error.message : 'another error';
  }
};

describe('labelled texts', () => {
  const read = (lines: readonly string[], types?: readonly string[]) => readExamples(lines, types);

  it('are accepted with `type` or `label`, in the order of the text', () => {
    const line = JSON.stringify({
      id: 7,
      text: 'Ward Elm, bed 4',
      spans: [
        { start: 14, end: 15, type: 'BED' },
        { start: 5, end: 8, label: 'WARD', orig: 'x' },
      ],
    });
    expect(read([`\uFEFF${line}`, '', ' \r']).examples).to.deep.equal([
      {
        text: 'Ward Elm, bed 4',
        spans: [
          { start: 5, end: 8, label: 'WARD' },
          { start: 14, end: 15, label: 'BED' },
        ],
      },
    ]);
  });

  it('report each invalid line, and never its content', () => {
    const span = (start: unknown, end: unknown, type: unknown = 'WARD') =>
      JSON.stringify({ text: 'Secret 😀 words', spans: [{ start, end, type }] });
    const overlaps = (type: string) =>
      JSON.stringify({
        text: 'Secret words',
        spans: [
          { start: 0, end: 6, type: 'WARD' },
          { start: 5, end: 8, type },
        ],
      });
    const bad = [
      'Secret',
      '[]',
      '{"spans":[]}',
      '{"text":"Secret"}',
      span(4, 4),
      span(0, 99),
      span(-1, 2),
      span(0, 2, 5),
    ];
    const { examples, mistakes } = read(
      [...bad, span('0', 2), span(0, 8), overlaps('WARD'), overlaps('BED'), span(0, 6)],
      ['WARD'],
    );
    expect(mistakes.map(({ line }) => line)).to.deep.equal([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
    expect(new Set(mistakes.map(({ says }) => says)).size).to.be.greaterThan(7);
    for (const { says } of mistakes) expect(says).not.to.match(/Secret/);
    expect(examples).to.have.lengthOf(2);
  });
});

describe('training', () => {
  let model: TrainedModel;
  before(() => {
    model = train(wardTexts());
  });

  it('produces the same file from the same texts and seed', () => {
    expect(Buffer.from(train(wardTexts()).bytes).equals(Buffer.from(model.bytes))).to.equal(true);
    expect(Buffer.from(train(wardTexts(), 'b').bytes).equals(Buffer.from(model.bytes))).to.equal(false);
  });

  it('describes on the card the training texts and the results on other texts', () => {
    const { texts, types } = model.card;
    expect(texts.training + texts.heldOut).to.equal(wardTexts().length);
    expect(types.map(({ type, terms }) => [type, terms.training + terms.heldOut])).to.deep.equal([
      ['WARD', wardTexts().flatMap(({ spans }) => spans.filter((s) => s.label === 'WARD')).length],
    ]);
    expect(types[0]?.strict.f).to.be.greaterThan(0.7);
    const page = cardPage({ ...model.card, data: 'a|b\n# c' });
    expect(page).to.include('WARD').and.to.include('2026-01-31').and.not.to.match(/^# c/m);
  });

  it('refuses too little data, and names the labels', () => {
    const texts = wardTexts();
    expect(codeOf(() => train(texts, 'a', ['BED_SIDE'])))
      .to.include('WARD')
      .and.to.include('no term');
    expect(codeOf(() => train(texts.slice(0, 3)))).to.match(/at least/);
    expect(codeOf(() => train(texts, 'a', []))).to.match(/1 to 16/);
  });
});

describe('a trained model beside other recognizers', () => {
  const TERM = 'Sycamore East';
  const placesIn = (view: string, form: RegExp) =>
    Array.from(view.matchAll(form), ({ 0: { length }, index }) => ({ start: index, end: index + length }));
  const tagger: RunningModel = {
    tag: (view) =>
      placesIn(view, /Sycamore East/g).map((span) => ({
        ...span,
        type: 0,
        probability: 0.95,
        anyType: 0.95,
        isUnknownWord: false,
        best: true,
      })),
  };
  const findings = async (yieldsTo: readonly string[], text: string) => {
    const learnt = { WARD: { plausible: 0.5, sure: 0.8, endsWithStop: false, yieldsTo } };
    const plugin = definePlugin({
      name: 'wards',
      description: 'Wards, and the doctors of the house.',
      register(registry) {
        registry.entityType({ name: 'WARD', description: 'A ward.', examples: [], laws: [] });
        registry.recognizer(trainedRecognizer('wards/model', () => tagger, ['WARD'], learnt));
        registry.recognizer({
          name: 'wards/doctor',
          types: ['PERSON'],
          *recognize({ view }) {
            for (const span of placesIn(view, /(?<=Dr\. )Sycamore East/g))
              yield { type: 'PERSON', ...span, score: 0.8 };
          },
        });
      },
    });
    await using engine = await createEngine({ plugins: [{ use: plugin }] });
    const { findings, explanation } = engine.analyze(text, { explain: true });
    return { types: findings.map(({ type }) => type), explained: JSON.stringify(explanation) };
  };

  it('never reports a full stop alone, which is no part of a term', () => {
    const entity = { start: 3, end: 4, type: 0, probability: 0.9, anyType: 0.9, isUnknownWord: false, best: true };
    const learnt = { WARD: { plausible: 0.5, sure: 0.8, endsWithStop: false } };
    expect([...modelMatches('one.', { tag: () => [entity] }, ['WARD'], learnt)]).to.eql([]);
  });

  it('leaves a person what it is where terms do not look like persons, and takes it where they do', async () => {
    const text = `Dr. ${TERM} saw her on ${TERM}.`;
    expect((await findings(['PERSON'], text)).types).to.deep.equal(['PERSON', 'WARD']);
    expect((await findings([], text)).types).to.deep.equal(['WARD', 'WARD']);
  });

  it('says how sure it was, and from where a reading counts', async () => {
    const { types, explained } = await findings(['PERSON'], `She was moved to ${TERM}.`);
    expect(types).to.deep.equal(['WARD']);
    expect(explained).to.include('trained model, 95 % (level 2 from 50 %, level 1 from 80 %)');
  });

  it('learns from the labelled texts what its terms look like to the model of the package', () => {
    const examples = wardTexts();
    const given = { examples, types: ['WARD'], epochs: 1, data: 'wards.jsonl', date: '2026-01-31', lexicon };
    const learntWith = (label: string) => {
      const known = (text: string) =>
        examples.find((one) => one.text === text)?.spans.map((s) => ({ ...s, label })) ?? [];
      return readModel(trainModel({ ...given, known }).bytes).learnt?.WARD?.yieldsTo;
    };
    expect(learntWith('LOCATION')).to.deep.equal(['PERSON', 'ORGANIZATION']);
    expect(readModel(trainModel(given).bytes).learnt?.WARD?.yieldsTo).to.equal(undefined);
  });
});

describe('the mean of weights', () => {
  it('averages the weights of several training runs equally', () => {
    const tags = new TagSet(['WARD']);
    const weights = (...values: number[]): Weights => ({
      tags,
      features: Float32Array.from(values),
      transitions: Float32Array.from(values, (value) => -value),
    });
    const mean = new MeanWeights(2);
    expect(mean.weights).to.equal(undefined);
    mean.add(weights(1, 0, -4));
    mean.add(weights(3, 0.5, 4));
    expect([...(mean.weights?.features ?? [])]).to.deep.equal([2, 0.25, 0]);
    expect([...(mean.weights?.transitions ?? [])]).to.deep.equal([-2, -0.25, 0]);
  });
});

describe('holding texts out', () => {
  const example = (text: string): Example => ({ text, spans: [] });

  it('keeps equal texts together and does not depend on the order', () => {
    const texts = fc.array(fc.constantFrom(...'abcdefghij').map(example), { minLength: 2, maxLength: 60 });
    fc.assert(
      fc.property(texts, (examples) => {
        const { training, heldOut } = holdOut(examples, 0.2, 's');
        expect(training.length + heldOut.length).to.equal(examples.length);
        const held = new Set(heldOut.map(({ text }) => text));
        expect(training.some(({ text }) => held.has(text))).to.equal(false);
        const turned = holdOut(examples.toReversed(), 0.2, 's').heldOut.map(({ text }) => text);
        expect(new Set(turned)).to.deep.equal(held);
      }),
    );
  });
});

describe('thresholds of levels', () => {
  const readings = (probability: number, right: number, wrong: number): ScoredEntity[] => [
    ...Array.from({ length: right }, () => ({ probability, right: true })),
    ...Array.from({ length: wrong }, () => ({ probability, right: false })),
  ];

  it('rise for an overconfident model, and fall for an underconfident one', () => {
    const usual = fitKnots([]);
    expect(fitKnots([...readings(0.7, 5, 40), ...readings(0.95, 30, 20)]).plausible).to.be.greaterThan(usual.plausible);
    expect(fitKnots([...readings(0.5, 40, 2), ...readings(0.8, 60, 0)]).sure).to.be.lessThan(usual.sure);
  });

  it('stay in order, whatever was read', () => {
    const reading = fc.record({ probability: fc.double({ min: 0, max: 1, noNaN: true }), right: fc.boolean() });
    fc.assert(
      fc.property(fc.array(reading, { maxLength: 80 }), (list) => {
        const { plausible, sure } = fitKnots(list);
        expect(0 < plausible && plausible < sure && sure < 1).to.equal(true);
      }),
    );
  });
});

describe('scores', () => {
  it('distinguish terms found exactly from terms found in part', () => {
    const counts = noCounts();
    const at = (start: number, end: number) => ({ start, end });
    countText(counts, [at(0, 5), at(10, 20)], [at(0, 5), at(15, 25), at(40, 44)]);
    expect(ratesOf(counts.strict)).to.deep.equal({ precision: 1 / 3, recall: 1 / 2, f: 0.4 });
    expect(ratesOf(counts.overlap)).to.deep.include({ precision: 2 / 3, recall: 1 });
    expect(ratesOf(noCounts().strict)).to.deep.equal({ precision: 0, recall: 0, f: 0 });
  });
});

describe('layers on the accurate model', () => {
  /** Two numbers for each word: whether it is a bird, and whether it is long. */
  const base: Base = {
    id: '00c0ffee',
    width: 2,
    encode(text) {
      const words = [...text.matchAll(/\S+/gu)].map(({ 0: word, index }) => ({
        start: index,
        end: index + word.length,
      }));
      const rows = words.flatMap(({ start, end }) => [/wren|owl/.test(text.slice(start, end)) ? 1 : 0, end - start]);
      return { words, rows: Float32Array.from(rows) };
    },
    tagger: () => ({ tag: () => [] }),
  };
  const examples = ['the wren sang', 'an owl slept there', 'nobody came by', 'it was a wren'].map((text) => ({
    text,
    spans: [...text.matchAll(/wren|owl/gu)].map(({ 0: word, index }) => ({
      start: index,
      end: index + word.length,
      label: 'BIRD',
    })),
  }));

  it('learn which of the numbers of a word tell its label, the same with the same seed', () => {
    const trained = () => trainHead(examples, base, { types: ['BIRD'], seed: 'a', epochs: 300 });
    const weights = trained();
    const score = (label: number, row: readonly number[]) =>
      row.reduce((sum, value, i) => sum + value * (weights[label * 3 + i] ?? 0), weights[label * 3 + 2] ?? 0);
    expect(score(1, [1, 4])).to.be.greaterThan(score(0, [1, 4]));
    expect(score(0, [0, 4])).to.be.greaterThan(score(1, [0, 4]));
    expect(trained()).to.deep.equal(weights);
  });

  it('are refused damaged, or on another model than they were trained on', async () => {
    const learnt = { BIRD: { plausible: 0.5, sure: 0.9, endsWithStop: false } };
    const bytes = writeHead({ base: base.id, types: ['BIRD'], learnt, card: null, weights: new Float32Array(9) });
    expect(readHead(bytes)).to.deep.include({ base: base.id, types: ['BIRD'], learnt });
    const broken = Uint8Array.from(bytes, (byte, i) => (i === bytes.length - 1 ? byte + 1 : byte));
    for (const file of [bytes.subarray(0, 10), bytes.subarray(0, bytes.length - 4), broken])
      expect(() => readHead(file))
        .to.throw(DeidError)
        .that.includes({ code: 'model_unreadable' });
    await using folder = await tempFolder({});
    await writeFile(folder.file('bird.bin'), bytes);
    await using engine = await createEngine({
      plugins: [
        { use: 'deidkit/plugins/ner', options: { models: [folder.file('bird.bin')] } },
        { use: 'deidkit/plugins/neural' },
      ],
    });
    expect(() => engine.analyze('a wren', { model: 'accurate' }))
      .to.throw(DeidError)
      .that.includes({ code: 'model_unreadable' });
  });
});
