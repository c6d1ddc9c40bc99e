import type { Edit } from '../../../core/index.js';

/** One form of a string: the edits of its text, and the cells that show it. */
export interface Form {
  /** Empty once they are written. */
  edits: readonly Edit[];
  cells: number;
  /** Its number in the new part. */
  index: number;
  /** Another form of the same string; few strings have any. */
  next: Form | undefined;
}

/** What becomes of shared strings. Nearly all of them have one form, and a workbook may have a million. */
export class StringForms {
  /** By number of the string. */
  readonly #first: (Form | undefined)[] = [];
  /** Numbers of the strings that have forms. */
  readonly #changed: number[] = [];
  /** All forms but the first by the edits that were given, which cells that show the same often share. */
  readonly #byEdits = new Map<readonly Edit[], Form>();

  /** Takes note of a cell that shows another text instead of a string. */
  use(index: number, edits: readonly Edit[]): Form {
    const form = this.#formOf(index, edits);
    form.cells++;
    return form;
  }

  #formOf(index: number, edits: readonly Edit[]): Form {
    const first = this.#first[index];
    if (first === undefined) {
      const form = { edits, cells: 0, index, next: undefined };
      this.#first[index] = form;
      this.#changed.push(index);
      return form;
    }
    const before = first.edits === edits ? first : this.#byEdits.get(edits);
    if (before !== undefined) return before;
    const form = formsFrom(first).find((one) => isSame(one.edits, edits)) ?? further(first, edits);
    this.#byEdits.set(edits, form);
    return form;
  }

  /** Each string that has forms, and these. */
  *all(): Generator<readonly [number, readonly Form[]]> {
    for (const index of this.#changed) yield [index, formsFrom(this.#first[index])];
  }
}

/** Adds a form behind the first one of its string. */
function further(first: Form, edits: readonly Edit[]): Form {
  const form: Form = { edits, cells: 0, index: first.index, next: first.next };
  first.next = form;
  return form;
}

function formsFrom(first: Form | undefined): Form[] {
  const forms: Form[] = [];
  for (let form = first; form !== undefined; form = form.next) forms.push(form);
  return forms;
}

const isSame = (some: readonly Edit[], others: readonly Edit[]): boolean =>
  some.length === others.length &&
  some.every((one, i) => one.start === others[i]?.start && one.end === others[i]?.end && one.text === others[i]?.text);

/** The form that most cells show. */
export function mostUsed(forms: Iterable<Form>): Form | undefined {
  let most: Form | undefined;
  for (const form of forms) if (most === undefined || form.cells > most.cells) most = form;
  return most;
}
