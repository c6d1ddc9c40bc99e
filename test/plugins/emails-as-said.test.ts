import { expect } from 'chai';
import { Engine } from '../../core/index.js';
import contact from '../../plugins/detectors/contact/index.js';

async function emailsIn(texts: readonly string[]): Promise<readonly string[][]> {
  const engine = await Engine.create({ plugins: [contact] });
  const found = texts.map((text) =>
    engine
      .analyze(text, { level: 2 })
      .findings.filter(({ type }) => type === 'EMAIL_ADDRESS')
      .map(({ start, end }) => text.slice(start, end)),
  );
  await engine.close();
  return found;
}

describe('e-mail addresses as they are said and broken', () => {
  const SAID: readonly (readonly [string, string])[] = [
    ["you can email us, it's wendell at greenbleat dot com", 'wendell at greenbleat dot com'],
    ['It is jane dot doe at gmail. All lower case.', 'jane dot doe at gmail'],
    ['Courriel : m.lebihan arobase orange point fr. Il', 'm.lebihan arobase orange point fr'],
    ['praktijk apenstaartje putten punt nl', 'praktijk apenstaartje putten punt nl'],
    ['jan kropka kowal małpa wp kropka pl', 'jan kropka kowal małpa wp kropka pl'],
    ['still bob_1952 (a) aol.com.', 'bob_1952 (a) aol.com'],
    ['smtp rcpt=<tbrandt@nordbyte> ok', 'tbrandt@nordbyte'],
    ['Piet Vos <piet@\n> vosbouw.nl> wrote:', 'piet@\n> vosbouw.nl'],
  ];
  it('are found', async () => {
    const found = await emailsIn(SAID.map(([text]) => text));
    expect(found).to.deep.equal(SAID.map(([, email]) => [email]));
  });

  it('are no places, hours and paragraphs', async () => {
    const texts = [
      'He works at gmail. We arrived at this point in time by mail. See you at anna dot com',
      'as in section (a) example.com says, clause (a) of the policy',
      'He asked jan@\nnext line. He is at point in time.',
    ];
    expect((await emailsIn(texts)).flat()).to.deep.equal([]);
  });
});
