/** What a cell looks like: an empty one, a number, a date, an e-mail address, a long text, or words. */
export type CellKind = 'empty' | 'number' | 'date' | 'address' | 'long' | 'words';

const NUMBER = /^[-+]?[\d.,\s]+%?$/;
const DATE = /^\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}/;
/** A longer text is an answer or a question and no usual title. In code units. */
const MAX_WORDS_LENGTH = 120;

/** The kind of a cell. @param value without surrounding white space */
export function kindOf(value: string): CellKind {
  if (value === '') return 'empty';
  const unit = value.charCodeAt(0);
  // Numbers and dates begin with a digit, a sign or a point.
  if (unit < 0x3a) {
    if (DATE.test(value)) return 'date';
    if (NUMBER.test(value)) return 'number';
  }
  if (value.includes('@')) return 'address';
  return value.length > MAX_WORDS_LENGTH ? 'long' : 'words';
}

/** True for a text that is hardly ever the title of a column. */
export const notATitle = (value: string): boolean => {
  const kind = kindOf(value.trim());
  return kind !== 'words' && kind !== 'empty';
};
