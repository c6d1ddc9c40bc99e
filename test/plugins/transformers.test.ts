import { expect } from 'chai';
import fc from 'fast-check';
import { isDeidError, type Transform, type Transformer } from '../../core/index.js';
import { ff1 } from '../../plugins/transformers/basic/ff1.js';
import transformers from '../../plugins/transformers/basic/index.js';
import { testPlugin } from '../kit/index.js';
import { DocumentScopes, registered, run, term } from './support/transform-scope.js';

const KEY = { key: 'a secret of enough length' };
const { transformers: all } = await registered(transformers);

function get(name: string): Transformer {
  const transformer = all.get(name);
  if (transformer === undefined) throw new Error(`no transformer ${name}`);
  return transformer;
}

const one = (transform: Transform, text: string, type = 'PERSON'): string => {
  const scopes = new DocumentScopes();
  return scopes.apply(transform, [term(type, text)], scopes.next())[0] ?? '';
};

describe('redact', () => {
  it('uses the same mark for every term, whatever its length', () => {
    expect(run(get('redact').prepare({}), '[[PERSON|Al]] and [[PERSON|Alexander]]')).to.deep.equal(['*****', '*****']);
  });

  it('accepts another mark', () => {
    expect(one(get('redact').prepare({ with: 'XX' }), 'Mary')).to.equal('XX');
  });

  it('changes nothing more if its output is redacted again', () => {
    const redact = get('redact').prepare({});
    fc.assert(fc.property(fc.string(), (text) => one(redact, one(redact, text)) === one(redact, text)));
  });
});

describe('mask', () => {
  it('masks white space too and keeps the length', () => {
    expect(one(get('mask').prepare({}), 'Mary Ann')).to.equal('********');
  });

  it('keeps the length in code units, also outside the basic plane', () => {
    const mask = get('mask').prepare({});
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        (text) => /^\**$/.test(one(mask, text)) && one(mask, text).length === text.length,
      ),
    );
  });

  it('keeps the last letters and digits, and separators if requested', () => {
    const card = '4111 1111-1111 1234';
    expect(one(get('mask').prepare({ keepLast: 4 }), card)).to.equal('***************1234');
    expect(one(get('mask').prepare({ keepLast: 4, keepSeparators: true, char: '#' }), card)).to.equal(
      '#### ####-#### 1234',
    );
  });

  it('shows nothing of a term that is too short to hide the rest', () => {
    expect(one(get('mask').prepare({ keepLast: 4 }), '1234567')).to.equal('*******');
  });
});

