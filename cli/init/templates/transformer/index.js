import { definePlugin } from 'deidkit';

/** Replaces each term by a code that is the same for the same term of a text, and tells nothing of it. */
export default definePlugin({
  name: '__name__',
  description: 'Codes in place of terms.',
  apiVersion: 1,
  register(registry) {
    registry.transformer({
      name: '__name__',
      description: 'A letter and a number for each term: T1, T2 …',
      reversible: false,
      derived: false,
      options: {
        type: 'object',
        additionalProperties: false,
        properties: { letter: { type: 'string', pattern: '^[A-Z]$', default: 'T' } },
      },
      prepare: ({ letter }) => ({
        apply: (terms, scope) => {
          const codes = scope.memory('codes', () => new Map());
          return terms.map(({ text }) => {
            const known = codes.get(text) ?? `${letter}${codes.size + 1}`;
            codes.set(text, known);
            return known;
          });
        },
      }),
    });
    registry.policy({
      name: 'CODES',
      description: 'Codes in place of all terms.',
      rules: { '*': { use: '__name__' } },
    });
  },
});
