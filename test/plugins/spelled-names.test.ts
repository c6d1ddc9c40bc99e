import { expect } from 'chai';
import type { Engine } from '../../core/index.js';
import { createEngine, defaultConfig } from '../../lib/index.js';

describe('names spelled letter by letter', () => {
  let engine: Engine;
  before(async () => {
    engine = await createEngine(await defaultConfig());
  });
  after(() => engine.close());

  const persons = (text: string): string[] =>
    engine
      .analyze(text)
      .findings.filter(({ type }) => type === 'PERSON')
      .map(({ start, end }) => text.slice(start, end));

  it('are found behind a word that says so, in several languages', () => {
    for (const [text, name] of [
      ['The surname is spelled T-A-R-V-E-N, with one R.', 'T-A-R-V-E-N'],
      ['It is spelt Q U E L L O R, please.', 'Q U E L L O R'],
      ['Mein Name, ich buchstabiere: v-o-r-k-a-t.', 'v-o-r-k-a-t'],
      ['Mon nom s’écrit M-O-R-V-A-N.', 'M-O-R-V-A-N'],
      ['El apellido se escribe D-U-R-V-A-L.', 'D-U-R-V-A-L'],
    ] as const)
      expect(persons(text), text).to.include(name);
  });

  it('are found where the letters make a person of the text, or a frequent name', () => {
    expect(persons('Dr. Edda Torvaldsen called. T-O-R-V-A-L-D-S-E-N, yes.')).to.include('T-O-R-V-A-L-D-S-E-N');
    expect(persons('Yes, R-I-C-H-A-R-D-S-O-N it is.')).to.include('R-I-C-H-A-R-D-S-O-N');
  });

  it('are no letters that count answers, and no abbreviations', () => {
    for (const text of ['Tick A-B-C-D or E-F-G-H.', 'Grades A B C D E F are given.', 'It was a N-A-T-O base.'])
      expect(persons(text), text).to.deep.equal([]);
  });

  it('become the spelled name of the same person', () => {
    const { outputs } = engine.deidentify('Patient: Theresa Brandt. I spell it: B-R-A-N-D-T.', {
      mode: 'PROPRIETARY',
      seed: 'spelled',
    });
    const [, surname = '', spelled = ''] =
      /^Patient: \S+ (\S+)\. I spell it: (\S+)\.$/u.exec(outputs[0]?.text ?? '') ?? [];
    expect(surname).to.not.equal('');
    expect(spelled).to.equal(Array.from(surname.toUpperCase()).join('-'));
  });
});