describe('label', () => {
  it('numbers terms by entity, ignoring case and white space', () => {
    const out = run(
      get('label').prepare({}),
      '[[CITY|New York]] [[CITY|Boston]] [[CITY|NEW  YORK]] [[US_SSN|000-12-3456]]',
    );
    expect(out).to.deep.equal(['[LOCATION_1]', '[LOCATION_2]', '[LOCATION_1]', '[ID_NUMBER_1]']);
  });

  it('gives one person one number in every form of the name', () => {
    const text =
      'Dr. [[PERSON|Smith]] saw [[PERSON|Mary Jones]]. [[PERSON|JONES, Mary]] told [[PERSON|Dr. John A. Smith]], [[PERSON|J. Smith]] and [[PERSON|J.A.S.]]';
    const numbers = run(get('label').prepare({}), text);
    expect(numbers.slice(0, 5)).to.deep.equal(['[PERSON_1]', '[PERSON_2]', '[PERSON_2]', '[PERSON_1]', '[PERSON_1]']);
    expect(numbers[5]).to.equal('[PERSON_1]');
  });

  it('distinguishes people with the same surname, and assigns a single surname to the one named last', () => {
    const text =
      '[[PERSON|John Smith]] and [[PERSON|Mary Smith]]; [[PERSON|Smith]] agreed, [[PERSON|John]] did not, said [[PERSON|Smith]]';
    expect(run(get('label').prepare({}), text).map((l) => l.at(-2))).to.deep.equal(['1', '2', '2', '1', '1']);
  });

  it('continues counting in the next unit of the document', () => {
    const scopes = new DocumentScopes();
    const scope = scopes.next();
    const label = get('label').prepare({});
    scopes.apply(label, [term('PERSON', 'Mary Jones')], scope);
    expect(scopes.apply(label, [term('PERSON', 'Ann Lee'), term('PERSON', 'Jones')], scope)).to.deep.equal([
      '[PERSON_2]',
      '[PERSON_1]',
    ]);
  });

  it('assigns a surname after a title to the person with the same title, not to the spouse', () => {
    const text =
      'Herr [[PERSON|Karl Weber]] and his wife [[PERSON|Irma Weber]]; Frau [[PERSON|Weber]] asked, and Herr [[PERSON|Weber]] said';
    const numbers = run(get('label').prepare({}), text).map((l) => l.at(-2));
    expect(numbers).to.deep.equal(['1', '2', '2', '1']);
  });

  const numbersOf = (text: string): string[] => run(get('label').prepare({}), text).map((l) => l.replace(/\D/gu, ''));

  it('recognises a person by given name and first surname, by either surname with initials, and surname first', () => {
    const text =
      '[[PERSON|Vicente Robles Sanchis]], [[PERSON|Ana María Robles Gil]]: [[PERSON|V. Robles]], [[PERSON|Ana M. Robles]], [[PERSON|Vicente Robles]]';
    expect(numbersOf(text)).to.deep.equal(['1', '2', '1', '2', '1']);
    expect(numbersOf('[[PERSON|BOUVET-MALARD Ginette]], [[PERSON|Ginette Bouvet-Malard]]')).to.deep.equal(['1', '1']);
    expect(numbersOf('[[PERSON|Müller, Anna]], [[PERSON|A. MUELLER]], [[PERSON|Anna]]')).to.deep.equal(['1', '1', '1']);
  });

  it('assigns a surname with an initial to an earlier single surname, but not to another initial', () => {
    const text = 'Dr. [[PERSON|Furlani]] … [[PERSON|G. Furlani]] and [[PERSON|K. Furlani]]; [[PERSON|Furlani]]';
    expect(new Set(numbersOf(text)).size).to.equal(2);
    expect(numbersOf('Prof. [[PERSON|Hellweg]] … [[PERSON|B. Hellweg]]')).to.deep.equal(['1', '1']);
  });

  it('recognises half of a double surname, and an initial after a title', () => {
    const text =
      'mw. [[PERSON|A.M. (Annemiek) Wijnhof-Kruls]], zoon [[PERSON|Ruud Wijnhof]]: mevrouw [[PERSON|Wijnhof]], Mw. [[PERSON|W.]]';
    expect(numbersOf(text)).to.deep.equal(['1', '2', '1', '1']);
    expect(numbersOf('Frau [[PERSON|Brünner]], [[PERSON|Gerda Brünner]]; Frau [[PERSON|B.]]')).to.deep.equal([
      '1',
      '1',
      '1',
    ]);
  });

  it('infers from a title with a surname alone to whom an initial can refer', () => {
    const text =
      'Patientin: [[PERSON|Brünner, Gerda]]. Der Ehemann, [[PERSON|Karl Brünner]], rief an. Frau [[PERSON|B.]] erholte sich, Herr [[PERSON|B.]] nicht';
    expect(numbersOf(text)).to.deep.equal(['1', '2', '1', '2']);
  });

  it('keeps two people apart if a third mention has the names of both', () => {
    const text = '[[PERSON|Ana Ruiz]], [[PERSON|Ana Ruiz Gil]], [[PERSON|Ana Ruiz Mora]]';
    const [, gil, mora] = numbersOf(text);
    expect(gil).not.to.equal(mora);
  });

  it('gives a number the same label in any grouping, and a company with and without its commas', () => {
    expect(numbersOf('[[IBAN_CODE|DE89 3704 0044]] [[IBAN_CODE|DE8937040044]]')).to.deep.equal(['1', '1']);
    expect(numbersOf('[[ORGANIZATION|Bodegas Cerro, S.L.]] [[ORGANIZATION|Bodegas Cerro SL]]')).to.deep.equal([
      '1',
      '1',
    ]);
    expect(numbersOf('[[DATE|1.12.2020]] [[DATE|11.2.2020]]')).to.deep.equal(['1', '2']);
  });

  it('labels by type, by an option, or without a number', () => {
    expect(one(get('label').prepare({ by: 'type' }), 'Boston', 'CITY')).to.equal('[CITY_1]');
    expect(one(get('label').prepare({ name: 'PLACE' }), 'Boston', 'CITY')).to.equal('[PLACE_1]');
    expect(one(get('label').prepare({ numbered: false }), 'Boston', 'CITY')).to.equal('[LOCATION]');
  });
});

