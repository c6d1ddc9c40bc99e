import { definePlugin } from '../../../core/index.js';
import { SERVICES } from '../../../core/services.js';
import { pdfAdapter } from './adapter.js';
import { tesseract } from './ocr/tesseract.js';
import { DEFAULTS_SCHEMA, type PdfDefaults } from './options.js';

export default definePlugin<PdfDefaults>({
  name: 'pdf',
  description:
    'PDF documents, changed in place: page content, annotations, forms, properties, what is hidden, and scans.',
  options: DEFAULTS_SCHEMA,
  register(registry, defaults) {
    registry.fileAdapter(pdfAdapter(defaults, registry.use(SERVICES.ocr, tesseract)));
  },
});
