import { makeRandom, wordHash } from '../../../../kit/index.js';
import { BIT, type Lexicon } from '../tagger/lexicon.js';
import { cluster } from './clusters.js';
import type { ScriptNames } from './script-names.js';
import { type Lists, readCommonWords, readVectors } from './sources.js';
import POOLS from './templates/pools.json' with { type: 'json' };

const ORGANISATION = POOLS.organisationWords;
const TITLES = POOLS.titleWords;
const STREETS = POOLS.streetWords;
const CALENDAR = POOLS.calendarWords;

const CLUSTERED = 60_000;
/** What frequent words of other languages have for a rank, if English has none for them. */
const COMMON = 6;

/** Surnames of one sex in a script of their own that the lexicon holds at most; a suffix tells the others. */
const MOST_SURNAMES = 6000;

interface Entry {
  bits: number;
  cluster: number;
  rank: number;
}

/** Compiles lists and clusters into the lexicon of a model, which holds hashes and no word. */
export function buildLexicon(
  lists: Lists,
  seed: string,
  scripts: ReadonlyMap<string, ScriptNames> = new Map(),
): Lexicon {
  const entries = new Map<number, Entry>();
  const entry = (word: string): Entry => {
    const hash = wordHash(word);
    let found = entries.get(hash);
    if (found === undefined) {
      found = { bits: 0, cluster: 0, rank: 15 };
      entries.set(hash, found);
    }
    return found;
  };
  const mark = (words: Iterable<string>, bit: number): void => {
    for (const word of words) for (const part of word.split(/[ -]/)) if (part.length > 1) entry(part).bits |= bit;
  };
  addClusters(entry, seed);
  for (const word of readCommonWords()) {
    const at = entry(word);
    if (at.rank === 15) at.rank = COMMON;
  }
  mark(lists.given, BIT.GIVEN);
  mark(lists.surnames, BIT.SURNAME);
  for (const { name, population } of lists.places) {
    const bit = name.includes(' ')
      ? BIT.PLACE_PART
      : population > 50_000
        ? BIT.BIG_PLACE
        : population > 8_000
          ? BIT.PLACE
          : 0;
    if (bit !== 0) mark([name], bit);
  }
  for (const { male, female, places } of scripts.values()) {
    mark([...male.given, ...female.given], BIT.GIVEN);
    for (const { surnames } of [male, female]) mark(surnames.slice(0, MOST_SURNAMES), BIT.SURNAME);
    mark(places, BIT.BIG_PLACE);
  }
  mark([...lists.countries, ...lists.states], BIT.COUNTRY);
  mark(ORGANISATION.split(' '), BIT.ORGANISATION);
  mark(TITLES.split(' '), BIT.TITLE);
  mark(STREETS.split(' '), BIT.STREET);
  mark(CALENDAR.split(' '), BIT.CALENDAR);
  mark(lists.medical, BIT.MEDICAL);
  return freeze(entries);
}

function addClusters(entry: (word: string) => Entry, seed: string): void {
  const { words, values, dimensions } = readVectors(CLUSTERED);
  const fine = cluster({ dimensions, values, count: words.length }, makeRandom(seed));
  words.forEach((word, i) => {
    const at = entry(word);
    // Number 32 and up: divided by 4 and by 32 it names the coarser clusters, and 0 stays "none".
    at.cluster = 32 + (fine[i] ?? 0);
    at.rank = Math.min(14, Math.floor(Math.log2(i + 1) * 0.85));
  });
}

function freeze(entries: ReadonlyMap<number, Entry>): Lexicon {
  const sorted = [...entries]
    .filter(([, e]) => e.bits !== 0 || e.cluster !== 0 || e.rank !== 15)
    .sort(([a], [b]) => a - b);
  return {
    hash: Int32Array.from(sorted, ([hash]) => hash),
    bits: Uint16Array.from(sorted, ([, e]) => e.bits),
    cluster: Uint16Array.from(sorted, ([, e]) => e.cluster),
    rank: Uint8Array.from(sorted, ([, e]) => e.rank),
  };
}
