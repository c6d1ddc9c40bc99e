import { definePlugin } from '../../../core/index.js';
import { ABOUT_PEOPLE } from './about-people.js';
import { CITED } from './author-year.js';
import CALIBRATION from './calibration.json' with { type: 'json' };
import { careOfLine } from './cues/care-of.js';
import { descent } from './cues/descent.js';
import { displayName } from './cues/display-names.js';
import { employer } from './cues/employers.js';
import { lowercaseFullNames } from './cues/lowercase-full-names.js';
import { LOWERCASE_CUES, lowercaseNames } from './cues/lowercase-names.js';
import { passenger } from './cues/passengers.js';
import { speakerLine } from './cues/speakers.js';
import { spelledNames } from './cues/spelled-names.js';
import { treatedAt } from './cues/treated-at.js';
import { typistInitials } from './cues/typists.js';
import { DEFINED_ABBREVIATION } from './defined-abbreviations.js';
import { INSTITUTION_LIST, INSTITUTION_WORDS, institution } from './institutions.js';
import { EVIDENCE_KINDS } from './lists/evidence.js';
import { openGazetteer } from './lists/gazetteer.js';
import { knownAbbreviation } from './lists/known-abbreviations.js';
import { knownOrganization } from './lists/known-organizations.js';
import { WORD_LISTS } from './lists/word-lists.js';
import { organizationRecognizer } from './organization.js';
import { personRecognizer } from './person.js';
import { repeatMentions } from './repeat-mentions/places-and-organizations.js';
import { namesInAlphabets } from './scripts/alphabets.js';
import { eastAsianOrganization } from './scripts/east-asian-organizations.js';
import { honorificBehind } from './scripts/honorifics-behind.js';
import { institutionInScripts } from './scripts/institutions-in-scripts.js';
import { listedNamesInScripts } from './scripts/listed-names.js';
import { namesByForm } from './scripts/names-by-form.js';
import { repeatMentionsInScripts } from './scripts/repeat-mentions.js';
import { namesInScripts } from './scripts/without-capitals.js';
import { TITLE_ALONE } from './titles-alone.js';

export default definePlugin({
  name: 'names',
  description: 'Names of persons and organisations by cues, lists and repeat mentions.',
  register(registry) {
    for (const list of WORD_LISTS) registry.wordList(list);
    for (const kind of [...EVIDENCE_KINDS, ...ABOUT_PEOPLE, ...CITED, DEFINED_ABBREVIATION, TITLE_ALONE])
      registry.evidence(kind);
    for (const curve of CALIBRATION.curves) registry.calibration(curve);
    const gazetteer = openGazetteer();
    registry.recognizer(personRecognizer(gazetteer));
    registry.recognizer(organizationRecognizer(gazetteer));
    registry.wordList({ name: INSTITUTION_LIST, words: INSTITUTION_WORDS });
    registry.recognizer(institution);
    registry.recognizer(institutionInScripts);
    registry.recognizer(eastAsianOrganization);
    registry.recognizer(knownOrganization);
    registry.recognizer(knownAbbreviation);
    registry.recognizer(employer);
    registry.recognizer(treatedAt);
    registry.recognizer(typistInitials);
    registry.recognizer(careOfLine);
    registry.recognizer(descent);
    registry.recognizer(speakerLine);
    registry.recognizer(spelledNames(gazetteer));
    registry.recognizer(displayName(gazetteer));
    registry.recognizer(passenger);
    registry.recognizer(repeatMentions);
    registry.recognizer(namesInAlphabets);
    registry.recognizer(namesInScripts);
    registry.recognizer(namesByForm);
    registry.recognizer(listedNamesInScripts);
    registry.recognizer(repeatMentionsInScripts);
    registry.recognizer(honorificBehind);
    registry.wordList(LOWERCASE_CUES);
    registry.recognizer(lowercaseNames(gazetteer));
    registry.recognizer(lowercaseFullNames(gazetteer));
  },
});
