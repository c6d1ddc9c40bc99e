import type { Calibration } from '../contracts/calibration.js';
import type { Domain, Level } from '../contracts/domain.js';
import type { EntityType, EntityTypes } from '../contracts/entity-type.js';
import type { EvidenceKind } from '../contracts/evidence.js';
import { append, smallest } from '../contracts/long-lists.js';
import { atOnce, MAX_AT_ONCE, type Steps } from '../contracts/pauses.js';
import type { PluginFaults } from '../contracts/plugin-faults.js';
import type { JoinRule } from '../contracts/recognizer.js';
import type { LanguageGuess, ModelName } from '../contracts/service.js';
import { sortByPosition } from '../contracts/span.js';
import type { TokenRows } from '../contracts/tokens.js';
import type { CompiledScan } from '../scan/compile.js';
import type { PhraseIds, Rule } from '../scan/rule.js';
import { Scanner } from '../scan/scanner.js';
import { inOriginal, makeView, type View } from '../scan/view.js';
import type { Candidate, Trace } from './candidate.js';
import { type ActiveRecognizer, reported } from './code-recognizers.js';
import { withCuedOrganizations } from './cued-organizations.js';
import { Documents } from './document.js';
import { withDomainTerms } from './domain-terms.js';
import { withFinerTypes } from './finer-types.js';
import { Judge } from './fuse.js';
import { Headers } from './headers.js';
import { IgnoredTerms } from './ignored.js';
import { withInitials } from './initials.js';
import { type CompiledJoin, compileJoin, joined } from './join.js';
import { type LabelType, withLabelTypes } from './label-types.js';
import { ListLanes } from './list-lanes.js';
import { Needs } from './needs.js';
import { withOrganizationKinds } from './organization-kinds.js';
import { withOrganizationLabels } from './organization-labels.js';
import { withPlacesOfOrganizations } from './organizations-and-places.js';
import { withoutPartsOfNames } from './parts-of-names.js';
import { Profile } from './profile.js';
import { Repeats } from './repeats.js';
import {
  type AllowedSpans,
  DENY,
  type DetectionRules,
  type RequestPatterns,
  type RequestThresholds,
} from './request-rules.js';
import { type Precedence, precedence, resolve } from './resolve.js';
import { inSameLines } from './same-lines.js';
import { scoreHits } from './score-hits.js';
import { isCertain, type SearchTerms, searchTerms } from './search-terms.js';
import type { Leaves, Selection } from './selection.js';
import { inSeries } from './series.js';
import { withShortOrganizations } from './short-organizations.js';
import { ThresholdLookup } from './thresholds.js';
import { withoutTypefaces } from './typefaces.js';
import { inWholeWords } from './whole-words.js';

/** Maximum number of cached profiles, of the engine and of the rules of one request. */
const MAX_PROFILES = 50;
const MAX_REQUEST_PROFILES = 4;
/** Maximum number of scanners that are kept; their buffers are as long as the longest text. */
const MAX_SCANNERS = 2;

/** One domain of an engine with its data prepared for detection. */
interface ActiveDomain {
  readonly domain: Domain;
  /** Number of the domain. */
  readonly number: number;
  readonly thresholds: ThresholdLookup;
  readonly context: ReadonlyMap<EntityType, PhraseIds>;
  readonly ignored: IgnoredTerms;
  readonly recognizers: readonly ActiveRecognizer[];
}

/**
 * Options of one detection, all resolved. Created in one place, so that all objects have the same shape, which makes
 * cells of tables fast.
 */
export interface DetectRequest {
  readonly level: Level;
  /** Number of the domain. */
  readonly domain: number;
  /** Which findings the call leaves in the text; undefined: none. They are reported, too, and marked. */
  readonly selection: Selection | undefined;
  readonly header: readonly string[];
  /** Language of the text, if the caller knows it. */
  readonly language: string | undefined;
  /** Highest score that a type needs in the current mode if that is lower than its threshold. */
  readonly alwaysFind: Readonly<Record<EntityType, number>> | undefined;
  /** Terms found elsewhere in the same document. */
  readonly searchTerms: SearchTerms | undefined;
  /** True to report only terms that have no evidence against them. */
  readonly certainOnly: boolean;
  readonly trace: Trace | undefined;
  /** The models that read names. */
  readonly models: readonly ModelName[];
  /** Rules of the caller. */
  readonly rules: DetectionRules | undefined;
}

/** The parts of a request that determine its profile, and that profile. */
interface LastRequest extends Pick<DetectRequest, 'level' | 'alwaysFind'> {
  readonly active: ActiveDomain;
  readonly traced: boolean;
  readonly thresholds: RequestThresholds | undefined;
  readonly profile: Profile;
}

