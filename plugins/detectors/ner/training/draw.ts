import type { Random } from '../../../../core/index.js';
import type { Culture, Lists } from './sources.js';
import POOLS from './templates/pools.json' with { type: 'json' };
import type { Tongue } from './tongues.js';

/** Draws from the lists of names and places; what all inventions are made of. */
export class Draw {
  readonly lists: Lists;
  readonly random: Random;
  /** Language of the texts; English where it is left out. */
  readonly tongue: Tongue | undefined;
  readonly #own: readonly Culture[];
  readonly #big: readonly string[];
  readonly #small: readonly string[];

  constructor(lists: Lists, random: Random, tongue?: Tongue) {
    this.lists = lists;
    this.random = random;
    this.tongue = tongue;
    const own = lists.cultures.filter((c) => c.locale.startsWith(tongue?.code ?? 'en'));
    this.#own = tongue === undefined ? own : [...own, ...lists.spelled.filter((c) => c.locale === tongue.code)];
    const places = tongue === undefined ? lists.places : lists.places.filter((p) => tongue.countries.has(p.country));
    this.#big = places.filter((p) => p.population > 60_000).map((p) => p.name);
    this.#small = places.filter((p) => p.population <= 60_000).map((p) => p.name);
  }

  /** One of the words between bars: `a|b|c`. */
  pick(words: string): string {
    return this.random.pick(words.split('|'));
  }

  /** A number from 1 on, not above the given one. */
  number(below: number): string {
    return String(1 + this.random.int(below));
  }

  letter(): string {
    return String.fromCharCode(65 + this.random.int(26));
  }

  culture(): Culture {
    const share = this.tongue === undefined ? 45 : 70;
    return this.random.pick(this.random.int(100) < share ? this.#own : this.lists.cultures);
  }

  given(): string {
    if (this.tongue !== undefined && this.random.int(16) === 0) return this.pick(this.tongue.words.nicknames);
    return this.random.pick(this.culture().given);
  }

  surname(): string {
    return this.random.pick(this.culture().surnames);
  }

  city(): string {
    return this.random.pick(this.random.int(10) < 6 ? this.#big : this.#small);
  }

  state(): string {
    return this.pick(POOLS.states);
  }

  zip(): string {
    return String(10_000 + this.random.int(89_999));
  }
}
