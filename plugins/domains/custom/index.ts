import { type Domain, definePlugin, type Mistake, type Pattern, type Recognizer } from '../../../core/index.js';
import { scoreOf } from '../../../kit/index.js';
import { CHECKS } from './checks.js';
import { checkExamples, type ExampleFailure } from './examples.js';
import { type CustomOptions, type CustomPattern, type NamedDomainOptions, OPTIONS } from './options.js';

export { checkExamples, type Example, type ExampleFailure } from './examples.js';
export type { CustomOptions } from './options.js';

/** The domain that is always there. */
const CUSTOM = 'Custom';
/** Default score of a listed term: high enough for every level, because the operator listed it. */
const LISTED_SCORE = scoreOf('lexicon:known');

export default definePlugin<CustomOptions>({
  name: 'custom',
  description:
    'The domain Custom, and others by name: dictionary, patterns, types and thresholds from the configuration.',
  options: OPTIONS,
  register(registry, options) {
    for (const type of options.entityTypes ?? []) registry.entityType({ examples: [], laws: [], ...type });
    for (const domain of domainsOf(options)) {
      registry.domain(domainOf(domain));
      for (const recognizer of recognizersOf(domain)) registry.recognizer(recognizer);
    }
  },
  check: (engine, options) =>
    domainsOf(options).flatMap(({ name, pointer, examples = [] }) => {
      const own = examples.map((example) => ({ domain: name, ...example }));
      return checkExamples(engine, own).map((failure) => mistakeOf(failure, pointer));
    }),
});

/** A domain with the place of its options. */
interface PlacedDomain extends NamedDomainOptions {
  readonly pointer: string;
}

/** The domain Custom, whose options are at the top level, and the further domains. */
const domainsOf = ({ domains = [], ...custom }: CustomOptions): PlacedDomain[] => [
  { ...custom, name: CUSTOM, pointer: '' },
  ...domains.map((domain, i) => ({ ...domain, pointer: `/domains/${i}` })),
];

const mistakeOf = ({ example, problem, term }: ExampleFailure, pointer: string): Mistake => ({
  pointer: `${pointer}/examples/${example}`,
  message:
    problem === 'missing'
      ? `term ${term + 1} in brackets is not found as it is marked`
      : `finding ${term + 1} of this plugin is not marked by brackets`,
});

const domainOf = ({
  name,
  description,
  extends: parent,
  thresholds,
  context,
  ignore,
  reserved,
}: PlacedDomain): Domain => ({
  name,
  description: description ?? 'What the configuration of this installation declares.',
  ...(parent === undefined ? {} : { extends: parent }),
  ...(thresholds === undefined ? {} : { thresholds }),
  ...(context === undefined ? {} : { context }),
  ...(ignore === undefined ? {} : { ignore }),
  ...(reserved === undefined ? {} : { reserved }),
});

/** Suffix of the names of a further domain's recognizers. */
const suffixOf = (name: string): string => (name === CUSTOM ? '' : `-${name.toLowerCase().replaceAll(' ', '-')}`);

function recognizersOf({ name, dictionary = [], patterns = [], alsoIn = [] }: PlacedDomain): Recognizer[] {
  const where = alsoIn.includes('*') ? {} : { domains: [name, ...alsoIn] };
  const recognizers: Recognizer[] = [];
  if (dictionary.length > 0)
    recognizers.push({
      name: `custom/dictionary${suffixOf(name)}`,
      types: distinct(dictionary),
      domainSpecific: true,
      confidential: true,
      ...where,
      dictionary: dictionary.map((entry) => ({ score: LISTED_SCORE, ...entry })),
    });
  if (patterns.length > 0)
    recognizers.push({
      name: `custom/pattern${suffixOf(name)}`,
      types: distinct(patterns),
      domainSpecific: true,
      ...where,
      patterns: patterns.map(toPattern),
    });
  return recognizers;
}

const distinct = (entries: readonly { readonly type: string }[]): string[] => [
  ...new Set(entries.map((entry) => entry.type)),
];

/** A check only rejects terms. Passing it does not raise the score, since it does not show what a number is for. */
const toPattern = ({ check, ...pattern }: CustomPattern): Pattern =>
  check === undefined ? pattern : { ...pattern, validate: CHECKS[check], valid: pattern.score };
