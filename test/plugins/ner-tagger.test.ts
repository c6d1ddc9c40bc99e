import { readFile } from 'node:fs/promises';
import { expect } from 'chai';
import { readModel } from '../../plugins/ner/tagger/model.js';
import { Tagger } from '../../plugins/ner/tagger/tagger.js';

const MODEL = new URL('../../../plugins/ner/model/default.bin', import.meta.url);
/** Longer than the memory below, and so different from each other that no two words have the same number in both. */
const TEXTS = [
  'Philippa Standish of Harrow Logistics Ltd. flew to Nairobi.',
  'Nobody at the harbour of Rotterdam had heard of Kestrel Shipping, said Anna Moreau.',
  'In March Tobias Lindqvist left Copenhagen for the Standish Museum.',
];

describe('the tagger of the name model', () => {
  it('reads every text in the same way, however often its memory of words has been emptied', async () => {
    const model = readModel(await readFile(MODEL));
    const roomy = new Tagger(model, true);
    const forgetful = new Tagger(model, true, 4);
    for (const text of [...TEXTS, ...TEXTS]) {
      const seen = roomy.tag(text, 0.05);
      expect(seen).to.not.deep.equal([]);
      expect(forgetful.tag(text, 0.05)).to.deep.equal(seen);
    }
  });
});
