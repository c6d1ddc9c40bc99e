import type { EntityType, Match } from '../../../core/index.js';
import { matchOf } from './pieces.js';

/** Entity types by the code that precedes the value. */
export type Codes = ReadonlyMap<string, EntityType>;

/** `DATE: 'A B'` gives both codes that type. */
export const codes = (types: Partial<Record<EntityType, string>>): Codes => {
  const out = new Map<string, EntityType>();
  for (const [type, names = ''] of Object.entries(types)) for (const name of names.split(' ')) out.set(name, type);
  return out;
};

/**
 * Finds values by their codes. @param form its groups `code` and `value` must extend to the end of the match, or to the
 * text in `tail`.
 */
export function* coded(view: string, form: RegExp, types: Codes): Generator<Match> {
  for (const { index, 0: all, groups } of view.matchAll(form)) {
    const { code = '', value = '', tail = '' } = groups ?? {};
    const type = types.get(code);
    const start = index + all.length - tail.length - value.length;
    if (type !== undefined) yield* matchOf({ text: value, start }, type);
  }
}

/** Lines of a text, without their breaks. */
export function* linesFrom(view: string, from: number, most: number): Generator<{ text: string; start: number }> {
  let start = from;
  for (let count = 0; count < most && start <= view.length; count++) {
    const found = view.indexOf('\n', start);
    const end = found < 0 ? view.length : found;
    yield { text: view.slice(start, view[end - 1] === '\r' ? end - 1 : end), start };
    start = end + 1;
  }
}
