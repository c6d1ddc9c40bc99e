import { expect } from 'chai';
import { makeRandom } from '../../kit/index.js';
import type { Example } from '../../plugins/detectors/ner/trainer/examples.js';
import { laidOut } from '../../plugins/detectors/ner/training/noise.js';

const TEXT =
  'Please forward the file of Großherzog Friedrich Wilhelm Straßmann to Anna Lindqvist in Rio de Janeiro.\nThanks, Bo';
const NAMES = ['Friedrich Wilhelm Straßmann', 'Anna Lindqvist', 'Rio de Janeiro', 'Bo'];

const example: Example = {
  text: TEXT,
  spans: NAMES.map((name) => {
    const start = TEXT.indexOf(name);
    return { start, end: start + name.length, label: 'PERSON' };
  }),
};
const plain = (text: string): string => text.replace(/\s+/g, ' ').toLowerCase().replaceAll('ß', 'ss');

describe('training text that is laid out in other ways', () => {
  const random = makeRandom('layout');
  const made = Array.from({ length: 400 }, () => laidOut(example, random));

  it('says the same, and its spans still cover the names', () => {
    for (const { text, spans } of made) {
      expect(plain(text)).to.equal(plain(TEXT));
      expect(spans.map(({ start, end }) => plain(text.slice(start, end)))).to.deep.equal(NAMES.map(plain));
    }
  });

  it('now and then cuts a name at a line end, or writes names alone or everything in capitals', () => {
    const named = made.map(({ text, spans }) => ({
      text,
      names: spans.map(({ start, end }) => text.slice(start, end)),
    }));
    const share = (holds: (one: { text: string; names: string[] }) => boolean): number =>
      named.filter(holds).length / named.length;
    expect(share(({ names }) => names.some((name) => name.includes('\n')))).to.be.within(0.03, 0.2);
    expect(share(({ text }) => text === text.toUpperCase())).to.be.within(0.01, 0.1);
    expect(share(({ text, names }) => text.includes('Please') && names[1] === names[1]?.toUpperCase())).to.be.within(
      0.01,
      0.1,
    );
    expect(share(({ text }) => text === TEXT)).to.be.above(0.5);
  });
});
