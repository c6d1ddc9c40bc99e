import type { Span, TextDocument } from '../../../core/index.js';
import { isGermanNoun } from './german-nouns.js';

/** What is left of a probability where the language makes a name less likely; sure readings stay sure enough for level 2. */
const DOUBT = 0.8;
/** An article and a noun: `Le chien`. */
const ARTICLE_DOUBT = 0.4;

/** A noun of everyday German, by itself. */
const NOUN_DOUBT = 0.3;

/** Without a capital, in a text that is not English. */
const SMALL_DOUBT = 0.6;

const ARTICLE =
  /^(?:L'|(?:Le|La|Les|Un|Une|Il|Lo|Gli|El|Los|Las|Una|O|A|Os|As|Um|Uma|De|Het|Een|Der|Die|Das|Ein|Eine) )[\p{Ll} ]{2,40}$/u;
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

/**
 * How much of a probability is left in texts of other languages than English, of which the model has read little: German writes every
 * noun with a capital, and in all of them it takes first words of sentences that it does not know for names. The language is
 * asked for only where such a word stands.
 */
export function languageDoubt(document: TextDocument, { start, end }: Span, score: number): number {
  const { view } = document;
  const term = view.slice(start, end);
  if (term === term.toLowerCase() && !/\d/.test(term)) return isForeign(document) ? SMALL_DOUBT : 1;
  if (isGermanNoun(term) && document.language() === 'de') return NOUN_DOUBT;
  if (ARTICLE.test(term)) return isForeign(document) ? ARTICLE_DOUBT : 1;
  if (HARDLY_READ.test(term) && (score <= SUSPECTED || SLAVIC_TITLE.test(term) || GREEK_TITLE.test(term)))
    return ARTICLE_DOUBT;
  // What is sure needs no doubt: it could not fall below level 2.
  if (score * DOUBT >= 0.5 || !ONE_WORD.test(term)) return 1;
  if (document.language() === 'de') return DOUBT;
  GOES_ON.lastIndex = end;
  return beginsSentence(view, start) && GOES_ON.test(view) && isForeign(document) ? DOUBT : 1;
}

/** True for a text that is written in another of the known languages than English. */
function isForeign(document: TextDocument): boolean {
  const language = document.language();
  return language !== undefined && language !== 'en';
}

/** True at the start of the text or a line, and behind the end of a sentence. */
const beginsSentence = (view: string, start: number): boolean =>
  start === 0 || /[\n.!?:] {0,2}$/.test(view.slice(Math.max(0, start - 3), start));