describe('replace, remove, keep', () => {
  it('uses the entry of the map, else the fixed text', () => {
    const replace = get('replace').prepare({ map: { 'Mary Jones': 'Patient A' }, with: 'somebody' });
    expect(run(replace, '[[PERSON|MARY  JONES]] [[PERSON|Ann]] [[PERSON|constructor]]')).to.deep.equal([
      'Patient A',
      'somebody',
      'somebody',
    ]);
  });

  it('removes the term', () => expect(one(get('remove').prepare({}), 'Mary')).to.equal(''));
  it('keeps the term', () => expect(one(get('keep').prepare({}), 'Mary')).to.equal('Mary'));
});

describe('transformers with a key', () => {
  it('refuse to be prepared without one, without naming a secret', () => {
    for (const name of ['hash', 'encrypt', 'keyed-token', 'fpe']) {
      const attempt = (): Transform => get(name).prepare({ keyEnv: 'DEIDKIT_TEST_NO_SUCH_VARIABLE' });
      expect(attempt, name).to.throw().and.satisfy(isDeidError);
      expect(() => get(name).prepare({ key: 'short secret' }), name)
        .to.throw()
        .and.satisfy((error: Error) => !error.message.includes('short secret'));
    }
  });

  it('read the key from the environment variable in the options', () => {
    process.env.DEIDKIT_TEST_KEY = KEY.key;
    try {
      expect(one(get('hash').prepare({ keyEnv: 'DEIDKIT_TEST_KEY' }), 'Mary')).to.equal(
        one(get('hash').prepare(KEY), 'Mary'),
      );
    } finally {
      delete process.env.DEIDKIT_TEST_KEY;
    }
  });
});

describe('hash', () => {
  const hash = get('hash').prepare(KEY);

  it('is the same for the same term, and differs for another term, type or key', () => {
    expect(one(hash, 'Mary  Jones'))
      .to.equal(one(hash, 'mary jones'))
      .and.match(/^[0-9a-f]{16}$/);
    expect(one(hash, 'Mary')).not.to.equal(one(hash, 'Marya'));
    expect(one(hash, '12345', 'CITY')).not.to.equal(one(hash, '12345', 'US_SSN'));
    expect(one(get('hash').prepare({ key: 'another secret of length' }), 'Mary')).not.to.equal(one(hash, 'Mary'));
  });

  it('has the requested length and alphabet', () => {
    expect(one(get('hash').prepare({ ...KEY, length: 43, encoding: 'base64url' }), 'Mary')).to.match(/^[\w-]{43}$/);
  });
});

describe('token', () => {
  const token = get('token').prepare({});

  it('is random, unique, and remembered within the document', () => {
    const [a, b, again] = run(token, '[[PERSON|Mary]] [[PERSON|Ann]] [[PERSON|MARY]]');
    expect(a)
      .to.equal(again)
      .and.match(/^[2-9A-Z]{10}$/);
    expect(a).not.to.equal(b);
  });

  it('depends on the order and the seed, not on the term', () => {
    expect(run(token, '[[PERSON|Mary]]', 's')).to.deep.equal(run(token, '[[PERSON|Ann]]', 's'));
    expect(run(token, '[[PERSON|Mary]]', 's')).not.to.deep.equal(run(token, '[[PERSON|Mary]]', 't'));
  });

  it('includes the category if requested', () => {
    expect(one(get('token').prepare({ prefix: true, length: 6 }), 'Boston', 'CITY')).to.match(/^LOCATION-\w{6}$/);
  });
});

describe('encrypt', () => {
  const encrypt = get('encrypt').prepare(KEY);

  it('restores every original bit for bit, including lone surrogates', () => {
    const anyText = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string({ unit: fc.integer({ min: 0, max: 0xffff }).map((c) => String.fromCharCode(c)) }),
    );
    fc.assert(fc.property(anyText, (text) => encrypt.restore?.(one(encrypt, text)) === text));
  });

  it('produces substitutes that its pattern finds, and finds only those', () => {
    const pattern = new RegExp(`^(?:${encrypt.substitutePattern})$`, 'u');
    fc.assert(fc.property(fc.string(), (text) => pattern.test(one(encrypt, text))));
    expect(pattern.test('[[PERSON:short]]')).to.equal(false);
  });

  it('is the same for the same term, and never with the option random', () => {
    expect(one(encrypt, 'Mary'))
      .to.equal(one(encrypt, 'Mary'))
      .and.match(/^\[\[PERSON:[\w-]+\]\]$/);
    const random = get('encrypt').prepare({ ...KEY, random: true });
    expect(one(random, 'Mary')).not.to.equal(one(random, 'Mary'));
    expect(random.restore?.(one(random, 'Mary'))).to.equal('Mary');
  });

  it('restores nothing of another key or type, and nothing modified', () => {
    const sealed = one(encrypt, 'Mary');
    const refusal = { refused: 'unreadable' };
    expect(get('encrypt').prepare({ key: 'another secret of length' }).restore?.(sealed)).to.deep.equal(refusal);
    expect(encrypt.restore?.(sealed.replace('PERSON', 'CITY'))).to.deep.equal(refusal);
    const middle = sealed[30] === 'A' ? 'B' : 'A';
    expect(encrypt.restore?.(sealed.slice(0, 30) + middle + sealed.slice(31))).to.deep.equal(refusal);
    expect(encrypt.restore?.('[[PERSON:AAAA]]')).to.equal(undefined);
  });
});

