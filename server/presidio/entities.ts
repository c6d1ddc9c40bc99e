import type { Engine } from '../../core/index.js';
import table from './entities.json' with { type: 'json' };

interface Row {
  readonly name: string;
  /** Types of deidkit that this name stands for. */
  readonly types: readonly string[];
  /** Languages of requests whose findings of these types get this name; without it: all. */
  readonly languages?: readonly string[];
}

/** Names of Presidio and the types that they stand for. */
export const PRESIDIO_ENTITIES: readonly Row[] = table;

const ROWS: ReadonlyMap<string, Row> = new Map(PRESIDIO_ENTITIES.map((row) => [row.name, row]));

type Types = Pick<Engine, 'entityTypes'>;

/** What a request wants to be found, and how findings are called in its answer. */
export interface WantedEntities {
  /** Types of deidkit; empty: all. */
  readonly types: readonly string[];
  /** The name of a type in the answer. */
  nameOf(type: string): string;
}

/** Name of a type in answers to a request of this language, unless it asked for another. */
const usualName = (language: string): ((type: string) => string) => {
  const names = new Map<string, string>();
  for (const { name, types, languages } of PRESIDIO_ENTITIES)
    if (languages === undefined || languages.includes(language))
      for (const type of types) if (!names.has(type)) names.set(type, name);
  return (type) => names.get(type) ?? type;
};

/**
 * Reads the names that a request asks for.
 * @param names those of Presidio or of deidkit; undefined or empty: all
 * @returns undefined, and where, if one of them is known to neither
 */
export function wantedEntities(
  { entityTypes }: Types,
  names: readonly string[] | undefined,
  language: string,
): WantedEntities | { readonly unknown: number } {
  const usual = usualName(language);
  if (names === undefined || names.length === 0) return { types: [], nameOf: usual };
  const asked = new Map<string, string>();
  for (const [at, name] of names.entries()) {
    const types = ROWS.get(name)?.types ?? (entityTypes.get(name) === undefined ? undefined : [name]);
    if (types === undefined) return { unknown: at };
    for (const type of types) if (!asked.has(type)) asked.set(type, name);
  }
  // A type of Presidio's own is called by the name that says most: US_SSN, where LOCATION and US_SSN are asked for.
  const nameOf = (type: string): string => {
    const own = usual(type);
    return names.includes(own) ? own : (asked.get(type) ?? own);
  };
  return { types: [...asked.keys()].filter((type) => entityTypes.get(type) !== undefined), nameOf };
}

/** All names that a request may ask for: those of Presidio first, then types of deidkit that it has no name for in every language. */
export function supportedEntities({ entityTypes }: Types): readonly string[] {
  const known = new Set(entityTypes.all().map(({ name }) => name));
  const named = PRESIDIO_ENTITIES.filter(({ types }) => types.some((type) => known.has(type)));
  const covered = new Set(named.flatMap(({ types, languages }) => (languages === undefined ? types : [])));
  return [...named.map(({ name }) => name), ...[...known].filter((type) => !covered.has(type))];
}
