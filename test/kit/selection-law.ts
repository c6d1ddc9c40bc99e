import assert from 'node:assert/strict';
import type { Arbitrary } from 'fast-check';
import type { Analysis, Engine, EntityType, Finding, Level, Span } from '../../core/index.js';
import { fc } from './fast-check.js';
import type { TestRunner } from './runner.js';

const RUNS = { numRuns: 15 };
const tier = (score: number): number => (score >= 0.75 ? 2 : score >= 0.5 ? 1 : 0);

/** A candidate, whether it became a finding or not. */
type Seen = Pick<Finding, 'type' | 'start' | 'end' | 'score'>;

/** Tests that a selection of types loses nothing of a selected type to one that is not selected. */
export function testSelectionLaw({ it }: TestRunner, engine: () => Engine, texts: Arbitrary<string>): void {
  it('loses nothing of a selected type to another type, unless that is more certain or of the same extent', async () => {
    await fc.assert(
      fc.asyncProperty(texts, fc.constantFrom<Level>(1, 2, 3), (text, level) => checkSelections(engine(), text, level)),
      RUNS,
    );
  });
}

/** Checks the law for each type that is seen in a text, selected alone. */
export async function checkSelections(
  engine: Engine,
  text: string,
  level: Level,
  options: Parameters<Engine['analyzeAsync']>[1] = {},
): Promise<void> {
  const { findings, explanation } = await engine.analyzeAsync(text, { ...options, level, explain: true });
  const lost = (explanation?.rejected ?? []).filter(({ reason }) => reason === 'lost_overlap');
  const seen: readonly Seen[] = [...findings, ...lost];
  for (const type of new Set(seen.map((one) => one.type))) {
    const { types } = engine.entityTypes.select([type]);
    const selected = (await engine.analyzeAsync(text, { ...options, level, entities: [type] })).findings;
    for (const one of selected) assert.ok(types.has(one.type), `${one.type} is found when ${type} is selected`);
    const due = [
      ...findings.filter((one) => types.has(one.type)),
      ...lost.flatMap((one) => claimOf(one, seen, types) ?? []),
    ];
    for (const at of lettersOf(text, due))
      assert.ok(
        selected.some(({ start, end }) => start <= at && at < end),
        `offset ${at} is lost when ${type} is selected`,
      );
  }
}

type Lost = NonNullable<Analysis['explanation']>['rejected'][number];

/** The part of a rejected candidate that it keeps when its type is selected and that of the winner is not. */
function claimOf(one: Lost, seen: readonly Seen[], types: ReadonlySet<EntityType>): Span | undefined {
  const { lostTo: winner } = one;
  if (winner === undefined || !types.has(one.type) || types.has(winner.type)) return undefined;
  if (tier(one.score) < tier(winner.score)) return undefined;
  // A winner may have grown to whole words since, so that its finding has another extent.
  const isOther = [...seen, winner].some(
    ({ start, end, type, score }) =>
      start === one.start && end === one.end && !types.has(type) && score >= Math.min(one.score, 0.5),
  );
  return isOther ? undefined : { start: Math.max(one.start, winner.start), end: Math.min(one.end, winner.end) };
}

function* lettersOf(text: string, spans: readonly Span[]): Generator<number> {
  for (const { start, end } of spans)
    for (let at = start; at < end; at++) if (/[\p{L}\p{N}]/u.test(text.charAt(at))) yield at;
}
