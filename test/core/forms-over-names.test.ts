import { expect } from 'chai';
import { createEngine, type Engine } from '../../lib/index.js';

describe('codes and logins that a recognizer of names takes for names', () => {
  let engine: Engine;
  before(async () => {
    engine = await createEngine();
  });
  after(() => engine.close());

  const only = (text: string, type: string, model: 'fast' | 'cascade'): string[] =>
    engine
      .analyze(text, { level: 2, entities: [type], model })
      .findings.map(({ start, end }) => text.slice(start, end));

  for (const [text, type, value] of [
    ['Name: Joan Pike\ntag: JHX 4418\nTown: Leeds', 'LICENSE_PLATE', 'JHX 4418'],
    [
      'Name: Joan Pike\nbank account: GB29 NWBK 6016 1331 9268 18\nTown: Leeds',
      'IBAN_CODE',
      'GB29 NWBK 6016 1331 9268 18',
    ],
    ['[10:02] mikeyb: yo\n[10:02] sara_k: hi\n[10:03] mikeyb: was here', 'USERNAME', 'mikeyb'],
  ] as const)
    it(`is a ${type} however likely a name is: ${text}`, () => {
      expect(only(text, type, 'cascade')).to.include(value);
      expect(only(text, type, 'fast')).to.include(value);
    });

  it('leaves a given name in a chat to who finds names', () => {
    const text = '[10:02] maria: yo, where are you?\n[10:02] sara_k: hi\n[10:03] maria: was here';
    expect(only(text, 'PERSON', 'fast')).to.include('maria');
  });
});

describe('numbers of which a model knows only that they are some', () => {
  let engine: Engine;
  before(async () => {
    engine = await createEngine();
  });
  after(() => engine.close());

  it('are of the type of those with the same form', () => {
    const text = 'Account 44718820 was debited; please move the balance to 55218801 today.';
    const { findings } = engine.analyze(text, { level: 2, model: 'cascade' });
    const types = findings.map(({ start, end, type }) => `${type} ${text.slice(start, end)}`);
    expect(types).to.include('BANK_ACCOUNT 44718820');
    expect(types).not.to.include('ID_NUMBER 55218801');
  });
});
