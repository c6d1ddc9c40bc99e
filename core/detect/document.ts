import type { TextDocument } from '../contracts/document.js';
import type { LanguageGuess, ModelName } from '../contracts/service.js';
import type { Span } from '../contracts/span.js';
import type { Tokens } from '../scan/scratch.js';
import type { View } from '../scan/view.js';
import { LaneTokens } from './lane-tokens.js';
import type { ListLanes } from './list-lanes.js';

/** Facts about a text besides its characters. */
interface About {
  /** Lower case. */
  readonly header: readonly string[];
  readonly domain: string;
  readonly models: readonly ModelName[];
  /** Language of the text, if the caller knows it. */
  readonly language: string | undefined;
  /** Guesses the language if the caller does not give it. */
  readonly guess: LanguageGuess['guess'];
}

/** One text as recognizers see it. Only the bits of word lists differ between recognizers. */
export class Documents {
  readonly #view: View;
  readonly #tokens: Tokens;
  readonly #about: About;
  readonly #lanes: ListLanes;
  readonly #made: (TextDocument | undefined)[] = [];
  readonly #language: () => string | undefined;

  constructor(view: View, tokens: Tokens, about: About, lanes: ListLanes) {
    this.#view = view;
    this.#tokens = tokens;
    this.#about = about;
    this.#lanes = lanes;
    let language = about.language;
    let isKnown = language !== undefined;
    this.#language = () => {
      if (!isKnown) language = about.guess(view.text, tokens);
      isKnown = true;
      return language;
    };
  }

  /** The document for the recognizers of a lane. */
  of(lane: number): TextDocument {
    this.#made[lane] ??= this.#make(lane);
    return this.#made[lane];
  }

  #make(number: number): TextDocument {
    const lane = this.#lanes.lane(number);
    const all = this.#tokens;
    const { text: view } = this.#view;
    const { header, domain, models } = this.#about;
    const tokens = new LaneTokens(all, lane, all.column(number));
    const lists = this.#lanes;
    return {
      view,
      tokens,
      header,
      domain,
      models,
      language: this.#language,
      listed: (name) => lists.listed(all, name),
      wordList(name) {
        const bit = lane.of(name);
        tokens.update();
        return bit;
      },
      wordLists(names) {
        const bits = lane.all(names);
        tokens.update();
        return bits;
      },
      lineAt: (offset) => lineAt(view, offset),
    };
  }
}

function lineAt(text: string, offset: number): Span {
  const start = offset > 0 ? text.lastIndexOf('\n', offset - 1) + 1 : 0;
  const next = text.indexOf('\n', offset);
  const end = next < 0 ? text.length : next;
  return { start, end: end > start && text.charCodeAt(end - 1) === 13 ? end - 1 : end };
}
