import { DeidError, definePlugin, splice } from 'deidkit';

/** Bytes as a text; what is no UTF-8 is refused, never passed on as clean. */
const decode = (/** @type {Uint8Array} */ bytes) => {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw new DeidError('document_unreadable', ['it is not UTF-8']);
  }
};

/** Files of lines `key = value`: values are searched, and all else comes back byte for byte. */
export default definePlugin({
  name: '__name__',
  description: 'Files of keys and values.',
  apiVersion: 1,
  register(registry) {
    registry.fileAdapter({
      name: '__name__',
      extensions: ['properties'],
      mediaTypes: { properties: 'text/plain' },
      accepts: (head) => !head.includes(0),
      async process({ source, sink, session }) {
        const lines = decode(await source.bytes()).split('\n');
        for (const [i, line] of lines.entries()) {
          const at = line.indexOf('=') + 1;
          // The key is searched with its value: it tells what the value is, and may be somebody's name.
          const edits = session.deidentify(line, { header: [line.slice(0, Math.max(at - 1, 0)).trim()] });
          await sink.write(new TextEncoder().encode(`${i > 0 ? '\n' : ''}${splice(line, edits)}`));
        }
        return { counts: {}, warnings: [], format: { lines: lines.length } };
      },
    });
  },
});
