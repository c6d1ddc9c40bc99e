import type { Annotator } from '../contracts/annotator.js';
import type { Domain, Level } from '../contracts/domain.js';
import type { EntityType, EntityTypes } from '../contracts/entity-type.js';
import { DeidError, validationFailed } from '../contracts/errors.js';
import type { FileAdapter } from '../contracts/file-adapter.js';
import type { JsonDeidentification, JsonOptions, StructureReader } from '../contracts/json.js';
import type { OwnLexicon } from '../contracts/lexicon.js';
import { atOnce, eachWithin, Pauses, type Steps } from '../contracts/pauses.js';
import type { Plugin, PluginWithOptions } from '../contracts/plugin.js';
import { PluginFaults } from '../contracts/plugin-faults.js';
import type { CompliancePolicy } from '../contracts/policy.js';
import type { Finding, Recognizer } from '../contracts/recognizer.js';
import type {
  Analysis,
  AnalyzeOptions,
  Deidentification,
  DeidentifyOptions,
  Output,
  RestoreOptions,
} from '../contracts/results.js';
import type { ModelName, ServiceToken } from '../contracts/service.js';
import { byPosition, type Edit, splice } from '../contracts/span.js';
import type { RunNumbers, Term, Transformer } from '../contracts/transformer.js';
import { Conversation } from '../conversation/conversation.js';
import { labelNamesOf } from '../conversation/label-names.js';
import {
  type ConversationOptions,
  type Settings,
  sessionOptions,
  settingsOf,
  withGender,
} from '../conversation/options.js';
import { unseal } from '../conversation/seal.js';
import { type Written, writtenOf } from '../conversation/substitutes.js';
import { type Candidate, Trace } from '../detect/candidate.js';
import type { DetectRequest } from '../detect/detect-request.js';
import type { Detector } from '../detect/detector.js';
import type { IsNumberLabel } from '../detect/glued-labels.js';
import { withHidden } from '../detect/hidden-texts.js';
import { checkText, checkTexts, OptionChecks } from '../options/options.js';
import type { PreparedScan } from '../scan/prepared.js';
import { wordTokens } from '../scan/word-tokens.js';
import { applying, type TermFacts, toTerms } from '../transform/apply.js';
import { ConfidentialTerms } from '../transform/confidential-terms.js';
import type { FoundAgain } from '../transform/found-again.js';
import { maskedAmong } from '../transform/masked.js';
import type { PreparedPolicy } from '../transform/prepared-policy.js';
import { replaceTerms } from '../transform/replace-terms.js';
import { type CodedValue, type Restoration, restoreText, restoreValues } from '../transform/restore.js';
import { type Draws, makeScope, normalise } from '../transform/scope.js';
import { type StillWritten, stillWritten } from '../transform/still-written.js';
import { Subjects } from '../transform/subjects.js';
import { TermParts } from '../transform/term-parts.js';
import { inRounds, KnownAnnotations } from './annotation.js';
import { SERVICES } from './core-services.js';
import { makeDetector } from './detector-parts.js';
import { assemble, disposeAll, type EngineParts } from './engine-parts.js';
import { numberLabels } from './label-types.js';
import { checkRecords } from './law-of-mode.js';
import { type ModeTable, modeTables } from './mode-table.js';
import { ModelChoice } from './models.js';
import { preparePolicies } from './policies.js';
import { type PolicyContent, type PolicyVersion, policyContent, policyVersion } from './policy-version.js';
import { RecordReadings } from './record-readings.js';
import { type CompiledRules, RequestRulesCompiler } from './request-rules.js';
import { requestOf } from './requests.js';
import { withOperators } from './rules-operators.js';
import { knownLanguages } from './served-languages.js';
import { Session, type SessionParts } from './session.js';
import {
  editsOf,
  findingsOf,
  jointTerms,
  jsonOptions,
  jsonText,
  parsed,
  replacedUnits,
  type TextUnit,
  wantedUnits,
  withFindings,
} from './structured.js';

