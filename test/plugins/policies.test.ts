import { expect } from 'chai';
import fc from 'fast-check';
import { Engine } from '../../core/index.js';
import temporal from '../../plugins/detectors/temporal/index.js';
import transformers from '../../plugins/transformers/basic/index.js';
import policies from '../../plugins/transformers/policies/index.js';
import { allowedPrefixes } from '../../plugins/transformers/policies/safe-harbor/zip3.js';
import surrogates from '../../plugins/transformers/surrogates/index.js';
import { testPlugin } from '../kit/index.js';
import { DocumentScopes, registered, run, term, termsOf } from './support/transform-scope.js';

const plugin = await registered(policies, { safeHarborZip: '2020' });
const others = await registered(transformers);
const safeHarbor = plugin.transformers.get('safe-harbor')?.prepare({ zip: '2020' });
const strict = plugin.transformers.get('safe-harbor')?.prepare({ zip: 'strict' });
if (safeHarbor === undefined || strict === undefined) throw new Error('no transformer safe-harbor');

const zip = (text: string, transform = safeHarbor): string => run(transform, `[[POSTAL_CODE|${text}]]`)[0] ?? '';
const age = (text: string): string => run(safeHarbor, `[[AGE|${text}]]`)[0] ?? '';

describe('policies', () => {
  it('are the documented modes', () => {
    const names = plugin.policies.map(({ name }) => name);
    expect(names).to.deep.equal(['PROPRIETARY', 'REDACT', 'MASKED', 'GDPR', 'HIPAA']);
  });

  it('have a rule for every type', () => {
    for (const { name, rules } of plugin.policies) expect(rules, name).to.have.property('*');
  });

  it('find online identifiers and special categories in GDPR even at level 1', async () => {
    await using engine = await Engine.create({ plugins: [policies, surrogates, transformers] });
    const always = engine.policies.find(({ name }) => name === 'GDPR')?.alwaysFind ?? {};
    for (const type of ['IP_ADDRESS', 'COOKIE_ID', 'RELIGION', 'TRADE_UNION', 'DIAGNOSIS'])
      expect(always[type], type).to.be.within(0.2, 0.3);
  });

  it('let HIPAA remove weekdays and holidays, and find no more uncertain terms than level 2', async () => {
    const engine = await Engine.create({ plugins: [policies, surrogates, transformers, temporal] });
    const { outputs } = engine.deidentify('Fell on Tuesday after Good Friday, grade 3/6 murmur.', { mode: 'HIPAA' });
    expect(outputs[0]?.text).to.equal('Fell on [DATE] after [DATE], grade 3/6 murmur.');
  });

  it('let HIPAA cite the paragraph that forbids derived codes, and use none', async () => {
    await using engine = await Engine.create({ plugins: [policies, surrogates, transformers] });
    const hipaa = engine.policies.find(({ name }) => name === 'HIPAA');
    expect(hipaa?.forbidsDerived).to.contain('164.514(c)');
    for (const { use } of Object.values(hipaa?.rules ?? {}))
      expect((others.transformers.get(use) ?? plugin.transformers.get(use))?.derived, use).to.equal(false);
  });

  it('let HIPAA remove years that say when somebody was born who is over 89', async () => {
    await using engine = await Engine.create({ plugins: [policies, surrogates, transformers, temporal] });
    const hipaa = (text: string): string | undefined => engine.deidentify(text, { mode: 'HIPAA' }).outputs[0]?.text;
    expect(hipaa('She turned 92 in 2018.')).to.equal('She turned 90 or older in [DATE].');
    expect(hipaa('In 2018 she turned 92.')).to.equal('In [DATE] she turned 90 or older.');
    expect(hipaa('She turned 62 in 2018.')).to.equal('She turned 62 in 2018.');
    expect(hipaa('A pilot, class of 1938.')).to.match(/^A pilot, class of on or before \d{4}\.$/u);
    expect(hipaa('A pilot, class of 1998.')).to.equal('A pilot, class of 1998.');
  });

  it('let HIPAA leave the year of seconds since 1970', async () => {
    await using engine = await Engine.create({ plugins: [policies, surrogates, transformers, temporal] });
    const { outputs } = engine.deidentify('ts 1698412345, "created_at": 1698412345678', { mode: 'HIPAA' });
    expect(outputs[0]?.text).to.equal('ts 2023, "created_at": 2023');
  });

  it('let HIPAA name the table of ZIP prefixes', async () => {
    const other = await registered(policies, { safeHarborZip: 'strict' });
    const described = (all: typeof plugin): string =>
      all.policies.find(({ name }) => name === 'HIPAA')?.description ?? '';
    expect(described(plugin)).to.contain('2020 Census').and.not.contain('2000');
    expect(described(other)).to.contain('2000 and 2020 Census');
  });
});

