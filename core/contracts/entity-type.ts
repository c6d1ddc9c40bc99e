/**
 * The name of a kind of sensitive term, upper-case with underscores, such as `EMAIL_ADDRESS`.
 * Types form a tree of two levels: a finer type has one of the categories as its parent.
 */
export type EntityType = string;

/** A law that names the type as identifying or special. */
export type Law = 'HIPAA' | 'GDPR' | 'GDPR-9' | 'CCPA' | 'PCI-DSS' | 'GLBA';

/** What the framework knows of one entity type. */
export interface EntityTypeInfo {
  /** Unique in an engine. */
  readonly name: EntityType;
  /** The category this type belongs to; a category itself has none. Selecting a parent selects its children. */
  readonly parent?: EntityType;
  /** One sentence for people. */
  readonly description: string;
  /** Invented values, never real ones. */
  readonly examples: readonly string[];
  /** Laws that name it; empty where none does. */
  readonly laws: readonly Law[];
}

/** Looks types up, and answers which types a selection covers. */
export class EntityTypes {
  readonly #byName = new Map<EntityType, EntityTypeInfo>();

  constructor(infos: Iterable<EntityTypeInfo>) {
    for (const info of infos) this.#byName.set(info.name, info);
  }

  /** What is known of a type; undefined for one that nobody declared. */
  get(name: EntityType): EntityTypeInfo | undefined {
    return this.#byName.get(name);
  }

  /** All types in the order in which they were declared. */
  all(): readonly EntityTypeInfo[] {
    return [...this.#byName.values()];
  }

  /** The category of a type: its parent, or itself where it has none or is unknown. */
  category(name: EntityType): EntityType {
    return this.#byName.get(name)?.parent ?? name;
  }

  /** The types a selection covers: each named one and its children. Case does not matter; unknown names are returned apart. */
  select(names: readonly string[]): { readonly types: ReadonlySet<EntityType>; readonly unknown: readonly string[] } {
    const types = new Set<EntityType>();
    const unknown: string[] = [];
    for (const given of names) {
      const name = given.trim().toUpperCase();
      if (!this.#byName.has(name)) unknown.push(given);
      for (const info of this.#byName.values()) if (info.name === name || info.parent === name) types.add(info.name);
    }
    return { types, unknown };
  }
}
