import type { Span } from '../../core/contracts/span.js';
import { lastWord } from '../../core/detect/label-before.js';
import { lexiconPattern, lexiconSet, lexiconWords } from '../../lexicon/words.js';

/** What no person has, so that a name before it is that of a discoverer, even as a genitive: `Peyer's patches`. */
const OF_NO_PERSON: ReadonlySet<string> = lexiconSet('eponym-things', { class: 'of-no-person' });
/** What a person may have, so that only a name without a genitive is that of a thing: `Kirschner wires`, `Beck inventory`, `Bramley apples`. */
const OTHER_THINGS: ReadonlySet<string> = lexiconSet('eponym-things', {
  class: ['method', 'device', 'breed', 'flower', 'food', 'instrument'],
});
/** Of these, what often stands behind a person in notes (`Miller test today`), so that only several names are those of a thing. */
const OF_SEVERAL: ReadonlySet<string> = lexiconSet('eponym-things', { class: 'of-several', language: 'en' });
/** Of these, what is a verb as well: `Miller signs`, `Miller and Jones sign`. */
const VERBS: ReadonlySet<string> = lexiconSet('eponym-things', { class: 'verb-too', language: 'en' });
/** Last parts of words in one piece with the name: `Barthel-Index`. */
const COMPOUNDS: ReadonlySet<string> = lexiconSet('eponym-things', { class: 'compound' });

