import { expect } from 'chai';
import { definePlugin, Engine } from '../../core/index.js';
import medical from '../../plugins/domains/medical/index.js';
import { testPlugin } from '../kit/index.js';

const domain = 'Medical';

testPlugin(medical, {
  cases: {
    'medical/clinician': [
      {
        domain,
        finds: [
          'Plan d/w [[Okafor]], MD.',
          'continue per [[Okafor]], recheck',
          'Seen by [[Holt]], RN this morning',
          'RN [[Holt-Avery]] at bedside',
          'pt [[J.S.]] is stable',
          'end of note\n[[JQ:mt]]\n',
          'Rm 2  [[Obi, C]]  34M, [[Szym, B.]] 71F, pt [[Poole/Denise]] 33F, "[[Skip" Lindholt]] 88M',
          'Assist: [[Okafor]] (PGY-2), [[Lin]] (MS3)',
          'Transcriptionist: [[kp/02142025]]',
          'Gross by PA: [[JHW]]. scribe: [[dlw]]',
        ],
        ignores: [
          'ricoverata per Polmonite. Visita per Asma, controllo',
          'Lasix, 40 mg, K 4 F, dose 1/2 tab, MRI/CT 33 F, page/12312025, Read by MRI tech, scribe: none today',
          'd/w Cardiology.',
          'd/w Patient.',
          'RN Team',
          'pt is a 40 year old',
          'BP:high',
        ],
      },
      { finds: ['nothing here'], ignores: ['Plan d/w Okafor, MD.', 'pt J.S. is stable'] },
    ],
    'medical/trial-id': {
      domain,
      finds: [
        'enrolled in [[NCT01234567]]',
        'Subject ID: [[1042-007]]',
        'trial [[2019-001234-12]]',
        'Protocol No. [[ABX-2201]]',
      ],
      ignores: ['2019-001234-12', 'NCT0123', 'subject of discussion', 'protocol was followed'],
    },
    'medical/diagnosis': [
      {
        domain,
        level: 3,
        finds: ["history of [[type 2 diabetes]] and [[Crohn's disease]]"],
        ignores: ['a history book'],
      },
      { domain, finds: ['level two reports none'], ignores: ['history of type 2 diabetes'] },
      { level: 3, finds: ['other domains report none'], ignores: ['history of asthma'] },
    ],
    'medical/medication': [
      { domain, level: 3, finds: ['takes [[metformin 500 mg]] and [[Lipitor]]'], ignores: ['takes a walk'] },
      { domain, finds: ['level two reports no drug'], ignores: ['takes metformin 500 mg'] },
    ],
  },
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

  it('counts ages at lower scores', async () => {
    expect(await found('78yo', 'Medical')).to.deep.equal(['78yo']);
    expect(await found('78yo', 'General')).to.deep.equal([]);
  });

  it('never reports the names of instruments, but a bare eponym may be a patient', async () => {
    expect(await found('Glasgow Coma Scale', 'Medical')).to.deep.equal([]);
    expect(await found('Glasgow Coma Scale', 'General')).to.deep.equal(['Glasgow Coma Scale']);
    expect(await found('Foley', 'Medical')).to.deep.equal(['Foley']);
  });
});
