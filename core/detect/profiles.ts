import type { EntityType } from '../contracts/entity-type.js';
import { smallest } from '../contracts/long-lists.js';
import type { CompiledScan } from '../scan/compile.js';
import type { Rule } from '../scan/rule.js';
import { type ActiveDomain, leastSeen } from './active-domain.js';
import type { DetectRequest } from './detect-request.js';
import type { Judge } from './fuse.js';
import type { CompiledJoin } from './join.js';
import { Profile } from './profile.js';
import type { RequestThresholds } from './request-rules.js';

/** Maximum number of cached profiles, of the engine and of the rules of one request. */
const MAX_PROFILES = 50;
const MAX_REQUEST_PROFILES = 4;

/** The parts of a request that determine its profile, and that profile. */
interface LastRequest extends Pick<DetectRequest, 'level' | 'alwaysFind'> {
  readonly active: ActiveDomain;
  readonly traced: boolean;
  readonly thresholds: RequestThresholds | undefined;
  readonly profile: Profile;
}

const NO_CONTEXT: ActiveDomain['context'] = new Map();

/** The profiles of an engine, kept for requests that are alike. */
export class Profiles {
  readonly #scan: CompiledScan;
  readonly #judge: Judge;
  readonly #joins: readonly CompiledJoin[];
  readonly #profiles = new Map<string, Profile>();
  #last: LastRequest | undefined;

  constructor(scan: CompiledScan, judge: Judge, joins: readonly CompiledJoin[]) {
    this.#scan = scan;
    this.#judge = judge;
    this.#joins = joins;
  }

  /** The cached profile of a request. Most requests are alike, and consecutive ones are usually equal. */
  of(active: ActiveDomain, request: DetectRequest): Profile {
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
    const profile = this.known(this.#scan, thresholds?.profiles ?? this.#profiles, active, request);
    this.#last = { active, level, alwaysFind, traced: trace !== undefined, thresholds, profile };
    return profile;
  }

  /** The profile of a request for a scan, among the given ones. */
  known(scan: CompiledScan, profiles: Map<string, Profile>, active: ActiveDomain, request: DetectRequest): Profile {
    const { level, alwaysFind, trace } = request;
    const always = alwaysFind === undefined ? '' : JSON.stringify(alwaysFind);
    const key = `${active.number} ${level} ${trace !== undefined} ${always}`;
    let profile = profiles.get(key);
    if (profile === undefined) {
      profile = this.make(scan, active, request);
      if (profiles.size >= (profiles === this.#profiles ? MAX_PROFILES : MAX_REQUEST_PROFILES)) profiles.clear();
      profiles.set(key, profile);
    }
    return profile;
  }

  /** A new profile, which nothing else uses. */
  make(scan: CompiledScan, active: ActiveDomain, request: DetectRequest): Profile {
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
      .map((join) => leastSeen(join.rule.as, active, request));
    return smallest(joins, leastSeen(type, active, request));
  }
}
