import { lexiconSet } from '../../../../kit/index.js';

const set = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));

/** True for elements that separate the text before them from the text after them. Unknown elements do not. */
export const isBlock = (element: string): boolean => BLOCK.has(element) || element.includes(':');

const BLOCK = lexiconSet('format-names', { class: 'html-block' });

/** Elements whose white space is displayed as written. */
export const KEEPS_BLANKS = set('pre textarea listing xmp');

/** Elements that contain the name of a person, without their prefix. */
export const PERSONS = set('author lastauthor manager creator changedby');

/** How the value of an attribute is treated. */
export type AttributeUse = 'none' | 'text' | 'known' | 'link' | 'style' | 'script' | 'value' | 'formula' | 'person';

/** Attributes of layout, types and numbers, in any element. */
const STRUCTURAL =
  set(`class width height align valign bgcolor color bordercolor border cellpadding cellspacing frame rules colspan rowspan nowrap face size
  lang xml:lang dir type rel rev http-equiv charset media method enctype tabindex scope span start accesskey background-color clear compact noshade
  hspace vspace usemap ismap shape coords link vlink alink text marginwidth marginheight topmargin leftmargin frameborder scrolling checked
  selected disabled readonly multiple maxlength rows cols language defer async integrity crossorigin sdnum x:autofilter x:bool x:err
  data-t data-z data-sheets-numberformat role contenteditable draggable hidden spellcheck translate`);
const TEXT = set(
  `title alt value content placeholder summary label abbr standby prompt download x:str data-sheets-value srcdoc`,
);
const LINKS =
  set(`href src action cite background longdesc data codebase formaction poster srcset ping profile classid archive lowsrc dynsrc xlink:href
  manifest o:href`);
/** Attributes that contain the value of a cell in addition to its displayed text. */
const VALUES = set('x:num x:str sdval data-v data-value data-order data-sort data-sort-value');
/** Names of `meta` elements that contain nothing about a person. */
const TECHNICAL = set('progid generator originator viewport robots theme-color');

/** @param meta the `name` of a `meta` element, in lower case; `''` if there is none. */
export function useOf(element: string, attribute: string, meta: string): AttributeUse {
  if (STRUCTURAL.has(attribute) || attribute.startsWith('xmlns')) return 'none';
  if (attribute === 'style') return 'style';
  if (attribute.startsWith('on')) return 'script';
  if (LINKS.has(attribute)) return 'link';
  if (element === 'td' || element === 'th') {
    if (VALUES.has(attribute)) return 'value';
    if (attribute === 'x:fmla') return 'formula';
  }
  if (element === 'meta' && attribute === 'content') {
    if (meta === '' || TECHNICAL.has(meta)) return 'known';
    return PERSONS.has(meta.replace(/^.{0,40}[.:]/, '')) ? 'person' : 'text';
  }
  return TEXT.has(attribute) || attribute.startsWith('aria-') || attribute.startsWith('data-') ? 'text' : 'known';
}
