import type { Domain } from '../contracts/domain.js';
import { DeidError } from '../contracts/errors.js';
import { nearest } from '../contracts/nearest.js';
import type { Recognizer } from '../contracts/recognizer.js';

/** Largest edit distance at which a name is suggested for an unknown one. */
const MAX_TYPO_EDITS = 3;

/**
 * Domains combined with those they extend. For thresholds of a type, the nearest domain counts; context words, terms and exceptions of all
 * of them are added up. Throws DeidError `contribution_invalid` if a domain extends an unknown domain or, directly or indirectly, itself.
 */
export function withInherited(domains: readonly Domain[]): readonly Domain[] {
  const byName = new Map(domains.map((domain) => [domain.name, domain]));
  return domains.map((domain) => ancestorsOf(domain, byName).reduce(merged, domain));
}

function merged(own: Domain, parent: Domain): Domain {
  const types = new Set([...Object.keys(parent.context ?? {}), ...Object.keys(own.context ?? {})]);
  const words = (type: string): string[] => [...(parent.context?.[type] ?? []), ...(own.context?.[type] ?? [])];
  const keeps = [own.keeps, parent.keeps].filter((keep) => keep !== undefined);
  return {
    ...own,
    ...(keeps.length === 0 ? {} : { keeps: (view, term) => keeps.some((keep) => keep(view, term)) }),
    thresholds: { ...parent.thresholds, ...own.thresholds },
    context: Object.fromEntries([...types].map((type) => [type, words(type)])),
    ignore: [...(parent.ignore ?? []), ...(own.ignore ?? [])],
    dictionary: [...(parent.dictionary ?? []), ...(own.dictionary ?? [])],
    reserved: own.reserved === true || parent.reserved === true,
  };
}

/** The domains that a domain extends, the nearest first. */
function ancestorsOf(domain: Domain, byName: ReadonlyMap<string, Domain>): Domain[] {
  const ancestors: Domain[] = [];
  for (let at = domain; at.extends !== undefined; ) {
    const parent = byName.get(at.extends);
    if (parent === undefined) throw refused(at, unknown(at.extends, [...byName.keys()]));
    if (parent === domain || ancestors.includes(parent))
      throw refused(at, 'extends itself: one of the circle must not');
    ancestors.push(parent);
    at = parent;
  }
  return ancestors;
}

function unknown(name: string, known: readonly string[]): string {
  const meant = nearest(name, known, MAX_TYPO_EDITS);
  return `extends '${name}', which is no domain: ${meant === undefined ? known.join(', ') : `'${meant}'`} may be meant`;
}

const refused = ({ name }: Domain, message: string): DeidError =>
  new DeidError('contribution_invalid', [1, `  domain '${name}': ${message}`], [{ pointer: '', message }]);

/** Recognizers that also work in the domains that inherit from theirs. */
export function inInherited(recognizers: readonly Recognizer[], domains: readonly Domain[]): readonly Recognizer[] {
  if (domains.every((domain) => domain.extends === undefined)) return recognizers;
  const byName = new Map(domains.map((domain) => [domain.name, domain]));
  const heirs = domains.map((heir) => ({ heir, of: new Set(ancestorsOf(heir, byName).map(({ name }) => name)) }));
  return recognizers.map((recognizer) => {
    const own = recognizer.domains;
    if (own === undefined) return recognizer;
    const more = heirs.filter(({ heir, of }) => !own.includes(heir.name) && own.some((name) => of.has(name)));
    return more.length === 0 ? recognizer : { ...recognizer, domains: [...own, ...more.map(({ heir }) => heir.name)] };
  });
}
