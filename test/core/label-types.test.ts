import { expect } from 'chai';
import { EntityTypes } from '../../core/contracts/entity-type.js';
import { STANDARD_TYPES } from '../../core/contracts/taxonomy.js';
import { labelTypes } from '../../core/engine/label-types.js';
import { createEngine, type Engine } from '../../lib/index.js';

describe('types that labels name', () => {
  let engine: Engine;
  before(async () => {
    engine = await createEngine();
  });
  after(() => engine.close());

  const only = (text: string, type: string): string[] =>
    engine.analyze(text, { level: 2, entities: [type] }).findings.map(({ start, end }) => text.slice(start, end));

  for (const [text, type, value] of [
    ['She has insurance policy number KP-5518-2207.', 'HEALTH_PLAN_ID', 'KP-5518-2207'],
    ['Medical record number MRN-77120384 was opened.', 'MEDICAL_RECORD_NUMBER', 'MRN-77120384'],
    ['Fallnummer 55190283, Patientin in Zimmer 4', 'MEDICAL_RECORD_NUMBER', '55190283'],
    ['Kontonummer DE21 3704 0044 0532 0130 99 bei der Bank', 'IBAN_CODE', 'DE21 3704 0044 0532 0130 99'],
    ['account number NL91ABNA0417164302 was closed', 'IBAN_CODE', 'NL91ABNA0417164302'],
    ['He gave his acct ****4471 to the clerk.', 'BANK_ACCOUNT', '4471'],
    ['Acct. 77120384 is overdrawn.', 'BANK_ACCOUNT', '77120384'],
    ['account no. 020 5519 283', 'BANK_ACCOUNT', '020 5519 283'],
    ['The account number on file: 77120384', 'BANK_ACCOUNT', '77120384'],
    ['His retirement account QR-5519-2830 was rolled over.', 'BANK_ACCOUNT', 'QR-5519-2830'],
    ['Darlehen 600 771 2038 läuft aus', 'BANK_ACCOUNT', '600 771 2038'],
    ['account ending in -0382', 'BANK_ACCOUNT', '0382'],
    ['an account (ending in 4242), number ending 0093, closed', 'BANK_ACCOUNT', '4242'],
    ['an account (ending in 4242), number ending 0093, closed', 'CREDIT_CARD', '0093'],
    ['Predetermination #: 88120044, préstamo nº 2100-0044-88-0700441288', 'BANK_ACCOUNT', '2100-0044-88-0700441288'],
    ['patient file number F-5519', 'MEDICAL_RECORD_NUMBER', 'F-5519'],
    ['The patient has record number 77-12-03.', 'MEDICAL_RECORD_NUMBER', '77-12-03'],
    ['رقم جواز السفر: 55190283', 'PASSPORT', '55190283'],
    ['login: 55190283', 'USERNAME', '55190283'],
    ['user id PQUILL07', 'USERNAME', 'PQUILL07'],
    ['nick HeronWatch', 'USERNAME', 'HeronWatch'],
    ['See https://github.com/pquill for the code.', 'USERNAME', 'pquill'],
    ['https://portal.example.org/users/pquill?tab=2', 'USERNAME', 'pquill'],
    ['Er kam im BMW 320d, D-KP 551.', 'LICENSE_PLATE', 'D-KP 551'],
    ['Zulassung D-AB 551', 'LICENSE_PLATE', 'D-AB 551'],
    ['Kennzeichen D AB 551', 'LICENSE_PLATE', 'D AB 551'],
    ['Auto: Peugeot 208, AB-551-CD', 'LICENSE_PLATE', 'AB-551-CD'],
    ['Pz in letto 4, SDO 55192810, ricovero', 'MEDICAL_RECORD_NUMBER', '55192810'],
    ['VIN: 1HGCM 82633A 004352', 'VEHICLE_VIN', '1HGCM 82633A 004352'],
  ] as const)
    it(`decide what is found where one type is selected: ${type} in ${text}`, () => {
      expect(only(text, type)).to.deep.equal([value]);
    });

  for (const [text, value] of [
    ['CaseNo20251190', '20251190'],
    ['filed as caseNumber20251190.', '20251190'],
    ['EmployeeID55190', '55190'],
    ['RefNo55190283', '55190283'],
    ['EIN47-1902834', '47-1902834'],
    ['DOB04/17/1958', '04/17/1958'],
    ['SSN: 219\t09\t9981', '219\t09\t9981'],
    ['SSN 219  09  9981', '219  09  9981'],
  ] as const)
    it(`are read though they are glued to their number, or that is spread: ${text}`, () => {
      const found = engine.analyze(text, { level: 2 }).findings;
      expect(found.map(({ start, end }) => text.slice(start, end))).to.deep.equal([value]);
    });

  it('leave a matter a matter where no patient is mentioned, and a telephone number one behind a person', () => {
    expect(only('Fallnummer 55190283 wurde verhandelt', 'CASE_NUMBER')).to.deep.equal(['55190283']);
    expect(only('my account manager: 020 5519 2831', 'PHONE_NUMBER')).to.deep.equal(['020 5519 2831']);
  });

  it('of registrations for taxes announce no plate', () => {
    const typeOf = labelTypes(new EntityTypes(STANDARD_TYPES));
    expect(typeOf('VAT reg', 'GB 551 9028', 'ID_NUMBER', () => false)).to.equal('TAX_ID');
    expect(typeOf('reg', 'AB 551 CD', 'ID_NUMBER', () => false)).to.equal('LICENSE_PLATE');
  });
});
