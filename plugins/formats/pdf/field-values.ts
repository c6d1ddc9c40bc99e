import type { Finding, Span } from '../../../core/index.js';
import { byPosition, overlapping, withMore } from '../../../kit/index.js';
import type { Found } from './searched-text.js';

/** A text without blanks, and the position of each character. */
interface Signs {
  readonly text: string;
  readonly places: readonly number[];
}

/** The text of a value, and the positions of its characters. Several fields may have equal values. */
interface Copy {
  readonly value: Found;
  readonly places: readonly number[];
}

/** A value of a form field at its place in a text that shows it. */
interface ShownValue extends Span {
  readonly copies: readonly Copy[];
  /** Position in the shown text of each character of the value that is no blank. */
  readonly places: readonly number[];
}

/**
 * Values of form fields, to be found in the appearances of the fields. A value and its appearance say the same, so they
 * have the same findings: before the value stands the label of its field, and around its appearance other fields.
 */
export class FieldValues {
  readonly #values = new Map<string, Copy[]>();

  /** Adds the text of a value. */
  add(value: Found): void {
    const { text, places } = signsOf(value.text);
    if (text === '') return;
    const known = this.#values.get(text);
    if (known === undefined) this.#values.set(text, [{ value, places }]);
    else known.push({ value, places });
  }

  /**
   * Gives an appearance and the values that it shows the same findings, within the edges of each field. What is found
   * in any of them is found in all.
   */
  agree(appearance: Found): void {
    const shown = this.#in(appearance.text);
    if (shown.length === 0) return;
    const inside = shown.flatMap((value) => together(value, appearance.findings));
    const around = appearance.findings.filter((one) => overlapping(shown, one).length === 0);
    appearance.findings = [...around, ...inside].sort(byPosition);
  }

  /**
   * The values that fill whole lines of a text, however the fields break the lines; in order, without overlaps, of those
   * that begin at the same place the longest.
   */
  #in(text: string): ShownValue[] {
    const signs = signsOf(text);
    const all = [...this.#values].flatMap(([value, copies]) =>
      [...linesOf(text, signs, value)].map((at): ShownValue => {
        const places = signs.places.slice(at, at + value.length);
        return { start: places[0] ?? 0, end: (places.at(-1) ?? 0) + 1, copies, places };
      }),
    );
    let end = 0;
    return all
      .sort((a, b) => a.start - b.start || b.end - a.end)
      .filter((place) => {
        const isApart = place.start >= end;
        if (isApart) end = place.end;
        return isApart;
      });
  }
}

/** Gives all copies of a value what is found in any of them or where it is shown. @returns the findings of that place */
function together({ start, end, copies, places }: ShownValue, shown: readonly Finding[]): readonly Finding[] {
  const read = copies.map(({ value, places: own }) => value.findings.flatMap((one) => moved(one, own, places)));
  const cut = overlapping(shown, { start, end }).flatMap((one) => moved(one, places, places));
  const all = [...read.slice(1), cut].reduce<readonly Finding[]>((known, more) => withMore(known, more), read[0] ?? []);
  for (const { value, places: own } of copies) value.findings = all.flatMap((one) => moved(one, places, own));
  return all;
}

/** A finding at the places of another text with the same characters, cut to them; none if it covers none of them. */
function moved(finding: Finding, from: readonly number[], to: readonly number[]): Finding[] {
  const first = from.findIndex((place) => place >= finding.start);
  const last = from.findLastIndex((place) => place < finding.end);
  const [start, end] = [to[first], to[last]];
  return first < 0 || last < first || start === undefined || end === undefined
    ? []
    : [{ ...finding, start, end: end + 1 }];
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

function signsOf(text: string): Signs {
  const places = Array.from(text.matchAll(/\S/g), ({ index }) => index);
  return { text: places.map((place) => text[place]).join(''), places };
}
