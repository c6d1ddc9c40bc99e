import type { PatternRecognizer } from '../../../core/index.js';
import { lexiconPattern } from '../../../kit/index.js';

const HOST = '[A-Za-z0-9](?:[A-Za-z0-9-]{0,62}\\.){1,8}[A-Za-z][A-Za-z0-9-]{1,62}(?![\\p{L}0-9_@-])';

const FILE_ENDING = new RegExp(`\\.(?:${lexiconPattern('web', { class: 'file-ending' })})$`, 'i');

/** Names of hosts and domains after a label. A host name without a dot must contain a digit or hyphen. */
export const domainNameRecognizer: PatternRecognizer = {
  name: 'online/domain-name',
  types: ['DOMAIN_NAME'],
  patterns: [
    {
      name: 'after a label',
      type: 'DOMAIN_NAME',
      lead: '(?:domain|domains|host|hostname|server|fqdn|nameserver|computer|workstation|node)(?:[ _-]?name)?[\'"]?(?: ?[:=] ?| is )[\'"]?',
      match: HOST,
      ignoreCase: true,
      score: 'cue:label',
    },
    {
      name: 'own page',
      type: 'DOMAIN_NAME',
      lead: '(?:(?:my|personal|own|mi|meine|ma|mon|mijn) (?:web ?)?(?:page|site|blog|portfolio|channel|página|seite|pagina|sitio|home ?page)|portfolio|home ?page|webpage|web page|website|página web|sito web|webseite|site web)(?: is)?:? ',
      match: HOST,
      ignoreCase: true,
      score: 'cue:word',
      validate: (term) => !FILE_ENDING.test(term),
      valid: 'cue:word',
    },
    // Names of computers often contain the name of a user: `LT-ALEE-01`.
    {
      name: 'machine of a user',
      type: 'DOMAIN_NAME',
      match:
        '(?:LAPTOP|DESKTOP|LT|PC|WS|NB|MBP|WKS|IMAC|SURFACE)-(?=[A-Z0-9-]{4})[A-Z0-9]{1,12}(?:-[A-Z0-9]{1,8}){0,2}(?![\\p{L}0-9_@.-])',
      score: 'form:common',
      context: [
        'hostname',
        'hostnames',
        'host',
        'hosts',
        'laptop',
        'laptops',
        'computer',
        'computers',
        'workstation',
        'machine',
        'device',
        'rechner',
      ],
    },
    {
      name: 'machine',
      type: 'DOMAIN_NAME',
      lead: '(?:host|hostname|computer|workstation|machine)(?:[ _-]?name)?[\'"]?(?: ?[:=] ?| is )[\'"]?',
      match: '(?=[A-Za-z-]{0,30}[0-9-])[A-Za-z][A-Za-z0-9-]{2,62}(?![\\p{L}0-9_@.-])',
      ignoreCase: true,
      score: 'cue:word',
    },
  ],
};
