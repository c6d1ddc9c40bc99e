import { type PDF, PdfArray, PdfDict, PdfName, PdfNull, type PdfObject, PdfRef, PdfStream } from '@libpdf/core';

/** Entries that lead from drawn content to pages and structure. */
const OUTWARD = new Set(['P', 'Parent', 'StructParent', 'StructParents', 'PieceInfo', 'Metadata', 'Dest', 'A', 'AA']);
const PAGES = new Set(['Page', 'Pages', 'Catalog']);

/** Copies objects with everything they refer to into another document, each once. */
export class Graft {
  readonly #from: PDF;
  readonly #to: PDF;
  readonly #refs = new Map<string, PdfRef>();

  constructor(from: PDF, to: PDF) {
    this.#from = from;
    this.#to = to;
  }

  /** The object in the other document; references are translated. */
  copy(object: PdfObject): PdfObject {
    if (object instanceof PdfRef) return this.#reference(object);
    if (object instanceof PdfArray) return new PdfArray(object.toArray().map((item) => this.copy(item)));
    if (!(object instanceof PdfDict)) return object;
    const copy = object instanceof PdfStream ? new PdfStream(undefined, object.data) : new PdfDict();
    for (const [key, value] of object) if (!OUTWARD.has(key.value)) copy.set(key, this.copy(value));
    return copy;
  }

  #reference(ref: PdfRef): PdfObject {
    const key = ref.toString();
    const known = this.#refs.get(key);
    if (known !== undefined) return known;
    const target = this.#from.getObject(ref);
    if (target === null || isPage(target)) return PdfNull.instance;
    // The reference is registered before its object is copied, because objects may refer to themselves.
    const { registry } = this.#to.context;
    const copy = registry.allocateRef();
    this.#refs.set(key, copy);
    registry.registerAt(copy, this.copy(target));
    return copy;
  }
}

function isPage(object: PdfObject): boolean {
  const type = object instanceof PdfDict ? object.get('Type') : undefined;
  return type instanceof PdfName && PAGES.has(type.value);
}
