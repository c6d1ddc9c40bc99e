import { expect } from 'chai';
import { Engine } from '../../core/index.js';
import fields from '../../plugins/detectors/fields/index.js';
import locations from '../../plugins/detectors/locations/index.js';
import names from '../../plugins/detectors/names/index.js';
import temporal from '../../plugins/detectors/temporal/index.js';

describe('frames of notes, messages and queries', () => {
  let engine: Engine;

  before(async () => {
    engine = await Engine.create({ plugins: [fields, locations, names, temporal], config: { plugins: [] } });
  });
  after(() => engine.close());

  const found = (text: string): string[] =>
    engine
      .analyze(text, { level: 2 })
      .findings.map(({ type, start, end }) => `${type} ${text.slice(start, end)}`)
      .sort();

  it('yield ages with a sex after the person', () => {
    for (const text of ['Driver, 93 F, cited.', 'She is 93 F now.', 'Passenger 93 F unhurt'])
      expect(found(text), text).to.deep.equal(['AGE 93 F']);
    expect(found('The claimant 91 yrs slipped.')).to.deep.equal(['AGE 91 yrs']);
  });

  it('yield no finding for degrees, sums and terms of years', () => {
    for (const text of [
      'It was 93 F with rain.',
      'a budget of 35M with reserves',
      'The patient is 12 yrs post transplant',
    ])
      expect(
        found(text).filter((one) => one.startsWith('AGE')),
        text,
      ).to.deep.equal([]);
  });

  it('yield the literals with which columns are compared', () => {
    expect(found("select * from t where last_name LIKE 'Okonkwo%'")).to.deep.equal(['PERSON Okonkwo']);
    expect(found("where lower(last_name) not like '%okonkwo%' or zip_code like '74103%'")).to.deep.equal([
      'PERSON okonkwo',
      'POSTAL_CODE 74103',
    ]);
    expect(found("where file_name like '%report%' and title like 'Draft%'")).to.deep.equal([]);
  });

  it('yield streets and places from fragments of X12', () => {
    const text = 'N3*12 FENWICK*FLOOR 2~N4*ELKTON*OK*74103~';
    expect(found(text)).to.deep.equal([
      'CITY ELKTON',
      'POSTAL_CODE 74103',
      'STATE OK',
      'STREET_ADDRESS 12 FENWICK',
      'STREET_ADDRESS FLOOR 2',
    ]);
    expect(found('N4*QQ*XY~ N3*b + 2')).to.deep.equal([]);
  });
});
