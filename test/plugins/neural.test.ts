import { expect } from 'chai';
import fc from 'fast-check';
import { type AnalyzeOptions, DeidError, type Engine } from '../../core/index.js';
import type { ModelEntity, RunningModel } from '../../core/services.js';
import { makeRandom } from '../../kit/index.js';
import { createEngine } from '../../lib/index.js';
import { NAMES } from '../../plugins/detectors/neural/accurate.js';
import { Cascade } from '../../plugins/detectors/neural/cascade.js';
import { Encoder } from '../../plugins/detectors/neural/encoder.js';
import { readNeuralModel } from '../../plugins/detectors/neural/model/model-file.js';
import { PACKAGED_DETAILS, packaged, readModel } from '../../plugins/detectors/neural/packaged.js';
import { Pieces, unigram } from '../../plugins/detectors/neural/reading/pieces.js';
import { windowsOf } from '../../plugins/detectors/neural/reading/windows.js';
import { SharedReading } from '../../plugins/detectors/neural/shared-reading.js';
import { NeuralTagger } from '../../plugins/detectors/neural/tagger.js';
import { WasmNetwork } from '../../plugins/detectors/neural/wasm-network.js';
import { plainScores, randomModel } from './support/neural-model.js';

const LETTERS = ['<s>', '<pad>', '</s>', '<unk>', '\u2581', ...'abcdefghij', '\u2581ab', 'abc', 'cd', 'efg'];
const SCORES = Float32Array.from(LETTERS, (piece) => (piece.length > 1 ? -3 : -6));

describe('neural: words and pieces', () => {
  const pieces = new Pieces(unigram(LETTERS, SCORES));
  const read = (text: string) => pieces.words(text).map(({ ids }) => ids.map((id) => LETTERS[id]));

  it('splits a word into the most probable pieces, with a mark for a preceding space', () => {
    expect(read('abcd')).to.eql([['\u2581ab', 'cd']]);
    expect(read('i(abcd')).to.eql([['\u2581', 'i'], ['<unk>'], ['abc', 'd']]);
    expect(read('zé')).to.eql([['\u2581', '<unk>', '<unk>']]);
  });

  it('treats each character of scripts without spaces as a word', () => {
    expect(pieces.words('王小明 abc').map(({ start, end }) => [start, end])).to.eql([
      [0, 1],
      [1, 2],
      [2, 3],
      [4, 7],
    ]);
  });

  it('describes the case of words and the characters before them', () => {
    const codes = (text: string) => pieces.words(text).map(({ code }) => [Math.floor(code / 3), code % 3]);
    expect(codes('Ab aB AB A a 1 a1 .')).to.eql([
      [2, 1],
      [5, 0],
      [3, 0],
      [4, 0],
      [1, 0],
      [6, 0],
      [7, 0],
      [0, 0],
    ]);
    expect(codes('a\nb\tc  d e').map(([, before]) => before)).to.eql([1, 1, 2, 2, 0]);
  });

  it('covers every letter, digit and sign of any text once, in order', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (text) => {
        let last = 0;
        for (const { start, end, ids } of pieces.words(text)) {
          expect(start).to.be.at.least(last);
          expect(text.slice(last, start).trim()).to.equal('');
          expect(ids).to.not.have.length(0);
          last = end;
        }
        expect(text.slice(last).trim()).to.equal('');
      }),
    );
  });
});

