import { readFile } from 'node:fs/promises';
import { Ajv, type ValidateFunction } from 'ajv';
import { expect } from 'chai';
import { editorSchema } from '../../lib/index.js';
import badge from './badge-plugin.js';

describe('the schema for editors', () => {
  let accepts: (config: object) => boolean;
  const use = import.meta.resolve('./badge-plugin.js');

  // With references put in place of what they name, ajv takes fifty times as long.
  const compile = (schema: object): ValidateFunction => new Ajv({ strict: false, inlineRefs: false }).compile(schema);

  before(async () => {
    const validate = compile(await editorSchema({ plugins: [{ use: 'deidkit/plugins/transformers' }, { use }] }));
    accepts = (config) => validate(config);
  });

  it('contains the options of every plugin', () => {
    expect(accepts({ plugins: [{ use, options: { digits: 4 } }] })).to.equal(true);
    expect(accepts({ plugins: [{ use, options: { digits: 'four' } }] })).to.equal(false);
    expect(accepts({ plugins: [{ use, options: { colour: 'red' } }] })).to.equal(false);
  });

  it('contains the options of every transformer', () => {
    const rule = (any: unknown): object => ({ policies: { CUSTOM: { rules: { '*': 'redact', EMAIL_ADDRESS: any } } } });
    expect(accepts(rule({ use: 'mask', options: { keepLast: 4 } }))).to.equal(true);
    expect(accepts(rule({ use: 'mask', options: { colour: 'red' } }))).to.equal(false);
    expect(accepts(rule('mask'))).to.equal(true);
    expect(accepts(rule(4))).to.equal(false);
  });

  it('allows what other plugins may add', () => {
    expect(accepts({ plugins: [{ use: './mine.js', options: { any: 'thing' } }] })).to.equal(true);
    expect(accepts({ defaults: { domain: 'Mine' } })).to.equal(true);
  });

  it('refuses what the engine refuses', () => {
    expect(accepts({ levle: 2 })).to.equal(false);
    expect(accepts({ plugins: [{ options: {} }] })).to.equal(false);
  });

  it('is up to date with the plugins of the package', async () => {
    const published: unknown = JSON.parse(
      await readFile(new URL(import.meta.resolve('deidkit/plugins.config.schema.json')), 'utf8'),
    );
    const now: unknown = JSON.parse(JSON.stringify(await editorSchema()));
    expect(published, "plugins.config.schema.json is out of date: say 'npm run schema'").to.deep.equal(now);
  });

  it('accepts the configuration of the package', async () => {
    const config: unknown = JSON.parse(
      await readFile(new URL(import.meta.resolve('deidkit/plugins.config.json')), 'utf8'),
    );
    expect(compile(await editorSchema())(config)).to.equal(true);
  });

  it('can be made from plugin objects', async () => {
    const schema = JSON.stringify(await editorSchema({ plugins: [{ use: badge }] }));
    expect(schema).to.include(badge.description).and.include('"digits"');
  });

  it('offers names with their descriptions', async () => {
    const schema = JSON.stringify(await editorSchema({ plugins: [{ use }] }));
    expect(schema).to.include(badge.description).and.include('"General"').and.include('E-mail address.');
  });
});
