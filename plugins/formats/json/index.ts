import { definePlugin } from '../../../core/index.js';
import { jsonAdapter } from './adapter.js';

export default definePlugin({
  name: 'json',
  description: 'JSON files: .json, and .ndjson and .jsonl with one value per line, of any length.',
  register(registry) {
    registry.fileAdapter(jsonAdapter());
  },
});
