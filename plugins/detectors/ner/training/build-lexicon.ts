import { makeRandom, wordHash } from '../../../../kit/index.js';
import { BIT, type Lexicon } from '../tagger/lexicon.js';
import { cluster } from './clusters.js';
import { type Lists, readCommonWords, readVectors } from './sources.js';

const ORGANISATION =
  'inc ltd llc llp corp corporation company co plc gmbh ag kg ohg sa sarl srl spa bv nv ab oy as group holdings university college school hospital clinic institute foundation bank committee council association party agency department ministry court club union federation society commission airlines church museum team league universität klinik krankenhaus hochschule verein gericht amtsgericht landgericht oberlandesgericht bundesgerichtshof hôpital université école banque ministère tribunal hospital universidad escuela banco clínica ospedale università scuola banca';
const TITLES =
  'mr mrs ms miss mx dr prof professor sir lady lord judge justice president senator sen gov minister captain capt colonel col general gen lt sgt officer king queen prince princess pope saint nurse coach chairman ceo director secretary mayor herr frau señor señora sr sra srta don doña doctor doctora dra m mme mlle monsieur madame mademoiselle signor signora sig dott dottoressa dhr mevr mevrouw attorney patient';
const STREETS =
  'street st avenue ave road rd lane drive boulevard blvd way court place terrace square highway hwy parkway pkwy circle straße strasse weg platz allee gasse rue boulevard chemin place calle avenida paseo plaza via viale piazza corso laan straat rua city county river lake mountain mount island valley beach park bridge north south east west northern southern eastern western';
const CALENDAR =
  'january february march april may june july august september october november december monday tuesday wednesday thursday friday saturday sunday jan feb mar apr jun jul aug sep sept oct nov dec mon tue wed thu fri sat sun januar februar märz mai juni juli oktober dezember montag dienstag mittwoch donnerstag freitag samstag sonntag enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre lunes martes miércoles jueves viernes sábado domingo christmas easter thanksgiving';

const CLUSTERED = 60_000;
/** What frequent words of other languages have for a rank, if English has none for them. */
const COMMON = 6;

interface Entry {
  bits: number;
  cluster: number;
  rank: number;
}

/** Compiles lists and clusters into the lexicon of a model, which holds hashes and no word. */
export function buildLexicon(lists: Lists, seed: string): Lexicon {
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
