import { expect } from 'chai';
import { createEngine } from '../../lib/index.js';
import surrogates from '../../plugins/transformers/surrogates/index.js';
import { genderOf } from '../../plugins/transformers/surrogates/persons/cultures.js';
import { guessedGender } from '../../plugins/transformers/surrogates/persons/genders.js';
import { DocumentScopes, registered, run, term, termsOf } from './support/transform-scope.js';

const transformer = (await registered(surrogates)).transformers.get('surrogate');
if (transformer === undefined) throw new Error('no transformer surrogate');
const surrogate = transformer.prepare({});
const SEEDS = ['a', 'b', 'c', 'd', 'e', 'f'];
const MASKED = '*****';

describe('surrogate: one person by every name', () => {
  it('writes the name in brackets or quotes within a full name as a short form of the invented one', () => {
    for (const seed of SEEDS) {
      const [whole = '', alone = ''] = run(
        surrogate,
        '[[PERSON|Ambrose (Brosie) Falconbridge]] came. I asked [[PERSON|Brosie]].',
        seed,
      );
      const [, given = '', called = ''] = /^(\S+) \((\S+)\) \S+$/u.exec(whole) ?? [];
      expect(alone, whole).to.equal(called);
      expect(given.toLowerCase(), whole).not.to.equal(called.toLowerCase());
    }
  });

  it('writes a mailbox with a short form that no list has like the only bearer of its surname', () => {
    for (const seed of SEEDS) {
      const [whole = '', initial = '', mail = ''] = run(
        surrogate,
        'Ms [[PERSON|Wilhelmara Quistorp]], [[PERSON|W. Quistorp]], [[EMAIL_ADDRESS|wilka.quistorp@acme.example]]',
        seed,
      );
      const [given = '', surname = ''] = whole.split(' ');
      expect(initial).to.equal(`${given.charAt(0)}. ${surname}`);
      expect(mail.split('@')[0]?.split('.')[0]?.charAt(0)).to.equal(given.charAt(0).toLowerCase());
    }
  });

  it('keeps two persons with one surname apart whose given names are known', () => {
    const [one = '', mail = ''] = run(
      surrogate,
      '[[PERSON|Robert Quistorp]] wrote to [[EMAIL_ADDRESS|ruth.quistorp@acme.example]]',
      'a',
    );
    expect(mail.split('.')[0]).not.to.equal(one.split(' ')[0]?.toLowerCase());
  });

  it('leaves letters of a qualification and an Irish particle, which are no names', () => {
    for (const seed of SEEDS) {
      const [doctor = '', surname = ''] = run(
        surrogate,
        '[[PERSON|Ruairc Ó Conghaile MRCGP]]; Dr [[PERSON|Ó Conghaile]]',
        seed,
      );
      expect(doctor).to.match(/^\p{L}+ Ó \p{L}+ MRCGP$/u);
      expect(surname).to.equal(doctor.split(' ').slice(1, 3).join(' '));
    }
  });

  it('takes an organisation that is a given name and a surname for the person who is called by that name', () => {
    for (const seed of SEEDS) {
      const [organisation = '', given = ''] = run(
        surrogate,
        'Opened by: [[ORGANIZATION|Ingrid Vesterholt]]. [[PERSON|Ingrid]] called.',
        seed,
      );
      expect(organisation.split(' ')[0]).to.equal(given);
    }
  });

  it('reads the sex behind a name: a field, an age, a column', () => {
    const women = ['Sex: F', '72F', '(34 F)', '\tF\t1990-01-02'];
    const men = ['Sex: M', '72M', '(34 M)', '\tM\t1990-01-02'];
    const given = (behind: string, seed: string): string => {
      const scopes = new DocumentScopes(seed);
      const after = behind.startsWith('\t') ? behind : `   ${behind}`;
      const [name = ''] = scopes.apply(
        surrogate,
        [term('PERSON', 'Sashka Petrosyan', { after, score: 1 }), ...termsOf('[[GENDER|Ms]]')],
        scopes.next(),
      );
      return name.split(' ')[0] ?? '';
    };
    const all = (behind: readonly string[]): string[] =>
      SEEDS.flatMap((seed) => behind.map((each) => given(each, seed)));
    const names = { women: new Set(all(women)), men: new Set(all(men)) };
    expect([...names.women].filter((name) => names.men.has(name))).to.deep.equal([]);
  });
});

