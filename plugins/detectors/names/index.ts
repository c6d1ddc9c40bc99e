import { definePlugin } from '../../../core/index.js';
import { again } from './again.js';
import { openGazetteer } from './gazetteer.js';
import { WORD_LISTS } from './lists.js';
import { knownAbbreviation } from './organization/abbreviations.js';
import { eastAsianOrganization } from './organization/east-asian.js';
import { employer } from './organization/employer.js';
import { knownOrganization } from './organization/known.js';
import { organizationRecognizer } from './organization/recognizer.js';
import { treatedAt } from './organization/treated-at.js';
import { BESIDE, smallBeside } from './person/alone/small-beside.js';
import { brokenName } from './person/announced/broken.js';
import { careOfLine } from './person/announced/care-of.js';
import { speakerLine } from './person/announced/speaker.js';
import { personRecognizer } from './person/recognizer.js';
import { againInScripts } from './person/scripts/again-scripts.js';
import { namesInAlphabets } from './person/scripts/alphabets.js';
import { honorificBehind } from './person/scripts/honorifics-behind.js';
import { namesInScripts } from './person/scripts/scripts.js';

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
