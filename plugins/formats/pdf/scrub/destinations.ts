import { PdfArray, PdfDict, PdfName, type PdfObject, PdfRef, PdfString } from '@libpdf/core';
import { type Objects, refKey, within } from '../objects/objects.js';
import { stringOf, textOf } from '../objects/text-string.js';

/** Maximum number of nodes of a name tree; the largest books have a few hundred. */
const MAX_NODES = 200_000;

/** A named destination. */
interface Named {
  readonly name: string;
  readonly target: PdfObject;
}

const nameOf = (object: PdfObject | undefined): string | undefined => {
  if (object instanceof PdfString) return textOf(object);
  return object instanceof PdfName ? object.value : undefined;
};

/** The named destinations of a document: the name tree, and the dictionary of older files. */
export class Destinations {
  readonly #objects: Objects;
  readonly #tree: Named[] = [];
  readonly #nodes = new Set<PdfDict>();

  constructor(objects: Objects) {
    this.#objects = objects;
    const names = objects.dict(objects.catalog, 'Names');
    const root = names && objects.dict(names, 'Dests');
    if (root !== undefined) this.#read(root, new Set());
  }

  /** Names, each once. */
  names(): Set<string> {
    const old = this.#objects.dict(this.#objects.catalog, 'Dests');
    const keys = old === undefined ? [] : [...old.keys()].map(({ value }) => value);
    return new Set([...this.#tree.map(({ name }) => name), ...keys]);
  }

  /** True if a dictionary is a node of the tree, whose strings are the names. */
  isNode(dict: PdfDict): boolean {
    return this.#nodes.has(dict);
  }

  /** Renames destinations, in their definitions and in all references. */
  rename(renamed: ReadonlyMap<string, string>): void {
    if (renamed.size === 0) return;
    this.#writeTree(renamed);
    this.#writeOld(renamed);
    for (const { object } of this.#objects.reachable()) {
      for (const value of within(object)) if (value instanceof PdfDict) this.#refer(value, renamed);
    }
  }

  #read(node: PdfDict, seen: Set<string>): void {
    if (this.#nodes.size > MAX_NODES) return;
    this.#nodes.add(node);
    const names = this.#objects.array(node, 'Names')?.toArray() ?? [];
    for (let i = 0; i + 1 < names.length; i += 2) {
      const name = nameOf(this.#objects.resolve(names[i]));
      const target = names[i + 1];
      if (name !== undefined && target !== undefined) this.#tree.push({ name, target });
    }
    for (const kid of this.#objects.array(node, 'Kids') ?? []) {
      if (kid instanceof PdfRef && seen.has(refKey(kid))) continue;
      if (kid instanceof PdfRef) seen.add(refKey(kid));
      const child = this.#objects.resolve(kid);
      if (child instanceof PdfDict && !this.#nodes.has(child)) this.#read(child, seen);
    }
  }

  /** Names are sorted in a tree, so a new one is written, with a single node. */
  #writeTree(renamed: ReadonlyMap<string, string>): void {
    const names = this.#objects.dict(this.#objects.catalog, 'Names');
    if (names === undefined || this.#tree.length === 0) return;
    const entries = this.#tree.map(({ name, target }) => ({ name: stringOf(renamed.get(name) ?? name), target }));
    entries.sort((a, b) => Buffer.compare(a.name.bytes, b.name.bytes));
    const root = new PdfDict([['Names', new PdfArray(entries.flatMap(({ name, target }) => [name, target]))]]);
    names.set('Dests', this.#objects.register(root));
  }

  #writeOld(renamed: ReadonlyMap<string, string>): void {
    const old = this.#objects.dict(this.#objects.catalog, 'Dests');
    if (old === undefined) return;
    const entries = [...old].map(([{ value }, target]) => [renamed.get(value) ?? value, target] as const);
    this.#objects.catalog.set('Dests', new PdfDict(entries.map(([name, target]) => [name, target])));
  }

  #refer(dict: PdfDict, renamed: ReadonlyMap<string, string>): void {
    for (const key of ['Dest', 'D']) {
      const value = this.#objects.get(dict, key);
      const name = nameOf(value);
      const next = name === undefined ? undefined : renamed.get(name);
      if (next === undefined) continue;
      dict.set(key, value instanceof PdfName ? PdfName.of(next) : stringOf(next));
    }
  }
}
