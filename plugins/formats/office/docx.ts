import type { FileAdapter } from '../../../core/index.js';
import { isOleContainer } from './parts/ole.js';
import { OPTIONS } from './parts/options.js';
import { isZip } from './zip/magic.js';

const MEDIA_TYPES = {
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  dotx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.template',
  docm: 'application/vnd.ms-word.document.macroEnabled.12',
  dotm: 'application/vnd.ms-word.template.macroEnabled.12',
} as const;

/**
 * Adapter for Word documents (Office Open XML), which are edited in place. Its modules are loaded with the first
 * document.
 */
export const docxAdapter = (embedded: readonly FileAdapter[] = []): FileAdapter => ({
  name: 'docx',
  extensions: Object.keys(MEDIA_TYPES),
  mediaTypes: MEDIA_TYPES,
  options: { type: 'object', additionalProperties: false, properties: OPTIONS },
  accepts: (head) => isZip(head) || isOleContainer(head),
  async process(job) {
    const { deidentifyDocument } = await import('./deidentify-document.js');
    return deidentifyDocument(job, embedded);
  },
});
