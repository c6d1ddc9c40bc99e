import { ANNOTATOR, type Annotator } from '../contracts/annotator.js';
import { CALIBRATION, type Calibration } from '../contracts/calibration.js';
import { DOMAIN, type Domain } from '../contracts/domain.js';
import type { EntityTypeInfo } from '../contracts/entity-type.js';
import { DeidError, isDeidError } from '../contracts/errors.js';
import { EVIDENCE_KIND, type EvidenceKind } from '../contracts/evidence.js';
import { FILE_ADAPTER, type FileAdapter } from '../contracts/file-adapter.js';
import { isLanguageCode, notALanguage } from '../contracts/languages.js';
import type { OwnWordsQuery } from '../contracts/lexicon.js';
import { API_VERSION, OLDEST_API_VERSION, type Plugin, type Registry } from '../contracts/plugin.js';
import { isThenable } from '../contracts/plugin-faults.js';
import { type CompliancePolicy, POLICY } from '../contracts/policy.js';
import { JOIN_RULE, type JoinRule, RECOGNIZER, type Recognizer } from '../contracts/recognizer.js';
import type { ServiceFactory, ServiceOptions, ServiceToken } from '../contracts/service.js';
import type { Token } from '../contracts/token.js';
import { token } from '../contracts/token.js';
import { TRANSFORMER, type Transformer } from '../contracts/transformer.js';
import { WORD_LIST, type WordList } from '../contracts/word-list.js';
import type { Scope } from './container.js';
import { checkObject, checkShape } from './contribution-shapes.js';
import type { OwnWords } from './own-words.js';
import type { Services } from './services.js';

const EVIDENCE_CODE = /^[a-z0-9]+(?:-[a-z0-9]+)*:[a-z0-9]+(?:-[a-z0-9]+)*$/;
const KEBAB_CASE = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Without the dot; empty for files whose names have none. */
const EXTENSION = /^[^.A-Z]*$/;

/** Modes are looked up in capitals. */
const MODE = /^[A-Z][A-Z0-9_-]*$/;
const UPPER_CASE = /^[A-Z][A-Z0-9_]{0,63}$/;

export const ENTITY_TYPE = token<EntityTypeInfo>('deidkit.EntityType');

/**
 * The registry of one plugin: attributes contributions to the plugin, rejects duplicates, and rejects calls after
 * registration.
 */
export class PluginRegistry implements Registry {
  readonly #plugin: string;
  /** Plugin that owns each name, over all plugins of the engine. */
  readonly #owners: Map<string, string>;
  readonly #scope: Scope;
  readonly #words: OwnWords;
  #sealed = false;

  readonly #services: Services;

  constructor(plugin: string, owners: Map<string, string>, scope: Scope, services: Services, words: OwnWords) {
    this.#services = services;
    this.#plugin = plugin;
    this.#owners = owners;
    this.#scope = scope;
    this.#words = words;
  }

