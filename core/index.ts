// The public API of the core: contracts, and the engine that composes them. Nothing here reads files or the network.

export { type Codec, isAscii, latin1 } from './bytes/codec.js';
export type { EncodingChoice } from './bytes/detect-encoding.js';
export { EncodedReader } from './bytes/encoded-reader.js';
export { codecOf } from './bytes/encodings.js';
export { looksLikeMarkup } from './bytes/looks-like-markup.js';
export { looksLikeText } from './bytes/looks-like-text.js';
export { readAhead } from './bytes/read-ahead.js';
export { type Config, parseConfig, parseOptions } from './config.js';
export { CONFIG_SCHEMA } from './config-schema.js';
export { DEFAULT_THRESHOLDS } from './detect/thresholds.js';
export type { TextContext, TextDocument } from './document.js';
export { DOMAIN, type Domain, type Level, type Thresholds } from './domain.js';
export { Engine, type EngineOptions } from './engine.js';
export type { PluginWithOptions } from './engine-parts.js';
export { type EntityType, type EntityTypeInfo, EntityTypes, type Law } from './entity-type.js';
export { ERROR_CODES, type ErrorCode, type ErrorCodeInfo } from './error-codes.js';
export { DeidError, isDeidError, type Mistake, validationFailed } from './errors.js';
export {
  FILE_ADAPTER,
  type FileAdapter,
  type FileJob,
  type FileLimits,
  type FileReport,
  type FileSession,
  type FileSink,
  type FileSource,
  type UnitContext,
} from './file-adapter.js';
export { labelled, labelledCode, labelledWithSign } from './label.js';
export { EarlierValues } from './mentions/earlier-values.js';
export { nearest } from './nearest.js';
export {
  aBoolean,
  aString,
  type Check,
  checkedOptions,
  checkText,
  TEXT_OPTIONS,
  wholeNumber,
} from './options.js';
export type { PluginEntry } from './plain-config.js';
export { definePlugin, isPlugin, type Plugin, type PluginDefinition, type Registry } from './plugin.js';
export { pluginMistakes } from './plugin-checks.js';
export { type CompliancePolicy, POLICY, type PolicyRule } from './policy.js';
export { ABROAD } from './reading/calendar-abroad.js';
export { languagesOfMonth } from './reading/calendar-words.js';
export { civilOf, dayOf } from './reading/civil.js';
export { CLINICAL_ABBREVIATIONS, CLINICAL_OR_NAMES } from './reading/clinical-abbreviations.js';
export { COMMON_THINGS, CONTRACT_PARTS, OFFICE_ABBREVIATIONS } from './reading/common-things.js';
export { declinedCyrillic } from './reading/cyrillic-cases.js';
export type { DateOrder, DateReading, DateText } from './reading/date-text.js';
export { dateOrder, readDates } from './reading/dates.js';
export { luhnDigit, passesLuhn, passesVerhoeff, verhoeffDigit, weightedSum } from './reading/digit-sums.js';
export { commonYear } from './reading/document-year.js';
export { speakerMark } from './reading/examination.js';
export { expiry } from './reading/expiry.js';
export { fieldLabel } from './reading/field-label.js';
export { withHidden } from './reading/hidden-texts.js';
export { countsSpelled, spelledOut } from './reading/joined-words.js';
export { LANGUAGES, type Language } from './reading/languages.js';
export { isLegalEponym } from './reading/legal-eponyms.js';
export { longForms, shortForms } from './reading/nicknames.js';
export { type NumberWords, numberWords, readNumberWords } from './reading/number-words.js';
export { OFFICES_ABROAD } from './reading/offices-abroad.js';
export { PERSON_ROLES } from './reading/person-roles.js';
export { isOfReportedCase } from './reading/reported-case.js';
export { SENTENCE_OPENERS } from './reading/sentence-openers.js';
export { beginsSentence, openingWord } from './reading/sentence-start.js';
export { readTimes, saysNothingElse, type TimeText } from './reading/times.js';
export {
  type CodeRecognizer,
  type DictionaryEntry,
  type DictionaryRecognizer,
  type Finding,
  JOIN_RULE,
  type JoinRule,
  type LedgerEntry,
  type Match,
  type Pattern,
  type PatternRecognizer,
  RECOGNIZER,
  type Recognizer,
  type TextNeeds,
} from './recognizer.js';
export type {
  Analysis,
  AnalyzeOptions,
  Analyzer,
  Deidentification,
  DeidentifyOptions,
  Explanation,
  Output,
  Rejection,
} from './results.js';
export { FOLD, KIND, wordHash } from './scan/characters.js';
export { type PreparedScan, prepareScan } from './scan/prepared.js';
export { InsideTerms, mayStandInside } from './scan/unspaced.js';
export { withCharacters } from './scan/view.js';
export { codePointCount, type Session } from './session.js';
export { byPosition, type Edit, overlapping, overlaps, type Span, splice } from './span.js';
export { furtherTables } from './tables/blocks.js';
export { areCalendarWords } from './tables/calendar-values.js';
export { CellSearch, type ValueMemory } from './tables/cell-search.js';
export { COLUMNS_OPTION, type ColumnReport, givenColumns, reportColumns } from './tables/column-options.js';
export { type ColumnPlan, titled } from './tables/column-plan.js';
export { ColumnPlanner, type GivenColumns, type TableSample } from './tables/columns.js';
export { findHeader, usualWidth } from './tables/header-row.js';
export { TitleDictionary, type TitleMeaning } from './tables/header-words.js';
export { LabelRows } from './tables/label-rows.js';
export { columnRole } from './tables/name-columns.js';
export { PERSONAL_TYPES } from './tables/personal-types.js';
export { RowPersons, withPersons } from './tables/row-persons.js';
export { copied } from './tables/seen-cells.js';
export { isMisfit, isNothing } from './tables/shapes.js';
export { STANDARD_TYPES } from './taxonomy.js';
export { DIGIT, LOWER, OTHER, type TokenTable, UPPER } from './tokens.js';
export { composed } from './transform/composed.js';
export { withKnownTerms } from './transform/known-findings.js';
export { NameParts } from './transform/name-parts.js';
export { makeRandom } from './transform/random.js';
export { replaceTogether } from './transform/replace-together.js';
export { sharesRun } from './transform/shared-runs.js';
export { type FoundTerm, isNameType, SoughtTerms } from './transform/sought-terms.js';
export {
  type Random,
  type Term,
  TRANSFORMER,
  type Transform,
  type Transformer,
  type TransformScope,
} from './transformer.js';
export { WORD_LIST, type WordList } from './word-list.js';
