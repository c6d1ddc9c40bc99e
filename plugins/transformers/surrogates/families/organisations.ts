import type { Random } from '../../../../core/index.js';
import { addressLanguage, type Language, lexiconWords } from '../../../../kit/index.js';
import { digits, letters } from '../base/shape.js';
import type { SubstituteRegistry } from '../base/substitute-registry.js';
import { fold, likeCase, list } from '../base/text.js';
import {
  bare,
  GERMAN_ENDS,
  GERMAN_STARTS,
  germanCompound,
  isGerman,
  isKind,
  namesBehind,
} from '../organisations/kinds.js';
import { ordinalNumber } from '../places/house-numbers.js';
import { cityName } from '../places/names.js';
import { each, type Family } from './generators.js';

const SAINTS = lexiconWords('organization-pools', { class: 'saint', language: 'en' });
/** Saints in other languages, men first. */
const SAINTS_BY_LANGUAGE: Partial<Record<Language, readonly [readonly string[], readonly string[]]>> = {
  de: [
    list('Ambrosius,Bernhard,Kilian,Korbinian,Leonhard,Ulrich,Vitus,Willibald'),
    list('Afra,Barbara,Hedwig,Ottilie,Ursula,Walburga'),
  ],
  fr: [
    list('Ambroise,Aubin,Eloi,Fiacre,Hilaire,Médard,Rémi,Yves'),
    list('Agathe,Cécile,Colette,Odile,Radegonde,Ursule'),
  ],
  es: [list('Ambrosio,Blas,Bruno,Cosme,Fermín,Isidro,Leandro,Telmo'), list('Águeda,Brígida,Elena,Eulalia,Inés,Úrsula')],
  it: [
    list('Biagio,Bruno,Colombano,Fedele,Fermo,Leonardo,Rocco,Siro'),
    list('Agata,Brigida,Elena,Eulalia,Lucia,Orsola'),
  ],
  pt: [list('Bento,Brás,Cosme,Gens,Leonardo,Mamede,Roque,Torcato'), list('Águeda,Bárbara,Brígida,Eulália,Iria,Luzia')],
};

const STARTS = lexiconWords('organization-pools', { class: 'start', language: 'en' });
const ENDS = lexiconWords('organization-pools', { class: 'end', language: 'en' });

/** `IBM`, but not `ACME` in a line of capitals. */
const ABBREVIATION = /^\p{Lu}{2,5}$/u;

/** An abbreviation beside words in lower case. */
const HAS_ABBREVIATION = /(?<!\p{L})\p{Lu}{2,6}(?!\p{L})/u;

/** Number of tries with single words; after these, names of two words are made. */
const SINGLE_TRIES = 2;

/** How the words of a name are invented. */
interface Manner {
  /** The word for "saint" before the word; empty if there is none. */
  readonly afterSaint: string;
  /** True if the whole name is in capitals. */
  readonly capitals: boolean;
  readonly german: boolean;
  /** Language of the document. Words that are not English become towns of this language. */
  readonly language: Language | undefined;
}

const PLAIN: Manner = { afterSaint: '', capitals: false, german: false, language: undefined };

function inventedWord(word: string, random: Random, variant: number, { capitals, german, language }: Manner): string {
  // `215th District Court`, `Local 42`
  if (/^\d+(?:st|nd|rd|th)$/iu.test(word)) return ordinalNumber(word, random);
  if (/^\d+$/u.test(word)) return digits(word.length, random);
  // `U.S. Army`: the full stop behind the last letter is no part of the word.
  if (/^\p{Lu}(?:\.\p{Lu}){1,4}$/u.test(word)) return word.replace(/\p{Lu}/gu, () => letters(1, random));
  if (!german && language !== undefined && language !== 'en')
    return likeCase(
      cityName(addressLanguage('', language), random, variant).replace(/\s/gu, '-'),
      word.length > 1 && (capitals || !ABBREVIATION.test(word)) ? word : 'Aa',
    );
  const [starts, ends] = german ? [GERMAN_STARTS, GERMAN_ENDS] : [STARTS, ENDS];
  const made = random.pick(starts) + (german || variant > 0 || random.int(3) > 0 ? random.pick(ends) : '');
  // In a long file all single words are used up, so names get two: `Stonebrook Alder`, `Rosenbach-Linden`.
  const further = variant < SINGLE_TRIES ? '' : (german ? '-' : ' ') + random.pick(starts);
  // `IBM` becomes a word: letters at random read as an abbreviation of something that is not there.
  return likeCase(made + further, word.length > 1 && (capitals || !ABBREVIATION.test(word)) ? word : 'Aa');
}

const SAINT = /^(?:st|saint|sainte|sankt|san|santa|santo|são|sint)\.?$/iu;

/** Saints in the language of the document; women after `Santa` and `Sainte`. */
function saints({ afterSaint, language }: Manner): readonly string[] {
  const [men, women] = (language === undefined ? undefined : SAINTS_BY_LANGUAGE[language]) ?? [SAINTS, SAINTS];
  return /^(?:santa|sainte)$/iu.test(afterSaint) ? women : men;
}

