import type { SchemaObject } from 'ajv';
import type { Annotator } from './annotator.js';
import type { Calibration } from './calibration.js';
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

/** Version of the contracts between plugins and the engine. It increases when older plugins may no longer work. */
export const API_VERSION = 1;
/** The oldest version that is still supported. */
export const OLDEST_API_VERSION = 1;

/** Receives what a plugin contributes to an engine. Passed to `register`; calls after `register` has finished are refused. */
export interface Registry {
  /** Declares a type that the standard tree does not have. */
  entityType(info: EntityTypeInfo): void;
  /** Adds a detector; its patterns are compiled with those of all others when the engine is made. */
  recognizer(recognizer: Recognizer): void;
  /** Declares a kind of evidence for matches of code recognizers, with its text for explanations and its weights. */
  evidence(kind: EvidenceKind): void;
  /**
   * Registers the observed meaning of a recognizer's scores; see {@link Calibration}. The recognizer must belong to
   * this plugin.
   */
  calibration(calibration: Calibration): void;
  /** Adds an asynchronous recognizer, such as a model in another process; see {@link Annotator}. */
  annotator(annotator: Annotator): void;
  /** Adds a word list that code recognizers look up by name. */
  wordList(list: WordList): void;
  /**
   * Words that the configuration's `lexicon` adds to a group, such as `titles`. Calling this declares that the plugin
   * uses the group (or the classes named): the configuration is refused if it adds words that no plugin uses. Plugins
   * normally call `lexiconWords` of `deidkit/kit`, which also returns the words of the package.
   */
  words(group: string, query?: OwnWordsQuery): readonly string[];
  /** Adds a rule that joins adjacent findings. */
  joinRule(rule: JoinRule): void;
  /** Adds a transformer, which policies refer to by name. */
  transformer(transformer: Transformer): void;
  /** Adds a domain, which callers select by name. */
  domain(domain: Domain): void;
  /** Adds a compliance mode. */
  policy(policy: CompliancePolicy): void;
  /** Adds a file format. */
  fileAdapter(adapter: FileAdapter): void;
  /**
   * Provides a service in place of the default. If another plugin provides it too, one of them must declare that it
   * `replaces` the other.
   * @param factory called when the service is first used; what it makes is disposed with the engine
   * (`Symbol.asyncDispose` or `Symbol.dispose`)
   */
  service<T>(token: ServiceToken<T>, factory: ServiceFactory<NoInfer<T>>, options?: ServiceOptions): void;
  /**
   * Returns a getter for a service. Call the getter while texts are processed, not in `register`: the provider is not
   * known yet then.
   * @param otherwise makes it where no plugin provides one
   */
  use<T>(token: ServiceToken<T>, otherwise?: ServiceFactory<NoInfer<T>>): () => T;
}

/** The definition of a plugin; see {@link definePlugin}. */
export interface PluginDefinition<Options> {
  /** kebab-case; unique in an engine; the first part of its recognizers' names. */
  readonly name: string;
  /** One sentence for `deidkit plugins list`. */
  readonly description: string;
  /** Version of the plugin, such as `1.2.0`, for people: `deidkit plugins list` shows it. */
  readonly version?: string;
  /**
   * Version of the contracts that the plugin was written for: {@link API_VERSION} of the package it was tested with. An
   * engine refuses a plugin of an unsupported version before it registers. Default: 1, the first version.
   */
  readonly apiVersion?: number;
  /** Names of plugins that must be present and register before this one. The engine is not created without them. */
  readonly dependsOn?: readonly string[];
  /**
   * ISO 639-1 codes of the languages it supports, such as `nb`; by default it works on texts of every language. Callers
   * may pass these codes as the language of a text, beside those of the core (`LANGUAGES`). If the configuration lists
   * `languages` and none of them is here, the plugin is left out. Recognizers and word lists can declare `languages`
   * too.
   */
  readonly languages?: readonly string[];
  /** JSON Schema of the options. They are checked, and defaults filled in, before `register` runs. Default: the plugin has no options. */
  readonly options?: SchemaObject;
  /** Registers the contributions. Must not keep state outside of them: two engines may register the same plugin. */
  register(registry: Registry, options: Options): void | Promise<void>;
  /**
   * Checks the effect of its options in a finished engine, for example that sentences of the operator are recognised.
   * Called by `deidkit plugins check`, never while texts are processed.
   * @returns mistakes, with pointers into the options; none of them holds a term.
   */
  check?(engine: Analyzer, options: Options): readonly Mistake[];
  /** Called once, when the engine that registered the plugin is closed. */
  dispose?(): void | Promise<void>;
}

/** A plugin whose options are typed only by its schema. Created by {@link definePlugin}. */
export interface Plugin {
  /** kebab-case; unique in an engine. */
  readonly name: string;
  /** One sentence for people. */
  readonly description: string;
  /** See {@link PluginDefinition.version}. */
  readonly version?: string;
  /** See {@link PluginDefinition.apiVersion}. */
  readonly apiVersion?: number;
  /** See {@link PluginDefinition.dependsOn}. */
  readonly dependsOn?: readonly string[];
  /** See {@link PluginDefinition.languages}. */
  readonly languages?: readonly string[];
  /** JSON Schema of its options. */
  readonly options: SchemaObject;
  /** See {@link PluginDefinition.register}. */
  register(registry: Registry, options: never): void | Promise<void>;
  /** See {@link PluginDefinition.check}. */
  check?(engine: Analyzer, options: never): readonly Mistake[];
  /** See {@link PluginDefinition.dispose}. */
  dispose?(): void | Promise<void>;
}

/** A plugin with its options from the configuration. */
export interface PluginWithOptions {
  /** Created by {@link definePlugin}. */
  readonly plugin: Plugin;
  /** Validated against the schema of the plugin. */
  readonly options?: unknown;
}

// The same symbol in every copy of this package, so that plugins built against another copy are recognised.
const brand = Symbol.for('deidkit.plugin.v1');
const noOptions: SchemaObject = { type: 'object', additionalProperties: false };

/**
 * Creates a plugin; make it the default export of its module.
 * @typeParam Options - type of the options passed to `register`: `definePlugin<{ digits: number }>({ … })`
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
  Object.freeze({ ...definition, options: definition?.options ?? noOptions, [brand]: true });

/** True for plugins created by {@link definePlugin}, in this or another copy of the package. */
export const isPlugin = (value: unknown): value is Plugin =>
  typeof value === 'object' && value !== null && brand in value;
