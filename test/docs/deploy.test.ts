import { readdirSync, readFileSync } from 'node:fs';
import { expect } from 'chai';
import { readSettings } from '../../server/settings.js';

const FOLDER = new URL('../../../deploy/', import.meta.url);

/** Settings as each kind of file writes them: `NAME=value`, `NAME: value`, `{ name: NAME, value: value }`. */
const SETTING = /\b(HOST|PORT|DEIDKIT_[A-Z_]+)(?:=|: |, value: )"?([^\s",}]+)/g;

describe('the files in deploy/', () => {
  for (const name of readdirSync(FOLDER))
    it(`${name} sets only known settings, to accepted values`, () => {
      const text = readFileSync(new URL(name, FOLDER), 'utf8');
      const settings = Object.fromEntries([...text.matchAll(SETTING)].map(([, key = '', value = '']) => [key, value]));
      // Secrets lie where the service runs, not here.
      for (const key of Object.keys(settings)) if (key.endsWith('_FILE')) settings[key] = '';
      expect(Object.keys(settings)).not.to.deep.equal([]);
      expect(() => readSettings(settings)).not.to.throw();
    });
});
