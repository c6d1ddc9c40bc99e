import { lexiconPattern, lexiconSet } from '../../../../kit/index.js';

// Names are local names, because prefixes differ between producers. No two of these formats use a name for different
// things.

/** Attributes that are readable text in any element. */
const READABLE = lexiconSet('format-names', { class: 'readable-attribute' });

/** Attributes that are readable text in some elements only, as `element@attribute`. */
const READABLE_IN = lexiconSet('format-names', { class: 'readable-in-element' });

/** `name@val` is the name of a style, a building block or a form field. Only the last is written by a person. */
const FIELD_NAME_PARENTS = new Set(['ffData', 'fieldMapData', 'docPartPr', 'category']);

/** True for an attribute with readable text, in which terms are found and replaced. */
export function isReadable(element: string, attribute: string, parent: string): boolean {
  if (READABLE.has(attribute)) return true;
  const place = `${element}@${attribute}`;
  return place === 'name@val' ? FIELD_NAME_PARENTS.has(parent) : READABLE_IN.has(place);
}

/** Names that PowerPoint gives to the frames of a layout. */
const FRAME = new RegExp(
  `^(?:${lexiconPattern('format-names', { class: 'frame-of-slide', language: 'en' })}) Placeholder \\d{1,6}$`,
);

/** True if a program generated the name of a shape. */
export const isFrameName = (attribute: string, name: string): boolean => attribute === 'name' && FRAME.test(name);

/** True for an attribute that is the name of a bookmark or refers to one. */
export const isBookmark = (element: string, attribute: string, parent: string): boolean =>
  (element === 'bookmarkStart' && attribute === 'name') ||
  (element === 'hyperlink' && attribute === 'anchor') ||
  (element === 'property' && attribute === 'linkTarget') ||
  // A form field has the name of the bookmark around it.
  (element === 'name' && parent === 'ffData');