/** Input of {@link Engine.create}. */
export interface EngineOptions {
  /** A configuration as in `plugins.config.json`; its `plugins` list is for the loader and is ignored here. */
  readonly config?: unknown;
  /** Plugins in order, each with its options. The caller imports them. */
  readonly plugins: readonly (Plugin | PluginWithOptions)[];
  /** Words and exceptions of the configuration's folders of words. The caller reads the folders. */
  readonly lexicon?: OwnLexicon | undefined;
  /** Current date, for ages and years. Default: the service `clock`. */
  readonly clock?: () => Date;
  /** Precompiled patterns, made by `prepareScan`. Only speeds up creation. */
  readonly prepared?: PreparedScan | undefined;
  /**
   * For plugin authors: attaches what plugin code throws as the `cause` of the engine's error. It may quote the text,
   * so never set it where other people's texts are processed. Default false.
   */
  readonly developer?: boolean;
  /**
   * Runs synchronous work that calls plugins under a time limit, for plugin authors. Returns the result of the work, or undefined if it was
   * stopped because it did not end. Default: no limit.
   */
  readonly limited?: (<T>(work: () => T) => { readonly value: T } | undefined) | undefined;
  /** Reads objects, arrays and JSON: `structureReader` of the kit, which `createEngine` passes. Without it they are refused. */
  readonly structure?: StructureReader | undefined;
}

type Given = Pick<EngineOptions, 'clock' | 'prepared' | 'developer' | 'limited' | 'structure'>;

/** How a call waits for annotators. */
interface Waiting {
  /** Aborted when the caller no longer waits; the call then rejects with its reason. */
  readonly signal?: AbortSignal | undefined;
}

/** How a session is opened. */
interface Opening extends Waiting {
  /** Numbers that the file shares with others. */
  readonly run?: RunNumbers | undefined;
  /** What was found in it when it was read before. */
  readonly found?: FoundAgain | undefined;
}

/** Policy of `deidentify` calls without a `mode`. */
const DEFAULT_MODE = 'PROPRIETARY';
/** Name of the policy that only a configuration can define. */
const CUSTOM = 'CUSTOM';

/** Found in every text, and so in an empty one. */
const NOTHING = /^/;

/**
 * Finds and replaces sensitive terms. An engine is immutable: a new configuration needs a new engine. Any number of
 * engines can run side by side in one process.
 */
export class Engine implements AsyncDisposable {
  readonly #parts: EngineParts;
  readonly #detector: Detector;
  readonly #isNumberLabel: IsNumberLabel;
  readonly #prepared: ReadonlyMap<string, PreparedPolicy>;
  readonly #versions = new Map<string, PolicyVersion>();
  readonly #options: OptionChecks;
  readonly #confidential: ConfidentialTerms;
  readonly #termFacts: TermFacts;
  readonly #rules: RequestRulesCompiler;
  readonly #models: ModelChoice;
  readonly #clock: (() => Date) | undefined;
  readonly #faults: PluginFaults;
  readonly #annotators: readonly Annotator[];
  /** The annotators as detection sees them, limited to the languages and domains of the configuration. */
  readonly #annotated: readonly Recognizer[];
  readonly #disposable: Plugin[];
  readonly #limited: EngineOptions['limited'];
  readonly #structure: StructureReader | undefined;
  #closed = false;
  /** See {@link EngineOptions.developer}. */
  readonly developer: boolean;
  /** The plugins, in the order in which they registered. */
  readonly plugins: readonly Plugin[];

