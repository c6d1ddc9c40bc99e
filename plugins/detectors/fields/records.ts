import type { CodeRecognizer, Match } from '../../../core/index.js';
import { lexiconWords } from '../../../kit/index.js';
import { bankFiles } from './bank-files.js';
import { cardCodes } from './cards.js';
import { dicom } from './dicom.js';
import { edifact } from './edifact.js';
import { familyTrees } from './family-trees.js';
import { payments } from './payments.js';
import { pharmacy } from './pharmacy.js';
import { MESSAGE_TYPES } from './pieces.js';

/** Every record of these formats contains one of these words; prose contains none. */
export const RECORD_WORDS = {
  name: 'fields/records',
  words: lexiconWords('format-names', { class: 'record-word' }),
};

/** Values identified by a code, a column or a line number, as in formats that machines exchange. */
export const recordsRecognizer: CodeRecognizer = {
  name: 'fields/records',
  withinWords: true,
  types: [...MESSAGE_TYPES, 'DEVICE_ID'],
  needs: { words: [RECORD_WORDS.name] },
  *recognize({ view, tokens, wordList }): Iterable<Match> {
    if ((tokens.flagsOfAll & wordList(RECORD_WORDS.name)) === 0) return;
    if (DICOM_TAG.test(view) || view.includes('"vr"')) yield* dicom(view);
    if (view.includes('NAD+') || view.includes('UNB+') || view.includes('PNA+')) yield* edifact(view);
    if (CARD_MARKS.some((mark) => view.includes(mark))) yield* cardCodes(view);
    if (view.includes(' INDI') || view.includes(' GIVN ') || view.includes(' SURN ')) yield* familyTrees(view);
    if (PAYMENT_MARKS.some((mark) => view.includes(mark))) yield* payments(view);
    if (BANK_MARKS.some((mark) => view.includes(mark)) || view.startsWith('101 ')) yield* bankFiles(view);
  },
};

const DICOM_TAG = /\([0-9a-f]{4}, ?[0-9a-f]{4}\)/;
const CARD_MARKS = ['DAQ', 'WIFI:', 'MECARD:', 'BCD\n', 'BCD\r', 'SPC\n', 'SPC\r'];
const PAYMENT_MARKS = ['Id>', 'Ref>', 'BICFI>', 'Nm>', 'BldgNb>'];
const BANK_MARKS = ['\n101 ', '\n5200', '\n5220', '\n5225', '\n6', '<FITID>', '<ACCTID>', '!Type:'];

/** Values of pharmacy messages, which contain no whole words. */
export const pharmacyRecognizer: CodeRecognizer = {
  name: 'fields/pharmacy',
  withinWords: true,
  types: [
    'PERSON',
    'DATE_OF_BIRTH',
    'STREET_ADDRESS',
    'CITY',
    'STATE',
    'POSTAL_CODE',
    'PHONE_NUMBER',
    'HEALTH_PLAN_ID',
    'MEDICAL_RECORD_NUMBER',
    'ID_NUMBER',
  ],
  needs: { holds: ['\u001c<'] },
  recognize: ({ view }) => (PHARMACY_MARKS.some((mark) => view.includes(mark)) ? pharmacy(view) : []),
};

const PHARMACY_MARKS = ['\u001c', '<FS>'];
