import { expect } from 'chai';
import { definePlugin, Engine } from '../../core/index.js';
import temporal from '../../plugins/detectors/temporal/index.js';
import { testPlugin } from '../kit/index.js';
import { casesOf } from './support/cases.js';
import { namesForTest } from './support/names-for-test.js';

const medical = definePlugin({
  name: 'medical-for-test',
  description: 'A domain of the name that clinical recognizers ask for.',
  register: (registry) => registry.domain({ name: 'Medical', description: 'Clinical text.' }),
});

const names = namesForTest(/\b(?:Consuelo|John Smith|Karl Huber|Anna)\b/g);

testPlugin(temporal, {
  beside: [medical, names],
  cases: casesOf('temporal'),
});

describe('temporal columns', () => {
  it('reads a date under a birth-date title as a birth date, and only there', async () => {
    const engine = await Engine.create({ plugins: [temporal] });
    const type = (header: string[]): string | undefined => engine.analyze('03/14/1962', { header }).findings[0]?.type;
    expect(type(['Date of Birth'])).to.equal('DATE_OF_BIRTH');
    expect(type(['patient_dob'])).to.equal('DATE_OF_BIRTH');
    expect(type(['visit date'])).to.equal('DATE');
    await engine.close();
  });
});
