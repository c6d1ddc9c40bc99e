import type { Decoded } from '../xml/entities.js';

const ESCAPED = /(?:%[0-9a-fA-F]{2}){1,10000}/g;

function decoded(group: string): string | undefined {
  try {
    return decodeURIComponent(group);
  } catch {
    return undefined;
  }
}

const utf8Length = (character: string): number => Buffer.byteLength(character);

/** Decodes the percent escapes of a link, so that `John%20Smith` is found. Escapes that are not valid UTF-8 stay. */
export function decodePercent({ text, offsets }: Decoded): Decoded {
  if (!text.includes('%')) return offsets === undefined ? { text } : { text, offsets };
  const places: number[] = [];
  let out = '';
  let copied = 0;
  const put = (character: string, at: number): void => {
    for (let i = 0; i < character.length; i++) places.push(offsets?.[at] ?? at);
    out += character;
  };
  const copy = (end: number): void => {
    for (; copied < end; copied++) put(text.charAt(copied), copied);
  };
  for (const match of text.matchAll(ESCAPED)) {
    const characters = decoded(match[0]);
    if (characters === undefined) continue;
    copy(match.index);
    for (const character of characters) {
      put(character, copied);
      copied += 3 * utf8Length(character);
    }
  }
  copy(text.length);
  places.push(offsets?.[text.length] ?? text.length);
  return { text: out, offsets: Uint32Array.from(places) };
}

/** A whole address, whose delimiters must be kept. */
const ADDRESS = /^(?:[a-z][a-z0-9+.-]{1,20}:|www\.)\S+$/i;

/**
 * Encodes a text that becomes a link or part of one. In a whole address, the characters that delimit its parts are
 * kept.
 * @param delimiters characters that must be escaped, all of them ASCII.
 */
export function encodeLink(text: string, delimiters = /[#?[\]]/g): string {
  const encoded = encodeURI(Buffer.from(text).toString());
  if (ADDRESS.test(text)) return encoded;
  return encoded.replace(delimiters, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);
}
