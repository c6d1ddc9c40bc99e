import type { PatternRecognizer } from '../../../core/index.js';
import { lexiconPattern } from '../../../kit/index.js';

const GLUE = '[\'"]?(?: ?[:=] ?| is )[\'"]?';
const TOKEN = '[A-Za-z0-9][A-Za-z0-9%._~+/|:=-]{6,1000}[A-Za-z0-9%=]';
const UUID = '[0-9A-Fa-f]{8}-(?:[0-9A-Fa-f]{4}-){3}[0-9A-Fa-f]{12}(?![\\p{L}\\p{N}_-])';

/** Labels of the identifiers of devices; their words may also be joined. */
const DEVICE_ID = lexiconPattern('web', { class: 'device-id-label' }).replaceAll(' ', '[ _-]?');

/** Identifiers by which a browser or device is tracked. */
export const cookieRecognizer: PatternRecognizer = {
  name: 'online/cookie',
  types: ['COOKIE_ID'],
  patterns: [
    {
      name: 'analytics',
      type: 'COOKIE_ID',
      match:
        '(?:GA1\\.\\d\\.(?:\\d{1,2}-\\d\\.)?\\d{5,12}\\.\\d{5,12}|GS[12]\\.\\d\\.[A-Za-z0-9.$]{10,100}|fb\\.\\d\\.\\d{10,14}\\.[A-Za-z0-9_-]{5,200})(?![\\p{L}\\p{N}_])',
      score: 'form:own',
    },
    {
      name: 'session',
      type: 'COOKIE_ID',
      lead: `(?:PHPSESSID|JSESSIONID|ASPSESSIONID[A-Z]{8}|ASP\\.NET_SessionId|connect\\.sid|session[_-]?id|sessionid|session[_-]?token|session[_-]?key|laravel_session|ci_session|_session_id|_[a-z]{2,20}_session|cf_clearance|__cf_bm|csrftoken|XSRF-TOKEN|csrf[_-]token|remember_token)${GLUE}`,
      match: `(?=[A-Za-z%._~+/|:=-]{0,60}\\d)${TOKEN}`,
      ignoreCase: true,
      score: 'cue:label',
    },
    {
      name: 'session in a sentence',
      type: 'COOKIE_ID',
      lead: '(?:session|sitzung|sesión) ',
      match: '(?=[0-9a-f]{0,14}\\d)(?=[0-9a-f]{0,14}[a-f])[0-9a-f]{12,64}(?![\\p{L}\\p{N}_-])',
      ignoreCase: true,
      score: 'cue:word',
    },
    {
      name: 'short names',
      type: 'COOKIE_ID',
      lead: `(?:${lexiconPattern('web', { class: 'cookie' })}|_hjSessionUser_\\d{1,9}|_ga_[A-Z0-9]{6,12})=['"]?`,
      match: `(?=[A-Za-z%._~+/|:=-]{0,60}\\d)${TOKEN}`,
      score: 'cue:label',
    },
    {
      name: 'header',
      type: 'COOKIE_ID',
      lead: 'Cookie2?: ?',
      match: '[A-Za-z0-9_.$-]{1,60}=[^\\r\\n]{2,2000}',
      ignoreCase: true,
      score: 'cue:label',
    },
    {
      name: 'advertising id',
      type: 'COOKIE_ID',
      lead: `(?:${DEVICE_ID})${GLUE}`,
      match: `(?:${UUID}|[0-9a-f]{16,64}(?![\\p{L}\\p{N}_-])|\\d{5,12}\\.\\d{5,12}(?![\\p{L}\\p{N}_.]))`,
      ignoreCase: true,
      score: 'cue:label',
    },
  ],
};
