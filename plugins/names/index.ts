import { definePlugin } from '../../core/index.js';
import { openGazetteer } from './gazetteer.js';
import { WORD_LISTS } from './lists.js';
import { businessName } from './organization/business.js';
import { employer } from './organization/employer.js';
import { knownAbbreviation, knownOrganization } from './organization/known.js';
import { organizationRecognizer } from './organization/recognizer.js';
import { treatedAt } from './organization/treated-at.js';
import { announcedName } from './person/announced.js';
import { beforeMark } from './person/before-mark.js';
import { bench, JUDGES } from './person/bench.js';
import { nameBesideNumber } from './person/beside-number.js';
import { caption, VERSUS } from './person/caption.js';
import { careOfLine } from './person/care-of.js';
import { chartedName } from './person/charted.js';
import { dottedLogin } from './person/dotted-login.js';
import { FILE_ENDINGS, fileName } from './person/file-name.js';
import { honorificBehind } from './person/honorifics-behind.js';
import { introducedName } from './person/introduced.js';
import { announcedLogin } from './person/login.js';
import { reachedName } from './person/reached.js';
import { personRecognizer } from './person/recognizer.js';
import { namesInScripts } from './person/scripts.js';
import { shouted } from './person/shouted.js';
import { BESIDE, smallBeside } from './person/small-beside.js';
import { speakerLine } from './person/speaker.js';
import { syllables } from './person/syllables.js';

export default definePlugin({
  name: 'names',
  description: 'Names of persons and organisations by titles, labels, headers and dictionaries.',
  register(registry) {
    for (const list of WORD_LISTS) registry.wordList(list);
    const gazetteer = openGazetteer();
    registry.recognizer(personRecognizer(gazetteer));
    registry.recognizer(organizationRecognizer(gazetteer));
    registry.recognizer(knownOrganization);
    registry.recognizer(knownAbbreviation);
    registry.recognizer(employer);
    registry.recognizer(businessName);
    registry.recognizer(treatedAt);
    registry.recognizer(careOfLine);
    registry.wordList(JUDGES);
    registry.recognizer(bench);
    registry.wordList(VERSUS);
    registry.recognizer(caption);
    registry.recognizer(syllables);
    registry.recognizer(shouted(gazetteer));
    registry.wordList(FILE_ENDINGS);
    registry.recognizer(fileName(gazetteer));
    registry.recognizer(announcedName);
    registry.recognizer(beforeMark);
    registry.recognizer(chartedName);
    registry.recognizer(introducedName(gazetteer));
    registry.recognizer(reachedName(gazetteer));
    registry.recognizer(nameBesideNumber);
    registry.recognizer(namesInScripts);
    registry.recognizer(honorificBehind);
    registry.recognizer(announcedLogin(gazetteer));
    registry.recognizer(dottedLogin(gazetteer));
    registry.recognizer(speakerLine);
    registry.wordList(BESIDE);
    registry.recognizer(smallBeside(gazetteer));
  },
});
