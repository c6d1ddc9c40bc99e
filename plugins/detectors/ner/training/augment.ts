import type { Random } from '../../../../core/index.js';
import type { Example, LabelledSpan } from '../trainer/examples.js';
import { type Generator, recase } from './generate.js';

/** Varies an example of a corpus: now and then all lower case, all capitals, or other names in place of the persons. */
export function augment(example: Example, generator: Generator, random: Random): Example {
  const chance = random.int(100);
  if (chance < 5) return recase(example, (text) => text.toLowerCase());
  if (chance < 9) return recase(example, (text) => text.toUpperCase());
  return chance < 40 ? swapNames(example, generator, random) : example;
}

/** Other names for the persons, the same one for the same name. */
const swapNames = (example: Example, generator: Generator, random: Random): Example =>
  swap(example, (old, label) =>
    label === 'PERSON' && /^\p{Lu}\p{Ll}/u.test(old) ? otherName(old, generator, random) : old,
  );

/** In one example of five: other towns and countries for places of one capitalised word, so that rare ones are seen in real sentences. */
export const swapPlaces = (example: Example, generator: Generator, random: Random): Example =>
  random.int(5) > 0
    ? example
    : swap(example, (old, label) => (label === 'LOCATION' && /^\p{Lu}\p{Ll}+$/u.test(old) ? generator.town() : old));

/** Other values for spans, the same one for the same value. */
function swap({ text, spans }: Example, other: (old: string, label: string) => string): Example {
  const names = new Map<string, string>();
  const moved: LabelledSpan[] = [];
  let out = '';
  let from = 0;
  for (const { start, end, label } of spans) {
    out += text.slice(from, start);
    const old = text.slice(start, end);
    const value = names.get(old) ?? other(old, label);
    names.set(old, value);
    moved.push({ start: out.length, end: out.length + value.length, label });
    out += value;
    from = end;
  }
  return { text: out + text.slice(from), spans: moved };
}

function otherName(old: string, generator: Generator, random: Random): string {
  const words = old.split(' ').length;
  if (words === 1) return random.int(2) === 0 ? generator.given() : generator.surname();
  return words === 2 ? `${generator.given()} ${generator.surname()}` : old;
}
