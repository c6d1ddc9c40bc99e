/** One expression, and the numbers of the rules that it belongs to. */
export class Form {
  readonly rules: number[];
  readonly #match: string;
  readonly #lead: string | undefined;
  readonly #flags: string;
  #compiledMatch: RegExp | undefined;
  #compiledLead: RegExp | undefined;

  /**
   * @param match source of the finding itself.
   * @param lead source of what must stand before it.
   */
  constructor(match: string, lead: string | undefined, ignoreCase: boolean, rules: number[]) {
    this.rules = rules;
    this.#match = match;
    this.#lead = lead;
    this.#flags = ignoreCase ? 'uiy' : 'uy';
  }

  /** What must stand before a finding, sticky; undefined if nothing must. Made when a text first asks, since most of a thousand never are. */
  get leadExpression(): RegExp | undefined {
    if (this.#lead === undefined) return undefined;
    this.#compiledLead ??= new RegExp(this.#lead, this.#flags);
    return this.#compiledLead;
  }

  /** The finding itself, sticky. Made when a lead has been found. */
  get matchExpression(): RegExp {
    this.#compiledMatch ??= new RegExp(this.#match, this.#flags);
    return this.#compiledMatch;
  }
}
