import { expect } from 'chai';
import { CellSearch, ColumnPlanner, givenColumns, TitleDictionary } from '../../kit/index.js';
import { isMisfit } from '../../kit/tables/shapes.js';
import { fakeSession } from '../plugins/fake-session.js';

const dictionary = new TitleDictionary();
const typeOf = (title: string): string | undefined => dictionary.meaning(title)?.type;

/** The types of the columns of a table whose cells are parted by semicolons. */
function types(text: string): readonly (string | undefined)[] {
  const [titles = [], ...rows] = text.split('\n').map((line) => line.split(';'));
  const planner = new ColumnPlanner(givenColumns({}), dictionary, fakeSession());
  return planner.plans({ titles, rows, width: titles.length }).map((plan) => plan.context.type);
}

describe('titles of business tables', () => {
  for (const [title, type] of [
    ['frst_nm', 'PERSON'],
    ['lst_nm', 'PERSON'],
    ['pat_lname', 'PERSON'],
    ['Emp F Name', 'PERSON'],
    ['cnee_nm', 'PERSON'],
    ['BRWR_1_NM', 'PERSON'],
    ['emrg_cntct', 'PERSON'],
    ['cnee_addr_ln_1', 'STREET_ADDRESS'],
    ['cty', 'CITY'],
    ['dob_yyyymmdd', 'DATE_OF_BIRTH'],
    ['last4ssn', 'US_SSN'],
    ['phn_nbr', 'PHONE_NUMBER'],
    ['CLM_NO', 'CASE_NUMBER'],
    ['SBSCR_ID', 'HEALTH_PLAN_ID'],
    ['LN_NBR', 'BANK_ACCOUNT'],
    ['A/c No.', 'BANK_ACCOUNT'],
    ['BSB', 'SORT_CODE'],
    ['usr_nm', 'USERNAME'],
    ['PAN No', 'TAX_ID'],
    ['lst_updt', undefined],
    ['job_ttl', undefined],
    ['ok_to_contact', undefined],
  ] as const)
    it(`${title}: ${type ?? 'nothing personal'}`, () => expect(typeOf(title)).to.equal(type));

  it('tell whose abbreviations a column contains', () => {
    expect(types('emp_no;frst_nm;sur_nm;cty\n10448;Hope;Will;Luray')).to.deep.equal([
      ...['EMPLOYEE_ID', 'PERSON', 'PERSON', 'CITY'],
    ]);
  });

  it('are recognised for logins as well as for names', () => {
    expect(types('key;assignee\nPX-1;tomasz.w\nPX-2;jmcallister\nPX-3;Unassigned')).to.deep.equal([
      undefined,
      'USERNAME',
    ]);
    expect(types('key;assignee\nPX-1;done\nPX-2;open\nPX-3;open')).to.deep.equal([undefined, undefined]);
  });

  it('are recognised for names of insurers, and not for choices', () => {
    const rows = 'Member Name;Insurance;Health Plan';
    expect(types(`${rows}\nTzul, Heidy;Lakeshore Mutual;Lakeshore Mutual PPO`)).to.deep.equal([
      ...['PERSON', 'ORGANIZATION', 'ORGANIZATION'],
    ]);
    expect(isMisfit('ORGANIZATION', 'PPO')).to.equal(true);
    expect(isMisfit('ORGANIZATION', 'Blue Harbor PPO')).to.equal(false);
  });

  it('are recognised for columns that contain a name and a number', () => {
    const session = fakeSession();
    const planner = new ColumnPlanner(givenColumns({}), dictionary, session);
    const cell = 'Art Will (dad) 540 555 0179';
    const cells = new CellSearch(session, planner.plans({ titles: ['emrg_cntct'], rows: [[cell]], width: 1 }));
    const found = cells.find(cell, cells.planOf(0, false));
    expect(found.map(({ type, start, end }) => [type, cell.slice(start, end)])).to.deep.equal([
      ['PERSON', 'Art Will (dad)'],
      ['PHONE_NUMBER', '540 555 0179'],
    ]);
    expect(cells.find('Ada Quill III', cells.planOf(0, false))).to.have.length(1);
  });

  it('do not make names of single letters that encode choices', () => {
    const session = fakeSession();
    session.remember(['Y', 'N'].map((text) => ({ text, type: 'PERSON' })));
    const planner = new ColumnPlanner(givenColumns({}), dictionary, session);
    const rows = [['Y'], ['N'], ['N']];
    const [plan] = planner.plans({ titles: ['ok_to_contact'], rows, width: 1 });
    expect(plan?.context.type).to.equal(undefined);
  });
});
