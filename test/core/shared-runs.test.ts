import { expect } from 'chai';
import { definePlugin, Engine, type Transform } from '../../core/index.js';
import { sharesRun } from '../../kit/index.js';

describe('runs shared by a term and its substitute', () => {
  const shares = (original: string, substitute: string, ...kept: string[]): boolean =>
    sharesRun(original, substitute, () => kept);

  it('are four letters or digits, ignoring case, accents and width', () => {
    expect(shares('Müller', 'Mullen')).to.equal(true);
    expect(shares('Roemer', 'PROEMS')).to.equal(true);
    expect(shares('Jane Roe', 'Jan Eroe')).to.equal(false);
    expect(shares('Roe', 'Roe')).to.equal(false);
    expect(shares('１２３４', 'x1234')).to.equal(true);
    expect(shares('山田太郎様', '山田太郎')).to.equal(true);
    expect(shares('Соколова', 'СОКОЛ')).to.equal(true);
  });

  it('ignore separators between the digits of a number, but not those between words', () => {
    expect(shares('219-09-9981', 'SSN 21 90 x')).to.equal(true);
    expect(shares('(415) 555-0132', '5.5.5.0')).to.equal(true);
    expect(shares('12 to 34', '1234')).to.equal(false);
    expect(shares('jo hn', 'john')).to.equal(false);
  });

  it('are allowed if they are declared as kept, and only then', () => {
    expect(shares('12 Elm Street', '9 Oak Street', 'Street')).to.equal(false);
    expect(shares('12 Elmwood Street', '9 Elmwood Street', 'Street')).to.equal(true);
  });

  const engineOf = (transform: Transform, reversible = false) =>
    Engine.create({
      config: { policies: { CUSTOM: { rules: { '*': { use: 'own' } } } } },
      plugins: [
        definePlugin({
          name: 'own',
          description: 'Codes, and a transformer of somebody else.',
          register(registry) {
            registry.recognizer({
              name: 'own/code',
              types: ['ID_NUMBER'],
              patterns: [{ type: 'ID_NUMBER', match: '\\d{3}-\\d{6}\\b', score: 0.9 }],
            });
            registry.transformer({
              name: 'own',
              description: 'Keeps the end.',
              reversible,
              derived: true,
              prepare: () => transform,
            });
          },
        }),
      ],
    });
  const apply: Transform['apply'] = (terms) => terms.map(({ text }) => `#${text.slice(-4)}`);
  const output = (engine: Engine): string | undefined =>
    engine.deidentify('of 123-456789', { mode: 'CUSTOM' }).outputs[0]?.text;

  it('make the engine hide a substitute whose transformer has not declared them, in texts and files', async () => {
    await using engine = await engineOf({ apply });
    expect(output(engine)).to.equal('of *****');
    const session = engine.openSession({ mode: 'CUSTOM' });
    expect(session.deidentify('of 123-456789')).to.deep.equal([{ start: 3, end: 13, text: '*****' }]);
  });

  it('remain if the transformer has declared them', async () => {
    await using engine = await engineOf({ apply, keeps: ({ text }) => [text.slice(-4)] });
    expect(output(engine)).to.equal('of #6789');
  });

  it('remain if the original can be restored', async () => {
    await using engine = await engineOf(
      { apply: (terms) => terms.map(({ text }) => `<${text}>`), restore: (x) => x },
      true,
    );
    expect(output(engine)).to.equal('of <123-456789>');
  });
});
