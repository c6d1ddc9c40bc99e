import { expect } from 'chai';
import fc from 'fast-check';
import { createEngine, DeidError, type Engine } from '../../lib/index.js';

const MODES = ['PROPRIETARY', 'REDACT', 'MASKED', 'GDPR', 'HIPAA'];

/** The error that work throws. */
function thrown(work: () => unknown): DeidError {
  try {
    work();
  } catch (error) {
    if (error instanceof DeidError) return error;
    throw error;
  }
  throw new Error('nothing was thrown');
}

describe('objects, arrays and JSON', () => {
  let engine: Engine;
  before(async () => {
    engine = await createEngine();
  });
  after(() => engine.close());

  const one = (value: object, mode = 'GDPR') => engine.deidentify(value, { mode, seed: 'a' }).outputs[0]?.value;

  it('names each finding by its pointer, and searches values by path and title', () => {
    const { analysis } = engine.deidentify({
      patient: { name: 'Zorblat Quimby', phone: 4155550132, 'a/b': { '~x': 'mail to jo@acme-corp.com' } },
    });
    expect(analysis.findings.map(({ pointer, type, start, end }) => [pointer, type, start, end])).to.deep.equal([
      ['/patient/name', 'PERSON', 0, 14],
      ['/patient/phone', 'PHONE_NUMBER', 0, 10],
      ['/patient/a~1b/~0x', 'EMAIL_ADDRESS', 8, 24],
    ]);
  });

  it('reads what other objects of a document show: parts of names, rows, lists, labels, JSON in strings', () => {
    expect(
      one({
        name: [{ family: 'Blackmoor', given: ['Hortensia', 'Mae'] }],
        notes: [{ text: 'Hortensia was late. Blackmoor left.' }],
      }),
    ).to.deep.equal({
      name: [{ family: '[PERSON_1]', given: ['[PERSON_1]', '[PERSON_1]'] }],
      notes: [{ text: '[PERSON_1] was late. [PERSON_1] left.' }],
    });
    expect(
      one([
        ['name', 'phone'],
        ['Zorblat Quimby', '4155550132'],
        ['Ekatro Vorsom', '4155550177'],
      ]),
    ).to.deep.equal([
      ['name', 'phone'],
      ['[PERSON_1]', '[PHONE_NUMBER_1]'],
      ['[PERSON_2]', '[PHONE_NUMBER_2]'],
    ]);
    expect(one({ fields: [{ label: 'Patient name', value: 'Zorblat Quimby' }] })).to.deep.equal({
      fields: [{ label: 'Patient name', value: '[PERSON_1]' }],
    });
    expect(one({ arguments: '{"customer name":"Zorblat Quimby","phone":4155550132}' })).to.deep.equal({
      arguments: '{"customer name":"[PERSON_1]","phone":"[PHONE_NUMBER_1]"}',
    });
  });

  it('does not take the name of a thing for that of its author', () => {
    const thing = { name: 'left-pad', version: '1.3.0', author: 'Steve Mason' };
    expect(one(thing)).to.deep.equal({ ...thing, author: '[PERSON_1]' });
  });

  it('keeps numbers numbers where the substitute is one, and is valid in every mode and at every level', () => {
    const value = { phone: 4155550132, ssn: 523456789, zip: 94110, age: 41, count: 7, ratio: -0.5, ok: true, no: null };
    for (const level of [1, 2, 3] as const) {
      const { phone, ssn, ...rest } = engine.deidentify(value, { level, seed: `s${level}` }).outputs[0]?.value ?? value;
      expect([phone, ssn]).to.satisfy((all: unknown[]) => all.every((x) => typeof x === 'number'));
      expect([phone, ssn]).not.to.deep.equal([value.phone, value.ssn]);
      expect(rest).to.include({ count: 7, ratio: -0.5, ok: true, no: null });
    }
    expect(one({ phone: 4155550132 }, 'MASKED')).to.deep.equal({ phone: '**********' });
    for (const mode of MODES) expect(() => one(value, mode)).not.to.throw();
  });

  it('refuses identifiers in keys unless told to replace or report them', () => {
    const value = { calls: { 'jo.berg@acme-corp.com': 2, 'Anna Smith': 1 } };
    const error = thrown(() => engine.deidentify(value));
    expect(error.code).to.equal('identifier_in_key');
    expect(error.message).not.to.match(/anna|berg/i);
    const reported = engine.deidentify(value, { keys: 'report' });
    expect(reported.outputs[0]?.value).to.deep.equal(value);
    expect(reported.analysis.findings.map(({ pointer, inKey }) => [pointer, inKey])).to.deep.equal([
      ['/calls/jo.berg@acme-corp.com', true],
      ['/calls/Anna Smith', true],
    ]);
    expect(engine.deidentify(value, { keys: 'replace', mode: 'REDACT' }).outputs[0]?.value).to.deep.equal({
      calls: { '*****': 2, '*****_2': 1 },
    });
  });

  it('changes no character of JSON text outside of what it replaces', () => {
    const json =
      '{\r\n  "na\\u006de" : "Zorblat Quimby",\t"n": 1.0, "big": 123456789012345678901, "t":"\\u00e9\\/ Call 415 555 0132 \\"now\\"" , "e": 1E2\n}\n';
    const { value, edits } = engine.deidentifyJson(json, { mode: 'GDPR' }).outputs[0] ?? { value: '', edits: [] };
    expect(value).to.equal(json.replace('Zorblat Quimby', '[PERSON_1]').replace('415 555 0132', '[PHONE_NUMBER_1]'));
    expect(edits.map(({ pointer, start, end }) => [pointer, start, end])).to.deep.equal([
      ['/name', 0, 14],
      ['/t', 8, 20],
    ]);
  });

  it('refuses what is no JSON without quoting it', () => {
    const code = (json: string) => thrown(() => engine.deidentifyJson(json)).code;
    for (const json of ['', '{', '{"a":01}', "{'a':1}", '[1,]', '{"a":1} x', '[NaN]', '"a\nb"', '// Anna\n{}'])
      expect(code(json), json).to.equal('document_unreadable');
    expect(code(`${'['.repeat(100_000)}${']'.repeat(100_000)}`)).to.equal('document_unreadable');
    const circle: { self?: object } = {};
    circle.self = circle;
    expect(thrown(() => engine.deidentify(circle)).code).to.equal('validation_failed');
    expect(thrown(() => engine.deidentify({ n: 1n })).code).to.equal('validation_failed');
  });

  it('returns any JSON without identifiers as it is, and any JSON valid and of the same form', () => {
    const form = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(form);
      if (typeof value !== 'object' || value === null)
        return typeof value === 'string' || typeof value === 'number' ? 1 : value;
      return Object.entries(value).map(([, item]) => form(item));
    };
    fc.assert(
      fc.property(fc.json(), fc.constantFrom(...MODES), (json, mode) => {
        const { outputs, analysis } = engine.deidentifyJson(json, { mode, keys: 'replace', level: 3 });
        const after = outputs[0]?.value ?? '';
        if (analysis.findings.length === 0) expect(after).to.equal(json);
        expect(form(JSON.parse(after))).to.deep.equal(form(JSON.parse(json)));
      }),
      { numRuns: 150 },
    );
  });

  it('makes candidates that differ, each consistent in itself', () => {
    const value = { name: 'Anna Smith', note: 'Anna left.' };
    const { outputs } = engine.deidentify(value, { candidates: 3, seed: 'x' });
    expect(new Set(outputs.map((output) => output.value.name)).size).to.equal(3);
    for (const { value: made } of outputs) expect(made.note).to.equal(`${made.name.split(' ')[0]} left.`);
  });

  it('several texts share one memory', () => {
    const texts = ['Anna Smith is ill, MRN A-44170.', 'Paul Weber asks about Smith (A-44170).', '', 'Smith left'];
    const results = engine.deidentifyTexts(texts, { mode: 'GDPR' });
    expect(results.map(({ outputs }) => outputs[0]?.text)).to.deep.equal([
      '[PERSON_1] is ill, MRN [ID_NUMBER_1].',
      '[PERSON_2] asks about [PERSON_1] ([ID_NUMBER_1]).',
      '',
      '[PERSON_1] left',
    ]);
    expect(results[1]?.analysis.findings.map(({ start, end }) => texts[1]?.slice(start, end))).to.deep.equal([
      'Paul Weber',
      'Smith',
      'A-44170',
    ]);
  });

  it('a text alone has the same result in a list of one', () => {
    for (const text of ['Call Mary Jones at (415) 555-0132.', 'Nothing here.'])
      expect(engine.deidentifyTexts([text], { seed: 'q', candidates: 2 })).to.deep.equal([
        engine.deidentify(text, { seed: 'q', candidates: 2 }),
      ]);
  });

  it('checks options like other calls', () => {
    expect(thrown(() => engine.deidentify({}, { mode: 'NONE' })).code).to.equal('validation_failed');
    // @ts-expect-error: not one of the rules
    expect(thrown(() => engine.deidentify({}, { keys: 'drop' })).mistakes[0]?.pointer).to.equal('/keys');
  });
});
