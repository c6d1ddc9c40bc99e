import { FOLD, HASH_PRIME, HASH_SEED, UNIT, UNSPACED } from './characters.js';
import type { CompiledScan } from './compile.js';
import { lookUp } from './lexicon.js';
import type { Listed } from './listed.js';
import { matchPhrase } from './phrases.js';
import { type Hits, makeScratch, type Scratch } from './scratch.js';
import { Units } from './units.js';

/**
 * The one pass over a text: splits it into word tokens, looks each word up once, and notes where a pattern can begin by the
 * look of the token. `match` then tries the expressions there that can still make a finding, now that the context words of
 * the text are known. Work per token is bounded, so both are linear in the text.
 */
export class Scanner {
  readonly #scan: CompiledScan;
  /** Where each form may be tried next, its own matches never overlap: by form, {@link #base} and the offset in the text. */
  readonly #last: Float64Array;
  /** Greater than any number of the texts before, so that nothing need be emptied for the next one. */
  #base = 0;
  /** Of the current text. */
  #length = 0;
  /** By set of word lists: {@link #base} of the last text that had a word of it. */
  readonly #seen: Float64Array;
  readonly #units = new Units();
  readonly scratch: Scratch = makeScratch();

  constructor(scan: CompiledScan) {
    this.#scan = scan;
    this.#last = new Float64Array(scan.forms.length);
    this.#seen = new Float64Array(scan.lexicon.listsOf.length);
  }

  /**
   * Fills the scratch for a view, but for the hits. One long loop on purpose: this is where the time goes, and calls per
   * token cost more than the work.
   */
  run(view: string): Scratch {
    const { tokens, attempts } = this.scratch;
    const units = this.#units.of(view);
    this.scratch.units = units;
    this.#reset(view.length);
    const { start: starts, end: ends, kind: kinds, hash: hashes, set: sets } = tokens;
    const { lexicon, beginnings } = this.#scan;
    const { sets: wordSets, plain } = lexicon;
    const length = view.length;
    const seen = this.#seen;
    const text = this.#base;
    beginnings.read(units, length);
    let row = 0;
    let scripts = 0;
    let i = 0;
    while (i < length) {
      let unit = UNIT[units[i] ?? 0] ?? 0;
      if ((unit & 15) === 0) {
        i++;
        continue;
      }
      const start = i;
      const script = unit & UNSPACED;
      scripts |= script;
      let kind = 0;
      let hash = HASH_SEED;
      do {
        kind |= unit;
        hash = Math.imul(hash ^ (unit >>> 5), HASH_PRIME);
        if (++i >= length) break;
        unit = UNIT[units[i] ?? 0] ?? 0;
      } while ((unit & 15) !== 0 && (unit & UNSPACED) === script);
      kind &= 15;
      const entry = lookUp(lexicon, hash);
      starts[row] = start;
      ends[row] = i;
      kinds[row] = kind;
      hashes[row] = hash;
      const set = wordSets[entry] ?? 0;
      sets[row] = set;
      if (set !== 0 && seen[set] !== text) {
        seen[set] = text;
        tokens.sets.push(set);
      }
      row++;
      if (entry !== 0 && entry < plain) this.#known(entry, view, start, i);
    }
    tokens.close(row);
    if (scripts !== 0) this.#findInside(view);
    beginnings.scan(length, tokens, attempts);
    return this.scratch;
  }

  /** Dictionary terms inside of words, as scripts without blanks have them. */
  #findInside(view: string): void {
    for (const { start, end, value } of this.#scan.inside.find(view)) this.scratch.terms.push(value, start, end);
  }

  /** The word is in the lexicon: patterns, dictionary terms and context phrases may begin with it. */
  #known(entry: number, view: string, at: number, end: number): void {
    const { lexicon, beginnings, terms, phrases } = this.#scan;
    const list = lexicon.lists[entry] ?? 0;
    if (list !== 0) beginnings.begin(list, at, this.scratch.attempts);
    const context = lexicon.context[entry] ?? 0;
    if (context < 0) this.scratch.contexts.push(~context, at, end);
    else if (context !== 0) this.#tryListed(phrases.at(context), view, at, end, this.scratch.contexts);
    const group = lexicon.terms[entry] ?? 0;
    if (group < 0) this.scratch.terms.push(~group, at, end);
    else if (group !== 0) this.#tryListed(terms.at(group), view, at, end, this.scratch.terms);
  }

  #tryListed(group: readonly Listed[], view: string, at: number, wordEnd: number, found: Hits): void {
    const next = nextInitial(view, wordEnd);
    for (let i = 0; i < group.length; i++) {
      const listed = group[i];
      // The cheap question that nearly all of them fail: `the` and `new` begin the names of forty places.
      if (listed === undefined || (listed.second !== next && listed.second !== 0 && next !== 0)) continue;
      const { phrase, offset, id, isWord } = listed;
      const end = isWord ? wordEnd : at < offset ? -1 : matchPhrase(view, at - offset, phrase);
      if (end >= 0) found.push(id, at - offset, end);
    }
  }

  /** Tries the expressions that are switched on at the places that `run` noted, and fills the hits. */
  match(view: string, on: Uint8Array): Hits {
    const { attempts, hits } = this.scratch;
    const { lists } = this.#scan.beginnings;
    for (let i = 0; i < attempts.length; i++) {
      const list = lists[attempts.id[i] ?? 0];
      const at = attempts.start[i] ?? 0;
      if (list === undefined) continue;
      for (let k = 0; k < list.length; k++) {
        const form = list[k] ?? 0;
        if (on[form] === 1 && this.#base + at >= (this.#last[form] ?? 0)) this.#try(form, view, at);
      }
    }
    return hits;
  }

  #try(id: number, view: string, at: number): void {
    const form = this.#scan.forms[id];
    if (form === undefined) return;
    // A form may be noted several times at one place.
    this.#last[id] = this.#base + at + 1;
    const { lead, match } = form.expressions;
    let from = at;
    if (lead !== null) {
      lead.lastIndex = at;
      if (!lead.test(view)) return;
      from = lead.lastIndex;
    }
    match.lastIndex = from;
    if (!match.test(view) || match.lastIndex === from) return;
    this.#last[id] = this.#base + match.lastIndex;
    this.scratch.hits.push(id, from, match.lastIndex);
  }

  #reset(length: number): void {
    const { tokens, contexts, terms, attempts, hits } = this.scratch;
    tokens.reset(length);
    contexts.length = 0;
    terms.length = 0;
    attempts.length = 0;
    hits.length = 0;
    this.#base += this.#length + 1;
    this.#length = length;
  }
}

const BLANK = 32;

/** Folded first code unit of the word that one blank parts from a word's end; 0 if more stands between, or something else. */
function nextInitial(view: string, end: number): number {
  if (view.charCodeAt(end) !== BLANK) return 0;
  const next = FOLD[view.charCodeAt(end + 1)] ?? 0;
  return next > BLANK ? next : 0;
}
