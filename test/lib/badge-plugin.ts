import { definePlugin } from '../../core/index.js';

/** A plugin of our own, with an option, that needs no other: what tests of the library load by its path. */
export default definePlugin<{ readonly digits: number }>({
  name: 'badge',
  description: 'Badge numbers.',
  options: {
    type: 'object',
    additionalProperties: false,
    properties: { digits: { type: 'integer', minimum: 2, maximum: 9, default: 6 } },
  },
  register(registry, { digits }) {
    registry.recognizer({
      name: 'badge/number',
      types: ['EMPLOYEE_ID'],
      patterns: [{ type: 'EMPLOYEE_ID', match: `BX-\\d{${digits}}\\b`, score: 0.9 }],
    });
  },
});
