import { expect } from 'chai';
import { createEngine } from '../../lib/index.js';

async function found(text: string, domain: string): Promise<readonly string[]> {
  await using engine = await createEngine();
  const { findings } = engine.analyze(text, { domain, model: 'fast' });
  return findings.map(({ start, end }) => text.slice(start, end));
}

/** An instruction to receive securities (ISO 15022). */
const MT541 = `{4:
:16R:GENL
:20C::SEME//OM24061100417
:23G:NEWM
:16S:GENL
:16R:FIAC
:36B::SETT//UNIT/2500,
:97A::SAFE//CU-4410-7782
:16S:FIAC
:22F::SETR//TRAD
:95Q::SELL//CALDER PIKE SECURITIES INC
:95P::DEAG//CALPUS31
:19A::SETT//USD258550,
-}`;

/** A statement (ISO 20022). */
const CAMT = `<Stmt><Id>NLK-0430-A</Id><Acct><Ownr><Nm>Bakkerij Oosterhuis</Nm><PstlAdr><StrtNm>Vismarkt</StrtNm></PstlAdr></Ownr></Acct>
<Sum>11500000</Sum><CtrlSum>11500000</CtrlSum><OrgId><LEI>724500A1QMZ6X9W2N753</LEI></OrgId></Stmt>`;

describe('codes of payment messages', () => {
  for (const domain of ['General', 'Finance']) {
    it(`are no places, their amounts no numbers, and the values of their fields are found: ${domain}`, async () => {
      const terms = await found(MT541, domain);
      expect(terms).to.include.members(['OM24061100417', 'CU-4410-7782', 'CALDER PIKE SECURITIES INC', 'CALPUS31']);
      for (const code of ['GENL', 'NEWM', 'FIAC', 'TRAD', 'USD258550', 'SETT'])
        expect(terms.filter((term) => term.includes(code))).to.deep.equal([]);
    });

    it(`are no numbers where an element sums or counts, beside owners, references and streets: ${domain}`, async () => {
      const terms = await found(CAMT, domain);
      expect(terms).to.include.members(['NLK-0430-A', 'Bakkerij Oosterhuis', 'Vismarkt', '724500A1QMZ6X9W2N753']);
      expect(terms).to.not.include('11500000');
    });
  }

  it('stay findings elsewhere: a name in capitals behind a colon, a name behind the qualifier of a party', async () => {
    expect(await found('Contact:\nName:MARTINEZ lives here', 'General')).to.include('MARTINEZ');
    expect(await found(':95Q::SELL//NELDA MARTIN\n', 'General')).to.include('NELDA MARTIN');
  });
});
