// For who composes and hosts engines (lib, cli, server): configuration, checks of options, the prepared scan. Not part of the public API.

export { type Config, parseConfig, parseOptions } from './config/config.js';
export { CONFIG_SCHEMA } from './config/config-schema.js';
export { nearest } from './config/nearest.js';
export type { PluginEntry } from './config/plain-config.js';
export type { AnnotatedText, Annotations } from './contracts/annotator.js';
export { DOMAIN } from './contracts/domain.js';
export { EntityTypes } from './contracts/entity-type.js';
export type { ErrorCodeInfo } from './contracts/error-codes.js';
export { validationFailed } from './contracts/errors.js';
export { FILE_ADAPTER } from './contracts/file-adapter.js';
export type { OwnLexicon, OwnWord, TermException } from './contracts/lexicon.js';
export type { PluginWithOptions } from './contracts/plugin.js';
export { POLICY } from './contracts/policy.js';
export { JOIN_RULE, RECOGNIZER } from './contracts/recognizer.js';
export type { Rejection } from './contracts/results.js';
export { TRANSFORMER } from './contracts/transformer.js';
export { WORD_LIST } from './contracts/word-list.js';
export { DEFAULT_THRESHOLDS } from './detect/thresholds.js';
export { inRounds } from './engine/annotation.js';
export type { EngineOptions } from './engine/engine.js';
export {
  aBoolean,
  aString,
  type Check,
  checkedOptions,
  checkText,
  TEXT_OPTIONS,
  wholeNumber,
} from './engine/options.js';
export { pluginMistakes } from './engine/plugin-checks.js';
export type { Session } from './engine/session.js';
export { type PreparedScan, prepareScan } from './scan/prepared.js';
