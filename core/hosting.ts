// For code that configures and hosts engines (lib, cli, server): configuration, checks of options, the prepared scan.
// Not part of the public API.

export { parseConfig, parseOptions } from './config/config.js';
export { CONFIG_SCHEMA } from './config/config-schema.js';
export type { AnnotatedText, Annotations } from './contracts/annotator.js';
export { EntityTypes } from './contracts/entity-type.js';
export type { ErrorCodeInfo } from './contracts/error-codes.js';
export { hasOwnMessage, validationFailed } from './contracts/errors.js';
export { dotted } from './contracts/file-adapter.js';
export type {
  JsonAnalysis,
  JsonDeidentification,
  JsonEdit,
  JsonFinding,
  JsonOptions,
  JsonOutput,
  KeyRule,
} from './contracts/json.js';
export { KEY_RULES } from './contracts/json.js';
export { HIPAA_REFERENCES, referenceOf } from './contracts/law-references.js';
export type { OwnLexicon, OwnWord, TermException } from './contracts/lexicon.js';
export { append, largest } from './contracts/long-lists.js';
export { nearest } from './contracts/nearest.js';
export { API_VERSION, type PluginWithOptions } from './contracts/plugin.js';
export { forget, insteadOfVerdict, isThenable, NOT_ASYNC } from './contracts/plugin-faults.js';
export type { DenyTerms, RequestPattern, RequestRules } from './contracts/request-rules.js';
export type { Rejection, RestoreOptions } from './contracts/results.js';
export type { Conversation, Hidden, HiddenFinding } from './conversation/conversation.js';
export type { EventRestorer } from './conversation/events.js';
export type { Carried } from './conversation/memory.js';
export type { ConversationOptions, HideOptions } from './conversation/options.js';
export {
  type PieceRestorer,
  type RestoredValue,
  type RestoreStreamOptions,
  restoringWith,
} from './conversation/restoring.js';
export { inRounds } from './engine/annotation.js';
export type { ModeAction, ModeTable } from './engine/mode-table.js';
export { modelNotInstalled } from './engine/models.js';
export { pluginMistakes } from './engine/plugin-checks.js';
export { type PolicyContent, policyVersion } from './engine/policy-version.js';
export { requestRulesMistakes } from './engine/request-rules.js';
export { MAX_RULES, RULES_SCHEMA } from './engine/rules-schema.js';
export type { Session } from './engine/session.js';
export {
  aBoolean,
  aString,
  type Check,
  checkedOptions,
  checkText,
  MIN_KEY_LENGTH,
  TEXT_OPTIONS,
  wholeNumber,
} from './options/options.js';
export { type PreparedScan, prepareScan } from './scan/prepared.js';
export { expressionFault } from './scan/safety.js';
export { isFieldWord } from './titles/field-word.js';
export { FoundAgain } from './transform/found-again.js';
export {
  type FileRun,
  GivenNumbers,
  type RunFile,
  RunMemory,
  type RunName,
  type RunState,
} from './transform/run-memory.js';
