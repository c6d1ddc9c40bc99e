/** With a sign that names of places may have instead of blanks and signs. */
export const underscored = (value: string): string => value.replace(/[^\p{L}\p{N}]+/gu, '_');

/** Words joined by nothing; numbers and addresses are none. */
export const joined = (value: string): string => (/[\d@]/.test(value) ? 'x' : value.replace(/\P{L}+/gu, ''));

/** As it stands. */
export const spaced = (value: string): string => value;

/** As links write it. */
export const escapedLink = (value: string): string => encodeURIComponent(value);

/** As names of XML write what they cannot hold. */
export const escapedName = (value: string): string =>
  value.replace(/^\d|[^\p{L}\p{N}.-]/gu, (sign) => `_x${sign.charCodeAt(0).toString(16).padStart(4, '0')}_`);

/** In two bytes to a character, with other bytes before it. */
export const utf16 = (value: string): Buffer =>
  Buffer.concat([Buffer.from([1, 0, 2, 0, 0xff, 3]), Buffer.from(value, 'utf16le'), Buffer.from([0, 0, 1, 9])]);
