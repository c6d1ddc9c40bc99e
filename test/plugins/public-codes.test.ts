import { expect } from 'chai';
import { isPublicCode } from '../../plugins/detectors/neural/public-codes.js';

/** The numbers of a text that are codes which anybody may look up. */
const codesIn = (text: string): string[] =>
  [...text.matchAll(/\d[\d.-]*/g)].filter(({ index }) => isPublicCode(text, index)).map(([number]) => number);

describe('codes that anybody may look up', () => {
  for (const [text, codes] of [
    ['HCPCS 71046-26, 71047; NDC 50580-0449-05', ['71046-26', '71047', '50580-0449-05']],
    ['SNOMED CT 38341003, SNOMED 22298006', ['38341003', '22298006']],
    ['CVE-2031-40417, RFC 8259, ISBN 978-0-306-40615-7', ['2031-40417', '8259', '978-0-306-40615-7']],
  ] as const)
    it(`are told by their label: ${text}`, () => {
      expect(codesIn(text)).to.deep.equal(codes);
    });

  it('are no other numbers, such as one behind a list of them', () => {
    expect(codesIn('Badge 71046-26, locker 4548; CPT 99213 for member 40218837')).to.deep.equal(['99213']);
  });
});
