// The public API of the package: an engine from a configuration, files, worker threads, and what plugins are written with.

export type {
  AnnotatedText,
  Annotations,
  Conversation,
  ConversationOptions,
  DenyTerms,
  EventRestorer,
  Hidden,
  HiddenFinding,
  HideOptions,
  JsonAnalysis,
  JsonDeidentification,
  JsonEdit,
  JsonFinding,
  JsonOptions,
  JsonOutput,
  KeyRule,
  ModeAction,
  ModeTable,
  PolicyContent,
  RequestPattern,
  RequestRules,
  RestoredValue,
  RestoreStreamOptions,
} from '../core/hosting.js';
export { API_VERSION, type FileRun, RunMemory } from '../core/hosting.js';
export {
  type Analysis,
  type AnalyzeOptions,
  type Analyzer,
  type Annotator,
  type CodeRecognizer,
  type CompliancePolicy,
  DeidError,
  type Deidentification,
  type DeidentifyOptions,
  type DictionaryEntry,
  type DictionaryRecognizer,
  type Domain,
  definePlugin,
  type Edit,
  type Engine,
  type EntityType,
  type EntityTypeInfo,
  ERROR_CODES,
  type ErrorCode,
  type Evidence,
  type EvidenceKind,
  type Explanation,
  type FileAdapter,
  type FileJob,
  type FileLimits,
  type FileReport,
  type FileSession,
  type FileSink,
  type FileSource,
  type Finding,
  isDeidError,
  isPlugin,
  type JoinRule,
  type Law,
  type LedgerEntry,
  type Level,
  type Match,
  type Mistake,
  type Output,
  type Pattern,
  type PatternRecognizer,
  type Plugin,
  type PluginDefinition,
  type PolicyRule,
  type Random,
  type Recognizer,
  type Registry,
  type Span,
  splice,
  type Term,
  type TextContext,
  type TextDocument,
  type TextNeeds,
  type Thresholds,
  type TokenTable,
  type Transform,
  type Transformer,
  type TransformScope,
  type UnitContext,
  type WordList,
} from '../core/index.js';
export {
  type ProtectedTable,
  type RiskColumns,
  type RiskReport,
  type RiskTable,
  riskOf,
  withMinK,
} from '../kit/index.js';
export { deidentifyFile, type FileBytes } from './deidentify-file.js';
export { checkedEngine } from './engine/check-config.js';
export {
  type ConfigSource,
  createEngine,
  defaultConfig,
  type EngineConfig,
  type EngineConfigPlugin,
  type EngineSettings,
} from './engine/create-engine.js';
export { editorSchema } from './engine/editor-schema.js';
export type { PluginSource } from './engine/import-plugins.js';
export { type SettingInForce, settingsInForce } from './engine/settings-in-force.js';
export {
  createEnginePool,
  type EnginePool,
  type EnginePoolOptions,
  type FileOutcome,
  type FileWork,
  type StreamOptions,
} from './engine-pool.js';
export {
  configurationHash,
  type DoneWork,
  type EvidenceBody,
  type EvidenceReport,
  type EvidenceWork,
  evidenceText,
  ledgerLine,
  makeEvidence,
  signEvidence,
  signingKey,
} from './evidence/report.js';
export { type FileSeal, Sealing, type Seals, sealFiles } from './evidence/seals.js';
export { type EvidenceTable, evidenceCsv, evidenceTables } from './evidence/tables.js';
export {
  type EvidenceFault,
  fileFault,
  ledgerFault,
  publicKey,
  reportFault,
  type SealedFile,
} from './evidence/verify.js';
export type { FileOutput } from './files/output.js';
export { DEFAULT_FILE_LIMITS, type FileOptions, type FileResult } from './files/process.js';
export type { FileInput } from './files/source.js';
export { onlyNewTypes, type PolicyChange, policyChanges } from './policies/changes.js';
export {
  type PolicyEntry,
  type PolicyHistory,
  policyLine,
  readPolicyHistory,
  versionsNamed,
} from './policies/history.js';
export { checkPolicyHistory, type PolicyHistoryFault, type SignedHistory } from './policies/signatures.js';
export { holdsSecret, policyInForce, withPolicy } from './policies/versions.js';
export { quasiColumns, readTable, writeTable } from './risk/table.js';
export { type Place, type WhyNot, whyNot } from './why-not.js';
