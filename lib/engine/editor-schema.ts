import { CONFIG_SCHEMA, parseConfig } from '../../core/hosting.js';
import type { Engine } from '../../core/index.js';
import { type LoadedConfig, loadConfig } from './config-file.js';
import { asData, type ConfigSource, engineOf, resolvePlugins } from './create-engine.js';

type Schema = Readonly<Record<string, unknown>>;

/** A name that the configuration may use. */
interface Choice {
  readonly name: string;
  readonly description: string;
  /** Schema of the options next to the name. */
  readonly options?: Schema | undefined;
}

const noOptions: Schema = { type: 'object', additionalProperties: false };

/** Schema for a name: lists the known names for completion, but accepts any string because plugins may add more. */
const names = (choices: readonly Choice[]): Schema => ({
  anyOf: [...choices.map(({ name, description }) => ({ const: name, description })), { type: 'string' }],
});

/** Schema for `{use, options}`, in which the options depend on `use`. */
const usage = (choices: readonly Choice[]): Schema => ({
  type: 'object',
  anyOf: [
    ...choices.map(({ name, description, options = noOptions }) => ({
      properties: { use: { const: name, description }, options },
    })),
    { properties: { use: { type: 'string', not: { enum: choices.map(({ name }) => name) } } } },
  ],
});

function hints(engine: Engine, plugins: readonly Choice[]): Schema {
  const types = engine.entityTypes.all();
  const byType = (schema: Schema): Schema =>
    Object.fromEntries(types.map(({ name, description }) => [name, { ...schema, description }]));
  const rule: Schema = { $ref: '#/definitions/rule' };
  return {
    properties: {
      plugins: { items: usage(plugins) },
      defaults: { properties: { domain: names(engine.domains) } },
      thresholds: { properties: byType({}) },
      policies: {
        additionalProperties: {
          properties: {
            rules: { properties: { '*': rule, ...byType(rule) }, additionalProperties: rule },
            alwaysFind: { properties: byType({}) },
          },
        },
      },
    },
  };
}

async function schemaOf(loaded: LoadedConfig): Promise<Schema> {
  await using engine = await engineOf(loaded);
  const uses = parseConfig(asData(loaded.config)).plugins ?? [];
  const plugins = (await resolvePlugins(loaded)).map(({ plugin: { description, options, name } }, i) => ({
    name: uses[i]?.use ?? name,
    description,
    options,
  }));
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: 'Configuration of deidkit',
    ...CONFIG_SCHEMA,
    allOf: [hints(engine, plugins)],
    definitions: { rule: { anyOf: [names(engine.transformers), usage(engine.transformers)] } },
  };
}

/**
 * Returns a JSON Schema with which editors complete and check a configuration file: the engine's own settings, and the
 * options of all plugins and transformers of the configuration.
 */
export const editorSchema = async (source?: ConfigSource): Promise<Readonly<Record<string, unknown>>> =>
  schemaOf(await loadConfig(source));
