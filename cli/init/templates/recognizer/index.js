import { definePlugin } from 'deidkit';

/** What every berth looks like; code looks further where a pattern cannot. */
const BERTH = /\b[A-Z]{1,2}\d{2,4}\b/g;

/**
 * Finds the items of a list behind its heading, which no pattern of one term can: recognizers in code see the whole text.
 * @param {string} view the text, with typographic variants folded; offsets refer to it
 */
function* berths(view) {
  for (const { 0: heading, index } of view.matchAll(/^berths:.{0,200}$/gim))
    for (const item of heading.matchAll(BERTH))
      yield {
        type: 'LOCATION',
        start: index + item.index,
        end: index + item.index + item[0].length,
        score: 0.8,
        why: 'behind the heading of a list of berths',
      };
}

export default definePlugin({
  name: '__name__',
  description: 'Berths of the harbour.',
  apiVersion: 1,
  register(registry) {
    registry.recognizer({
      name: '__name__/berths',
      types: ['LOCATION'],
      // Texts without a digit and a colon are not even asked about.
      needs: { digits: 2, holds: [':'] },
      recognize: ({ view }) => berths(view),
    });
  },
});
