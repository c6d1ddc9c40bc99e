import type { Calibration } from '../contracts/calibration.js';
import type { Domain, Level } from '../contracts/domain.js';
import type { EntityType, EntityTypes } from '../contracts/entity-type.js';
import type { EvidenceKind } from '../contracts/evidence.js';
import { append } from '../contracts/long-lists.js';
import { atOnce, MAX_AT_ONCE, type Steps } from '../contracts/pauses.js';
import type { PluginFaults } from '../contracts/plugin-faults.js';
import type { JoinRule } from '../contracts/recognizer.js';
import type { LanguageGuess } from '../contracts/service.js';
import { sortByPosition } from '../contracts/span.js';
import type { TokenRows } from '../contracts/tokens.js';
import type { CompiledScan } from '../scan/compile.js';
import type { PhraseIds } from '../scan/rule.js';
import { Scanner } from '../scan/scanner.js';
import { inOriginal, makeView, type View } from '../scan/view.js';
import { type ActiveDomain, contextOf, leastScore, leastSeen, levelOf } from './active-domain.js';
import { withTypesOfAlike } from './alike-numbers.js';
import type { Candidate } from './candidate.js';
import { reported } from './code-recognizers.js';
import { withCuedOrganizations } from './cued-organizations.js';
import type { DetectRequest } from './detect-request.js';
import { Documents } from './document.js';
import { withDomainTerms } from './domain-terms.js';
import { withFinerTypes } from './finer-types.js';
import { withFormsOverNames } from './forms-over-names.js';
import { Judge } from './fuse.js';
import { Headers } from './headers.js';
import { IgnoredTerms } from './ignored.js';
import { withInitials } from './initials.js';
import { withInternationalAccounts } from './international-accounts.js';
import { type CompiledJoin, compileJoin, joined } from './join.js';
import { type LabelType, withLabelTypes } from './label-types.js';
import { ListLanes } from './list-lanes.js';
import { Needs } from './needs.js';
import { withOrganizationKinds } from './organization-kinds.js';
import { withOrganizationLabels } from './organization-labels.js';
import { withPlacesOfOrganizations } from './organizations-and-places.js';
import { withParticles } from './particles-of-organizations.js';
import { withoutPartsOfNames } from './parts-of-names.js';
import { inPhoneSeries } from './phone-series.js';
import { Profiles } from './profiles.js';
import { Repeats } from './repeats.js';
import { type AllowedSpans, DENY, type RequestPatterns } from './request-rules.js';
import { type Precedence, precedence, resolve } from './resolve.js';
import { inSameLines } from './same-lines.js';
import { scoreHits } from './score-hits.js';
import { isCertain, searchTerms } from './search-terms.js';
import type { Leaves } from './selection.js';
import { inSeries } from './series.js';
import { withShortOrganizations } from './short-organizations.js';
import { ThresholdLookup } from './thresholds.js';
import { townsAgain } from './towns-again.js';
import { withoutTypefaces } from './typefaces.js';
import { inWholeWords } from './whole-words.js';

/** Maximum number of scanners that are kept; their buffers are as long as the longest text. */
const MAX_SCANNERS = 2;

/** Candidates in a view before their scores are compared with thresholds. */
interface Found {
  readonly candidates: Candidate[];
  /** Valid until the next text is scanned. */
  readonly tokens: TokenRows;
  /** Positions of terms that the caller allows. */
  readonly allowed: AllowedSpans | undefined;
}

export interface DetectorParts {
  readonly scan: CompiledScan;
  readonly domains: readonly Domain[];
  readonly joins: readonly JoinRule[];
  readonly types: EntityTypes;
  readonly thresholds: Domain['thresholds'];
  readonly ignore: readonly string[];
  /** Terms that are never findings of a type. */
  readonly never: ReadonlyMap<EntityType, readonly string[]>;
  readonly faults: PluginFaults;
  readonly evidence: readonly EvidenceKind[];
  readonly calibrations: readonly Calibration[];
  readonly languageGuess: LanguageGuess['guess'];
  readonly labelType: LabelType;
  /** Names of the recognizers whose terms may begin and end within a word. */
  readonly withinWords: readonly string[];
}

