import { definePlugin } from '../../../core/index.js';
import { txtAdapter } from './adapter.js';

export default definePlugin({
  name: 'txt',
  description: 'Plain text files: .txt, .text, .log, .md, in any usual encoding and of any length.',
  register(registry) {
    registry.fileAdapter(txtAdapter());
  },
});
