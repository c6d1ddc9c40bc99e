const LONGEST = 120;

/** Splits a client's file name, without folders, into stem and lower-case extension (`''` if none). */
export function baseName(filename: string): { readonly stem: string; readonly extension: string } {
  const base = filename.slice(Math.max(filename.lastIndexOf('/'), filename.lastIndexOf('\\')) + 1).trim();
  const dot = base.lastIndexOf('.');
  // A leading dot begins a name, not an extension.
  return dot > 0
    ? { stem: base.slice(0, dot), extension: base.slice(dot + 1).toLowerCase() }
    : { stem: base, extension: '' };
}

/**
 * The Content-Disposition header of a processed file: `deid_` and its original name. Characters that could end the
 * header, leave the download folder or hide the extension are removed. RFC 6266, with RFC 8187 if the name needs it.
 */
export function contentDisposition(stem: string, extension: string): string {
  const end = safe(extension);
  const name = `deid_${safe(stem) || 'file'}${end === '' ? '' : `.${end}`}`;
  const ascii = name.replace(/[^\x20-\x7e]/gu, '_').replace(/["\\%]/g, '_');
  const header = `attachment; filename="${ascii}"`;
  return ascii === name ? header : `${header}; filename*=UTF-8''${encodeExtended(name)}`;
}

/** Control characters, path separators, lone surrogates, and marks that change the writing direction. */
const UNSAFE = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069/\\:*?<>|]/gu;

const safe = (stem: string): string => [...stem.replace(UNSAFE, '')].slice(0, LONGEST).join('');

const encodeExtended = (name: string): string =>
  encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
