import { expect } from 'chai';
import { createEngine, deidentifyFile } from '../../lib/index.js';

const TITLES = ['user_id', 'UserID', 'account_id', 'personId', 'contact_id'];
const VALUES = ['AB-88127', 'AB-88128', 'AB-91128'];

describe('columns of ids of persons', () => {
  it('are ids without any other column about persons, in tables and JSON', async () => {
    await using engine = await createEngine();
    for (const title of TITLES) {
      const csv = `${title},event\n${VALUES.map((value) => `${value},opened`).join('\n')}\n`;
      const json = JSON.stringify(VALUES.map((value) => ({ [title]: value, event: 'opened' })));
      for (const [extension, text] of Object.entries({ csv, json })) {
        const { bytes } = await deidentifyFile(engine, Buffer.from(text), 'bytes', { mode: 'HIPAA', extension });
        const out = Buffer.from(bytes).toString();
        for (const value of VALUES) expect(out, `${title} in ${extension}`).not.to.include(value);
        expect(out).to.include('opened').and.include(title);
      }
    }
  });
});
