import type { Domain, Level } from '../contracts/domain.js';
import type { EntityType, EntityTypes } from '../contracts/entity-type.js';
import type { EvidenceKind } from '../contracts/evidence.js';
import type { PluginFaults } from '../contracts/plugin-faults.js';
import type { JoinRule } from '../contracts/recognizer.js';
import type { LanguageGuess } from '../contracts/service.js';
import { sortByPosition } from '../contracts/span.js';
import type { CompiledScan } from '../scan/compile.js';
import type { PhraseIds } from '../scan/rule.js';
import { Scanner } from '../scan/scanner.js';
import { inOriginal, makeView, type View } from '../scan/view.js';
import type { Candidate, Trace } from './candidate.js';
import { type ActiveRecognizer, reported } from './code-recognizers.js';
import { Surroundings } from './context.js';
import { Documents } from './document.js';
import { Judge } from './fuse.js';
import { Headers } from './headers.js';
import { IgnoredTerms } from './ignored.js';
import { type CompiledJoin, compileJoin, joined } from './join.js';
import { ListLanes } from './list-lanes.js';
import { Needs } from './needs.js';
import { Profile } from './profile.js';
import { Repeats } from './repeats.js';
import { type Precedence, precedence, resolve } from './resolve.js';
import { scoreHit } from './score.js';
import { isCertain, type SearchTerms, searchTerms } from './search-terms.js';
import { ThresholdLookup } from './thresholds.js';

/** Profiles kept at most. */
const MOST_PROFILES = 50;

/** One domain of an engine, with its data in the form that detection asks. */
interface ActiveDomain {
  readonly domain: Domain;
  /** Number of the domain. */
  readonly number: number;
  readonly thresholds: ThresholdLookup;
  readonly context: ReadonlyMap<EntityType, PhraseIds>;
  readonly ignored: IgnoredTerms;
  readonly recognizers: readonly ActiveRecognizer[];
}

/** What one detection is asked for; everything is decided by now. Made in one way everywhere, so that cells of tables are asked about fast. */
export interface DetectRequest {
  readonly level: Level;
  /** Number of the domain. */
  readonly domain: number;
  /** Types wanted, chosen among the findings when no two overlap any more; undefined means all. */
  readonly types: ReadonlySet<EntityType> | undefined;
  readonly header: readonly string[];
  /** Language of the text, where the caller knows it. */
  readonly language: string | undefined;
  /** Highest score a type needs in the mode in force, where that is less than its threshold. */
  readonly alwaysFind: Readonly<Record<EntityType, number>> | undefined;
  /** Terms found elsewhere in the same document. */
  readonly searchTerms: SearchTerms | undefined;
  /** Only terms that nothing can be said against. */
  readonly certainOnly: boolean;
  readonly trace: Trace | undefined;
}

/** What decides the profile of a request, and the profile. */
interface LastRequest extends Pick<DetectRequest, 'level' | 'alwaysFind'> {
  readonly active: ActiveDomain;
  readonly traced: boolean;
  readonly profile: Profile;
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
  readonly languageGuess: () => LanguageGuess;
}

