import { type Config, configuredPolicies, list, parseConfig, parseOptions } from '../config/config.js';
import { ANNOTATOR, type Annotator } from '../contracts/annotator.js';
import { CALIBRATION, type Calibration } from '../contracts/calibration.js';
import { DOMAIN, type Domain } from '../contracts/domain.js';
import { type EntityTypeInfo, EntityTypes } from '../contracts/entity-type.js';
import { DeidError, type Mistake } from '../contracts/errors.js';
import { EVIDENCE_KIND, type EvidenceKind } from '../contracts/evidence.js';
import { FILE_ADAPTER, type FileAdapter } from '../contracts/file-adapter.js';
import type { OwnLexicon, TermException } from '../contracts/lexicon.js';
import type { Plugin, PluginWithOptions } from '../contracts/plugin.js';
import { type CompliancePolicy, POLICY } from '../contracts/policy.js';
import { JOIN_RULE, type JoinRule, RECOGNIZER, type Recognizer } from '../contracts/recognizer.js';
import { STANDARD_TYPES } from '../contracts/taxonomy.js';
import { token } from '../contracts/token.js';
import { TRANSFORMER, type Transformer } from '../contracts/transformer.js';
import { WORD_LIST, type WordList } from '../contracts/word-list.js';
import { checkThresholds } from '../detect/thresholds.js';
import { AnnotationStage } from './annotation.js';
import { inject, injectAll, injectable, Scope } from './container.js';
import { checkPluginShape } from './contribution-shapes.js';
import { checkContributions } from './contributions.js';
import { type Enabled, withoutDisabled } from './disabled.js';
import { inInherited, withInherited } from './inherited-domains.js';
import { underLaw } from './law-of-mode.js';
import { withOverrides } from './overridden.js';
import { alwaysRecognizer, effective, exceptionMistakes, OwnWords } from './own-words.js';
import { inOrder } from './plugin-order.js';
import { ENTITY_TYPE, PluginRegistry } from './registry.js';
import { serves, servingPlugins } from './served-languages.js';
import { Services } from './services.js';

const CONFIG = token<Config>('deidkit.Config');
const SERVICES_OF_ENGINE = token<Services>('deidkit.Services');
/** The plugin that owns each name, by the kind of contribution and the name. */
const OWNERS = token<ReadonlyMap<string, string>>('deidkit.Owners');
const LEXICON = token<OwnLexicon>('deidkit.OwnLexicon');
const optional = { isOptional: true };

/** The domain that exists without any plugin. */
const GENERAL: Domain = { name: 'General', description: 'No special field.' };

/** Everything that the plugins of one engine contributed. Built by the engine's private container. */
@injectable()
export class EngineParts {
  readonly types: EntityTypes;
  readonly domains: readonly Domain[];
  readonly policies: readonly CompliancePolicy[];
  /** Terms that are always, or never, findings of a type. */
  readonly exceptions: readonly TermException[];
  readonly annotation: AnnotationStage;
  /** Everything registered, including what the configuration disables. */
  readonly #registered: Enabled;
  #enabled: Enabled | undefined;

  constructor(
    @inject(CONFIG) readonly config: Config,
    @inject(SERVICES_OF_ENGINE) readonly services: Services,
    @inject(OWNERS) readonly owners: ReadonlyMap<string, string>,
    @inject(LEXICON) lexicon: OwnLexicon,
    @injectAll(ENTITY_TYPE, optional) types: readonly EntityTypeInfo[],
    @injectAll(RECOGNIZER, optional) recognizers: readonly Recognizer[],
    @injectAll(ANNOTATOR, optional) annotators: readonly Annotator[],
    @injectAll(JOIN_RULE, optional) readonly joinRules: readonly JoinRule[],
    @injectAll(WORD_LIST, optional) wordLists: readonly WordList[],
    @injectAll(TRANSFORMER, optional) readonly transformers: readonly Transformer[],
    @injectAll(DOMAIN, optional) domains: readonly Domain[],
    @injectAll(POLICY, optional) policies: readonly CompliancePolicy[],
    @injectAll(FILE_ADAPTER, optional) readonly fileAdapters: readonly FileAdapter[],
    @injectAll(EVIDENCE_KIND, optional) readonly evidence: readonly EvidenceKind[],
    @injectAll(CALIBRATION, optional) readonly calibrations: readonly Calibration[],
  ) {
    this.exceptions = effective(lexicon.exceptions);
    this.annotation = new AnnotationStage(annotators);
    const more = [...alwaysRecognizer(this.exceptions), ...this.annotation.recognizers()];
    this.#registered = { recognizers: [...recognizers, ...more], wordLists };
    this.types = new EntityTypes([...STANDARD_TYPES, ...types]);
    this.domains = withInherited(domains.some((d) => d.name === GENERAL.name) ? domains : [GENERAL, ...domains]);
    const configured = configuredPolicies(config);
    const replaced = new Set(configured.map((policy) => policy.name));
    const all = [...policies.filter((policy) => !replaced.has(policy.name)), ...configured];
    this.policies = all.map((policy) => underLaw(policy, this.types));
  }

