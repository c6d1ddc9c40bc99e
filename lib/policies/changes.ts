import type { PolicyContent } from '../../core/hosting.js';

/** One difference between two versions of a policy. */
export interface PolicyChange {
  /**
   * `type`: another transformer for an entity type; `rule`: another rule or other options; `always`: the score with which every level finds the
   * type; `law`: the law that forbids derived substitutes.
   */
  readonly what: 'type' | 'rule' | 'always' | 'law';
  /** The entity type, category or `*`; the mode for `law`. */
  readonly name: string;
  /** In the first version; null if it has none. */
  readonly before: string | null;
  /** In the second version; null if it has none. */
  readonly after: string | null;
}

/** What differs between two versions of policies, in the order of the entity types; empty if both do the same. */
export function policyChanges(before: PolicyContent, after: PolicyContent): PolicyChange[] {
  return [
    ...between('type', new Map(before.actions), new Map(after.actions)),
    ...between('rule', rules(before), rules(after)),
    ...between('always', scores(before), scores(after)),
    ...between('law', law(before, after.mode), law(after, after.mode)),
  ];
}

/** True if the second version differs only by entity types that the first did not know, as after an update of deidkit or of a plugin. */
export const onlyNewTypes = (before: PolicyContent, after: PolicyContent): boolean => {
  const known = new Set(before.actions.map(([type]) => type));
  return (
    before.mode === after.mode &&
    policyChanges(before, after).every(
      ({ what, name, before: was }) => (what === 'type' || what === 'always') && was === null && !known.has(name),
    )
  );
};

/** Names and values by name: a history has another order than a configuration. */
const inOrder = <T>(named: Readonly<Record<string, T>>): [string, T][] =>
  Object.entries(named).sort(([a], [b]) => (a < b ? -1 : 1));

const rules = ({ rules: given }: PolicyContent): Map<string, string> =>
  new Map(
    inOrder(given).map(([type, { use, options = {} }]) => {
      const sorted = inOrder(options);
      return [type, sorted.length === 0 ? use : `${use} ${JSON.stringify(Object.fromEntries(sorted))}`];
    }),
  );

const scores = ({ alwaysFind }: PolicyContent): Map<string, string> =>
  new Map(inOrder(alwaysFind).map(([type, score]) => [type, String(score)]));

const law = ({ forbidsDerived }: PolicyContent, mode: string): Map<string, string> =>
  new Map(forbidsDerived === null ? [] : [[mode, forbidsDerived]]);

function between(
  what: PolicyChange['what'],
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): PolicyChange[] {
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((name) => {
    const change = { what, name, before: before.get(name) ?? null, after: after.get(name) ?? null };
    return change.before === change.after ? [] : [change];
  });
}
