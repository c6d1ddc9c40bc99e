import { lexiconSet } from '../../../../kit/index.js';

/** Names of the format (ISO 32000, and extensions of readers), which are never terms, whatever they look like. */
const FORMAT = lexiconSet('format-names', { class: 'pdf-name' });

/** True if a name belongs to the format. Names of one or two characters cannot identify anybody. */
export const isOfFormat = (name: string): boolean => name.length < 3 || FORMAT.has(name);
