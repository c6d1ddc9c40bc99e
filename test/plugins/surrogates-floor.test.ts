import { expect } from 'chai';
import { createEngine, deidentifyFile } from '../../lib/index.js';
import surrogates from '../../plugins/transformers/surrogates/index.js';
import { DocumentScopes, registered, term } from './support/transform-scope.js';

const transformer = (await registered(surrogates)).transformers.get('surrogate');
if (transformer === undefined) throw new Error('no transformer surrogate');
const surrogate = transformer.prepare({});
const MASKED = '*****';

type Found = readonly [type: string, text: string, score: number];

const replace = (found: readonly Found[], transform = surrogate): readonly string[] => {
  const scopes = new DocumentScopes();
  return scopes.apply(
    transform,
    found.map(([type, text, score]) => term(type, text, { score })),
    scopes.next(),
  );
};

describe('surrogate: names that are too doubtful', () => {
  it('are masked, and the same names with a high score are replaced', () => {
    const names = [
      ['PERSON', 'Quorvex'],
      ['PERSON', 'Quorvex Bimble'],
      ['LOCATION', 'Lower Bimblex'],
      ['ORGANIZATION', 'Quorvexa'],
    ] as const;
    for (const [type, text] of names) {
      expect(replace([[type, text, 0.55]])).to.deep.equal([MASKED]);
      const [made = ''] = replace([[type, text, 0.97]]);
      expect(made)
        .to.match(/^\p{Lu}/u)
        .and.not.equal(text);
    }
  });

  it('are replaced if a more certain term of the text shares a word with them', () => {
    const [full = '', part = ''] = replace([
      ['PERSON', 'Quorvex Bimble', 0.97],
      ['PERSON', 'Bimble', 0.5],
    ]);
    expect(full.split(' ')).to.include(part);
  });

  it('are replaced if a known name, a title before them or a word of kind shows what they are', () => {
    const scopes = new DocumentScopes();
    const made = scopes.apply(
      surrogate,
      [
        term('PERSON', 'Margaret Quorvexley', { score: 0.55 }),
        term('PERSON', 'Quorvex', { score: 0.55, before: 'seen by Dr. ' }),
        term('ORGANIZATION', 'Quorvex Hospital', { score: 0.55 }),
      ],
      scopes.next(),
    );
    expect(made).to.not.include(MASKED);
    expect(made[2]).to.match(/ Hospital$/);
  });

  it('are replaced in a column with a title', () => {
    const scopes = new DocumentScopes();
    const cell = term('PERSON', 'Quorvex', { score: 0.55, header: ['customer'] });
    expect(scopes.apply(surrogate, [cell], scopes.next())).to.not.include(MASKED);
  });

  it('are masked if they are initials without a long form, never random letters', () => {
    expect(replace([['ORGANIZATION', 'QBX', 0.97]])).to.deep.equal([MASKED]);
    const [bank = '', short] = replace([
      ['ORGANIZATION', 'Quorvex Bimble Xylo', 0.97],
      ['ORGANIZATION', 'QBX', 0.8],
    ]);
    expect(short).to.equal(bank.match(/\b\p{Lu}/gu)?.join(''));
    const [person = '', initials] = replace([
      ['PERSON', 'Quorvex Bimble', 0.97],
      ['PERSON', 'Q.B.', 0.6],
    ]);
    expect(initials).to.equal(person.replace(/(\p{Lu})\p{L}+ ?/gu, '$1.'));
  });

  it('stay before a number, a unit or a range, and are masked in headings, whatever their score', () => {
    const made = (text: string, type: string, after: string): string => {
      const scopes = new DocumentScopes();
      const [out = ''] = scopes.apply(surrogate, [term(type, text, { score: 0.97, after })], scopes.next());
      return out;
    };
    for (const [text, after] of [
      ['Patient', ' No: 44817'],
      ['Invoice', ' # 20418'],
      ['Creatinine', ' 88 umol/L'],
      ['Bilirubin', ' 12 (3-17)'],
    ] as const)
      for (const type of ['PERSON', 'LOCATION', 'ORGANIZATION']) expect(made(text, type, after), text).to.equal(text);
    // An unknown word before a unit may be a name.
    expect(made('Zrabowska', 'PERSON', ' 81 kg')).to.equal(MASKED);
    expect(made('STATEMENT OF ACCOUNT', 'ORGANIZATION', '')).to.equal(MASKED);
    expect(made('Quorvex Bimble', 'PERSON', ' No: 44817')).to.not.equal(MASKED);
  });

  it('stay if they are abbreviations of the lexicon, and are masked if they are other letters', () => {
    expect(replace([['PERSON', 'NYHA III', 0.8]])).to.deep.equal(['NYHA III']);
    expect(replace([['ORGANIZATION', 'ECG', 0.9]])).to.deep.equal(['ECG']);
    expect(replace([['PERSON', 'QBX', 0.9]])).to.deep.equal([MASKED]);
  });

  it('are replaced in a line of capitals if they are known names of few letters', () => {
    expect(replace([['PERSON', 'KEITH', 0.99]])[0]).to.match(/^\p{Lu}{2,}$/u);
  });

  it('stay if they are particles or a relation without a name', () => {
    expect(
      replace([
        ['PERSON', 'Van den', 0.8],
        ['PERSON', 'van den Quorvexen', 0.97],
        ['USERNAME', 'Auntie', 0.6],
      ]),
    ).to.satisfy(([particles = '', name = '', aunt = '']: string[]) => {
      return particles === 'Van den' && /^van den \p{Lu}\p{L}+$/u.test(name) && aunt === 'Auntie';
    });
  });

  it('stay if they are a word of kind alone', () => {
    expect(replace([['ORGANIZATION', 'National Insurance', 0.6]])).to.deep.equal(['National Insurance']);
    expect(replace([['ORGANIZATION', 'Court', 0.8]])).to.deep.equal(['Court']);
    expect(replace([['CITY', 'County', 0.6]])).to.deep.equal(['County']);
    expect(replace([['ORGANIZATION', 'Quorvex Court', 0.8]])[0]).to.match(/^(?!Quorvex)\S+ Court$/u);
  });

  it('need the floor themselves if they are a single given name that may be a word', () => {
    expect(replace([['PERSON', 'Mark', 0.6]])).to.deep.equal([MASKED]);
    expect(replace([['PERSON', 'Mark', 0.8]])).to.not.include(MASKED);
    expect(replace([['PERSON', 'Mark Quorvex', 0.6]])).to.not.include(MASKED);
  });

  it('are numbers, dates and codes in no case', () => {
    const made = replace([
      ['DATE', '12 March 2024', 0.5],
      ['PHONE_NUMBER', '(415) 555-0132', 0.5],
      ['ID_NUMBER', 'QX-20419', 0.5],
    ]);
    expect(made).to.not.include(MASKED);
  });

  it('are none with the floor 0', () => {
    const open = transformer.prepare({ floor: 0 });
    const made = replace(
      [
        ['PERSON', 'Quorvex', 0.5],
        ['ORGANIZATION', 'QBX', 0.5],
      ],
      open,
    );
    expect(made).to.not.include(MASKED);
  });

  it('follow the floor of an operator of a request', async () => {
    const engine = await createEngine();
    const text = 'The invoice of QBX Ltd was sent. QBXV is pending.';
    const rules = (floor: number) => ({ operators: { '*': { use: 'surrogate', options: { floor } } } });
    expect(() => engine.deidentify(text, { rules: rules(2) })).to.throw(/floor|invalid/u);
    expect(engine.deidentify(text).outputs[0]?.text).to.include(MASKED);
    expect(engine.deidentify(text, { rules: rules(0) }).outputs[0]?.text).to.not.include(MASKED);
  });

  it('are counted in the report on a text, on JSON and on a file, and not in modes that mask by design', async () => {
    const engine = await createEngine();
    const text = 'The invoice of QBX Ltd was sent. QBXV is pending, QBXW is paid.';
    const mine = (mode: string) => engine.deidentify(text, { mode }).outputs[0]?.masked;
    expect([mine('PROPRIETARY'), mine('REDACT'), mine('HIPAA')]).to.deep.equal([2, 0, 0]);
    expect(engine.deidentify([text]).outputs[0]?.masked).to.equal(2);
    expect(engine.deidentifyTexts([text, text])[1]?.outputs[0]?.masked).to.equal(2);
    const given = { extension: 'txt' };
    expect((await deidentifyFile(engine, Buffer.from(text), 'bytes', given)).masked).to.equal(2);
    expect((await deidentifyFile(engine, Buffer.from(text), 'bytes', { ...given, mode: 'MASKED' })).masked).to.equal(0);
  });
});
