import { expect } from 'chai';
import { type NameContext, readName } from '../../../kit/index.js';

/** The parts of a name as `role text`. */
const partsOf = (text: string, context?: NameContext): string =>
  readName(text, context)
    .parts.map(({ role, start, end }) => `${role} ${text.slice(start, end)}`)
    .join(' · ');

describe('names, read', () => {
  it('have parts at their offsets', () => {
    expect(partsOf('Dr. Mary A. Jones, MD')).to.equal(
      'title Dr · given Mary · initials A. · surname Jones · post-nominal MD',
    );
    expect(partsOf('Robert Hale Jr.')).to.equal('given Robert · surname Hale · generation Jr');
    expect(partsOf('JONES, Mary')).to.equal('surname JONES · given Mary');
    expect(partsOf('BOYD/MARTHA')).to.equal('surname BOYD · given MARTHA');
    expect(partsOf('PR/jt')).to.equal('initials PR · initials jt');
  });

  it('are read in the order and with the particles of their language', () => {
    const read: readonly (readonly [string, string, string?])[] = [
      ['Ludwig van der Kolk', 'given Ludwig · particle van · particle der · surname Kolk', 'nl'],
      ['Frau Erika von Berg', 'title Frau · given Erika · particle von · surname Berg', 'de'],
      ['LE GOFF Maëlys', 'particle LE · surname GOFF · given Maëlys', 'fr'],
      ['Ana García López', 'given Ana · free García · surname López', 'es'],
      ['João da Silva', 'given João · particle da · surname Silva', 'pt'],
      ['Giulia Della Rovere', 'given Giulia · particle Della · surname Rovere', 'it'],
      ['Pani Agnieszka Nowak', 'title Pani · given Agnieszka · surname Nowak', 'pl'],
      ['Иванов Сергей Николаевич', 'surname Иванов · given Сергей · given Николаевич', 'ru'],
      ['Смирнова О. В.', 'surname Смирнова · initials О. · initials В.', 'ru'],
      ['王小明', 'surname 王 · given 小明'],
      ['佐藤花子', 'surname 佐藤 · given 花子'],
      ['佐藤 花子', 'surname 佐藤 · given 花子'],
      ['김민수', 'surname 김 · given 민수'],
      ['Siti binti Roslan', 'given Siti · particle binti · surname Roslan'],
    ];
    for (const [text, parts, language] of read) expect(partsOf(text, { language }), text).to.equal(parts);
  });

  it('get roles from what stands around them', () => {
    expect(partsOf('Morgan', { before: 'Surname: ' })).to.equal('surname Morgan');
    expect(partsOf('Morgan', { header: ['first', 'name'] })).to.equal('given Morgan');
    expect(partsOf('Morgan', { before: 'Mrs. ' })).to.equal('surname Morgan');
    expect(partsOf('Morgan', { before: 'his daughter ' })).to.equal('given Morgan');
    expect(partsOf('Morgan')).to.equal('free Morgan');
  });

  it('keep the roles that a recognizer has read', () => {
    const parts = [
      { role: 'surname', start: 0, end: 3 },
      { role: 'given', start: 4, end: 8 },
    ];
    expect(partsOf('LEE^MARY', { parts })).to.equal('surname LEE · given MARY');
  });

  it('tell order and sex', () => {
    expect(readName('Jones, Mary').order).to.equal('surname-first');
    expect(readName('Mary Jones').order).to.equal('given-first');
    expect(readName('Jones').order).to.equal(undefined);
    expect(readName('Светлана Игоревна').sex).to.equal('female');
    expect(readName('Sam Roe', { after: ' (she/her)' }).sex).to.equal('female');
    expect(readName('Selvi', { after: ' a/p Raman' }).sex).to.equal('female');
    expect(readName('Mr Sam Roe').sex).to.equal('male');
    expect(readName('Sam Roe').sex).to.equal(undefined);
  });
});
