import { PdfDict, type PdfRef } from '@libpdf/core';
import type { Face } from '../../fonts/face.js';
import type { Faces } from '../../fonts/faces.js';
import type { FontStyle } from '../../fonts/font-style.js';
import { styleOf } from '../../fonts/style.js';
import { heightScale } from '../base/geometry.js';
import type { Reader } from '../base/objects.js';
import type { Font } from '../text/font.js';
import type { Glyph, Run } from '../text/glyph.js';
import { behind, type Codes, faceCodes, ownCodes, scaled } from './codes.js';
import { decimal } from './number.js';
import { name as nameOperand } from './rewrite-mark.js';
import { lineScale } from './spacing.js';
import type { Substitute } from './stream-edits.js';

/** The font of invisible text, which every viewer has, and its rendering mode. */
const PLAIN: FontStyle = { family: 'mono', bold: false, italic: false };
const HIDDEN = 3;

/** Writes substitutes in the font of the original, or in the most similar available face. */
export class SubstituteWriter {
  /** True if a substitute could not be written with its characters. */
  altered = false;
  readonly #faces: Faces;
  readonly #reader: Reader;
  readonly #newName: () => string;
  readonly #styles = new Map<Font, FontStyle>();
  readonly #used = new Map<PdfDict, Set<Face>>();
  readonly #originals = new Map<PdfDict, Map<string, PdfDict>>();

  constructor(faces: Faces, reader: Reader, newName: () => string) {
    this.#newName = newName;
    this.#faces = faces;
    this.#reader = reader;
  }

  /** Operators that show the text and restore the state. */
  write(glyph: Glyph, substitute: Substitute): string {
    const { charSpacing } = glyph.run;
    const shown = substitute.hidden ? this.#hidden(glyph.run, substitute) : this.#shown(glyph, substitute);
    if (substitute.letterSpacing === charSpacing) return shown;
    return `${decimal(substitute.letterSpacing)} Tc ${shown} ${decimal(charSpacing)} Tc`;
  }

  #shown(glyph: Glyph, substitute: Substitute): string {
    const run = styled(glyph.run, substitute);
    const { text, room, backwards } = substitute;
    const lead = backwards === undefined ? 0 : Math.max(0, backwards - this.width(glyph, substitute));
    const own = ownCodes(run, text);
    const unit = lineScale(run) || 1;
    const space = room / unit;
    const back = `${this.#originalName(glyph.run)} ${decimal(glyph.run.size)} Tf`;
    if (own !== undefined) {
      const codes = behind(own, lead / unit, run.size * (run.font.vertical ? 1 : run.scale));
      const shown = scaled(codes, run.scale, run.font.vertical ? undefined : space, run.scale);
      return run.font === glyph.run.font
        ? shown
        : `${this.#originalName(run)} ${decimal(run.size)} Tf ${shown} ${back}`;
    }
    const { face, size, codes } = this.#faced(run, text);
    this.#use(run.stream.resources, face);
    const scale = size < 0 === run.size < 0 ? run.scale : -run.scale;
    const shown = scaled(behind(codes, lead / unit, size * scale), scale, space, run.scale);
    return `/${face.name} ${decimal(size)} Tf ${shown} ${back}`;
  }

  #hidden(given: Run, { text, room, letterSpacing }: Substitute): string {
    const run = { ...given, charSpacing: letterSpacing };
    const written = this.#faces.write(text, PLAIN);
    this.#use(run.stream.resources, written.face);
    const { size, font, mode } = run;
    const space = room / (lineScale(run) || 1);
    const shown = scaled(faceCodes(run, written, size), run.scale, space, run.scale, Number.POSITIVE_INFINITY);
    const back = `${this.#originalName(run)} ${decimal(size)} Tf`;
    return font.vertical ? '' : `${HIDDEN} Tr /${written.face.name} ${decimal(size)} Tf ${shown} ${back} ${mode} Tr`;
  }

  /** Natural width of a substitute along its line, without condensing, in points. */
  width(glyph: Glyph, substitute: Substitute): number {
    const { text } = substitute;
    const run = styled(glyph.run, substitute);
    const { width } = ownCodes(run, text) ?? this.#faced(run, text).codes;
    return Math.abs(width * (run.font.vertical ? 1 : run.scale)) * lineScale(run);
  }

  #faced(run: Run, text: string): { face: Face; size: number; codes: Codes } {
    const written = this.#faces.write(text, this.#style(run.font));
    this.altered ||= written.altered;
    const size = faceSize(run);
    return { face: written.face, size, codes: faceCodes(run, written, size) };
  }

  /** Adds the faces to the resources of the streams that use them. */
  finish(ref: (face: Face) => PdfRef): void {
    for (const [resources, faces] of this.#used) {
      const fonts = this.#fonts(resources);
      for (const face of faces) fonts.set(face.name, ref(face));
    }
    for (const [resources, originals] of this.#originals) {
      for (const [name, dict] of originals) this.#fonts(resources).set(name, dict);
    }
  }

  #fonts(resources: PdfDict): PdfDict {
    const known = this.#reader.dict(resources, 'Font');
    if (known !== undefined) return known;
    const fonts = new PdfDict();
    resources.set('Font', fonts);
    return fonts;
  }

  #style(font: Font): FontStyle {
    const known = this.#styles.get(font);
    if (known !== undefined) return known;
    const style = styleOf(font.dict, this.#reader, font.seen);
    this.#styles.set(font, style);
    return style;
  }

  #use(resources: PdfDict, face: Face): void {
    const faces = this.#used.get(resources);
    if (faces === undefined) this.#used.set(resources, new Set([face]));
    else faces.add(face);
  }

  /** Name of the run's font in its resources. A font set by a graphics state gets a name. */
  #originalName({ font, fontName, stream }: Run): string {
    if (fontName !== undefined || font.dict === undefined) return nameOperand(fontName ?? '');
    const names = this.#originals.get(stream.resources) ?? new Map<string, PdfDict>();
    this.#originals.set(stream.resources, names);
    const name = [...names].find(([, dict]) => dict === font.dict)?.[0] ?? this.#newName();
    names.set(name, font.dict);
    return nameOperand(name);
  }
}

/** A run at its position, with the font and size of another one and with the spacing of the term's letters. */
function styled(given: Run, { like, letterSpacing }: Substitute): Run {
  const run = { ...given, charSpacing: letterSpacing };
  const { font, fontName, size, toPage } = like;
  const height = heightScale(run.toPage);
  if (font === run.font || font.vertical !== run.font.vertical || height === 0) return run;
  return { ...run, font, fontName, size: (size * heightScale(toPage)) / height };
}

/**
 * Type3 fonts may have any size, so the face gets the height of their box. In mirrored text space their drawings are
 * mirrored as well and look right; there, a negative size turns the face, and negative scaling makes it run in the
 * right direction.
 */
function faceSize({ font, size, scale, toPage: [a, b, c, d] }: Run): number {
  if (font.type !== 'Type3') return size;
  const isMirrored = (a * d - b * c) * scale < 0;
  return ((isMirrored ? -size : size) * (font.ascent - font.descent)) / 1.07;
}
