import { positionsOf } from './code-points.js';
import { isString, type Members, optional, refuseOthers } from './fields.js';
import { type Operator, operatorsOf, REPLACE } from './operators.js';
import { invalid, malformed } from './refusal.js';
import { type Place, placesOf, withoutConflicts, withoutGaps } from './results.js';

/** One changed place, as Presidio's anonymizer gives it: positions in the new text, in code points. */
interface OperatorResult {
  readonly start: number;
  readonly end: number;
  readonly entity_type: string;
  readonly text: string;
  readonly operator: string;
}

/** Answer of `/anonymize` and `/deanonymize`. The items begin with the last one of the text. */
export interface EngineResult {
  readonly text: string;
  readonly items: readonly OperatorResult[];
}

const FIELDS = {
  anonymize: ['text', 'anonymizers', 'analyzer_results'],
  deanonymize: ['text', 'deanonymizers', 'anonymizer_results', 'key'],
};

/** Text of a request to `/anonymize` or `/deanonymize`. */
export function textOf(body: Members): string {
  if (Object.keys(body).length === 0) throw malformed('Invalid request json');
  return optional(body, 'text', isString, 'a string') ?? '';
}

/** Answers `/anonymize`. @param most as for {@link operate} @throws PresidioRefusal */
export function anonymize(body: Members, most: number): EngineResult {
  const text = textOf(body);
  refuseOthers(body, FIELDS.anonymize);
  const operators = operatorsOf(body.anonymizers, 'anonymizers');
  const positions = positionsOf(text);
  const places = placesOf(body.analyzer_results, positions.length, true);
  if (places === undefined) throw invalid('Invalid input, request must contain analyzer results');
  const between = (start: number, end: number): string => text.slice(positions.unit(start), positions.unit(end));
  return operate(text, withoutGaps(withoutConflicts(places), between), (entity) => operators(entity) ?? REPLACE, most);
}

/** Answers `/deanonymize`. @param most as for {@link operate} @throws PresidioRefusal */
export function deanonymize(body: Members, most: number): EngineResult {
  const text = textOf(body);
  refuseOthers(body, FIELDS.deanonymize);
  const operators = operatorsOf(body.deanonymizers, 'deanonymizers');
  const places = placesOf(body.anonymizer_results, positionsOf(text).length, false) ?? [];
  const operatorFor = (entity: string): Operator => {
    const operator = operators(entity);
    if (operator === undefined) throw invalid('Invalid input, an entity has no deanonymizer and there is no DEFAULT');
    return operator;
  };
  return operate(text, places, operatorFor, most);
}

/**
 * Puts in place of each text what its operator makes of it. Of texts that overlap, the later one keeps its place, and
 * the earlier one is replaced up to there.
 * @param most what operators may read and write together, in code units
 */
function operate(
  text: string,
  places: readonly Place[],
  operatorFor: (entity: string) => Operator,
  most: number,
): EngineResult {
  const { unit } = positionsOf(text);
  const sorted = [...places].sort((a, b) => b.start - a.start || b.end - a.end);
  /** From the last piece of the text to the first. */
  const pieces: string[] = [];
  const made: {
    readonly behind: number;
    readonly length: number;
    readonly item: Omit<OperatorResult, 'start' | 'end'>;
  }[] = [];
  let replacedFrom = text.length;
  let behind = 0;
  let worked = 0;
  for (const { start, end, entity } of sorted) {
    const { name, operate: change } = operatorFor(entity);
    const found = text.slice(unit(start), unit(end));
    worked += found.length;
    const changed = worked > most ? '' : change(found, entity);
    worked += changed.length;
    if (worked > most) throw malformed(`The results and their operators make more than ${most} characters.`);
    const after = text.slice(Math.min(unit(end), replacedFrom), replacedFrom);
    const length = positionsOf(changed).length;
    pieces.push(after, changed);
    behind += positionsOf(after).length + length;
    made.push({ behind, length, item: { entity_type: entity, text: changed, operator: name } });
    replacedFrom = unit(start);
  }
  pieces.push(text.slice(0, replacedFrom));
  const whole = pieces.reverse().join('');
  const { length: total } = positionsOf(whole);
  return {
    text: whole,
    items: made.map(({ behind: from, length, item }) => ({ start: total - from, end: total - from + length, ...item })),
  };
}
