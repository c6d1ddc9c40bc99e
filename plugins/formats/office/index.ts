import { definePlugin, type FileAdapter } from '../../../core/index.js';
import { docxAdapter } from './docx.js';
import { otherAdapter } from './other.js';
import { xlsAdapter } from './xls.js';
import { xlsxAdapter } from './xlsx.js';

/** Maximum nesting of embedded files that are searched. Deeper ones are not, and the report says so. */
const DEPTH = 3;

/** The adapters for embedded files, down to a nesting depth. */
function embedded(depth: number): FileAdapter[] {
  if (depth === 0) return [];
  const within = embedded(depth - 1);
  return [docxAdapter(within), xlsxAdapter(within), xlsAdapter(), otherAdapter(within)];
}

export default definePlugin({
  name: 'office',
  description:
    'Word documents (.docx) and Excel workbooks (.xlsx, .xls), changed in place: text, cells, comments, properties and what is hidden.',
  register(registry) {
    const within = embedded(DEPTH);
    for (const adapter of [docxAdapter(within), xlsxAdapter(within), xlsAdapter()]) registry.fileAdapter(adapter);
  },
});
