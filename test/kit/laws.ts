import assert from 'node:assert/strict';
import type { Engine, Finding, Level } from '../../core/index.js';
import { fc } from './fast-check.js';
import type { TestRunner } from './runner.js';
import { testSelectionLaw } from './selection-law.js';
import { cutWord } from './word-borders.js';

const RUNS = { numRuns: 60 };
/** Number of texts that are processed concurrently. */
const AT_ONCE = 20;

/** Tests the laws of detection with the plugin's own sentences between random text. */
export function testRecognizerLaws(runner: TestRunner, engine: () => Engine, samples: readonly string[]): void {
  if (samples.length === 0) return;
  const { it } = runner;
  const find = async (text: string, level: Level = 3): Promise<readonly Finding[]> =>
    (await engine().analyzeAsync(text, { level })).findings;
  const texts = fc
    .tuple(fc.string({ unit: 'grapheme', maxLength: 60 }), fc.constantFrom(...samples), fc.constantFrom(...samples))
    .map(([noise, one, two]) => `${one}${noise}${two}\n${noise}`);

  it('reports findings within the text, sorted, without overlaps, with declared types and scores of 0 to 1', async () => {
    await fc.assert(
      fc.asyncProperty(texts, async (text) => {
        let end = 0;
        for (const f of await find(text)) {
          assert.ok(f.start >= end, `${f.type} at ${f.start} begins before the one before it ends, at ${end}`);
          assert.ok(f.end > f.start && f.end <= text.length, `${f.type} at ${f.start} is empty or leaves the text`);
          assert.ok(f.score >= 0 && f.score <= 1, `score ${f.score} of ${f.type}`);
          assert.ok(engine().entityTypes.get(f.type), `${f.type} is no entity type`);
          end = f.end;
        }
      }),
      RUNS,
    );
  });

  it('covers at each level what the level before covers', async () => {
    await fc.assert(
      fc.asyncProperty(texts, async (text) => {
        const levels = [1, 2, 3] as const;
        const [one, two, three] = await Promise.all(
          levels.map(async (level) => covered(text, await find(text, level))),
        );
        for (const at of one ?? []) assert.ok(two?.has(at), `offset ${at} of level 1 is lost at level 2`);
        for (const at of two ?? []) assert.ok(three?.has(at), `offset ${at} of level 2 is lost at level 3`);
      }),
      RUNS,
    );
  });

  testSelectionLaw(runner, engine, texts);

  // Their formats say where values end: fields of fixed width, values behind codes.
  const isOfFormat = (name: string): boolean =>
    engine().recognizers.some((recognizer) => recognizer.name === name && recognizer.withinWords === true);

  it('begins and ends no finding within a word', async () => {
    const glued = fc
      .tuple(
        fc.constantFrom(...samples),
        fc.nat(),
        fc.oneof(
          fc.string({ unit: fc.constantFrom(...'abdenostzCMS059éü'), minLength: 1, maxLength: 5 }),
          fc.constantFrom('Contact', ' Costs', ' Limitedly', 'KGs', '. Contents', '.com2'),
        ),
      )
      .map(([text, number, more]) => {
        const ends = [...text.matchAll(/(?<=[\p{L}\p{N}])(?![\p{L}\p{M}\p{N}])|\.(?= |$)/gu)];
        const at = ends.length === 0 ? text.length : (ends[number % ends.length]?.index ?? 0);
        return text.slice(0, at) + more + text.slice(at);
      });
    await fc.assert(
      fc.asyncProperty(fc.oneof(texts, glued), async (text) => {
        const all = await find(text);
        for (const one of all)
          if (!isOfFormat(one.recognizer))
            assert.equal(cutWord(text, one, all), undefined, `${one.type} at ${one.start} leaves a part of a word`);
      }),
      RUNS,
    );
  });

  it('keeps no state: the same text gives the same findings, even if several are read at once', async () => {
    for (const text of samples) {
      const first = await find(text);
      await find(samples[0] ?? '');
      assert.deepEqual(await find(text), first);
    }
    const some = samples.slice(0, AT_ONCE);
    const alone: (readonly Finding[])[] = [];
    for (const text of some) alone.push(await find(text));
    assert.deepEqual(await Promise.all(some.map((text) => find(text))), alone);
  });

  it('counts UTF-16 code units: an emoji in a line above moves each finding by its length', async () => {
    for (const text of samples) {
      const moved = (await find(`😀\n\n${text}`)).filter((f) => f.start >= 4);
      assert.deepEqual(
        moved,
        (await find(text)).map((f) => ({ ...f, start: f.start + 4, end: f.end + 4 })),
      );
    }
  });
}

/**
 * Offsets in findings, except for blanks, separators and quotes, because those between two findings may belong to one of them or to none.
 */
function covered(text: string, findings: readonly Finding[]): Set<number> {
  const offsets = new Set<number>();
  for (const { start, end } of findings)
    for (let at = start; at < end; at++) if (!/[\s,;:"“”]/.test(text.charAt(at))) offsets.add(at);
  return offsets;
}
