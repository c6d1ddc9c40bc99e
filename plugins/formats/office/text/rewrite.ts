import type { Edit, FileSession, Finding } from '../../../../core/index.js';
import {
  countsSpelled,
  isNameType,
  NameParts,
  overlapping,
  type Pauses,
  replaced,
  replaceTogether,
  SoughtTerms,
  withNameParts,
  withPersons,
  withSubject,
} from '../../../../kit/index.js';
import type { Part } from '../parts/parts.js';
import { CellValues } from './cell-values.js';
import type { FormatNames } from './format-names.js';
import { placeOf } from './known-terms.js';
import { madeTerms } from './made-terms.js';
import { mergeFields } from './merge-fields.js';
import { Persons } from './persons.js';
import { addKnownTerms, addValues, asWhole, isNew, type Searched } from './searched.js';
import { SeenTexts } from './seen-texts.js';
import { type SkeletonReader, SkeletonSearch } from './skeleton-search.js';
import { spelledUnit } from './spelled.js';
import { PartEdits } from './splice-units.js';
import { nameOf, type Unit, type UnitText, unitTextOf, VIEW, viewsOf } from './unit.js';

/**
 * Names by which places of a package refer to each other. They have special rules, so ordinary substitutes do not fit.
 */
export interface Names {
  /** Registers a text in which terms are replaced. If it is a name, it gets a new one. */
  rename(reading: UnitText, edits: readonly Edit[]): void;
  /** Edits of a name, or of a text that refers to names. */
  edits(reading: UnitText): Edit[];
}

/** A unit text, and the part that contains it. */
interface InPart<P> extends Searched {
  readonly part: P;
}

/** The changes of a package. */
interface Changes<P> {
  /** Edits of the sources of parts, sorted and without overlaps. Contains only parts with edits. */
  readonly edits: ReadonlyMap<P, readonly Edit[]>;
  /** Terms that must not occur anywhere in the new package. */
  readonly gone: SoughtTerms;
}

/** Options of the search of a package. */
interface SearchOptions {
  readonly pauses: Pauses;
  /** True if any unit repeats a cell. Otherwise values of cells are not kept. */
  readonly repeatsCells?: boolean;
  /** Texts by which parts of the package refer to others; they are no terms by themselves. */
  readonly references?: ReadonlySet<string>;
  /** Called last with the edits of a text. It may extend the replaced ranges, never shrink them. */
  readonly finish?: (text: string, edits: readonly Edit[]) => readonly Edit[];
}

/**
 * Searches a package as a whole: terms found in one place are searched in all others, and all are replaced together.
 */
export class PackageSearch<P = Part> {
  readonly #session: FileSession;
  readonly #seen: SeenTexts;
  readonly #searched: InPart<P>[] = [];
  readonly #sought = new SoughtTerms();
  /** Values of cells, to be found where they are repeated. */
  readonly #values = new CellValues();
  readonly #terms = new Map<string, string>();
  readonly #persons: Persons;
  readonly #names: Names;
  #settled = false;
  readonly #skeleton: SkeletonSearch<P>;

  readonly #pauses: Pauses;
  readonly #repeatsCells: boolean;
  readonly #references: ReadonlySet<string>;
  readonly #finish: NonNullable<SearchOptions['finish']>;

  constructor(
    session: FileSession,
    names: Names,
    { pauses, repeatsCells = false, references = new Set(), finish = (_, edits) => edits }: SearchOptions,
  ) {
    this.#session = session;
    this.#seen = new SeenTexts(session);
    this.#skeleton = new SkeletonSearch(session, pauses);
    this.#pauses = pauses;
    this.#repeatsCells = repeatsCells;
    this.#references = references;
    this.#finish = finish;
    this.#persons = new Persons(session);
    this.#names = names;
  }