describe('surrogate: names that something else makes certain', () => {
  const verdict = (before: string, text: string, score = 0.6): string => {
    const scopes = new DocumentScopes();
    return scopes.apply(surrogate, [term('PERSON', text, { before, score })], scopes.next())[0] ?? '';
  };

  it('replaces capitals behind a form of address, which are no abbreviation', () => {
    expect(verdict('MS. ', 'TIBBS')).not.to.equal(MASKED);
    expect(verdict('the ', 'TIBBS')).to.equal(MASKED);
  });

  it('replaces a doubtful name that an e-mail address contains', () => {
    const scopes = new DocumentScopes();
    const mail = term('EMAIL_ADDRESS', 'quorvex.bimblesen@acme.example');
    const [name] = scopes.apply(surrogate, [term('PERSON', 'Quorvex', { score: 0.6 }), mail], scopes.next());
    expect(name).not.to.equal(MASKED);
  });
});

describe('surrogate: times, places and labels', () => {
  it('reads four digits with hours behind them as a time, not as a year', () => {
    for (const seed of SEEDS) {
      const [early = '', late = ''] = run(surrogate, 'from [[TIME|1900 hrs]] to [[TIME|2010 hrs]]', seed);
      const minutes = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(2, 4));
      expect(Number(early.slice(2, 4)), early).to.be.below(60);
      expect((minutes(late) - minutes(early) + 1440) % 1440).to.equal(70);
    }
  });

  it('keeps the kind of an institution whose address follows', () => {
    for (const seed of SEEDS) {
      const [place = ''] = run(surrogate, '[[LOCATION|Quarry Road Medical Centre\n31 Quarry Road, Howth]]', seed);
      expect(place).to.match(/^.+ Medical Centre\n\d+ .+ Road, /u);
      expect(place).not.to.include('Quarry');
    }
  });

  it('finds a place up to the date of the next sentence or line, and no unit or label', async () => {
    const engine = await createEngine();
    const found = (text: string): string[] =>
      engine.analyze(text, { domain: 'General' }).findings.map(({ start, end }) => text.slice(start, end));
    expect(found('Home: 48 Alderley Rd, Wolverhampton. 23rd of August 1981')).to.include('23rd of August 1981');
    expect(found('Lives at 8 Kauri Crescent\n16/7 0200  Unsettled, temp 38.1')).not.to.include('16/7 0200');
    expect(found('Platelets               377              K/uL        150-450').join(' ')).not.to.include('uL');
    await engine.close();
  });

  it('reads the given name of passengers with two surnames', () => {
    for (const seed of SEEDS) {
      const [passenger = '', alone = ''] = run(
        surrogate,
        'Passengers: [[PERSON|SALVATIERRA VIDAL/IRENE]] MRS. The card of [[PERSON|Irene]] expires.',
        seed,
      );
      expect(passenger.split('/')[1], passenger).to.equal(alone.toUpperCase());
    }
  });

  it('takes the sex of a first name that no list has from the further ones', () => {
    for (const seed of SEEDS) {
      const given = (text: string): string => run(surrogate, text, seed)[0]?.split(' ')[0] ?? '';
      const [his = '', her = ''] = [
        '[[PERSON|Jarrah Daniel Trewhella]] came.',
        '[[PERSON|Jarrah Mary Trewhella]] came.',
      ].map(given);
      expect(guessedGender(his.toLowerCase()), his).not.to.equal('female');
      expect(guessedGender(her.toLowerCase()), her).not.to.equal('male');
    }
  });

  it('writes a man for a man and a woman for a woman where only the given name tells, of many countries', () => {
    for (const [name, sex] of [
      ['Hamish', 'male'],
      ['Delroy', 'male'],
      ['Esme', 'female'],
    ] as const)
      for (const seed of SEEDS) {
        const [whole = ''] = run(surrogate, `[[PERSON|${name} Okafor]] came.`, seed);
        expect(genderOf(whole.split(' ')[0] ?? ''), `${name}: ${whole}`).to.equal(sex);
      }
  });
});
