import { definePlugin } from '../../../core/index.js';
import { furtherOccupation, OCCUPATION_LIST, OCCUPATION_WORDS } from './further-occupations.js';
import { gender } from './gender.js';
import { labelledOccupation } from './labelled-occupation.js';
import { maritalLetter } from './marital-letter.js';
import { occupationByTraining } from './occupation-by-training.js';
import { occupationOfSomebody } from './occupation-of-somebody.js';
import { occupationInScripts } from './occupations-in-scripts.js';
import { relation } from './relation.js';
import { SENSITIVE } from './sensitive.js';
import { statedAttribute } from './stated-attribute.js';
import { occupationOfNamed, statedOccupation } from './stated-occupation.js';

const RECOGNIZERS = [
  ...SENSITIVE,
  gender,
  maritalLetter,
  labelledOccupation,
  statedOccupation,
  occupationOfNamed,
  occupationOfSomebody,
  occupationByTraining,
  furtherOccupation,
  occupationInScripts,
  relation,
  statedAttribute,
];

export default definePlugin({
  name: 'attributes',
  description:
    'What a person is: religion, origin, opinion, orientation, union, gender, marital status, work, relations.',
  register(registry) {
    registry.wordList({ name: OCCUPATION_LIST, words: OCCUPATION_WORDS });
    for (const recognizer of RECOGNIZERS) registry.recognizer(recognizer);
  },
});