  entityType(info: EntityTypeInfo): void {
    this.#checkShape('entity type', info, () =>
      checkForm('entity type', info.name, UPPER_CASE, 'in capitals, digits and underscores'),
    );
    this.#add('entity type', ENTITY_TYPE, info);
  }

  recognizer(recognizer: Recognizer): void {
    this.#checkShape('recognizer', recognizer, () => this.#checkName('recognizer', recognizer.name));
    this.#add('recognizer', RECOGNIZER, recognizer);
  }

  evidence(kind: EvidenceKind): void {
    this.#checkShape('evidence', kind);
    if (!EVIDENCE_CODE.test(kind.name))
      throw refused(`evidence '${kind.name}': its name must be written '<kind>:<what>' in kebab-case`);
    this.#add('evidence', EVIDENCE_KIND, kind);
  }

  calibration(calibration: Calibration): void {
    const { recognizer, type, slope, shift } = calibration;
    this.#checkName('calibration of', recognizer);
    if (!(slope > 0) || !Number.isFinite(slope) || !Number.isFinite(shift))
      throw refused(`calibration of '${recognizer}': its slope must be a number above 0, its shift a number`);
    this.#add('calibration', CALIBRATION, { ...calibration, name: `${recognizer} ${type}` });
  }

  annotator(annotator: Annotator): void {
    this.#checkShape('annotator', annotator, () => this.#checkName('annotator', annotator.name));
    if (typeof annotator.annotate !== 'function')
      throw refused(`annotator '${annotator.name}': has no function 'annotate'`);
    // In a configuration an annotator is a recognizer, so both share their names.
    this.#add('recognizer', ANNOTATOR, annotator);
  }

  wordList(list: WordList): void {
    this.#checkShape('word list', list, () => this.#checkName('word list', list.name));
    this.#add('word list', WORD_LIST, list);
  }

  words(group: string, query?: OwnWordsQuery): readonly string[] {
    if (typeof group !== 'string')
      throw refused("registry.words() needs the name of a group of the lexicon: words('boats')");
    return this.#words.ask(group, query);
  }

  joinRule(rule: JoinRule): void {
    this.#checkShape('join rule', rule, () => this.#checkName('join rule', rule.name));
    this.#add('join rule', JOIN_RULE, rule);
  }

  transformer(transformer: Transformer): void {
    this.#checkShape('transformer', transformer, () =>
      checkForm('transformer', transformer.name, KEBAB_CASE, 'in kebab-case'),
    );
    this.#add('transformer', TRANSFORMER, transformer);
  }

  domain(domain: Domain): void {
    this.#checkShape('domain', domain);
    // Calls name domains in any case.
    this.#own('domain', domain.name, domain.name.toLowerCase());
    this.#scope.provide<Domain>(DOMAIN, domain);
  }

  policy(policy: CompliancePolicy): void {
    this.#checkShape('policy', policy, () => checkForm('policy', policy.name, MODE, 'in capitals'));
    this.#add('policy', POLICY, policy);
  }

  fileAdapter(adapter: FileAdapter): void {
    this.#checkShape('file adapter', adapter, () =>
      checkForm('file adapter', adapter.name, KEBAB_CASE, 'in kebab-case'),
    );
    const { extensions } = adapter;
    if (
      !Array.isArray(extensions) ||
      extensions.length === 0 ||
      !extensions.every((one) => typeof one === 'string' && EXTENSION.test(one))
    )
      throw refused(`file adapter '${adapter.name}': its extensions must be a list, in lower case without the dot`);
    // Several adapters of one plugin may share an extension: it knows which accepts what.
    for (const extension of extensions.filter((one) => adapter.sharedExtensions?.includes(one) !== true))
      if (this.#owners.get(`extension ${extension}`) !== this.#plugin) this.#own('extension', extension);
    this.#add('file adapter', FILE_ADAPTER, adapter);
  }

  service<T>(token: ServiceToken<T>, factory: ServiceFactory<NoInfer<T>>, options: ServiceOptions = {}): void {
    if (this.#sealed) throw new DeidError('registry_sealed', [this.#plugin, 'service', token.name]);
    this.#checkToken(token);
    if (typeof factory !== 'function')
      throw refused(`service '${token.name}': its factory must be a function: () => the service`);
    this.#services.provide(this.#plugin, token, factory, options);
  }

  use<T>(token: ServiceToken<T>, otherwise?: ServiceFactory<NoInfer<T>>): () => T {
    this.#checkToken(token);
    return () => this.#services.use(token, otherwise);
  }

  /** Registers the plugin, then closes the registry. */
  async run(plugin: Plugin, options: never): Promise<void> {
    try {
      checkForm('plugin', plugin.name, KEBAB_CASE, 'in kebab-case');
      checkVersion(plugin);
      for (const code of plugin.languages ?? [])
        if (!isLanguageCode(code)) throw refused(`plugin '${plugin.name}': ${notALanguage(code)}`);
      await settled(() => plugin.register(this, options));
    } catch (error) {
      throw isDeidError(error)
        ? namingPlugin(error, plugin.name)
        : new DeidError('plugin_failed', [plugin.name, messageOf(error, valuesIn(options))]);
    } finally {
      this.#sealed = true;
    }
  }

  /** @param checkName checks the form of its name, before what it is made of */
  #checkShape(kind: string, given: unknown, checkName: () => void = () => undefined): void {
    checkObject(this.#plugin, kind, given);
    if (this.#sealed) throw new DeidError('registry_sealed', [this.#plugin, kind, String(given.name)]);
    checkName();
    checkShape(this.#plugin, kind, given);
  }

  #checkToken(given: unknown): void {
    if (typeof given !== 'object' || given === null || !('name' in given))
      throw refused('a service is named by its token, such as SERVICES.clock, or one that serviceToken() made');
  }

  /** Names must begin with the plugin's name, so that explanations and configurations show where they come from. */
  #checkName(kind: string, name: string): void {
    const [plugin, own = '', ...more] = String(name).split('/');
    if (plugin === this.#plugin && KEBAB_CASE.test(own) && more.length === 0) return;
    throw refused(`${kind} '${name}': its name must be '${this.#plugin}/' and a name in kebab-case`);
  }

  #add<T extends { readonly name: string }>(kind: string, name: Token<T>, value: T): void {
    this.#own(kind, value.name);
    this.#scope.provide<T>(name, value);
  }

  /** Records that the plugin has the name. @param form what must be unique, if that is not the name as it is written */
  #own(kind: string, name: string, form = name): void {
    if (this.#sealed) throw new DeidError('registry_sealed', [this.#plugin, kind, name]);
    const key = `${kind} ${form}`;
    const owner = this.#owners.get(key);
    if (owner !== undefined) throw new DeidError('name_taken', [this.#plugin, kind, name, owner]);
    this.#owners.set(key, this.#plugin);
  }
}

function checkVersion({ name, apiVersion = OLDEST_API_VERSION }: Plugin): void {
  if (Number.isInteger(apiVersion) && apiVersion >= OLDEST_API_VERSION && apiVersion <= API_VERSION) return;
  throw new DeidError('plugin_api_unsupported', [name, String(apiVersion), OLDEST_API_VERSION, API_VERSION]);
}

/** Names appear in configurations, reports and labels of substitutes, so each kind has one form. */
function checkForm(kind: string, name: string, form: RegExp, says: string): void {
  if (typeof name !== 'string' || !form.test(name))
    throw refused(`${kind} '${name}': its name must be written ${says}`);
}

const refused = (message: string): DeidError =>
  new DeidError('contribution_invalid', [1, `  ${message}`], [{ pointer: '', message }]);

/** True if a message names the plugin, or a contribution whose name begins with it. */
const namesPlugin = (message: string, plugin: string): boolean =>
  message.includes(`plugin '${plugin}'`) || message.includes(`'${plugin}/`);

/** The error about a contribution, with the plugin where the name of the contribution does not begin with it. */
function namingPlugin(error: DeidError, plugin: string): DeidError {
  const [count = 1, lines = ''] = error.parts;
  if (error.code !== 'contribution_invalid' || namesPlugin(error.message, plugin)) return error;
  const named = (message: string): string => `plugin '${plugin}', ${message}`;
  const mistakes = error.mistakes.map((one) => ({ ...one, message: named(one.message) }));
  return new DeidError(error.code, [count, `  ${named(String(lines).trimStart())}`], mistakes);
}

/** How long `register` may take, in milliseconds: it may read a model, or ask another machine. */
const REGISTERS_MS = 120_000;

/** Waits for `register`; the timer also keeps the process alive, which would otherwise end without a word. */
async function settled(register: () => unknown): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    const error = new Error(`its register() did not end within ${REGISTERS_MS / 1000} seconds`);
    timer = setTimeout(() => reject(error), REGISTERS_MS);
  });
  try {
    const given = register();
    if (typeof given === 'object' && given !== null && !isThenable(given))
      throw refused(
        'its register() returns an object, which nobody reads: give each contribution to the registry, as in registry.recognizer({ … })',
      );
    await Promise.race([given, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Texts among options, longest first: they may be secrets. */
function valuesIn(options: unknown): string[] {
  if (typeof options === 'string') return options.length < MIN_VALUE ? [] : [options];
  if (typeof options !== 'object' || options === null) return [];
  return Object.values(options)
    .flatMap(valuesIn)
    .sort((a, b) => b.length - a.length);
}

/** Shorter texts are words such as `fast`, which are no secrets. */
const MIN_VALUE = 6;

/** The message of an error, without the values of options. No text has been processed when plugins register. */
const messageOf = (error: unknown, values: readonly string[]): string =>
  error instanceof Error
    ? ` (${error.name}: ${values.reduce((said, value) => said.replaceAll(value, '…'), error.message.split('\n', 1)[0] ?? '')})`
    : '';
