import { definePlugin } from '../../core/index.js';
import { docxAdapter } from './docx.js';
import { xlsxAdapter } from './xlsx.js';

export default definePlugin({
  name: 'office',
  description:
    'Word documents (.docx) and Excel workbooks (.xlsx), changed in place: text, cells, comments, properties and what is hidden.',
  register(registry) {
    registry.fileAdapter(docxAdapter());
    registry.fileAdapter(xlsxAdapter());
  },
});
