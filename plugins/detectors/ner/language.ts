import type { TextDocument } from '../../../core/index.js';
import { isGermanNoun } from './german-nouns.js';
import type { Term } from './term.js';

const ONE_WORD = /^\p{Lu}[\p{L}\p{M}]{1,30}$/u;
const GOES_ON = /^ {1,2}\p{Ll}/u;
/** The start of the text or of a line, and the position after the end of a sentence. */
const BEGINS_SENTENCE = /(?:^|[\n.!?:] {0,2})$/;

/**
 * A Russian, Ukrainian or Bulgarian adjective and noun in any case, as in names of institutions and places: `Верховный
 * Суд`.
 */
const SLAVIC_TITLE =
  /^[А-ЯЁІЇЄҐ][а-яёіїєґ'’]+(?:[аяё]я|[оеё]е|[ыи]е|ый|[ое]го|[ую]ю|[ыи]х|[ое]му|ск(?:ий|ой|а|ої|у|ому)|ською|(?<![иы])н(?:ой|а|ої)) [А-ЯЁІЇЄҐа-яёіїєґ'’-]+$/u;
/** The same in Greek: `Ελληνική Δημοκρατία`. */
const GREEK_TITLE = /^[Α-ΩΆΈΉΊΌΎΏ][α-ωά-ώ]+ικ(?:ή|ής|ός|ού|ό|ά|ών|οί|ούς|ές) [Α-ΩΆΈΉΊΌΎΏ]/u;
/** Scripts in which the model was trained so little that its suspicions are dropped. */
const HARDLY_READ = /^[\u0370-\u052f]/;
const SUSPECTED = 0.5;
/**
 * Score that separates the two effects of weak evidence: higher scores stay at level 2, lower ones are reported at
 * level 3 only.
 */
const SURE = 0.625;
const PLAUSIBLE = 0.5;

/**
 * Code of the evidence against an entity in a language other than English, of which the model has seen little;
 * undefined if there is none. German capitalises every noun, and in all these languages the model takes unknown first
 * words of sentences for names. The language is only guessed if such a word occurs.
 */
export function languageEvidence(document: TextDocument, term: Term, score: number): string | undefined {
  const { text, isLowerCase, before, behind } = term;
  if (isLowerCase && !/\d/.test(text))
    return score >= PLAUSIBLE && isForeign(document) ? 'language:lower-case' : undefined;
  if (isGermanNoun(text) && document.language() === 'de') return 'language:noun';
  if (HARDLY_READ.test(text) && (score <= SUSPECTED || SLAVIC_TITLE.test(text) || GREEK_TITLE.test(text)))
    return 'script:hardly-read';
  if (score >= SURE || score < PLAUSIBLE || !ONE_WORD.test(text)) return undefined;
  if (document.language() === 'de') return 'language:one-word';
  const isFirst = BEGINS_SENTENCE.test(before) && GOES_ON.test(behind) && isForeign(document);
  return isFirst ? 'language:one-word' : undefined;
}

/** True for a text in a known language other than English. */
function isForeign(document: TextDocument): boolean {
  const language = document.language();
  return language !== undefined && language !== 'en';
}
