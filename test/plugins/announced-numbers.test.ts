import { expect } from 'chai';
import { analyzedTexts } from './support/analyzed-texts.js';

const FOUND: readonly (readonly [text: string, type: string, term: string])[] = [
  ['Vertragskonto 2004 4188 21', 'BANK_ACCOUNT', '2004 4188 21'],
  ['Brokerage X47-118822 was moved.', 'BANK_ACCOUNT', 'X47-118822'],
  ['URN 558201 was opened today.', 'ID_NUMBER', '558201'],
  ['Policy in the name of Joan Rickett is PK 4471 22.', 'HEALTH_PLAN_ID', 'PK 4471 22'],
  ['The number on the account is 5520 1187 04.', 'BANK_ACCOUNT', '5520 1187 04'],
  ['We have closed 70418823 (current account) as you asked.', 'BANK_ACCOUNT', '70418823'],
  ['My other account, 88412207, still shows the old address.', 'BANK_ACCOUNT', '88412207'],
  ['Accounts 44718820 and 55218801 belong to him.', 'BANK_ACCOUNT', '55218801'],
  ['Accounts: 44718820, 55218801, 66120043', 'BANK_ACCOUNT', '66120043'],
  ['From account 44718820 to 55218801 he moved the rent.', 'BANK_ACCOUNT', '55218801'],
  ['Standing order 20-44-91 44718820 J PIKE 300.00', 'BANK_ACCOUNT', '44718820'],
  ['Bank code 30002 Branch code 00550', 'SORT_CODE', '30002'],
  ['Your enrollee number is 900 441 772.', 'HEALTH_PLAN_ID', '900 441 772'],
  ['VIN (last 8): 3A004352', 'VEHICLE_VIN', '3A004352'],
];
const NOT_FOUND: readonly string[] = [
  'The account of 1848 differs from his.',
  'The accounts, 27 in all, were closed in 2024.',
  'The loan of 250 000 was repaid.',
  'The version is 4.18.82 and the build 44188.',
  'A policy for 300 people is needed.',
  'Sodio: 113 meq (LN 135-145), prealbúmina de 5 mg/dl (RN 20-40).',
  'The header is defined in RFC 5322, as updated.',
  'Scores by type: SSN 1.00, IBAN 0.93.',
  'The token is supported since Node >= 11.0.0 (and later).',
  'Fixed in toLocaleUpperCase 2617303 by the team.',
];

describe('numbers that words in a sentence announce', () => {
  const { found } = analyzedTexts();

  for (const [text, type, term] of FOUND)
    it(text, () => {
      expect(found(text)).to.include(`${type} ${term}`);
    });
  for (const text of NOT_FOUND)
    it(`nothing in: ${text}`, () => {
      expect(found(text).filter((one) => /_|ACCOUNT/.test(one))).to.deep.equal([]);
    });
});
