import { DeidError, type Span, splice } from '../../../../core/index.js';
import type { FoundTerm, SoughtTerms } from '../../../../kit/index.js';
import { lexiconPattern } from '../../../../kit/index.js';
import { decodePercent } from '../parts/uri.js';
import { decodeHtml } from './html-references.js';
import { readMarkup } from './markup-text.js';
import { FONTS } from './style-units.js';

const TAG = /<(\/?[a-z!?][^\s<>/]{0,60})([^<>]*)>/gi;
const ATTRIBUTE = /([^\s=/"'<>]{1,100})\s{0,10}=\s{0,10}(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/g;
/** Attributes of formats and types, and with names of fonts. */
const SKELETON = new RegExp(
  `^(?:xmlns.*|class|(?:[a-z]+:)?(?:${lexiconPattern('format-names', { class: 'attribute-of-layout' })})|align|valign|rel|http-equiv|target)$`,
  'i',
);
/** Formatting elements in workbooks of Excel 2003. */
const FORMATS = /^(?:ss:)?(?:Style|Font|Border|Alignment|NumberFormat|Interior|Protection)$/;
const INLINE = new RegExp(`^/?(?:${lexiconPattern('format-names', { class: 'html-inline' })}|html:\\w+)$`, 'i');
const GAP = '\n\n\n\n\n';

/**
 * Reads a finished markup file again, with simpler means than those that changed it, and searches for terms that should
 * be gone: in the text without tags, in each attribute, and in scripts. In style sheets plain words do not count,
 * because they may be names of fonts.
 * @throws DeidError `leak_detected`
 */
export async function checkMarkupForLeaks(output: Uint8Array, gone: SoughtTerms, isHtml: boolean): Promise<void> {
  if (gone.size === 0) return;
  const { text: source } = await readMarkup(output);
  const look = (text: string, where: string, counts: (term: FoundTerm) => boolean = () => true): void => {
    if (gone.find(text).some(counts)) throw new DeidError('leak_detected', [where]);
  };
  const styles = isHtml ? elementsOf('style', source) : [];
  for (const { start, end } of styles) look(source.slice(start, end).replace(FONTS, GAP), 'style sheet', isTelling);
  for (const { start, end } of elementsOf('script', source)) look(source.slice(start, end), 'script');
  const shown = splice(
    source,
    styles.map((range) => ({ ...range, text: GAP })),
  );
  for (const [, tag = '', rest = ''] of shown.matchAll(TAG)) {
    if (!isHtml && FORMATS.test(tag)) continue;
    for (const [, name = '', ...values] of rest.matchAll(ATTRIBUTE)) {
      const value = decodeHtml(values.find((one) => one !== undefined) ?? '').text;
      if (SKELETON.test(name) || value.startsWith('data:') || !/[\p{L}\p{N}]{3}/u.test(value)) continue;
      if (name.toLowerCase() === 'style') look(value.replace(FONTS, GAP), 'attribute', isTelling);
      else look(value, 'attribute');
      if (value.includes('%')) look(decodePercent({ text: value }).text, 'attribute');
    }
  }
  const running = shown.replace(TAG, (_all, name: string) => (INLINE.test(name) ? '' : GAP));
  look(decodeHtml(running, { collapsed: true }).text, 'text');
}

/** Ranges from a start tag to its end tag, or to the end of the source. */
function elementsOf(name: 'style' | 'script', source: string): Span[] {
  const open = new RegExp(`<${name}(?=[\\s>])`, 'gi');
  const close = new RegExp(`</${name}`, 'gi');
  const found: Span[] = [];
  for (let match = open.exec(source); match !== null; match = open.exec(source)) {
    close.lastIndex = match.index;
    const end = close.exec(source)?.index ?? source.length;
    found.push({ start: match.index, end });
    open.lastIndex = end;
  }
  return found;
}

/** True for a term with a character other than letters. A plain word may be the name of a font or a format. */
const isTelling = ({ term }: FoundTerm): boolean => /[^\p{L}\p{M}]/u.test(term);
