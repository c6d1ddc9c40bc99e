// The public API of the core: contracts, and the engine that composes what plugins register. Nothing here reads files or the network.

export type { Annotator } from './contracts/annotator.js';
export type { TextContext, TextDocument } from './contracts/document.js';
export type { Domain, Level, Thresholds } from './contracts/domain.js';
export type { EntityType, EntityTypeInfo, Law } from './contracts/entity-type.js';
export { ERROR_CODES, type ErrorCode } from './contracts/error-codes.js';
export { DeidError, isDeidError, type Mistake } from './contracts/errors.js';
export type { Evidence, EvidenceKind } from './contracts/evidence.js';
export type {
  FileAdapter,
  FileJob,
  FileLimits,
  FileReport,
  FileSession,
  FileSink,
  FileSource,
  UnitContext,
} from './contracts/file-adapter.js';
export { definePlugin, isPlugin, type Plugin, type PluginDefinition, type Registry } from './contracts/plugin.js';
export type { CompliancePolicy, PolicyRule } from './contracts/policy.js';
export type {
  CodeRecognizer,
  DictionaryEntry,
  DictionaryRecognizer,
  Finding,
  JoinRule,
  LedgerEntry,
  Match,
  Pattern,
  PatternRecognizer,
  Recognizer,
  TextNeeds,
} from './contracts/recognizer.js';
export type {
  Analysis,
  AnalyzeOptions,
  Analyzer,
  Deidentification,
  DeidentifyOptions,
  Explanation,
  Output,
} from './contracts/results.js';
export { type Edit, type Span, splice } from './contracts/span.js';
export type { TokenTable } from './contracts/tokens.js';
export type { Random, Term, Transform, Transformer, TransformScope } from './contracts/transformer.js';
export type { WordList } from './contracts/word-list.js';
export { Engine } from './engine/engine.js';
