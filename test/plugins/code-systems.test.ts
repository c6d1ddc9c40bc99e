import { expect } from 'chai';
import { createEngine } from '../../lib/index.js';

/** What is found by name, number or place in a text of FHIR or C-CDA. */
async function found(text: string, domain: string): Promise<readonly string[]> {
  await using engine = await createEngine();
  const { findings } = engine.analyze(text, { domain, model: 'fast' });
  return findings.map(({ start, end }) => text.slice(start, end));
}

const coding = (system: string, code: string, display: string): string =>
  JSON.stringify({ code: { coding: [{ system, code, display }] }, subject: { display: 'Maria Keller' } });

describe('codes of public code systems', () => {
  for (const domain of ['General', 'Medical']) {
    it(`are no numbers, and their names no persons, in FHIR: ${domain}`, async () => {
      const text = coding('http://snomed.info/sct', '271649006', 'HGB Asthma');
      expect(await found(text, domain)).to.deep.equal(['Maria Keller']);
      const xml = '<coding><system value="http://loinc.org"/><code value="271649006"/><display value="HGB"/></coding>';
      expect(await found(xml, domain)).to.deep.equal([]);
    });

    it(`are none in C-CDA either: ${domain}`, async () => {
      const of = (register: string): string =>
        `<value xsi:type="CD" code="195967001" displayName="HGB" codeSystem="${register}"/>`;
      expect(await found(of('2.16.840.1.113883.6.96'), domain)).to.deep.equal([]);
      expect(await found(of('2.16.840.1.113883.19.5'), domain)).to.include('HGB');
    });

    it(`stay findings under a system of somebody's own, and so does a full name: ${domain}`, async () => {
      const own = coding('http://hospital.example/staff', '271649006', 'Ian Mercer');
      expect(await found(own, domain)).to.include.members(['271649006', 'Ian Mercer']);
      const odd = coding('http://loinc.org', '718-7', 'Ian Mercer');
      expect(await found(odd, domain)).to.include('Ian Mercer');
    });
  }
});
