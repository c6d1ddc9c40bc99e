import { byPosition, type Edit, splice } from '../../../core/index.js';
import { PartEdits } from '../text/splice-units.js';
import type { Unit } from '../text/unit.js';
import { localName, XmlScanner } from '../xml/scanner.js';
import { cellText, readCellText } from './decoded.js';
import { type RichText, readRichText } from './rich-text.js';

/** One form of a string: the edits of its text, and the cells that show it. */
export interface Form {
  readonly edits: readonly Edit[];
  cells: number;
  /** Its number in the new part. */
  index: number;
}

/** The strings that cells share, and what becomes of them. One string may serve cells whose substitutes differ: then it is split. */
export class SharedStrings {
  readonly #source: string;
  readonly #starts: number[] = [];
  readonly #ends: number[] = [];
  /** Range of the text, where a string is nothing else; -1 where it has formats or a pronunciation. */
  readonly #textStarts: number[] = [];
  readonly #textEnds: number[] = [];
  readonly #texts: (string | undefined)[] = [];
  /** Cells that show each string as it is. */
  readonly #unchanged: number[] = [];
  readonly #forms = new Map<number, Form[]>();
  /** Forms by the edits that were given, which cells that show the same often share. */
  readonly #byEdits = new Map<readonly Edit[], Form>();

  constructor(source: string) {
    this.#source = source;
    this.#read();
  }

  get count(): number {
    return this.#starts.length;
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
    this.#starts.push(start);
    this.#ends.push(end);
    this.#textStarts.push(end);
    this.#textEnds.push(end);
    this.#unchanged.push(0);
  }

  /** The text of a string; `''` if there is none of this number. */
  text(index: number): string {
    const known = this.#texts[index];
    if (known !== undefined) return known;
    const start = this.#textStarts[index] ?? 0;
    const text =
      start < 0 ? this.rich(index).text : readCellText(this.#source.slice(start, this.#textEnds[index])).text;
    this.#texts[index] = text;
    return text;
  }

  /** A string with the places of its pieces. */
  rich(index: number): RichText {
    return readRichText(this.#source, this.#starts[index] ?? 0, this.#ends[index] ?? 0);
  }

  /** How a string is pronounced, as units. */
  pronunciation(index: number): readonly Unit[] {
    return this.isPlain(index) ? [] : this.rich(index).spoken.map((one) => ({ segments: [one], repeated: true }));
  }

  /** Whether a string has one format throughout. */
  isPlain(index: number): boolean {
    return (this.#textStarts[index] ?? 0) >= 0;
  }

  /** Takes note of a cell that shows a string as it is. */
  keep(index: number): void {
    this.#unchanged[index] = (this.#unchanged[index] ?? 0) + 1;
  }

  /** Takes note of a cell that shows another text instead of a string. @returns the form that has the number of the string later. */
  use(index: number, edits: readonly Edit[]): Form {
    const before = this.#byEdits.get(edits);
    if (before !== undefined) {
      before.cells++;
      return before;
    }
    const forms = this.#forms.get(index) ?? [];
    const form = forms.find((one) => isSame(one.edits, edits)) ?? { edits, cells: 0, index };
    if (form.cells === 0) this.#forms.set(index, [...forms, form]);
    form.cells++;
    this.#byEdits.set(edits, form);
    return form;
  }

  /** Edits of the part, once all cells are known; gives every form its number. */
  edits(): Edit[] {
    const edits: Edit[] = [];
    const added: string[] = [];
    for (const [index, forms] of this.#forms) {
      const inPlace = (this.#unchanged[index] ?? 0) > 0 ? undefined : mostUsed(forms);
      for (const form of forms) {
        const changes = this.#changes(index, form.edits);
        if (form === inPlace) edits.push(...changes);
        else {
          form.index = this.count + added.length;
          added.push(this.#copy(index, changes));
        }
      }
    }
    if (added.length > 0) edits.push(...this.#addition(added));
    return edits.sort(byPosition);
  }

  #changes(index: number, textEdits: readonly Edit[]): Edit[] {
    const [only, second] = textEdits;
    if (only !== undefined && second === undefined && this.#isAll(index, only)) {
      return [{ start: this.#textStarts[index] ?? 0, end: this.#textEnds[index] ?? 0, text: cellText(only.text) }];
    }
    const rich = this.rich(index);
    const edits = new PartEdits();
    for (const edit of textEdits) edits.add(edit, rich);
    const changes = edits.sorted();
    const gone = rich.phonetic.map(({ start, end }): Edit => ({ start, end, text: '' }));
    return [...changes, ...gone].sort(byPosition);
  }

  /** Whether an edit replaces all of a string of one format, by a text that needs no `xml:space`. */
  #isAll(index: number, { start, end, text }: Edit): boolean {
    return start === 0 && text === text.trim() && this.isPlain(index) && end === this.text(index).length;
  }

  #copy(index: number, changes: readonly Edit[]): string {
    const start = this.#starts[index] ?? 0;
    const moved = changes.map((edit) => ({ ...edit, start: edit.start - start, end: edit.end - start }));
    return splice(this.#source.slice(start, this.#ends[index]), moved);
  }

  /** New strings stand behind the others. */
  #addition(added: readonly string[]): Edit[] {
    const at = this.#ends.at(-1) ?? 0;
    const edits: Edit[] = [{ start: at, end: at, text: added.join('') }];
    const unique = /\suniqueCount\s*=\s*["'](\d{1,10})["']/.exec(this.#source.slice(0, this.#starts[0]));
    if (unique === null) return edits;
    const [whole, digits = ''] = unique;
    const end = unique.index + whole.length - 1;
    return [...edits, { start: end - digits.length, end, text: String(this.count + added.length) }];
  }
}

const isSame = (some: readonly Edit[], others: readonly Edit[]): boolean =>
  some.length === others.length &&
  some.every((one, i) => one.start === others[i]?.start && one.end === others[i]?.end && one.text === others[i]?.text);

function mostUsed(forms: Iterable<Form>): Form | undefined {
  let most: Form | undefined;
  for (const form of forms) if (most === undefined || form.cells > most.cells) most = form;
  return most;
}
