import { expect } from 'chai';
import fc from 'fast-check';
import { Mentions } from '../../core/mentions/mentions.js';

/** Where a value is found in a text, once it was found as a term of a type. */
const found = (value: string, type: string, text: string): string[] => {
  const mentions = new Mentions<string>();
  mentions.add(value, type, type);
  return mentions.find(text).map(({ start, end }) => text.slice(start, end));
};

describe('mentions of a value', () => {
  const spellings: readonly (readonly [value: string, type: string, spelled: readonly string[]])[] = [
    ['00482913', 'MEDICAL_RECORD_NUMBER', ['00482913', '482913', '48-29-13', '00-48-29-13', '482 913', '48.29.13']],
    ['AB-483920', 'ID_NUMBER', ['ab483920', 'AB 483920', 'ab_483.920']],
    [
      '415-555-0132',
      'PHONE_NUMBER',
      ['4155550132', '(415) 555-0132'.slice(1), 'four one five, five five five, oh one three two'],
    ],
    [
      'four one five double five five oh one three two',
      'PHONE_NUMBER',
      ['415-555-0132', '415 triple five oh one three two'],
    ],
    ['+44 20 7946 0958', 'PHONE_NUMBER', ['020 7946 0958', '+44 20 7946 0958'.slice(1)]],
    ['1:20-cv-01234', 'CASE_NUMBER', ['1:20-CV-01234', '120cv01234', '1-20-cv-01234']],
    ['qdoe42', 'USERNAME', ['QDOE42', 'qdoe42']],
    ['4821', 'PASSWORD', ['4821']],
  ];
  for (const [value, type, spelled] of spellings)
    for (const other of spelled)
      it(`include ${other} for ${value}`, () => {
        const around = [`Later the file ${other} was closed.`, `(${other})`, `|${other}^^^`];
        for (const text of /[a-z] /.test(other) ? around : [...around, `scan_${other}_final.pdf`])
          expect(found(value, type, text), text).to.deep.equal([other]);
      });

  const others: readonly (readonly [value: string, type: string, text: string])[] = [
    ['00482913', 'MEDICAL_RECORD_NUMBER', '1482913 4829131 0.482913 482913.5 48:29:13 48 29 14'],
    ['4821', 'PASSWORD', '14821 48-21 48 21 $4821 4821% 4821/2 12:4821 4,821'],
    ['2019', 'PASSWORD', '2019'],
    ['5000', 'ID_NUMBER', '5000'],
    ['000000', 'ID_NUMBER', '000000'],
    ['Room 12 North', 'ID_NUMBER', 'Room 12 North'],
    ['12', 'ID_NUMBER', '12 12 12'],
    ['May 4', 'DATE', 'May 4'],
    ['two 10 mg', 'MEDICATION', 'two 10 mg'],
    ['Rose', 'PERSON', 'a rose Rose'],
    ['1042', 'PHONE_NUMBER', '1042'],
  ];
  for (const [value, type, text] of others)
    it(`of ${value} as ${type} do not include ${text}`, () => expect(found(value, type, text)).to.deep.equal([]));

  it("are found in any text at the value's own place, and nowhere in a text without its digits", () => {
    const number = fc.stringMatching(/^[1-9]\d{6,11}$/).filter((digits) => new Set(digits).size > 1);
    const prose = fc.stringMatching(/^[a-z ,.\n-]{0,40}$/);
    fc.assert(
      fc.property(number, prose, prose, (value, before, behind) => {
        expect(found(value, 'ID_NUMBER', `${before} ${value} ${behind}`)).to.deep.equal([value]);
      }),
    );
  });

  it('are limited in number; the oldest values are dropped', () => {
    const mentions = new Mentions<number>(100);
    for (let i = 0; i < 1000; i++) mentions.add(String(1_234_567 + i * 7919), 'ID_NUMBER', i);
    expect(mentions.size).to.be.within(50, 100);
    expect(mentions.find(String(1_234_567 + 999 * 7919))).to.have.length(1);
    expect(mentions.find('1234567')).to.have.length(0);
  });

  it('return what each of many values was added with, and the longest of values with a common beginning', () => {
    const mentions = new Mentions<number>();
    const values = Array.from({ length: 5000 }, (_, i) => `AB${1_000_003 + i * 7919}`);
    for (const [i, value] of values.entries()) mentions.add(value, 'ID_NUMBER', i);
    expect(values.flatMap((value) => mentions.find(`of ${value}.`).map(({ value: i }) => values[i]))).to.deep.equal(
      values,
    );
    mentions.add('AB 1000003 77', 'ID_NUMBER', -1);
    expect(mentions.find('AB-1000003-77 ab1000003').map(({ value }) => value)).to.deep.equal([-1, 0]);
    expect(mentions.find('AB-1000004')).to.have.length(0);
  });

  it('can all be cleared at once', () => {
    const mentions = new Mentions<string>();
    for (let i = 0; i < 2000; i++) mentions.add(`${1_234_567 + i}`, 'ID_NUMBER', 'number');
    mentions.clear();
    expect(mentions.find('1234567 one two three four five six seven')).to.have.length(0);
    mentions.add('QX-48213', 'ID_NUMBER', 'code');
    expect(mentions.find('1234567 qx48213').map(({ value }) => value)).to.deep.equal(['code']);
  });
});
