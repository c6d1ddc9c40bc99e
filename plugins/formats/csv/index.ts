import { definePlugin } from '../../../core/index.js';
import { csvAdapter } from './adapter.js';

export default definePlugin({
  name: 'csv',
  description: 'Tables as text: .csv and .tsv, in any dialect and encoding, and of any length.',
  register(registry) {
    registry.fileAdapter(csvAdapter());
  },
});
