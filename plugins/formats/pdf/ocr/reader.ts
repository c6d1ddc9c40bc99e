import type { Ocr, OcrReader, OcrWord } from '../../../../core/services.js';
import type { Picture } from '../pdfium/picture.js';
import { levelled, slopeOf } from './level.js';
import { linesStand } from './lines.js';
import { greyPng } from './png.js';
import { withoutRules } from './rules.js';
import { FEW_WORDS, SOME_LINES, sampleOf } from './sample.js';
import { tesseract } from './tesseract.js';
import { halved, turned, turnedBack } from './turns.js';
import { isWayUp } from './way-up.js';
import type { Turn, Word } from './word.js';

/** Minimum share of letters that are read confidently if a picture is upright. */
const MIN_SHARE = 0.3;
/** The same for the smaller sample, whose words may be read by chance. */
const MIN_SHARE_OF_SAMPLE = 0.6;
const CONFIDENT = 60;
/** Minimum number of letters that a turned picture must show to count as readable. */
const MIN_READABLE = 12;
/** Ratio by which more letters must be readable than in the other orientation if neither is certain. */
const MIN_RATIO = 2;
const TURNS: readonly Turn[] = [1, 3, 2];
/** The turns for vertical lines, then those for horizontal ones. */
const SIDEWAYS: readonly [Turn, Turn] = [1, 3];
const UPRIGHT: readonly [Turn, Turn] = [0, 2];
/** Number of unreadable pictures after which no more are turned: they are photographs. */
const MAX_MISSES = 3;

const letters = (words: readonly Word[]): number => words.reduce((sum, { text }) => sum + text.length, 0);

/** Number of letters in words that were read confidently. */
const readable = (words: readonly Word[]): number =>
  letters(words.filter(({ text, confidence }) => confidence >= CONFIDENT && /\p{L}{3}/u.test(text)));

const isSure = (words: readonly Word[], part = MIN_SHARE): boolean =>
  words.length === 0 || readable(words) > part * letters(words);

/** True if the orientation is certainly right, so that no other need be tried. */
const isText = (words: readonly Word[], part = MIN_SHARE): boolean =>
  isSure(words, part) && readable(words) >= MIN_READABLE;

/** Reads the words in pictures in any orientation. OCR is started at its first use. */
export class PictureReader {
  readonly #ocr: () => Ocr;
  #reader: OcrReader | undefined;
  /**
   * The last successful turn, for vertical and for horizontal lines: the pages of a document often have the same
   * orientation.
   */
  readonly #lastTurns = new Map<boolean, Turn>();
  /** Number of pictures that could not be read in any orientation. */
  #misses = 0;
  /** True until the height of letters has indicated a wrong orientation. */
  #trustsLetters = true;

  constructor(ocr: () => Ocr = tesseract) {
    this.#ocr = ocr;
  }

  /**
   * The words of a picture. @param darkPrint true to skip the attempt to read light print on a dark ground, which
   * doubles the time
   */
  async words(picture: Picture, darkPrint = false): Promise<Word[]> {
    this.#reader ??= this.#ocr().open();
    const words = await this.#reader.read(greyPng(withoutRules(picture)), { darkPrint });
    return words.map(wordOf);
  }

