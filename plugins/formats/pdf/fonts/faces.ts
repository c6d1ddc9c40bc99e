import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { type PDF, PdfRef } from '@libpdf/core';
import { embeddedFace } from './embedded-face.js';
import type { EncodedText, Face } from './face.js';
import type { FontStyle } from './font-style.js';
import { standardFace } from './standard-face.js';

/** Liberation Sans in its styles; it has Latin, Greek, Cyrillic and Hebrew letters. */
const FILES = ['Regular', 'Bold', 'Italic', 'BoldItalic'] as const;

/** Text together with its face. */
export interface FacedText extends EncodedText {
  readonly face: Face;
  /** True if the text differs from the requested one, because no face has all of its characters. */
  readonly altered: boolean;
}

/** The faces for substitutes, used if the font of the original lacks a character. */
export class Faces {
  readonly #files: readonly Uint8Array[];
  readonly #document: PDF;
  readonly #newName: () => string;
  readonly #faces = new Map<string, Face>();
  readonly #refs = new Map<Face, PdfRef>();

  private constructor(files: readonly Uint8Array[], document: PDF, newName: () => string) {
    this.#newName = newName;
    this.#files = files;
    this.#document = document;
  }

  /** Faces for one document. @param newName gives names that no font of the document has */
  static async open(document: PDF, newName: () => string): Promise<Faces> {
    const folder = join(dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json')), 'standard_fonts');
    const files = await Promise.all(FILES.map((name) => readFile(join(folder, `LiberationSans-${name}.ttf`))));
    return new Faces(files, document, newName);
  }

  /** Text in the most similar face that has its characters. */
  write(text: string, style: FontStyle): FacedText {
    const faces = this.#candidates(style);
    for (const face of faces) {
      const encoded = face.encode(text);
      if (encoded !== undefined) return { ...encoded, face, altered: false };
    }
    const [face] = faces;
    const plain = text.normalize('NFKD').replace(/[^\x20-\x7e]/g, '') || '?'.repeat(Math.min(8, [...text].length));
    return { ...(face.encode(plain) ?? { hex: '', width: 0, codes: 0, blanks: 0 }), face, altered: true };
  }

  /** The used faces, for the resources. Called after everything has been written. */
  ref(face: Face): PdfRef {
    const known = this.#refs.get(face);
    if (known !== undefined) return known;
    const object = face.object();
    const ref = object instanceof PdfRef ? object : this.#document.register(object);
    this.#refs.set(face, ref);
    return ref;
  }

  #candidates(style: FontStyle): readonly [Face, ...Face[]] {
    const sans = this.#face(`Sans${styleIndex(style)}`, () => this.#liberation(styleIndex(style)));
    if (style.family === 'sans') return [sans];
    return [this.#face(`${style.family}${styleIndex(style)}`, () => standardFace(this.#newName(), style)), sans];
  }

  #liberation(index: number): Face {
    const data = this.#files[index] ?? new Uint8Array(0);
    return embeddedFace(this.#newName(), data, this.#document);
  }

  #face(key: string, make: () => Face): Face {
    const known = this.#faces.get(key);
    if (known !== undefined) return known;
    const face = make();
    this.#faces.set(key, face);
    return face;
  }
}

const styleIndex = ({ bold, italic }: FontStyle): number => (bold ? 1 : 0) + (italic ? 2 : 0);
