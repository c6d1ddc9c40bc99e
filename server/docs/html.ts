/** Text that is safe inside HTML. */
export class Html {
  constructor(readonly text: string) {}
}

type Content = Html | string | number | readonly Html[];

/** Makes HTML; whatever is put into it is escaped, unless it is HTML itself. */
export const html = (strings: TemplateStringsArray, ...values: readonly Content[]): Html =>
  new Html(strings.map((text, i) => (i === 0 ? text : show(values[i - 1] ?? '') + text)).join(''));

function show(value: Content): string {
  if (value instanceof Html) return value.text;
  if (typeof value === 'object') return value.map((item) => item.text).join('');
  return String(value).replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
