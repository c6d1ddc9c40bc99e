import { expect } from 'chai';
import type { Engine } from '../../core/index.js';
import { createEngine } from '../../lib/index.js';

describe('weekdays in notes, at level 3', () => {
  let engine: Engine;
  before(async () => {
    engine = await createEngine();
  });
  after(() => engine.close());
  const days = (text: string): string[] =>
    engine
      .analyze(text, { level: 3 })
      .findings.filter(({ type }) => type === 'DATE')
      .map(({ start, end }) => text.slice(start, end));

  it('finds abbreviations that are not words', () => {
    expect(days('PT eval sched Thurs w/ Femi. Call after 4 pm Tue/Thu.')).to.eql(['Thurs', 'Tue', 'Thu']);
  });
  it('ignores the same letters where they are words', () => {
    expect(days('She sat up on the bed. O2 sat 95. Avoid sun exposure. They wed. mon amour')).to.eql([]);
  });
});

describe('labelled numbers of charts, at level 1', () => {
  let engine: Engine;
  before(async () => {
    engine = await createEngine();
  });
  after(() => engine.close());

  for (const [text, number] of [
    ['Claim #: 23081-00918-44 processed', '23081-00918-44'],
    ['Serial no: 77120934-X left leg', '77120934-X'],
    ['Wife (ID TNG9927710) was flown out', 'TNG9927710'],
    ['Specimen #: A7719203 collected', 'A7719203'],
  ] as const)
    it(text, () => {
      const { findings } = engine.analyze(text, { level: 1 });
      expect(findings.map(({ start, end }) => text.slice(start, end))).to.include(number);
    });
});
