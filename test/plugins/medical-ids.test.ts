import { type Domain, definePlugin } from '../../core/index.js';
import medicalIds from '../../plugins/detectors/medical-ids/index.js';
import { testPlugin } from '../kit/index.js';
import { casesOf } from './support/cases.js';

const medical: Domain = { name: 'Medical', description: 'Hospitals.' };
const domains = definePlugin({
  name: 'medical-domain',
  description: 'The domain alone.',
  register: (registry) => registry.domain(medical),
});

testPlugin(medicalIds, {
  beside: [domains],
  cases: casesOf('medical-ids'),
});
