import { setTimeout as pause } from 'node:timers/promises';
import { definePlugin } from '../../../core/index.js';

/** Finds `Q` and digits after a moment, as a model elsewhere would. `Q0` makes it fail, and tell of the text. */
export default definePlugin({
  name: 'remote',
  description: 'Names from elsewhere.',
  register(registry) {
    registry.annotator({
      name: 'remote/names',
      types: ['PERSON'],
      async annotate({ view }) {
        await pause(1);
        if (view.includes('Q0')) throw new Error(`cannot read ${view}`);
        return Array.from(view.matchAll(/\bQ\d+\b/g), ({ 0: { length }, index }) => ({
          ...{ type: 'PERSON', start: index, end: index + length, score: 0.9 },
        }));
      },
    });
  },
});
