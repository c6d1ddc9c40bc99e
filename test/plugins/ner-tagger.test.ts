import { readFile } from 'node:fs/promises';
import { crc32, deflateRawSync } from 'node:zlib';
import { expect } from 'chai';
import { densePages } from '../../bench/dense.js';
import { makeRandom } from '../../kit/index.js';
import { FeatureIndex } from '../../plugins/detectors/ner/tagger/feature-index.js';
import { type Model, readModel, START } from '../../plugins/detectors/ner/tagger/model.js';
import { PlainArithmetic } from '../../plugins/detectors/ner/tagger/plain-arithmetic.js';
import { Tagger } from '../../plugins/detectors/ner/tagger/tagger.js';
import { TagSet } from '../../plugins/detectors/ner/tagger/tags.js';

const MODEL = new URL('../../../plugins/detectors/ner/model/default.bin', import.meta.url);
/** Longer than the memory below, and so different from each other that no two words have the same number in both. */
const TEXTS = [
  'Philippa Standish of Harrow Logistics Ltd. flew to Nairobi.',
  'Nobody at the harbour of Rotterdam had heard of Kestrel Shipping, said Anna Moreau.',
  'In March Tobias Lindqvist left Copenhagen for the Standish Museum.',
];

/** The same model with its columns packed, as models that a team has trained are. */
function packed(model: Buffer): Buffer {
  const columns = START + model.readUInt32LE(8);
  const body = deflateRawSync(model.subarray(columns));
  const head = JSON.parse(model.subarray(START, columns).toString());
  const json = Buffer.from(JSON.stringify({ ...head, plain: false, check: crc32(body) }));
  const start = Buffer.from(model.subarray(0, START));
  start.writeUInt32LE(json.length, 8);
  return Buffer.concat([start, json, body]);
}

/** A model of so many types whose weights mean nothing and are mostly below zero. */
function arbitrary(model: Model, types: number): Model {
  const random = makeRandom(`model of ${types} types`);
  const tags = new TagSet(Array.from({ length: types }, (_, type) => `TYPE_${type}`));
  const known = Int32Array.from({ length: 1 << 18 }, (_, row) => 8 * row + random.int(8));
  return {
    ...model,
    tags,
    features: new FeatureIndex(known, tags.size),
    weights: Int8Array.from({ length: known.length * tags.size }, () => random.int(60) - 50),
    transitions: Float32Array.from({ length: tags.size * tags.size }, () => random.int(5) - 2),
  };
}

describe('the tagger of the name model', () => {
  it('gives the same results from a file with packed columns', async () => {
    const bytes = await readFile(MODEL);
    const small = packed(bytes);
    expect(small.length).to.be.below(bytes.length / 2);
    expect(readModel(small)).to.deep.equal(readModel(bytes));
  });

  it('reads every text in the same way, however often its cache of words has been cleared', async () => {
    const model = readModel(await readFile(MODEL));
    const roomy = new Tagger(model, true);
    const forgetful = new Tagger(model, true, 4);
    for (const text of [...TEXTS, ...TEXTS]) {
      const seen = roomy.tag(text, 0.05);
      expect(seen).to.not.deep.equal([]);
      expect(forgetful.tag(text, 0.05)).to.deep.equal(seen);
    }
  });

  it('computes the same in WebAssembly and without it, to the last bit', async () => {
    const shipped = readModel(await readFile(MODEL));
    for (const model of [shipped, ...[1, 3, 5].map((types) => arbitrary(shipped, types))]) {
      const fast = new Tagger(model, model === shipped);
      const plain = new Tagger(model, model === shipped, undefined, new PlainArithmetic(model));
      let found = 0;
      for (const text of [...TEXTS, ...densePages(20)]) {
        const entities = plain.tag(text, 0.01);
        expect(fast.tag(text, 0.01)).to.deep.equal(entities);
        found += entities.length;
      }
      expect(found).to.be.above(50);
    }
  });

  it('finds the same entities with and without computing the probability of no entity', async () => {
    const tagger = new Tagger(readModel(await readFile(MODEL)), true);
    const plain = [
      'The parcel left on the 4th, came back on the 9th and was sent again without a word; nobody asked why.',
      '2031-02-11T08:14:55Z WARN [pump-7] retry id=88213 after 40ms',
      'When Odile Marchetti asked, the clerk said that nothing of the kind had been seen between Basel and the coast since May.',
    ];
    for (const text of [...TEXTS, ...plain]) {
      const likely = tagger.tag(text, 0.2).filter(({ best }) => best);
      const all = tagger.tag(text, 0).filter(({ best }) => best);
      expect(likely, text).to.deep.equal(all);
    }
  });
});
