import { definePlugin } from '../../core/index.js';
import { docxAdapter } from './docx.js';

export default definePlugin({
  name: 'office',
  description:
    'Word documents (.docx), changed in place: text, tables, notes, comments, properties and what is hidden.',
  register(registry) {
    registry.fileAdapter(docxAdapter());
  },
});
