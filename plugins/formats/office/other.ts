import type { FileAdapter } from '../../../core/index.js';
import { OPTIONS } from './parts/options.js';
import { isZip } from './zip/magic.js';

/**
 * Adapter for embedded packages of other programs: presentations, and workbooks in Excel's binary form, of which the
 * XML parts are searched. It does not accept such files by themselves.
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
