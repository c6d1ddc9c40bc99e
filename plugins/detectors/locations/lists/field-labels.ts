import { lexiconPattern } from '../../../../kit/index.js';

const WORDS = `${lexiconPattern('column-titles', { class: 'next-label' })}|(?:${lexiconPattern('column-titles', { class: 'goes-on-with-of', language: 'en' })}) (?:of|for) (?:the )?\\p{L}{2,14}|(?:date|lieu|data|lugar|fecha) (?:de|di) \\p{L}{2,14}|relation(?:ship)?(?: to \\p{L}{2,12})?`;

const BEFORE = lexiconPattern('column-titles', { class: 'before-next-label' });

/**
 * The label of the next field on a line, with its colon: `Date of birth:`, `NHS number:`, `Geburtsdatum:`. Source of a
 * regular expression with the flags `iu` that must be applied at the start of a word.
 */
export const FIELD_LABEL = `(?:(?:${BEFORE}) ){0,2}(?:${WORDS})\\.? ?:`;
