import type { SchemaObject } from 'ajv';
import type { Domain } from './domain.js';
import type { EntityTypeInfo } from './entity-type.js';
import type { Mistake } from './errors.js';
import type { EvidenceKind } from './evidence.js';
import type { FileAdapter } from './file-adapter.js';
import type { OwnWordsQuery } from './lexicon.js';
import type { CompliancePolicy } from './policy.js';
import type { JoinRule, Recognizer } from './recognizer.js';
import type { Analyzer } from './results.js';
import type { ServiceFactory, ServiceOptions, ServiceToken } from './service.js';
import type { Transformer } from './transformer.js';
import type { WordList } from './word-list.js';

/** What a plugin may contribute to an engine. Handed to `register`, and closed when that has settled. */
export interface Registry {
  /** Declares a type that the standard tree does not have. */
  entityType(info: EntityTypeInfo): void;
  /** Adds a detector; its patterns are compiled with those of all others when the engine is made. */
  recognizer(recognizer: Recognizer): void;
  /** Declares a kind of evidence that matches of code recognizers may carry: what people read of it, and what it weighs. */
  evidence(kind: EvidenceKind): void;
  /** Adds words that code recognizers ask about by the name of the list. */
  wordList(list: WordList): void;
  /**
   * Words that the configuration's `lexicon` adds to a group, such as `titles`. Asking opens the group, or the classes asked for, to
   * such words: what nobody asks for is refused. `lexiconWords` of `deidkit/kit` asks, and has the words of the package as well.
   */
  words(group: string, query?: OwnWordsQuery): readonly string[];
  /** Adds a rule by which findings side by side become one. */
  joinRule(rule: JoinRule): void;
  /** Adds a way to replace terms, which policies name. */
  transformer(transformer: Transformer): void;
  /** Adds a field of work, which calls name. */
  domain(domain: Domain): void;
  /** Adds a compliance mode. */
  policy(policy: CompliancePolicy): void;
  /** Adds a format of files. */
  fileAdapter(adapter: FileAdapter): void;
  /**
   * Provides a service, in place of the default. Where another plugin provides it as well, one of the two must say that it `replaces` the
   * other.
   * @param factory called when the service is first used; what it makes is disposed with the engine (`Symbol.asyncDispose` or `Symbol.dispose`)
   */
  service<T>(token: ServiceToken<T>, factory: ServiceFactory<NoInfer<T>>, options?: ServiceOptions): void;
  /**
   * Gives what leads to a service, to be called while texts are worked on: in `register` it is not known yet who provides it.
   * @param otherwise makes it where no plugin provides one
   */
  use<T>(token: ServiceToken<T>, otherwise?: ServiceFactory<NoInfer<T>>): () => T;
}

/** What an author writes; see {@link definePlugin}. */
export interface PluginDefinition<Options> {
  /** kebab-case; unique in an engine; the first part of its recognizers' names. */
  readonly name: string;
  /** One sentence for `deidkit plugins list`. */
  readonly description: string;
  /** Version of the plugin, such as `1.2.0`, for people: `deidkit plugins list` shows it. */
  readonly version?: string;
  /** Names of plugins that must be there, and register before it. Without one of them no engine is made. */
  readonly dependsOn?: readonly string[];
  /**
   * ISO 639-1 codes of the languages that it serves, such as `nb`; left out, it serves texts of every language. A call may name them as the
   * language of its text, beside those of the core (`LANGUAGES`). An engine whose configuration lists `languages`, and none of these, is
   * made without the plugin; recognizers and word lists may say the same of themselves.
   */
  readonly languages?: readonly string[];
  /** JSON Schema of the options, checked (and its defaults filled in) before `register` runs. Left out, there are none. */
  readonly options?: SchemaObject;
  /** Contributes. Keeps no state outside of what it contributes: two engines may register the same plugin. */
  register(registry: Registry, options: Options): void | Promise<void>;
  /**
   * Looks at what its options come to in a finished engine, such as sentences in which the operator's terms must be found. Asked by
   * `deidkit plugins check`, never while texts are worked on.
   * @returns mistakes, with pointers into the options; none of them holds a term.
   */
  check?(engine: Analyzer, options: Options): readonly Mistake[];
  /** Called once, when the engine that registered the plugin is closed. */
  dispose?(): void | Promise<void>;
}

/** A plugin whose type of options only its own schema still knows. Made by {@link definePlugin}. */
export interface Plugin {
  /** kebab-case; unique in an engine. */
  readonly name: string;
  /** One sentence for people. */
  readonly description: string;
  /** See {@link PluginDefinition.version}. */
  readonly version?: string;
  /** See {@link PluginDefinition.dependsOn}. */
  readonly dependsOn?: readonly string[];
  /** See {@link PluginDefinition.languages}. */
  readonly languages?: readonly string[];
  /** JSON Schema of its options. */
  readonly options: SchemaObject;
  /** Contributes to an engine; see {@link PluginDefinition.register}. */
  register(registry: Registry, options: never): void | Promise<void>;
  /** See {@link PluginDefinition.check}. */
  check?(engine: Analyzer, options: never): readonly Mistake[];
  /** See {@link PluginDefinition.dispose}. */
  dispose?(): void | Promise<void>;
}

/** A plugin and the options the configuration gives it. */
export interface PluginWithOptions {
  /** What {@link definePlugin} has made. */
  readonly plugin: Plugin;
  /** Checked against the schema of the plugin. */
  readonly options?: unknown;
}

// The same symbol in every copy of this package, so that a plugin built against another copy is still known.
const brand = Symbol.for('deidkit.plugin.v1');
const noOptions: SchemaObject = { type: 'object', additionalProperties: false };

/**
 * Makes a plugin; export it as the default of its module.
 * @typeParam Options - what `register` gets; in TypeScript, options are named by it: `definePlugin<{ digits: number }>({ … })`
 * @example
 * export default definePlugin({
 *   name: 'badge',
 *   description: 'Badge numbers of our company.',
 *   register(registry) {
 *     registry.recognizer({
 *       name: 'badge/number', types: ['EMPLOYEE_ID'],
 *       patterns: [{ type: 'EMPLOYEE_ID', match: 'BX-\\d{6}\\b', score: 0.9 }],
 *     });
 *   },
 * });
 */
export const definePlugin = <Options = object>(definition: PluginDefinition<Options>): Plugin =>
  Object.freeze({ ...definition, options: definition.options ?? noOptions, [brand]: true });

/** True for what {@link definePlugin} made, in this or another copy of the package. */
export const isPlugin = (value: unknown): value is Plugin =>
  typeof value === 'object' && value !== null && brand in value;
