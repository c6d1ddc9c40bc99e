import { expect } from 'chai';
import fc from 'fast-check';
import { makeView, toOriginal } from '../../core/scan/view.js';

describe('the view of a text', () => {
  it('is the text itself where nothing is to be folded', () => {
    for (const text of ['plain', 'Müller, José', 'straße 5', '漢字 12']) expect(makeView(text)).to.deep.equal({ text });
  });

  it('folds spaces, dashes, quotes, full-width forms and digits of other scripts', () => {
    expect(makeView('a\u00a0b\u2009c \u20141\u2212 \u2019 \uff21\uff11 \u0663\u0967').text).to.equal(
      "a b c -1- ' A1 31",
    );
  });

  it('leaves invisible characters out and maps spans back to cover them', () => {
    const text = 'x 12\u200b\u00ad34 y';
    const view = makeView(text);
    expect(view.text).to.equal('x 1234 y');
    const span = toOriginal(view, { start: 2, end: 6 });
    expect(text.slice(span.start, span.end)).to.equal('12\u200b\u00ad34');
  });

  it('maps every span of every view into the original, in order', () => {
    const unit = fc.constantFrom('a', '1', ' ', '\u200b', '\u00a0', '😀', '\uff11', '\u00ad');
    fc.assert(
      fc.property(
        fc.array(unit, { maxLength: 30 }).map((u) => u.join('')),
        (text) => {
          const view = makeView(text);
          let last = 0;
          for (let i = 0; i < view.text.length; i++) {
            const { start, end } = toOriginal(view, { start: i, end: i + 1 });
            expect(start).to.be.at.least(last);
            expect(end).to.be.within(start + 1, text.length);
            last = end;
          }
        },
      ),
    );
  });
});
