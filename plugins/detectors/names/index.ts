import { definePlugin } from '../../../core/index.js';
import { again } from './repeat-mentions/places-and-organizations.js';
import { openGazetteer } from './lists/gazetteer.js';
import { WORD_LISTS } from './lists/word-lists.js';
import { knownAbbreviation } from './lists/known-abbreviations.js';
import { eastAsianOrganization } from './scripts/east-asian-organizations.js';
import { employer } from './cues/employers.js';
import { knownOrganization } from './lists/known-organizations.js';
import { organizationRecognizer } from './cues/organizations.js';
import { treatedAt } from './cues/treated-at.js';
import { BESIDE, smallBeside } from './cues/lowercase-names.js';
import { brokenName } from './person/announced/broken.js';
import { careOfLine } from './cues/care-of.js';
import { speakerLine } from './cues/speakers.js';
import { personRecognizer } from './person.js';
import { againInScripts } from './scripts/repeat-mentions.js';
import { namesInAlphabets } from './scripts/alphabets.js';
import { honorificBehind } from './scripts/honorifics-behind.js';
import { namesInScripts } from './scripts/without-capitals.js';

export default definePlugin({
  name: 'names',
  description: 'Names of persons and organisations by titles, labels, headers and dictionaries.',
  register(registry) {
    for (const list of WORD_LISTS) registry.wordList(list);
    const gazetteer = openGazetteer();
    registry.recognizer(personRecognizer(gazetteer));
    registry.recognizer(organizationRecognizer(gazetteer));
    registry.recognizer(eastAsianOrganization);
    registry.recognizer(knownOrganization);
    registry.recognizer(knownAbbreviation);
    registry.recognizer(employer);
    registry.recognizer(treatedAt);
    registry.recognizer(careOfLine);
    registry.recognizer(speakerLine);
    registry.recognizer(again);
    registry.recognizer(brokenName);
    registry.recognizer(namesInAlphabets);
    registry.recognizer(namesInScripts);
    registry.recognizer(againInScripts);
    registry.recognizer(honorificBehind);
    registry.wordList(BESIDE);
    registry.recognizer(smallBeside(gazetteer));
  },
});
