// What plugin authors share: dates, numbers, labels, tables, encodings, words and search terms. The kit depends on the
// core, never the reverse.

export { type Basis, scoreOf } from '../core/contracts/basis.js';
export type { JsonUnit, SearchedJson } from '../core/contracts/json.js';
export { LANGUAGES, type Language } from '../core/contracts/languages.js';
export { append, largest, reversePart, smallest } from '../core/contracts/long-lists.js';
export { Pauses } from '../core/contracts/pauses.js';
export { byPosition, overlapping, overlaps } from '../core/contracts/span.js';
export { STANDARD_TYPES } from '../core/contracts/taxonomy.js';
export type { TermPart } from '../core/contracts/term-parts.js';
export { DIGIT, LOWER, OTHER, UPPER } from '../core/contracts/tokens.js';
export { countsSpelled, spelledOut } from '../core/detect/joined-words.js';
export { labelBefore, lastWord, mayEndInLink } from '../core/detect/label-before.js';
export { replaced, withMore } from '../core/detect/selection.js';
export { codePointCount } from '../core/engine/session.js';
export { FOLD, KIND, wordHash } from '../core/scan/characters.js';
export { InsideTerms, mayStandInside } from '../core/scan/unspaced.js';
export { withCharacters } from '../core/scan/view.js';
export { fieldLabel } from '../core/titles/field-label.js';
export { TitleDictionary, type TitleMeaning } from '../core/titles/header-words.js';
export { columnRole } from '../core/titles/name-columns.js';
export { withPersons } from '../core/transform/persons.js';
export { makeRandom } from '../core/transform/random.js';
export { sharesRun } from '../core/transform/shared-runs.js';
export { withSubject } from '../core/transform/subjects.js';
export {
  eitherCase,
  lexiconByLanguage,
  lexiconClasses,
  lexiconPattern,
  lexiconSet,
  lexiconWords,
  type WordClass,
  type WordGroup,
  type WordQuery,
} from '../lexicon/words.js';
export { type Codec, isAscii, latin1 } from './encodings/codec.js';
export type { EncodingChoice } from './encodings/detect-encoding.js';
export { EncodedReader } from './encodings/encoded-reader.js';
export { codecOf } from './encodings/encodings.js';
export { looksLikeMarkup } from './encodings/looks-like-markup.js';
export { looksLikeText } from './encodings/looks-like-text.js';
export { readAhead } from './encodings/read-ahead.js';
export { textsIn } from './json/nodes.js';
export { JsonSearch } from './json/search-json.js';
export { structureReader } from './json/structure-reader.js';
export { idLabels, labelled, labelledCode, labelledWithSign } from './labels/label.js';
export { luhnDigit, passesLuhn, passesVerhoeff, verhoeffDigit, weightedSum } from './numbers/digit-sums.js';
export { digitsOf, reflowDigits } from './numbers/digits.js';
export { type NumberWords, numberWords, readNumberWords } from './numbers/number-words.js';
export { type RiskTable, riskOf } from './risk/classes.js';
export { type RiskColumns, RiskCount, type RiskReport } from './risk/count.js';
export {
  quasiColumns,
  RISK_OPTION,
  type RiskOption,
  refuseSmall,
  reportRisk,
  riskColumns,
  riskColumnsOfTables,
  riskOption,
  type TitledTable,
} from './risk/option.js';
export { type ProtectedTable, withMinK } from './risk/protect.js';
export { furtherTables } from './tables/blocks.js';
export { areCalendarWords } from './tables/calendar-values.js';
export { CellSearch, isOwnTitle, type ValueMemory } from './tables/cell-search.js';
export { COLUMNS_OPTION, type ColumnReport, givenColumns, reportColumns } from './tables/column-options.js';
export { type ColumnPlan, titled } from './tables/column-plan.js';
export { ColumnPlanner, type GivenColumns, type TableSample } from './tables/columns.js';
export { findHeader, type Header, readHeader, usualWidth } from './tables/header-row.js';
export { LabelRows } from './tables/label-rows.js';
export { PERSONAL_TYPES } from './tables/personal-types.js';
export { type RecordField, RecordSearch } from './tables/record-search.js';
export { RowPersons } from './tables/row-persons.js';
export type { SheetCell } from './tables/row-search.js';
export { findInRow, type RowText, withRow } from './tables/row-text.js';
export { reportSheet, type SearchedSheet, searchSheet, searchSheetInSlices } from './tables/search-sheet.js';
export { copied } from './tables/seen-cells.js';
export { isMisfit, isNothing } from './tables/shapes.js';
export { composed } from './terms/composed.js';
export { EarlierValues } from './terms/earlier-values.js';
export { withKnownTerms } from './terms/known-findings.js';
export { NameParts, withNameParts } from './terms/name-parts.js';
export { replaceTogether, replacingTogether } from './terms/replace-together.js';
export { termsOf } from './terms/shared-terms.js';
export { type FoundTerm, isNameType, SoughtTerms } from './terms/sought-terms.js';
export { withParts } from './terms/with-parts.js';
export { type AddressLanguage, addressLanguage } from './values/addresses/address-language.js';
export { type Address, type AddressPart, writeAddress } from './values/addresses/address-parts.js';
export { isCountry, isKindOfPlace, mainTown } from './values/addresses/place-kinds.js';
export { type Province, provinceNamed, provinceOf } from './values/addresses/provinces.js';
export { isAddress, readAddress, readPlaceName } from './values/addresses/read-address.js';
export {
  abbreviatedState,
  isAbbreviatedState,
  STATES,
  type State,
  stateNamed,
  stateOfArea,
  stateOfZip,
} from './values/addresses/states.js';
export { endingOfStreet, type StreetWord, streetWord } from './values/addresses/street-words.js';
export { languagesOfMonth } from './values/dates/calendar-words.js';
export { civilOf, dayOf } from './values/dates/civil.js';
export type { DateOrder, DateReading, DateText } from './values/dates/date-text.js';
export { dateOrder, readDates } from './values/dates/dates.js';
export { commonYear } from './values/dates/document-year.js';
export { expiry } from './values/dates/expiry.js';
export { dateParts, type Moment, readMoment } from './values/dates/moment.js';
export { type MonthStyle, monthStyle, noteMonthStyle } from './values/dates/month-style.js';
export { OTHER_LANGUAGE_MONTHS } from './values/dates/months-of-other-languages.js';
export { noteOrder, type OrderAhead, orderAhead } from './values/dates/order-ahead.js';
export { HOUR_WORDS, SPOKEN_HOUR, SPOKEN_TIME } from './values/dates/spoken-times.js';
export { readTimes, saysNothingElse, type TimeText } from './values/dates/times.js';
export type { NameLists } from './values/names/name-lists.js';
export type { NamePart, NameRole, NameWordRole } from './values/names/name-roles.js';
export { isParticle, mayBeParticle, originOf } from './values/names/particles.js';
export { patronymicSex } from './values/names/patronymics.js';
export { type NameContext, type NameReading, readName } from './values/names/read-name.js';
export { isOfNames, isRelated, isTitle, kinSex, wordBefore } from './values/names/titles.js';
export { type DigitRun, digitsOfRun, fromAbroad, readDigitRun, restOf, shapeOf } from './values/phones/digit-runs.js';
export { isInternational, NumberingPlans, TELEPHONE_REGIONS } from './values/phones/numbering-plans.js';
export { PhoneCountries } from './values/phones/phone-countries.js';
export { mayBeNumber } from './values/phones/phone-shapes.js';
export { PHONE_EXTENSION, type Phone, readPhone, writePhone } from './values/phones/read-phone.js';
export { isWithinCitation } from './words/citations.js';
export { CLINICAL_ABBREVIATIONS, CLINICAL_OR_NAMES } from './words/clinical-abbreviations.js';
export { isClinicalEponym, isNamedScore } from './words/clinical-eponyms.js';
export { isClinicalText } from './words/clinical-text.js';
export { isOfCodeSystem } from './words/code-systems.js';
export { COMMON_THINGS, CONTRACT_PARTS, OFFICE_ABBREVIATIONS } from './words/common-things.js';
export { declinedCyrillic } from './words/cyrillic-cases.js';
export { speakerMark } from './words/examination.js';
export { fold, isPlainText } from './words/fold.js';
export { mayBeInFurtherLanguage } from './words/further-languages.js';
export { isLegalEponym } from './words/legal-eponyms.js';
export { LISTED_NAMES } from './words/listed-names.js';
export { type Mark, type MarkedText, readMarks } from './words/marked-text.js';
export { isMessageCode } from './words/message-codes.js';
export { isDiseaseBehind, isSyndromeBehind } from './words/named-diseases.js';
export { isDiscoverer, isNamedThing } from './words/named-things.js';
export { longForms, shortForms } from './words/nicknames.js';
export { OFFICES } from './words/offices.js';
export { onFirstUse } from './words/on-first-use.js';
export { bareWord, isOrganisationKind } from './words/organisation-kinds.js';
export { PERSON_ROLES } from './words/person-roles.js';
export { isOfReportedCase } from './words/reported-case.js';
export { SENTENCE_OPENERS } from './words/sentence-openers.js';
export { beginsSentence, openingWord } from './words/sentence-start.js';
export { isTitleBeside } from './words/table-titles.js';
