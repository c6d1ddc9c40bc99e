import type { Match } from '../../../core/index.js';
import { coded, codes } from './coded.js';

/**
 * Fields of the NCPDP Telecommunication standard (version D.0, data dictionary) on patients, members and prescribers.
 */
const FIELDS = codes({
  PERSON: 'CA CB CC CD DR 2J CE CF DY',
  DATE_OF_BIRTH: 'C4',
  STREET_ADDRESS: 'CM CG 2K',
  CITY: 'CN CH 2M',
  STATE: 'CO CI 2N',
  POSTAL_CODE: 'CP CJ 2P',
  PHONE_NUMBER: 'CQ CK PM',
  HEALTH_PLAN_ID: 'C2 C1 N6',
  MEDICAL_RECORD_NUMBER: 'CY',
  ID_NUMBER: 'D2 DB DL DZ EM CZ',
});
/** Fields are separated by a control character, which logs print as `<FS>`. */
const FIELD = /(?:[^\P{Cc}\s]|<FS>)(?<code>[A-Z\d]{2})(?<value>[^\p{Cc}<]{1,80})/gu;

/** Values of pharmacy claims. */
export const pharmacy = (view: string): Generator<Match> => coded(view, FIELD, FIELDS);
