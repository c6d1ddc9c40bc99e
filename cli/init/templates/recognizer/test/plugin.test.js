import { testPlugin } from '@deidkit/testing';
import plugin from '../index.js';

testPlugin(plugin, {
  cases: {
    '__name__/berths': {
      finds: ['Berths: [[Q417]], [[AB12]]', 'Arrival\nberths: [[Q417]]'],
      ignores: ['Form Q417', 'Berths: none'],
    },
  },
});
