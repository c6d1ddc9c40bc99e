import type { EntityType, Finding, Span } from '../../../core/index.js';
import { byPosition } from '../../../kit/index.js';

/** A term of a value, at its place in the displayed text. */
export interface ShownTerm extends Span {
  readonly type: EntityType;
  readonly term: string;
}

/** A text without blanks, and the position of each character. */
interface Signs {
  readonly text: string;
  readonly places: readonly number[];
}

/**
 * Values of form fields with terms, to be found in the appearances of the fields. There the label does not precede
 * them: `4711` is an ordinary number, and only the value shows that it is a term.
 */
export class FieldValues {
  readonly #values = new Map<string, { readonly signs: Signs; readonly findings: readonly Finding[] }>();

  /** Adds a value with its findings. */
  add(value: string, findings: readonly Finding[]): void {
    const signs = signsOf(value);
    if (findings.length > 0 && signs.text !== '') this.#values.set(signs.text, { signs, findings });
  }

  /**
   * The terms of values that fill whole lines of a text, however the fields break the lines; in order, without
   * overlaps.
   */
  in(text: string): ShownTerm[] {
    if (this.#values.size === 0) return [];
    const shown = signsOf(text);
    const all = [...this.#values.values()].flatMap(({ signs, findings }) =>
      [...linesOf(text, shown, signs.text)].flatMap((at) =>
        findings.flatMap((finding) => termAt(text, shown, at, signs, finding)),
      ),
    );
    let end = 0;
    return all.sort(byPosition).filter((term) => {
      const isApart = term.start >= end;
      if (isApart) end = term.end;
      return isApart;
    });
  }
}

/** Positions of a value in the characters of a text, if it begins and ends at line boundaries. */
function* linesOf(text: string, shown: Signs, value: string): Iterable<number> {
  for (let at = shown.text.indexOf(value); at >= 0; at = shown.text.indexOf(value, at + value.length)) {
    const [start, last] = [shown.places[at] ?? 0, shown.places[at + value.length - 1] ?? 0];
    if (
      /(?:^|[\n\t]) *$/.test(text.slice(Math.max(0, start - 9), start)) &&
      /^ *(?:[\n\t]|$)/.test(text.slice(last + 1))
    ) {
      yield at;
    }
  }
}

function termAt(text: string, shown: Signs, at: number, value: Signs, { start, end, type }: Finding): ShownTerm[] {
  const first = value.places.findIndex((place) => place >= start);
  const last = value.places.findLastIndex((place) => place < end);
  const [from, to] = [shown.places[at + first], shown.places[at + last]];
  if (first < 0 || last < first || from === undefined || to === undefined) return [];
  return [{ start: from, end: to + 1, type, term: text.slice(from, to + 1) }];
}

function signsOf(text: string): Signs {
  const places = Array.from(text.matchAll(/\S/g), ({ index }) => index);
  return { text: places.map((place) => text[place]).join(''), places };
}
