import { expect } from 'chai';
import { analyzedTexts } from './support/analyzed-texts.js';

/** A text, and the parts of it that must be found, each with its type. */
type Case = readonly [text: string, ...found: readonly (readonly [type: string, term: string])[]];

const FOUND: readonly Case[] = [
  ["The assessor's ref is TVY-8821-J.", ['ID_NUMBER', 'TVY-8821-J']],
  ['I apply for the post (ref. HR/31/9) today.', ['ID_NUMBER', 'HR/31/9']],
  ['Licence: PRYDD 855214 S99HB', ['DRIVER_LICENSE', 'PRYDD 855214 S99HB']],
  ['He hit KT17 OGJ at the lights.', ['LICENSE_PLATE', 'KT17 OGJ']],
  ['Bed 4 is a retired lock keeper.', ['OCCUPATION', 'lock keeper']],
  ["My uncle's a crane operator.", ['OCCUPATION', 'crane operator']],
  ['The victim, 42, was a postman.', ['OCCUPATION', 'postman']],
  ['Wife: seamstress; two sons.', ['OCCUPATION', 'seamstress']],
  ['Jakob became a harbour master when he was 30.', ['OCCUPATION', 'harbour master']],
  ['Dina Marlow\nChief Operating Officer | Board', ['OCCUPATION', 'Chief Operating Officer']],
  ['Gareth Oxley, electrician, 41\nown van', ['AGE', '41']],
  ['Invoice from Furness Electrics.', ['ORGANIZATION', 'Furness Electrics']],
];
const NOT_FOUND: readonly (readonly [text: string, type: string])[] = [
  ['Ordered 12-1500 units of model no AB-1234.', 'ID_NUMBER'],
  ['Nurse Hall took his pulse.', 'OCCUPATION'],
  ['The retired plan and a licensed product are listed.', 'OCCUPATION'],
];

describe('codes, occupations and kinds of firms in sentences', () => {
  const { found } = analyzedTexts();

  for (const [text, ...terms] of FOUND)
    it(text.replace('\n', ' / '), () => {
      expect(found(text)).to.include.members(terms.map(([type, term]) => `${type} ${term}`));
    });

  for (const [text, type] of NOT_FOUND)
    it(`no ${type} in: ${text}`, () => {
      expect(found(text).filter((one) => one.startsWith(`${type} `))).to.deep.equal([]);
    });
});
