import type { EntityType, Pattern, PatternRecognizer } from '../../../core/index.js';
import { type Basis, labelled, labelledCode, labelledWithSign, lexiconWords } from '../../../kit/index.js';

/** Maximum number of labels in one pattern. */
const MOST_LABELS = 60;

/**
 * Distributes the words over several patterns, because a pattern is proved linear by how many of its parts can match
 * the same text. Neighbours in the list start alike (`ref`, `reference`) and go to different patterns.
 */
function inParts(words: readonly string[], pattern: (labels: string) => Pattern): Pattern[] {
  const count = Math.ceil(words.length / MOST_LABELS);
  return Array.from({ length: count }, (_, part) => pattern(sources(words.filter((_word, i) => i % count === part))));
}

/** Words of the lexicon in the form that `labelled` takes. */
export const sources = (words: readonly string[]): string =>
  words.map((word) => word.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&')).join(',');

/**
 * A number recognisable as a code, so that an everyday word can announce it without a sign: `Claim CL/2024/118820`,
 * `case 24-CR-00417`. It has letters or a separator beside five digits, or two separators, and is neither a date nor a
 * span of years.
 */
const CODE_OF_WORD = `(?![A-Z]{3,20}/[A-Z]{2})(?=\\d{0,12}[-/A-Z])(?=(?:[A-Z/-]{0,6}\\d){5}|[A-Z0-9]{1,6}[-/][A-Z0-9]{1,6}[-/](?:[A-Z]{0,3}\\d){2})${labelledCode(5)}(?! ?%)`;

/** Settings for the labels of one type of number. */
interface Kind {
  readonly recognizer: string;
  readonly type: EntityType;
  /** Prefix of the names of its three classes in the lexicon. */
  readonly stem: 'case' | 'order' | 'certificate' | 'employee' | 'student' | 'customer' | 'id';
  /** Minimum number of letters and digits after a label or a sign. */
  readonly shortest: number;
}

const KINDS: readonly Kind[] = [
  { recognizer: 'case', type: 'CASE_NUMBER', stem: 'case', shortest: 3 },
  { recognizer: 'order', type: 'ORDER_NUMBER', stem: 'order', shortest: 3 },
  { recognizer: 'certificate', type: 'CERTIFICATE', stem: 'certificate', shortest: 4 },
  { recognizer: 'employee', type: 'EMPLOYEE_ID', stem: 'employee', shortest: 3 },
  { recognizer: 'student', type: 'STUDENT_ID', stem: 'student', shortest: 3 },
  { recognizer: 'customer', type: 'CUSTOMER_ID', stem: 'customer', shortest: 3 },
  { recognizer: 'id-number', type: 'ID_NUMBER', stem: 'id', shortest: 4 },
];

/**
 * Excludes software licences (`Apache-2.0`), standards (`X.509`, `SHA-256`), ranges (`ID 12-14`) and paths of
 * resources.
 */
const NO_STANDARD = '(?![A-Z]{2,10}[- ]?v?\\d(?:\\.\\d)?(?![-.]?[\\p{L}\\p{N}])|X\\.?509|SHA-?\\d|RSA-?\\d|AES-?\\d)';
const NO_SPAN = '(?!\\d{1,4}-\\d{1,4}(?![-\\p{L}\\p{N}])|[A-Z]{4,20}/)';

/**
 * Patterns for three kinds of words: a label almost always announces a number (`Aktenzeichen`, `claim number`), an
 * everyday word only before a sign (`Case: 4471`) or a code (`case 24-CR-00417`), and a noun only before a code.
 */
function patternsOf({ type, stem, shortest }: Kind): readonly Pattern[] {
  const code = labelledCode(shortest);
  // `ID` alone is weaker evidence than a phrase that names what is identified.
  const basis: Basis = type === 'ID_NUMBER' ? 'cue:phrase' : 'cue:label';
  const guard = type === 'CERTIFICATE' ? NO_STANDARD : type === 'ID_NUMBER' ? NO_SPAN : '';
  const words = lexiconWords('number-labels', { class: `${stem}-word` });
  const nouns = lexiconWords('number-labels', { class: `${stem}-noun` });
  return [
    ...inParts(lexiconWords('number-labels', { class: `${stem}-label` }), (labels) =>
      labelled(type, labels, basis, code),
    ),
    ...inParts(words, (labels) => labelledWithSign(type, labels, basis, `${guard}${code}`)),
    ...inParts([...words, ...nouns], (labels) => labelled(type, labels, 'cue:word', CODE_OF_WORD)),
  ];
}

/**
 * Numbers announced by labels, one recognizer for each type. All labels share one grammar, `<noun> (no|ref|id|#)
 * <separator> <number>`; the nouns come from the lexicon.
 * @param others further patterns, by the name of the recognizer.
 */
export const labelledNumbers = (others: Readonly<Record<string, readonly Pattern[]>>): readonly PatternRecognizer[] =>
  KINDS.map((kind) => ({
    name: `identifiers/${kind.recognizer}`,
    types: [kind.type],
    patterns: [...(others[kind.recognizer] ?? []), ...patternsOf(kind)],
  }));
