import { areStrings, isString, type Members, optional } from './fields.js';
import { pythonRegex } from './python-regex.js';
import { malformed } from './refusal.js';

/** True for a found text that the request allows. */
export type AllowList = (found: string) => boolean;

const MAX_TERMS = 1_000;
const MAX_EXPRESSIONS = 20;
/** Longest found text, in code units, that expressions are tried on; longer ones stay findings. */
const MAX_FOUND = 1_000;

/** Reads the fields `allow_list` and `allow_list_match`. Terms must be equal to the whole of what is found. */
export function allowListOf(body: Members, flags: number): AllowList {
  const terms = optional(body, 'allow_list', areStrings, 'an array of strings') ?? [];
  const match = optional(body, 'allow_list_match', isString, 'a string') ?? 'exact';
  if (match === 'exact') {
    if (terms.length > MAX_TERMS) throw malformed(`allow_list has more than ${MAX_TERMS} terms.`);
    const allowed = new Set(terms);
    return (found) => allowed.has(found);
  }
  if (match !== 'regex') throw malformed("allow_list_match must either be set to 'exact' or 'regex'.");
  if (terms.length > MAX_EXPRESSIONS) throw malformed(`allow_list has more than ${MAX_EXPRESSIONS} expressions.`);
  const expressions = terms
    .filter((term) => term !== '')
    .map((term, i) => pythonRegex(term, flags, `allow_list[${i}]`));
  return (found) => found.length <= MAX_FOUND && expressions.some((one) => found.search(one) >= 0);
}
