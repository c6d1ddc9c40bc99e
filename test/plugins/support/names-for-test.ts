import { definePlugin, type Plugin } from '../../../core/index.js';

/** A plugin that finds the names of people that a test uses, for recognizers that look for them beside theirs. */
export const namesForTest = (names: RegExp): Plugin =>
  definePlugin({
    name: 'names-for-test',
    description: 'Finds the names that these tests use.',
    register: (registry) =>
      registry.recognizer({
        name: 'names-for-test/name',
        types: ['PERSON'],
        recognize: ({ view }) =>
          Array.from(view.matchAll(names), ({ 0: name, index }) => ({
            type: 'PERSON',
            start: index,
            end: index + name.length,
            score: 0.9,
          })),
      }),
  });
