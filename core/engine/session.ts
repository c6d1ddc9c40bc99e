import type { EntityType } from '../contracts/entity-type.js';
import { DeidError } from '../contracts/errors.js';
import type { FileSession, UnitContext } from '../contracts/file-adapter.js';
import type { Steps } from '../contracts/pauses.js';
import type { Finding } from '../contracts/recognizer.js';
import { MODEL_NAMES, type ModelName } from '../contracts/service.js';
import type { Edit } from '../contracts/span.js';
import type { RunNumbers, Term, Transform } from '../contracts/transformer.js';
import { tier } from '../detect/candidate.js';
import type { DetectRequest } from '../detect/detect-request.js';
import { SearchTerms } from '../detect/search-terms.js';
import { applying, applyPolicy, loneTerms, type TermFacts, toTerms } from '../transform/apply.js';
import { ForeseenTerms } from '../transform/foreseen-terms.js';
import { MASKED } from '../transform/masked.js';
import type { PreparedPolicy } from '../transform/prepared-policy.js';
import { RecentTerms } from '../transform/recent-terms.js';
import { RepeatedUnits } from '../transform/repeated-units.js';
import { type DocumentTerms, type Draws, makeScope, type Scope } from '../transform/scope.js';
import { Subjects } from '../transform/subjects.js';
import { PlacedNames } from './placed-names.js';
import { WholeUnits } from './whole-units.js';

/** The parts of an engine that a session uses. */
export interface SessionParts extends TermFacts {
  readonly detect: (text: string, request: DetectRequest) => Finding[];
  /** The same in steps. */
  readonly detecting: (text: string, request: DetectRequest) => Steps<Finding[]>;
  /** Fetches missing annotations; undefined if there are no annotators. */
  readonly annotate?: (() => Promise<void>) | undefined;
  readonly request: DetectRequest;
  /** Chooses the models by the length of the file; undefined where they do not depend on it. */
  readonly modelsFor?: ((lengths: Iterable<number>) => DetectRequest['models']) | undefined;
  readonly policy: PreparedPolicy;
  readonly confidential: NonNullable<DocumentTerms['confidential']>;
  /** Characters of the rules of the request; they are charged like text. */
  readonly size: number;
  readonly draws: Draws;
  /** Whose data it is. */
  readonly tenant?: string | undefined;
  readonly today: Date;
  /** Numbers of the run of which the file is one. */
  readonly run?: RunNumbers | undefined;
  /** True if the document is a record of a stream; see `TransformScope.isRecord`. */
  readonly isRecord: boolean;
}

/** Number of terms that are replaced in one step. */
const FEW = 64;

/** Processes one file. Its memory makes one person one substitute in all units. */
export class Session implements FileSession {
  readonly #parts: SessionParts;
  readonly #originals = new RecentTerms();
  readonly #foreseen = new ForeseenTerms();
  /** False if no substitute depends on the terms of the file. */
  readonly #remembersTerms: boolean;
  readonly #scope: Scope;
  /** Only with a consistency key. */
  readonly #subjects: Subjects | undefined;
  /** The transforms whose decisions depend on text that is replaced later. */
  readonly #foreseeing: readonly Transform[];
  readonly #search = new SearchTerms();
  readonly #repeated = new RepeatedUnits();
  readonly #whole = new WholeUnits();
  readonly #names = new PlacedNames();
  readonly #counts = new Map<EntityType, number>();
  #masked = 0;
  #codePoints = 0;
  #models: DetectRequest['models'];
  #modelsSeen: DetectRequest['models'] | undefined;
  readonly #used = new Set<ModelName>();

