import type { Domain, Level } from '../contracts/domain.js';
import type { EntityType, EntityTypes } from '../contracts/entity-type.js';
import { DeidError } from '../contracts/errors.js';
import type { AnalyzeOptions } from '../contracts/results.js';
import type { Trace } from '../detect/candidate.js';
import type { DetectRequest } from '../detect/detect-request.js';
import { Selection } from '../detect/selection.js';
import type { PreparedPolicy } from '../transform/prepared-policy.js';
import type { EngineParts } from './engine-parts.js';
import type { ModelChoice } from './models.js';

const NONE: ReadonlySet<EntityType> = new Set();

/**
 * The detection request of a call: its options, else those of the configuration, else the defaults. Throws DeidError
 * `unknown_domain`, `unknown_entity_type`, `model_not_installed`.
 * @param policy the current policy; undefined if nothing is replaced
 * @param characters length of the text; undefined where it is a file, whose session is told
 */
export function requestOf(
  { config: { defaults }, domains, types }: Pick<EngineParts, 'config' | 'domains' | 'types'>,
  models: ModelChoice,
  options: AnalyzeOptions,
  policy: PreparedPolicy | undefined,
  trace: Trace | undefined,
  rules: DetectRequest['rules'],
  characters: number | undefined,
): DetectRequest {
  const level = options.level ?? defaults?.level ?? (2 satisfies Level);
  return {
    level,
    domain: numberOf(options.domain ?? defaults?.domain ?? 'General', domains),
    selection: selectionOf(typesOf(options.entities, types), policy, rules),
    header: options.header ?? [],
    language: options.language?.trim().toLowerCase() ?? defaults?.language,
    alwaysFind: policy?.policy.alwaysFind,
    searchTerms: undefined,
    certainOnly: false,
    trace,
    models: models.of(options, level, characters),
    rules,
  };
}

function selectionOf(
  selected: ReadonlySet<EntityType> | undefined,
  policy: PreparedPolicy | undefined,
  rules: DetectRequest['rules'],
): Selection | undefined {
  const selection = new Selection(selected, policy?.kept ?? NONE, (finding) => rules?.isOwn(finding) === true);
  return selection.leavesAny ? selection : undefined;
}

function numberOf(name: string, domains: readonly Domain[]): number {
  const wanted = name.trim().toLowerCase();
  const index = domains.findIndex((domain) => domain.name.toLowerCase() === wanted);
  if (index >= 0) return index;
  throw new DeidError('unknown_domain', [domains.map((domain) => domain.name).join(', ')]);
}

function typesOf(names: readonly string[] | undefined, all: EntityTypes): ReadonlySet<EntityType> | undefined {
  if (names === undefined || names.length === 0 || names.some((name) => name.trim().toUpperCase() === 'ALL'))
    return undefined;
  const { types, unknown } = all.select(names);
  if (unknown.length === 0) return types;
  const known = all.all().map((info) => info.name);
  throw new DeidError('unknown_entity_type', [unknown.length, known.join(', ')]);
}
