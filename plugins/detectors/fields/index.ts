import { definePlugin } from '../../../core/index.js';
import { TitleDictionary } from '../../../kit/index.js';
import { announcedNumber } from './announced-number.js';
import { clinicalAttributes } from './ccda.js';
import { combRecognizer } from './comb.js';
import { FieldMeanings } from './meanings.js';
import { pairsRecognizer } from './pairs.js';
import { pharmacyRecognizer, RECORD_WORDS, recordsRecognizer } from './records.js';
import { rowsRecognizer } from './rows.js';
import { segmentsRecognizer } from './segments.js';
import { SQL_COMPARING, SQL_WORDS } from './sql.js';

export default definePlugin({
  name: 'fields',
  description:
    'Values of named fields in structured text: JSON, XML, YAML, settings, queries, rows of tables, boxes of forms, HL7 and X12.',
  register(registry) {
    const meanings = new FieldMeanings(new TitleDictionary());
    registry.wordList(SQL_WORDS);
    registry.wordList(SQL_COMPARING);
    registry.wordList(RECORD_WORDS);
    registry.recognizer(pairsRecognizer(meanings));
    registry.recognizer(combRecognizer(meanings));
    registry.recognizer(rowsRecognizer(meanings));
    registry.recognizer(announcedNumber(meanings));
    registry.recognizer(segmentsRecognizer);
    registry.recognizer(clinicalAttributes);
    registry.recognizer(recordsRecognizer);
    registry.recognizer(pharmacyRecognizer);
  },
});
