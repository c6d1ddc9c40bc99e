import { append } from '../../../../../kit/index.js';
import { isDict, isList, isString, type Operand, type OperandDict, type Operator } from '../stream/operand.js';
import type { ContentStream } from './content-stream.js';

/** A sequence of marked content whose properties are written in the content stream itself. */
export interface Mark {
  readonly stream: ContentStream;
  /** Index of the operator that begins it. */
  readonly operator: number;
  readonly properties: OperandDict;
  /** The enclosing sequence. */
  readonly outer: Mark | undefined;
}

/** A text in the properties of marked content, which is read aloud or copied in place of what is drawn. */
export interface MarkText {
  readonly mark: Mark;
  readonly key: string;
  readonly text: string;
}

/** A language code such as `en-GB`. */
const LANGUAGE = /^(?:[a-z]{2,3}(?:-[a-z\d]{1,8}){0,4})?$/i;
const NAMES_A_PERSON_CAN_BE_IN = /[\p{L}\p{N}]/u;

/** The texts of a mark. A value with nested texts is one text. */
export function textsOf(mark: Mark): MarkText[] {
  const texts: MarkText[] = [];
  for (const [key, value] of mark.properties) {
    const text = stringsIn(value).join(' ');
    if (!(key === 'Lang' && LANGUAGE.test(text)) && NAMES_A_PERSON_CAN_BE_IN.test(text))
      texts.push({ mark, key, text });
  }
  return texts;
}

function stringsIn(value: Operand): string[] {
  if (isString(value)) return [textString(value)];
  if (isList(value)) return value.flatMap(stringsIn);
  return isDict(value) ? [...value.values()].flatMap(stringsIn) : [];
}

/**
 * Decodes a text string: UTF-16 or UTF-8 according to its mark, otherwise one byte per character (ISO 32000-2, 7.9.2).
 */
function textString(bytes: Uint8Array): string {
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return new TextDecoder().decode(bytes);
  return new TextDecoder('windows-1252').decode(bytes);
}

/** The marked content that is open while a page is read. */
export class MarkStack {
  /** All texts seen so far, each once. */
  readonly texts: MarkText[] = [];
  readonly #seen = new Map<ContentStream, Set<number>>();
  #open: (Mark | undefined)[] = [];

  /** The innermost sequence with texts of its own. */
  get current(): Mark | undefined {
    return this.#open[this.#open.length - 1];
  }

  /** Begins a sequence, or registers a single point. */
  begin({ name, operands }: Operator, operator: number, stream: ContentStream): void {
    const properties = operands[1];
    const outer = this.current;
    let mark = outer;
    if (isDict(properties)) {
      const own: Mark = { stream, operator, properties, outer };
      const texts = textsOf(own);
      if (texts.length > 0) mark = own;
      if (this.#isNew(own)) append(this.texts, texts);
    }
    if (name !== 'DP') this.#open.push(mark);
  }

  end(): void {
    this.#open.pop();
  }

  /** Reads a form: sequences that it leaves open end with it, and it closes no others. */
  inside(read: () => void): void {
    const outer = this.#open;
    this.#open = [this.current];
    read();
    this.#open = outer;
  }

  /** A form may be drawn many times. */
  #isNew({ stream, operator }: Mark): boolean {
    const seen = this.#seen.get(stream) ?? new Set<number>();
    this.#seen.set(stream, seen);
    const known = seen.has(operator);
    seen.add(operator);
    return !known;
  }
}
