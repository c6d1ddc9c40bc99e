import { testPlugin } from '@deidkit/testing';
import plugin from '../index.js';

testPlugin(plugin, { transformers: { '__name__': { letter: 'T' } } });
