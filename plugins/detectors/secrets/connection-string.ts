import type { PatternRecognizer } from '../../../core/index.js';
import { lexiconPattern } from '../../../kit/index.js';

const SCHEMES = `(?:jdbc:)?(?:${lexiconPattern('secrets', { class: 'connection-scheme' })})`;
const PART = '[^;"\\r\\n<>]{1,200}';

/**
 * Addresses of databases and services that contain credentials, from the scheme or first setting to the last character.
 */
export const connectionStringRecognizer: PatternRecognizer = {
  name: 'secrets/connection-string',
  types: ['CONNECTION_STRING'],
  patterns: [
    {
      name: 'address',
      type: 'CONNECTION_STRING',
      match: `${SCHEMES}://[^\\s:@/"'<>]{0,100}:[^\\s@/"'<>]{1,200}@[^\\s"'<>\`]{1,1000}`,
      ignoreCase: true,
      score: 'form:unmistakable',
    },
    {
      name: 'address with a parameter',
      type: 'CONNECTION_STRING',
      match:
        'jdbc:[a-z0-9:]{2,40}:?//?[^\\s"\'<>?;]{1,300}[?;](?=[^\\s"\'<>]{0,300}(?:password|pwd)=)[^\\s"\'<>]{1,600}',
      ignoreCase: true,
      score: 'form:unmistakable',
    },
    {
      name: 'settings',
      type: 'CONNECTION_STRING',
      match:
        `(?:${lexiconPattern('secrets', { class: 'connection-setting' })}) ?=${PART}` +
        `(?=[^"\\r\\n<>]{0,600};? ?(?:Password|Pwd|AccountKey|SharedAccessKey|SharedAccessSignature) ?=)(?:;${PART}){1,20};?`,
      ignoreCase: true,
      score: 'form:unmistakable',
    },
  ],
};
