import type { CodeRecognizer, Match, TextDocument } from '../../../../core/index.js';
import type { Gazetteer } from '../../gazetteer.js';
import { fold, hashWord } from '../../hash.js';
import { GIVEN_NAMES } from '../../words/given.js';
import { SURNAMES } from '../../words/surnames.js';

/** Word list: endings of files that people name, as they do not name those of programs. */
export const FILE_ENDINGS = {
  name: 'names/file-ending',
  words:
    'pdf doc docx xls xlsx csv rtf odt ods ppt pptx jpg jpeg tif tiff heic dcm msg eml wav mp3 m4a mp4 mov vcf zip'.split(
      ' ',
    ),
} as const;

const DOT = 46;
const LONGEST = 80;
const SHORTEST = 3;
const SCORE = 0.6;
/** From this score on, a name is sure enough to be looked for in the names of files. */
const SURE = 0.7;
const STEM = /[\p{L}\p{M}\p{N}_-]{3,80}$/u;
/** Words, of which a capital within begins a new one: `KristinaHolmqvist`. */
const WORD = /\p{Lu}[\p{Ll}\p{M}]{1,24}|\p{Ll}[\p{Ll}\p{M}]{1,24}|\p{Lu}{2,24}/gu;
/** What the names of files that are about somebody say. Lower case. */
const PAPERS =
  /(?:^|[_\d -])(?:cv|resume|passport|licen[cs]e|payslip|contract|offer|letter|scan|photo|face|headshot|portrait|consent|claim|statement|invoice|kyc|visa|nda|id|front|back|signed|application|reference|appraisal|transcript|certificate|will|deed|lease)(?=[_\d -]|$)/i;
const CAPITALISED = /^\p{Lu}\p{Ll}/u;

/** Made for the first file that a text names: folding ten thousand words takes an engine's start longer than it looks. */
function foldedOnce(words: readonly string[]): (word: string) => boolean {
  let folded: ReadonlySet<string> | undefined;
  return (word) => {
    folded ??= new Set(words.map(fold));
    return folded.has(fold(word));
  };
}

/** What a word of a file's name can be. */
interface Part {
  readonly start: number;
  readonly end: number;
  readonly isGiven: boolean;
  readonly isSurname: boolean;
  /** With a capital, and no everyday word. */
  readonly isProper: boolean;
}

/** `CV_Nina_Petrossian.pdf`, `smith-john-2024.docx`: a first name beside a surname in the name of a file. */
export const fileName = (gazetteer: Gazetteer): CodeRecognizer => {
  const isListedGiven = foldedOnce(GIVEN_NAMES);
  const isListedSurname = foldedOnce(SURNAMES);
  const partOf = (word: string, start: number): Part => {
    const hash = hashWord(word, 0, word.length);
    const isOther = gazetteer.isCommon(hash);
    return {
      start,
      end: start + word.length,
      isGiven: isListedGiven(word) || (!isOther && gazetteer.isGiven(hash)),
      isSurname: isListedSurname(word) || (!isOther && gazetteer.isSurname(hash)),
      isProper: !isOther && CAPITALISED.test(word),
    };
  };
  return {
    name: 'names/file-name',
    types: ['PERSON'],
    needs: { holds: ['.', '_-'], words: [FILE_ENDINGS.name] },
    recognize: (document) => dotsOf(document).flatMap((dot) => namesIn(document.view, dot, partOf)),
    recall(document, found): Match[] {
      const dots = dotsOf(document);
      const known = dots.length === 0 ? undefined : namesOf(document.view, found, gazetteer);
      return known === undefined || known.size === 0 ? [] : dots.flatMap((dot) => knownIn(document.view, dot, known));
    },
  };
};

/** Offsets of the full stops before the endings of files. */
function dotsOf({ view, tokens, wordList }: TextDocument): number[] {
  const bit = wordList(FILE_ENDINGS.name);
  const dots: number[] = [];
  for (let token = 1; token < tokens.length; token++) {
    const dot = (tokens.start[token] ?? 0) - 1;
    if (((tokens.flags[token] ?? 0) & bit) !== 0 && view.charCodeAt(dot) === DOT) dots.push(dot);
  }
  return dots;
}

/** The words of sure persons that are no everyday words, folded. */
function namesOf(view: string, found: readonly Match[], gazetteer: Gazetteer): ReadonlySet<string> {
  const names = new Set<string>();
  for (const { type, score, start, end } of found) {
    if (type !== 'PERSON' || score < SURE) continue;
    for (const [word] of view.slice(start, end).matchAll(WORD))
      if (word.length > SHORTEST && !gazetteer.isCommon(hashWord(word, 0, word.length))) names.add(fold(word));
  }
  return names;
}

/** `IMG_0420_marchetti_arm.jpg`, where the text names somebody Marchetti. */
function knownIn(view: string, dot: number, known: ReadonlySet<string>): Match[] {
  const from = Math.max(0, dot - LONGEST);
  const stem = STEM.exec(view.slice(from, dot));
  if (stem === null) return [];
  return Array.from(stem[0].matchAll(WORD), ({ 0: word, index }) => ({ word, start: from + stem.index + index }))
    .filter(({ word }) => known.has(fold(word)))
    .map(({ word, start }) => ({
      type: 'PERSON',
      start,
      end: start + word.length,
      score: SCORE,
      why: 'named elsewhere, in the name of a file',
    }));
}

/** The names before the full stop of a file's name. */
function namesIn(view: string, dot: number, partOf: (word: string, start: number) => Part): Match[] {
  const from = Math.max(0, dot - LONGEST);
  const stem = STEM.exec(view.slice(from, dot));
  if (stem === null) return [];
  const parts = Array.from(stem[0].matchAll(WORD), ({ 0: word, index }) => partOf(word, from + stem.index + index));
  const isPaper = PAPERS.test(stem[0]);
  const at = parts.findIndex((part, index) => isPair(view, part, parts[index + 1], isPaper));
  return parts.slice(at, at < 0 ? 0 : at + 2).map(({ start, end }) => ({
    type: 'PERSON',
    start,
    end,
    score: SCORE,
    why: 'first and last name in the name of a file',
  }));
}

function isPair(view: string, part: Part, next: Part | undefined, isPaper: boolean): boolean {
  if (next === undefined || !/^[_-]?$/.test(view.slice(part.end, Math.min(next.start, part.end + 2)))) return false;
  if (part.end - part.start < SHORTEST || next.end - next.start < SHORTEST) return false;
  if ((part.isGiven && next.isSurname) || (part.isSurname && next.isGiven)) return true;
  return isPaper && part.isProper && next.isProper;
}
