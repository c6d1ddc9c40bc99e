// An annotator: asks a model that runs elsewhere, over HTTP, and adds what it finds to what the package finds.
import { definePlugin, type Match } from 'deidkit';

interface Options {
  /** Where the model is asked. */
  readonly url: string;
}

/** What the model answers. It is written in Python, so its offsets count code points. */
interface Answer {
  readonly entities: readonly {
    readonly label: string;
    readonly start: number;
    readonly end: number;
    readonly score: number;
  }[];
}

/** Labels of the model, and what they are here. What else it labels is not taken. */
const TYPES: Readonly<Record<string, string>> = { PER: 'PERSON', ORG: 'ORGANIZATION', LOC: 'LOCATION' };

/** Offset in UTF-16 code units of each code point, and of the end. */
function offsetsOf(text: string): number[] {
  const offsets: number[] = [];
  let at = 0;
  for (const character of text) {
    offsets.push(at);
    at += character.length;
  }
  return [...offsets, at];
}

function matchesOf(view: string, { entities }: Answer): Match[] {
  const offsets = offsetsOf(view);
  return entities.flatMap(({ label, start, end, score }) => {
    const type = TYPES[label];
    const span = { start: offsets[start] ?? 0, end: offsets[end] ?? view.length };
    return type === undefined ? [] : [{ type, ...span, score, why: 'remote model' }];
  });
}

export default definePlugin<Options>({
  name: 'remote-names',
  version: '1.0.0',
  description: 'Names that a model of our own finds, over HTTP.',
  options: {
    type: 'object',
    additionalProperties: false,
    required: ['url'],
    properties: { url: { type: 'string', pattern: '^https?://', description: 'Where the model is asked.' } },
  },
  register(registry, { url }) {
    registry.annotator({
      name: 'remote-names/model',
      types: Object.values(TYPES),
      timeoutMs: 5_000,
      async annotate({ view, language }, signal) {
        const answer = await fetch(url, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify({ text: view, language }),
          signal,
        });
        // Whatever is thrown becomes `annotator_failed`: the text is not processed without the model.
        if (!answer.ok) throw new Error(`status ${answer.status}`);
        return matchesOf(view, await answer.json());
      },
    });
  },
});
