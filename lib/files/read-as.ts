import { dotted } from '../../core/hosting.js';
import { DeidError, type FileAdapter } from '../../core/index.js';

const READ_AS_TEXT =
  'The file was read as plain text, whatever its name says: what its own format encodes, such as attachments, was not searched, and the result may not parse.';

/**
 * Warnings about a file that was read as plain text although its name is that of another format.
 * @param named extension of its name
 * @param read extension of the format in which it was read
 */
export const readAsWarnings = (
  { extensions, mediaTypes }: Pick<FileAdapter, 'extensions' | 'mediaTypes'>,
  named: string,
  read: string,
): readonly string[] => (extensions.includes(named) || mediaTypes[read] !== 'text/plain' ? [] : [READ_AS_TEXT]);

/** The error about a format that is not read here. @param asText how a text of such a format is read nevertheless */
export const unsupportedType = (accepted: readonly string[], asText: string): DeidError => {
  const known = [...new Set(accepted)];
  const way = known.includes('txt') ? ` A text of another format is read as plain text ${asText}.` : '';
  return new DeidError('unsupported_file_type', [known.map(dotted).join(', '), way]);
};