  /** Searches the units of a part. */
  async read(part: P, units: Iterable<Unit>): Promise<void> {
    for (const unit of units) {
      this.#find(part, unit);
      const spelled = spelledUnit(unit);
      if (spelled !== undefined) this.#find(part, spelled);
      if (this.#pauses.due) await this.#pauses.take();
    }
  }

  /**
   * Searches text that belongs to the format of a part, such as names of styles, after all terms of the package are
   * known.
   */
  async readSkeleton(part: P, units: SkeletonReader): Promise<void> {
    await this.#skeleton.read(part, units, await this.settle());
  }

  /** Words of the formats; see {@link SkeletonSearch.words}. */
  get formatWords(): FormatNames {
    return this.#skeleton.words;
  }

  /** Adds a unit that has already been searched. */
  addSearched(part: P, unit: Unit, found: readonly Finding[]): void {
    const reading = unitTextOf(unit, VIEW.final);
    if (reading === undefined) return;
    const whole = unit.whole === true;
    const findings = asWhole(found, reading, whole);
    this.#sought.learn(reading.text);
    for (const { start, end, type } of replaced(findings)) this.addTerm(reading.text.slice(start, end), type);
    this.#searched.push({ part, reading, search: undefined, whole, repeatsCell: false, findings, seen: new Set() });
  }

  /** Learns from a text that was searched elsewhere; see {@link SoughtTerms.learn}. */
  learn(text: string): void {
    this.#sought.learn(text);
  }

  /** Adds a term that was found elsewhere, to be searched in all units. */
  addTerm(text: string, type: string): void {
    const known = this.#terms.get(text);
    // A term may be a state in one place and a person in another; it is then searched as a person.
    if (known === undefined || (isNameType(type) && !isNameType(known))) this.#terms.set(text, type);
  }

  /** Searches a text that cannot be edited here. Its terms are searched everywhere; they must be of a typical form, or full names. */
  readUneditable(text: string): void {
    const found = this.#session.find(text, { charged: false });
    for (const one of replaced(found))
      if (countsSpelled(one, text)) this.addTerm(text.slice(one.start, one.end), one.type);
  }

  /** Adds the value of a cell that was a finding as a whole. */
  addValue(text: string, type: string): void {
    if (this.#repeatsCells) this.#values.add(text, type);
  }

  /** Returns all terms of the package after every part has been read; they are searched in all units. */
  async settle(): Promise<SoughtTerms> {
    if (this.#settled) return this.#sought;
    this.#settled = true;
    await this.#addNameParts();
    for (const [text, type] of this.#terms) this.#sought.add(text, type);
    // Released early, because there may be millions.
    this.#terms.clear();
    for (const searched of this.#searched) {
      if (searched.search !== 'names' && searched.search !== 'cells') addKnownTerms(searched, this.#sought);
      if (searched.repeatsCell) addValues(searched, this.#values);
      if (this.#pauses.due) await this.#pauses.take();
    }
    return this.#sought;
  }

  /** Adds parts of the names found in the whole package, for texts that contain only one of them. */
  async #addNameParts(): Promise<void> {
    const texts = this.#searched
      .filter(({ search, whole }) => search === undefined && !whole)
      .map((searched) => ({ searched, text: searched.reading.text, findings: searched.findings }));
    const persons = [...this.#terms].filter(([, type]) => type === 'PERSON').map(([text]) => text);
    const parts = new NameParts(this.#session, persons, texts);
    for (const { searched, ...asked } of texts) {
      if (this.#pauses.due) await this.#pauses.take();
      const found = parts.find(asked).filter((one) => isNew(placeOf(one, searched.reading), searched.seen));
      if (found.length === 0) continue;
      searched.findings = withNameParts(searched.findings, found);
      for (const { start, end, type } of replaced(found)) this.addTerm(asked.text.slice(start, end), type);
    }
  }

  #find(part: P, unit: Unit): void {
    const seen = new Set<string>();
    for (const view of viewsOf(unit)) {
      const reading = unitTextOf(unit, view);
      if (reading === undefined) continue;
      const search = this.#references.has(nameOf(reading)) ? 'known' : unit.search;
      const isSpelled = search === 'spelled';
      const charged = !unit.repeated && view === VIEW.final && !isSpelled;
      const { type, header, isTitle, persons = [], whole = false, repeatsCell = false } = unit;
      if (search !== undefined && search !== 'spelled') {
        this.#searched.push({ part, reading, search, whole, repeatsCell, findings: [], seen });
        continue;
      }
      if (!isSpelled) this.#sought.learn(reading.text);
      const context = { charged, ...(type && { type }), ...(header && { header }), ...(isTitle && { isTitle }) };
      const columns = view === VIEW.fields ? mergeFields(reading.text) : [];
      const inText = this.#seen
        .find(reading.text, context)
        .filter((one) => overlapping(columns, one).length === 0 && (!isSpelled || countsSpelled(one, reading.text)));
      const found = asWhole(inText, reading, whole);
      const inRow = withPersons(found, persons);
      const named = this.#session.bySubject === true ? withSubject(inRow, persons[0]) : inRow;
      const findings = named.filter((finding) => isNew(placeOf(finding, reading), seen));
      // Titles are not searched for parts of names.
      const later = isTitle === true || isSpelled ? 'known' : search;
      this.#searched.push({ part, reading, search: later, whole, repeatsCell, findings, seen });
      for (const { start, end, type } of replaced(findings)) {
        const text = reading.text.slice(start, end);
        // The author of a file may be `Front desk`, so a type that comes from the place alone is uncertain. Types from
        // a table are not.
        const isByPlace = unit.type === 'PERSON' && type === 'PERSON' && unit.header === undefined;
        if (!isByPlace || this.#persons.has(text)) this.addTerm(text, type);
      }
    }
  }

  /** The changes, after all parts have been read. */
  async changes(): Promise<Changes<P>> {
    await this.settle();
    for (const one of this.#skeleton.settle(this.#sought)) {
      const searched = { ...one, search: 'telling', whole: false, repeatsCell: false } as const;
      this.#searched.push({ ...searched, seen: new Set() });
    }
    const bySearched = replaceTogether(this.#session, this.#sought, this.#searched, ({ reading }) => reading.text);
    for (const [{ reading }, edits] of bySearched) {
      this.forgetMade(reading.text, edits);
      this.#names.rename(reading, edits);
    }
    const byPart = new Map<P, PartEdits>();
    for (const searched of this.#searched) {
      const { part, reading } = searched;
      // Names get new valid names, and references to them follow.
      const renamed = this.#names.edits(reading);
      const finished = this.#finish(reading.text, bySearched.get(searched) ?? []);
      const others = finished.filter((edit) => overlapping(renamed, edit).length === 0);
      for (const edit of [...renamed, ...others]) editsOf(byPart, part).add(edit, reading);
    }
    return { edits: new Map([...byPart].map(([part, edits]) => [part, edits.sorted()])), gone: this.#sought };
  }

  /** Terms that arise by chance from the edits of a text may stay in the new file. */
  forgetMade(text: string, edits: readonly Edit[]): void {
    for (const term of madeTerms(text, edits, this.#sought)) this.#sought.forget(term);
  }

  /** A policy may keep a term, or a part of it that is a term itself. Then it may stay in the new file. */
  forget(substitute: string): void {
    this.#sought.forgetIn(substitute);
  }
}

function editsOf<P>(byPart: Map<P, PartEdits>, part: P): PartEdits {
  const edits = byPart.get(part) ?? new PartEdits();
  byPart.set(part, edits);
  return edits;
}
