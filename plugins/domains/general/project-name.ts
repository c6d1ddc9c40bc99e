import type { PatternRecognizer } from '../../../core/index.js';
import { lexiconPattern, lexiconWords } from '../../../kit/index.js';

// Words after `Project` or `Operation` that are not code names.
const NO_CODE_NAME = `(?!(?:${lexiconPattern('code-names', { class: 'not-a-project' })})\\b)`;
const CODE_NAME = `${NO_CODE_NAME}[A-Z][A-Za-z]{2,20}(?:[ -][A-Z][A-Za-z]{2,20}|[ -](?:\\d{1,4}|[IVX]{1,4}))?(?![\\p{L}\\p{N}_])`;

/** `Project Kestrel`, `Operation Lighthouse`, `codenamed Basalt`. In the domain Finance the plugin `finance` reads them as deals. */
export const projectName: PatternRecognizer = {
  name: 'general/project-name',
  types: ['PROJECT_NAME'],
  domains: ['General', 'Medical', 'Legal', 'Custom'],
  domainSpecific: true,
  patterns: [
    {
      name: 'project',
      type: 'PROJECT_NAME',
      match: `(?:Project|Operation|Initiative|Programme|Projekt|Projet|Proyecto|Progetto) ${CODE_NAME}`,
      score: 'form:shared',
    },
    {
      name: 'code name',
      type: 'PROJECT_NAME',
      lead: '(?:[Cc]ode ?-?[Nn]amed?|[Ww]orking title|[Dd]eckname)(?: is| ist|:| =)? ["\']?',
      match: CODE_NAME,
      score: 'cue:label',
    },
  ],
  context: lexiconWords('code-names', { class: 'project-context' }),
};
