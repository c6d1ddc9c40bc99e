import type { FileAdapter } from '../../../core/index.js';
import { OPTIONS } from './parts/options.js';
import { isZip } from './zip/magic.js';

/**
 * Packages of other programs within documents and workbooks: presentations, and workbooks in the binary form of Excel, of which the parts that
 * are XML are searched. It is not offered for files of their own.
 */
export const otherAdapter = (embedded: readonly FileAdapter[]): FileAdapter => ({
  name: 'other office package',
  extensions: [],
  mediaTypes: {},
  options: { type: 'object', additionalProperties: false, properties: OPTIONS },
  accepts: (head) => isZip(head),
  async process(job) {
    const { deidentifyOther } = await import('./deidentify-document.js');
    return deidentifyOther(job, embedded);
  },
});
