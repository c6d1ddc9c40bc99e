import { HASH_PRIME, HASH_SEED, UNIT, UNSPACED } from './characters.js';
import type { CompiledScan } from './compile.js';
import { lookUp } from './lexicon.js';
import { ANY, type ListedGroup } from './listed.js';
import { matchPhrase } from './phrases.js';
import { type Hits, makeScratch, type Scratch } from './scratch.js';
import { Units } from './units.js';

/**
 * The one pass over a text: splits it into word tokens, looks each word up once, and notes where patterns can begin.
 * `match` then tries the expressions that can still produce a finding with the context words of the text. The work per
 * token is bounded, so both are linear.
 */
export class Scanner {
  readonly #scan: CompiledScan;
  /** By form: the offset at which it may be tried next, plus {@link #base}, because matches of a form never overlap. */
  readonly #last: Float64Array;
  /** Exceeds all numbers of previous texts, so that nothing has to be cleared for the next text. */
  #base = 0;
  /** Length of the current text. */
  #length = 0;
  /** By set of word lists: {@link #base} of the last text that contained a word of it. */
  readonly #seen: Float64Array;
  readonly #units = new Units();
  readonly scratch: Scratch = makeScratch();

  constructor(scan: CompiledScan) {
    this.#scan = scan;
    this.#last = new Float64Array(scan.forms.length);
    this.#seen = new Float64Array(scan.lexicon.listsOf.length);
  }

  /**
   * Fills the scratch buffers for a view, except for the hits. One long loop on purpose, because most of the time is
   * spent here and calls per token would cost more than the work.
   */
  run(view: string): Scratch {
    const { tokens, attempts, known } = this.scratch;
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
      // Deferred until the next word is known.
      if (entry !== 0 && entry < plain) known.push(entry, row, 0);
      row++;
    }
    tokens.close(row);
    for (let k = 0; k < known.length; k++) this.#known(known.id[k] ?? 0, view, known.start[k] ?? 0);
    if (scripts !== 0) this.#findInside(view);
    beginnings.scan(length, tokens, attempts);
    return this.scratch;
  }

  /** Dictionary terms within runs of letters, for scripts without blanks. */
  #findInside(view: string): void {
    for (const { start, end, value } of this.#scan.inside.find(view)) this.scratch.terms.push(value, start, end);
  }

  /** Called for a word of the lexicon: patterns, dictionary terms and context phrases may begin with it. */
  #known(entry: number, view: string, row: number): void {
    const { lexicon, beginnings, terms, phrases } = this.#scan;
    const { tokens, attempts, contexts, terms: found } = this.scratch;
    const at = tokens.start[row] ?? 0;
    const list = lexicon.lists[entry] ?? 0;
    if (list !== 0) beginnings.begin(list, at, attempts);
    const context = lexicon.context[entry] ?? 0;
    if (context < 0) contexts.push(~context, at, tokens.end[row] ?? 0);
    else if (context !== 0) this.#tryListed(phrases.at(context), view, row, contexts);
    const group = lexicon.terms[entry] ?? 0;
    if (group < 0) found.push(~group, at, tokens.end[row] ?? 0);
    else if (group !== 0) this.#tryListed(terms.at(group), view, row, found);
  }

  /** Notes the phrases of a word's group that occur at its row. */
  #tryListed({ listed, next }: ListedGroup, view: string, row: number, found: Hits): void {
    const { start, end, hash } = this.scratch.tokens;
    const at = start[row] ?? 0;
    const wordEnd = end[row] ?? 0;
    // Rows after the last token have hash 0, which no word has.
    const second = hash[row + 1] ?? 0;
    for (let i = 0; i < next.length; i++) {
      if (next[i] !== second && next[i] !== ANY) continue;
      const one = listed[i];
      if (one === undefined) return;
      const from = at - one.offset;
      const to = one.isWord ? wordEnd : from < 0 ? -1 : matchPhrase(view, from, one.phrase);
      if (to >= 0) found.push(one.id, from, to);
    }
  }

  /** Tries the enabled expressions at the places that `run` noted, and fills the hits. */
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
    const lead = form.leadExpression;
    let from = at;
    if (lead !== undefined) {
      lead.lastIndex = at;
      if (!lead.test(view)) return;
      from = lead.lastIndex;
    }
    const match = form.matchExpression;
    match.lastIndex = from;
    if (!match.test(view) || match.lastIndex === from) return;
    this.#last[id] = this.#base + match.lastIndex;
    this.scratch.hits.push(id, from, match.lastIndex);
  }

  #reset(length: number): void {
    const { tokens, known, contexts, terms, attempts, hits } = this.scratch;
    tokens.reset(length);
    known.length = 0;
    contexts.length = 0;
    terms.length = 0;
    attempts.length = 0;
    hits.length = 0;
    this.#base += this.#length + 1;
    this.#length = length;
  }
}