/** Turns a text into findings: view, scan, recognizers, scores, joins, thresholds, resolution. */
export class Detector {
  readonly #scan: CompiledScan;
  readonly #faults: PluginFaults;
  readonly #judge: Judge;
  readonly #joins: readonly CompiledJoin[];
  readonly #profiles: Profiles;
  readonly #domains: readonly ActiveDomain[];
  /** Recognizers whose terms may begin and end within a word. */
  readonly #withinWords: ReadonlySet<string>;
  readonly #never: ReadonlyMap<EntityType, IgnoredTerms>;
  readonly #precedence: Precedence;
  /** True for recognizers that judge a name, not the words around it. */
  readonly #judgesNames: (recognizer: string) => boolean;
  /** True for recognizers that estimate types. */
  readonly #isEstimate: (recognizer: string) => boolean;
  readonly #labelType: LabelType;
  readonly #types: EntityTypes;
  readonly #categoryOf: (type: EntityType) => EntityType;
  readonly #isCode = (type: EntityType): boolean => this.#categoryOf(type) === 'ID_NUMBER';
  /** What other candidates show to be one, in the order of application. */
  readonly #further: readonly ((view: string, counting: readonly Candidate[]) => readonly Candidate[])[] = [
    (view, counting) => withLabelTypes(view, counting, this.#labelType),
    withInternationalAccounts,
    (view, counting) => withTypesOfAlike(view, counting, this.#categoryOf, this.#isEstimate),
    withOrganizationKinds,
    withOrganizationLabels,
    withShortOrganizations,
    (view, counting) => inSeries(view, counting, this.#isCode),
    inPhoneSeries,
    (_, counting) => withCuedOrganizations(counting, this.#judgesNames),
    withPlacesOfOrganizations,
    (view, counting) => withFormsOverNames(view, counting, this.#categoryOf, this.#isEstimate),
  ];
  /** Scanners that no text is read with. */
  readonly #scanners: Scanner[];
  readonly #headers: Headers;
  readonly #needs: Needs;
  readonly #lists: ListLanes;
  readonly #languageGuess: LanguageGuess['guess'];
  readonly #repeats = new Repeats();
  /** True while expressions and their validators run. */
  #scores = false;

  constructor({
    scan,
    domains,
    joins,
    types,
    thresholds,
    ignore,
    never,
    faults,
    languageGuess,
    withinWords,
    evidence,
    calibrations,
    labelType,
  }: DetectorParts) {
    this.#scan = scan;
    this.#faults = faults;
    this.#judge = new Judge(evidence, calibrations);
    this.#languageGuess = languageGuess;
    this.#labelType = labelType;
    this.#types = types;
    this.#categoryOf = (type) => types.category(type);
    this.#joins = joins.map(compileJoin);
    this.#profiles = new Profiles(scan, this.#judge, this.#joins);
    const coarse = new Set(types.all().map(({ parent }) => parent));
    const estimating = new Set(scan.codeRecognizers.filter((one) => one.estimates).map(({ name }) => name));
    this.#isEstimate = (recognizer) => estimating.has(recognizer);
    this.#precedence = precedence((type) => coarse.has(type), this.#isEstimate);
    const code = new Set(scan.codeRecognizers.map(({ name }) => name));
    this.#judgesNames = (recognizer) => code.has(recognizer);
    this.#scanners = [new Scanner(scan)];
    this.#headers = new Headers(scan);
    this.#needs = new Needs(scan.listIds, scan.lexicon.listsOf);
    this.#lists = new ListLanes(scan);
    this.#withinWords = new Set(withinWords);
    this.#never = new Map([...never].map(([type, terms]) => [type, new IgnoredTerms(terms)]));
    this.#domains = domains.map((domain, i) => ({
      domain,
      number: i,
      thresholds: new ThresholdLookup([thresholds, domain.thresholds], types),
      context: contextOf(domain, scan),
      ignored: new IgnoredTerms([...ignore, ...(domain.ignore ?? [])]),
      recognizers: scan.codeRecognizers
        .filter((recognizer) => recognizer.domains?.includes(domain.name) ?? true)
        .map((recognizer) => ({
          recognizer,
          needs: this.#needs.compile(recognizer.needs ?? {}),
          recalls: recognizer.recall !== undefined,
          lane: this.#lists.laneOf(recognizer.name),
        })),
    }));
  }

  /** Findings in offsets of the original text, sorted, without overlaps. */
  detect(text: string, request: DetectRequest): Candidate[] {
    return atOnce(this.detecting(text, request));
  }

  /** Like `detect`, in steps: other texts may be read between them. */
  *detecting(text: string, request: DetectRequest): Steps<Candidate[]> {
    const active = this.#domains[request.domain];
    if (active === undefined || text.length === 0) return [];
    // A text that is read between the steps of another one, or by a recognizer, must not overwrite its buffers.
    const scanner = this.#scanners.pop() ?? new Scanner(this.#scan);
    try {
      const view = makeView(text);
      const found = yield* this.#candidates(view, scanner, active, request);
      if (found.candidates.length === 0) return found.candidates;
      return yield* this.#judged(text, view, found, active, request);
    } finally {
      if (this.#scanners.length < MAX_SCANNERS) this.#scanners.push(scanner);
    }
  }

  /** The findings among candidates. */
  *#judged(
    text: string,
    view: View,
    { candidates, tokens, allowed }: Found,
    active: ActiveDomain,
    request: DetectRequest,
  ): Steps<Candidate[]> {
    const isLong = text.length > MAX_AT_ONCE;
    sortByPosition(candidates);
    const leastOf = (type: EntityType, as: EntityType): number =>
      Math.min(leastSeen(type, active, request), leastSeen(as, active, request));
    append(candidates, joined(view.text, candidates, this.#joins, leastOf));
    if (isLong) yield;
    const isWanted = (c: Candidate): boolean => this.#isWanted(view.text, c, active, request, allowed);
    const counting = withoutTypefaces(view.text, candidates.filter(isWanted), this.#categoryOf);
    for (const more of this.#further) {
      append(counting, more(view.text, counting).filter(isWanted));
      if (isLong) yield;
    }
    sortByPosition(counting);
    const wanted = withoutPartsOfNames(
      view.text,
      withFinerTypes(counting, this.#types, this.#isEstimate),
      this.#categoryOf,
    );
    const again = [...inSameLines(view.text, wanted), ...townsAgain(view.text, wanted).filter(isWanted)];
    if (again.length > 0) {
      append(wanted, again);
      sortByPosition(wanted);
    }
    if (isLong) yield;
    const leaves = this.#leavesOf(active, request);
    for (const repeat of this.#repeated(view.text, tokens, wanted, leaves, active, request))
      if (!this.#isIgnored(view.text, repeat, active, allowed)) wanted.push(repeat);
    if (isLong) yield;
    sortByPosition(wanted);
    const named = withParticles(view.text, wanted);
    const resolved = resolve(view.text, named, this.#precedence, request.trace, leaves);
    const whole = withInitials(view.text, inWholeWords(view.text, resolved, this.#withinWords));
    const found = withDomainTerms(whole, counting);
    request.trace?.toOriginal((spans) => inOriginal(view, text, spans));
    return inOriginal(view, text, leaves === undefined ? found : this.#marked(found, active, request));
  }

  /** Tells which candidates the call leaves: by their type, or since it demands a higher score. Undefined: none. */
  #leavesOf(active: ActiveDomain, request: DetectRequest): Leaves | undefined {
    const { selection, rules } = request;
    if (rules?.thresholds === undefined) return selection && ((one) => selection.leaves(one));
    return (one) => selection?.leaves(one) === true || one.score < leastScore(one.type, active, request);
  }

  /** Repeat mentions. A value that the call leaves must not hide one within it, nor its places. */
  #repeated(
    view: string,
    tokens: TokenRows,
    wanted: readonly Candidate[],
    leaves: Leaves | undefined,
    active: ActiveDomain,
    request: DetectRequest,
  ): readonly Candidate[] {
    const level = (one: Candidate): Level => levelOf(one, active, request);
    const all = this.#repeats.find(view, tokens, wanted, level);
    const selected = leaves && wanted.filter((one) => !leaves(one));
    if (selected === undefined || selected.length === wanted.length) return all;
    return [...all, ...this.#repeats.find(view, tokens, selected, level)];
  }

  /** Findings at the thresholds of the call; those that it leaves are marked. */
  #marked(found: readonly Candidate[], active: ActiveDomain, request: DetectRequest): Candidate[] {
    const { selection } = request;
    return found
      .filter(({ type, score }) => score >= leastScore(type, active, request))
      .map((one) => (selection?.leaves(one) === true ? { ...one, isLeft: true } : one));
  }

  *#candidates(view: View, scanner: Scanner, active: ActiveDomain, request: DetectRequest): Steps<Found> {
    const { tokens, units } = scanner.run(view.text);
    const header = this.#headers.of(request.header);
    const isLong = view.text.length > MAX_AT_ONCE;
    if (isLong) yield;
    const out = this.#scored(view.text, scanner, header.phrases, active, request);
    if (request.searchTerms !== undefined) append(out, searchTerms(view.text, tokens, request.searchTerms));
    const { language, models } = request;
    const about = { header: header.words, domain: active.domain.name, models, language, guess: this.#languageGuess };
    const documents = new Documents(view, tokens, about, this.#lists);
    const facts = this.#needs.read(units, view.text.length, tokens.sets);
    if (isLong) yield;
    append(out, yield* reported(documents, active.recognizers, facts, request.trace, this.#judge, this.#faults));
    const { rules } = request;
    if (rules === undefined) return { candidates: out, tokens, allowed: undefined };
    append(out, [...rules.denied(view.text, tokens), ...this.#ofPatterns(view.text, rules.patterns, active, request)]);
    return { candidates: out, tokens, allowed: rules.allowed(view.text, tokens) };
  }

  /** Candidates from patterns and dictionaries. A validator that calls the engine itself gets a profile of its own. */
  #scored(
    view: string,
    scanner: Scanner,
    header: PhraseIds,
    active: ActiveDomain,
    request: DetectRequest,
  ): Candidate[] {
    const outer = this.#scores;
    const profile = outer ? this.#profiles.make(this.#scan, active, request) : this.#profiles.of(active, request);
    this.#scores = true;
    try {
      return scoreHits({ scan: this.#scan, scanner, judge: this.#judge }, view, profile, header, request.trace);
    } finally {
      this.#scores = outer;
    }
  }

  /** Candidates from the patterns of the request. */
  #ofPatterns(
    view: string,
    patterns: RequestPatterns | undefined,
    active: ActiveDomain,
    request: DetectRequest,
  ): Candidate[] {
    if (patterns === undefined) return [];
    const { scan, profiles, headers } = patterns;
    const scanner = patterns.scannerFor(view);
    scanner.run(view);
    const profile = this.#profiles.known(scan, profiles, active, request);
    return scoreHits(
      { scan, scanner, judge: this.#judge },
      view,
      profile,
      headers.of(request.header).phrases,
      request.trace,
    );
  }

  #isIgnored(
    view: string,
    candidate: Candidate,
    { ignored, domain }: ActiveDomain,
    allowed: Found['allowed'],
  ): boolean {
    const { start, end, type, recognizer } = candidate;
    if (recognizer === DENY) return false;
    if (ignored.has(view, start, end) || this.#never.get(type)?.has(view, start, end) === true) return true;
    if (domain.keeps?.(view, candidate) === true) return true;
    return allowed?.cover(view, candidate) ?? false;
  }

  #isWanted(
    view: string,
    c: Candidate,
    active: ActiveDomain,
    request: DetectRequest,
    allowed: Found['allowed'],
  ): boolean {
    if (request.certainOnly && !isCertain(c)) return false;
    const isSeen = c.score >= leastSeen(c.type, active, request);
    // Most candidates are improbable; only an explanation asks whether they would be ignored as well.
    if (!isSeen && request.trace === undefined) return false;
    if (this.#isIgnored(view, c, active, allowed)) {
      request.trace?.miss(c, { reason: 'ignored_term' });
      return false;
    }
    const least = leastScore(c.type, active, request);
    if (c.score < least) request.trace?.miss(c, { reason: 'below_threshold', least });
    return isSeen;
  }
}
