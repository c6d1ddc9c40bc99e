import { PdfDict, type PdfStream } from '@libpdf/core';
import type { DrawnPicture } from '../base/contract.js';
import { IDENTITY, matrixOf, multiply } from '../base/geometry.js';
import { isList, isString, nameOf, numberAt, type Operand, type Operator } from '../stream/operand.js';
import { BorderPath } from './borders.js';
import { ClipPath } from './clip.js';
import type { Codes } from './codes.js';
import type { ContentStream } from './content-stream.js';
import { TextCursor } from './cursor.js';
import type { ContentDocument } from './document.js';
import type { Glyph, Run } from './glyph.js';
import type { Loose } from './loose.js';
import { MarkStack } from './marks.js';
import { placeGlyphs } from './place.js';
import { Rules } from './rules.js';
import type { MatchedCode } from './shown.js';
import { initialState, isLegible, lastMatrix, runOf, SETTERS, type State } from './state.js';

/** Maximum nesting of forms; deeper ones are reported. */
const MAX_DEPTH = 24;

/** Reads the operators of a page in the order of drawing and places every glyph. */
export class Walk {
  readonly glyphs: Glyph[] = [];
  readonly pictures: DrawnPicture[] = [];
  readonly rules = new Rules();
  readonly borders = new BorderPath();
  readonly #path = new ClipPath();
  /** True if a stream could not be uncompressed, or forms are nested too deeply. */
  tooLarge = false;
  /** Content that draws nothing, in all streams read. */
  readonly loose: Loose[] = [];
  /** Open marked content, and all its texts. */
  readonly marks = new MarkStack();
  readonly #document: ContentDocument;
  readonly #codes: Codes;
  readonly #operators = new Map<ContentStream, readonly Operator[]>();
  readonly #open = new Set<ContentStream>();
  #state = initialState();
  #saved: State[] = [];
  #cursor = new TextCursor();

  constructor(document: ContentDocument, codes: Codes) {
    this.#document = document;
    this.#codes = codes;
  }

  /** Reads a page's own stream. */
  page(stream: ContentStream): void {
    this.#tokens(stream, true);
    this.#read(stream);
  }

  /** Examines a stream that shows no text. */
  look(stream: ContentStream): void {
    this.#tokens(stream);
  }

  #read(stream: ContentStream): void {
    const operators = this.#tokens(stream);
    const [saved, cursor] = [this.#saved, this.#cursor.copy()];
    this.#open.add(stream);
    this.#saved = [];
    this.marks.inside(() => {
      for (const [index, operator] of operators.entries()) {
        if (this.#codes.failed) break;
        this.#step(operator, index, stream);
      }
    });
    this.#open.delete(stream);
    this.#saved = saved;
    this.#cursor = cursor;
  }

  #tokens(stream: ContentStream, isPage = false): readonly Operator[] {
    const known = this.#operators.get(stream);
    if (known !== undefined) return known;
    const read = this.#document.read(stream, isPage);
    if (read === undefined) this.tooLarge = true;
    const operators = read?.operators ?? [];
    this.#operators.set(stream, operators);
    if (read !== undefined) this.loose.push(this.#document.loose(stream, read));
    return operators;
  }

  #step(operator: Operator, index: number, stream: ContentStream): void {
    const { name, operands } = operator;
    const simple = SETTERS.get(name);
    if (simple !== undefined) simple(this.#state, operands);
    else if (name === 'q') this.#saved.push({ ...this.#state });
    else if (name === 'Q') this.#state = this.#saved.pop() ?? this.#state;
    else if (name === 'BT') this.#cursor.set(IDENTITY);
    else if (name === 'Tm' && operands.length >= 6) this.#cursor.set(lastMatrix(operands));
    else if (name === 'Td' || name === 'TD') this.#moveLine(name, operands);
    else if (name === 'T*') this.#nextLine();
    else if (name === 'Tf') this.#setFont(operands, stream);
    else if (name === 'gs') this.#graphicsState(nameOf(operands[0]), stream);
    else if (name === 'Do') this.#draw(nameOf(operands[0]), stream);
    else if (name === 'BI') this.#picture();
    else if (name === 'BDC' || name === 'BMC' || name === 'DP') this.marks.begin(operator, index, stream);
    else if (name === 'EMC') this.marks.end();
    else if (name === 'Tj' || name === 'TJ' || name === "'" || name === '"') this.#show(operator, index, stream);
    else this.#drawPath(operator, index, stream);
  }

  #drawPath({ name, operands }: Operator, index: number, stream: ContentStream): void {
    const { toPage, toStream, clip } = this.#state;
    if (name === 're' || name === 'm' || name === 'l') this.rules.step(name, operands, index, stream, toPage);
    this.borders.step(name, operands, toPage);
    this.#state.clip = this.#path.step(name, operands, toStream, clip);
  }