describe('FF1', () => {
  // NIST, "Cryptographic Standards and Guidelines, Examples with Intermediate Values", FF1 samples 1 to 9.
  const k128 = '2B7E151628AED2A6ABF7158809CF4F3C';
  const k192 = `${k128}EF4359D8D580AA4F`;
  const k256 = `${k192}7F036D6F04FC6A94`;
  const tweak = '39383736353433323130';
  const long = '3737373770717273373737';
  const samples: [string, string, number, string, string][] = [
    [k128, '', 10, '0123456789', '2433477484'],
    [k128, tweak, 10, '0123456789', '6124200773'],
    [k128, long, 36, '0123456789abcdefghi', 'a9tv40mll9kdu509eum'],
    [k192, '', 10, '0123456789', '2830668132'],
    [k192, tweak, 10, '0123456789', '2496655549'],
    [k192, long, 36, '0123456789abcdefghi', 'xbj3kv35jrawxv32ysr'],
    [k256, '', 10, '0123456789', '6657667009'],
    [k256, tweak, 10, '0123456789', '1001623463'],
    [k256, long, 36, '0123456789abcdefghi', 'xs8a0azh2avyalyzuwd'],
  ];
  const numerals = (text: string): number[] => [...text].map((char) => Number.parseInt(char, 36));

  for (const [i, [key, t, radix, plain, cipher]] of samples.entries()) {
    it(`agrees with sample ${i + 1} of NIST, both ways`, () => {
      const f = ff1(Buffer.from(key, 'hex'), Buffer.from(t, 'hex'), radix);
      expect(f.encrypt(numerals(plain))).to.deep.equal(numerals(cipher));
      expect(f.decrypt(numerals(cipher))).to.deep.equal(numerals(plain));
    });
  }
});

describe('fpe', () => {
  const fpe = get('fpe').prepare(KEY);
  const shape = (text: string): string => text.replace(/\d/g, '9').replace(/[a-z]/g, 'a').replace(/[A-Z]/g, 'A');
  const code = fc.stringMatching(/^[A-Za-z]{2,4}[- ]\d{5,9}$/);

  it('keeps the format and is reversible', () => {
    fc.assert(
      fc.property(code, (text) => {
        const substitute = one(fpe, text);
        expect(shape(substitute)).to.equal(shape(text));
        expect(fpe.restore?.(substitute)).to.equal(text);
      }),
    );
  });

  it('never passes on terms that are too short or not ASCII', () => {
    for (const text of ['12345', 'Ab', 'Müller', '١٢٣٤٥٦٧', '--']) expect(one(fpe, text)).to.equal('*****');
  });

  it('depends on the tweak', () => {
    expect(one(get('fpe').prepare({ ...KEY, tweak: 'b' }), '123456789')).not.to.equal(one(fpe, '123456789'));
  });

  it('does not claim that its substitutes can be found in a text', () => {
    expect(fpe.substitutePattern).to.equal(undefined);
  });
});

