import { type PDF, PdfArray, PdfDict, PdfName, type PdfObject, PdfRef, type PdfStream } from '@libpdf/core';

/** An object of a document with its number. */
export interface NumberedObject {
  readonly ref: PdfRef;
  readonly object: PdfObject;
}

/** A reference as a key of maps, because equal references are not always the same object. */
export const refKey = (ref: PdfRef): string => `${ref.objectNumber} ${ref.generation}`;

/** Maximum nesting of direct objects; files with more are refused. */
const MAX_DEPTH = 500;

/** The object graph of a document. */
export class Objects {
  readonly pdf: PDF;
  readonly root: PdfRef;

  constructor(pdf: PDF, root: PdfRef) {
    this.pdf = pdf;
    this.root = root;
  }

  get version(): string {
    const own = this.catalog.get('Version');
    const version = own instanceof PdfName ? own.value : this.pdf.context.info.version;
    // Object streams and cross-reference streams were introduced in 1.5.
    return /^[12]\.\d$/.test(version) && version > '1.5' ? version : '1.5';
  }

  get info(): PdfRef | undefined {
    return this.pdf.context.info.trailer.getRef('Info');
  }

  get catalog(): PdfDict {
    const catalog = this.resolve(this.root);
    return catalog instanceof PdfDict ? catalog : new PdfDict();
  }

  /** Resolves a reference; returns anything else unchanged. */
  resolve(object: PdfObject | undefined): PdfObject | undefined {
    let found = object;
    for (let steps = 0; found instanceof PdfRef && steps < 20; steps++) {
      found = this.pdf.context.registry.resolve(found) ?? undefined;
    }
    return found instanceof PdfRef ? undefined : found;
  }

  /** An entry of a dictionary or stream, resolved. */
  get(dict: PdfDict, key: string): PdfObject | undefined {
    return this.resolve(dict.get(key));
  }

  dict(dict: PdfDict, key: string): PdfDict | undefined {
    const value = this.get(dict, key);
    return value instanceof PdfDict ? value : undefined;
  }

  array(dict: PdfDict, key: string): PdfArray | undefined {
    const value = this.get(dict, key);
    return value instanceof PdfArray ? value : undefined;
  }

  name(dict: PdfDict, key: string): string | undefined {
    const value = this.get(dict, key);
    return value instanceof PdfName ? value.value : undefined;
  }

  /** Adds an object. */
  register(object: PdfObject): PdfRef {
    return this.pdf.context.registry.register(object);
  }

  /** Parses all reachable objects. Otherwise objects are parsed on demand. */
  parseAll(): void {
    for (const { ref } of this.reachable()) this.resolve(ref);
  }

  /**
   * Every numbered object that is reachable from the catalogue and the information dictionary, once, beginning with
   * these two.
   */
  *reachable(): Generator<NumberedObject> {
    const seen = new Set<string>();
    const roots = [this.root, this.info].filter((ref) => ref !== undefined);
    const waiting: PdfRef[] = [...roots].reverse();
    for (let ref = waiting.pop(); ref !== undefined; ref = waiting.pop()) {
      const key = refKey(ref);
      if (seen.has(key)) continue;
      seen.add(key);
      const object = this.pdf.context.registry.resolve(ref);
      if (object === null) continue;
      yield { ref, object };
      // After the caller has seen the object, which it may have changed.
      for (const found of refsIn(object)) waiting.push(found);
    }
  }
}

/** All values inside of a value, itself included, without following references. */
export function* within(object: PdfObject): Generator<PdfObject> {
  const waiting: { object: PdfObject; depth: number }[] = [{ object, depth: 0 }];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    yield next.object;
    if (next.depth > MAX_DEPTH) throw new RangeError('nested too deep');
    const depth = next.depth + 1;
    if (next.object instanceof PdfDict) for (const [, value] of next.object) waiting.push({ object: value, depth });
    else if (next.object instanceof PdfArray) for (const value of next.object) waiting.push({ object: value, depth });
  }
}

function* refsIn(object: PdfObject): Generator<PdfRef> {
  for (const value of within(object)) if (value instanceof PdfRef) yield value;
}

export const isStream = (object: PdfObject | undefined): object is PdfStream => object?.type === 'stream';
