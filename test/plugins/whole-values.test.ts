import { expect } from 'chai';
import type { Engine, Finding, Level } from '../../core/index.js';
import { makeRandom } from '../../kit/index.js';
import { createEngine } from '../../lib/index.js';

const LABELS_OF_CARDS = [
  'Card number: ',
  'Kartennummer: ',
  'Numéro de carte : ',
  'Número de tarjeta: ',
  'Kaartnummer: ',
  'debit card no. ',
  '卡号：',
  '카드번호: ',
];
const LABELS_OF_ACCOUNTS = [
  'Account number: ',
  'Kontonummer: ',
  'Cuenta: ',
  '계좌번호: ',
  '账号：',
  '口座番号: ',
  'Номер счета: ',
  'Numer konta: ',
];
const random = makeRandom('whole values');
const digits = (count: number): string => Array.from({ length: count }, () => String(1 + random.int(9))).join('');
const grouped = (number: string, separator: string): string => number.replace(/\d{4}(?=\d)/g, `$&${separator}`);

describe('values are found whole', () => {
  let engine: Engine;
  before(async () => {
    engine = await createEngine();
  });
  after(() => engine.close());
  const find = (text: string, level: Level = 2): readonly Finding[] => engine.analyze(text, { level }).findings;
  /** The digits of a text that no finding covers. */
  const left = (text: string, level: Level): string => {
    const covered = find(text, level);
    return [...text.matchAll(/\d/g)]
      .filter(({ index }) => !covered.some(({ start, end }) => start <= index && end > index))
      .map(([digit]) => digit)
      .join('');
  };
  const shown = (text: string, level: Level = 2): string[] =>
    find(text, level).map(({ type, start, end }) => `${type} ${text.slice(start, end)}`);

  it('takes a number behind the label of a card or account to its end, whatever its check digit', () => {
    for (const label of [...LABELS_OF_CARDS, ...LABELS_OF_ACCOUNTS])
      for (const length of [13, 14, 16, 19])
        for (const separator of ['', ' ', '-'])
          for (const level of LABELS_OF_CARDS.includes(label) ? ([1, 2] as const) : ([2] as const)) {
            const text = `${label}${grouped(digits(length), separator)}`;
            expect(left(text, level), `${text} at level ${level}`).to.equal('');
          }
  });

  it('finds a card and an IBAN in columns, with several blanks, and over the end of a line', () => {
    for (const [value, type] of [
      ['5555 5555 5555 4444', 'CREDIT_CARD'],
      ['GB82 WEST 1234 5698 7654 32', 'IBAN_CODE'],
      ['NL91 ABNA 0417 1643 00', 'IBAN_CODE'],
    ] as const) {
      const label = type === 'CREDIT_CARD' ? 'Please charge card' : 'Please pay to IBAN';
      const groups = value.split(' ');
      for (const gap of ['  ', '\t', '   '])
        expect(shown(`${label} ${groups.join(gap)} today`, 1)[0]).to.equal(`${type} ${groups.join(gap)}`);
      for (let at = 1; at < groups.length; at++) {
        const wrapped = `${groups.slice(0, at).join(' ')}\n${groups.slice(at).join(' ')}`;
        expect(shown(`${label} ${wrapped} today`, 1)[0]).to.equal(`${type} ${wrapped}`);
      }
    }
  });

  it('takes no numbers of different rows for a card', () => {
    expect(shown('4532 1999\n2001 2003\n5100 7410\n', 2).filter((one) => one.startsWith('CREDIT_CARD'))).to.deep.equal(
      [],
    );
    expect(shown('5555\t5555\t5555\t4444', 2).filter((one) => one.startsWith('CREDIT_CARD'))).to.deep.equal([]);
  });

  it('takes no measurements and amounts in a row for an address', () => {
    for (const text of [
      'hemoglobin 13200, WBC 11400, troponin 20010, CRP 14555, 87001 readings.',
      'shipped 22000, OH 31500, GA 10450 crates',
      'lymphocytes 23000, PLT 18500, ferritin 30210',
    ])
      expect(
        find(text, 2).filter(({ type }) => type === 'LOCATION' || type === 'POSTAL_CODE'),
        text,
      ).to.deep.equal([]);
    expect(shown('12 Mill Lane, Austin, TX 78701', 2)).to.deep.equal(['LOCATION 12 Mill Lane, Austin, TX 78701']);
  });

  it('keeps addresses apart that a semicolon separates', () => {
    expect(
      shown('P.O. Box 2213, Salem OR 97308; Unit 4/9 Hill St, Perth WA 6000; 17 Tower Mews, Leeds LS1 5BD'),
    ).to.deep.equal([
      'LOCATION P.O. Box 2213, Salem OR 97308',
      'LOCATION Unit 4/9 Hill St, Perth WA 6000',
      'LOCATION 17 Tower Mews, Leeds LS1 5BD',
    ]);
  });

  it('takes no version for an address of the internet, and no address for a version', () => {
    for (const text of [
      'Upgraded to 4.2.8.1 last night',
      'mylib >= 3.12.4.9',
      'tool==2.8.1.4',
      'ships 11.3.2.7-beta2 now',
      'then 6.1.0.12 came',
    ])
      expect(shown(text), text).to.deep.equal([]);
    for (const ip of [
      'ip 4.2.8.1',
      'connect to 4.2.8.1:8443',
      'route 5.8.0.0/16',
      'from 198.51.100.23 port',
      '10.0.0.7 answered',
    ])
      expect(shown(ip)[0], ip).to.match(/^IP_ADDRESS /);
  });

  it('takes no class of a stack trace for a name or a place', () => {
    for (const text of [
      'java.lang.IllegalStateException: closed\n\tat org.sample.store.Basket.close(Basket.java:17)',
      'System.Collections.Generic.KeyNotFoundException was thrown',
      'raise django.core.exceptions.ImproperlyConfigured(msg)',
    ])
      expect(
        find(text).filter(({ type }) => ['PERSON', 'LOCATION', 'ORGANIZATION'].includes(type)),
        text,
      ).to.deep.equal([]);
  });

  it('finds mailboxes with underscores at their ends, and addresses with a digit behind them', () => {
    for (const address of ['otto.brandt__@example.net', 'otto_brandt___@example.net', 'otto.brandt@example.net3'])
      for (const level of [1, 2, 3] as const) expect(shown(address, level)).to.deep.equal([`EMAIL_ADDRESS ${address}`]);
  });

  it('finds a login of which is told, but no page', () => {
    for (const name of ['tweber4', 'jane.roe2', 'm_ortiz']) {
      expect(shown(`Login ${name} was disabled.`)).to.deep.equal([`USERNAME ${name}`]);
      expect(shown(`The user ${name} has expired.`)).to.deep.equal([`USERNAME ${name}`]);
    }
    for (const text of ['Login page was reset.', 'The login form has expired.', 'User interface was changed.'])
      expect(shown(text), text).to.deep.equal([]);
  });

  it('finds the numbers of accounts behind keys in camel case', () => {
    expect(
      shown('{"linkedAccountId": "41558209", "billingCustomerNumber": 77120934}').map((one) => one.split(' ')[1]),
    ).to.deep.equal(['41558209', '77120934']);
  });

  it('takes the numbers of goods neither for telephones nor for social security numbers', () => {
    const types = (text: string): string[] => find(text).map(({ type }) => type);
    for (const label of ['RMA', 'SKU', 'Part no.', 'Model no:']) {
      expect(types(`${label} 212-555-0187`), label).not.to.include('PHONE_NUMBER');
      expect(types(`${label} 536-22-8471`), label).not.to.include('US_SSN');
    }
    expect(types('SSN 536-22-8471')).to.include('US_SSN');
    expect(shown('S/N 5512 8841 7730 9126')).to.deep.equal(['DEVICE_ID 5512 8841 7730 9126']);
  });

  it('finds German insurance numbers and number plates behind their labels, not as a street', () => {
    expect(shown('Versicherungsnummer 52 140265 B 017, Kennz. M-KL 4410', 1)).to.deep.equal([
      'NATIONAL_ID 52 140265 B 017',
      'LICENSE_PLATE M-KL 4410',
    ]);
  });

  it('covers both halves of a name that is hyphenated at the end of a line', () => {
    const text = 'The tenant Mrs. Ro-\nsalinde Ortner and her son signed.';
    const [one] = find(text);
    expect(text.slice(one?.start, one?.end)).to.equal('Ro-\nsalinde Ortner');
  });

  it('finds a mention before the label that tells what it is', () => {
    for (const [text, value] of [
      ['The van K 8812 was towed, plate K 8812', 'K 8812'],
      ['The van K 8812 was towed; license plate: K 8812', 'K 8812'],
      ['Number 553217 is wrong, account number 553217', '553217'],
    ] as const)
      expect(find(text, 1).filter(({ start, end }) => text.slice(start, end) === value).length, text).to.equal(2);
  });

  it('reads a line that is put twice in the same way both times', () => {
    for (const line of [
      'Realtor: Tunnicliff and his wife',
      'Alexander met Fiona Ashdown at the office',
      'The estate of Quillon Ferris LLC, 48 Old Mill Road',
    ]) {
      const once = find(line, 1).map(({ start, end }) => [start, end]);
      const twice = find(`${line}\n${line}`, 1).map(({ start, end }) => [start, end]);
      const second = line.length + 1;
      for (const [start = 0, end = 0] of once)
        for (const at of [0, second])
          expect(
            twice.some(([from = 0, to = 0]) => from <= start + at && to >= end + at),
            `${line.slice(start, end)} at ${at}`,
          ).to.equal(true);
    }
  });
});
