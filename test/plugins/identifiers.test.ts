import identifiers from '../../plugins/detectors/identifiers/index.js';
import { testPlugin } from '../kit/index.js';
import { casesOf } from './support/cases.js';
import { namesForTest } from './support/names-for-test.js';

const names = namesForTest(/\b(?:Ines Holm|Tabea Wirt)\b/g);

testPlugin(identifiers, {
  beside: [names],
  cases: casesOf('identifiers'),
});
