import type { Applied, EditMode, Rectangle } from '../content/index.js';

/** A place on a page from which something was removed. */
export interface EditedPlace extends Rectangle {
  readonly mode: EditMode;
}

/** Edited places of the content, by page. */
export class EditedPlaces {
  readonly #pages = new Map<number, EditedPlace[]>();

  add({ boxes }: Applied, mode: EditMode): void {
    for (const box of boxes.flat()) {
      const known = this.#pages.get(box.page);
      if (known === undefined) this.#pages.set(box.page, [{ ...box, mode }]);
      else known.push({ ...box, mode });
    }
  }

  of(page: number): readonly EditedPlace[] {
    return this.#pages.get(page) ?? [];
  }
}
