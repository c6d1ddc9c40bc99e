import type { PageKind } from './page-kind.js';
import { Report } from './report.js';

/** What is to be changed in a document, as far as it is known. */
export class Changes {
  readonly report = new Report();
  /** Pages that become pictures of themselves. */
  readonly pictured = new Set<number>();
  /** Those that need not if all terms on them stood in content that was edited. */
  readonly editable = new Set<number>();
  /** Whether anything is changed at all. */
  any = false;
  /** Another reader found terms that the content does not show, so that the check must say whether they are there. */
  unconfirmed = false;

  /** Notes a change. @param page left out for what no page shows */
  note(page: number | undefined, kind: PageKind): void {
    this.any = true;
    if (page === undefined) return;
    this.report.changedPages.add(page);
    if (kind !== 'text') this.pictured.add(page);
  }
}
