import { definePlugin } from '../../core/index.js';
import { docxAdapter } from './docx.js';
import { xlsAdapter } from './xls/adapter.js';
import { xlsxAdapter } from './xlsx.js';

export default definePlugin({
  name: 'office',
  description:
    'Word documents (.docx) and Excel workbooks (.xlsx, .xls), changed in place: text, cells, comments, properties and what is hidden.',
  register(registry) {
    registry.fileAdapter(docxAdapter());
    registry.fileAdapter(xlsxAdapter());
    registry.fileAdapter(xlsAdapter());
  },
});
