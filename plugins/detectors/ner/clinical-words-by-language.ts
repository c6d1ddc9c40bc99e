import { lexiconPattern, lexiconSet } from '../../../kit/index.js';

/**
 * Diseases, complaints, examinations and drugs that notes in German, French, Spanish, Italian, Portuguese and Dutch write with a capital, behind a
 * label or at the head of a line. The names that they end like (`-ite`, `-ose`) are told by their ends. Lower case; none is a frequent name.
 */
export const CLINICAL_WORDS_BY_LANGUAGE = lexiconSet('clinical-words', { class: 'disease-or-drug' });

/** How the words of medicine end in the Romance languages, Dutch and German. Names that end so are shorter, or begin as {@link NAMES} do. */
export const CLINICAL_ENDINGS_BY_LANGUAGE = new RegExp(
  `^.{0,16}(?:${lexiconPattern('clinical-words', { class: 'ending-by-language' })}|(?:${lexiconPattern('clinical-words', { class: 'before-itis-by-language' })}|[^p]ol)it[ei]s?)$`,
);
/** `Marguerite`, `Ambrose`, `Melrose` */
export const NAMES =
  /^(?:margu?[eh]|ambros|melros|penros|primros|montros|ros|aphrod|afrod|ana?st|philom|carit|benedet)/;
