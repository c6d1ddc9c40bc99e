import type { CodeRecognizer, EntityType, Match } from '../../../core/index.js';
import { scoreOf } from '../../../kit/index.js';

const SCORE = scoreOf('cue:label');
const WHY = 'attribute of a clinical document';
const ELEMENT =
  /<(?:[a-z]{1,10}:)?(id|birthTime|time|low|high|effectiveTime|telecom|setId|deceasedTime)(?=[\s/])([^<>]{1,240})>/g;
/** `<system value="urn:oid:…"/><value value="…"/>`: a register and a number in it. */
const IN_REGISTER = /<system value="(?:urn:|https?:)[^"<>]{1,160}" ?\/>\s{0,40}<value value="([^"\n<>]{1,80})"/g;
const VALUE = /\s(extension|value)="([^"\n]{1,80})"/;
const STAMP = /^(?:19|20)\d{6}(?:\d{2,6})?(?:\.\d{1,4})?(?:[-+]\d{4})?$/;

/**
 * Values of C-CDA and FHIR in XML that stand in attributes with generic names: `<id extension="…">`, `<birthTime
 * value="…"/>`.
 */
export const clinicalAttributes: CodeRecognizer = {
  name: 'fields/clinical-attributes',
  types: ['ID_NUMBER', 'DATE', 'DATE_OF_BIRTH'],
  needs: { holds: ['<', '"', '='], digits: 1 },
  *recognize({ view }): Iterable<Match> {
    for (const { index, 0: all, 1: value = '' } of view.includes('<system ') ? view.matchAll(IN_REGISTER) : []) {
      const end = index + all.length - 1;
      if (/\d/.test(value)) yield { type: 'ID_NUMBER', start: end - value.length, end, score: SCORE, why: WHY };
    }
    for (const { index, 0: all, 1: name = '', 2: inner = '' } of view.matchAll(ELEMENT)) {
      const found = VALUE.exec(inner);
      const [, attribute = '', value = ''] = found ?? [];
      const type = typeOf(name, attribute, value);
      if (found === null || type === undefined) continue;
      const start = index + all.length - 1 - inner.length + found.index + found[0].indexOf('"') + 1;
      yield { type, start, end: start + value.length, score: SCORE, why: WHY };
    }
  },
};

function typeOf(name: string, attribute: string, value: string): EntityType | undefined {
  if (attribute === 'extension')
    return (name === 'id' || name === 'setId') && /\d{3}/.test(value) ? 'ID_NUMBER' : undefined;
  // `<id value="…"/>` of FHIR holds the number of a record in any form.
  if (name === 'id') return /\d/.test(value) ? 'ID_NUMBER' : undefined;
  if (!STAMP.test(value)) return undefined;
  return name === 'birthTime' ? 'DATE_OF_BIRTH' : 'DATE';
}
