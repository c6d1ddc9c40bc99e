import { type Domain, definePlugin } from '../../../core/index.js';
import { isLegalEponym, isNamedScore } from '../../../kit/index.js';
import { codeName } from './code-name.js';
import { internalCode } from './internal-code.js';
import { projectName } from './project-name.js';
import { specialCategory } from './special-category.js';

const NAMES: ReadonlySet<string> = new Set(['PERSON', 'ORGANIZATION', 'LOCATION', 'CITY', 'FACILITY']);

const general: Domain = {
  name: 'General',
  description: 'No special field: mails, letters, tickets, contracts, web texts.',
  context: {
    CASE_NUMBER: ['ticket', 'helpdesk'],
    ORGANIZATION: ['employer', 'vendor', 'supplier', 'works for', 'works at'],
  },
  // Placeholders that programs write instead of a name.
  ignore: ['n/a', 'none', 'unknown', 'null', 'undefined', 'tbd', 'not applicable', 'see above', 'same as above'],
  // What is called by somebody's name and tells of nobody: `Kellgren-Lawrence grade 4`, `Dodd-Frank`.
  keeps: (view, term) => NAMES.has(term.type) && (isNamedScore(view, term) || isLegalEponym(view, term)),
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
  },
});
