import type { Span } from '../../../core/index.js';
import { lexiconPattern } from '../../../kit/index.js';

/**
 * Endings of nouns that name an act, a state or a branch of medicine in German and the Romance languages: no name ends so, but
 * for `Concepción`, `Trinidad` and their like. Four letters before them, so that `Hartung` and `Marion` stay names.
 */
const ABSTRACT = new RegExp(
  `^\\p{Lu}[\\p{L}-]{3,30}(?:${lexiconPattern('german-nouns', { class: 'abstract-ending' })}|(?<!c)iation)$`,
  'iu',
);
const NAMES = new RegExp(`^(?:${lexiconPattern('given-names', { class: 'abstract-noun' })})$`, 'i');
/** Stems of international non-proprietary names of drugs (WHO), at the end of a word in the spellings of seven languages. */
const DRUG =
  /^\p{L}{3,14}(?:statin[ae]?|sartan[ao]?|[aei]pril[eo]?|[aei]lol[oe]?|prazol[eo]?|cill?in[ae]?|m[yi]cin[ae]?|floxacin[aeo]?|azepam|zolam|dipin[aeo]?|oxetin[ae]?|gliptin[ae]?|gliflozin[ae]?|aspirin[ae]?|parin[ae]?|xaban[ao]?|conazol[eo]?|ciclovir|tidin[ae]?|triptan[eo]?|formin[ae]?|idazol[eo]?|zumab|ximab|tinib)$/iu;
/** `Veress-Nadel`, `Robinson-Drainage`: what German medicine names after people. */
const NAMED_AFTER = new RegExp(`-(?:${lexiconPattern('clinical-words', { class: 'named-after' })})$`, 'iu');
/** `Klasse von Dukes`, `Classificazione di Dukes C.`: a thing that is named after somebody, and by whom. */
const OF_SOMEBODY = new RegExp(
  `^(?:${lexiconPattern('clinical-words', { class: 'thing-of-somebody' })}) (?:di|de|do|da|d'|von|van|nach) ?\\p{Lu}`,
  'iu',
);
const BEHIND_THING = new RegExp(
  `(?:^|[\\s(])(?:${lexiconPattern('clinical-words', { class: 'thing-before-particle' })}) (?:di|de|do|da|d'|von|van|nach) ?$`,
  'iu',
);
/** The same before a span that begins with the particle: `ziekte [van Ménière]`, `score [de Hoehn]`. */
const THING = new RegExp(`(?:^|[\\s(])(?:${lexiconPattern('clinical-words', { class: 'thing-before-name' })}) $`, 'iu');
const PARTICLE_FIRST = /^(?:di|de|do|da|van|von) \p{Lu}|^d'\p{Lu}/u;
/** `Morbus Basedow`, `Akutes Koronarsyndrom`: what German and Latin call a disease. */
const DISEASE =
  /^(?:morbus|ulcus|status post|zustand nach) \p{L}|^\p{Lu}[\p{L}-]{2,20}e[rs]? \p{Lu}\p{L}{2,24}(?:syndrom|infarkt|insuffizienz|stenose|karzinom|fraktur|embolie|thrombose|pneumonie|hypertonie|anämie|niereninsuffizienz|herzinsuffizienz)$/iu;
const LONGEST_THING = 24;
/** `Glasgow 14`: a scale, and what it shows. */
const SCALE = /^(?:glasgow|apgar|karnofsky|norton|barthel|braden|gleason)$/i;
const SHOWS = /^:? {0,2}\d{1,3}(?!\d)/;

/** The ends of {@link BEHIND_THING}: most texts are done with by these. */
const PARTICLES = ['di', 'de', 'do', 'da', "d'", 'von', 'van', 'nach'];

function endsWithParticle(before: string): boolean {
  const tail = before.slice(-5).trimEnd().toLowerCase();
  return PARTICLES.some((particle) => tail.endsWith(particle));
}

const ONE_WORD = /^[\p{L}-]{5,40}$/u;

/** True for a noun that by its ending, or by what stands beside it, is no name. */
export function isNoun(view: string, { start, end }: Span): boolean {
  const term = view.slice(start, end);
  const before = view.slice(Math.max(0, start - LONGEST_THING), start);
  if (term.includes(' ') && (OF_SOMEBODY.test(term) || DISEASE.test(term))) return true;
  if (endsWithParticle(before) && BEHIND_THING.test(before)) return true;
  if (PARTICLE_FIRST.test(term) && THING.test(before)) return true;
  if (!ONE_WORD.test(term)) return false;
  if (DRUG.test(term) || (term.includes('-') && NAMED_AFTER.test(term))) return true;
  if (SCALE.test(term) && SHOWS.test(view.slice(end, end + 6))) return true;
  return ABSTRACT.test(term) && !NAMES.test(term);
}

/** `Cass. civ`, `Beschl. v. 12.7`, `Cod. dip. 0118`: words that a full stop shortens, of a citation or a form. */
const ABBREVIATIONS =
  /^(?:\p{Lu}?\p{Ll}{1,6}\. ?(?:\p{Ll}{1,6}\.(?=[ ]|$)|civ|crim|pen|soc|com)(?:[ ][^,\p{Lu}]{1,40})?|\p{Lu}?\p{Ll}{1,6}\. [vn]\.?)$/u;
const TITLED =
  /^(?:d\.|d[ªᵃ]\.?|dña|don|dona|exm[oa]|doña|señor(?:a|ita)?|sra|srta|d\.ª|frau|herrn?|mme|mlle|monsieur|maître|sig(?:\.ra|nora?)|dott(?:\.ssa|oressa|or)?|dhr|mevr(?:ouw)?|mw|heer|senhor[a]?|dra?|prof)\.? \p{Lu}/iu;
/** `weduwe van de`, `avec le` */
const BEFORE_TITLE = /^(?:\p{Ll}{1,10} ){1,3}/u;
const ONLY_TITLES = new RegExp(
  `^(?:(?:${lexiconPattern('function-words', { class: 'before-short-title' })})[ ])*(?:${lexiconPattern('person-titles', { class: 'short-title' })})\\.?$`,
  'iu',
);

/** `zwei Töchter`, `und Uta, 45 J.`, `contribuinte n.º 231456780`: somebody, an age, a number and its label. */
const SOMEBODY =
  /(?:^|[ ,])(?:töchter|söhne|kinder|enkel|hijos|hijas|enfants|figli|figlie|filhos|filhas|kinderen)(?![\p{L}])|, \d{1,3} (?:j|ans|años|anos|anni|jaar)\b|(?:^|[ ,])(?:n[.º°]{1,2}|nr\.|c\.f\.) ?[a-z]{0,6}\d{5}|^\p{L}{3,24}(?:nr|nummer)\.? ?\d[\d./ -]{4,20}$/iu;

/** `Gent.mo`, `Egr.gia`: what Italian shortens. */
const SHORTENED = /^\.(?:m[aoi]|gia|gio|ssa|le)(?!\p{L})/u;
/** `3... 2... 1... go` */
const NO_PLACE = /\.{3}|…/u;

/** True for a place that begins with whom it names, or is no more than abbreviations. */
export function isNoPlaceByForm(view: string, { start, end }: Span): boolean {
  const term = view.slice(start, end);
  if (SOMEBODY.test(term) || NO_PLACE.test(term) || SHORTENED.test(view.slice(end, end + 5))) return true;
  if (!/\d/.test(term) && TITLED.test(term.replace(BEFORE_TITLE, ''))) return true;
  return ONLY_TITLES.test(term) || ABBREVIATIONS.test(term);
}
