import type { Pattern } from '../../../core/index.js';
import { type Basis, lexiconPattern, type WordClass } from '../../../kit/index.js';

/** Where a listed term ends. */
export const END = "(?![\\p{L}\\p{N}_'’-])";

/** The terms of a class as alternatives. */
export const listed = (name: WordClass<'special-categories'>): string =>
  `(?:${lexiconPattern('special-categories', { class: name, language: 'en' })})`;

/** The terms of a class, each as whole words. */
export const words = (name: WordClass<'special-categories'>): string => `${listed(name)}${END}`;

/** A statement: words that say whose it is before what is said. */
export const near = (name: string, type: string, lead: string, match: string, score: Basis): Pattern => ({
  name,
  type,
  lead: `(?<![\\p{L}\\p{N}])${lead}`,
  match,
  ignoreCase: true,
  score,
});

/** Up to two words that say how far a quality holds, behind a form of *be*: `is openly `, `she's still `. */
export const BE = `${listed('before-a-quality')}(?: ${listed('degree')}){0,2} `;
/** An article, or none. */
export const A = '(?:an? |the )?';
/** Whose something is: `her `, `Marta's `. */
export const WHOSE = "(?:his|her|my|their|[\\p{L}]{2,20}[’']s) ";
