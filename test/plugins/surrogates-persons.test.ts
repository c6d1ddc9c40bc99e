import { expect } from 'chai';
import { shortForms } from '../../kit/index.js';
import surrogates from '../../plugins/transformers/surrogates/index.js';
import { registered, run } from './support/transform-scope.js';

const transformer = (await registered(surrogates)).transformers.get('surrogate');
if (transformer === undefined) throw new Error('no transformer surrogate');
const surrogate = transformer.prepare({});

const SEEDS = ['a', 'b', 'c', 'd', 'e', 'f'];
const first = (name = ''): string => name.split(/[\s.-]/u)[0] ?? '';
const last = (name = ''): string => name.split(/\s/u).at(-1) ?? '';
/** The genitive of German. */
const ofSomebody = (name: string): string => (/[sßxz]$/u.test(name) ? `${name}'` : `${name}s`);

describe('surrogate: one person in many forms', () => {
  const each = (text: string, check: (out: readonly string[], seed: string) => void): void => {
    for (const seed of SEEDS) check(run(surrogate, text, seed), seed);
  };

  it('recognises two persons in one term, separated by a comma or a line break', () => {
    each(
      '[[PERSON|Maureen Tully]]: call [[PERSON|Stan Beech]]. Hi [[PERSON|Maureen, Colin Tregear]] here, [[PERSON|C. Tregear]]. From [[PERSON|Stan Beech\nMaureen]]',
      ([maureen = '', stan = '', both = '', initial = '', lines = '']) => {
        const [one = '', other = ''] = both.split(', ');
        expect(one).to.equal(first(maureen));
        expect(other.split(' ')).to.have.length(2);
        expect(initial).to.equal(`${other.charAt(0)}. ${last(other)}`);
        expect(lines).to.equal(`${stan}\n${first(maureen)}`);
      },
    );
  });

  it('takes initials from the full name: middle ones, double ones, and those of a single surname', () => {
    each(
      '[[PERSON|Howard Emil Prentice]], [[PERSON|Howard E. Prentice]]; [[PERSON|Marie-Claude Villebon]], [[PERSON|M.-C. Villebon]]; [[PERSON|Trudy Osgood]], [[PERSON|Trudy]] [[PERSON|O]]',
      ([howard = '', initial = '', marie = '', double = '', trudy = '', , letter]) => {
        const [given = '', middle = '', surname = ''] = howard.split(' ');
        expect(initial).to.equal(`${given} ${middle.charAt(0)}. ${surname}`);
        const [one = '', two = ''] = (marie.split(' ')[0] ?? '').split('-');
        expect(double).to.equal(`${one.charAt(0)}.-${two.charAt(0)}. ${last(marie)}`);
        expect(letter).to.equal(last(trudy).charAt(0));
      },
    );
  });

  it('leaves none of the initials below a dictated letter', () => {
    each('[[PERSON|Priscilla Rackham]], MD [[PERSON|PR/kd]]', ([name = '', typists = '']) => {
      const initials = first(name).charAt(0) + last(name).charAt(0);
      expect(typists).to.match(new RegExp(`^${initials}/[a-z]{2}$`));
      expect(typists).not.to.contain('kd');
    });
  });

  it('keeps the surname in the genitive, after kinship terms and in the plural', () => {
    each(
      'Der Patient wurde von der Ehefrau gebracht: Herr [[PERSON|Otmar Quandtke]], Frau [[PERSON|Quandtke]], mit dem Sohn. Frau [[PERSON|Quandtkes]] Tochter; [[PERSON|Otmar Quandtkes]] Hund. [[PERSON|Otmar]] und [[PERSON|Otmars]] Hund',
      ([name = '', surname = '', genitive, whole, given = '', ofGiven]) => {
        expect(surname).to.equal(last(name));
        expect(genitive).to.equal(ofSomebody(surname));
        expect(whole).to.equal(ofSomebody(name));
        expect(ofGiven).to.equal(ofSomebody(given));
      },
    );
    each(
      'Sehr geehrter Herr [[PERSON|Peters]], anbei die Akte von [[PERSON|Peter Peters]] und die der Ehefrau; [[PERSON|Karl Vogt]] und [[PERSON|Karls]] Hund',
      ([surname = '', name = '', other = '', his = '']) => {
        expect(last(name)).to.equal(surname);
        expect(his).to.equal(ofSomebody(first(other)));
      },
    );
    each(
      'M. [[PERSON|Ludovic Pham-Tessier]] et son épouse [[PERSON|Odile Pham-Tessier]]. Les époux [[PERSON|Pham-Tessier]] et M. [[PERSON|Pham-Tessier]]',
      ([name = '', , couple, him]) => {
        expect(couple).to.equal(last(name));
        expect(him).to.equal(last(name));
      },
    );
  });

  it('recognises double given names, both surnames with their particles, and Turkish endings', () => {
    each('Paciente: [[PERSON|José Carlos Fontes da Mata]]. Seu [[PERSON|José Carlos]] ligou', ([name = '', given]) =>
      expect(name.startsWith(`${given} `), name).to.equal(true),
    );
    each('mevrouw [[PERSON|A. de Haas-van Loon]], mevr. [[PERSON|de Haas-van Loon]]', ([one = '', other]) => {
      expect(one).to.match(/^\p{L}\. de \p{Lu}\p{L}+-van \p{Lu}\p{L}+$/u);
      expect(other).to.equal(one.slice(3));
    });
    each(
      "[[PERSON|Zehra Aydıngül]] ve eşi [[PERSON|Kerem Aydıngül]]; [[PERSON|Kerem Bey'in]] telefonu, [[PERSON|Zehra Aydıngül'e]]",
      ([zehra = '', kerem, him, her]) => {
        expect(him).to.equal(`${first(kerem)} Bey'in`);
        expect(her).to.equal(`${zehra}'e`);
      },
    );
  });

  it('recognises single short forms, in brackets and beside initials', () => {
    each('My husband [[PERSON|Gregory]] is out; [[PERSON|Greg]] has a cell', ([long = '', short = '']) =>
      expect(shortForms(long), `${long} ${short}`).to.include(short),
    );
    each('Name: [[PERSON|Xiomara Villanueva]]     Preferred name: [[PERSON|Xio]]', ([name = '', short = '']) => {
      expect(short.length).to.be.below(first(name).length);
      expect(first(name).startsWith(short), `${name} ${short}`).to.equal(true);
    });
    each('mevrouw [[PERSON|J.C. Wolters]] ([[PERSON|Johanna]])', ([name = '', given = '']) =>
      expect(name.charAt(0)).to.equal(given.charAt(0)),
    );
    each('[[PERSON|Sven]] und [[PERSON|Ulrike Torsten]], gez. [[PERSON|S. Torsten]]', ([sven = '', , signed = '']) =>
      expect(signed.charAt(0)).to.equal(sven.charAt(0)),
    );
  });

  it('ends a name in s if the original does, because of the apostrophe after it', () => {
    each("Mrs [[PERSON|Hargreaves]]' statement", ([name]) => expect(name).to.match(/s$/));
  });

  it('link a given name alone to the full name of which it is a form or a beginning', () => {
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
      const [full = '', , alone = '', short = ''] = run(
        surrogate,
        '[[PERSON|Rajesh Venkataraman]] and [[PERSON|Bob Whitaker]]: ask [[PERSON|Raj]], and [[PERSON|Robert]] too.',
        seed,
      );
      expect(full.startsWith(alone), `${full}, ${alone}`).to.equal(true);
      expect(short).to.match(/^\p{Lu}\p{Ll}+$/u);
    }
  });

  it('treat the speaker of a chat who is written by name as a person', () => {
    for (const seed of ['a', 'b', 'c']) {
      const [speaker = '', her = ''] = run(
        surrogate,
        '[[USERNAME|Hye-jin Bae]]: done. I asked Ms [[PERSON|Bae]].',
        seed,
      );
      expect(speaker.split(' ').at(-1)).to.equal(her);
    }
  });
});
