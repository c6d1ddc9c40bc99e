import type { PageKind } from './page-kind.js';
import { Report } from './report.js';

/** The changes that a document needs, as far as they are known. */
export class Changes {
  readonly report = new Report();
  /** Pages that are replaced with pictures of themselves. */
  readonly pictured = new Set<number>();
  /** Those of them that can stay if all their terms were in content that has been edited. */
  readonly editable = new Set<number>();
  /** True if anything is changed. */
  any = false;
  /**
   * True if another reader found terms that the content does not show, so that the check must decide whether they are
   * there.
   */
  unconfirmed = false;

  /** Registers a change. @param page left out for changes that no page shows */
  note(page: number | undefined, kind: PageKind): void {
    this.any = true;
    if (page === undefined) return;
    this.report.changedPages.add(page);
    if (kind !== 'text') this.pictured.add(page);
  }
}
