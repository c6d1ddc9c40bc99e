import { expect } from 'chai';
import { FormsByWord } from '../../core/scan/forms-by-word.js';

describe('the forms that begin with words', () => {
  it('are those that were added to each, and each set of them is asked for once', () => {
    const forms = new FormsByWord();
    forms.add([7, -3, 9], 4);
    forms.add([9, 7], 5);
    forms.add([11], 5);
    forms.add([-3], 70_000 % 65_536);
    const asked: string[] = [];
    const found: string[] = [];
    forms.each(
      (set) => asked.push(set.join()),
      (word, value) => found.push(`${word}: ${asked[value - 1]}`),
    );
    expect(found).to.deep.equal(['7: 4,5', '-3: 4,4464', '9: 4,5', '11: 5']);
    expect(asked).to.deep.equal(['4,5', '4,4464', '5']);
  });
});
