import { expect } from 'chai';
import type { Candidate } from '../../core/detect/candidate.js';
import { inSeries } from '../../core/detect/series.js';

/** Codes of the same series as the given ones, which are found with the type CASE_NUMBER. */
function series(view: string, ...codes: readonly string[]): string[] {
  const counting = codes.map((code): Candidate => {
    const start = view.indexOf(code);
    const of = { type: 'CASE_NUMBER', score: 0.8, recognizer: 'acme/ticket', domainSpecific: false, ledger: [] };
    return { start, end: start + code.length, ...of };
  });
  return inSeries(view, counting, (type) => type === 'CASE_NUMBER').map(({ start, end }) => view.slice(start, end));
}

describe('codes of one series', () => {
  it('are found by the letters and the form of one of them', () => {
    expect(series('Ticket INC0041882, see INC0041990 and INC0040007.', 'INC0041882')).to.deep.equal([
      'INC0041990',
      'INC0040007',
    ]);
    expect(series('Order KX-55-A102, later KX-55-B377, KX-56-A110', 'KX-55-A102')).to.have.length(2);
    expect(series('claim CLM/88/2210; CLM/89/4471', 'CLM/88/2210')).to.deep.equal(['CLM/89/4471']);
  });

  it('may differ in all of their last group, if the groups before it have the digits', () => {
    const text = 'Account BFO-2201-DISC: 60 % to BFO-2201-T1, the rest to BFO-2201-T2.';
    expect(series(text, 'BFO-2201-DISC')).to.deep.equal(['BFO-2201-T1', 'BFO-2201-T2']);
    expect(series('KX-55-A and KX-55-B12, KX-56-C9', 'KX-55-A')).to.deep.equal([]);
  });

  it('have the same letters, the same lengths, and stand alone', () => {
    const others = 'REQ0041990 INC004199 INC00419901 inc0041990 INC0041990-7 xINC0041990 INC-0041990 v/INC0041990';
    expect(series(`INC0041882: ${others}`, 'INC0041882')).to.deep.equal([]);
  });

  it('are none where a code has few digits, no letters in front, or blanks', () => {
    expect(series('AB12 and AB34', 'AB12')).to.deep.equal([]);
    expect(series('4471-2210 and 4471-2211', '4471-2210')).to.deep.equal([]);
    expect(series('AB 4471 and AB 4472', 'AB 4471')).to.deep.equal([]);
  });

  it('are searched for in linear time, however many there are', () => {
    const codes = Array.from({ length: 3_000 }, (_, i) => `INC${String(1_000_000 + i)}`);
    expect(series(codes.join(' '), 'INC1000000')).to.have.length(2_999);
  });

  it('keep signs of expressions as they are', () => {
    expect(series('AB.123.C and AB.456.D, ABx789xE', 'AB.123.C')).to.deep.equal(['AB.456.D']);
  });
});
