import { type EntityType, type FileSession, type Finding, type Span, splice } from '../../../core/index.js';
import {
  byPosition,
  NameParts,
  overlapping,
  replaced,
  SoughtTerms,
  withKnownTerms,
  withNameParts,
} from '../../../kit/index.js';
import { FieldValues } from './field-values.js';
import type { Found, SearchedText } from './searched-text.js';
import { substitutesOf } from './substitutes.js';
import { PageTerms } from './verify/page-terms.js';

/** Types of ordinary words that were wrongly found. */
const MAKERS: ReadonlySet<EntityType> = new Set(['ORGANIZATION', 'FACILITY']);

const RECOGNIZER = 'pdf/known-term';

/**
 * Searches a document as a whole: terms found in one place are searched in all others, and all are replaced together.
 */
export class DocumentSearch {
  readonly #session: FileSession;
  readonly #texts: Found[] = [];
  readonly #terms = new Map<string, EntityType>();
  /** The types of the terms, folded by `withoutBlanks`. */
  readonly #types = new Map<string, EntityType>();
  readonly #sought = new SoughtTerms();
  readonly #pageTerms = new PageTerms();
  readonly #values = new FieldValues();

  constructor(session: FileSession) {
    this.#session = session;
  }

  /** Searches one text. @returns the terms in it, each once. */
  add(given: SearchedText): readonly string[] {
    const { text, searched, ignores, reread } = given;
    if (reread === undefined) this.#sought.learn(text);
    const all = searched ? (given.find?.() ?? this.#found(given)) : [];
    const found = ignores === undefined ? all : all.filter((finding) => !ignores(finding));
    const findings = withKnownTerms(found, this.#apart(given, given.also ?? []), RECOGNIZER);
    const known: Found = { ...given, findings };
    this.#texts.push(known);
    if (given.label !== undefined) this.#values.add(known);
    const terms = replaced(findings).map(({ start, end, type: found }) => {
      const term = text.slice(start, end);
      this.#note(term, found);
      return term;
    });
    return [...new Set(terms)];
  }

  /** The findings in a text. The label of a field is put before its value, as a person would read them. */
  #found({ text, charged, type, label }: SearchedText): readonly Finding[] {
    if (label === undefined) return this.#session.find(text, { charged, ...(type && { type }) });
    const before = `${label}: `;
    if (charged) this.#session.count(Array.from(text).length);
    return this.#session.find(before + text, { charged: false }).flatMap((finding) => {
      const [start, end] = [Math.max(0, finding.start - before.length), finding.end - before.length];
      return end > start ? [{ ...finding, start, end }] : [];
    });
  }

  /** Adds terms known from elsewhere to all texts, requests all substitutes at once, and applies them. */
  finish(): void {
    this.#addNameParts();
    for (const [term, type] of this.#terms) {
      this.#sought.add(term, type);
      this.#pageTerms.add(term);
    }
    const everywhere = [...this.#terms.keys()].filter((term) => this.#isSought(term));
    for (const found of this.#texts) {
      const known = withKnownTerms(found.findings, this.#sought.findMentions(found.text), RECOGNIZER);
      const apart = withKnownTerms(known, this.#apart(found, everywhere), RECOGNIZER);
      found.findings =
        found.searched && !found.exact ? apart : withKnownTerms(apart, this.#exactly(found.text), RECOGNIZER);
    }
    for (const found of this.#texts) if (found.appearance) this.#values.agree(found);
    this.#findOnPages();
    const edits = substitutesOf(this.#session, this.#texts, (substitute) => this.#forget(substitute));
    for (const found of this.#texts) {
      const own = edits.get(found);
      if (found.page !== undefined) this.#pageTerms.keep(found.page, splice(found.text, own ?? []));
      if (own !== undefined) found.apply(own);
    }
  }

  /**
   * Adds terms that only another reader shows on a page, also if they are ordinary words: the check would find them
   * there, and the page would become a picture.
   */
  #findOnPages(): void {
    const pages = new Set(this.#texts.flatMap(({ reread }) => (reread === undefined ? [] : [reread.page])));
    if (pages.size === 0) return;
    for (const { page, text, findings } of this.#texts) {
      if (page === undefined || !pages.has(page)) continue;
      const masks = findings.map(({ start, end }) => ({ start, end, text: '***' }));
      this.#pageTerms.keep(page, splice(text, masks));
    }
    for (const found of this.#texts) {
      if (found.reread === undefined) continue;
      const left = this.#pageTerms.find(found.reread.page, found.text);
      const terms = left.map(({ start, end }) => this.#known(found.text, start, end));
      found.findings = withKnownTerms(found.findings, terms, RECOGNIZER);
    }
  }

  #known(text: string, start: number, end: number) {
    const term = text.slice(start, end);
    return { start, end, term, type: this.#types.get(withoutBlanks(term)) ?? 'PERSON' };
  }

  /**
   * Adds parts of names found in the whole document, for texts that contain only one of them, such as a surname on a
   * later page.
   */
  #addNameParts(): void {
    const texts = this.#texts.filter(({ searched, type }) => searched && type === undefined);
    const persons = [...this.#terms].filter(([, type]) => type === 'PERSON').map(([term]) => term);
    const parts = new NameParts(this.#session, persons, texts);
    for (const found of texts) {
      const more = parts.find(found).filter((finding) => found.ignores?.(finding) !== true);
      if (more.length === 0) continue;
      found.findings = withNameParts(found.findings, more);
      for (const { start, end, type } of replaced(more)) this.#note(found.text.slice(start, end), type);
    }
  }

  /** Terms that must not occur anywhere in the finished document. */
  get gone(): SoughtTerms {
    return this.#sought;
  }

  /** Terms that must not occur on certain pages. */
  get goneFromPages(): PageTerms {
    return this.#pageTerms;
  }

  /** Places where the text of a page still shows such terms; sorted, without overlaps. */
  leftOn(page: number, text: string): readonly Span[] {
    const everywhere = this.#sought.find(text);
    const here = this.#pageTerms.find(page, text).filter((span) => overlapping(everywhere, span).length === 0);
    return [...everywhere, ...here].sort(byPosition);
  }

  #isSought(term: string): boolean {
    return this.#sought.find(term).some(({ start, end }) => end - start >= term.trim().length - 2);
  }

  /**
   * Exact matches of terms in a text that is not searched itself. There, ordinary words are no reason to keep a term.
   */
  #exactly(text: string) {
    return this.#pageTerms.places(text).flatMap(({ start, end }) => {
      const known = this.#known(text, start, end);
      return MAKERS.has(known.type) ? [] : [known];
    });
  }

  #apart({ text, occurrences }: SearchedText, terms: readonly string[]) {
    if (occurrences === undefined || terms.length === 0) return [];
    return occurrences(terms).map(({ start, end }) => this.#known(text, start, end));
  }

  /** Registers a term as written in the document; its first type counts. */
  #note(term: string, type: EntityType): void {
    if (this.#terms.has(term)) return;
    this.#terms.set(term, type);
    const folded = withoutBlanks(term);
    if (!this.#types.has(folded)) this.#types.set(folded, type);
  }

  /** A policy may keep a term, or a part of it that is a term itself. Then it may stay in the new file. */
  #forget(substitute: string): void {
    for (let found = this.#sought.find(substitute); found.length > 0; found = this.#sought.find(substitute)) {
      for (const { term } of found) this.#sought.forget(term);
    }
  }
}

const withoutBlanks = (text: string): string => text.replace(/\s+/g, '').toLowerCase();
