import type { TextDocument } from '../../../core/index.js';
import { isGermanNoun } from './german-nouns.js';
import type { Term } from './term.js';

const ONE_WORD = /^\p{Lu}[\p{L}\p{M}]{1,30}$/u;
const GOES_ON = /^ {1,2}\p{Ll}/u;
/** At the start of the text or a line, and behind the end of a sentence. */
const BEGINS_SENTENCE = /(?:^|[\n.!?:] {0,2})$/;

/** An adjective of Russian, Ukrainian or Bulgarian and a noun, in any case: what institutions and places are called, `Верховный Суд`. */
const SLAVIC_TITLE =
  /^[А-ЯЁІЇЄҐ][а-яёіїєґ'’]+(?:[аяё]я|[оеё]е|[ыи]е|ый|[ое]го|[ую]ю|[ыи]х|[ое]му|ск(?:ий|ой|а|ої|у|ому)|ською|(?<![иы])н(?:ой|а|ої)) [А-ЯЁІЇЄҐа-яёіїєґ'’-]+$/u;
/** The same in Greek: `Ελληνική Δημοκρατία`. */
const GREEK_TITLE = /^[Α-ΩΆΈΉΊΌΎΏ][α-ωά-ώ]+ικ(?:ή|ής|ός|ού|ό|ά|ών|οί|ούς|ές) [Α-ΩΆΈΉΊΌΎΏ]/u;
/** The model has read little in these, so that what it only suspects is nothing. */
const HARDLY_READ = /^[\u0370-\u052f]/;
const SUSPECTED = 0.5;
/** Little evidence decides between these: what is sure stays at level 2, what is only suspected is found at level 3 alone. */
const SURE = 0.625;
const PLAUSIBLE = 0.5;

/**
 * What speaks against a reading in texts of other languages than English, of which the model has read little: the code of the evidence, if there is
 * some. German writes every noun with a capital, and in all of them the model takes first words of sentences that it does not know for names. The
 * language is asked for only where such a word stands.
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

/** True for a text that is written in another of the known languages than English. */
function isForeign(document: TextDocument): boolean {
  const language = document.language();
  return language !== undefined && language !== 'en';
}
