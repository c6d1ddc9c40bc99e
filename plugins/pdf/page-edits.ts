import type { Edit } from '../../core/index.js';
import type { Content, PageContent } from './content/index.js';
import type { EditedPlaces } from './edited-places.js';
import { isMask } from './search.js';

/** Glyphs of pages that are kept in memory; the pages of a longer document are read again when they are edited. */
const KEPT_GLYPHS = 100_000;

/** Takes the edits of one unit of a page, by its order on the page. */
export type UnitEdits = (order: number, edits: readonly Edit[]) => void;

/** Edits of pages, in the memory of a few pages however long the document is. */
export class PageEdits {
  readonly #content: Content;
  readonly #gap: 'true' | 'fixed';
  readonly #places: EditedPlaces;
  readonly #later = new Map<number, Map<number, readonly Edit[]>>();
  #kept = 0;

  constructor(content: Content, gap: 'true' | 'fixed', places: EditedPlaces) {
    this.#content = content;
    this.#gap = gap;
    this.#places = places;
  }

  /** Where the edits of a page go; it holds on to the page only if there is room. */
  of(page: PageContent): UnitEdits {
    const { index, glyphs } = page;
    if (index === undefined || this.#kept + glyphs <= KEPT_GLYPHS) {
      this.#kept += glyphs;
      return this.#now(page);
    }
    return this.#whenReadAgain(index);
  }

  #now(page: PageContent): UnitEdits {
    return (order, edits) => this.#apply(page, order, edits);
  }

  /** A function of its own: one made beside another that holds a page would hold the page too. */
  #whenReadAgain(index: number): UnitEdits {
    return (order, edits) => {
      const units = this.#later.get(index) ?? new Map<number, readonly Edit[]>();
      this.#later.set(index, units.set(order, edits));
    };
  }

  #apply(page: PageContent, order: number, edits: readonly Edit[]): void {
    const unit = page.units[order];
    if (unit === undefined) return;
    const mode = edits.every(isMask) ? 'box' : 'substitute';
    this.#places.add(page.apply(unit, edits, mode, { gap: this.#gap }), mode);
  }

  /** Makes the edits of the pages that were not kept. */
  async finish(): Promise<void> {
    for (const [index, units] of this.#later) {
      const page = await this.#content.page(index);
      for (const [order, edits] of units) this.#apply(page, order, edits);
    }
  }
}