describe('Safe Harbor: ZIP codes', () => {
  it('keeps a prefix with more than 20,000 people', () => {
    expect(zip('02139')).to.equal('021');
    expect(zip('02139-4307')).to.equal('021');
    expect(zip('021394307')).to.equal('021');
    expect(zip('00601')).to.equal('006');
  });

  it('replaces small, unassigned, agency and military prefixes by 000', () => {
    for (const code of ['05901', '20201', '77299', '09012', '00012', '34090', '96201', '73301'])
      expect(zip(code), code).to.equal('000');
  });

  it('uses both censuses in the strict setting', () => {
    expect(zip('89052')).to.equal('890');
    expect(zip('89052', strict)).to.equal('000');
  });

  it('lists exactly the restricted prefixes of the two censuses', () => {
    const both = '036 059 102 203 556 692 821 823 878 879 884 893'.split(' ');
    const only2020 = '202 204 205 369 753 772'.split(' ');
    const only2000 = '063 790 830 831 890'.split(' ');
    for (const prefix of [...both, ...only2020, ...only2000]) {
      expect(allowedPrefixes('2020').has(prefix), prefix).to.equal(only2000.includes(prefix));
      expect(allowedPrefixes('strict').has(prefix), prefix).to.equal(false);
    }
    expect(allowedPrefixes('2020').size - allowedPrefixes('strict').size).to.equal(only2000.length);
  });

  it('removes anything but a US ZIP code, and never shortens it', () => {
    for (const code of ['SW1A 1AA', 'K1A 0B1', '1012 AB', '1234', '123456', '75 008'])
      expect(zip(code), code).to.equal('[POSTAL_CODE]');
    expect(run(safeHarbor, 'D-[[POSTAL_CODE|10115]] Berlin')).to.deep.equal(['[POSTAL_CODE]']);
  });
});

describe('Safe Harbor: ages', () => {
  it('keeps ages up to 89', () => {
    for (const text of [
      '89',
      '0',
      '78yo',
      '67-year-old',
      'eighty-nine',
      '95 days old',
      '95 day-old',
      '18 months',
      '1200 weeks',
    ])
      expect(age(text), text).to.equal(text);
  });

  it('puts all ages over 89 into one group, also in words', () => {
    for (const text of [
      '90',
      '93yo',
      'ninety-three-year-old',
      'aged 102 years',
      'one hundred and two',
      '1200 months',
      'nonagenarian',
      '88-91',
      '90.5',
    ])
      expect(age(text), text).to.equal('90 or older');
  });

  it('removes everything unreadable', () => expect(age('dreiundneunzig')).to.equal('[AGE]'));

  it('never lets a number over 89 through', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 130 }),
        fc.constantFrom('', ' years', '-year-old', 'yo', ' y/o'),
        (n, unit) => {
          expect(age(`${n}${unit}`)).to.equal(n > 89 ? '90 or older' : `${n}${unit}`);
        },
      ),
    );
  });
});

