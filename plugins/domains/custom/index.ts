import { type Domain, definePlugin, type Mistake, type Pattern, type Recognizer } from '../../../core/index.js';
import { scoreOf } from '../../../kit/index.js';
import { CHECKS } from './checks.js';
import { checkExamples, type ExampleFailure } from './examples.js';
import { type CustomOptions, type CustomPattern, OPTIONS } from './options.js';

export { checkExamples, type Example, type ExampleFailure } from './examples.js';
export type { CustomOptions } from './options.js';

/** Default score of a listed term: high enough for every level, because the operator listed it. */
const LISTED_SCORE = scoreOf('lexicon:known');

export default definePlugin<CustomOptions>({
  name: 'custom',
  description: 'The domain Custom: dictionary, patterns, types and thresholds from the configuration.',
  options: OPTIONS,
  register(registry, options) {
    for (const type of options.entityTypes ?? []) registry.entityType({ examples: [], laws: [], ...type });
    registry.domain(domainOf(options));
    for (const recognizer of recognizersOf(options)) registry.recognizer(recognizer);
  },
  check: (engine, { examples = [] }) => checkExamples(engine, examples).map(mistakeOf),
});

const mistakeOf = ({ example, problem, term }: ExampleFailure): Mistake => ({
  pointer: `/examples/${example}`,
  message:
    problem === 'missing'
      ? `term ${term + 1} in brackets is not found as it is marked`
      : `finding ${term + 1} of this plugin is not marked by brackets`,
});

const domainOf = ({ thresholds, context, ignore }: CustomOptions): Domain => ({
  name: 'Custom',
  description: 'What the configuration of this installation declares.',
  ...(thresholds === undefined ? {} : { thresholds }),
  ...(context === undefined ? {} : { context }),
  ...(ignore === undefined ? {} : { ignore }),
});

function recognizersOf({ dictionary = [], patterns = [], alsoIn = [] }: CustomOptions): Recognizer[] {
  const where = alsoIn.includes('*') ? {} : { domains: ['Custom', ...alsoIn] };
  const recognizers: Recognizer[] = [];
  if (dictionary.length > 0)
    recognizers.push({
      name: 'custom/dictionary',
      types: distinct(dictionary),
      domainSpecific: true,
      confidential: true,
      ...where,
      dictionary: dictionary.map((entry) => ({ score: LISTED_SCORE, ...entry })),
    });
  if (patterns.length > 0)
    recognizers.push({
      name: 'custom/pattern',
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
