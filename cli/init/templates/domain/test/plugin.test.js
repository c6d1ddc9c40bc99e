import { testPlugin } from '@deidkit/testing';
import plugin from '../index.js';

testPlugin(plugin, {
  cases: {
    '__name__/berth': { domain: 'Shipping', finds: ['at berth [[Q4-17]]'], ignores: ['form A-17'] },
  },
});
