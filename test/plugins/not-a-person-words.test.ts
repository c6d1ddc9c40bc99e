import { expect } from 'chai';
import { CLINICAL_ABBREVIATIONS, COMMON_THINGS, lexiconWords, OFFICES } from '../../kit/index.js';
import { createEngine } from '../../lib/index.js';

const NAMES = new Set(lexiconWords('person-names', { class: ['given', 'surname'] }).map((name) => name.toLowerCase()));

describe('words that are not a person', () => {
  const lists = {
    CLINICAL_ABBREVIATIONS,
    COMMON_THINGS,
    OFFICES,
    'diseases and drugs': lexiconWords('clinical-words', { class: 'disease-or-drug' }),
  };
  for (const [name, words] of Object.entries(lists))
    it(`do not include a frequent name: ${name}`, () => {
      expect(words.filter((word) => NAMES.has(word.toLowerCase()))).to.eql([]);
    });

  it('do not prevent people with similar names from being found', async () => {
    const engine = await createEngine();
    const text =
      'Dolores called back. Discussed with Nicolosi. Gerd hat angerufen. Anca Ionescu came, with Aki Virtanen and Iga Nowak. Laukitis agrees.';
    const found = engine
      .analyze(text, { level: 2 })
      .findings.filter(({ type }) => type === 'PERSON')
      .map(({ start, end }) => text.slice(start, end));
    expect(found).to.eql(['Dolores', 'Nicolosi', 'Gerd', 'Anca Ionescu', 'Aki Virtanen', 'Iga Nowak', 'Laukitis']);
    await engine.close();
  });
});
