import { PdfDict, PdfName } from '@libpdf/core';
import { type Objects, within } from './objects.js';

/** Gives the next unused name. */
export type NewName = () => string;

/**
 * New names for a document: `x1`, `x2` … without those that it has. They are no words, so that no term can occur in
 * them, whoever the document is about.
 */
export function newNames(objects: Objects): NewName {
  let taken: ReadonlySet<string> | undefined;
  let count = 0;
  return () => {
    taken ??= namesIn(objects);
    do count++;
    while (taken.has(`x${count}`));
    return `x${count}`;
  };
}

/** All names of a document in the form of new ones. */
function namesIn(objects: Objects): Set<string> {
  const names = new Set<string>();
  const note = (name: string): void => {
    if (/^x\d+$/.test(name)) names.add(name);
  };
  for (const { object } of objects.reachable())
    for (const value of within(object)) {
      if (value instanceof PdfName) note(value.value);
      if (value instanceof PdfDict) for (const key of value.keys()) note(key.value);
    }
  return names;
}
