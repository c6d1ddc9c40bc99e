import { expect } from 'chai';
import fc from 'fast-check';
import type { Engine } from '../../core/index.js';
import { createEngine } from '../../lib/index.js';

// What examples/spark relies on: which records a process has seen before changes nothing.

const NAMES = ['Mary Jones', 'Mary Smith', 'Dr. Jones', 'John Smith', 'Priya Patel', 'María González', 'Jones'];
const TEXTS = fc
  .tuple(
    fc.constantFrom(
      (a: string, b: string) => `Mr. ${a} called ${b} at (415) 555-0132.`,
      (a: string, b: string) => `Patient: ${a}, born 03/04/1931, seen by Dr. ${b}; ${a} is well.`,
      (a: string, b: string) => `From ${a} <mary@example.com> to ${b}, Acme Inc., 12 Oak Street, Boston, MA 02110`,
      (a: string) => `Name: ${a}`,
      () => 'Nothing to see here.',
    ),
    fc.constantFrom(...NAMES),
    fc.constantFrom(...NAMES),
  )
  .map(([template, a, b]) => template(a, b));

describe('records under one seed', () => {
  let engine: Engine;
  let other: Engine;
  before(async () => {
    const clock = (): Date => new Date('2026-11-23T12:00:00Z');
    engine = await createEngine(undefined, { clock });
    other = await createEngine(undefined, { clock });
  });
  after(async () => {
    await engine.close();
    await other.close();
  });

  for (const mode of ['PROPRIETARY', 'GDPR', 'HIPAA'])
    it(`have the same result whatever was seen before, in any order, in any process: ${mode}`, () => {
      const changed = (by: Engine, text: string) => by.deidentify(text, { mode, seed: 'k' }).outputs[0]?.text;
      const cases = fc
        .array(TEXTS, { minLength: 1, maxLength: 8 })
        .chain((texts) => fc.tuple(fc.constant(texts), fc.shuffledSubarray(texts, { minLength: texts.length })));
      fc.assert(
        fc.property(cases, ([texts, shuffled]) => {
          const results = new Map(texts.map((text) => [text, changed(engine, text)]));
          for (const text of shuffled) expect(changed(other, text)).to.equal(results.get(text));
        }),
        { numRuns: 60 },
      );
    }).timeout(60_000);

  it('have the same substitute for a name that occurs in many of them', () => {
    const substitute = (text: string): string | undefined =>
      /Mr\. (\S+ \S+)/.exec(engine.deidentify(text, { seed: 'k' }).outputs[0]?.text ?? '')?.[1];
    const texts = ['called.', 'wrote to anna@example.com.', 'lives in Boston.', 'is 91 years old.', 'met Mr. Bean.'];
    const given = new Set(texts.map((rest) => substitute(`Mr. John Miller ${rest}`)));
    expect([...given])
      .to.have.length(1)
      .and.not.include('John Miller');
  });
});
