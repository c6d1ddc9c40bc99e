import { expect } from 'chai';
import { definePlugin, Engine } from '../../core/index.js';
import medical from '../../plugins/domains/medical/index.js';
import { testPlugin } from '../kit/index.js';
import { casesOf } from './support/cases.js';

testPlugin(medical, {
  cases: casesOf('medical'),
});

/** Something of a low score, and eponyms that a careless recognizer takes for names. */
const careless = definePlugin({
  name: 'careless',
  description: 'For this test.',
  register(registry) {
    registry.recognizer({
      name: 'careless/any',
      types: ['AGE', 'PERSON'],
      patterns: [
        { type: 'AGE', match: '78yo', score: 0.42 },
        { type: 'PERSON', match: 'Glasgow Coma Scale|Foley', score: 0.6 },
      ],
    });
  },
});

describe('the domain Medical', () => {
  const found = async (text: string, domain: string): Promise<string[]> => {
    await using engine = await Engine.create({ plugins: [medical, careless] });
    return engine.analyze(text, { domain }).findings.map((f) => text.slice(f.start, f.end));
  };

  it('reports ages at lower scores', async () => {
    expect(await found('78yo', 'Medical')).to.deep.equal(['78yo']);
    expect(await found('78yo', 'General')).to.deep.equal([]);
  });

  it('never reports the names of instruments, but a bare eponym may be a patient', async () => {
    expect(await found('Glasgow Coma Scale', 'Medical')).to.deep.equal([]);
    expect(await found('Glasgow Coma Scale', 'General')).to.deep.equal(['Glasgow Coma Scale']);
    expect(await found('Foley', 'Medical')).to.deep.equal(['Foley']);
  });
});
