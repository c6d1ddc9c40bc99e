import { testPlugin } from '@deidkit/testing';
import plugin from '../index.js';

testPlugin(plugin, {
  files: { '__name__': [{ bytes: 'port = 3000\nadmin = mary@example.com\n' }, { bytes: '\n\n' }] },
});
