import { PdfArray, PdfDict, PdfName, PdfNumber, type PdfObject, PdfStream } from '@libpdf/core';
import type { Resolve } from '../stream/decode.js';

/** Reads entries of dictionaries and resolves all references. A value of another type counts as missing. */
export class Reader {
  readonly resolve: Resolve;

  constructor(resolve: Resolve) {
    this.resolve = resolve;
  }

  entry(dict: PdfDict | undefined, key: string): PdfObject | undefined {
    return dict?.get(key, this.resolve);
  }

  dict(dict: PdfDict | undefined, key: string): PdfDict | undefined {
    const value = this.entry(dict, key);
    return value instanceof PdfDict ? value : undefined;
  }

  stream(dict: PdfDict | undefined, key: string): PdfStream | undefined {
    const value = this.entry(dict, key);
    return value instanceof PdfStream ? value : undefined;
  }

  name(dict: PdfDict | undefined, key: string): string | undefined {
    const value = this.entry(dict, key);
    return value instanceof PdfName ? value.value : undefined;
  }

  number(dict: PdfDict | undefined, key: string): number | undefined {
    const value = this.entry(dict, key);
    return value instanceof PdfNumber ? value.value : undefined;
  }

  /** The items of an array, resolved; empty if there is none. */
  list(dict: PdfDict | undefined, key: string): PdfObject[] {
    return this.items(this.entry(dict, key));
  }

  items(value: PdfObject | undefined): PdfObject[] {
    if (!(value instanceof PdfArray)) return [];
    const items: PdfObject[] = [];
    for (let index = 0; index < value.length; index++) {
      const item = value.at(index, this.resolve);
      if (item !== undefined) items.push(item);
    }
    return items;
  }

  /** The numbers of an array; other items count as 0. */
  numbers(dict: PdfDict | undefined, key: string): number[] {
    return this.list(dict, key).map((item) => (item instanceof PdfNumber ? item.value : 0));
  }
}