/** Candidates in a view before their scores are compared with thresholds. */
interface Found {
  readonly candidates: Candidate[];
  /** Valid until the next text is scanned. */
  readonly tokens: TokenRows;
  /** Positions of terms that the caller allows. */
  readonly allowed: AllowedSpans | undefined;
}

const NO_CONTEXT: ActiveDomain['context'] = new Map();

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
  readonly #domains: readonly ActiveDomain[];
  /** Recognizers whose terms may begin and end within a word. */
  readonly #withinWords: ReadonlySet<string>;
  readonly #never: ReadonlyMap<EntityType, IgnoredTerms>;
  readonly #precedence: Precedence;
  /** True for recognizers that judge a name, not the words around it. */
  readonly #judgesNames: (recognizer: string) => boolean;
  readonly #labelType: LabelType;
  readonly #types: EntityTypes;
  readonly #categoryOf: (type: EntityType) => EntityType;
  readonly #isCode = (type: EntityType): boolean => this.#categoryOf(type) === 'ID_NUMBER';
  /** What other candidates show to be one, in the order of application. */
  readonly #further: readonly ((view: string, counting: readonly Candidate[]) => readonly Candidate[])[] = [
    (view, counting) => withLabelTypes(view, counting, this.#labelType),
    withOrganizationKinds,
    withOrganizationLabels,
    withShortOrganizations,
    (view, counting) => inSeries(view, counting, this.#isCode),
    (_, counting) => withCuedOrganizations(counting, this.#judgesNames),
    withPlacesOfOrganizations,
  ];
  /** Scanners that no text is read with. */
  readonly #scanners: Scanner[];
  readonly #headers: Headers;
  readonly #needs: Needs;
  readonly #lists: ListLanes;
  readonly #languageGuess: LanguageGuess['guess'];
  readonly #repeats = new Repeats();
  readonly #profiles = new Map<string, Profile>();
  #last: LastRequest | undefined;
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
    const coarse = new Set(types.all().map(({ parent }) => parent));
    const estimating = new Set(scan.codeRecognizers.filter((one) => one.estimates).map(({ name }) => name));
    this.#precedence = precedence(
      (type) => coarse.has(type),
      (recognizer) => estimating.has(recognizer),
    );
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
      Math.min(this.#leastSeen(type, active, request), this.#leastSeen(as, active, request));
    append(candidates, joined(view.text, candidates, this.#joins, leastOf));
    if (isLong) yield;
    const isWanted = (c: Candidate): boolean => this.#isWanted(view.text, c, active, request, allowed);
    const counting = withoutTypefaces(view.text, candidates.filter(isWanted), this.#categoryOf);
    for (const more of this.#further) {
      append(counting, more(view.text, counting).filter(isWanted));
      if (isLong) yield;
    }
    sortByPosition(counting);
    const wanted = withoutPartsOfNames(view.text, withFinerTypes(counting, this.#types), this.#categoryOf);
    const again = inSameLines(view.text, wanted);
    if (again.length > 0) {
      append(wanted, again);
      sortByPosition(wanted);
    }
    if (isLong) yield;
    const leaves = this.#leavesOf(active, request);
    for (const repeat of this.#repeated(view.text, tokens, wanted, leaves, active, request))
      if (!this.#isIgnored(view.text, repeat, active, allowed)) wanted.push(repeat);
    if (isLong) yield;
    const resolved = resolve(view.text, wanted, this.#precedence, request.trace, leaves);
    const whole = withInitials(view.text, inWholeWords(view.text, resolved, this.#withinWords));
    const found = withDomainTerms(whole, counting);
    request.trace?.toOriginal((spans) => inOriginal(view, text, spans));
    return inOriginal(view, text, leaves === undefined ? found : this.#marked(found, active, request));
  }

  /** Tells which candidates the call leaves: by their type, or since it demands a higher score. Undefined: none. */
  #leavesOf(active: ActiveDomain, request: DetectRequest): Leaves | undefined {
    const { selection, rules } = request;
    if (rules?.thresholds === undefined) return selection && ((one) => selection.leaves(one));
    return (one) => selection?.leaves(one) === true || one.score < this.#least(one.type, active, request);
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
    const levelOf = (one: Candidate): Level => this.#levelOf(one, active, request);
    const all = this.#repeats.find(view, tokens, wanted, levelOf);
    const selected = leaves && wanted.filter((one) => !leaves(one));
    if (selected === undefined || selected.length === wanted.length) return all;
    return [...all, ...this.#repeats.find(view, tokens, selected, levelOf)];
  }

  /** Findings at the thresholds of the call; those that it leaves are marked. */
  #marked(found: readonly Candidate[], active: ActiveDomain, request: DetectRequest): Candidate[] {
    const { selection } = request;
    return found
      .filter(({ type, score }) => score >= this.#least(type, active, request))
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
    const profile = outer ? this.#makeProfile(this.#scan, active, request) : this.#profile(active, request);
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
    const profile = this.#knownProfile(scan, profiles, active, request);
    return scoreHits(
      { scan, scanner, judge: this.#judge },
      view,
      profile,
      headers.of(request.header).phrases,
      request.trace,
    );
  }

  /** The cached profile of a request. Most requests are alike, and consecutive ones are usually equal. */
  #profile(active: ActiveDomain, request: DetectRequest): Profile {
    const { level, alwaysFind, trace } = request;
    const thresholds = request.rules?.thresholds;
    const last = this.#last;
    if (
      last !== undefined &&
      last.active === active &&
      last.level === level &&
      last.alwaysFind === alwaysFind &&
      last.thresholds === thresholds &&
      last.traced === (trace !== undefined)
    )
      return last.profile;
    const profile = this.#knownProfile(this.#scan, thresholds?.profiles ?? this.#profiles, active, request);
    this.#last = { active, level, alwaysFind, traced: trace !== undefined, thresholds, profile };
    return profile;
  }

  #knownProfile(
    scan: CompiledScan,
    profiles: Map<string, Profile>,
    active: ActiveDomain,
    request: DetectRequest,
  ): Profile {
    const { level, alwaysFind, trace } = request;
    const always = alwaysFind === undefined ? '' : JSON.stringify(alwaysFind);
    const key = `${active.number} ${level} ${trace !== undefined} ${always}`;
    let profile = profiles.get(key);
    if (profile === undefined) {
      profile = this.#makeProfile(scan, active, request);
      if (profiles.size >= (profiles === this.#profiles ? MAX_PROFILES : MAX_REQUEST_PROFILES)) profiles.clear();
      profiles.set(key, profile);
    }
    return profile;
  }

  #makeProfile(scan: CompiledScan, active: ActiveDomain, request: DetectRequest): Profile {
    return new Profile(scan, {
      level: request.level,
      domain: active.number,
      context: scan === this.#scan ? active.context : NO_CONTEXT,
      everything: request.trace !== undefined,
      least: (rule) => this.#leastForRule(rule, active, request),
    });
  }

  #leastForRule({ type, basis, recognizer }: Rule, active: ActiveDomain, request: DetectRequest): number {
    const least = this.#leastForType(type, active, request);
    return typeof basis === 'number' ? least : this.#judge.scoreFor(least, recognizer.name, type);
  }

  /** The lowest score at which a candidate of the type can matter, as a finding or as part of a joined one. */
  #leastForType(type: EntityType, active: ActiveDomain, request: DetectRequest): number {
    const joins = this.#joins
      .filter((join) => join.types.has(type))
      .map((join) => this.#leastSeen(join.rule.as, active, request));
    return smallest(joins, this.#leastSeen(type, active, request));
  }

  /** The lowest level at which a candidate counts. */
  #levelOf({ type, score }: Candidate, active: ActiveDomain, request: DetectRequest): Level {
    const { alwaysFind, rules } = request;
    for (const level of [1, 2] as const)
      if (level < request.level && score >= this.#least(type, active, { level, alwaysFind, rules })) return level;
    return request.level;
  }

  #least(
    type: EntityType,
    { thresholds }: ActiveDomain,
    { level, alwaysFind, rules }: Pick<DetectRequest, 'level' | 'alwaysFind' | 'rules'>,
  ): number {
    const least = rules?.thresholds?.of(type, level) ?? thresholds.of(type, level);
    return Math.min(least, alwaysFind?.[type] ?? 1);
  }

  /**
   * The lowest score at which a candidate takes part: a call that demands a higher one does not change what a sure term
   * is. The threshold of level 1 decides at every level, so that no level leaves what a lower one covers.
   */
  #leastSeen(type: EntityType, active: ActiveDomain, request: DetectRequest): number {
    return Math.min(this.#least(type, active, request), active.thresholds.of(type, 1));
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
    const least = this.#least(c.type, active, request);
    const seen = this.#leastSeen(c.type, active, request);
    if (this.#isIgnored(view, c, active, allowed)) request.trace?.miss(c, { reason: 'ignored_term' });
    else {
      if (c.score < least) request.trace?.miss(c, { reason: 'below_threshold', least });
      return c.score >= seen;
    }
    return false;
  }
}

function contextOf(domain: Domain, scan: CompiledScan): Map<EntityType, PhraseIds> {
  const ids = (words: readonly string[]): Set<number> =>
    new Set(words.map((word) => scan.phraseId(word)).filter((id) => id !== undefined));
  return new Map(Object.entries(domain.context ?? {}).map(([type, words]) => [type, ids(words)]));
}
