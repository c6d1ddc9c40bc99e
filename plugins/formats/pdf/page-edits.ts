import type { Edit } from '../../../core/index.js';
import type { EditedPlaces } from './base/edited-places.js';
import { isMask } from './base/mask.js';
import type { Content, PageContent } from './content/index.js';
import { longestFirst } from './edit-order.js';
import type { SeenEdits } from './seen-edits.js';

/**
 * Maximum number of glyphs on pages that are kept in memory. In a longer document, all pages are read again for
 * editing. If the first ones were kept, V8 would treat the glyphs of all others as long-lived objects and collect them
 * far more slowly.
 */
const MAX_KEPT_GLYPHS = 100_000;

/** Receives the edits of one unit, with the index of the unit on its page. */
export type UnitEdits = (order: number, edits: readonly Edit[]) => void;

/** Edits of one page. */
interface NotedPage {
  /** Undefined if the page must be read again. */
  readonly page?: PageContent;
  /** By index of the unit on the page. */
  readonly units: Map<number, readonly Edit[]>;
}

/** Edits of pages. Only a few pages are kept in memory, however long the document is. */
export class PageEdits {
  readonly #content: Content;
  readonly #pageCount: number;
  readonly #gap: 'true' | 'fixed';
  readonly #places: EditedPlaces;
  readonly #seen: SeenEdits;
  /** By index of the page. */
  readonly #noted = new Map<number, NotedPage>();
  #kept = 0;

  constructor(content: Content, pageCount: number, gap: 'true' | 'fixed', places: EditedPlaces, seen: SeenEdits) {
    this.#content = content;
    this.#pageCount = pageCount;
    this.#gap = gap;
    this.#places = places;
    this.#seen = seen;
  }

  /** Receives the edits of a page. It keeps a reference to the page only if there is room. */
  of(page: PageContent): UnitEdits {
    const { index, glyphs } = page;
    if (index === undefined) return (order, edits) => this.#apply(page, order, edits);
    if (Math.max(this.#kept + glyphs, glyphs * this.#pageCount) > MAX_KEPT_GLYPHS) return this.#note(index, {});
    this.#kept += glyphs;
    return this.#note(index, { page });
  }

  /** A separate method, because a closure created beside a variable with a page would keep that page in memory. */
  #note(index: number, kept: Pick<NotedPage, 'page'>): UnitEdits {
    return (order, edits) => {
      const noted = this.#noted.get(index) ?? { ...kept, units: new Map<number, readonly Edit[]>() };
      this.#noted.set(index, noted);
      noted.units.set(order, edits);
    };
  }

  #apply(page: PageContent, order: number, edits: readonly Edit[]): void {
    const unit = page.units[order];
    if (unit === undefined) return;
    const mode = edits.every(isMask) ? 'box' : 'substitute';
    this.#places.add(page.apply(unit, edits, mode, { gap: this.#gap }), mode);
  }

  /**
   * Makes the edits page by page, so that only one page is in memory at a time.
   * @returns pages with terms that only the second reader sees and for which no glyphs were found, with the edits of
   * its text.
   */
  async finish(): Promise<Map<number, readonly Edit[]>> {
    const unplaced = new Map<number, readonly Edit[]>();
    const pages = [...new Set([...this.#noted.keys(), ...this.#seen.pages()])].sort((a, b) => a - b);
    for (const index of pages) {
      const noted = this.#noted.get(index);
      this.#noted.delete(index);
      const page = noted?.page ?? (await this.#content.page(index));
      for (const [order, edits] of longestFirst(page, noted?.units)) this.#apply(page, order, edits);
      const left = this.#seen.apply(index, page);
      if (left !== undefined) unplaced.set(index, left);
      await this.#content.settle(index);
    }
    return unplaced;
  }
}
