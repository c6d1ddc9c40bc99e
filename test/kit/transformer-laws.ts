import assert from 'node:assert/strict';
import type { PluginWithOptions } from '../../core/hosting.js';
import {
  type Deidentification,
  type Engine,
  type EntityType,
  type Plugin,
  type Span,
  splice,
  type Term,
  type Transform,
  type TransformScope,
} from '../../core/index.js';
import { makeScope } from '../../core/transform/scope.js';
import { STANDARD_TYPES, sharesRun } from '../../kit/index.js';
import { timeLimit } from '../../lib/engine/time-limit.js';
import { fc } from './fast-check.js';
import { identifier } from './identifiers.js';
import { probe } from './probe.js';
import type { TestRunner } from './runner.js';
import { engineWithoutAnnotators } from './silenced.js';

/** A transformer to be tested, with the options it needs. */
export interface TransformerCase {
  readonly name: string;
  readonly options: Readonly<Record<string, unknown>>;
}

const MODE = 'KIT';
const RUNS = { numRuns: 40 };

const TERMS = [
  'Mary Jones',
  'SMITH, John',
  '415-555-0132',
  'mary@example.com',
  '03/14/2024',
  '14. März 1987',
  '536-22-8736',
  '62701',
  '12 Elm Street, Springfield, IL 62701',
  '91 years',
  'x',
  '王小明',
  '😀',
  '--',
  ' 7 ',
];

const type = fc.constantFrom(...STANDARD_TYPES.map(({ name }) => name));
const term = fc.oneof(fc.constantFrom(...TERMS), fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }));
const text = fc
  .array(fc.tuple(type, term, fc.string({ unit: 'grapheme', maxLength: 10 })), { minLength: 1, maxLength: 6 })
  .map((parts) => parts.map(([t, word, gap]) => `${clean(gap)}⟦${t}|${clean(word) || '?'}⟧`).join(' '));
const clean = (part: string): string => part.replace(/[⟦⟧]/gu, '');

const asked = (): never => assert.fail('the scope was asked');
const UNUSED_SCOPE: TransformScope = {
  candidate: 0,
  random: asked,
  memory: asked,
  isTaken: asked,
  get today() {
    return asked();
  },
};

const termOf = (engine: Engine, entityType: EntityType, word: string): Term => ({
  start: 0,
  end: word.length,
  text: word,
  type: entityType,
  category: engine.entityTypes.category(entityType),
  recognizer: 'kit/term',
  before: '',
  header: [],
});

const limited = timeLimit();

/** Calls a transformer, and stops it if it does not end. */
function apply(transform: Transform, terms: readonly Term[], scope: TransformScope): readonly string[] {
  const done = limited(() => transform.apply(terms, scope));
  return done?.value ?? assert.fail('it did not end and was stopped: its loops must go forward');
}

/** Tests the laws of transformers with terms of any text and type. */
export function testTransformerLaws(
  { describe, it, before, after }: TestRunner,
  plugins: () => readonly (Plugin | PluginWithOptions)[],
  { name, options }: TransformerCase,
): void {
  describe(`transformer ${name}`, () => {
    let engine: Engine | undefined;
    before(async () => {
      const config = { policies: { [MODE]: { rules: { '*': { use: name, options } } } } };
      engine = await engineWithoutAnnotators({ config, plugins: [...plugins(), probe] });
    });
    after(() => engine?.close());

    const made = (): Engine => engine ?? assert.fail('the engine could not be made');
    const run = (sample: string, seed: string): Deidentification => made().deidentify(sample, { mode: MODE, seed });

    it('returns one substitute for each term and leaves everything else unchanged', () => {
      fc.assert(
        fc.property(text, (sample) => {
          const { analysis, outputs } = run(sample, 'kit');
          const edits = outputs[0]?.edits ?? [];
          const spans = (list: readonly Span[]): Span[] => list.map(({ start, end }) => ({ start, end }));
          assert.deepEqual(spans(edits), spans(analysis.findings));
          assert.equal(outputs[0]?.text, splice(sample, edits));
        }),
        RUNS,
      );
    });

    it('gives the same result under the same seed, whatever other texts came between', () => {
      fc.assert(
        fc.property(text, text, (sample, other) => {
          const first = run(sample, 'kit').outputs;
          run(other, 'other');
          assert.deepEqual(run(sample, 'kit').outputs, first);
        }),
        RUNS,
      );
    });

    it('uses nothing but the term itself if it says so', () => {
      const transform = made()
        .transformers.find((one) => one.name === name)
        ?.prepare(options);
      if (transform?.termByTerm !== true) return;
      fc.assert(
        fc.property(fc.array(fc.tuple(type, term), { minLength: 1, maxLength: 4 }), (given) => {
          const terms = given.map(([t, word]) => termOf(made(), t, word));
          const alone = terms.flatMap((one) => apply(transform, [one], UNUSED_SCOPE));
          assert.deepEqual(apply(transform, terms, UNUSED_SCOPE), alone);
        }),
        RUNS,
      );
    });

    it('shows no four letters or digits of a term in its substitute, except those that it declares to keep', () => {
      const transformer = made().transformers.find((one) => one.name === name);
      const transform = transformer?.prepare(options);
      if (transform === undefined) assert.fail('it is not there');
      const { keeps } = transform;
      assert.equal(
        keeps === undefined,
        transformer?.keeps === undefined,
        'what it keeps is told to people and to the engine',
      );
      fc.assert(
        fc.property(
          fc.array(fc.tuple(type, identifier), { minLength: 1, maxLength: 5 }),
          fc.string(),
          (given, seed) => {
            const terms = given.map(([t, word]) => termOf(made(), t, word));
            const originals = new Set(given.map(([, word]) => word));
            const scope = makeScope(0, { seed }, { originals, used: new Set() }, new Date('2031-03-05T00:00:00Z'));
            for (const [i, substitute] of apply(transform, terms, scope).entries()) {
              const [one, original = ''] = [terms[i], terms[i]?.text];
              if (one === undefined) continue;
              const isShown = sharesRun(original, substitute, keeps && (() => keeps(one)));
              assert.ok(!isShown, `${one.type} ${original} became ${substitute}`);
            }
          },
        ),
        RUNS,
      );
    });

    it('makes the same in steps, where it has steps', () => {
      const transform = made()
        .transformers.find((one) => one.name === name)
        ?.prepare(options);
      if (transform?.applying === undefined) return;
      const terms = STANDARD_TYPES.flatMap(({ name: t }) => TERMS.map((word) => termOf(made(), t, word)));
      const scope = (): TransformScope =>
        makeScope(0, { seed: 'kit' }, { originals: new Set(), used: new Set() }, new Date('2031-03-05T00:00:00Z'));
      const steps = transform.applying(terms, scope());
      for (;;) {
        const { done, value } = steps.next();
        if (done !== true) continue;
        assert.deepEqual(value, apply(transform, terms, scope()));
        return;
      }
    });

    it('restores an original if it says that it can, and never another one', () => {
      const transformer = made().transformers.find((one) => one.name === name);
      if (transformer?.reversible !== true) return;
      const transform = transformer.prepare(options);
      const sample = TERMS.map((word) => `⟦US_SSN|${word}⟧`).join(' ');
      let restored = 0;
      for (const { start, end, text: substitute } of run(sample, 'kit').outputs[0]?.edits ?? []) {
        const original = transform.restore?.(substitute);
        if (original === undefined) continue;
        assert.equal(original, sample.slice(start, end));
        restored++;
      }
      assert.ok(restored > 0, 'nothing could be restored');
    });
  });
}
