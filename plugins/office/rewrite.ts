import { type Edit, type FileSession, type Finding, SoughtTerms } from '../../core/index.js';
import type { Part } from './parts.js';
import { BookmarkNames } from './text/bookmarks.js';
import { overlapping, placeOf, withKnownTerms } from './text/known-terms.js';
import { readUnits } from './text/read-units.js';
import { PartEdits } from './text/splice-units.js';
import { type Reading, readingOf, type Unit, VIEW, viewsOf } from './text/unit.js';

/** One reading of a unit, with what was found in it. */
interface Searched {
  readonly part: Part;
  readonly reading: Reading;
  findings: readonly Finding[];
  /** Places of findings in any view of the unit. */
  readonly seen: Set<string>;
}

/** What is to be changed in a package. */
export interface Changes {
  /** Edits of the sources of parts, sorted and without overlaps; only parts that have some. */
  readonly edits: ReadonlyMap<Part, readonly Edit[]>;
  /** Terms that must not stand anywhere in the new package. */
  readonly gone: SoughtTerms;
}

/** Searches a package as a whole: what was found in one place is looked for in all others, and all are replaced together. */
export class PackageSearch {
  readonly #session: FileSession;
  readonly #searched: Searched[] = [];
  readonly #sought = new SoughtTerms();
  /** Terms by unit, to be looked for elsewhere. */
  readonly #terms: { text: string; type: string }[] = [];
  readonly #persons = new Map<string, boolean>();

  constructor(session: FileSession) {
    this.#session = session;
  }

  /** Reads one XML part and looks for terms in it. */
  read(part: Part, source: string): void {
    for (const unit of readUnits(source, { ownSchema: isOwnSchema(part) })) this.#find(part, unit);
  }

  #find(part: Part, unit: Unit): void {
    const seen = new Set<string>();
    for (const view of viewsOf(unit)) {
      const reading = readingOf(unit, view);
      if (reading === undefined) continue;
      const charged = !unit.repeated && view === VIEW.final;
      this.#sought.learn(reading.text);
      const { type, header } = unit;
      const context = { charged, ...(type && { type }), ...(header && { header }) };
      const found = this.#session.find(reading.text, context);
      const findings = found.filter((finding) => isNew(placeOf(finding, reading), seen));
      this.#searched.push({ part, reading, findings, seen });
      for (const { start, end, type } of findings) {
        const text = reading.text.slice(start, end);
        if (unit.type === undefined || this.#isPerson(text)) this.#terms.push({ text, type });
      }
    }
  }

  /** Whether the author of a comment has a name that says who is meant elsewhere too, and not only what program was used. */
  #isPerson(text: string): boolean {
    const known = this.#persons.get(text);
    if (known !== undefined) return known;
    const length = text.trim().length;
    const is = this.#session
      .find(text, { charged: false })
      .some(({ start, end, type }) => type === 'PERSON' && end - start === length);
    this.#persons.set(text, is);
    return is;
  }

  /** What is to be changed, once all parts are read. */
  changes(): Changes {
    for (const { text, type } of this.#terms) this.#sought.add(text, type);
    for (const searched of this.#searched) addKnownTerms(searched, this.#sought);
    const bySearched = this.#replace();
    const names = new BookmarkNames();
    for (const { reading } of bySearched.keys()) if (isBookmark(reading)) names.add(reading.text);
    const byPart = new Map<Part, PartEdits>();
    for (const searched of this.#searched) {
      const { part, reading } = searched;
      // Bookmarks get names of our own, and what refers to them follows.
      const renamed = names.edits(reading);
      const others = bySearched.get(searched)?.filter((edit) => overlapping(renamed, edit).length === 0) ?? [];
      for (const edit of [...renamed, ...others]) editsOf(byPart, part).add(edit, reading);
    }
    return { edits: new Map([...byPart].map(([part, edits]) => [part, edits.sorted()])), gone: this.#sought };
  }

  /** All substitutes are asked for at once, so that none of them is a term that another part of the file holds. */
  #replace(): Map<Searched, Edit[]> {
    const texts: string[] = [];
    const findings: Finding[] = [];
    const owners: { searched: Searched; at: number }[] = [];
    let at = 0;
    for (const searched of this.#searched) {
      if (searched.findings.length === 0) continue;
      for (const finding of searched.findings) {
        findings.push({ ...finding, start: finding.start + at, end: finding.end + at });
        owners.push({ searched, at });
      }
      texts.push(searched.reading.text);
      at += searched.reading.text.length + 1;
    }
    const text = texts.join('\n');
    const edits = new Map<Searched, Edit[]>();
    this.#session.replace(text, findings).forEach((edit, i) => {
      const owner = owners[i];
      this.#forget(edit.text);
      if (owner === undefined || text.slice(edit.start, edit.end) === edit.text) return;
      const moved = { start: edit.start - owner.at, end: edit.end - owner.at, text: edit.text };
      const known = edits.get(owner.searched);
      if (known === undefined) edits.set(owner.searched, [moved]);
      else known.push(moved);
    });
    return edits;
  }

  /** A policy may keep a term, or a part of it that is a term itself: then it may stand in the new file. */
  #forget(substitute: string): void {
    for (let found = this.#sought.find(substitute); found.length > 0; found = this.#sought.find(substitute)) {
      for (const { term } of found) this.#sought.forget(term);
    }
  }
}

function editsOf(byPart: Map<Part, PartEdits>, part: Part): PartEdits {
  const edits = byPart.get(part) ?? new PartEdits();
  byPart.set(part, edits);
  return edits;
}

/** Data of a customer's own schema: any attribute may be readable. */
const isOwnSchema = ({ contentType, entry }: Part): boolean =>
  contentType === 'application/xml' && !/^_rels\/|\/_rels\//i.test(entry.name);

const isBookmark = ({ pieces }: Reading): boolean => pieces[0]?.segment.writing === 'bookmark';

function addKnownTerms(searched: Searched, sought: SoughtTerms): void {
  const { reading, findings, seen } = searched;
  const before = new Set(findings);
  searched.findings = withKnownTerms(reading, findings, sought).filter(
    (finding) => before.has(finding) || isNew(placeOf(finding, reading), seen),
  );
}

function isNew(place: string, seen: Set<string>): boolean {
  if (seen.has(place)) return false;
  seen.add(place);
  return true;
}
