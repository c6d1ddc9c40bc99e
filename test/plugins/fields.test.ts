import { expect } from 'chai';
import { Engine } from '../../core/index.js';
import contact from '../../plugins/detectors/contact/index.js';
import fields from '../../plugins/detectors/fields/index.js';
import nationalIds from '../../plugins/detectors/national-ids/index.js';
import { testPlugin } from '../kit/index.js';
import { casesOf } from './support/cases.js';

testPlugin(fields, {
  cases: casesOf('fields'),
});

describe('structured text in the whole engine', () => {
  it('is searched after escapes of line breaks, and keeps them around the terms', async () => {
    await using engine = await Engine.create({ plugins: [fields, nationalIds, contact] });
    const text = JSON.stringify({ note: 'Hello,\n412-55-9871\tadele@gmail.com\r\nBye' });
    const found = engine.analyze(text).findings.map(({ start, end }) => text.slice(start, end));
    expect(found).to.deep.equal(['412-55-9871', 'adele@gmail.com']);
  });
});

describe('printed headers of DICOM', () => {
  it('yields the bracketed values of tags of a person, and no others', async () => {
    const engine = await Engine.create({ plugins: [{ plugin: fields }] });
    const text =
      '(0010,0010) PN [Quill^Maribel] #  14, 1 PatientName\n(0010,0020) LO [K7781] # 6, 1 PatientID\n(0018,1020) LO [syngo VB20A]';
    const found = engine
      .analyze(text, { level: 2 })
      .findings.map(({ type, start, end }) => [type, text.slice(start, end)]);
    expect(found).to.deep.equal([
      ['PERSON', 'Quill^Maribel'],
      ['MEDICAL_RECORD_NUMBER', 'K7781'],
    ]);
    await engine.close();
  });
});
