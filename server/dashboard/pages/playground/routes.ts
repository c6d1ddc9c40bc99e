import { Downloads } from '../../web/downloads.js';
import type { PageRoute } from '../../web/visit.js';
import { openFile, sendDownload, showFile } from './file.js';
import { openText, showText } from './text.js';

const TEXT_BYTES = 512 * 1024;

/** The playground, for members and for visitors with a pass. */
export function playgroundRoutes(): readonly PageRoute[] {
  const downloads = new Downloads();
  const access = 'guest';
  return [
    { method: 'get', path: '/playground', access, answer: openText },
    { method: 'post', path: '/playground', access, most: TEXT_BYTES, answer: showText },
    { method: 'get', path: '/playground/file', access, answer: openFile },
    { method: 'post', path: '/playground/file', access, most: 0, answer: (visit) => showFile(visit, downloads) },
    { method: 'get', path: '/playground/file/:id', access, answer: (visit) => sendDownload(visit, downloads) },
  ];
}
