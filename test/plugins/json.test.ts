import { expect } from 'chai';
import { createEngine, type DeidError, deidentifyFile, type Engine, isDeidError } from '../../lib/index.js';

const MODES = ['PROPRIETARY', 'REDACT', 'MASKED', 'GDPR', 'HIPAA'];

describe('JSON files', () => {
  let engine: Engine;
  before(async () => {
    engine = await createEngine();
  });
  after(() => engine.close());

  const run = (text: string | Uint8Array, extension: string, options: object = {}) =>
    deidentifyFile(engine, Buffer.from(text), 'bytes', { extension, mode: 'GDPR', ...options });
  const changed = async (text: string, extension: string, options: object = {}) =>
    Buffer.from((await run(text, extension, options)).bytes).toString();
  const refused = async (text: string | Uint8Array, extension: string, options: object = {}): Promise<DeidError> => {
    try {
      await run(text, extension, options);
    } catch (error) {
      if (isDeidError(error)) return error;
      throw error;
    }
    throw new Error('the file was not refused');
  };

  it('keep every byte outside of the terms, also mark, blanks, line ends, escapes and numbers', async () => {
    const json =
      '\uFEFF{\r\n\t"name" : "Zorblat Quimby", "phone":4155550132,"big":1234567890123456789012, "x":[1.0,2E1,"\\u00fc\\/"]}\r\n';
    expect(await changed(json, 'json')).to.equal(
      json.replace('Zorblat Quimby', '[PERSON_1]').replace('4155550132', '"[PHONE_NUMBER_1]"'),
    );
    for (const same of ['', ' \n', '{}', '\uFEFF[]', '"x"', '{"a":[true,null,1.50]}\r\n'])
      expect(await changed(same, 'json'), same).to.equal(same);
  });

  it('of lines keep empty lines, mixed line ends and a missing last one, and remember names', async () => {
    const lines =
      '{"name":"Zorblat Quimby","note":"Zorblat left"}\r\n\r\n{"name":"Anna Smith"}\n["x"]\n{"note":"with Anna Smith","name":null}';
    expect(await changed(lines, 'ndjson')).to.equal(
      '{"name":"[PERSON_1]","note":"[PERSON_1] left"}\r\n\r\n{"name":"[PERSON_2]"}\n["x"]\n{"note":"with [PERSON_2]","name":null}',
    );
  });

  it('find a term in all values if one shows it, before it too, and in JSON inside of strings', async () => {
    const made = await changed(
      '{"log":"saw A-441709 and Quimby","inner":"[{\\"mrn\\":\\"A-441709\\",\\"patient\\":\\"Zorblat Quimby\\"}]"}',
      'json',
    );
    expect(made).not.to.match(/441709|Quimby|Zorblat/);
    expect(JSON.parse(JSON.parse(made).inner)).to.have.length(1);
  });

  it('of FHIR lose numbers of resources and registers, and keep the codes of public systems', async () => {
    const json = JSON.stringify({
      resourceType: 'Observation',
      id: 'gyr-falcon',
      identifier: [{ value: 'QX-55190283' }, { system: 'urn:oid:1.2.3', value: 'plover-a' }],
      code: {
        coding: [
          { system: 'http://snomed.info/sct', code: '271649006', display: 'Systolic blood pressure' },
          { system: 'https://hospital.example/codes', code: 'in-house' },
        ],
      },
      derivedFrom: [{ reference: 'Observation/gyr-falcon' }],
      valueQuantity: { value: 120, unit: 'mmHg', system: 'http://unitsofmeasure.org', code: 'mm[Hg]' },
    });
    for (const domain of ['General', 'Medical'])
      for (const mode of MODES) {
        const made = await changed(json, 'json', { mode, domain });
        expect(made, `${mode} ${domain}`).not.to.match(/gyr-falcon|55190283|plover-a/);
        const { code, valueQuantity } = JSON.parse(made);
        expect(code.coding[0].code).to.equal('271649006');
        expect(valueQuantity).to.deep.equal({
          value: 120,
          unit: 'mmHg',
          system: 'http://unitsofmeasure.org',
          code: 'mm[Hg]',
        });
      }
  });

  it('of FHIR have numbers of the type that their register names, and keep what an extension is', async () => {
    const extension = { url: 'http://hl7.org/fhir/StructureDefinition/patient-birthPlace', valueString: 'Anna Smith' };
    const json = JSON.stringify({
      identifier: [{ system: 'http://hl7.org/fhir/sid/us-ssn', value: '219-09-9981' }],
      extension: [extension],
    });
    expect(await changed(json, 'json', { entities: ['US_SSN'] })).to.equal(
      json.replace('219-09-9981', '[ID_NUMBER_1]'),
    );
    expect(await changed(json, 'json', { mode: 'HIPAA' }))
      .to.include(extension.url)
      .and.not.to.include('Anna');
  });

  it('of FHIR are searched where no code stands in the place of one', async () => {
    const json =
      '{"coding":[{"system":"http://loinc.org","code":"Anna Smith"},{"system":"http://loinc.org","code":"a.smith@example.org"}]}';
    expect(await changed(json, 'json', { mode: 'REDACT' })).not.to.match(/Anna|smith@/);
  });

  it('are valid in every mode, and report what was replaced', async () => {
    const json = JSON.stringify({ people: [{ name: 'Anna Smith', phone: 4155550132, zip: 2139, born: '1961-02-03' }] });
    for (const mode of MODES) {
      const { bytes, counts, format } = await run(json, 'json', { mode });
      expect(() => JSON.parse(Buffer.from(bytes).toString())).not.to.throw();
      expect(counts).to.include({ PERSON: 1, PHONE_NUMBER: 1 });
      expect(format).to.include({ encoding: 'utf-8', records: 1 });
    }
  });

  it('with identifiers in keys are refused, or changed, or reported', async () => {
    const json = '{"jo.berg@acme-corp.com":1,"n":2}';
    for (const extension of ['json', 'ndjson']) {
      expect((await refused(json, extension)).code).to.equal('identifier_in_key');
      expect(await changed(json, extension, { adapterOptions: { keys: 'replace' } })).to.equal(
        '{"[EMAIL_ADDRESS_1]":1,"n":2}',
      );
      const { bytes, warnings } = await run(json, extension, { adapterOptions: { keys: 'report' } });
      expect(Buffer.from(bytes).toString()).to.equal(json);
      expect(warnings).to.deep.equal(['Some keys of objects hold identifiers and were left as they are.']);
    }
  });

  it('that are none are refused with the place of the mistake', async () => {
    expect((await refused('{"a":\n}', 'json')).message).to.include('line 2, column 1');
    expect((await refused('{"a":1}\n{"a":\n', 'ndjson')).message).to.include('line 2, column 6');
    expect((await refused(Buffer.from([0x22, 0xe9, 0x22]), 'json')).code).to.equal('document_unreadable');
  });

  it('leave types that the call does not select', async () => {
    const json = '{"name":"Anna Smith","mail":"jo@acme-corp.com"}';
    expect(await changed(json, 'json', { entities: ['PERSON'] })).to.equal(json.replace('Anna Smith', '[PERSON_1]'));
  });
});
