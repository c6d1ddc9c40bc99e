import type { Level } from '../contracts/domain.js';
import type { EntityType } from '../contracts/entity-type.js';
import type { CompiledScan } from '../scan/compile.js';
import type { PhraseIds, Rule } from '../scan/rule.js';
import type { Hits } from '../scan/scratch.js';

/** The settings that determine which rules can produce a finding. */
export interface ProfileRequest {
  readonly level: Level;
  /** Lowest score at which a rule counts. */
  readonly least: (rule: Rule) => number;
  /** Number of the domain. */
  readonly domain: number;
  readonly context: ReadonlyMap<EntityType, PhraseIds>;
  /** True if near misses are requested, so that every rule is tried. */
  readonly everything: boolean;
}

/**
 * Decides which rules are tried for a level and domain: those whose base score reaches the threshold, and those that a
 * context word can lift above it. The latter are tried only if the text contains such a word: a text without the word
 * "passport" is not searched for the passport numbers of forty countries. No finding is lost by this.
 */
export class Profile {
  /** Lowest score that counts, by rule. */
  readonly least: Float64Array;
  /** Context phrases, by rule. */
  readonly contexts: readonly PhraseIds[];
  /** 1 if the rule or form can produce a finding without context. */
  readonly #rules: Uint8Array;
  readonly #forms: Uint8Array;
  /** Rules that a context phrase lifts, by number of the phrase. */
  readonly #lifted: readonly (readonly number[] | undefined)[];
  readonly #formOf: Int32Array;
  /** Phrases in the current text that lift rules, each once. */
  readonly #standing: number[] = [];
  readonly #stands: Uint8Array;
  /** For the current text: 1 if the rule or form is tried. */
  readonly ruleOn: Uint8Array;
  readonly formOn: Uint8Array;

  constructor(scan: CompiledScan, request: ProfileRequest) {
    const { rules, forms } = scan;
    this.least = Float64Array.from(rules, (rule) => request.least(rule));
    this.#rules = new Uint8Array(rules.length);
    this.#forms = new Uint8Array(forms.length);
    this.#formOf = new Int32Array(rules.length).fill(-1);
    for (const [id, form] of forms.entries()) for (const rule of form.rules) this.#formOf[rule] = id;
    this.contexts = rules.map((rule) => contextOf(rule, request));
    const lifted: number[][] = [];
    for (const [id, rule] of rules.entries()) this.#place(id, rule, request, lifted);
    this.#lifted = Array.from(lifted);
    this.#stands = new Uint8Array(lifted.length);
    this.ruleOn = new Uint8Array(this.#rules);
    this.formOn = new Uint8Array(this.#forms);
  }

  /** Enables the rules that the context phrases of a text lift. */
  prepare(contexts: Hits, header: PhraseIds): void {
    while (this.#standing.length > 0) this.#drop(this.#standing.pop() ?? -1);
    for (let i = 0; i < contexts.length; i++) this.#lift(contexts.id[i] ?? -1);
    if (header.size > 0) for (const phrase of header) this.#lift(phrase);
  }

  #lift(phrase: number): void {
    const rules = this.#lifted[phrase];
    if (rules === undefined || this.#stands[phrase] === 1) return;
    this.#stands[phrase] = 1;
    this.#standing.push(phrase);
    for (const rule of rules) {
      this.ruleOn[rule] = 1;
      const form = this.#formOf[rule] ?? -1;
      if (form >= 0) this.formOn[form] = 1;
    }
  }

  /** Disables the rules that a phrase of the previous text had lifted. */
  #drop(phrase: number): void {
    this.#stands[phrase] = 0;
    for (const rule of this.#lifted[phrase] ?? []) {
      this.ruleOn[rule] = this.#rules[rule] ?? 0;
      const form = this.#formOf[rule] ?? -1;
      if (form >= 0) this.formOn[form] = this.#forms[form] ?? 0;
    }
  }

  #place(id: number, rule: Rule, request: ProfileRequest, lifted: number[][]): void {
    const { domain, everything } = request;
    if (rule.domains?.has(domain) === false) return;
    const alone = rule.validate === undefined ? rule.score : Math.max(rule.valid, 0);
    const least = this.least[id] ?? 0;
    if (everything || alone >= least) {
      this.#rules[id] = 1;
      const form = this.#formOf[id] ?? -1;
      if (form >= 0) this.#forms[form] = 1;
      return;
    }
    if (alone + rule.boost < least) return;
    for (const phrase of this.contexts[id] ?? []) {
      const list = lifted[phrase];
      if (list === undefined) lifted[phrase] = [id];
      else list.push(id);
    }
  }
}

/** The phrases that raise a rule's score, including those that the domain adds for the type. */
function contextOf({ type, context }: Rule, { context: added }: ProfileRequest): PhraseIds {
  const more = added.get(type);
  return more === undefined || more.size === 0 ? context : new Set([...context, ...more]);
}
