import { expect } from 'chai';
import fc from 'fast-check';
import { AmbiguityMeter } from '../../core/scan/ambiguity.js';
import { Sources } from '../../core/scan/sources.js';

/** How often each end of a match from one place on is reached: by end, in how many ways. */
type Ways = ReadonlyMap<number, number>;
/** A piece of a pattern: its source, and the ways in which a backtracking matcher goes through it. */
interface Piece {
  readonly source: string;
  readonly walk: (text: string, at: number) => Ways;
}

const sum = (all: readonly (readonly [end: number, ways: number])[]): Ways => {
  const total = new Map<number, number>();
  for (const [end, ways] of all) total.set(end, (total.get(end) ?? 0) + ways);
  return total;
};
/** Goes on from each end with another piece. */
const behind = (before: Ways, walk: (at: number) => Ways): Ways =>
  sum([...before].flatMap(([at, ways]) => [...walk(at)].map(([end, more]) => [end, ways * more] as const)));

const letter = (source: string): Piece => ({
  source,
  walk: (text, at) =>
    new RegExp(source, 'u').test(text.charAt(at)) && at < text.length ? new Map([[at + 1, 1]]) : new Map(),
});
const sequence = (pieces: readonly Piece[]): Piece => ({
  source: pieces.map((piece) => piece.source).join(''),
  walk: (text, at) =>
    pieces.reduce<Ways>((ends, piece) => behind(ends, (end) => piece.walk(text, end)), new Map([[at, 1]])),
});
const either = (pieces: readonly Piece[]): Piece => ({
  source: `(?:${pieces.map((piece) => piece.source).join('|')})`,
  walk: (text, at) => sum(pieces.flatMap((piece) => [...piece.walk(text, at)])),
});
const repeated = (piece: Piece, min: number, max: number): Piece => ({
  source: `(?:${piece.source}){${min},${max}}`,
  walk(text, at) {
    let round: Ways = new Map([[at, 1]]);
    const ends: [number, number][] = min === 0 ? [[at, 1]] : [];
    for (let n = 1; n <= max; n++) {
      // Beyond the rounds that must be, one that takes nothing is given up, as ECMAScript has it.
      round = behind(round, (from) => {
        const next = new Map(piece.walk(text, from));
        if (n > min) next.delete(from);
        return next;
      });
      if (n >= min) ends.push(...round);
    }
    return sum(ends);
  },
});

const bounds = fc.tuple(fc.nat(2), fc.nat(2)).map(([min, more]) => [min, Math.max(1, min + more)] as const);
const { piece } = fc.letrec<{ piece: Piece }>((tie) => ({
  piece: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.constantFrom('a', 'b', '[ab]').map(letter),
    fc.array(tie('piece'), { minLength: 1, maxLength: 3 }).map(sequence),
    fc.array(tie('piece'), { minLength: 2, maxLength: 3 }).map(either),
    fc.tuple(tie('piece'), bounds).map(([one, [min, max]]) => repeated(one, min, max)),
  ),
}));
const text = fc.array(fc.constantFrom('a', 'b'), { maxLength: 8 }).map((letters) => letters.join(''));

describe('the measured number of ways in which a pattern can match', () => {
  it('is an upper bound of the actual number', () => {
    fc.assert(
      fc.property(piece, text, (pattern, given) => {
        const { ways } = new AmbiguityMeter(new Sources()).measure(pattern.source, false);
        expect(Math.max(1, ...pattern.walk(given, 0).values()), pattern.source).to.be.at.most(ways);
      }),
      { numRuns: 1000 },
    );
  });

  it('counts groups that may be empty, and lookarounds separately', () => {
    const meter = new AmbiguityMeter(new Sources());
    expect(meter.measure('(?:a?){30}a{30}c', false).ways).to.be.above(1e9);
    expect(meter.measure('(?=(?:a?){30}c)a', false)).to.include({ ways: 1 });
    expect(meter.measure('a(?<!(?:a?){30}c)', false).aside).to.be.above(1e9);
    expect(meter.measure('[a-z]{2,8}-\\d{4}(?!\\d)', false)).to.include({ ways: 1, aside: 1, longest: 14 });
    expect(meter.measure('(?:a?|b?){30}c', false).ways).to.be.above(1e9);
    expect(meter.measure('(?:(?:a){0,1}|(?:b){0,1})', false).ways).to.be.at.least(2);
    expect(meter.measure('\\b(?=a)', false).nullable).to.equal(true);
  });
});