  /** The enabled recognizers. */
  get recognizers(): readonly Recognizer[] {
    return this.#on.recognizers;
  }

  /** The word lists; a disabled one is empty. */
  get wordLists(): readonly WordList[] {
    return this.#on.wordLists;
  }

  get #on(): Enabled {
    this.#enabled ??= this.#asConfigured();
    return this.#enabled;
  }

  #asConfigured(): Enabled {
    const { disable = [], override = {}, languages } = this.config;
    const enabled = withoutDisabled(disable, withOverrides(override, disable, this.#registered));
    const { wordLists } = enabled;
    const recognizers = inInherited(enabled.recognizers, this.domains);
    if (languages === undefined) return { recognizers, wordLists };
    return {
      recognizers: recognizers.filter((recognizer) => serves(recognizer, languages)),
      wordLists: wordLists.map((list) => (serves(list, languages) ? list : { ...list, words: [] })),
    };
  }
}

/** The contributions, and the plugins in registration order. */
interface Assembled {
  readonly parts: EngineParts;
  readonly registered: readonly Plugin[];
}

const NO_WORDS: OwnLexicon = { words: [], exceptions: [] };

/** Registers the plugins one after another and composes their contributions. If one fails, all are disposed. */
export async function assemble(
  json: unknown,
  given: readonly PluginWithOptions[],
  developer: boolean,
  lexicon: OwnLexicon = NO_WORDS,
): Promise<Assembled> {
  const config = parseConfig(json);
  for (const { plugin } of given) checkPluginShape(plugin);
  const { plugins, leftOut } = servingPlugins(config, given);
  const ordered = inOrder(plugins, leftOut);
  const scope = new Scope();
  const services = new Services(developer);
  scope.provide(CONFIG, config);
  const words = new OwnWords(lexicon.words);
  scope.provide(LEXICON, lexicon);
  scope.provide(SERVICES_OF_ENGINE, services);
  const owners = new Map<string, string>();
  scope.provide(OWNERS, owners);
  const registered: Plugin[] = [];
  try {
    for (const { plugin, options } of ordered) {
      const registry = new PluginRegistry(plugin.name, owners, scope, services, words);
      registered.push(plugin);
      await registry.run(plugin, checkedOptions(plugin, options));
    }
    services.complete();
    const parts = scope.build(EngineParts);
    checkLexicon([...words.mistakes(), ...exceptionMistakes(lexicon, parts.types)]);
    checkContributions(parts);
    checkParts(parts);
    return { parts, registered };
  } catch (error) {
    await disposeAll(registered).catch(() => undefined);
    throw error;
  }
}

function checkLexicon(mistakes: readonly Mistake[]): void {
  if (mistakes.length > 0) throw new DeidError('config_invalid', [mistakes.length, list(mistakes)], mistakes);
}

/** Validates options against the plugin's schema. Their static type is known only to the plugin, hence `never`. */
export function checkedOptions(plugin: Plugin, given: unknown): never {
  const { options, mistakes } = parseOptions(plugin.options, given);
  if (mistakes.length > 0)
    throw new DeidError('plugin_options_invalid', [plugin.name, mistakes.length, list(mistakes)], mistakes);
  return options as never;
}

function checkParts(parts: EngineParts): void {
  for (const { name, thresholds } of parts.domains) {
    const plugin = parts.owners.get(`domain ${name.toLowerCase()}`);
    checkThresholds(thresholds, plugin === undefined ? `domain ${name}` : `domain ${name} of plugin ${plugin}`);
  }
}

/** Disposes the plugins in reverse order. A plugin that throws does not keep the others from being disposed. */
export async function disposeAll(plugins: readonly Plugin[]): Promise<void> {
  let failed: string | undefined;
  for (const plugin of plugins.toReversed()) {
    try {
      await plugin.dispose?.();
    } catch {
      failed ??= plugin.name;
    }
  }
  if (failed !== undefined) throw new DeidError('plugin_dispose_failed', [failed]);
}
