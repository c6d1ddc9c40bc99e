import type { Place } from './place.js';

/** A link: read without its percent escapes, written with them. */
export function uriPlace(uri: string, write: (uri: string) => void): Place {
  const text = decode(uri);
  return {
    text,
    searched: true,
    write: text === uri ? (next) => write(escaped(next)) : (next) => write(encodeURI(next)),
  };
}

/** Escapes that are not valid UTF-8 stay. */
function decode(uri: string): string {
  return uri.replace(/(?:%[0-9a-f]{2}){1,10000}/gi, (group) => {
    try {
      return decodeURIComponent(group);
    } catch {
      return group;
    }
  });
}

/** Blanks and characters beyond ASCII are not allowed in a link. */
const escaped = (uri: string): string => uri.replace(/[^!-~]+/g, (part) => encodeURIComponent(part));
