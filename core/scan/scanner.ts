import { DIGIT, LOWER, UPPER } from '../tokens.js';
import { NEXT_NONE, nextClass } from './char-set.js';
import { FOLD, HASH_PRIME, HASH_SEED, KIND } from './characters.js';
import type { CompiledScan, Listed } from './compile.js';
import { digitKey, letterKey, mixedKey } from './dispatch.js';
import { MAX_TOKEN } from './first-token.js';
import { lookUp } from './lexicon.js';
import { matchPhrase } from './phrases.js';
import { makeScratch, type Scratch } from './scratch.js';

/**
 * The one pass over a text: splits it into word tokens, looks each word up once, and tries only the patterns that can begin
 * with a token of that look. Work per token is bounded, so the pass is linear in the text.
 */
export class Scanner {
  readonly #scan: CompiledScan;
  /** End of the last match of each rule in the current text: a rule's own matches never overlap. */
  readonly #last: Int32Array;
  readonly scratch: Scratch = makeScratch();

  constructor(scan: CompiledScan) {
    this.#scan = scan;
    this.#last = new Int32Array(scan.matches.length);
  }

  /** Fills the scratch for a view. @param domains bits of the domains in force: rules of others are not tried. */
  run(view: string, domains: number): Scratch {
    const { tokens, hits, contexts } = this.scratch;
    tokens.reset(view.length);
    hits.length = 0;
    contexts.length = 0;
    this.#last.fill(0);
    const symbols = this.#scan.dispatch.symbols;
    const length = view.length;
    let i = 0;
    while (i < length) {
      const code = view.charCodeAt(i);
      if (KIND[code] !== 0) {
        i = this.#token(view, i, domains);
        continue;
      }
      const list = symbols[Math.min(code, 128)];
      if (list !== 0 && list !== undefined) this.#tryList(list, view, i, domains);
      i++;
    }
    return this.scratch;
  }

  /** Reads the token at `start`, tries what can begin there, and returns its end. */
  #token(view: string, start: number, domains: number): number {
    const length = view.length;
    let end = start;
    let kind = 0;
    let hash = HASH_SEED;
    do {
      const code = view.charCodeAt(end);
      const k = KIND[code];
      if (k === 0 || k === undefined) break;
      kind |= k;
      hash = Math.imul(hash ^ (FOLD[code] ?? 0), HASH_PRIME);
    } while (++end < length);
    const entry = lookUp(this.#scan.lexicon, hash);
    this.#record(start, end, kind, hash, entry);
    if (entry !== 0) this.#known(entry, view, start, domains);
    const list = this.#listFor(view, start, end, kind);
    if (list !== 0) this.#tryList(list, view, start, domains);
    return end;
  }

  #record(start: number, end: number, kind: number, hash: number, entry: number): void {
    const tokens = this.scratch.tokens;
    const row = tokens.length++;
    tokens.start[row] = start;
    tokens.end[row] = end;
    tokens.kind[row] = kind;
    tokens.hash[row] = hash;
    tokens.flags[row] = this.#scan.lexicon.flags[entry] ?? 0;
  }

  #listFor(view: string, start: number, end: number, kind: number): number {
    const { digits, letters, mixed } = this.#scan.dispatch;
    const size = end - start;
    const length = Math.min(size, MAX_TOKEN);
    const next = end < view.length ? nextClass(view.charCodeAt(end)) : NEXT_NONE;
    const first = view.charCodeAt(start);
    if (kind === DIGIT) return digits[digitKey(length, first - 48, next, after(view, end + 1))] ?? 0;
    if ((kind & ~(UPPER | LOWER)) !== 0)
      return mixed[mixedKey(length, kind, first < 58 ? 0 : first < 128 && first !== 95 ? 1 : 2, next)] ?? 0;
    const letter = first < 128 ? (first | 32) - 97 : 26;
    return letters[letterKey(length, kind, letter, next, after(view, end + 1))] ?? 0;
  }

  /** The word is in the lexicon: patterns, dictionary terms and context phrases may begin with it. */
  #known(entry: number, view: string, at: number, domains: number): void {
    const { lexicon, terms, phrases } = this.#scan;
    const list = lexicon.lists[entry] ?? 0;
    if (list !== 0) this.#tryList(list, view, at, domains);
    const context = lexicon.context[entry] ?? 0;
    if (context !== 0) for (const listed of phrases[context] ?? []) this.#tryPhrase(listed, view, at);
    const group = lexicon.terms[entry] ?? 0;
    if (group !== 0) for (const listed of terms[group] ?? []) this.#tryTerm(listed, view, at, domains);
  }

  #tryPhrase({ phrase, offset, id }: Listed, view: string, at: number): void {
    const end = matchPhrase(view, at - offset, phrase);
    if (end >= 0) this.scratch.contexts.push(id, at - offset, end);
  }

  #tryTerm({ phrase, offset, id }: Listed, view: string, at: number, domains: number): void {
    if (((this.#scan.rules[id]?.domains ?? 0) & domains) === 0 || at < offset) return;
    const end = matchPhrase(view, at - offset, phrase);
    if (end >= 0) this.scratch.hits.push(id, at - offset, end);
  }

  #tryList(list: number, view: string, at: number, domains: number): void {
    const patterns = this.#scan.dispatch.lists[list];
    if (patterns === undefined) return;
    for (let i = 0; i < patterns.length; i++) this.#tryPattern(patterns[i] ?? 0, view, at, domains);
  }

  #tryPattern(rule: number, view: string, at: number, domains: number): void {
    if (at < (this.#last[rule] ?? 0) || ((this.#scan.rules[rule]?.domains ?? 0) & domains) === 0) return;
    let from = at;
    const lead = this.#scan.leads[rule];
    if (lead !== null && lead !== undefined) {
      lead.lastIndex = at;
      if (!lead.test(view)) return;
      from = lead.lastIndex;
    }
    const match = this.#scan.matches[rule];
    if (match === undefined) return;
    match.lastIndex = from;
    if (!match.test(view) || match.lastIndex === from) return;
    this.#last[rule] = match.lastIndex;
    this.scratch.hits.push(rule, from, match.lastIndex);
  }
}

/** Kind of the character behind the one that follows a token: 0 no word character, 1 digit, 2 upper, 3 other letter. */
function after(view: string, at: number): number {
  if (at >= view.length) return 0;
  const kind = KIND[view.charCodeAt(at)] ?? 0;
  return kind === 0 ? 0 : kind === DIGIT ? 1 : kind === UPPER ? 2 : 3;
}
