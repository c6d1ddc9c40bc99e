import { definePlugin, type FileAdapter } from '../../core/index.js';
import { docxAdapter } from './docx.js';
import { xlsAdapter } from './xls/adapter.js';
import { xlsxAdapter } from './xlsx.js';

/** Files within files within files are searched; those still further in are not, and the report says so. */
const DEPTH = 3;

function adapters(depth: number): FileAdapter[] {
  const embedded = depth === 0 ? [] : adapters(depth - 1);
  return [docxAdapter(embedded), xlsxAdapter(embedded), xlsAdapter()];
}

export default definePlugin({
  name: 'office',
  description:
    'Word documents (.docx) and Excel workbooks (.xlsx, .xls), changed in place: text, cells, comments, properties and what is hidden.',
  register(registry) {
    for (const adapter of adapters(DEPTH)) registry.fileAdapter(adapter);
  },
});
