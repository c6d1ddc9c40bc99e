/** One expression, and the numbers of the rules that share it. */
export class Form {
  readonly rules: number[];
  readonly #match: string;
  readonly #lead: string | undefined;
  readonly #flags: string;
  #compiledMatch: RegExp | undefined;
  #compiledLead: RegExp | undefined;

  /**
   * @param match source of the finding itself.
   * @param lead source of the text that must precede it.
   */
  constructor(match: string, lead: string | undefined, ignoreCase: boolean, rules: number[]) {
    this.rules = rules;
    this.#match = match;
    this.#lead = lead;
    this.#flags = ignoreCase ? 'uiy' : 'uy';
  }

  /**
   * Sticky expression for the text before a finding; undefined if nothing is required. Compiled on first use, because
   * most of a thousand forms are never needed.
   */
  get leadExpression(): RegExp | undefined {
    if (this.#lead === undefined) return undefined;
    this.#compiledLead ??= new RegExp(this.#lead, this.#flags);
    return this.#compiledLead;
  }

  /** Sticky expression for the finding itself. Compiled when a lead has matched. */
  get matchExpression(): RegExp {
    this.#compiledMatch ??= new RegExp(this.#match, this.#flags);
    return this.#compiledMatch;
  }
}
