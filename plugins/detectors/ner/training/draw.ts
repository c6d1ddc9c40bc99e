import type { Random } from '../../../../core/index.js';
import type { Culture, Lists } from './sources.js';
import type { TemplateLanguage } from './template-languages.js';
import POOLS from './templates/pools.json' with { type: 'json' };

/** Draws from the lists of names and places; what all inventions are made of. */
export class Draw {
  readonly lists: Lists;
  readonly random: Random;
  /** Language of the texts; English where it is left out. */
  readonly language: TemplateLanguage | undefined;
  readonly #own: readonly Culture[];
  readonly #big: readonly string[];
  readonly #small: readonly string[];

  constructor(lists: Lists, random: Random, language?: TemplateLanguage) {
    this.lists = lists;
    this.random = random;
    this.language = language;
    const own = lists.cultures.filter((c) => c.locale.startsWith(language?.code ?? 'en'));
    this.#own = language === undefined ? own : [...own, ...lists.spelled.filter((c) => c.locale === language.code)];
    const places =
      language === undefined ? lists.places : lists.places.filter((p) => language.countries.has(p.country));
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
    const share = this.language === undefined ? 45 : 70;
    const own = this.#own.length > 0 && this.random.int(100) < share;
    return this.random.pick(own ? this.#own : this.lists.cultures);
  }

  given(): string {
    if (this.language !== undefined && this.random.int(16) === 0) return this.pick(this.language.words.nicknames);
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
