import { expect } from 'chai';
import { createEngine } from '../../lib/index.js';

/** Terms of these types, at a level. */
const found = async (text: string, level: 2 | 3 = 2): Promise<string[]> => {
  await using engine = await createEngine();
  return engine
    .analyze(text, { level, model: 'fast' })
    .findings.filter(({ type }) => ['PERSON', 'ORGANIZATION', 'LOCATION'].includes(type))
    .map(({ start, end }) => text.slice(start, end));
};

const RENEWAL =
  'ACME Renewal Information (ARI) tells clients when to renew. With ARI, a certificate authority asks for it.';
const NEPHRON =
  'Net filtration pressure (NFP) drives the flow. NFP depends on the kidney: NFP = 55 - 45. The yield to maturity (YTM) of YTM bonds is YTM.';

describe('an abbreviation that the text writes out', () => {
  it('is no name where it stands for a thing', async () => {
    expect(await found(RENEWAL)).not.to.include('ARI');
    expect(await found(NEPHRON)).to.eql([]);
    expect(await found('ARI (ACME Renewal Information) helps. So ARI is used by ARI clients.')).to.eql([]);
  });

  it('stays the name of an organisation', async () => {
    const terms = await found(
      'The Federal Trade Commission (FTC) acts. Wexham Logistics Partners (WLP) pays. WLP is late.',
    );
    expect(terms).to.include.members(['FTC', 'WLP', 'Wexham Logistics Partners']);
  });
});

describe('a disease or a syndrome that bears a name', () => {
  it('is no person, with words between them and with a genitive', async () => {
    for (const text of [
      'Emery-Dreifuss muscular dystrophy is rare in adults.',
      'The guideline covers Greenberg skeletal dysplasia and Albright hereditary osteodystrophy.',
      "Duane's syndrome is found early.",
    ])
      expect(await found(text), text).to.eql([]);
  });

  it('is the person who has it, otherwise', async () => {
    expect(await found('Mrs. Greenberg has skeletal dysplasia.')).to.eql(['Greenberg']);
  });
});

describe('words and abbreviations of a sentence', () => {
  it('are neither logins nor code names nor occupations', async () => {
    await using engine = await createEngine();
    for (const text of [
      'These channels allow ions to cross the membrane.',
      'The server makes the user aware of the loss.',
      'Clients use the TLS protocol and our OCSP service.',
      'The trim was previously called this in earlier versions.',
      'The card is mounted as a USB Drive on the computer.',
    ])
      expect(engine.analyze(text, { level: 2, model: 'fast' }).findings, text).to.eql([]);
  });

  it('hide neither a login nor a code name', async () => {
    await using engine = await createEngine();
    const typesOf = (text: string): string[] =>
      engine.analyze(text, { level: 2, model: 'fast' }).findings.map(({ type }) => type);
    expect(typesOf('Last edited by jmarlow yesterday.')).to.include('USERNAME');
    expect(typesOf('They tested the Juniper protocol.')).to.include('PROJECT_NAME');
  });
});
