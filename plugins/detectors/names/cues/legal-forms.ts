import { lexiconPattern } from '../../../../kit/index.js';

const END = '(?![\\p{L}\\p{N}])';
const DOTTED = new RegExp(`(?:${lexiconPattern('organization-words', { class: 'dotted-legal-form' })})${END}`, 'uy');
const AFTER = new RegExp(
  `\\.?(?:,? (?:& |and |und )?Co${END}\\.?)?(?:,? (?:${lexiconPattern('organization-words', { class: 'behind-legal-form' })})${END})?`,
  'uy',
);

/** The end of a dotted legal form that starts at an offset. */
export function dottedForm(view: string, start: number): number | undefined {
  if (view.charCodeAt(start + 1) !== 46 && view.charCodeAt(start + 1) !== 112) return undefined;
  // `42 U.S.C.`: part of a longer abbreviation.
  if (view.charCodeAt(start - 1) === 46) return undefined;
  DOTTED.lastIndex = start;
  return DOTTED.test(view) ? DOTTED.lastIndex : undefined;
}

/** The end of a legal form with its full stop and its additions (`GmbH & Co. KG`, `Pty Ltd.`, `Co., Ltd.`). */
export function endOfForm(view: string, end: number): number {
  AFTER.lastIndex = end;
  return AFTER.test(view) ? AFTER.lastIndex : end;
}
