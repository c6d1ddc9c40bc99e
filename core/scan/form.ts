/** One expression, and the numbers of the rules that it belongs to. */
export class Form {
  readonly rules: number[];
  readonly #match: string;
  readonly #lead: string | undefined;
  readonly #flags: string;
  #compiled: { readonly match: RegExp; readonly lead: RegExp | null } | undefined;

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

  /** The sticky expressions, made when the form is first tried: most of a thousand never are. */
  get expressions(): { readonly match: RegExp; readonly lead: RegExp | null } {
    this.#compiled ??= {
      match: new RegExp(this.#match, this.#flags),
      lead: this.#lead === undefined ? null : new RegExp(this.#lead, this.#flags),
    };
    return this.#compiled;
  }
}