/** The way of a text from characters to findings: view, scan, recognizers, scores, joins, thresholds, resolution. */
export class Detector {
  readonly #scan: CompiledScan;
  readonly #faults: PluginFaults;
  readonly #judge: Judge;
  readonly #joins: readonly CompiledJoin[];
  readonly #domains: readonly ActiveDomain[];
  readonly #never: ReadonlyMap<EntityType, IgnoredTerms>;
  readonly #precedence: Precedence;
  readonly #scanner: Scanner;
  readonly #headers: Headers;
  readonly #needs: Needs;
  readonly #lists: ListLanes;
  readonly #languageGuess: () => LanguageGuess;
  readonly #repeats = new Repeats();
  readonly #profiles = new Map<string, Profile>();
  #last: LastRequest | undefined;
  #busy = false;

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
    evidence,
  }: DetectorParts) {
    this.#scan = scan;
    this.#faults = faults;
    this.#judge = new Judge(evidence);
    this.#languageGuess = languageGuess;
    this.#joins = joins.map(compileJoin);
    const coarse = new Set(types.all().map(({ parent }) => parent));
    this.#precedence = precedence((type) => coarse.has(type));
    this.#scanner = new Scanner(scan);
    this.#headers = new Headers(scan);
    this.#needs = new Needs(scan.listIds, scan.lexicon.listsOf);
    this.#lists = new ListLanes(scan);
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
          needs: recognizer.needs && this.#needs.compile(recognizer.needs),
          lane: this.#lists.laneOf(recognizer.name),
        })),
    }));
  }

  /** Findings of the text in original offsets, sorted, without overlaps. */
  detect(text: string, request: DetectRequest): Candidate[] {
    const active = this.#domains[request.domain];
    if (active === undefined || text.length === 0) return [];
    const view = makeView(text);
    const candidates = this.#candidates(view, active, request);
    if (candidates.length === 0) return candidates;
    sortByPosition(candidates);
    const leastOf = (type: EntityType, as: EntityType): number =>
      Math.min(this.#least(type, active, request), this.#least(as, active, request));
    candidates.push(...joined(view.text, candidates, this.#joins, leastOf));
    const wanted = candidates.filter((c) => this.#isWanted(view.text, c, active, request));
    sortByPosition(wanted);
    for (const repeat of this.#repeats.find(view.text, wanted, (c) => this.#levelOf(c, active, request)))
      if (!this.#isIgnored(view.text, repeat, active)) wanted.push(repeat);
    const found = resolve(view.text, wanted, this.#precedence, request.trace);
    request.trace?.toOriginal((spans) => inOriginal(view, text, spans));
    return inOriginal(view, text, ofTypes(found, request.types));
  }

  #candidates(view: View, active: ActiveDomain, request: DetectRequest): Candidate[] {
    // A recognizer that calls the engine from inside would overwrite the scratch of the outer call.
    const scanner = this.#busy ? new Scanner(this.#scan) : this.#scanner;
    const profile = this.#busy ? this.#makeProfile(active, request) : this.#profile(active, request);
    const outer = this.#busy;
    this.#busy = true;
    try {
      const { tokens, units } = scanner.run(view.text);
      const header = this.#headers.of(request.header);
      const out = this.#scored(view.text, scanner, profile, header.phrases, request.trace);
      if (request.searchTerms !== undefined) out.push(...searchTerms(view.text, tokens, request.searchTerms));
      const { language } = request;
      const about = { header: header.words, domain: active.domain.name, language, guess: this.#languageGuess };
      const documents = new Documents(view, tokens, about, this.#lists);
      const facts = this.#needs.read(units, view.text.length, tokens.sets);
      out.push(...reported(documents, active.recognizers, facts, request.trace, this.#judge, this.#faults));
      return out;
    } finally {
      this.#busy = outer;
    }
  }

  /** Candidates of patterns and dictionaries. */
  #scored(view: string, scanner: Scanner, profile: Profile, header: PhraseIds, trace: Trace | undefined): Candidate[] {
    const { contexts, terms } = scanner.scratch;
    profile.prepare(contexts, header);
    const hits = scanner.match(view, profile.formOn);
    const near = new Surroundings(view, contexts, header);
    const out: Candidate[] = [];
    const score = (id: number, start: number, end: number): void => {
      const rule = profile.ruleOn[id] === 1 ? this.#scan.rules[id] : undefined;
      if (rule === undefined) return;
      const least = trace === undefined ? (profile.least[id] ?? 0) : 0;
      const scored = scoreHit(rule, view, start, end, near, profile.contexts[id] ?? rule.context, least, trace);
      if (scored !== undefined) out.push(scored);
    };
    for (let i = 0; i < hits.length; i++) {
      const rules = this.#scan.forms[hits.id[i] ?? -1]?.rules ?? [];
      for (let k = 0; k < rules.length; k++) score(rules[k] ?? -1, hits.start[i] ?? 0, hits.end[i] ?? 0);
    }
    for (let i = 0; i < terms.length; i++) score(terms.id[i] ?? -1, terms.start[i] ?? 0, terms.end[i] ?? 0);
    return out;
  }

  /** The profile of a request, kept, since most requests are alike, and most that follow one another the same. */
  #profile(active: ActiveDomain, request: DetectRequest): Profile {
    const { level, alwaysFind, trace } = request;
    const last = this.#last;
    if (
      last !== undefined &&
      last.active === active &&
      last.level === level &&
      last.alwaysFind === alwaysFind &&
      last.traced === (trace !== undefined)
    )
      return last.profile;
    const profile = this.#knownProfile(active, request);
    this.#last = { active, level, alwaysFind, traced: trace !== undefined, profile };
    return profile;
  }

  #knownProfile(active: ActiveDomain, request: DetectRequest): Profile {
    const { level, alwaysFind, trace } = request;
    const always = alwaysFind === undefined ? '' : JSON.stringify(alwaysFind);
    const key = `${active.number} ${level} ${trace !== undefined} ${always}`;
    let profile = this.#profiles.get(key);
    if (profile === undefined) {
      profile = this.#makeProfile(active, request);
      if (this.#profiles.size >= MOST_PROFILES) this.#profiles.clear();
      this.#profiles.set(key, profile);
    }
    return profile;
  }

  #makeProfile(active: ActiveDomain, request: DetectRequest): Profile {
    return new Profile(this.#scan, {
      level: request.level,
      domain: active.number,
      context: active.context,
      everything: request.trace !== undefined,
      least: (type) => this.#leastForType(type, active, request),
    });
  }

  /** Lowest score with which a candidate of the type can matter: as a finding, or as a part of a joined one. */
  #leastForType(type: EntityType, active: ActiveDomain, request: DetectRequest): number {
    const joins = this.#joins
      .filter((join) => join.types.has(type))
      .map((join) => this.#least(join.rule.as, active, request));
    return Math.min(this.#least(type, active, request), ...joins);
  }

  /** The lowest level at which a candidate counts that counts at the level in force. */
  #levelOf({ type, score }: Candidate, active: ActiveDomain, request: DetectRequest): Level {
    for (const level of [1, 2] as const)
      if (level < request.level && score >= this.#least(type, active, { level, alwaysFind: request.alwaysFind }))
        return level;
    return request.level;
  }

  #least(
    type: EntityType,
    { thresholds }: ActiveDomain,
    { level, alwaysFind }: Pick<DetectRequest, 'level' | 'alwaysFind'>,
  ): number {
    return Math.min(thresholds.of(type, level), alwaysFind?.[type] ?? 1);
  }

  #isIgnored(view: string, { start, end, type }: Candidate, { ignored }: ActiveDomain): boolean {
    return ignored.has(view, start, end) || (this.#never.get(type)?.has(view, start, end) ?? false);
  }

  #isWanted(view: string, c: Candidate, active: ActiveDomain, request: DetectRequest): boolean {
    if (request.certainOnly && !isCertain(c)) return false;
    const least = this.#least(c.type, active, request);
    if (this.#isIgnored(view, c, active)) request.trace?.miss(c, { reason: 'ignored_term' });
    else if (c.score < least) request.trace?.miss(c, { reason: 'below_threshold', least });
    else return true;
    return false;
  }
}

/** A selection takes findings away and changes none: what is a city stays one where only persons are wanted. */
const ofTypes = (found: Candidate[], types: ReadonlySet<EntityType> | undefined): Candidate[] =>
  types === undefined ? found : found.filter(({ type }) => types.has(type));

function contextOf(domain: Domain, scan: CompiledScan): Map<EntityType, PhraseIds> {
  const ids = (words: readonly string[]): Set<number> =>
    new Set(words.map((word) => scan.phraseId(word)).filter((id) => id !== undefined));
  return new Map(Object.entries(domain.context ?? {}).map(([type, words]) => [type, ids(words)]));
}
