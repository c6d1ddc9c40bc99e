import { Ajv } from 'ajv';
import { expect } from 'chai';
import fc from 'fast-check';
import { CONFIG_SCHEMA } from '../../core/config/config-schema.js';
import { parseConfig, parseOptions } from '../../core/hosting.js';
import { isDeidError, type Plugin } from '../../core/index.js';
import contact from '../../plugins/detectors/contact/index.js';
import nationalIds from '../../plugins/detectors/national-ids/index.js';
import custom from '../../plugins/domains/custom/index.js';
import { label } from '../../plugins/transformers/basic/label.js';
import policies from '../../plugins/transformers/policies/index.js';

const isRefused = (json: unknown): boolean => {
  try {
    parseConfig(json);
    return false;
  } catch (error) {
    return isDeidError(error) && error.code === 'config_invalid';
  }
};

const value = fc.oneof(
  fc.constantFrom('', 'deidkit/plugins/contact', 2, null, undefined, true),
  fc.array(fc.string(), { maxLength: 2 }),
  fc.dictionary(fc.constantFrom('use', 'options', 'a'), fc.constantFrom('x', '', {}, [], 1), { noNullPrototype: true }),
);
const entry = fc.oneof(
  fc.record({ use: value, options: value, more: value }, { requiredKeys: [], noNullPrototype: true }),
  fc.constantFrom({ use: 'x' }, { use: 'x', options: {} }),
  value,
);
const config = fc.record(
  { $schema: value, plugins: fc.oneof(fc.array(entry, { maxLength: 3 }), value), defaults: value, ignore: value },
  { requiredKeys: [], noNullPrototype: true },
);

describe('a configuration', () => {
  it('is accepted if and only if its schema accepts it', () => {
    const validate = new Ajv({ strict: false }).compile(CONFIG_SCHEMA);
    fc.assert(
      fc.property(config, (json) => {
        expect(isRefused(json)).to.equal(!validate(structuredClone(json)));
      }),
      { numRuns: 2000 },
    );
  });

  it('is copied: later changes by the caller do not reach the engine', () => {
    const given = { plugins: [{ use: 'deidkit/plugins/contact' }] };
    const parsed = parseConfig(given);
    given.plugins.push({ use: 'deidkit/plugins/online' });
    expect(parsed.plugins).to.have.length(1);
  });

  for (const plugin of [contact, custom, nationalIds, policies] satisfies readonly Plugin[])
    it(`gives plugin ${plugin.name} the defaults of its schema, with options and without`, () => {
      const bySchema = {};
      new Ajv({ strict: false, useDefaults: true }).compile(plugin.options)(bySchema);
      expect(parseOptions(plugin.options, undefined)).to.deep.equal({ options: bySchema, mistakes: [] });
      expect(parseOptions(plugin.options, {})).to.deep.equal({ options: bySchema, mistakes: [] });
    });

  it('validates enumerated options as the schema does', () => {
    const validate = new Ajv({ strict: false }).compile(policies.options);
    const given = fc.dictionary(
      fc.constantFrom('safeHarborZip', 'other'),
      fc.constantFrom('2020', 'strict', '', 2020),
      {
        noNullPrototype: true,
      },
    );
    fc.assert(
      fc.property(given, (options) => {
        expect(parseOptions(policies.options, options).mistakes.length === 0).to.equal(validate(options));
      }),
    );
  });

  it('validates switches and choices of a transformer as the schema does', () => {
    const schema = label.options ?? {};
    const validate = new Ajv({ strict: false }).compile(schema);
    const given = fc.dictionary(
      fc.constantFrom('by', 'coded', 'numbered', 'name', 'other'),
      fc.constantFrom(true, false, 'true', 'type', 'category', 'NAME', 'name', 1, null),
      { noNullPrototype: true },
    );
    fc.assert(
      fc.property(given, (options) => {
        const parsed = parseOptions(schema, options);
        expect(parsed.mistakes.length === 0).to.equal(validate(options));
        if (parsed.mistakes.length === 0) expect(parsed.options).to.deep.equal(options);
      }),
    );
  });

  it('shares no default value between engines', () => {
    const { options } = parseOptions(contact.options, undefined);
    const { options: again } = parseOptions(contact.options, undefined);
    expect(options.regions).to.deep.equal(again.regions);
    expect(options.regions).to.not.equal(again.regions);
  });
});
