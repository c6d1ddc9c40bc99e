import { definePlugin } from '../../core/index.js';
import { pdfAdapter } from './adapter.js';

export default definePlugin({
  name: 'pdf',
  description:
    'PDF documents, changed in place: page content, annotations, forms, properties, what is hidden, and scans.',
  register(registry) {
    registry.fileAdapter(pdfAdapter());
  },
});