  constructor(parts: SessionParts) {
    this.#parts = parts;
    this.#models = parts.request.models;
    const rules = Array.from(parts.policy.rules());
    this.#remembersTerms = rules.some(({ transform }) => transform.termByTerm !== true);
    const originals = { has: (term: string) => this.#originals.has(term) || this.#foreseen.has(term) };
    this.#codePoints = parts.size;
    const terms: DocumentTerms = { originals, used: new Set<string>(), confidential: parts.confidential };
    this.#subjects = 'key' in parts.draws ? new Subjects() : undefined;
    this.#scope = makeScope(0, parts.draws, terms, parts.today, {
      isPart: true,
      isRecord: parts.isRecord,
      tenant: parts.tenant,
      language: parts.request.language,
      run: parts.run,
    });
    this.#foreseeing = [
      ...new Set(rules.flatMap(({ transform }) => (transform.foresee === undefined ? [] : [transform]))),
    ];
  }

  /** Terms replaced so far, by entity type. */
  counts(): Readonly<Record<EntityType, number>> {
    return Object.fromEntries(this.#counts);
  }

  /** Terms masked so far although each should have a value of its own; see `Output.masked`. */
  get masked(): number {
    return this.#masked;
  }

  get byPerson(): boolean {
    return this.#parts.policy.ruleFor('PERSON').transform.byPerson === true;
  }

  /** True if the substitutes of a type stand for one term or entity each; see {@link Transform.distinct}. */
  isDistinct(type: EntityType): boolean {
    return this.#parts.policy.ruleFor(type).transform.distinct === true;
  }

  /** See {@link FileSession.bySubject}. */
  get bySubject(): boolean {
    return this.#subjects !== undefined;
  }

  get termByTerm(): boolean {
    return !this.#remembersTerms;
  }

  /** Amount of text processed, in code points: the unit in which callers are charged. */
  get codePoints(): number {
    return this.#codePoints;
  }

  find(text: string, context: UnitContext = {}): readonly Finding[] {
    const { detect, types } = this.#parts;
    if (context.charged !== false) this.#codePoints += codePointCount(text);
    if (context.type !== undefined && types.get(context.type) === undefined) {
      throw new DeidError('unknown_entity_type', [
        1,
        types
          .all()
          .map((info) => info.name)
          .join(', '),
      ]);
    }
    const { rules } = this.#parts.request;
    if (context.type !== undefined) {
      const unit = this.#marked(this.#typed(text, context.type, context));
      if (unit.length > 0) return this.#noted(text, rules?.withDenied(text, rules.withoutAllowed(text, unit)) ?? unit);
    }
    return this.#searched(text, detect(text, this.#requestFor(context)));
  }

  /** See {@link FileSession.finding}. */
  *finding(text: string, context: UnitContext = {}): Steps<readonly Finding[]> {
    if (context.type !== undefined) return this.find(text, context);
    if (context.charged !== false) this.#codePoints += codePointCount(text);
    return this.#searched(text, yield* this.#parts.detecting(text, this.#requestFor(context)));
  }

  /** What detection has found in a unit. */
  #searched(text: string, found: readonly Finding[]): readonly Finding[] {
    const { types, request } = this.#parts;
    const known = found.length === 0 ? found : found.filter((f) => types.get(f.type) !== undefined);
    return this.#noted(text, request.rules?.withDenied(text, known) ?? known);
  }

  /** Shows findings to the transforms before any of them may be replaced. */
  #noted(text: string, findings: readonly Finding[]): readonly Finding[] {
    this.#noteSubject(text, findings);
    if (this.#foreseeing.length > 0)
      for (const { type, start, end } of findings) {
        const { transform } = this.#parts.policy.ruleFor(type);
        transform.foresee?.(text.slice(start, end), this.#scope);
      }
    return findings;
  }

  #noteSubject(text: string, findings: readonly Finding[]): void {
    if (this.#subjects === undefined) return;
    const person = findings.find(({ type }) => this.#parts.types.category(type) === 'PERSON');
    if (person !== undefined) this.#subjects.note(text.slice(person.start, person.end));
  }

  /** The models that have read the file; several where a table inside of a document is read with another one. */
  get models(): DetectRequest['models'] {
    return this.#used.size === 0 ? this.#models : MODEL_NAMES.filter((name) => this.#used.has(name));
  }

  /** See {@link FileSession.announce}. */
  get announce(): ((lengths: Iterable<number>) => void) | undefined {
    const { modelsFor } = this.#parts;
    return (
      modelsFor &&
      ((lengths) => {
        this.#models = modelsFor(lengths);
      })
    );
  }

  /** See {@link FileSession.annotate}. */
  get annotate(): ((text: string, context?: UnitContext) => Promise<void>) | undefined {
    const { annotate, detect } = this.#parts;
    return (
      annotate &&
      (async (text, context = {}) => {
        detect(text, this.#requestFor(context));
        await annotate();
      })
    );
  }

  /** Findings of a unit whose type is known from its place; an empty list if it must be searched like any other. */
  #typed(text: string, type: EntityType, context: UnitContext): readonly Finding[] {
    const { detect, types } = this.#parts;
    const category = types.category(type);
    if (category === 'PERSON') {
      const found = this.#names.isAlone(text) ? [] : detect(text, this.#requestFor(context));
      if (found.length > 0) return this.#names.fill(text, found, type);
    } else if (this.#names.isMixed(text, type, category)) {
      const found = detect(text, this.#requestFor(context)).filter((one) => types.category(one.type) !== category);
      if (found.length > 0) return this.#names.fillValue(text, found, type);
    }
    return this.leaves(type) ? this.#within(text, type, context) : this.#whole.find(text, type);
  }

  /** Findings of a unit whose type the call leaves: what is as certain within it, else the unit as a whole. */
  #within(text: string, type: EntityType, context: UnitContext): readonly Finding[] {
    const whole = this.#whole.find(text, type);
    const [{ start, end } = { start: 0, end: 0 }] = whole;
    if (start === end) return whole;
    const found = this.#parts
      .detect(text, this.#requestFor(context))
      .filter((one) => one.isLeft !== true && tier(one.score) === 2 && (one.start !== start || one.end !== end));
    return found.length === 0 ? whole : found;
  }

  /** Marks findings that the call leaves. */
  #marked(found: readonly Finding[]): readonly Finding[] {
    const { selection } = this.#parts.request;
    if (selection === undefined) return found;
    return found.map((one) => (one.isLeft !== true && selection.leaves(one) ? { ...one, isLeft: true } : one));
  }

  /** See {@link FileSession.leaves}. */
  leaves(type: EntityType): boolean {
    return this.#parts.request.selection?.leavesType(type) === true;
  }

  /**
   * Properties are written out because spreading the session's request would cost a tenth of the time per cell. Types
   * that the caller does not want are detected too, so that nothing of the same extent takes their place, and are left
   * unchanged by `replace`.
   */
  #requestFor(context: UnitContext): DetectRequest {
    const { level, domain, selection, header, language, alwaysFind, trace, rules } = this.#parts.request;
    if (this.#modelsSeen !== this.#models) this.#note(this.#models);
    return {
      level,
      domain,
      selection,
      header: context.header ?? header,
      language,
      alwaysFind,
      searchTerms: this.#search.size > 0 ? this.#search : undefined,
      certainOnly: context.isTitle === true,
      trace,
      models: this.#models,
      rules,
    };
  }

  #note(models: DetectRequest['models']): void {
    this.#modelsSeen = models;
    for (const model of models) this.#used.add(model);
  }

  /** True if findings of a type are replaced; false if the caller selected other types. */
  isWanted(finding: Pick<Finding, 'type' | 'recognizer'>): boolean {
    return this.#parts.request.selection?.selects(finding) !== false;
  }

  replace(text: string, findings: readonly Finding[], context: UnitContext = {}): readonly Edit[] {
    if (findings.length === 0) return [];
    const wanted = this.#begun(text, findings, context);
    const edits = wanted.length === 0 ? [] : this.#replace(text, wanted, context);
    return this.#finished(text, findings, wanted, edits, context);
  }

  /** See {@link FileSession.replacing}. */
  *replacing(text: string, findings: readonly Finding[], context: UnitContext = {}): Steps<readonly Edit[]> {
    if (findings.length <= FEW) return this.replace(text, findings, context);
    const { policy, request } = this.#parts;
    const wanted = this.#begun(text, findings, context);
    const terms = this.#terms(text, wanted, context.header ?? request.header);
    const edits = yield* applying(terms, policy, this.#scope);
    return this.#finished(text, findings, wanted, edits, context);
  }

  /** Notes and counts what will be replaced. @returns the findings that the caller wants replaced */
  #begun(text: string, findings: readonly Finding[], { counted = findings, times = 1 }: UnitContext) {
    if (this.#remembersTerms) for (const { start, end } of findings) this.#originals.add(text.slice(start, end));
    const selects = this.#parts.request.selection !== undefined;
    const wanted = selects ? findings.filter((finding) => this.isWanted(finding)) : findings;
    if (wanted.length > 0)
      for (const one of counted)
        if (!selects || this.isWanted(one)) this.#counts.set(one.type, (this.#counts.get(one.type) ?? 0) + times);
    return wanted;
  }

  /** Edits of all findings; those that are not wanted change nothing. */
  #finished(
    text: string,
    findings: readonly Finding[],
    wanted: readonly Finding[],
    edits: readonly Edit[],
    { times = 1 }: UnitContext,
  ): readonly Edit[] {
    this.#noteMasked(edits, wanted, times);
    if (wanted === findings) return edits;
    let next = 0;
    return findings.map((finding) => (this.isWanted(finding) ? edits[next++] : undefined) ?? kept(text, finding));
  }

  #replace(text: string, findings: readonly Finding[], context: UnitContext): readonly Edit[] {
    const header = context.header ?? this.#parts.request.header;
    // Names that were found only because they belong to a row's person may be another person's in the next row, so they are not cached.
    const { persons, subject } = findings[0] ?? {};
    const isSomebodys = this.#remembersTerms && (persons !== undefined || subject !== undefined);
    return isSomebodys ? this.#make(text, findings, header) : this.#repeated.edits(text, findings, header, this.#make);
  }

  #noteMasked(edits: readonly Edit[], findings: readonly Finding[], times: number): void {
    // Nearly no edit is a mask, and this is asked for every cell.
    for (const [i, edit] of edits.entries())
      if (edit.text === MASKED && this.isDistinct(findings[i]?.type ?? '')) this.#masked += times;
  }

  /**
   * Applies the policy. A single function for all units, because creating a closure per cell is slower than looking up
   * a known substitute.
   */
  readonly #make = (text: string, findings: readonly Finding[], header: readonly string[]): Edit[] =>
    applyPolicy(this.#terms(text, findings, header), this.#parts.policy, this.#scope);

  #terms(text: string, findings: readonly Finding[], header: readonly string[]): readonly Term[] {
    // Persons do not matter if each term is replaced independently.
    const terms = this.#remembersTerms
      ? toTerms(text, findings, this.#parts, header)
      : loneTerms(text, findings, this.#parts, header);
    return this.#subjects?.of(terms) ?? terms;
  }

  deidentify(text: string, context?: UnitContext): readonly Edit[] {
    return this.replace(text, this.find(text, context), context);
  }

  remember(terms: readonly { readonly text: string; readonly type: EntityType }[]): () => void {
    const undo = terms.map(({ text, type }) => this.#search.add(text, type));
    return () => {
      for (const forget of undo) forget?.();
    };
  }

  foresee(text: string): void {
    if (this.#remembersTerms) this.#foreseen.note(text);
    for (const transform of this.#foreseeing) transform.foresee?.(text, this.#scope);
  }

  count(codePoints: number): void {
    this.#codePoints += codePoints;
  }
}

/** An edit that changes nothing. */
const kept = (text: string, { start, end }: Finding): Edit => ({ start, end, text: text.slice(start, end) });

/** Unicode code points of a text; one token of the HTTP API is four of them. */
export function codePointCount(text: string): number {
  let count = text.length;
  for (let i = 0; i < text.length - 1; i++) {
    const code = text.charCodeAt(i);
    if (code >= 0xd800 && code < 0xdc00 && (text.charCodeAt(i + 1) & 0xfc00) === 0xdc00) count--;
  }
  return count;
}
