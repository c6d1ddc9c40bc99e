import { definePlugin } from '../../../core/index.js';
import { ageOfPerson, clinicalAge } from './age.js';
import { ageOfBorn } from './age-of-born.js';
import { ageOfNamed } from './age-of-named.js';
import { birthColumn, birthDate } from './birth.js';
import { clinicalDay } from './clinical.js';
import { dayMonthHabit } from './day-month-habit.js';
import { epochTime } from './epoch.js';
import { fileDate } from './file-date.js';
import { logTime } from './log-time.js';
import { looseDate, relativeDate } from './loose-date.js';
import { namedDate } from './named-date.js';
import { numericDate } from './numeric-date.js';
import { SAID_LIST, SAID_WORDS, saidNumber } from './said.js';
import { timeOfDay } from './time.js';

export default definePlugin({
  name: 'temporal',
  description: 'Dates, times, birth dates and ages in seven languages, and days counted in clinical shorthand.',
  register(registry) {
    registry.wordList({ name: SAID_LIST, words: SAID_WORDS });
    registry.recognizer(saidNumber);
    for (const recognizer of [numericDate, namedDate, looseDate, relativeDate, birthDate, birthColumn, timeOfDay]) {
      registry.recognizer(recognizer);
    }
    for (const recognizer of [
      ageOfPerson,
      ageOfNamed,
      ageOfBorn,
      clinicalAge,
      clinicalDay,
      dayMonthHabit,
      fileDate,
      epochTime,
      logTime,
    ])
      registry.recognizer(recognizer);
  },
});
