import { definePlugin } from '../../../core/index.js';
import { ethnicity } from './ethnicity.js';
import { gender } from './gender.js';
import { maritalLetter, maritalStatus } from './marital-status.js';
import { nationality } from './nationality.js';
import { labelledOccupation, occupation } from './occupation.js';
import { politicalOpinion } from './political-opinion.js';
import { relation } from './relation.js';
import { religion } from './religion.js';
import { sexualOrientation } from './sexual-orientation.js';
import { tradeUnion } from './trade-union.js';

const RECOGNIZERS = [
  religion,
  ethnicity,
  nationality,
  politicalOpinion,
  sexualOrientation,
  tradeUnion,
  gender,
  maritalStatus,
  maritalLetter,
  occupation,
  labelledOccupation,
  relation,
];

export default definePlugin({
  name: 'attributes',
  description:
    'What a person is: religion, origin, opinion, orientation, union, gender, marital status, work, relations.',
  register(registry) {
    for (const recognizer of RECOGNIZERS) registry.recognizer(recognizer);
  },
});
