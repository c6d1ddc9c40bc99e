import { expect } from 'chai';
import type { Engine } from '../../core/index.js';
import { createEngine } from '../../lib/index.js';
import { SAMPLES } from '../../server/dashboard/pages/playground/samples.js';

/** What the playground must show for each sample text, whole and with its type. */
const SHOWN: Readonly<Record<string, readonly string[]>> = {
  clinic: [
    'PERSON Maria Gonzalez',
    'DATE 03/14/1962',
    'MEDICAL_RECORD_NUMBER 00482913',
    'LOCATION 48 Orchard Lane, Springfield, IL 62704',
    'PHONE_NUMBER (217) 555-0143',
    'EMAIL_ADDRESS maria.gonzalez@example.com',
    'PERSON Gonzalez',
    'DATE 2 November 2026',
    'PERSON Alan Pierce',
    'ORGANIZATION St. Brigid Hospital',
    'PERSON Elena',
    'PERSON Maria',
    'PHONE_NUMBER 217-555-0199',
  ],
  support: [
    'PERSON Tom Becker',
    'CUSTOMER_ID 7730-4412',
    'CREDIT_CARD 4111 1111 1111 1111',
    'DATE 04/29',
    'IBAN_CODE DE89 3704 0044 0532 0130 00',
    'EMAIL_ADDRESS tom.becker@example.org',
    'PHONE_NUMBER +49 30 901820',
    'IP_ADDRESS 203.0.113.42',
    'PERSON Tom',
  ],
  deal: [
    'DEAL_NAME Project Kestrel',
    'ORGANIZATION Northwind Capital LLC',
    'ORGANIZATION Harbour Foods plc.',
    'PERSON Priya Raman',
    'PHONE_NUMBER +44 20 7946 0018',
    'BANK_ACCOUNT 021000021',
    'BANK_ACCOUNT 123456789',
    'ID_NUMBER HB-2291',
    'DATE 9 March 2027',
  ],
  german: [
    'PERSON Lindemann',
    'PERSON Katrin Hoffmann',
    'DATE_OF_BIRTH 12.05.1978',
    'LOCATION Lindenstraße 14, 50674 Köln',
    'TAX_ID 86095742719',
    'PHONE_NUMBER 0221 4710 8150',
  ],
  arabic: ['PERSON أحمد الخطيب', 'PHONE_NUMBER +971 50 123 4567', 'EMAIL_ADDRESS ahmad@example.com', 'DATE 14/03/1985'],
};

describe('the sample texts of the playground', () => {
  let engine: Engine;
  before(async () => {
    engine = await createEngine();
  });
  after(() => engine.close());

  for (const { id, text, domain } of SAMPLES)
    it(`shows every identifier of '${id}' whole, and nothing else`, async () => {
      const { findings } = await engine.analyzeAsync(text, { level: 2, domain });
      expect(findings.map(({ type, start, end }) => `${type} ${text.slice(start, end)}`)).to.deep.equal(SHOWN[id]);
    });
});