describe('neural: windows', () => {
  const words = (sizes: readonly (readonly [number, boolean])[]) =>
    sizes.map(([size, startsLine], at) => ({
      start: at * 2,
      end: at * 2 + 1,
      ids: Array.from({ length: size }, () => 4),
      code: 0,
      startsLine,
    }));

  it('label every word once, and contain no more pieces than fit', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.integer({ min: 1, max: 40 }), fc.boolean()), { maxLength: 200 }), (sizes) => {
        const list = words(sizes);
        let next = 0;
        for (const { from, to, first, last } of windowsOf(list, 40)) {
          expect(first).to.equal(next);
          expect(last).to.be.greaterThan(first);
          expect(from).to.be.at.most(first);
          expect(to).to.be.at.least(last);
          expect(list.slice(from, to).reduce((sum, { ids }) => sum + ids.length, 0)).to.be.at.most(40);
          next = last;
        }
        expect(next).to.equal(list.length);
      }),
    );
  });

  it('are the same in the same text whatever stands before it, apart from the first few', () => {
    const random = makeRandom('windows');
    for (const lineOf of [0, 12]) {
      const list = Array.from({ length: 3000 }, (_, at) => ({
        start: at,
        end: at + 1,
        ids: Array.from({ length: 1 + random.int(3) }, () => random.int(80_000)),
        code: 0,
        startsLine: lineOf > 0 && random.int(lineOf) === 0,
      }));
      const cuts = (from: number) => windowsOf(list.slice(from), 126).map(({ first }) => first + from);
      const whole = cuts(0);
      for (let from = 1; from < 400; from += 7)
        expect(cuts(from).filter((at) => at > from + 1200)).to.eql(whole.filter((at) => at > from + 1200));
    }
  });

  it('end at a line break in their second half if there is one, and overlap at any other cut', () => {
    const lines = words(Array.from({ length: 60 }, (_, at) => [1, at % 30 === 0] as const));
    expect(windowsOf(lines, 40).map(({ from, to }) => [from, to])).to.eql([
      [0, 30],
      [30, 60],
    ]);
    const prose = words(Array.from({ length: 90 }, () => [1, false] as const));
    for (const { from, to, first, last } of windowsOf(prose, 60)) {
      if (first > 0) expect(first - from).to.be.at.least(8);
      if (last < 90) expect(to - last).to.be.at.least(8);
    }
  });
});

const taggerOf = (bytes: Uint8Array): NeuralTagger => {
  const model = readNeuralModel(bytes);
  return new NeuralTagger(new Encoder(model, new WasmNetwork(model)), model);
};

