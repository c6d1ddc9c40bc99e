import type { Span, TextDocument } from '../../../core/index.js';
import { lexiconPattern } from '../../../kit/index.js';
import { isGermanNoun } from './german-nouns.js';

const ARTICLE = new RegExp(
  `^(?:L'|(?:${lexiconPattern('function-words', { class: 'article-before-lower-case' })}) )[\\p{Ll} ]{2,40}$`,
  'u',
);
const ONE_WORD = /^\p{Lu}[\p{L}\p{M}]{1,30}$/u;
const GOES_ON = / {1,2}\p{Ll}/uy;

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
export function languageEvidence(document: TextDocument, { start, end }: Span, score: number): string | undefined {
  const { view } = document;
  const term = view.slice(start, end);
  if (term === term.toLowerCase() && !/\d/.test(term))
    return score >= PLAUSIBLE && isForeign(document) ? 'language:lower-case' : undefined;
  if (isGermanNoun(term) && document.language() === 'de') return 'language:noun';
  if (ARTICLE.test(term)) return isForeign(document) ? 'language:article' : undefined;
  if (HARDLY_READ.test(term) && (score <= SUSPECTED || SLAVIC_TITLE.test(term) || GREEK_TITLE.test(term)))
    return 'script:hardly-read';
  if (score >= SURE || score < PLAUSIBLE || !ONE_WORD.test(term)) return undefined;
  if (document.language() === 'de') return 'language:one-word';
  GOES_ON.lastIndex = end;
  const isFirst = beginsSentence(view, start) && GOES_ON.test(view) && isForeign(document);
  return isFirst ? 'language:one-word' : undefined;
}

/** True for a text that is written in another of the known languages than English. */
function isForeign(document: TextDocument): boolean {
  const language = document.language();
  return language !== undefined && language !== 'en';
}

/** True at the start of the text or a line, and behind the end of a sentence. */
const beginsSentence = (view: string, start: number): boolean =>
  start === 0 || /[\n.!?:] {0,2}$/.test(view.slice(Math.max(0, start - 3), start));
