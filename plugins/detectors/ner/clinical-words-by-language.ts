import { lexiconPattern, lexiconSet } from '../../../kit/index.js';

/**
 * Diseases, complaints, examinations and drugs that notes in German, French, Spanish, Italian, Portuguese and Dutch
 * capitalise, after a label or at the start of a line. Terms recognisable by their ending (`-ite`, `-ose`) are left
 * out. Lower case; none is a frequent name.
 */
export const CLINICAL_WORDS_BY_LANGUAGE = lexiconSet('clinical-words', { class: 'disease-or-drug' });

/**
 * Endings of medical terms in the Romance languages, Dutch and German. Names with these endings are shorter, or begin
 * as {@link NAMES} do.
 */
export const CLINICAL_ENDINGS_BY_LANGUAGE = new RegExp(
  `^.{0,16}(?:${lexiconPattern('clinical-words', { class: 'ending-by-language' })}|(?:${lexiconPattern('clinical-words', { class: 'before-itis-by-language' })}|[^p]ol)it[ei]s?)$`,
);
/** Names with such an ending: `Marguerite`, `Ambrose`, `Melrose` */
export const NAMES =
  /^(?:margu?[eh]|ambros|melros|penros|primros|montros|ros|aphrod|afrod|ana?st|philom|carit|benedet)/;