/** Replaces one word of a name. The same word always gets the same substitute, so that `Acme` follows `Acme Corp.` */
function otherWord(substitutes: SubstituteRegistry, word: string, within: string, manner: Manner): string {
  const compound = germanCompound(word);
  return substitutes.settlePart({
    key: `organisation/${fold(word)}`,
    original: word,
    within,
    make: (random, variant) => {
      if (compound !== undefined) return likeCase(random.pick(GERMAN_STARTS), compound.name) + compound.kind;
      return manner.afterSaint !== ''
        ? likeCase(random.pick(saints(manner)), word)
        : inventedWord(word, random, variant, manner);
    },
  });
}

/** The substitute that something else of the document has given a word. */
type Known = (word: string) => string | undefined;

/** Most words in the name of a town: `Weston super Mare`. */
const TOWN_WORDS = 3;

/** A town of the document in the name of an organisation, and how many tokens it takes: `Great Sorley Parish Council`. */
function townAt(
  tokens: readonly string[],
  at: number,
  town: Known,
): { readonly name: string; readonly count: number } | undefined {
  for (let count = TOWN_WORDS * 2 - 1; count > 0; count -= 2) {
    if (at + count > tokens.length) continue;
    const text = tokens.slice(at, at + count).join('');
    const name = town(bare(text));
    if (name !== undefined) return { name: text.replace(bare(text), () => name), count };
  }
  return undefined;
}

/** Words in front that do not belong to a name: `c/o`, `attn:`. */
const FRONT = /^(?:c\/o|att?n\.?:?|z\.\s?hd\.(?:\s?v\.)?|a\/c)\s+/iu;

const TOKENS = /([\s/]+|(?<=\p{L})(?<!(?<!\p{L})co)-(?=\p{L}))/iu;

function rename(substitutes: SubstituteRegistry, whole: string, known: Known, town: Known): string {
  const front = FRONT.exec(whole)?.[0] ?? '';
  const text = whole.slice(front.length);
  const capitals = text === text.toUpperCase() && text.includes(' ');
  const manner = { afterSaint: '', capitals, german: isGerman(text), language: substitutes.language };
  const tokens = text.split(TOKENS);
  const out: string[] = [];
  let changed = false;
  let previous = '';
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i] ?? '';
    const word = bare(token).replace(/['’]s$/u, '');
    const afterSaint = i % 2 === 1 ? '' : (SAINT.exec(previous)?.[0] ?? '');
    if (i % 2 === 0) previous = token;
    const isName = i % 2 === 0 && (!isKind(word) || afterSaint !== '') && /[\p{L}\p{N}]/u.test(word);
    const placed = isName && afterSaint === '' ? townAt(tokens, i, town) : undefined;
    const made = (): string => known(word) ?? otherWord(substitutes, word, text, { ...manner, afterSaint });
    out.push(placed?.name ?? (isName ? token.replace(word, made) : token));
    changed ||= isName;
    i += (placed?.count ?? 1) - 1;
  }
  return front + (changed ? out.join('') : named(substitutes, text, manner.german));
}

/**
 * Adds a name to a text made of kinds only: `Klinik Rosenbach für Kardiologie`, `Department of Silverbrook Cardiology`.
 */
function named(substitutes: SubstituteRegistry, text: string, german: boolean): string {
  const name = otherWord(substitutes, text, text, { ...PLAIN, german, language: substitutes.language });
  const words = text.split(/\s+/u);
  if (words.length < 2) return name;
  words.splice(namesBehind(text) ? 1 : words.length - 1, 0, likeCase(name, words[0] ?? ''));
  return words.join(' ');
}

/** Organisations and facilities: words that identify them are replaced, words that say what kind they are stay. */
export const organisations: Family = (terms, { substitutes, names, addresses, organisationInitials }) => {
  const known: Known = (word) => names.surname(word) ?? organisationInitials.initials(word);
  const town: Known = (name) => addresses.town(name);
  // Long forms first: `NTGH pharmacy` has the letters of the substitute for North Tyneside General Hospital.
  const renamed: string[] = [];
  for (const abbreviated of [false, true])
    for (const [i, { text }] of terms.entries()) {
      if (HAS_ABBREVIATION.test(text) !== abbreviated) continue;
      renamed[i] = rename(substitutes, text, known, town);
      organisationInitials.note(text, renamed[i] ?? '');
    }
  return each(terms, ({ text }, i) => {
    // `Delmore` alone may be a Mr Delmore or a town of the document. Then it gets that invented name.
    const other = names.surname(text.trim()) ?? town(text.trim());
    if (other !== undefined) return other;
    const kind = text.split(/\s+/u).filter((word) => isKind(word));
    return substitutes.settle({
      key: `organisation name/${fold(text)}`,
      original: text,
      orMask: true,
      make: (random, variant) =>
        variant === 0
          ? (organisationInitials.initials(text) ?? renamed[i] ?? '')
          : `${inventedWord('Aa', random, variant, { ...PLAIN, german: isGerman(text) })}${kind.length === 1 && kind[0] === text ? '' : ` ${kind.at(-1) ?? 'Group'}`}`,
    });
  });
};
