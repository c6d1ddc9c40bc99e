import { expect } from 'chai';
import { Engine } from '../../core/index.js';
import secrets from '../../plugins/detectors/secrets/index.js';

async function foundIn(texts: readonly string[]): Promise<readonly string[][]> {
  const engine = await Engine.create({ plugins: [secrets] });
  const found = texts.map((text) =>
    engine.analyze(text, { level: 2 }).findings.map(({ start, end }) => text.slice(start, end)),
  );
  await engine.close();
  return found;
}

describe('secrets as they are handed over', () => {
  const TOLD: readonly (readonly [string, string])[] = [
    ['wifi pw here is PurpleHedgehog77 and more', 'PurpleHedgehog77'],
    ['Memorable word Pumpkin. Thanks', 'Pumpkin'],
    ['Security answer: Biscuit.', 'Biscuit'],
    ['Key safe 2290Y. Visits at eight', '2290Y'],
    ['Code de la porte : 18B42.', '18B42'],
    ['Late key in box, code 0914*. Two children', '0914*'],
    ['The lockbox is 7-7-1-9.', '7-7-1-9'],
    ['Your code is 773 914. Do not share it.', '773 914'],
    ['Your laptop login is smcg / Welcome2024; hand it in', 'Welcome2024'],
    ['creds for staging: admin / tr0ub4dor&3', 'tr0ub4dor&3'],
    ['the webhook secret is whsec_9Qx2 now', 'whsec_9Qx2'],
    ['Authorization: Bearer ab12cd34ef', 'ab12cd34ef'],
    ['recovery codes 8fd2-11aa 77c1-09bd', '8fd2-11aa 77c1-09bd'],
    ['mysql -u root -pSommer23', 'pSommer23'],
    ['passphrase for the vault: correct horse battery staple', 'correct horse battery staple'],
    ['Kennwort: Apfelbaum. Danke', 'Apfelbaum'],
    ['La clave es Girasol19. Gracias', 'Girasol19'],
  ];
  it('are found', async () => {
    const found = await foundIn(TOLD.map(([text]) => text));
    expect(found).to.deep.equal(TOLD.map(([, term]) => [term]));
  });

  it('are not what manuals and rules say about them', async () => {
    const texts = [
      'The security answer must be unique. Enter your memorable word. What is a safe word?',
      'Password: Required. Please choose one.',
      'The password shall be kept secret. The token is required, the secret is read from it.',
      'Authorization: Bearer <token>',
      'Door code compliance. Buzzer 85 dB. The lockbox is a small safe. Error code 404.',
      'mkdir -p builds; the login is required / optional',
      'La clave es la paciencia. La contraseña es obligatoria.',
      'Kennwort: Das Kennwort muss lang sein.',
    ];
    expect((await foundIn(texts)).flat()).to.deep.equal([]);
  });
});