  private constructor(parts: EngineParts, plugins: readonly Plugin[], given: Given) {
    const { clock, prepared, developer = false, limited, structure } = given;
    this.developer = developer;
    this.#limited = limited;
    this.#structure = structure;
    const faults = new PluginFaults(developer, (name) => this.pluginOf('transformer', name));
    this.#parts = parts;
    this.#faults = faults;
    this.#annotators = parts.annotation.among(parts.recognizers);
    const names = new Set(this.#annotators.map(({ name }) => name));
    this.#annotated = parts.recognizers.filter(({ name }) => names.has(name));
    this.#clock = clock;
    this.plugins = plugins;
    this.#disposable = [...plugins];
    this.#prepared = preparePolicies(parts, faults);
    this.#models = new ModelChoice(parts.config, parts.services);
    this.#options = new OptionChecks({
      domains: parts.domains.map(({ name }) => name),
      // CUSTOM is listed even if the configuration defines no such policy, because a call then gets a specific error.
      modes: [...new Set([...this.#prepared.keys(), CUSTOM])],
      languages: knownLanguages(plugins, parts.config.languages),
      types: parts.types,
    });
    this.#confidential = new ConfidentialTerms(parts.recognizers);
    this.#termFacts = { types: parts.types, termParts: new TermParts(parts.recognizers, faults) };
    this.#rules = new RequestRulesCompiler({ types: parts.types, transformers: parts.transformers, faults });
    this.#detector = makeDetector(parts, prepared, faults);
    this.#isNumberLabel = numberLabels(parts.types);
  }

  /**
   * Creates an engine. Throws a DeidError that names the plugin, the place and the remedy, and leaves nothing running.
   */
  static async create({ config, plugins, lexicon, ...given }: EngineOptions): Promise<Engine> {
    const entries = plugins.map((p) => ('plugin' in p ? p : { plugin: p }));
    const { parts, registered } = await assemble(config, entries, given.developer ?? false, lexicon);
    try {
      return new Engine(parts, registered, given);
    } catch (error) {
      await disposeAll(registered).catch(() => undefined);
      throw error;
    }
  }

  /** All types: the standard ones and those that plugins declare. */
  get entityTypes(): EntityTypes {
    return this.#parts.types;
  }

  /** Annotators of all plugins; they are among the `recognizers` as well. */
  get annotators(): readonly Annotator[] {
    return this.#annotators;
  }

  /** Recognizers of all plugins, in the order of registration. */
  get recognizers(): readonly Recognizer[] {
    return this.#parts.recognizers;
  }

  /** Transformers of all plugins. */
  get transformers(): readonly Transformer[] {
    return this.#parts.transformers;
  }

  /** Domains that a call may name; `General` is always among them. */
  get domains(): readonly Domain[] {
    return this.#parts.domains;
  }

  /** Policies of plugins and of the configuration. */
  get policies(): readonly CompliancePolicy[] {
    return this.#parts.policies;
  }

  /** What each mode does with each entity type, and which paragraph of its law names the type. */
  get modes(): readonly ModeTable[] {
    return modeTables(this.#prepared, this.#parts.types);
  }

  /**
   * The policy of a mode, with a version that changes with what it does.
   * @throws DeidError `unknown_mode`, `mode_not_configured`
   */
  policyVersion(mode?: string): PolicyVersion {
    const prepared = this.#policy(mode);
    const { name } = prepared.policy;
    const known = this.#versions.get(name);
    if (known !== undefined) return known;
    const made = policyVersion(policyContent(prepared));
    this.#versions.set(name, made);
    return made;
  }

  /**
   * What the policy of a mode does: all that its version is computed from.
   * @throws DeidError `unknown_mode`, `mode_not_configured`
   */
  policyContent(mode?: string): PolicyContent {
    return policyContent(this.#policy(mode));
  }

  /** File adapters of all plugins. */
  get fileAdapters(): readonly FileAdapter[] {
    return this.#parts.fileAdapters;
  }

  /**
   * The name of the plugin that registered a transformer or file adapter. The names of recognizers begin with that of
   * their plugin.
   * @returns empty for a name that no plugin registered
   */
  pluginOf(kind: 'transformer' | 'file adapter', name: string): string {
    return this.#parts.owners.get(`${kind} ${name}`) ?? '';
  }

  /**
   * Finds sensitive terms; the text is not changed.
   * @throws DeidError `validation_failed` with all mistakes in the options; `annotators_need_async` if the engine has annotators, because
   * this method cannot wait for them
   */
  analyze(text: string, options: AnalyzeOptions = {}): Analysis {
    checkText(text);
    return this.#ending(() => atOnce(this.#analyzing(text, this.#options.check(options))));
  }

  /**
   * Like `analyze`, but waits for annotators, and lets the event loop run between the steps of a long text.
   * @throws DeidError as `analyze`, and `annotator_failed`, `annotator_timeout`; the signal's reason when it is aborted
   */
  async analyzeAsync(text: string, options: AnalyzeOptions = {}, waiting?: Waiting): Promise<Analysis> {
    checkText(text);
    return this.#inTurns(() => this.#analyzing(text, this.#options.check(options)), waiting);
  }

  /**
   * Like `deidentify`, but waits for annotators, and lets the event loop run between the steps of a long text.
   * @throws DeidError as `deidentify`, and `annotator_failed`, `annotator_timeout`; the signal's reason when it is aborted
   */
  deidentifyAsync(text: string, options?: DeidentifyOptions, waiting?: Waiting): Promise<Deidentification>;
  deidentifyAsync<Value extends object>(
    value: Value,
    options?: JsonOptions,
    waiting?: Waiting,
  ): Promise<JsonDeidentification<Value>>;
  async deidentifyAsync(
    given: string | object,
    options: DeidentifyOptions & JsonOptions = {},
    waiting?: Waiting,
  ): Promise<Deidentification | JsonDeidentification<object>> {
    if (!isJson(given)) return this.#inTurns(() => this.#deidentifying(given, options), waiting);
    return parsed(await this.#inTurns(() => this.#deidentifyingJson(jsonText(given), options), waiting));
  }

  /** Does work once annotators have read its texts, and lets the event loop run between its steps. */
  async #inTurns<T>(work: () => Steps<T>, { signal }: Waiting = {}): Promise<T> {
    const known = this.openAnnotations();
    return inRounds(known, () => new Pauses(signal).between(this.#withKnown(work(), known)), signal);
  }

  /**
   * Runs synchronous work that analyses texts with this engine, and returns its result once annotators have read all of these texts.
   * Without annotators the work runs once, otherwise at least twice, so it must not depend on state that it changes itself.
   */
  async annotated<T>(work: () => T, { signal }: Waiting = {}): Promise<T> {
    const known = this.openAnnotations();
    if (known === undefined) return work();
    return inRounds(known, () => this.#parts.annotation.with(known, work), signal);
  }

  /** The same steps, each with the annotations that are known and within the time limit. */
  #withKnown<T>(steps: Steps<T>, known: KnownAnnotations | undefined): Steps<T> {
    return eachWithin(steps, (next) => {
      this.#requireOpen();
      return this.#ending(() => this.#parts.annotation.with(known, next));
    });
  }

  /** A new, empty set of annotations for one call or file; undefined if the engine has no annotators. */
  openAnnotations(): KnownAnnotations | undefined {
    this.#requireOpen();
    return this.#annotators.length === 0 ? undefined : new KnownAnnotations(this.#annotators, this.#faults);
  }

  /**
   * The models that read names in a text with these options. All but `fast` take about a millisecond per word.
   * @param options with the length of the document in UTF-16 code units, on which the model `auto` depends; without it, as for rows
   * @throws DeidError `model_not_installed`
   */
  modelsOf(
    options: Pick<AnalyzeOptions, 'model' | 'level'> & { readonly characters?: number } = {},
  ): readonly ModelName[] {
    return this.#models.of(options, options.level ?? this.defaultLevel, options.characters);
  }

  /** The level of calls that name none. */
  get defaultLevel(): Level {
    return this.#parts.config.defaults?.level ?? 2;
  }

  /** The model that reads short documents where the configuration says `auto`; undefined where it says something else. */
  get autoModel(): ModelName | undefined {
    return this.#models.auto;
  }

  /** The models that calls can select: those that are installed. */
  get models(): readonly ModelName[] {
    return this.#models.installed;
  }

  /**
   * Throws what every method throws for invalid options: misspelt names, values that are not allowed, unknown names.
   */
  checkOptions(options: DeidentifyOptions): void {
    const checked = this.#options.check(options);
    this.modelsOf(checked);
    const { mode, rules, consistencyKey } = checked;
    if (mode !== undefined || rules !== undefined || consistencyKey !== undefined) this.#policyOf(checked);
  }

  *#analyzing(text: string, options: AnalyzeOptions): Steps<Analysis> {
    this.#requireOpen();
    const trace: Trace | undefined = options.explain === true ? new Trace() : undefined;
    const request = this.#request(options, options.mode, trace, text.length);
    // All types are detected, and those that are not requested are left out afterwards: `Boston` is no person because
    // only persons are requested.
    const found = yield* this.#detecting(text, request);
    const { selection, rules } = request;
    const isRequested = (one: Candidate): boolean => selection?.selects(one) !== false;
    const requested = selection === undefined ? found : found.filter(isRequested);
    const candidates = rules?.withDenied(text, requested) ?? requested;
    if (trace !== undefined)
      for (const one of found) if (!isRequested(one)) trace.miss(one, { reason: 'type_not_asked' });
    const domain = this.#parts.domains[request.domain]?.name ?? '';
    const analysis = { findings: candidates.map(toFinding), level: request.level, domain };
    if (trace === undefined) return analysis;
    return {
      ...analysis,
      explanation: { ledgers: candidates.map((c) => c.ledger), rejected: trace.misses.toSorted(byPosition) },
    };
  }

  /** Finds and replaces terms. Makes as many outputs as requested, each consistent in itself. */
  deidentify(text: string, options?: DeidentifyOptions): Deidentification;
  /**
   * The same for an object or an array as JSON has them: each string and number is searched by its path and title. Keys
   * stay, see {@link JsonOptions.keys}; a replaced number becomes a string where its substitute is no number.
   * @throws DeidError `identifier_in_key`
   * @example engine.deidentify({ name: 'Mary Jones', phone: 4155550132 }).outputs[0]?.value;
   */
  deidentify<Value extends object>(value: Value, options?: JsonOptions): JsonDeidentification<Value>;
  deidentify(
    given: string | object,
    options: DeidentifyOptions & JsonOptions = {},
  ): Deidentification | JsonDeidentification<object> {
    if (isJson(given)) return parsed(this.deidentifyJson(jsonText(given), options));
    return this.#ending(() => atOnce(this.#deidentifying(given, options)));
  }

  /**
   * Like `deidentify`, for JSON as text: every character outside of the replaced terms stays as it is written.
   * @throws DeidError `document_unreadable` if the text is no JSON; `identifier_in_key`
   */
  deidentifyJson(json: string, given: JsonOptions = {}): JsonDeidentification<string> {
    return this.#ending(() => atOnce(this.#deidentifyingJson(json, given)));
  }

  *#deidentifyingJson(json: string, given: JsonOptions): Steps<JsonDeidentification<string>> {
    checkText(json);
    const { keys, options } = jsonOptions(given ?? {});
    const checked = this.#options.check(options);
    const policy = this.#policyOf(checked);
    const session = this.openSession(checked);
    const read = yield* this.#reader().searchJson(json, session);
    const units = wantedUnits(read, keys, (finding) => session.isWanted(finding));
    const replacing = replacedUnits(units, keys);
    const made = yield* this.#jointEdits(replacing, policy, checked);
    const outputs = made.map((edits, i) => ({
      id: i + 1,
      value: read.write(edits),
      edits: editsOf(units, edits),
      masked: edits.reduce((sum, some, n) => sum + maskedAmong(some, typesOf(replacing[n]?.findings ?? []), policy), 0),
    }));
    const { level, domain } = this.#request(checked, policy.policy.name, undefined, json.length);
    const name = this.#parts.domains[domain]?.name ?? '';
    return { analysis: { findings: findingsOf(units), level, domain: name }, outputs, ...this.#used(checked) };
  }

  /**
   * De-identifies several texts as parts of one document: a person has the same substitute in all of them, and numbers
   * and names that one text shows are found in the others.
   * @returns one result per text, in order
   */
  deidentifyTexts(texts: readonly string[], options: DeidentifyOptions = {}): Deidentification[] {
    checkTexts(texts);
    const checked = this.#options.check(options);
    const policy = this.#policyOf(checked);
    const withMode = { ...checked, mode: policy.policy.name };
    const analyses = texts.map((text) => this.#ending(() => atOnce(this.#analyzing(text, withMode))));
    const session = this.openSession(checked);
    const alone = texts.map((text, i) => ({ text, findings: analyses[i]?.findings ?? [] }));
    const shared = this.#reader().withSharedTerms(alone, session);
    const header = checked.header ?? [];
    const units = alone.map(({ text }, i) => ({
      text,
      header,
      ...this.#stillWritten(
        text,
        (shared[i] ?? []).filter((one) => session.isWanted(one)),
        checked,
      ),
    }));
    const outputs = this.#ending(() => atOnce(this.#jointEdits(units, policy, checked)));
    return units.map(({ text, findings, left }, i) => ({
      analysis: withFindings(analyses[i], findings),
      outputs: outputs.map((edits, n) => outputOf(n, text, edits[i] ?? [], typesOf(findings), policy)),
      left,
      ...this.#used(checked, text.length),
    }));
  }

  /** What a result says about how it was made. @param characters length of the text; without it, as for rows */
  #used(options: DeidentifyOptions, characters?: number): Pick<Deidentification, 'policy' | 'models'> {
    const models = this.modelsOf({ ...options, ...(characters !== undefined && { characters }) });
    return { policy: this.policyVersion(options.mode), models };
  }

  #reader(): StructureReader {
    this.#requireOpen();
    if (this.#structure === undefined) throw new DeidError('structure_unreadable');
    return this.#structure;
  }

  /** The edits of all units, by output and unit. */
  *#jointEdits(units: readonly TextUnit[], policy: PreparedPolicy, options: DeidentifyOptions): Steps<Edit[][][]> {
    const { terms, byUnit } = jointTerms(units, this.#termFacts);
    const edits = yield* this.#edits(terms, policy, options);
    return edits.map(byUnit);
  }

  *#deidentifying(text: string, options: DeidentifyOptions): Steps<Deidentification> {
    this.#requireOpen();
    checkText(text);
    const checked = this.#options.check(options);
    const policy = this.#policyOf(checked);
    const read = yield* this.#analyzing(text, { ...checked, mode: policy.policy.name });
    const { findings, left } = this.#stillWritten(text, read.findings, checked);
    const analysis = findings === read.findings ? read : withFindings(read, findings);
    const terms = toTerms(text, findings, this.#termFacts, checked.header ?? []);
    const outputs = yield* this.#outputs(text, terms, policy, checked);
    return { analysis, outputs, left, ...this.#used(checked, text.length) };
  }

  #stillWritten(text: string, findings: readonly Finding[], { rules }: DeidentifyOptions): StillWritten<Finding> {
    const detection = this.#compiled(rules)?.detection;
    return stillWritten(
      text,
      findings,
      this.#parts.types,
      detection && ((found) => detection.withoutAllowed(text, found)),
    );
  }

  /**
   * Restores originals from the reversible substitutes of the mode's policy, and of the operators among the rules.
   * @throws DeidError `restore_refused` if a code was changed, or made with another key or for another tenant: nothing is restored then;
   * `not_reversible`
   */
  restore(text: string, options: RestoreOptions = {}): string {
    return this.restoration(text, options).text;
  }

  /** As {@link restore}, with the number of codes that were restored. */
  restoration(text: string, options: RestoreOptions = {}): Restoration {
    this.#requireOpen();
    checkText(text);
    const { mode, rules, tenant } = this.#options.check(options);
    return restoreText(text, this.#policy(mode, this.#compiled(rules)), tenant);
  }

  /**
   * Restores substitutes of which is known where they stood, such as the cells of a column. Format-preserving codes can only be restored
   * so, and only with the right key: nothing in them shows another one.
   * @returns the originals, in order
   * @throws DeidError `restore_refused`, `not_reversible`
   */
  restoreValues(values: readonly CodedValue[], options: RestoreOptions = {}): string[] {
    this.#requireOpen();
    const { mode, rules, tenant } = this.#options.check(options);
    return restoreValues(values, this.#policy(mode, this.#compiled(rules)), tenant);
  }

  /** Replaces the given terms without detection; see the function {@link replaceTerms}. */
  replaceTerms(text: string, replacements: Readonly<Record<string, string>>): ReturnType<typeof replaceTerms> {
    this.#requireOpen();
    checkText(text);
    return replaceTerms(text, replacements);
  }

  /** The word tokens of a text, in order. */
  tokens(text: string): string[] {
    this.#requireOpen();
    checkText(text);
    return wordTokens(text);
  }

  /**
   * Opens a session, the memory of one file, for a file adapter to work with.
   * @param known result of `openAnnotations`. Without it, the session of an engine with annotators throws `annotators_need_async`.
   */
  openSession(options: DeidentifyOptions = {}, known?: KnownAnnotations, opening: Opening = {}): Session {
    this.#requireOpen();
    return this.#session(options, known, opening, this.#today());
  }

  /** True if files of a run share numbers of entities under these options; see `FileOptions.run`. */
  numbersRun(options: DeidentifyOptions = {}): boolean {
    this.#requireOpen();
    const { mode, rules } = this.#options.check(options);
    return Array.from(this.#policy(mode, this.#compiled(rules)).rules()).some(
      ({ transform }) => transform.numbered === true,
    );
  }

  /**
   * Begins a stream of records. Each call of what is returned opens the session of one record: a document of its own, that
   * shares nothing with others but options and seed. Equal values of the stream are searched once, which changes no result.
   * @throws DeidError as for `deidentify`; `policy_forbids_records` if the mode's law forbids codes that are computed from a
   * term, and one of its transformers makes such in records; see `Transform.derivedInRecords`
   */
  recordSessions(options: DeidentifyOptions = {}): () => Session {
    this.#requireOpen();
    checkRecords(this.#policyOf(this.#options.check(options)));
    // What annotators found may still be missing from a text that was read.
    const readings = this.annotators.length > 0 ? undefined : new RecordReadings();
    return () => this.#session(options, undefined, {}, this.#today(), { readings });
  }

  #session(
    options: DeidentifyOptions,
    known: KnownAnnotations | undefined,
    opening: Opening,
    today: Date,
    record?: { readonly readings: RecordReadings | undefined },
  ): Session {
    const checked = this.#options.check(options);
    const rules = this.#compiled(checked.rules);
    const policy = this.#policyOf(checked);
    const detect = (text: string, request: DetectRequest): Finding[] =>
      this.#ending(() => this.#parts.annotation.with(known, () => atOnce(this.#detecting(text, request)))).map(
        toUnitFinding,
      );
    return new Session({
      detect: (text, request) =>
        record?.readings?.read(text, request, detect) ??
        opening.found?.find(text, () => detect(text, request)) ??
        detect(text, request),
      detecting: (text, request) => {
        const search = () => this.#withKnown(this.#unitFindings(text, request), known);
        return opening.found?.finding(text, search) ?? search();
      },
      annotate: known && (() => known.fetch(opening.signal)),
      request: this.#request(checked, policy.policy.name, undefined, undefined),
      modelsFor: this.#modelsFor(checked),
      policy,
      ...this.#termFacts,
      confidential: this.#confidential.and(rules?.confidential),
      size: rules?.size ?? 0,
      draws: this.#drawsOf(checked),
      tenant: checked.tenant,
      today,
      run: opening.run,
      isRecord: record !== undefined,
    });
  }

  /**
   * Begins a conversation, or another exchange whose texts come back: it hides what goes out and restores what comes back,
   * with one label or invented value for each person and thing.
   * @throws DeidError `validation_failed`, `unknown_entity_type`, as for `deidentify`
   */
  conversation(options: ConversationOptions = {}): Conversation {
    return this.#conversation(
      settingsOf(options, () => this.#freshSeed()),
      this.#today(),
    );
  }

  /**
   * Continues a conversation from its memory.
   * @param token what `export` gave
   * @param key the key it was given
   * @throws DeidError `conversation_unreadable` for another key or a changed memory, `conversation_ended`, `conversation_outdated`
   */
  async importConversation(token: string, key: string | Uint8Array): Promise<Conversation> {
    const written = writtenOf(await unseal(token, key));
    if (written.ends <= this.#today().getTime()) throw new DeidError('conversation_ended');
    return this.#conversation(written.settings, new Date(written.today), written);
  }

  #conversation(settings: Settings, today: Date, written?: Written): Conversation {
    this.#requireOpen();
    const { types } = this.#parts;
    this.#options.check({ entities: settings.neverRestore });
    const { policy } = this.#policy(settings.mode, this.#compiled(settings.rules));
    const read = sessionOptions(withGender(settings, policy));
    const session = this.#session(read, this.openAnnotations(), {}, today);
    const labelNames = labelNamesOf(types, policy, settings.rules);
    return new Conversation({ session, types, settings, labelNames, today, now: () => this.#today() }, written);
  }

  /** The service of a token: that of a plugin, else its default. Throws DeidError `service_unusable`. */
  use<T>(token: ServiceToken<T>): T {
    return this.#parts.services.use(token);
  }

  /** The service a plugin provides for a token, if any. */
  provided<T>(token: ServiceToken<T>): T | undefined {
    return this.#parts.services.provided(token);
  }

  /**
   * Closes services and plugins in reverse order of creation. Further calls do nothing; texts are refused from then on
   * (`engine_closed`).
   */
  async close(): Promise<void> {
    this.#closed = true;
    try {
      await this.#parts.services.close();
    } finally {
      await disposeAll(this.#disposable.splice(0));
      // The platform keeps the last text in which an expression was found.
      NOTHING.test('');
    }
  }

  /** Calls `close`, for `await using`. */
  async [Symbol.asyncDispose](): Promise<void> {
    await this.close();
  }

  #requireOpen(): void {
    if (this.#closed) throw new DeidError('engine_closed');
  }

  /** Runs work that calls plugins. With a time limit, work that does not end becomes an error that names the plugin. */
  #ending<T>(work: () => T): T {
    if (this.#limited === undefined) return work();
    const done = this.#limited(work);
    if (done === undefined) throw this.#faults.endless();
    return done.value;
  }

  /**
   * All detection goes through here, so that no text is searched without the engine's annotators, or without the texts that are encoded
   * in it.
   */
  *#detecting(text: string, request: DetectRequest): Steps<readonly Candidate[]> {
    this.#requireOpen();
    const { annotation, domains } = this.#parts;
    if (this.#annotated.length > 0 && !annotation.isRunning) {
      const domain = domains[request.domain]?.name ?? '';
      const missed = this.#annotated.filter((one) => one.domains?.includes(domain) ?? true);
      if (missed.length > 0) throw new DeidError('annotators_need_async', [missed.map(({ name }) => name).join(', ')]);
    }
    return yield* withHidden(
      text,
      yield* this.#detector.detecting(text, request),
      (hidden) => this.#detector.detecting(hidden, { ...request, trace: undefined }),
      this.#isNumberLabel,
    );
  }

  *#unitFindings(text: string, request: DetectRequest): Steps<Finding[]> {
    return (yield* this.#detecting(text, request)).map(toUnitFinding);
  }

  #today(): Date {
    return this.#clock?.() ?? this.#parts.services.ask(SERVICES.clock, 'now', (clock) => clock.now(), isDate);
  }

  #freshSeed(): string {
    return this.#parts.services.ask(SERVICES.random, 'seed', (random) => random.seed(), isText);
  }

  #drawsOf({ seed, consistencyKey }: DeidentifyOptions): Draws {
    return consistencyKey === undefined ? { seed: seed ?? this.#freshSeed() } : { key: consistencyKey };
  }

  *#outputs(text: string, terms: readonly Term[], policy: PreparedPolicy, options: DeidentifyOptions): Steps<Output[]> {
    const types = typesOf(terms);
    const all = yield* this.#edits(terms, policy, options);
    return all.map((edits, i) => outputOf(i, text, edits, types, policy));
  }

  /** The edits of each requested output. */
  *#edits(terms: readonly Term[], policy: PreparedPolicy, options: DeidentifyOptions): Steps<Edit[][]> {
    const forms = new Set(terms.map((term) => normalise(term.text)));
    const shared = {
      originals: { has: (term: string) => forms.has(normalise(term)) },
      used: new Set<string>(),
      confidential: this.#confidential.and(this.#compiled(options.rules)?.confidential),
    };
    const draws = this.#drawsOf(options);
    const today = this.#today();
    const about = options.consistencyKey === undefined ? terms : new Subjects().of(terms);
    const all: Edit[][] = [];
    for (let candidate = 0; candidate < (options.candidates ?? 1); candidate++) {
      const scope = makeScope(candidate, draws, shared, today, { tenant: options.tenant, language: options.language });
      const edits = yield* applying(about, policy, scope);
      for (const edit of edits) shared.used.add(normalise(edit.text));
      all.push(edits);
    }
    return all;
  }

  /** What chooses the models of a file by its length; undefined where they do not depend on it. */
  #modelsFor(options: AnalyzeOptions): SessionParts['modelsFor'] {
    if (options.model !== undefined || this.#models.auto === undefined) return undefined;
    return (lengths) => this.modelsOf({ characters: this.#models.isShort(lengths) ? 0 : Number.POSITIVE_INFINITY });
  }

  #request(
    options: AnalyzeOptions,
    mode: string | undefined,
    trace: Trace | undefined,
    characters: number | undefined,
  ): DetectRequest {
    const rules = this.#compiled(options.rules);
    const policy = mode === undefined ? undefined : this.#policy(mode, rules);
    return requestOf(this.#parts, this.#models, options, policy, trace, rules?.detection, characters);
  }

  #compiled(rules: AnalyzeOptions['rules']): CompiledRules | undefined {
    return rules && this.#rules.compile(rules);
  }

  /** The policy of a call. Throws DeidError `consistency_forbidden` if its law forbids the key that the call gives. */
  #policyOf({ mode, rules, consistencyKey }: DeidentifyOptions): PreparedPolicy {
    const prepared = this.#policy(mode, this.#compiled(rules));
    const { name, forbidsDerived } = prepared.policy;
    if (consistencyKey !== undefined && forbidsDerived !== undefined)
      throw new DeidError('consistency_forbidden', [name, forbidsDerived]);
    return prepared;
  }

  /** The policy of a mode, with the operators of a request before its own rules. */
  #policy(mode: string = DEFAULT_MODE, rules?: CompiledRules): PreparedPolicy {
    const policy = this.#prepared.get(mode.trim().toUpperCase());
    if (policy !== undefined)
      return rules === undefined ? policy : withOperators(policy, rules.operators, validationFailed);
    if (mode.trim().toUpperCase() === CUSTOM) throw new DeidError('mode_not_configured');
    const known = [...this.#prepared.keys()].join(', ');
    throw new DeidError('unknown_mode', [
      known === '' ? 'none; a policy or deidkit/plugins/policies adds some' : known,
    ]);
  }
}

const typesOf = (found: readonly { readonly type: EntityType }[]): EntityType[] => found.map(({ type }) => type);

/** One candidate output. @param types of the terms, in the order of the edits */
const outputOf = (
  candidate: number,
  text: string,
  edits: readonly Edit[],
  types: readonly EntityType[],
  policy: PreparedPolicy,
): Output => ({ id: candidate + 1, text: splice(text, edits), edits, masked: maskedAmong(edits, types, policy) });

/** True for arrays and plain objects: bytes, dates and other objects are no JSON. */
function isJson(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return Array.isArray(value) || prototype === Object.prototype || prototype === null;
}

const isText = (value: unknown): boolean => typeof value === 'string' && value !== '';
/** Also true for a date of another realm, as Jest has them. */
const isDate = (value: unknown): boolean =>
  Object.prototype.toString.call(value) === '[object Date]' && !Number.isNaN(Number(value));

const toFinding = ({ type, start, end, score, recognizer, domainSpecific }: Candidate): Finding => ({
  type,
  start,
  end,
  score,
  recognizer,
  domainSpecific,
});

/** In a file, findings that the call leaves are passed on, marked: they say what the text is. */
const toUnitFinding = (one: Candidate): Finding =>
  one.isLeft === true ? { ...toFinding(one), isLeft: true } : toFinding(one);
