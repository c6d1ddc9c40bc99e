import contact from '../../plugins/detectors/contact/index.js';
import online from '../../plugins/detectors/online/index.js';
import { testPlugin } from '../kit/index.js';
import { casesOf } from './support/cases.js';
import { namesForTest } from './support/names-for-test.js';

const names = namesForTest(/\b(?:Dmitri Volkov|Anna Berg)\b/g);

testPlugin(online, {
  beside: [names, contact],
  cases: casesOf('online'),
});
