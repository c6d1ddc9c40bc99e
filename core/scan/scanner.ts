import { DIGIT, LOWER, UPPER } from '../tokens.js';
import { NEXT_NONE, nextClass } from './char-set.js';
import { HASH_PRIME, HASH_SEED, KIND, UNIT } from './characters.js';
import type { CompiledScan, Listed } from './compile.js';
import { digitKey, gateKey, letterKey, mixedKey } from './dispatch.js';
import { MAX_TOKEN } from './first-token.js';
import { lookUp } from './lexicon.js';
import { matchPhrase } from './phrases.js';
import { makeScratch, type Scratch } from './scratch.js';

const NONE: readonly number[] = [];

/**
 * The one pass over a text: splits it into word tokens, looks each word up once, and tries only the patterns that can begin
 * with a token of that look. Work per token is bounded, so the pass is linear in the text.
 */
export class Scanner {
  readonly #scan: CompiledScan;
  /** End of the last match of each rule in the current text: a rule's own matches never overlap. */
  readonly #last: Int32Array;
  readonly #matches: readonly RegExp[];
  readonly #leads: readonly (RegExp | null)[];
  /** Domains of each rule, as bits. */
  readonly #ruleDomains: Int32Array;
  /** Domains in which a rule is tried: its own and its twins'. */
  readonly #tryDomains: Int32Array;
  readonly scratch: Scratch = makeScratch();

  constructor(scan: CompiledScan) {
    this.#scan = scan;
    this.#matches = scan.matches;
    this.#leads = scan.leads;
    this.#last = new Int32Array(scan.matches.length);
    this.#ruleDomains = Int32Array.from(scan.rules, (rule) => rule.domains);
    this.#tryDomains = this.#ruleDomains.slice();
    for (const [first, twins] of scan.twins)
      for (const twin of twins)
        this.#tryDomains[first] = (this.#tryDomains[first] ?? 0) | (this.#ruleDomains[twin] ?? 0);
  }

  /**
   * Fills the scratch for a view. One long loop on purpose: this is where the time goes, and calls per token cost more than
   * the work.
   * @param domains bits of the domains in force: rules of others are not tried.
   */
  run(view: string, domains: number): Scratch {
    const { tokens, hits, contexts } = this.scratch;
    tokens.reset(view.length);
    hits.length = 0;
    contexts.length = 0;
    this.#last.fill(0);
    const { start: starts, end: ends, kind: kinds, hash: hashes, flags } = tokens;
    const { lexicon, dispatch } = this.#scan;
    const { symbols, gates } = dispatch;
    const wordFlags = lexicon.flags;
    const length = view.length;
    let row = 0;
    let i = 0;
    while (i < length) {
      let code = view.charCodeAt(i);
      let unit = UNIT[code] ?? 0;
      if ((unit & 15) === 0) {
        const list = symbols[code < 128 ? code : 128] ?? 0;
        if (list !== 0) this.#tryList(list, view, i, domains);
        i++;
        continue;
      }
      const start = i;
      const first = code;
      let kind = 0;
      let hash = HASH_SEED;
      do {
        kind |= unit;
        hash = Math.imul(hash ^ (unit >>> 4), HASH_PRIME);
        if (++i >= length) break;
        code = view.charCodeAt(i);
        unit = UNIT[code] ?? 0;
      } while ((unit & 15) !== 0);
      kind &= 15;
      const entry = lookUp(lexicon, hash);
      starts[row] = start;
      ends[row] = i;
      kinds[row] = kind;
      hashes[row] = hash;
      flags[row] = wordFlags[entry] ?? 0;
      row++;
      if (entry !== 0) this.#known(entry, view, start, domains);
      const size = i - start < MAX_TOKEN ? i - start : MAX_TOKEN;
      const next = i < length ? nextClass(code) : NEXT_NONE;
      if ((kind & ~(UPPER | LOWER)) === 0) {
        const gate = gates[gateKey(size, kind, first < 128 ? (first | 32) - 97 : 26)] ?? 0;
        if ((gate & (1 << next)) === 0) continue;
      }
      const list = this.#listFor(view, i, size, first, kind, next);
      if (list !== 0) this.#tryList(list, view, start, domains);
    }
    tokens.length = row;
    return this.scratch;
  }

  #listFor(view: string, end: number, size: number, first: number, kind: number, next: number): number {
    const { digits, letters, mixed } = this.#scan.dispatch;
    if (kind === DIGIT) return digits[digitKey(size, first - 48, next, after(view, end + 1))] ?? 0;
    if ((kind & ~(UPPER | LOWER)) !== 0)
      return mixed[mixedKey(size, kind, first < 58 ? 0 : first < 128 && first !== 95 ? 1 : 2, next)] ?? 0;
    const letter = first < 128 ? (first | 32) - 97 : 26;
    return letters[letterKey(size, kind, letter, next, after(view, end + 1))] ?? 0;
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
    const end = at < offset ? -1 : matchPhrase(view, at - offset, phrase);
    if (end >= 0) this.scratch.contexts.push(id, at - offset, end);
  }

  #tryTerm({ phrase, offset, id }: Listed, view: string, at: number, domains: number): void {
    if (((this.#ruleDomains[id] ?? 0) & domains) === 0 || at < offset) return;
    const end = matchPhrase(view, at - offset, phrase);
    if (end >= 0) this.scratch.hits.push(id, at - offset, end);
  }

  #tryList(list: number, view: string, at: number, domains: number): void {
    const patterns = this.#scan.dispatch.lists[list];
    if (patterns === undefined) return;
    for (let i = 0; i < patterns.length; i++) {
      const rule = patterns[i] ?? 0;
      if (at < (this.#last[rule] ?? 0) || ((this.#tryDomains[rule] ?? 0) & domains) === 0) continue;
      this.#tryPattern(rule, view, at, domains);
    }
  }

  #tryPattern(rule: number, view: string, at: number, domains: number): void {
    let from = at;
    const lead = this.#leads[rule];
    if (lead !== null && lead !== undefined) {
      lead.lastIndex = at;
      if (!lead.test(view)) return;
      from = lead.lastIndex;
    }
    const match = this.#matches[rule];
    if (match === undefined) return;
    match.lastIndex = from;
    if (!match.test(view) || match.lastIndex === from) return;
    const end = match.lastIndex;
    this.#last[rule] = end;
    if (((this.#ruleDomains[rule] ?? 0) & domains) !== 0) this.scratch.hits.push(rule, from, end);
    for (const twin of this.#scan.twins.get(rule) ?? NONE)
      if (((this.#ruleDomains[twin] ?? 0) & domains) !== 0) this.scratch.hits.push(twin, from, end);
  }
}

/** Kind of the character behind the one that follows a token: 0 no word character, 1 digit, 2 upper, 3 other letter. */
function after(view: string, at: number): number {
  if (at >= view.length) return 0;
  const kind = KIND[view.charCodeAt(at)] ?? 0;
  return kind === 0 ? 0 : kind === DIGIT ? 1 : kind === UPPER ? 2 : 3;
}