describe('neural: network', () => {
  const bytes = randomModel(
    { hidden: 64, heads: 2, inner: 96, layers: 2, positions: 64, vocabulary: LETTERS.length },
    LETTERS,
    SCORES,
  );

  it('computes in WebAssembly the same as a plain implementation of the layers', () => {
    const model = readNeuralModel(bytes);
    const network = new WasmNetwork(model);
    for (const length of [1, 2, 7, 17, 40]) {
      const ids = Array.from({ length }, (_, i) => (i * 7) % LETTERS.length);
      const codes = ids.map((id) => id % 24);
      const { numbers, stride } = network.scores(ids, codes);
      const wanted = plainScores(model, ids, codes);
      wanted.forEach((row, i) => {
        row.forEach((value, label) => {
          expect(numbers[i * stride + label], `piece ${i} of ${length}, label ${label}`).to.be.closeTo(value, 0.02);
        });
      });
    }
  });

  it('refuses attention heads and inner layers of another size than the kernel reads', () => {
    const sizes = { hidden: 64, heads: 2, inner: 96, layers: 1, positions: 64, vocabulary: LETTERS.length };
    for (const other of [{ heads: 1 }, { inner: 104 }])
      expect(() => new WasmNetwork(readNeuralModel(randomModel({ ...sizes, ...other }, LETTERS, SCORES))))
        .to.throw(DeidError)
        .that.includes({ code: 'model_unreadable' });
  });

  it('gives the pieces that are wanted the same scores, to the last bit, as when all are', () => {
    const network = new WasmNetwork(readNeuralModel(bytes));
    const ids = Array.from({ length: 23 }, (_, i) => (i * 5) % LETTERS.length);
    const { numbers, stride } = network.scores(ids, ids);
    const all = numbers.slice();
    for (const wanted of [[0], [22], [1, 2, 3, 9, 14, 15], ids.map((_, piece) => piece).slice(1), []]) {
      const some = network.scores(ids, ids, wanted).numbers;
      for (const piece of wanted) {
        const row = [piece * stride, (piece + 1) * stride] as const;
        expect(some.subarray(...row), `piece ${piece} of ${wanted}`).to.eql(all.subarray(...row));
      }
    }
  });

  it('gives the same numbers for a window, to the last bit, whatever window was read before', () => {
    const network = new WasmNetwork(readNeuralModel(bytes));
    const read = (length: number): Float32Array => {
      const ids = Array.from({ length }, (_, i) => (i * 5 + length) % LETTERS.length);
      return network.scores(ids, ids).numbers.slice();
    };
    const lengths = [1, 2, 3, 5, 8, 17, 33];
    const first = lengths.map(read);
    read(60);
    lengths.reverse().forEach((length, i) => {
      expect(read(length), `${length} pieces`).to.eql(first[lengths.length - 1 - i]);
    });
  });

  it('finds the same entities in the same text, whatever was read before', () => {
    const tagger = taggerOf(bytes);
    const text = 'abcd efg hij, abc\nij ab cd efg'.repeat(20);
    const first = tagger.tag(text, 0.2);
    tagger.tag('hij '.repeat(50), 0.2);
    expect(tagger.tag(text, 0.2)).to.eql(first);
    expect(tagger.tag('', 0.2)).to.eql([]);
  });

  it('reports entities in order, without overlaps, within the text', () => {
    const tagger = taggerOf(bytes);
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'abcdefghij ,.\n'), maxLength: 300 }), (text) => {
        let last = 0;
        for (const { start, end, type, probability, anyType } of tagger.tag(text, 0.2)) {
          expect(start).to.be.at.least(last);
          expect(end).to.be.greaterThan(start);
          expect(type).to.be.within(0, 2);
          expect(probability).to.be.within(0, 1);
          expect(anyType).to.be.at.least(probability - 1e-9);
          last = end;
        }
        expect(last).to.be.at.most(text.length);
      }),
      { numRuns: 40 },
    );
  });

  it('refuses a file that is truncated, of another kind, or incomplete', () => {
    for (const broken of [
      new Uint8Array(),
      bytes.subarray(0, 100),
      bytes.subarray(0, bytes.length - 2000),
      new Uint8Array(500),
    ])
      expect(() => taggerOf(broken))
        .to.throw(DeidError)
        .that.includes({ code: 'model_unreadable' });
  });
});

describe('neural: cascade', () => {
  const entity = (text: string, term: string, probability: number): ModelEntity => {
    const start = text.indexOf(term);
    return {
      start,
      end: start + term.length,
      type: 0,
      probability,
      anyType: probability,
      isUnknownWord: false,
      best: true,
    };
  };

  it('passes only sentences in which the fast model is uncertain to the accurate model', () => {
    const text = 'Mary went home. Then Rose called. Nothing else happened.';
    const read: string[] = [];
    const fast: RunningModel = { tag: () => [entity(text, 'Mary', 0.99), entity(text, 'Rose', 0.4)] };
    const accurate: RunningModel = {
      tag: (sentence) => {
        read.push(sentence);
        return [entity(sentence, 'Rose', 0.97)];
      },
    };
    const found = new Cascade(fast, accurate).tag(text, 0.2);
    expect(read).to.eql(['Then Rose called. ']);
    expect(found.map(({ start, end, probability }) => [text.slice(start, end), probability])).to.eql([
      ['Mary', 0.99],
      ['Rose', 0.97],
    ]);
  });
});

