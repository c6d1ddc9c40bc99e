import { expect } from 'chai';
import transformers from '../../plugins/transformers/basic/index.js';
import { registered, run } from './support/transform-scope.js';

const transformer = (await registered(transformers)).transformers.get('label');
if (transformer === undefined) throw new Error('no transformer label');
const label = transformer.prepare({});
const numbersOf = (text: string): string =>
  run(label, text)
    .map((each) => each.replace(/\D/gu, ''))
    .join('');

describe('label: one entity, one number', () => {
  it('distinguishes Mr. and Mrs. by their given names if there is no title', () => {
    expect(
      numbersOf(
        '[[PERSON|Tom Hargreaves]] and [[PERSON|Philippa Hargreaves]]; Mr. [[PERSON|Hargreaves]] and Mrs [[PERSON|Hargreaves]]',
      ),
    ).to.equal('1212');
    expect(
      numbersOf('[[PERSON|Noah Steinberg]], wife [[PERSON|Judith Steinberg]]. Mr. [[PERSON|Steinberg]] fell'),
    ).to.equal('121');
  });

  it('assigns a surname to its bearer rather than to a person with a double name', () => {
    expect(
      numbersOf(
        '[[PERSON|Eleanor Whitcombe]] is ill. Her daughter, [[PERSON|Joan Whitcombe-Reyes]], calls Mrs. [[PERSON|Whitcombe]]',
      ),
    ).to.equal('121');
  });

  it('recognises the short form of a given name, and distinguishes two people with other names', () => {
    expect(numbersOf('[[PERSON|Eleanor Whitcombe]] ("[[PERSON|Ellie]]"), [[PERSON|Ellie Whitcombe]]')).to.equal('111');
    expect(numbersOf('[[PERSON|Rob]]? [[PERSON|Robert Castellano]] I mean, the brother of [[PERSON|Bob]]')).to.equal(
      '112',
    );
    expect(numbersOf('My hubby [[PERSON|Gregory]]: [[PERSON|Greg]] is home. Mr. [[PERSON|Greg]]')).to.equal('112');
  });

  it('treats a telephone number with and without country code as the same', () => {
    expect(
      numbersOf(
        '[[PHONE_NUMBER|020 7946 3321]] [[PHONE_NUMBER|+44 20 7946 3321]] [[PHONE_NUMBER|(505) 983-2217]] [[PHONE_NUMBER|+1 505 983 2217]] [[PHONE_NUMBER|(506) 983-2217]]',
      ),
    ).to.equal('11223');
  });
});
