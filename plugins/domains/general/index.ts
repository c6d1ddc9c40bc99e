import { type Domain, definePlugin } from '../../../core/index.js';
import { isMessageCode, isNamedScore, isOfCodeSystem } from '../../../kit/index.js';
import { codeName } from './code-name.js';
import { HEALTH_LIST, HEALTH_WORDS, healthOfSomebody } from './health-of-somebody.js';
import { internalCode } from './internal-code.js';
import { projectName } from './project-name.js';
import { specialCategory } from './special-category.js';

const general: Domain = {
  name: 'General',
  description: 'No special field: mails, letters, tickets, contracts, web texts.',
  context: {
    CASE_NUMBER: ['ticket', 'helpdesk'],
    ORGANIZATION: ['employer', 'vendor', 'supplier', 'works for', 'works at'],
  },
  // Placeholders that programs write instead of a name.
  ignore: ['n/a', 'none', 'unknown', 'null', 'undefined', 'tbd', 'not applicable', 'see above', 'same as above'],
  keeps: (view, term) => isNamedScore(view, term) || isOfCodeSystem(view, term) || isMessageCode(view, term),
};

export default definePlugin({
  name: 'general',
  description: 'The domain General, with code names of projects and internal codes.',
  register(registry) {
    registry.domain(general);
    registry.entityType({
      name: 'CRIMINAL_RECORD',
      parent: 'SENSITIVE_ATTRIBUTE',
      description: 'Offence, conviction or sentence of a person.',
      examples: ['convicted of fraud'],
      laws: ['GDPR', 'GDPR-9'],
    });
    registry.recognizer(projectName);
    registry.recognizer(codeName);
    registry.recognizer(internalCode);
    registry.recognizer(specialCategory);
    registry.wordList({ name: HEALTH_LIST, words: HEALTH_WORDS, languages: ['en'] });
    registry.recognizer(healthOfSomebody);
  },
});
