import type { Config } from '../config/config.js';
import { pointerTo } from '../config/config-errors.js';
import type { EntityType, EntityTypes } from '../contracts/entity-type.js';
import { DeidError, type Mistake } from '../contracts/errors.js';
import { MODE_LAWS, type ModeLaw } from '../contracts/mode-laws.js';
import type { CompliancePolicy } from '../contracts/policy.js';
import { STANDARD_TYPES } from '../contracts/taxonomy.js';
import type { PreparedPolicy, PreparedRule } from '../transform/prepared-policy.js';

const STANDARD: ReadonlySet<EntityType> = new Set(STANDARD_TYPES.map(({ name }) => name));

/** The types that the law of a mode always finds, as far as this engine knows them, with their lowest scores. */
function alwaysFound({ alwaysFind, declared }: ModeLaw, types: EntityTypes): Record<EntityType, number> {
  const own = types.all().filter(({ name, laws }) => !STANDARD.has(name) && laws.includes(declared.law));
  return { ...Object.fromEntries(own.map(({ name }) => [name, declared.score])), ...alwaysFind };
}

/** A policy together with what the law of its name says. The policy may be stricter, never laxer. */
export function underLaw(policy: CompliancePolicy, types: EntityTypes): CompliancePolicy {
  const law = MODE_LAWS.get(policy.name);
  if (law === undefined) return policy;
  const alwaysFind = alwaysFound(law, types);
  for (const [type, score] of Object.entries(policy.alwaysFind ?? {}))
    alwaysFind[type] = Math.min(score, alwaysFind[type] ?? 1);
  const { forbidsDerived = policy.forbidsDerived } = law;
  return { ...policy, ...(forbidsDerived !== undefined && { forbidsDerived }), alwaysFind };
}

/** What the configuration says against the laws of its modes, with the paragraphs. */
export function lawMistakes({ policies = {} }: Config, types: EntityTypes): Mistake[] {
  return Object.entries(policies).flatMap(([name, { forbidsDerived, alwaysFind }]) => {
    const law = MODE_LAWS.get(name);
    if (law === undefined) return [];
    const at = (...keys: readonly string[]): string => pointerTo('policies', name, ...keys);
    const mistakes: Mistake[] = [];
    if (law.forbidsDerived !== undefined && forbidsDerived !== undefined && forbidsDerived !== law.forbidsDerived)
      mistakes.push({
        pointer: at('forbidsDerived'),
        message: `must be '${law.forbidsDerived}' in mode ${name}: leave it out, or ${RENAME}.`,
      });
    const given = Object.entries(alwaysFind ?? {});
    if (alwaysFind !== undefined && given.length === 0)
      mistakes.push({
        pointer: at('alwaysFind'),
        message: `is empty, but mode ${name} always finds what ${law.names} names: leave it out, or ${RENAME}.`,
      });
    const lawful = alwaysFound(law, types);
    for (const [type, score] of given)
      if (score > (lawful[type] ?? 1))
        mistakes.push({
          pointer: at('alwaysFind', type),
          message: `must be at most ${lawful[type]} in mode ${name}, because ${law.names} names it: lower it, or ${RENAME}.`,
        });
    return mistakes;
  });
}

const RENAME = 'give the policy a name of its own';

/** A rule that the law of its mode forbids. */
interface ForbiddenRule {
  /** Entity type, category or `*`. */
  readonly key: EntityType | '*';
  readonly rule: PreparedRule;
  /** The paragraph. */
  readonly law: string;
  readonly why: 'derived' | 'readable';
}

const isDerived = ({ transformer, transform }: PreparedRule): boolean => transform.derived ?? transformer.derived;

/**
 * The rules that the law of a mode forbids.
 * @param rules those to judge, by type; each is judged for the types to which it applies
 */
export function forbiddenRules(
  { policy, types }: Pick<PreparedPolicy, 'policy' | 'types'>,
  rules: ReadonlyMap<EntityType, PreparedRule>,
): ForbiddenRule[] {
  const { forbidsDerived } = policy;
  const { forbidsReadable } = MODE_LAWS.get(policy.name) ?? {};
  const forbidden: ForbiddenRule[] = [];
  const personal = forbidsReadable === undefined ? new Set() : keysOfPersonal(types, rules);
  for (const [key, rule] of rules) {
    if (forbidsDerived !== undefined && isDerived(rule))
      forbidden.push({ key, rule, law: forbidsDerived, why: 'derived' });
    else if (forbidsReadable !== undefined && rule.transform.leavesReadable === true && personal.has(key))
      forbidden.push({ key, rule, law: forbidsReadable, why: 'readable' });
  }
  return forbidden;
}

/** The keys of the rules that apply to personal data as the GDPR means it. Secrets and terms of trade are none. */
function keysOfPersonal(types: EntityTypes, rules: ReadonlyMap<EntityType, PreparedRule>): ReadonlySet<EntityType> {
  const personal = types.all().filter(({ laws }) => laws.includes('GDPR') || laws.includes('GDPR-9'));
  return new Set(personal.map(({ name, parent }) => [name, parent ?? name].find((key) => rules.has(key)) ?? '*'));
}

/**
 * Checks that a mode may process the records of a stream.
 * @throws DeidError `policy_forbids_records`
 */
export function checkRecords(policy: PreparedPolicy): void {
  const { name, forbidsDerived } = policy.policy;
  if (forbidsDerived === undefined) return;
  const derived = policy.types.all().find(({ name: type }) => policy.ruleFor(type).transform.derivedInRecords === true);
  if (derived === undefined) return;
  const { transformer } = policy.ruleFor(derived.name);
  throw new DeidError('policy_forbids_records', [name, transformer.name, derived.name, forbidsDerived]);
}
