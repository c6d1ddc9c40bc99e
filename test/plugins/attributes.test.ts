import attributes from '../../plugins/detectors/attributes/index.js';
import { testPlugin } from '../kit/index.js';
import { casesOf } from './support/cases.js';

testPlugin(attributes, {
  cases: casesOf('attributes'),
});
