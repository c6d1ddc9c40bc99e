/**
 * True if the first bytes of a file are HTML or XML in any encoding: they begin with a tag, or a line begins with a tag
 * of a page or table.
 */
export function looksLikeMarkup(head: Uint8Array): boolean {
  const text = new TextDecoder('latin1').decode(head).replaceAll('\0', '');
  return (
    /^(?:\xEF\xBB\xBF|\xFF\xFE|\xFE\xFF)?\s*<[a-z!?]/i.test(text) ||
    /^[ \t]{0,80}<(?:html|table|!doctype)[\s>]/im.test(text)
  );
}
