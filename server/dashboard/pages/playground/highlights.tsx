import type { Output } from '../../../../core/index.js';
import type { Entity } from '../../../work/answers.js';

/** Styles of the categories: each has its own colour and line. Categories not listed share the last style. */
const LOOKS: ReadonlyMap<string, number> = new Map([
  ['PERSON', 0],
  ['LOCATION', 1],
  ['DATE_TIME', 2],
  ['AGE', 2],
  ['PHONE_NUMBER', 3],
  ['EMAIL_ADDRESS', 3],
  ['ONLINE', 3],
  ['ID_NUMBER', 4],
  ['FINANCIAL', 5],
  ['ORGANIZATION', 6],
]);
const OTHER = 7;

const lookOf = (category: string): string => `ent e-${LOOKS.get(category) ?? OTHER}`;

/** A place in a text and its annotation. */
interface Place {
  readonly start: number;
  readonly end: number;
  readonly entity: Entity;
  readonly index: number;
}

/** A text with its terms marked by colour, underline and words. */
function Marked({ text, places, anchors }: { text: string; places: readonly Place[]; anchors: boolean }) {
  const parts = [];
  let at = 0;
  for (const { start, end, entity, index } of places) {
    if (start > at) parts.push(text.slice(at, start));
    parts.push(
      <mark class={lookOf(entity.category)} data-finding={index} {...(anchors ? { id: `t${index}` } : {})}>
        <bdi>{text.slice(start, end)}</bdi>
        <span class="tag">{entity.type}</span>
      </mark>,
    );
    at = end;
  }
  parts.push(text.slice(at));
  return (
    <p class="marked" dir="auto">
      {parts}
    </p>
  );
}

/** The original text with its findings. */
export const Original = ({ text, entities }: { text: string; entities: readonly Entity[] }) => (
  <Marked
    text={text}
    anchors
    places={entities.map((entity, index) => ({ start: entity.start, end: entity.end, entity, index }))}
  />
);

/** An output with its substitutes. */
export function Replaced({ output: { text, edits }, entities }: { output: Output; entities: readonly Entity[] }) {
  let moved = 0;
  const places = edits.flatMap((edit, index) => {
    const entity = entities[index];
    const start = edit.start + moved;
    moved += edit.text.length - (edit.end - edit.start);
    return entity === undefined ? [] : [{ start, end: start + edit.text.length, entity, index }];
  });
  return <Marked text={text} anchors={false} places={places} />;
}

/** The types that were found with their counts, as a legend. */
export function Legend({ entities }: { entities: readonly Entity[] }) {
  const counts = new Map<string, number>();
  for (const { category } of entities) counts.set(category, (counts.get(category) ?? 0) + 1);
  return (
    <ul class="legend" aria-label="Found, by category">
      {[...counts]
        .sort(([, a], [, b]) => b - a)
        .map(([category, count]) => (
          <li>
            <span class={lookOf(category)}>{category}</span> {count}
          </li>
        ))}
    </ul>
  );
}
