import { expect } from 'chai';
import { formsOfWords } from '../../core/scan/forms-by-word.js';

describe('forms by their first words', () => {
  it('are grouped by word, and equal sets are stored once', () => {
    const { words, setOf, sets } = formsOfWords([
      { form: 4, words: Int32Array.of(7, -3, 9) },
      { form: 5, words: Int32Array.of(9, 7) },
      { form: 6, words: Int32Array.of(11) },
      { form: 7 },
      { form: 70_000 % 65_536, words: Int32Array.of(-3) },
    ]);
    const found = Array.from(words, (word, i) => `${word}: ${sets[setOf[i] ?? 0]}`);
    expect(found).to.deep.equal(['7: 4,5', '-3: 4,4464', '9: 4,5', '11: 6']);
    expect(sets.filter((set) => String(set) === '4,5')).to.have.length(1);
  });
});
