/** True if the first bytes of a file begin HTML or XML, in whatever encoding: a tag, or a line that begins with one of a page or table. */
export function looksLikeMarkup(head: Uint8Array): boolean {
  const text = new TextDecoder('latin1').decode(head).replaceAll('\0', '');
  return (
    /^(?:\xEF\xBB\xBF|\xFF\xFE|\xFE\xFF)?\s*<[a-z!?]/i.test(text) ||
    /^[ \t]{0,80}<(?:html|table|!doctype)[\s>]/im.test(text)
  );
}
