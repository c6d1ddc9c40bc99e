import { definePlugin, type Match } from '../../core/index.js';
import { STANDARD_TYPES } from '../../kit/index.js';

/** A recognizer for terms between `⟦TYPE|` and `⟧`, with which laws choose the findings. */
export const probe = definePlugin({
  name: 'kit-probe',
  description: 'Marked terms, for the laws of the test kit.',
  register(registry) {
    registry.recognizer({
      name: 'kit-probe/marks',
      types: STANDARD_TYPES.map(({ name }) => name),
      recognize: ({ view }) => marks(view),
    });
  },
});

function marks(view: string): Match[] {
  const found: Match[] = [];
  for (const match of view.matchAll(/⟦([A-Z_]{1,40})\|([^⟦⟧]{1,400})⟧/gu)) {
    const [, type = '', term = ''] = match;
    const start = match.index + type.length + 2;
    found.push({ type, start, end: start + term.length, score: 1 });
  }
  return found;
}