const CAPITALISED = String.raw`\p{Lu}[\p{L}\p{M}'’]{1,19}(?:-\p{Lu}[\p{L}\p{M}]{1,19}){0,2}`;
/** The other discoverers: `Lachman, McMurray and Thompson tests`, `Kaplan-Meier`. */
const OTHERS = `(?:(?:,? (?:and|or|&) |, |-)${CAPITALISED}){0,3}`;
const MODIFIERS = lexiconPattern('eponym-things', { class: 'modifier' });
/** The noun behind a name, with a genitive or not. */
const BEHIND = new RegExp(`^(${OTHERS})(['’]s?)? (?:(${MODIFIERS}) )?(\\p{L}{3,20})(?![\\p{L}'’])`, 'u');
/** The noun in one piece with the name. */
const COMPOUND = /^-(\p{L}{3,20})(?![\p{L}'’])/u;
const LONGEST_BEHIND = 96;
/** `Boyle's law`, but not `Weber's law firm`. */
const LAW = new RegExp(
  `^['’]s? laws?(?! (?:${lexiconPattern('eponym-things', { class: 'behind-law-of-a-person', language: 'en' })}))(?!\\p{L})`,
  'u',
);

/** Alternatives of a regular expression that begin with a capital or not. */
const inAnyCase = (words: readonly string[]): string =>
  words.map((word) => `[${word.charAt(0)}${word.charAt(0).toUpperCase()}]${word.slice(1)}`).join('|');
/** What links a noun to the name behind it, by language. `von` would be that of a patient: `Operation von Schmidt`. */
const OF = {
  de: 'nach ',
  en: 'of (?:the )?',
  es: '(?:de|según) ',
  fr: "(?:de |d['’]|selon )",
  it: "(?:di |del |d['’])",
  nl: 'van ',
  pt: '(?:de|do|da) ',
} as const;
const LANGUAGES = ['de', 'en', 'es', 'fr', 'it', 'nl', 'pt'] as const;
const NOUN_OF = LANGUAGES.map((language) => {
  const nouns = inAnyCase(lexiconWords('eponym-things', { class: 'thing-of', language }));
  return `(?:${nouns})s? ${OF[language]}`;
}).join('|');
/** `Morbus` */
const BARE = `(?:${inAnyCase(lexiconWords('eponym-things', { class: 'bare' }))}) `;
const ANY_OF = Object.values(OF).join('|');
/** The noun before a name, with other discoverers between them: `sphincter of Oddi`, `Einteilung nach Weber und nach Pauwels`. */
const LINK = `(?:,? (?:and|und|et|y|e|en|o|ou|oder) |, )(?:${ANY_OF})?`;
const BEFORE = new RegExp(`(?<![\\p{L}\\p{M}-])(?:${NOUN_OF}|${BARE})(?:${CAPITALISED}${LINK}){0,3}$`, 'u');
const LONGEST_BEFORE = 72;
const lettersIn = (text: string): string[] => text.match(/\p{L}+/gu) ?? [];
/** The words that may stand right before the name: most names stand behind others, and are not looked at further. */
const RIGHT_BEFORE: ReadonlySet<string> = new Set([
  ...Object.values(OF).flatMap(lettersIn),
  ...lettersIn(LINK),
  ...lexiconWords('eponym-things', { class: 'bare' }).map(lastWord),
]);
/** A name that was read together with its noun: `Sonde de Foley`, `de Braden-schaal`. */
const WITHIN = new RegExp(`^(?:${NOUN_OF}|${BARE})`, 'u');
const SEVERAL_WORDS = /[ '’]/;
/** What may stand directly behind a name that a noun follows. */
const GOES_ON = " ,-'’";
const LAST_PART = /-(\p{L}{3,20})$/u;

/**
 * True for a name that stands for a thing because of the noun beside it, in medicine, science and trades: `Peyer's patches`,
 * `Bland-Altman plot`, `Kernig and Brudzinski signs`, `circle of Willis`, `test de Pfeiffer`, `Wells-Score`.
 */
export function isNamedThing(view: string, { start, end }: Span): boolean {
  const term = view.slice(start, end);
  const isDouble = term.includes('-');
  const last = isDouble ? LAST_PART.exec(term)?.[1]?.toLowerCase() : undefined;
  if ((last !== undefined && COMPOUNDS.has(last)) || (SEVERAL_WORDS.test(term) && WITHIN.test(term))) return true;
  if (GOES_ON.includes(view.charAt(end)) && isThingBehind(view.slice(end, end + LONGEST_BEHIND), isDouble)) return true;
  const before = view.slice(Math.max(0, start - LONGEST_BEFORE), start);
  return (before.endsWith(', ') || RIGHT_BEFORE.has(lastWord(before))) && BEFORE.test(before);
}

/** `pouch of `, `circle of ` */
const ENGLISH_NOUN_OF = new RegExp(
  `(?<![\\p{L}\\p{M}-])(?:${inAnyCase(lexiconWords('eponym-things', { class: 'anatomy-of', language: 'en' }))})s? of $`,
  'u',
);
const LONGEST_NOUN_OF = 20;
/** Words behind a noun; not the noun that it says more of: `Ruiz's constant worry`. */
const LINKS: ReadonlySet<string> = lexiconSet('function-words', { class: 'frequent', language: 'en' });
const NEXT_WORD = /^ (\p{L}+)/u;
const endsPhrase = (behind: string): boolean => {
  const next = NEXT_WORD.exec(behind)?.[1];
  return next === undefined || LINKS.has(next.toLowerCase());
};

/**
 * True for a name beside a noun that no person has, so that even the most frequent one is that of a discoverer: `Boyle's law`,
 * `Charles's constant`, `pouch of Douglas`.
 */
export function isDiscoverer(view: string, { start, end }: Span): boolean {
  if (ENGLISH_NOUN_OF.test(view.slice(Math.max(0, start - LONGEST_NOUN_OF), start))) return true;
  const behind = view.slice(end, end + LONGEST_BEHIND);
  if (!/^['’]/.test(behind)) return false;
  if (LAW.test(behind)) return true;
  const [whole = '', , , , noun = ''] = BEHIND.exec(behind) ?? [];
  return OF_NO_PERSON.has(noun.toLowerCase()) && endsPhrase(behind.slice(whole.length));
}

function isThingBehind(behind: string, isDouble: boolean): boolean {
  if (COMPOUNDS.has(COMPOUND.exec(behind)?.[1]?.toLowerCase() ?? '')) return true;
  const [whole, others = '', genitive, modifier = '', noun = ''] = BEHIND.exec(behind) ?? [];
  if (whole === undefined) return false;
  // `regression` may stand before the noun, or be it.
  return [modifier, noun.toLowerCase()].some((thing) => {
    if (genitive !== undefined) return OF_NO_PERSON.has(thing);
    if (isVerb(thing, others.includes(' '))) return false;
    if (OF_SEVERAL.has(thing)) return isDouble || others !== '';
    return OF_NO_PERSON.has(thing) || OTHER_THINGS.has(thing);
  });
}

/** True for what several persons do, or one. */
const isVerb = (word: string, areSeveral: boolean): boolean =>
  areSeveral ? VERBS.has(word) : word.endsWith('s') && (VERBS.has(word.slice(0, -1)) || VERBS.has(word.slice(0, -2)));
