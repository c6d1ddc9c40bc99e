import type { Edit, EntityType, FileSession, Finding, UnitContext } from '../../../../core/index.js';
import { countsSpelled, replaced, replaceTogether, SoughtTerms, spelledOut, withMore } from '../../../../kit/index.js';
import { isNotAPerson } from '../text/authors.js';
import { countsInSkeleton, FormatNames } from '../text/format-names.js';
import { isPlainWord, withTermsOf } from '../text/known-terms.js';
import { madeTerms } from '../text/made-terms.js';
import { Persons } from '../text/persons.js';
import { mayBeFormed } from '../text/skeleton.js';
import { wholeOf } from '../text/unit.js';
import { blanked } from './blanked.js';

/** A text somewhere in a file, and how to replace terms in it. */
export interface Place {
  readonly text: string;
  /** Receives the edits, sorted and without overlaps; only called if there are some. */
  write(edits: readonly Edit[]): void;
}

interface Searched {
  readonly place: Place;
  findings: readonly Finding[];
  /** True if the text belongs to the format: single ordinary words in it are not searched. */
  readonly isSkeleton?: boolean;
}

/** An e-mail address, or enough digits for an identifier. */
const MAY_BE_NUMBER = /@|\d(?:\D{0,2}\d){6}/;

/** Searches a file as a whole: terms found in one place are searched in all others, and all are replaced together. */
export class PlaceSearch {
  readonly #session: FileSession;
  readonly #searched: Searched[] = [];
  readonly #sought = new SoughtTerms();
  readonly #terms: { readonly text: string; readonly type: EntityType }[] = [];
  readonly #persons: Persons;
  readonly #formatNames = new FormatNames();

  constructor(session: FileSession) {
    this.#session = session;
    this.#persons = new Persons(session);
  }

  get session(): FileSession {
    return this.#session;
  }

  /** Adds a place with its findings. */
  add(place: Place, findings: readonly Finding[]): void {
    this.#sought.learn(place.text);
    this.#searched.push({ place, findings });
    for (const { start, end, type } of replaced(findings))
      this.#terms.push({ text: place.text.slice(start, end), type });
  }

  /** Searches a place and adds it. */
  find(place: Place, context?: UnitContext): void {
    const found = this.#session.find(place.text, context);
    const spelled = spelledOut(place.text);
    const more = spelled === undefined ? [] : this.#session.find(spelled, { charged: false });
    const counting = more.filter((one) => countsSpelled(one, spelled ?? ''));
    this.add(place, withMore(found, counting));
  }

  /**
   * Adds a place that may not be text at all. It is only searched for identifiers of a typical form and for terms found
   * elsewhere.
   * @param isText true if it looks like text: then names of more than one word count as well.
   */
  addUncertain(place: Place, isText = false): void {
    if (!isText && !MAY_BE_NUMBER.test(place.text)) {
      this.#searched.push({ place, findings: [] });
      return;
    }
    const formed = this.#formed(place, isText ? countsSpelled : countsInSkeleton);
    const spelled = isText ? spelledOut(place.text) : undefined;
    this.add(place, spelled === undefined ? formed : this.#formed({ ...place, text: spelled }, countsSpelled));
  }

  /** Adds the name of a style, which may be an ordinary word, and searches it in the same way. */
  addSkeleton(place: Place): void {
    const found = mayBeFormed(place.text) ? this.#session.find(place.text, { charged: false }) : [];
    this.#formatNames.see(place.text, found);
    this.#searched.push({ place, findings: found, isSkeleton: true });
  }

  #formed({ text }: Place, counts = countsInSkeleton): readonly Finding[] {
    if (!mayBeFormed(text)) return [];
    return this.#session.find(text, { charged: false }).filter((one) => counts(one, text));
  }

  /**
   * Adds a place that contains the name of a person, unless it is the name of a program. Only person names are searched
   * elsewhere.
   */
  findPerson(place: Place): void {
    const findings = isNotAPerson(place.text) ? [] : this.#session.find(place.text, { type: 'PERSON' });
    this.#searched.push({ place, findings });
    for (const { start, end, type } of replaced(findings)) {
      const text = place.text.slice(start, end);
      if (type !== 'PERSON' || this.#persons.has(text)) this.#terms.push({ text, type });
    }
  }

  /**
   * Replaces all terms everywhere.
   * @returns terms that must not occur anywhere in the new file.
   */
  replace(): SoughtTerms {
    // Text that has been blanked before, such as `xxx@xxx.xxx`, identifies nobody and would not change again.
    for (const { text, type } of this.#terms) if (blanked(text) !== text) this.#sought.add(text, type);
    for (const searched of this.#searched) {
      const reading = wholeOf(searched.place.text);
      const { isSkeleton = false, findings } = searched;
      const counting = isSkeleton ? findings.filter((one) => this.#formatNames.counts(one, reading.text)) : findings;
      const all = withTermsOf(this.#sought, reading, counting);
      searched.findings = isSkeleton ? all.filter((one) => !isPlainWord(one, reading)) : all;
    }
    const bySearched = replaceTogether(this.#session, this.#sought, this.#searched, ({ place }) => place.text);
    for (const [{ place }, edits] of bySearched) {
      for (const term of madeTerms(place.text, edits, this.#sought)) this.#sought.forget(term);
      place.write(edits);
    }
    return this.#sought;
  }
}
