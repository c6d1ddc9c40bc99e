import { definePlugin } from '../../../core/index.js';
import { surrogate } from './surrogate.js';

export default definePlugin({
  name: 'surrogates',
  description: 'The transformer surrogate: believable invented values that fit together over the whole document.',
  register(registry) {
    registry.transformer(surrogate);
  },
});
