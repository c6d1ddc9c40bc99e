import { kinSex, type Language, lexiconSet, lexiconWords } from '../../../../kit/index.js';
import { namedOccupation } from '../base/occupation-groups.js';
import type { Gender } from './names/culture.js';

/** Words of a language that say of which sex somebody is. */
interface Words {
  readonly pronouns: ReadonlyMap<string, Gender>;
  readonly nouns: ReadonlyMap<string, Gender>;
  readonly possessives: ReadonlySet<string>;
}

type SexClass = 'pronoun-of-a-woman' | 'pronoun-of-a-man' | 'said-of-a-woman' | 'said-of-a-man';

function wordsOf(language: Language | 'pl'): Words {
  const list = (name: SexClass, gender: Gender): [string, Gender][] =>
    lexiconWords('sex-of-a-person', { class: name, language }).map((word) => [word, gender]);
  return {
    pronouns: new Map([...list('pronoun-of-a-woman', 'female'), ...list('pronoun-of-a-man', 'male')]),
    nouns: new Map([...list('said-of-a-woman', 'female'), ...list('said-of-a-man', 'male')]),
    possessives: lexiconSet('sex-of-a-person', { class: 'before-a-relation', language }),
  };
}

const BY_LANGUAGE: ReadonlyMap<string, Words> = new Map(
  (['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'pl'] as const).map((language) => [language, wordsOf(language)]),
);

/** What stands around a name on its line. */
export interface Beside {
  readonly before: string;
  /** Up to the next person. */
  readonly after: string;
  /** True if another person follows. */
  readonly isFollowed: boolean;
}

/** For a text whose language is not clear: English pronouns, since those of other languages are words elsewhere. */
const ANY: Words = {
  pronouns: wordsOf('en').pronouns,
  nouns: new Map([...BY_LANGUAGE.values()].flatMap(({ nouns }) => [...nouns])),
  possessives: lexiconSet('sex-of-a-person', { class: 'before-a-relation' }),
};
/** `daughter (`, `Dad, `: a relation or occupation separated from the name by a sign. */
const BEFORE = /(?<![\p{L}\p{M}])([\p{L}\p{M}][\p{L}\p{M}'’-]*)(\.? |\s?[(:–-]\s?|, )["“]?$/u;
/** `, his wife`, ` (mother)`, `, Oberärztin`. */
const BEHIND = /^["”]?(?:, | ?\(| [–-] )(?:([\p{L}\p{M}'’]+) )?([\p{L}\p{M}][\p{L}\p{M}'’-]*)/u;
const WORD = /[\p{L}\p{M}][\p{L}\p{M}'’]*/gu;
/** ` is a 34-year-old woman`, `, geb. 1951, weiblich`: what is said of somebody right behind the name. */
const SAID = /^(?:[,;(]| (?:is|was|ist|war|est|était|es|era|è)(?!\p{L})|\t)/u;
/** `told Mary he was ill`: the pronoun means somebody else. */
const OBJECT = /^ (?:that |dass |que |che )?(?:s?he|er|sie|elle|il|él|ella|lei|el[ea])(?!\p{L})/iu;
const POSSESSIVE = /^['’]s?(?!\p{L})/u;

/** @param isApart true if a bracket shows that the word is no name, as in `Mutter (Anna` */
const sexOfRelation = (word: string, isApart = false): Gender | undefined => {
  return kinSex(word, isApart);
};

function sexOfOccupation(word: string, language: string | undefined): Gender | undefined {
  const known = namedOccupation(word, language)?.occupation.sex ?? '';
  return known === '' ? undefined : known === 'f' ? 'female' : 'male';
}

/**
 * The sex that a text says beside a name, outside of titles: a relation or an occupation (`Dad (Euan`, `Sotillo, enfermera`),
 * an adjective (`, née le`), or the first pronoun behind the name, if no other person stands between.
 */
export function saidBeside(beside: Beside, language: string | undefined): Gender | undefined {
  const words = language === undefined ? ANY : BY_LANGUAGE.get(language);
  return (
    relationBefore(beside.before, language) ?? (words === undefined ? undefined : saidBehind(beside, words, language))
  );
}

function relationBefore(before: string, language: string | undefined): Gender | undefined {
  const [, word, sign = ''] = BEFORE.exec(before) ?? [];
  return word === undefined ? undefined : (sexOfRelation(word, sign.includes('(')) ?? sexOfOccupation(word, language));
}

function saidBehind({ after, isFollowed }: Beside, words: Words, language: string | undefined): Gender | undefined {
  const [whole = '', possessive = '', word = ''] = BEHIND.exec(after) ?? [];
  // `John, his daughter Anna`: the relation belongs to the next person.
  const isOfNext = isFollowed && /^[\s:,(]*$/u.test(after.slice(whole.length));
  const mayBeRelation = possessive === '' || words.possessives.has(possessive.toLowerCase());
  if (word !== '' && mayBeRelation && !isOfNext) {
    const related = sexOfRelation(word) ?? (possessive === '' ? sexOfOccupation(word, language) : undefined);
    if (related !== undefined) return related;
  }
  const isPossessive = POSSESSIVE.test(after);
  return isPossessive || OBJECT.test(after) || isOfNext ? undefined : firstSaid(after, words);
}

/** The first word that tells a sex; a relation before it (`Mary's brother said he`) is what a pronoun behind it may mean. */
function firstSaid(after: string, { pronouns, nouns }: Words): Gender | undefined {
  const isSaid = SAID.test(after);
  let isDirect = isSaid;
  for (const { 0: word, index } of after.matchAll(WORD)) {
    const form = word.toLowerCase();
    if (/[.;]/u.test(after.slice(0, index))) isDirect = false;
    const gender = (isDirect ? nouns.get(form) : undefined) ?? pronouns.get(form);
    if (gender !== undefined) return gender;
    if (sexOfRelation(word) !== undefined) return undefined;
  }
  return undefined;
}
