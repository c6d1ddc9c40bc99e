import { expect } from 'chai';
import fc from 'fast-check';
import { freshSeed, SeededRandom } from '../../core/transform/random.js';
import { makeScope } from '../../core/transform/scope.js';

const terms = { originals: { has: () => false }, used: new Set<string>() };
const today = new Date('2026-01-05');
const WORD = 2 ** 32;

/** The first 64 bits that a scope draws for a purpose. */
const draws = (seed: string, purpose = 'names', candidate = 0): string => {
  const random = makeScope(candidate, { seed }, terms, today).random(purpose);
  return `${random.int(WORD)} ${random.int(WORD)}`;
};

describe('random numbers of a seed', () => {
  it('are the same each time, and others for another purpose, candidate or seed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), fc.string(), (one, other, purpose) => {
        fc.pre(one !== other);
        expect(draws(one, purpose)).to.equal(draws(one, purpose)).and.not.equal(draws(other, purpose));
        expect(draws(purpose, one)).to.not.equal(draws(purpose, other));
        expect(draws(one, purpose, 1)).to.not.equal(draws(one, purpose));
      }),
    );
  });

  // Under 32 bits of state these two had one, and thereby one output.
  it('tell apart two long seeds that agree in 32 bits', () => {
    const seedOf = (ward: number): string => `the seed of the trial of ward ${ward} in the spring of the year`;
    expect(draws(seedOf(597278))).to.not.equal(draws(seedOf(1981886)));
  });

  it('tell apart seeds that differ behind their first block, in trailing zeros, or in half a character', () => {
    const pairs = [
      ['a', 'a\0'],
      ['a'.repeat(64), 'a'.repeat(65)],
      [`${'b'.repeat(1000)}1`, `${'b'.repeat(1000)}2`],
      ['\ud800', '\ud801'],
      ['1\u00002', '12'],
    ] as const;
    for (const [one, other] of pairs) expect(draws(one)).to.not.equal(draws(other));
  });

  it('have more states than a computer can try: no two of many seeds or purposes share one', () => {
    // With 32 bits of state, this many seeds share a state about ten times.
    const MANY = 300_000;
    const seen = new Set<string>();
    const random = new SeededRandom('many', 0);
    for (let i = 0; i < MANY; i++) {
      const own = random.for(`purpose ${i}`);
      seen.add(`${own.int(WORD)} ${own.int(WORD)}`);
    }
    expect(seen.size).to.equal(MANY);
  });

  it('are spread evenly', () => {
    const counts = new Array<number>(16).fill(0);
    const random = new SeededRandom('even', 0);
    for (let i = 0; i < 16_000; i++) {
      const at = random.for(`${i}`).int(16);
      counts[at] = (counts[at] ?? 0) + 1;
    }
    for (const count of counts) expect(count).to.be.within(850, 1150);
  });

  it('begin with a fresh seed of 256 bits where a caller gives none', () => {
    const seeds = Array.from({ length: 100 }, freshSeed);
    expect(new Set(seeds).size).to.equal(100);
    for (const seed of seeds) expect(seed).to.match(/^[0-9a-f]{64}$/);
  });
});