  /** The words of a picture that may be turned sideways or upside down. */
  async wordsAnyWay(given: Picture): Promise<Word[]> {
    const picture = withoutRules(given);
    const likely = await this.#likelyTurn(picture);
    const first = likely === 0 ? [] : await this.#wordsTurned(picture, likely);
    if (isText(first)) return first;
    if (likely !== 0) {
      this.#lastTurns.clear();
      this.#trustsLetters = false;
    }
    const upright = await this.#wordsTurned(picture, 0);
    if (isSure(upright) || this.#misses >= MAX_MISSES) return upright;
    const turn = await this.#turnOf(picture, upright, likely);
    if (turn === 0) this.#misses++;
    if (turn === 0) return upright;
    this.#lastTurns.set(turn !== 2, turn);
    this.#trustsLetters = false;
    return this.#wordsTurned(picture, turn);
  }

  /** Some words from the part of a picture with most letters, in its probable orientation. */
  async someWords(given: Picture): Promise<Word[]> {
    const picture = withoutRules(given);
    const sample = sampleOf(picture, linesStand(picture), SOME_LINES);
    return this.words(turned(sample, await this.#likelyTurn(picture)));
  }

  /**
   * The probable turn of a picture, by the direction of its lines and the position of their ascenders; otherwise by the
   * last similar picture or by reading some lines.
   */
  async #likelyTurn(picture: Picture): Promise<Turn> {
    const stands = linesStand(picture);
    const up = this.#trustsLetters ? isWayUp(picture, stands) : undefined;
    if (up !== undefined) return (stands ? SIDEWAYS : UPRIGHT)[up ? 0 : 1];
    const last = this.#lastTurns.get(stands);
    if (last !== undefined) return last;
    const turns = stands ? SIDEWAYS : UPRIGHT;
    const few = await this.#turnOfFew(sampleOf(picture, stands, FEW_WORDS), turns);
    const turn = few ?? (await this.#turnOfSample(sampleOf(picture, stands, SOME_LINES), turns));
    if (turn !== undefined) this.#lastTurns.set(stands, turn);
    return turn ?? 0;
  }

  /** Which of two turns makes a few words readable with confidence. */
  async #turnOfFew(few: Picture, turns: readonly [Turn, Turn]): Promise<Turn | undefined> {
    for (const turn of turns) {
      if (isText(await this.words(turned(few, turn), true), MIN_SHARE_OF_SAMPLE)) return turn;
    }
    return undefined;
  }

  /** Which of two turns makes some lines readable: with confidence, or far better than the other. */
  async #turnOfSample(lines: Picture, turns: readonly [Turn, Turn]): Promise<Turn | undefined> {
    const counts: number[] = [];
    for (const turn of turns) {
      const words = await this.words(turned(lines, turn));
      if (isText(words)) return turn;
      counts.push(readable(words));
    }
    const [first = 0, second = 0] = counts;
    if (Math.max(first, second) < MIN_READABLE) return undefined;
    if (first > MIN_RATIO * second) return turns[0];
    return second > MIN_RATIO * first ? turns[1] : undefined;
  }

  async #wordsTurned(picture: Picture, turn: Turn): Promise<Word[]> {
    const words = await this.#wordsLevel(turned(picture, turn));
    return words.map((word) => turnedBack(word, turn, picture));
  }

  /** The words of an upright picture. A skewed one is levelled and read again, which recognises more letters. */
  async #wordsLevel(picture: Picture): Promise<Word[]> {
    const first = await this.words(picture);
    const slope = slopeOf(first);
    if (slope !== 0) {
      const level = levelled(picture, slope);
      const words = await this.words(level.picture);
      if (readable(words) >= readable(first)) return words.map(level.back);
    }
    return first.map((word) => ({ ...word, row: { ...word.row, slope: 0 } }));
  }

  /** The turn that makes more of a picture readable. @param tried the turn in which it could not be read */
  async #turnOf(picture: Picture, upright: readonly Word[], tried: Turn): Promise<Turn> {
    const halfSize = halved(picture);
    let best: { turn: Turn; readable: number } = {
      turn: 0,
      readable: Math.max(MIN_READABLE, MIN_RATIO * readable(upright)),
    };
    for (const turn of TURNS.filter((one) => one !== tried)) {
      const words = await this.words(turned(halfSize, turn));
      const count = readable(words);
      if (count > best.readable) best = { turn, readable: count };
      if (best.turn === turn && isSure(words)) break;
    }
    return best.turn;
  }

  async close(): Promise<void> {
    await this.#reader?.close();
    this.#reader = undefined;
  }
}

/** A word with its line, of which OCR may return only the box. */
function wordOf({
  text,
  box,
  line,
  confidence,
  base = box.bottom,
  capitals = box.bottom - box.top,
  slope = 0,
}: OcrWord): Word {
  return { text, box, line, confidence, row: { base, capitals, turn: 0, slope } };
}
