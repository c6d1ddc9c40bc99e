/** A glyph as reported by the decoder. */
export interface ShownGlyph {
  /** The code as a number, most significant byte first. */
  readonly code: number;
  readonly text: string;
  /** Width in glyph space. */
  readonly width: number;
  /** Height of vertical text in glyph space. */
  readonly height: number | undefined;
}

/** The glyphs of one text operator, as reported by the decoder. */
export type Shown = readonly ShownGlyph[];

/** A code in the bytes of an operator's strings: its length, and its glyph if the decoder has one. */
export interface MatchedCode {
  readonly length: number;
  readonly glyph: ShownGlyph | undefined;
}

const LOOK_AHEAD = 40;
const CODE_LENGTHS = [2, 1, 3, 4] as const;

/** Pairs text operators with the output of the decoder, in the order of both. */
export class Alignment {
  readonly failed = false;
  /** Number of operators that show text but have no counterpart. */
  missed = 0;
  readonly #shown: readonly Shown[];
  #at = 0;

  constructor(shown: readonly Shown[]) {
    this.#shown = shown;
  }

  /** Number of outputs of the decoder without an operator. */
  get left(): number {
    return this.#shown.slice(this.#at).filter((glyphs) => glyphs.length > 0).length;
  }

  next(strings: readonly Uint8Array[], { composite }: { readonly composite: boolean }): MatchedCode[] {
    const end = Math.min(this.#shown.length, this.#at + LOOK_AHEAD);
    for (let at = this.#at; at < end; at++) {
      const codes = matchCodes(strings, this.#shown[at] ?? [], composite);
      if (codes === undefined) continue;
      this.missed += this.#shown.slice(this.#at, at).filter((glyphs) => glyphs.length > 0).length;
      this.#at = at + 1;
      return codes;
    }
    // A font that cannot be read shows nothing: its glyphs have a place, but no text.
    if (this.#shown[this.#at]?.length === 0) this.#at++;
    else if (strings.some(({ length }) => length > 0)) this.missed++;
    return strings.flatMap((bytes) => unknownCodes(bytes, composite));
  }
}

function unknownCodes(bytes: Uint8Array, composite: boolean): MatchedCode[] {
  const size = composite ? 2 : 1;
  const count = Math.ceil(bytes.length / size);
  return Array.from({ length: count }, (_, index) => ({
    length: Math.min(size, bytes.length - index * size),
    glyph: undefined,
  }));
}

/** Splits strings into codes according to the glyphs; undefined if both do not match. */
function matchCodes(strings: readonly Uint8Array[], shown: Shown, composite: boolean): MatchedCode[] | undefined {
  const codes: MatchedCode[] = [];
  let next = 0;
  for (const bytes of strings) {
    for (let at = 0; at < bytes.length; ) {
      const glyph = shown[next++];
      const length = glyph === undefined ? 0 : codeLength(bytes, at, glyph.code, composite);
      if (length === 0) return undefined;
      codes.push({ length, glyph });
      at += length;
    }
  }
  return next === shown.length ? codes : undefined;
}

/** Number of bytes from `at` that form the code; 0 if none do. */
function codeLength(bytes: Uint8Array, at: number, code: number, composite: boolean): number {
  if (!composite) return bytes[at] === code ? 1 : 0;
  for (const length of CODE_LENGTHS) {
    if (at + length > bytes.length) continue;
    if (codeAt(bytes, at, length) === code) return length;
  }
  // Half a code at the end of a string is read as if more followed, or as nothing.
  return at + 2 > bytes.length ? bytes.length - at : 0;
}

/** A code of several bytes as a number. */
export function codeAt(bytes: Uint8Array, at: number, length: number): number {
  let code = 0;
  for (let index = at; index < at + length; index++) code = code * 256 + (bytes[index] ?? 0);
  return code;
}
