import { expect } from 'chai';
import fc from 'fast-check';
import { Engine, type Registry } from '../../core/index.js';
import { loadConfig } from '../../lib/engine/config-file.js';
import { resolvePlugins } from '../../lib/engine/create-engine.js';
import { readPreparedScan } from '../../lib/engine/prepared-scan.js';

/** Short texts with terms that the shipped code recognizers find, each by another sign. */
const TEXTS = [
  'Socorro, RPh and Yoon PGY1 saw kids Obi (11) and Nkechi (8) in Chicago IL.',
  'Nahid is a 29-year-old; I am Thirumurugan s/o Palaniappan from Marblehead, MA.',
  '田中良子さん, 王先生 and 박순자 씨 wrote to Élodie Núñez.',
  '<id extension="4471200" root="2.16"/><birthTime value="19620731"/>',
  'PID|1||88123^^^MRN||DOE^JANE||19620731|F|||12 ELM ST^^RENO^NV^89501||7755550132',
  'name: Ida Brandt; tel=+1 (415) 555-0132; pin => 4471',
  '"name","born","city"\n"Ida Brandt","1962-07-31","Graz"\nINSERT INTO people VALUES (7, \'Ida Brandt\')',
  'Ida Brandt <ida.brandt@clinic.example>, ida (at) clinic (dot) example, @ibrandt',
  'password: Tr0ub4dor&3 key=AKIAIOSFODNN7EXAMPLE https://ibrandt:geheim@shop.example:8443/a?b=c',
  'scan_Brandt_Ida_19620731.pdf and 12/31 11/30 02/03',
  'BRANDT, I. v. MOYO; before Judge Okafor; Brandt says: no. LONDON (Reuters) - On 4 May 2021',
  'on metoprolol 25 mg, saw Dr. Moyo at Mercy General Hospital; lives at 4 Elm Street, Reno, NV 89501 (Reno 89501)',
  'card 4111 1111 1111 1111, ending in 1111; IBAN DE89 3704 0044 0532 0130 00',
  'Atatürk Mah. Gül Sok. No: 4; Ida, 34, was born 31.07.1962; statement 05/04/2021 - 06/03/2021',
  "NAD+BY+4471::91++Ida Brandt+Elm 4+Graz'\n(0010,0010) PN {Brandt^Ida}\nWIFI:T:WPA;S:Ida;P:x12;;",
  'DDEN\nDAQ44719\nDCSBRANDT\u001cCAIDA<FS>CBBRANDT\n0 @I1@ INDI\n1 NAME Ida /Brandt/',
  '[12:03] ibrandt: hi\n<ibrandt> hi\nSPEAKER MOYO: no\nibrandt and moyo: see ida',
];

/** A registry whose code recognizers are asked about every text. */
const asking = (registry: Registry): Registry => ({
  entityType: (info) => registry.entityType(info),
  evidence: (kind) => registry.evidence(kind),
  calibration: (calibration) => registry.calibration(calibration),
  recognizer(recognizer) {
    if (!('recognize' in recognizer)) return registry.recognizer(recognizer);
    const { needs: _, ...always } = recognizer;
    registry.recognizer(always);
  },
  annotator: (annotator) => registry.annotator(annotator),
  wordList: (list) => registry.wordList(list),
  words: (group, query) => registry.words(group, query),
  joinRule: (rule) => registry.joinRule(rule),
  transformer: (transformer) => registry.transformer(transformer),
  domain: (domain) => registry.domain(domain),
  policy: (policy) => registry.policy(policy),
  fileAdapter: (adapter) => registry.fileAdapter(adapter),
  service: (token, factory, options) => registry.service(token, factory, options),
  use: (token, otherwise) => registry.use(token, otherwise),
});

describe('what the shipped recognizers need', () => {
  let engine: Engine;
  let always: Engine;
  before(async function () {
    this.timeout(60_000);
    const loaded = await loadConfig();
    const plugins = await resolvePlugins(loaded);
    const prepared = readPreparedScan();
    const patient = plugins.map(({ plugin, options }) => ({
      plugin: { ...plugin, register: (registry: Registry, given: never) => plugin.register(asking(registry), given) },
      ...(options === undefined ? {} : { options }),
    }));
    engine = await Engine.create({ plugins, prepared });
    always = await Engine.create({ plugins: patient, prepared });
  });
  after(async () => {
    await engine.close();
    await always.close();
  });

  it('hide no term: parts of texts have the same findings as when every recognizer is called', () => {
    const piece = fc.record({
      text: fc.constantFrom(...TEXTS),
      from: fc.nat(80),
      length: fc.integer({ min: 1, max: 60 }),
    });
    const findings = (one: Engine, text: string) => one.analyze(text, { level: 3 }).findings;
    for (const text of TEXTS) expect(findings(engine, text), text).to.deep.equal(findings(always, text));
    fc.assert(
      fc.property(piece, ({ text, from, length }) => {
        const cell = text.slice(from, from + length);
        expect(findings(engine, cell)).to.deep.equal(findings(always, cell));
      }),
      { numRuns: 400 },
    );
  });

  it('hide no term in long texts composed of several lines', () => {
    const pieces = fc.array(fc.constantFrom(...TEXTS, 'The report is due on Monday.'), { minLength: 2, maxLength: 9 });
    const findings = (one: Engine, text: string) => one.analyze(text, { level: 3 }).findings;
    fc.assert(
      fc.property(pieces, fc.constantFrom(' ', '\n', '\n\n'), (lines, between) => {
        const text = `${'We met again and talked for a while. '.repeat(8)}${lines.join(between)}`;
        expect(findings(engine, text)).to.deep.equal(findings(always, text));
      }),
      { numRuns: 100 },
    );
  });
});