describe('neural: cascade and names that look like the end of a sentence', () => {
  it('never drops a part of a name because the sentence before it is read again', () => {
    const text = 'Rose met J. Smith today. All went well.';
    const of = (term: string, probability: number): ModelEntity => {
      const start = text.indexOf(term);
      return {
        start,
        end: start + term.length,
        type: 0,
        probability,
        anyType: probability,
        isUnknownWord: false,
        best: true,
      };
    };
    const read: string[] = [];
    const fast: RunningModel = { tag: () => [of('Rose', 0.4), of('J. Smith', 0.99)] };
    const accurate: RunningModel = {
      tag: (passage) => {
        read.push(passage);
        return [of('Rose', 0.97), of('J. Smith', 0.99)];
      },
    };
    const found = new Cascade(fast, accurate).tag(text, 0.2);
    expect(read).to.eql(['Rose met J. Smith today. ']);
    expect(found.map(({ start, end }) => text.slice(start, end))).to.eql(['Rose', 'J. Smith']);
  });
});

describe('neural: one reading for names and details', () => {
  const texts: string[] = [];
  const entity = (type: number): ModelEntity => ({
    start: type,
    end: type + 1,
    type,
    probability: 0.9,
    anyType: 0.9,
    isUnknownWord: false,
    best: true,
  });
  const shared = new SharedReading(
    {
      tag: (text) => {
        texts.push(text);
        return [entity(0), entity(2), entity(3)];
      },
    },
    2,
  );

  beforeEach(() => texts.splice(0));

  it('reads a text once, even if parts of it are read in between, and numbers the details from 0', () => {
    expect(shared.tag('a whole text', 0.2).map(({ type }) => type)).to.eql([0]);
    shared.tag('a part', 0.2);
    expect(shared.details('a whole text', 0.2).map(({ type, start }) => [type, start])).to.eql([
      [0, 2],
      [1, 3],
    ]);
    expect(texts).to.eql(['a whole text', 'a part']);
  });

  it('reads again what it does not remember', () => {
    shared.tag('another text', 0.2);
    expect(shared.details('a text of which only details are asked for', 0.2)).to.have.length(2);
    shared.tag('short', 0.2);
    shared.details('short', 0.2);
    expect(texts).to.eql(['another text', 'a text of which only details are asked for', 'short']);
  });
});

