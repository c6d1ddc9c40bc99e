import { expect } from 'chai';
import { wordTrie } from '../../plugins/detectors/temporal/word-trie.js';

describe('the regular expression for a list of words', () => {
  const CASES: readonly (readonly [words: readonly string[], source: string])[] = [
    [['july', 'june'], 'ju(?:ly|ne)'],
    [['mar', 'march', 'may'], 'ma(?:r(?:ch)?|y)'],
    [['august', 'juli', 'august'], '(?:august|juli)'],
    [['abril'], 'abril'],
    [[], ''],
  ];
  for (const [words, source] of CASES)
    it(`shares common beginnings: ${words.join(', ') || 'no word'}`, () => {
      expect(wordTrie(words)).to.equal(source);
    });

  it('matches exactly these words, preferring the longest', () => {
    const words = ['sept', 'september', 'sep', 'śro', '😀a', '😀b'];
    const regex = new RegExp(`^(?:${wordTrie(words)})`, 'u');
    for (const word of words) expect(regex.exec(`${word} 3`)?.[0]).to.equal(word);
    expect(regex.test('se')).to.equal(false);
  });
});
