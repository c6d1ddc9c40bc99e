import { type Edit, splice } from '../../../../core/index.js';
import { append, byPosition } from '../../../../kit/index.js';
import { cellText, readCellText } from '../text/decoded.js';
import { PartEdits } from '../text/splice-units.js';
import type { Unit } from '../text/unit.js';
import { localName, XmlScanner } from '../xml/scanner.js';
import { grown } from './cells.js';
import { type RichText, readRichText } from './rich-text.js';
import { StringForms, type TextChange } from './string-forms.js';

const FIRST_SIZE = 1024;

/**
 * The shared strings and their changes. Cells with the same string may get different substitutes; then the string is
 * split. Stored as columns of one table, because a workbook may have a million strings.
 */
export class SharedStrings {
  readonly #source: string;
  #count = 0;
  #starts = new Int32Array(FIRST_SIZE);
  #ends = new Int32Array(FIRST_SIZE);
  /** Range of the text if the string consists only of it; -1 if it has formats or a phonetic guide. */
  #textStarts = new Int32Array(FIRST_SIZE);
  #textEnds = new Int32Array(FIRST_SIZE);
  #texts: (string | undefined)[] = [];
  /** 1 for each string that some cell keeps unchanged. */
  readonly #unchanged: Uint8Array;
  readonly #forms: StringForms;

  constructor(source: string) {
    this.#source = source;
    this.#read();
    this.#unchanged = new Uint8Array(this.#count);
    this.#forms = new StringForms(this.#count);
  }

  get count(): number {
    return this.#count;
  }

  #read(): void {
    const scanner = new XmlScanner(this.#source);
    let isPlain = true;
    for (let event = scanner.next(); event !== 'end'; event = scanner.next()) {
      const last = this.count - 1;
      if (event === 'text' || event === 'cdata') {
        if (event === 'cdata') isPlain = false;
        else if (last >= 0 && localName(scanner.path.at(-1) ?? '') === 't') {
          this.#textStarts[last] = scanner.start;
          this.#textEnds[last] = scanner.end;
        }
        continue;
      }
      if (event === 'comment' || event === 'instruction') continue;
      const name = localName(scanner.name);
      if (name === 'si') {
        if (event === 'close') this.#ends[last] = scanner.end;
        else this.#add(scanner.start, scanner.end);
        if (event === 'close' && !isPlain) this.#textStarts[last] = -1;
        isPlain = true;
      } else if (name !== 't') isPlain = false;
    }
  }

  #add(start: number, end: number): void {
    if (this.#count === this.#starts.length) this.#grow();
    const i = this.#count++;
    this.#starts[i] = start;
    this.#ends[i] = end;
    this.#textStarts[i] = end;
    this.#textEnds[i] = end;
  }

  #grow(): void {
    const size = this.#starts.length * 2;
    this.#starts = grown(this.#starts, new Int32Array(size));
    this.#ends = grown(this.#ends, new Int32Array(size));
    this.#textStarts = grown(this.#textStarts, new Int32Array(size));
    this.#textEnds = grown(this.#textEnds, new Int32Array(size));
  }

  /** The text of a string; `''` if there is none with this index. */
  text(index: number): string {
    const known = this.#texts[index];
    if (known !== undefined) return known;
    const text = this.#textOf(index);
    this.#texts[index] = text;
    return text;
  }

  #textOf(index: number): string {
    if (index < 0 || index >= this.#count) return '';
    const start = this.#textStarts[index] ?? 0;
    return start < 0 ? this.rich(index).text : readCellText(this.#source.slice(start, this.#textEnds[index])).text;
  }

  /** A string with the positions of its runs. */
  rich(index: number): RichText {
    return readRichText(this.#source, this.#starts[index] ?? 0, this.#ends[index] ?? 0);
  }

  /** The phonetic guide of a string, as units. */
  pronunciation(index: number): readonly Unit[] {
    return this.isPlain(index) ? [] : this.rich(index).spoken.map((one) => ({ segments: [one], repeated: true }));
  }

  /** True if a string has one format throughout. */
  isPlain(index: number): boolean {
    return (this.#textStarts[index] ?? 0) >= 0;
  }

  /** Registers a cell that keeps its string. */
  keep(index: number): void {
    this.#unchanged[index] = 1;
  }

  /** Registers a cell with another text instead of its string. @returns the form, whose number is requested later. */
  use(index: number, change: TextChange): number {
    return this.#forms.use(index, change);
  }

  /** The number of a form in the new part, after {@link edits} has been called. */
  indexOf(form: number): number {
    return this.#forms.indexOf(form);
  }

  /** Edits of the part, after all cells are known. Gives every form its number. */
  edits(): Edit[] {
    const edits: Edit[] = [];
    const added: string[] = [];
    // Released early, because there may be a million and most are not needed again.
    this.#texts = [];
    for (const [index, forms] of this.#forms.all()) {
      const inPlace = this.#unchanged[index] === 1 ? undefined : this.#forms.mostUsed(forms);
      for (const form of forms) {
        const changes = this.#changes(index, this.#forms.take(form));
        if (form === inPlace) append(edits, changes);
        else {
          this.#forms.setIndex(form, this.count + added.length);
          added.push(this.#copy(index, changes));
        }
      }
    }
    if (added.length > 0) append(edits, this.#addition(added));
    return edits.sort(byPosition);
  }

  #changes(index: number, change: TextChange): Edit[] {
    // Fast path: a text that needs no `xml:space`, for a whole string of one format.
    if (typeof change === 'string' && change === change.trim() && this.isPlain(index)) {
      return [{ start: this.#textStarts[index] ?? 0, end: this.#textEnds[index] ?? 0, text: cellText(change) }];
    }
    const whole = (text: string): Edit => ({ start: 0, end: this.#textOf(index).length, text });
    const textEdits = typeof change === 'string' ? [whole(change)] : change;
    const rich = this.rich(index);
    const edits = new PartEdits();
    for (const edit of textEdits) edits.add(edit, rich);
    const changes = edits.sorted();
    const gone = rich.phonetic.map(({ start, end }): Edit => ({ start, end, text: '' }));
    return [...changes, ...gone].sort(byPosition);
  }

  #copy(index: number, changes: readonly Edit[]): string {
    const start = this.#starts[index] ?? 0;
    const moved = changes.map((edit) => ({ ...edit, start: edit.start - start, end: edit.end - start }));
    return splice(this.#source.slice(start, this.#ends[index]), moved);
  }

  /** New strings are appended. */
  #addition(added: readonly string[]): Edit[] {
    const at = this.#ends[this.#count - 1] ?? 0;
    const edits: Edit[] = [{ start: at, end: at, text: added.join('') }];
    const unique = /\suniqueCount\s*=\s*["'](\d{1,10})["']/.exec(this.#source.slice(0, this.#starts[0]));
    if (unique === null) return edits;
    const [whole, digits = ''] = unique;
    const end = unique.index + whole.length - 1;
    return [...edits, { start: end - digits.length, end, text: String(this.count + added.length) }];
  }
}