describe('neural: the plugin', () => {
  const plugins = [{ use: 'deidkit/plugins/general' }, { use: 'deidkit/plugins/ner' }];

  it('reports a model file that cannot be used', async () => {
    const config = { plugins: [...plugins, { use: 'deidkit/plugins/neural', options: { model: 'no-such-file.bin' } }] };
    const error: unknown = await createEngine(config).catch((e: unknown) => e);
    expect(error).to.include({ code: 'model_unreadable' });
  });

  const config = { plugins: [...plugins, { use: 'deidkit/plugins/neural' }] };
  const personsOf = (engine: Engine, text: string, options: AnalyzeOptions) =>
    engine
      .analyze(text, options)
      .findings.filter(({ type }) => type === 'PERSON')
      .map(({ start, end }) => text.slice(start, end));

  it('finds names in context with the model of the package: languages, lower case, a name across a line break', async () => {
    await using engine = await createEngine(config);
    const persons = (text: string) => personsOf(engine, text, { model: 'accurate' });
    expect(persons('Мария Иванова живёт в Москве.')).to.eql(['Мария Иванова']);
    expect(persons('yesterday jordan miller called about the invoice')).to.eql(['jordan miller']);
    expect(persons('Frau Wernicke hat gestern mit Herrn Kowalski gesprochen.')).to.eql(['Wernicke', 'Kowalski']);
    expect(persons('It was Agnieszka\nNowak who signed.')).to.eql(['Agnieszka', 'Nowak']);
    expect(persons('The Apgar score was 9, and Parkinson disease was excluded.')).to.eql([]);
  });

  it('finds dates, times, ages, occupations, user names and identifiers in context, and none in a text read with the fast model', async () => {
    await using engine = await createEngine(config);
    const text =
      'She works as a bus driver, is in her early forties, signs in as night_owl_77, and came in the spring of 1984 at half past six.';
    const found = (model: 'fast' | 'accurate') =>
      engine
        .analyze(text, { model, level: 3 })
        .findings.filter(({ recognizer }) => recognizer === 'neural/labels')
        .map(({ type, start, end }) => [type, text.slice(start, end)]);
    expect(found('accurate')).to.deep.include.members([
      ['OCCUPATION', 'bus driver'],
      ['AGE', 'early forties'],
      ['USERNAME', 'night_owl_77'],
      ['DATE', 'the spring of 1984'],
      ['TIME', 'half past six'],
    ]);
    expect(found('fast')).to.eql([]);
  });

  it('declares the types that the model of the package reads', () => {
    expect(readModel(packaged() ?? '').types).to.eql([...NAMES, ...PACKAGED_DETAILS]);
  });

  it('says in explanations what the accurate model read and how probable it found that', async () => {
    await using engine = await createEngine(config);
    const explained = (model: 'fast' | 'accurate') =>
      JSON.stringify(engine.analyze('Mary Jones met us.', { model, explain: true }).explanation);
    expect(explained('accurate')).to.match(/accurate model, \d{2,3} %/);
    expect(explained('fast')).to.include('name model').and.not.include('accurate model');
  });

  const CHINESE = '王小明住在旁边。';

  it('reads with the model that a call asks for, else with that of the configuration, else with the fast one', async () => {
    await using engine = await createEngine(config);
    await using accurate = await createEngine({ ...config, defaults: { model: 'accurate' } });
    expect(personsOf(engine, CHINESE, {})).to.eql(personsOf(engine, CHINESE, { model: 'fast' }));
    expect(personsOf(engine, CHINESE, {})).to.eql([]);
    expect(personsOf(engine, CHINESE, { model: 'accurate' })).to.eql(['王小明']);
    expect(personsOf(accurate, CHINESE, {})).to.eql(['王小明']);
    expect(personsOf(accurate, CHINESE, { model: 'fast' })).to.eql([]);
  });

  it('by level, reads with both models at level 3, so that each level covers what the one below it covers', async () => {
    await using engine = await createEngine({ ...config, defaults: { model: 'by-level' } });
    expect(([1, 2, 3] as const).map((level) => engine.modelsOf({ level }))).to.eql([
      ['fast'],
      ['fast'],
      ['fast', 'accurate'],
    ]);
    const text = 'Dr. Amara Okafor met mei ling\nin Lagos, and Kestrel Holdings paid. Sie traf Herrn Wernicke.';
    const covered = (level: 1 | 2 | 3) =>
      new Set(
        engine
          .analyze(text, { level })
          .findings.flatMap(({ start, end }) => Array.from({ length: end - start }, (_, i) => start + i)),
      );
    for (const at of covered(2)) expect(covered(3)).to.include(at);
    for (const at of covered(1)) expect(covered(2)).to.include(at);
  });

  it('refuses a model that is not installed, in a call and in a configuration, and one that does not exist', async () => {
    await using engine = await createEngine({ plugins });
    expect(() => engine.analyze('x', { model: 'accurate' }))
      .to.throw(DeidError)
      .that.deep.includes({
        code: 'model_not_installed',
        mistakes: [{ pointer: '/model', message: "'accurate' is not installed here." }],
      });
    const error: unknown = await createEngine({ plugins, defaults: { model: 'cascade' } }).catch((e: unknown) => e);
    expect(error).to.include({ code: 'model_not_installed' });
    await using byLevel = await createEngine({ plugins, defaults: { model: 'by-level' } });
    expect(byLevel.modelsOf({ level: 3 })).to.eql(['fast']);
    expect(() => engine.checkOptions(JSON.parse('{"model":"slow"}')))
      .to.throw(DeidError)
      .that.has.nested.property('mistakes[0].pointer', '/model');
  });
});
