import { definePlugin } from 'deidkit';

/** A field of work: what counts as sensitive in it, and what never does. Calls name it: `--domain Shipping`. */
export default definePlugin({
  name: '__name__',
  description: 'Freight and customs.',
  apiVersion: 1,
  register(registry) {
    registry.entityType({
      name: 'BERTH',
      parent: 'PROPRIETARY_TERM',
      description: 'Berth of a harbour.',
      examples: ['Q4-17'],
      laws: [],
    });
    registry.domain({
      name: 'Shipping',
      description: 'Freight and customs.',
      dictionary: [{ type: 'PROJECT_NAME', terms: ['Blue Heron'], score: 0.9 }],
      ignore: ['Bill of Lading'],
    });
    registry.recognizer({
      name: '__name__/berth',
      types: ['BERTH'],
      domains: ['Shipping'],
      domainSpecific: true,
      context: ['berth', 'pier'],
      patterns: [{ type: 'BERTH', match: '[A-Z]\\d-\\d{2}\\b', score: 0.6 }],
    });
  },
});