describe('Safe Harbor: dates', () => {
  const dates = (marked: string): readonly string[] => run(safeHarbor, marked);

  it('keeps only the year', () => {
    expect(dates('DOB [[DATE_OF_BIRTH|03/14/1962]], admitted [[DATE|2 Jan 2024]]')).to.deep.equal(['1962', '2024']);
    expect(
      dates('[[DATE_TIME|2024-03-14T10:30:00Z]] [[DATE|Monday, 4 March 2024]] [[DATE|3/4/24]] [[DATE|Q3 2024]]'),
    ).to.deep.equal(['2024', '2024', '2024', '2024']);
    expect(dates('[[DATE|from 30 December 2023 to 2 January 2024]]')).to.deep.equal(['2023 to 2024']);
  });

  it('removes dates without a year', () => {
    expect(dates('[[DATE|March 14]] [[DATE|Monday]] [[DATE|POD #2]] [[TIME|10:30]]')).to.deep.equal([
      '[DATE]',
      '[DATE]',
      '[DATE]',
      '[TIME]',
    ]);
  });

  it('removes a birth year that shows an age over 89 at the latest service', () => {
    expect(dates('born [[DATE|1931-05-02]], seen [[DATE|2026-02-01]]')).to.deep.equal(['on or before 1936', '2026']);
    expect(dates('born [[DATE_OF_BIRTH|1937-05-02]], seen [[DATE|2026-02-01]]')).to.deep.equal(['1937', '2026']);
    expect(dates('born [[DATE_OF_BIRTH|1931-05-02]], seen [[DATE|2015-02-01]]')).to.deep.equal(['1931', '2015']);
  });

  it('reads a two-digit birth year as past, and that of a person over 89 as one of the last century', () => {
    const seen = 'seen [[DATE|2025-11-04]], DOB [[DATE_OF_BIRTH|';
    expect(dates(`${seen}1/5/34]]`)[1]).to.equal('on or before 1935');
    expect(dates(`${seen}1/5/36]]`)[1]).to.equal('1936');
    expect(dates(`${seen}1/5/24]]`)[1]).to.equal('2024');
    expect(dates(`a [[AGE|101-year-old]] woman, ${seen}1/5/24]]`)[2]).to.equal('on or before 1935');
    expect(dates(`a [[AGE|91-year-old]] woman, ${seen}1/5/62]]`)[2]).to.equal('1962');
  });

  it('counts from today if no service is dated', () => {
    const scopes = new DocumentScopes('seed', new Date('2026-03-01T00:00:00Z'));
    const terms = [...termsOf('born [[DATE_OF_BIRTH|May 1931]]; surgery in [[DATE|1990]]')];
    expect(scopes.apply(safeHarbor, terms, scopes.next())).to.deep.equal(['on or before 1936', '1990']);
  });

  it('uses the latest service of earlier units', () => {
    const scopes = new DocumentScopes();
    const scope = scopes.next();
    scopes.apply(safeHarbor, [term('DATE', '2019-01-01')], scope);
    expect(scopes.apply(safeHarbor, [term('DATE_OF_BIRTH', '1/1/1929')], scope)).to.deep.equal(['on or before 1929']);
  });
});

describe('Safe Harbor: places', () => {
  const places = (marked: string): readonly string[] => run(safeHarbor, marked);

  it('keeps the state, and the prefix of a ZIP code after it', () => {
    const text =
      '[[STREET_ADDRESS|12 Main Street, Cambridge, MA 02139-4307]] [[LOCATION|Newfane, VT 05901]] [[LOCATION|Salem, Oregon]] [[STATE|IL]] [[LOCATION|Illinois]] [[COUNTRY|Norway]]';
    expect(places(text)).to.deep.equal([
      '[LOCATION], MA 021',
      '[LOCATION], VT 000',
      '[LOCATION], Oregon',
      'IL',
      'Illinois',
      'Norway',
    ]);
  });

  it('does not take a city or street for a state', () => {
    const text =
      '[[LOCATION|New York]] [[LOCATION|Berlin]] [[STREET_ADDRESS|12 Washington]] [[STREET_ADDRESS|7 Rue de la Paix, 75002 Paris]] [[STATE|Thurgau]]';
    expect(places(text)).to.deep.equal(['[LOCATION]', '[LOCATION]', '[LOCATION]', '[LOCATION]', '[STATE]']);
  });

  it('keeps health data and gender, and nothing else', () => {
    expect(places('[[DIAGNOSIS|asthma]] [[GENDER|female]] [[PERSON|Mary]]')).to.deep.equal([
      'asthma',
      'female',
      '[PERSON]',
    ]);
  });
});

testPlugin(policies, { transformers: { 'safe-harbor': { zip: 'strict' } }, beside: [transformers, surrogates] });
