import { expect } from 'chai';
import { ColumnPlanner, findHeader, givenColumns, TitleDictionary, usualWidth } from '../../kit/index.js';
import { fakeSession } from '../plugins/fake-session.js';

const dictionary = new TitleDictionary();
const table = (text: string): string[][] => text.split('\n').map((line) => line.split(';'));

function typesOf(text: string): (string | undefined)[] {
  const rows = table(text);
  const header = findHeader(rows, dictionary);
  const planner = new ColumnPlanner(givenColumns({}), dictionary, fakeSession());
  const width = usualWidth(rows);
  return planner
    .plans({ titles: rows[header] ?? [], rows: rows.slice(header + 1), width })
    .map(({ context }) => context.type);
}

describe('tables: columns that other columns explain', () => {
  for (const [what, text, type] of [
    [
      'the keys of another one',
      'employee_id;reports_to\nE1001;E1003\nE1002;E1003\nE1003;E1002\nE1004;E1001',
      'EMPLOYEE_ID',
    ],
    ['short keys below a title that ends alike', 'customer_id;referrer_id\n11;12\n12;13\n13;11\n14;12', 'CUSTOMER_ID'],
    ['short numbers below any other title', 'customer_id;visits\n11;12\n12;13\n13;11\n14;12', undefined],
    [
      'other values than the keys',
      'employee_id;parking\nE1001;P2201\nE1002;P2202\nE1003;E1002\nE1004;P2203',
      undefined,
    ],
    [
      'nine digits beside people',
      'Patient Name;Zed\nOde Quill;219099981\nLee Roe;457555462\nPat Doe;318462958',
      'US_SSN',
    ],
    [
      'nine digits beside people in a column without a title',
      'Patient Name;\nOde Quill;219099981\nLee Roe;457555462\nPat Doe;318462958',
      'US_SSN',
    ],
    [
      'codes of one shape beside people in a column without a title',
      'Patient Name;\nOde Quill;ER-40417\nLee Roe;KT-91823\nPat Doe;AB-33051',
      'ID_NUMBER',
    ],
    ['row numbers without a title', 'Patient Name;\nOde Quill;7000001\nLee Roe;7000002\nPat Doe;7000003', undefined],
    ['days without a title', 'Patient Name;\nOde Quill;20260114\nLee Roe;20260203\nPat Doe;20251230', undefined],
    ['amounts without a title', 'Patient Name;\nOde Quill;1250000\nLee Roe;3400000\nPat Doe;2190000', undefined],
    ['short numbers without a title', 'Patient Name;\nOde Quill;48213\nLee Roe;30417\nPat Doe;59002', undefined],
    [
      'nine digits that count up',
      'Patient Name;Zed\nOde Quill;219099981\nLee Roe;219099982\nPat Doe;219099983',
      undefined,
    ],
    ['nine digits beside things', 'Pump;Zed\nAlpha;219099981\nBeta;457555462\nGamma;318462958', undefined],
    [
      'nine digits below a known title',
      'Patient Name;Quantity\nOde Quill;219099981\nLee Roe;457555462\nPat Doe;318462958',
      undefined,
    ],
  ] as const) {
    it(`${type === undefined ? 'do not affect' : 'give their type to'} ${what}`, () => {
      expect(typesOf(text)[1]).to.equal(type);
    });
  }

  it('have a title that is searched if it contains an address', () => {
    const planner = new ColumnPlanner(givenColumns({}), dictionary, fakeSession());
    expect(planner.titlesOf(['Patient Name', 'Notes (ask ward@clinic.example)'])).to.deep.equal(
      new Set(['Patient Name']),
    );
  });

  it('are recognised below a header that contains an address', () => {
    const rows = table('Patient Name;Phone;Notes (ask ward@clinic.example);City\nOde Quill;0401234567;fine;Boston');
    expect(findHeader(rows, dictionary)).to.equal(0);
    expect(findHeader(rows.slice(1), dictionary)).to.equal(-1);
    // A row of values may have a title in it by chance.
    expect(
      findHeader(table('Ode Quill;City;ode@clinic.example;Boston\nLee Roe;City;lee@clinic.example;Rome'), dictionary),
    ).to.equal(-1);
  });
});
