import {
  type Edit,
  type EntityType,
  type FileSession,
  type Finding,
  SoughtTerms,
  splice,
  type UnitContext,
  withKnownTerms,
} from '../../../core/index.js';
import { madeTerms } from '../text/made-terms.js';
import { Persons } from '../text/persons.js';
import { isNobody } from '../text/places.js';
import { blanked } from './blanked.js';

/** A text somewhere in a file, and what is to be done when terms in it are replaced. */
export interface Place {
  readonly text: string;
  /** Takes the edits, sorted and without overlaps; only called if there are some. */
  write(edits: readonly Edit[]): void;
}

interface Searched {
  readonly place: Place;
  findings: readonly Finding[];
}

/** A text with blanks in the place of its findings. */
const withoutTerms = (text: string, findings: readonly Finding[]): string =>
  splice(
    text,
    findings.map(({ start, end }) => ({ start, end, text: '\n'.repeat(end - start) })),
  );

/** Searches a file as a whole: what was found in one place is looked for in all others, and all are replaced together. */
export class PlaceSearch {
  readonly #session: FileSession;
  readonly #searched: Searched[] = [];
  readonly #sought = new SoughtTerms();
  readonly #terms: { readonly text: string; readonly type: EntityType }[] = [];
  readonly #persons: Persons;

  constructor(session: FileSession) {
    this.#session = session;
    this.#persons = new Persons(session);
  }

  get session(): FileSession {
    return this.#session;
  }

  /** Adds a place in which terms have been found. */
  add(place: Place, findings: readonly Finding[]): void {
    this.#sought.learn(place.text);
    this.#searched.push({ place, findings });
    for (const { start, end, type } of findings) this.#terms.push({ text: place.text.slice(start, end), type });
  }

  /** Looks for terms in a place, and adds it. */
  find(place: Place, context?: UnitContext): void {
    this.add(place, this.#session.find(place.text, context));
  }

  /** Adds a place in which only terms are looked for that were found elsewhere: it may be no text at all. */
  addDoubtful(place: Place): void {
    this.#searched.push({ place, findings: [] });
  }

  /** Adds a place that names a person by what it is, unless it names a program. Only a name of a person is looked for elsewhere. */
  findPerson(place: Place): void {
    const findings = this.#session.find(place.text, isNobody(place.text) ? {} : { type: 'PERSON' });
    if (this.#persons.has(place.text)) this.add(place, findings);
    else this.#searched.push({ place, findings });
  }

  /**
   * Replaces all that was found, wherever it stands.
   * @returns the terms that must not stand anywhere in the new file.
   */
  replace(): SoughtTerms {
    // What has been blanked before, `xxx@xxx.xxx`, says nothing, and can become nothing else.
    for (const { text, type } of this.#terms) if (blanked(text) !== text) this.#sought.add(text, type);
    for (const searched of this.#searched) {
      const { text } = searched.place;
      const found = withKnownTerms(searched.findings, this.#sought.find(text), 'office/known-term');
      // A longer term that met a finding half-way may have hidden a shorter one beside it.
      const rest = found.length === 0 ? [] : this.#sought.find(withoutTerms(text, found));
      searched.findings = withKnownTerms(found, rest, 'office/known-term');
    }
    const { text, findings, owners } = this.#joined();
    const bySearched = new Map<Searched, Edit[]>();
    this.#session.replace(text, findings).forEach((edit, i) => {
      const owner = owners[i];
      this.#forget(edit.text);
      if (owner === undefined || text.slice(edit.start, edit.end) === edit.text) return;
      const edits = bySearched.get(owner.searched) ?? [];
      bySearched.set(owner.searched, edits);
      edits.push({ start: edit.start - owner.at, end: edit.end - owner.at, text: edit.text });
    });
    for (const [{ place }, edits] of bySearched) {
      for (const term of madeTerms(place.text, edits, this.#sought)) this.#sought.forget(term);
      place.write(edits);
    }
    return this.#sought;
  }

  /** All places with findings as one text, so that no substitute is a term that another place holds. */
  #joined(): { text: string; findings: Finding[]; owners: { searched: Searched; at: number }[] } {
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
      texts.push(searched.place.text);
      at += searched.place.text.length + 1;
    }
    return { text: texts.join('\n'), findings, owners };
  }

  /** A policy may keep a term, or a part of it that is a term itself: then it may stand in the new file. */
  #forget(substitute: string): void {
    for (let found = this.#sought.find(substitute); found.length > 0; found = this.#sought.find(substitute)) {
      for (const { term } of found) this.#sought.forget(term);
    }
  }
}
