import type { SoughtTerms } from '../../../../kit/index.js';
import { isStream, type Objects } from '../objects/objects.js';
import { pictureData, writePicture } from '../objects/picture-stream.js';
import { withoutTerms } from '../objects/readable.js';
import { streamData } from '../objects/stream-data.js';
import { StreamKinds } from '../objects/stream-kind.js';
import { withoutMapped } from '../objects/unicode-map.js';

/** Maximum size of an uncompressed stream that is examined, in bytes. */
const MAX_BYTES = 64 * 1024 * 1024;

/**
 * Removes notes from pictures, and overwrites terms with asterisks in streams that are neither content nor text: fonts,
 * profiles, sound.
 */
export function cleanStreams(objects: Objects, gone: SoughtTerms): void {
  const kinds = new StreamKinds(objects);
  const holds = (text: string): boolean => gone.find(text).length > 0;
  for (const { ref, object } of objects.reachable()) {
    if (!isStream(object)) continue;
    const kind = kinds.of(ref, object);
    if (kind === 'content') continue;
    const picture = kind === 'picture' ? pictureData(object, objects) : undefined;
    if (picture !== undefined) {
      if (picture.taken.length > 0) writePicture(object, picture, objects);
      continue;
    }
    const packed = kind === 'picture' ? object.data : streamData(object, objects, MAX_BYTES);
    const masked = packed && withoutTerms(kind === 'font' ? withoutMapped(packed, holds) : packed, gone);
    if (masked === undefined || masked === packed) continue;
    if (kind === 'picture') writePicture(object, { kept: masked, taken: [] }, objects);
    else object.setData(masked);
  }
}
