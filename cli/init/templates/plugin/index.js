import { definePlugin } from 'deidkit';

/** Finds badge numbers by their form: patterns are data, compiled into the one pass over the text. */
export default definePlugin({
  name: '__name__',
  description: 'Badge numbers of our company.',
  apiVersion: 1,
  register(registry) {
    registry.recognizer({
      name: '__name__/badge-number',
      types: ['EMPLOYEE_ID'],
      patterns: [
        // Sure enough for level 1 by itself.
        { type: 'EMPLOYEE_ID', match: 'BX-\\d{6}\\b', score: 0.85 },
        // Six digits may be anything: found where a word beside them says what they are.
        { type: 'EMPLOYEE_ID', match: '\\d{6}\\b', score: 0.2, context: ['badge', 'turnstile'] },
      ],
    });
  },
});