describe('date-shift', () => {
  const shift = get('date-shift').prepare({});
  const days = (text: string): number => Date.parse(text) / 86_400_000;
  const date = fc
    .date({ min: new Date('1905-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
    .map((d) => d.toISOString().slice(0, 10));

  it('keeps the intervals of a document and shifts every date by 1 to maxDays', () => {
    fc.assert(
      fc.property(fc.array(date, { minLength: 2, maxLength: 6 }), fc.string(), (dates, seed) => {
        const out = run(shift, dates.map((d) => `[[DATE|${d}]]`).join(' '), seed);
        const moves = new Set(out.map((text, i) => days(text) - days(dates[i] ?? '')));
        expect(moves.size).to.equal(1);
        expect(Math.abs([...moves][0] ?? 0)).to.be.within(1, 365);
      }),
    );
  });

  it('keeps the notation, and the same shift over the units of a document', () => {
    const scopes = new DocumentScopes();
    const scope = scopes.next();
    const [a] = scopes.apply(shift, [term('DATE', '3. April 2024')], scope);
    const [b] = scopes.apply(shift, [term('DATE', '4. April 2024, 10:30 Uhr')], scope);
    expect(a).to.match(/^\d{1,2}\. \p{L}+ 202[345]$/u);
    expect(b).to.match(/^\d{1,2}\. \p{L}+ 202[345], 10:30 Uhr$/u);
  });

  it('uses the order of numeric dates in the document', () => {
    const [a, b] = run(get('date-shift').prepare({ maxDays: 1 }), '[[DATE|05/10/2024]] [[DATE|25/10/2024]]');
    expect(a?.slice(2)).to.equal('/10/2024');
    expect(Number(b?.slice(0, 2)) - Number(a?.slice(0, 2))).to.equal(20);
  });

  it('passes on nothing that it cannot read or that would stay unchanged', () => {
    for (const text of ['Christmas Eve', '31/02/2024', '14 March 2024 (his wedding)', '10:30'])
      expect(one(shift, text, 'DATE'), text).to.equal('[DATE]');
    expect(one(get('date-shift').prepare({ maxDays: 1 }), '2019', 'DATE')).to.equal('[DATE]');
  });

  it('is the same in all documents of a subject if it is keyed', () => {
    const keyed = get('keyed-date-shift').prepare({ ...KEY, subject: 'patient 7' });
    expect(run(keyed, '[[DATE|2024-03-14]]', 'a')).to.deep.equal(run(keyed, '[[DATE|2024-03-14]]', 'b'));
    const other = get('keyed-date-shift').prepare({ ...KEY, subject: 'patient 8' });
    expect(run(other, '[[DATE|2024-03-14]]')).not.to.deep.equal(run(keyed, '[[DATE|2024-03-14]]'));
  });

  it('keeps a time of day, and shifts the expiry month of a card', () => {
    const shift = get('date-shift').prepare({ maxDays: 365 });
    const [time, expires = '', day = ''] = run(
      shift,
      'at [[TIME|10:30 AM]], card exp [[DATE|09/27]], on [[DATE|2025-05-14]]',
    );
    expect(time).to.equal('10:30 AM');
    const months = (year: number, month: number): number => year * 12 + month;
    const moved = months(Number(day.slice(0, 4)), Number(day.slice(5, 7))) - months(2025, 5);
    const [month = 0, year = 0] = expires.split('/').map(Number);
    expect(months(2000 + year, month) - months(2027, 9) - moved).to.be.within(-1, 1);
  });
});

describe('generalise', () => {
  const generalise = get('generalise').prepare({});

  it('groups ages into bands and the oldest into one group', () => {
    const ages = '[[AGE|67-year-old]] [[AGE|sixty]] [[AGE|89]] [[AGE|93]] [[AGE|18 months old]]';
    expect(run(generalise, ages)).to.deep.equal(['60-69', '60-69', '80-89', '90 or older', '0-9']);
  });

  it('keeps the year, the start of a ZIP code, the state, the range of an amount', () => {
    const text =
      '[[DATE|March 14, 2024]] [[POSTAL_CODE|02139-4307]] [[LOCATION|12 Main St, Cambridge, MA 02139]] [[AMOUNT|$12,500.00]]';
    expect(run(generalise, text)).to.deep.equal(['2024', '021', 'MA', '$10,000-100,000']);
  });

  it('follows its options', () => {
    const finer = get('generalise').prepare({ date: 'month', ageBand: 5, postalDigits: 1 });
    expect(run(finer, '[[DATE|03/14/2024]] [[AGE|67]] [[POSTAL_CODE|02139]]')).to.deep.equal(['2024-03', '65-69', '0']);
  });

  it('masks values without a coarser form', () => {
    expect(
      run(generalise, '[[PERSON|Mary]] [[AGE|old]] [[DATE|Monday]] [[POSTAL_CODE|SW1A 1AA]] [[CITY|Boston]]'),
    ).to.deep.equal(Array(5).fill('*****'));
  });
});

testPlugin(transformers, {
  transformers: {
    redact: {},
    mask: { keepLast: 2 },
    label: {},
    replace: { with: 'X' },
    remove: {},
    keep: {},
    token: {},
    'date-shift': {},
    'keyed-date-shift': KEY,
    generalise: {},
    hash: KEY,
    encrypt: KEY,
    'keyed-token': KEY,
    fpe: KEY,
  },
});