  #moveLine(name: string, operands: readonly Operand[]): void {
    const y = numberAt(operands, 1);
    if (name === 'TD') this.#state.leading = -y;
    this.#cursor.moveLine(numberAt(operands, 0), y);
  }

  #nextLine(): void {
    this.#cursor.moveLine(0, -this.#state.leading);
  }

  #setFont(operands: readonly Operand[], stream: ContentStream): void {
    const name = nameOf(operands[0]);
    if (name === undefined) return;
    const { reader } = this.#document;
    this.#state.font = this.#document.font(reader.dict(reader.dict(stream.resources, 'Font'), name));
    this.#state.fontName = name;
    this.#state.size = numberAt(operands, 1);
  }

  /** A graphics state may set a font, and draws the group of its soft mask. */
  #graphicsState(name: string | undefined, stream: ContentStream): void {
    if (name === undefined) return;
    const { reader } = this.#document;
    const dict = reader.dict(reader.dict(stream.resources, 'ExtGState'), name);
    for (const key of dict?.keys() ?? []) {
      if (key.value === 'SMask') {
        const group = reader.stream(reader.dict(dict, 'SMask'), 'G');
        if (group !== undefined) this.#form(group, stream);
      } else if (key.value === 'Font') this.#stateFont(dict);
    }
  }

  #stateFont(dict: PdfDict | undefined): void {
    const { reader } = this.#document;
    const [font] = reader.list(dict, 'Font');
    if (!(font instanceof PdfDict)) return;
    this.#state.font = this.#document.font(font);
    this.#state.fontName = undefined;
    this.#state.size = reader.numbers(dict, 'Font')[1] ?? this.#state.size;
  }

  #draw(name: string | undefined, stream: ContentStream): void {
    if (name === undefined) return;
    const { reader } = this.#document;
    const object = reader.stream(reader.dict(stream.resources, 'XObject'), name);
    const subtype = reader.name(object, 'Subtype');
    if (object !== undefined && subtype === 'Form') this.#form(object, stream);
    else if (object !== undefined && subtype === 'Image') this.#picture(object);
  }

  #picture(image?: PdfStream): void {
    const { toPage } = this.#state;
    if (isLegible(toPage)) this.pictures.push({ toPage, ...(image && { image }) });
  }

  #form(form: PdfStream, outer: ContentStream): void {
    const stream = this.#document.form(form, outer.resources);
    if (this.#open.has(stream)) return;
    if (this.#open.size > MAX_DEPTH) {
      this.tooLarge = true;
      return;
    }
    const state = this.#state;
    const matrix = matrixOf(this.#document.reader.numbers(form, 'Matrix'));
    this.#state = { ...state, toPage: multiply(matrix, state.toPage), toStream: IDENTITY, clip: undefined };
    this.#read(stream);
    this.#state = state;
  }

  #show(operator: Operator, index: number, stream: ContentStream): void {
    const { name, operands } = operator;
    const shown = operands[operands.length - 1];
    if (name === '"' && operands.length < 3) return;
    if (name === '"') {
      this.#state.wordSpacing = numberAt(operands, operands.length - 3);
      this.#state.charSpacing = numberAt(operands, operands.length - 2);
    }
    if (name === "'" || name === '"') this.#nextLine();
    const { font } = this.#state;
    if (font === undefined || shown === undefined) return;
    const elements = name === 'TJ' && isList(shown) ? shown : [shown];
    const codes = this.#codes.next(elements.filter(isString), font);
    const place = { stream, operator: index, mark: this.marks.current };
    const run = runOf(this.#state, font, this.#cursor.text, place);
    this.#place(run, elements, codes);
  }

  /** Places the glyphs of a run and moves the text matrix past it. */
  #place(run: Run, elements: readonly Operand[], codes: readonly MatchedCode[]): void {
    const { glyphs, end } = placeGlyphs(run, elements, codes, this.glyphs.length);
    for (const glyph of glyphs) this.glyphs.push(glyph);
    if (run.font.vertical) this.#cursor.advance(0, end);
    else this.#cursor.advance(end, 0);
  }
}
