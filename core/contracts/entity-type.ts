/**
 * The name of a kind of sensitive term, upper-case with underscores, such as `EMAIL_ADDRESS`. Types form a tree of two
 * levels: a finer type has one of the categories as its parent.
 */
export type EntityType = string;

/** A law that lists the type as identifying or as a special category. */
export type Law = 'HIPAA' | 'GDPR' | 'GDPR-9' | 'CCPA' | 'PCI-DSS' | 'GLBA';

/** Describes one entity type. */
export interface EntityTypeInfo {
  /** Unique in an engine. */
  readonly name: EntityType;
  /** The category this type belongs to; a category itself has none. Selecting a parent selects its children. */
  readonly parent?: EntityType;
  /** One sentence for people. */
  readonly description: string;
  /** Invented values, never data of real persons. */
  readonly examples: readonly string[];
  /** Laws that list it; may be empty. */
  readonly laws: readonly Law[];
}

/** Looks up entity types, and expands a selection to the types it covers. */
export class EntityTypes {
  readonly #byName = new Map<EntityType, EntityTypeInfo>();

  constructor(infos: Iterable<EntityTypeInfo>) {
    for (const info of infos) this.#byName.set(info.name, info);
  }

  /** The description of a type; undefined if it was not declared. */
  get(name: EntityType): EntityTypeInfo | undefined {
    return this.#byName.get(name);
  }

  /** All types, in the order of declaration. */
  all(): readonly EntityTypeInfo[] {
    return [...this.#byName.values()];
  }

  /** The category of a type: its parent, or the type itself if it has no parent or is unknown. */
  category(name: EntityType): EntityType {
    return this.#byName.get(name)?.parent ?? name;
  }

  /**
   * The types that a selection covers: each named type and its children. Case is ignored. Unknown names are returned
   * separately.
   */
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
