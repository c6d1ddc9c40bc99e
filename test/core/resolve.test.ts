import { expect } from 'chai';
import fc from 'fast-check';
import { type Candidate, tier } from '../../core/detect/candidate.js';
import { precedence, resolve } from '../../core/detect/resolve.js';

const byPrecedence = precedence(
  (type) => type === 'DATE_TIME',
  (recognizer) => recognizer === 'estimate',
);

const TEXT = 'ab 12, cd-34. ef 56; gh 78 ij';

const candidates: fc.Arbitrary<Candidate> = fc
  .record({
    start: fc.nat(TEXT.length - 2),
    size: fc.integer({ min: 1, max: 9 }),
    score: fc.integer({ min: 2, max: 10 }).map((n) => n / 10),
    type: fc.constantFrom('PERSON', 'DATE', 'URL'),
    recognizer: fc.constantFrom('r', 'r', 'estimate'),
  })
  .map(({ start, size, score, type, recognizer }) => ({
    start,
    end: Math.min(TEXT.length, start + size),
    type,
    score,
    recognizer,
    domainSpecific: false,
    ledger: [],
  }));

/** The covered characters except blanks and separators. */
const cover = (spans: readonly Candidate[]): string =>
  Array.from(TEXT, (unit, at) =>
    /[ ,;:"“”]/.test(unit) ? unit : spans.some((s) => s.start <= at && at < s.end) ? 'x' : '.',
  ).join('');

/** The covered letters and digits. */
const letters = (spans: readonly Candidate[]): string =>
  Array.from(cover(spans), (mark, at) => (/[\p{L}\p{N}]/u.test(TEXT.charAt(at)) ? mark : ' ')).join('');

const make = (start: number, end: number, score: number, type: string): Candidate => ({
  start,
  end,
  score,
  type,
  recognizer: 'r',
  domainSpecific: false,
  ledger: [],
});

const estimate = (start: number, end: number, score: number, type: string): Candidate => ({
  ...make(start, end, score, type),
  recognizer: 'estimate',
});

describe('resolve', () => {
  it('leaves no overlap, covers exactly what the candidates cover, and does not depend on their order', () => {
    fc.assert(
      fc.property(fc.array(candidates, { maxLength: 8 }), (list) => {
        const found = resolve(TEXT, [...list], byPrecedence, undefined);
        for (const [i, f] of found.entries()) expect(f.start).to.be.at.least(found[i - 1]?.end ?? 0);
        expect(cover(found)).to.equal(cover(list));
        const again = resolve(TEXT, list.toReversed(), byPrecedence, undefined);
        expect(again.map((c) => [c.start, c.end, c.type])).to.deep.equal(found.map((c) => [c.start, c.end, c.type]));
      }),
      { numRuns: 2000 },
    );
  });

  it('uses a single total order of precedence', () => {
    fc.assert(
      fc.property(candidates, candidates, candidates, (a, b, c) => {
        expect(Math.sign(byPrecedence(a, b))).to.equal(-Math.sign(byPrecedence(b, a)) + 0);
        if (byPrecedence(a, b) <= 0 && byPrecedence(b, c) <= 0) expect(byPrecedence(a, c)).to.be.at.most(0);
      }),
      { numRuns: 2000 },
    );
  });

  it('lets a probable type of another recognizer take precedence over an estimate, however likely and long that is', () => {
    expect(
      resolve(TEXT, [estimate(0, 12, 1, 'URL'), make(3, 5, 0.5, 'DATE')], byPrecedence, undefined).map((c) => c.type),
    ).to.deep.equal(['URL', 'DATE', 'URL']);
    expect(
      resolve(TEXT, [estimate(0, 5, 0.5, 'URL'), make(0, 5, 0.49, 'DATE')], byPrecedence, undefined).map((c) => c.type),
    ).to.deep.equal(['URL']);
  });

  const left = fc.subarray(['PERSON', 'DATE', 'URL'], { minLength: 1, maxLength: 2 }).map(
    (types) =>
      ({ type }: Pick<Candidate, 'type'>): boolean =>
        types.includes(type),
  );
  const covers = (spans: readonly Candidate[], at: number): boolean => spans.some((s) => s.start <= at && at < s.end);
  /** Offsets of the letters and digits of a candidate. */
  const lettersOf = ({ start, end }: Candidate): number[] =>
    Array.from({ length: end - start }, (_, i) => start + i).filter((at) => /[\p{L}\p{N}]/u.test(TEXT.charAt(at)));
  const firstOfExtent = (list: readonly Candidate[], { start, end }: Candidate): Candidate | undefined =>
    list.filter((one) => one.start === start && one.end === end).sort(byPrecedence)[0];

  it('covers the same where the call leaves some types, and depends on no order', () => {
    fc.assert(
      fc.property(fc.array(candidates, { maxLength: 8 }), left, (list, leaves) => {
        const found = resolve(TEXT, [...list], byPrecedence, undefined, leaves);
        for (const [i, f] of found.entries()) expect(f.start).to.be.at.least(found[i - 1]?.end ?? 0);
        expect(letters(found)).to.equal(letters(list));
        const again = resolve(TEXT, list.toReversed(), byPrecedence, undefined, leaves);
        expect(again.map((c) => [c.start, c.end, c.type])).to.deep.equal(found.map((c) => [c.start, c.end, c.type]));
      }),
      { numRuns: 2000 },
    );
  });

  it('loses nothing to a type that the call leaves, unless that is more certain or of the same extent', () => {
    fc.assert(
      fc.property(fc.array(candidates, { maxLength: 8 }), left, (list, leaves) => {
        const whole = resolve(TEXT, [...list], byPrecedence, undefined);
        const replaced = resolve(TEXT, [...list], byPrecedence, undefined, leaves).filter((one) => !leaves(one));
        for (const one of whole)
          if (!leaves(one)) for (const at of lettersOf(one)) expect(covers(replaced, at)).to.equal(true);
        for (const one of list) {
          const first = firstOfExtent(list, one);
          if (leaves(one) || first === undefined || leaves(first)) continue;
          for (const at of lettersOf(one)) {
            const winner = whole.find((other) => covers([other], at));
            if (winner !== undefined && tier(winner.score) <= tier(one.score))
              expect(covers(replaced, at)).to.equal(true);
          }
        }
      }),
      { numRuns: 4000 },
    );
  });

  it('decides candidates of the same extent by type first, whatever the call leaves', () => {
    fc.assert(
      fc.property(fc.array(candidates, { maxLength: 8 }), left, (list, leaves) => {
        const replaced = resolve(TEXT, [...list], byPrecedence, undefined, leaves).filter((one) => !leaves(one));
        const lost = (one: Candidate): boolean => leaves(firstOfExtent(list, one) ?? one);
        const others = list.filter((one) => !leaves(one) && !lost(one));
        for (const one of list)
          if (lost(one))
            for (const at of lettersOf(one)) if (covers(replaced, at)) expect(covers(others, at)).to.equal(true);
      }),
      { numRuns: 2000 },
    );
  });

  it('prefers the more certain class, then the longer candidate', () => {
    const found = resolve(
      TEXT,
      [make(0, 12, 0.6, 'URL'), make(3, 5, 0.9, 'DATE'), make(0, 5, 0.8, 'PERSON')],
      byPrecedence,
      undefined,
    );
    expect(found.map((c) => [c.start, c.end, c.type])).to.deep.equal([
      [0, 5, 'PERSON'],
      [7, 12, 'URL'],
    ]);
  });

  it('prefers a finer type among equals', () => {
    const found = resolve(TEXT, [make(0, 5, 0.8, 'DATE_TIME'), make(0, 5, 0.8, 'TIME')], byPrecedence, undefined);
    expect(found.map(({ type }) => type)).to.deep.equal(['TIME']);
  });

  const places = (text: string, list: Candidate[]): string[] =>
    resolve(text, list, byPrecedence, undefined).map((c) => `${c.type} ${text.slice(c.start, c.end)}`);

  it('excludes blanks and separators at a cut', () => {
    expect(places('Acme, Basel 4001', [make(0, 16, 0.6, 'ORGANIZATION'), make(6, 11, 0.9, 'CITY')])).to.deep.equal([
      'ORGANIZATION Acme',
      'CITY Basel',
      'ORGANIZATION 4001',
    ]);
  });

  it('keeps blanks where nothing was cut off', () => {
    expect(places('a, b', [make(0, 3, 0.6, 'PERSON'), make(3, 4, 0.9, 'DATE')])).to.deep.equal([
      'PERSON a, ',
      'DATE b',
    ]);
  });

  it('extends a place by the rest of the street beside it', () => {
    const both = [make(0, 10, 0.9, 'LOCATION'), make(3, 17, 0.6, 'STREET_ADDRESS')];
    expect(places('12 Glyn St street', both)).to.deep.equal(['LOCATION 12 Glyn St street']);
  });

  it('extends an organisation by a second reading, but not a person', () => {
    const both = (type: string): Candidate[] => [make(0, 18, 0.6, type), make(0, 12, 0.9, type)];
    expect(places('Acme Trading Basel', both('ORGANIZATION'))).to.deep.equal(['ORGANIZATION Acme Trading Basel']);
    expect(places('Ann Delg-Pruit xyz', [make(0, 8, 0.9, 'PERSON'), make(4, 14, 0.6, 'PERSON')])).to.deep.equal([
      'PERSON Ann Delg-Pruit',
    ]);
    expect(places('Anna Merino hello.', both('PERSON'))).to.deep.equal(['PERSON Anna Merino ', 'PERSON hello.']);
  });

  /** How often the offsets of candidates are read for a chain of so many, in which each overlaps the next and a long one lies across all. */
  const stepsFor = (count: number): number => {
    const text = 'ab '.repeat(count + 2);
    let steps = 0;
    const counted = (start: number, end: number, score: number, type: string): Candidate => ({
      ...make(start, end, score, type),
      get start() {
        steps++;
        return start;
      },
      get end() {
        steps++;
        return end;
      },
    });
    const chain = Array.from({ length: count }, (_, i) => [
      counted(3 * i, 3 * i + 5, 0.6 + (i % 3) / 100, i % 2 === 0 ? 'PERSON' : 'DATE'),
      counted(3 * i + 1, 3 * i + 4, 0.4, 'URL'),
    ]).flat();
    resolve(text, [...chain, counted(0, text.length, 0.3, 'ID')], byPrecedence, undefined);
    return steps;
  };

  it('takes twice the steps for a cluster of twice the size', () => {
    expect(stepsFor(8000) / stepsFor(4000)).to.be.lessThan(2.5);
  });
});
