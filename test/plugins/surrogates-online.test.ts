import { expect } from 'chai';
import { fold } from '../../plugins/transformers/surrogates/base/text.js';
import surrogates from '../../plugins/transformers/surrogates/index.js';
import { registered, run } from './support/transform-scope.js';

const transformer = (await registered(surrogates)).transformers.get('surrogate');
if (transformer === undefined) throw new Error('no transformer surrogate');
const surrogate = transformer.prepare({});

const SEEDS = ['a', 'b', 'c', 'd', 'e', 'f'];
const slug = (name = ''): string => fold(name).replace(/[^a-z]+/g, '-');
const local = (email = ''): string => email.split(/@|%40/)[0] ?? '';

describe('surrogate: logins and addresses made of names', () => {
  const each = (text: string, check: (out: readonly string[]) => void): void => {
    for (const seed of SEEDS) check(run(surrogate, text, seed));
  };

  it('follow double surnames, all initials, shortened surnames, particles and separators before a number', () => {
    each(
      `[[PERSON|Olivia Chen-Baker]] [[EMAIL_ADDRESS|ocbaker@a.org]] [[EMAIL_ADDRESS|chen-baker@a.org]] [[EMAIL_ADDRESS|ochen-baker@a.org]]
       [[USERNAME|ochen]]`,
      ([name = '', ofHalf, whole, initial, half]) => {
        const [given = '', surname = ''] = slug(name).split(/-(.*)/);
        const [one = '', two = ''] = surname.split('-');
        expect(local(ofHalf)).to.equal(given.charAt(0) + one.charAt(0) + two);
        expect(local(whole)).to.equal(surname);
        expect(local(initial)).to.equal(given.charAt(0) + surname);
        expect(half).to.equal(given.charAt(0) + one);
      },
    );
    each('[[PERSON|Maria Clara Fontes Prado]] [[EMAIL_ADDRESS|mcfprado@a.org]]', ([name = '', email]) => {
      const words = slug(name).split('-');
      expect(local(email)).to.equal(
        words
          .slice(0, 3)
          .map((word) => word.charAt(0))
          .join('') + words[3],
      );
    });
    each(
      '[[PERSON|Debra Lundqvist]] [[USERNAME|@debralund]] [[USERNAME|dlundqvist_88]]',
      ([name = '', clip, number]) => {
        const [given = '', surname = ''] = slug(name).split('-');
        expect(clip).to.equal(`@${given}${surname.slice(0, 4)}`);
        expect(number).to.match(new RegExp(`^${given.charAt(0)}${surname}_\\d\\d$`));
      },
    );
    each('[[PERSON|Pieter de Graaf]] [[EMAIL_ADDRESS|p.de.graaf@a.nl]]', ([name = '', email]) => {
      const [given = '', , surname] = slug(name).split('-');
      expect(local(email)).to.equal(`${given.charAt(0)}.de.${surname}`);
    });
  });

  it('put the name into web addresses, whose common words and domains stay together', () => {
    each(
      `[[PERSON|Margaret Dunleavy]] [[EMAIL_ADDRESS|mdunleavy@brightlaw.co.uk]] [[URL|www.brightlaw.co.uk/people/margaret-dunleavy]]
       [[URL|https://linked.com/in/margaretdunleavy]] [[EMAIL_ADDRESS|margaret.dunleavy%40brightlaw.co.uk]] [[DOMAIN_NAME|laptop-mdunleavy]]`,
      ([name = '', email = '', url, profile, coded, host]) => {
        const [given = '', surname = ''] = slug(name).split('-');
        const domain = email.split('@')[1];
        expect(url).to.equal(`www.${domain}/people/${given}-${surname}`);
        expect(profile).to.match(new RegExp(`^https://example\\.\\w+/in/${given}${surname}$`));
        expect(coded).to.equal(`${given}.${surname}%40${domain}`);
        expect(host).to.equal(`laptop-${given.charAt(0)}${surname}`);
      },
    );
  });

  it('leave no identifying word of a path', () => {
    each('[[URL|https://shop.example.io/orders/kestrel-harpoon/A77Q12?topic=falconry]]', ([url]) =>
      expect(url).not.to.match(/kestrel|harpoon|A77Q12|falconry/),
    );
  });
});
