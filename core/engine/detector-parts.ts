import type { Domain } from '../contracts/domain.js';
import type { EntityType } from '../contracts/entity-type.js';
import type { TermException } from '../contracts/lexicon.js';
import type { PluginFaults } from '../contracts/plugin-faults.js';
import type { Recognizer } from '../contracts/recognizer.js';
import type { TokenRows } from '../contracts/tokens.js';
import { Detector } from '../detect/detector.js';
import { compileScan } from '../scan/compile.js';
import { expressionKey, type PreparedScan } from '../scan/prepared.js';
import { checkSafety } from '../scan/safety.js';
import { Sources } from '../scan/sources.js';
import { SERVICES } from './core-services.js';
import type { EngineParts } from './engine-parts.js';
import { labelTypes } from './label-types.js';

/** Compiles what the plugins of an engine registered into its detector. Throws DeidError `unsafe_pattern`. */
export function makeDetector(parts: EngineParts, prepared: PreparedScan | undefined, faults: PluginFaults): Detector {
  const { domains } = parts;
  const extraPhrases = domains.flatMap((domain) => Object.values(domain.context ?? {}).flat());
  const dictionaries = domains.flatMap((domain, i): [Recognizer, ReadonlySet<number>][] =>
    domain.dictionary === undefined ? [] : [[domainDictionary(domain), new Set([i])]],
  );
  const ownDomain = new Map(dictionaries);
  const sources = new Sources();
  checkSafety(parts.recognizers, sources, (pattern) => prepared?.beginnings.has(expressionKey(pattern)) ?? false);
  const scan = compileScan({
    sources,
    prepared,
    recognizers: [...parts.recognizers.map((one) => faults.watched(one)), ...ownDomain.keys()],
    wordLists: parts.wordLists,
    extraPhrases,
    domainsOf: (recognizer) => ownDomain.get(recognizer) ?? numbersOf(recognizer.domains, domains),
  });
  const { joinRules: joins, types, config, services, exceptions, evidence, calibrations } = parts;
  const languageGuess = (view: string, tokens: TokenRows) =>
    services.ask(SERVICES.languageGuess, 'guess', (service) => service.guess(view, tokens), isLanguage);
  const { thresholds, ignore = [] } = config;
  const never = neverOf(exceptions);
  const withinWords = parts.recognizers.filter((one) => one.withinWords === true).map(({ name }) => name);
  return new Detector({
    scan,
    withinWords,
    domains: domains.map((one) => faults.watchedDomain(one, parts.owners.get(`domain ${one.name.toLowerCase()}`))),
    joins,
    types,
    thresholds,
    ignore,
    never,
    faults,
    languageGuess,
    evidence,
    calibrations,
    labelType: labelTypes(types),
  });
}

const isLanguage = (value: unknown): boolean => value === undefined || typeof value === 'string';

/** Terms that are never findings, by type. */
function neverOf(exceptions: readonly TermException[]): ReadonlyMap<EntityType, readonly string[]> {
  const never = new Map<EntityType, string[]>();
  for (const { effect, type, term } of exceptions)
    if (effect === 'never') never.set(type, [...(never.get(type) ?? []), term]);
  return never;
}

/** Numbers of the named domains; undefined stands for all domains. */
const numbersOf = (names: readonly string[] | undefined, domains: readonly Domain[]): ReadonlySet<number> | undefined =>
  names && new Set(domains.flatMap(({ name }, i) => (names.includes(name) ? [i] : [])));

const domainDictionary = ({ name, dictionary = [] }: Domain): Recognizer => ({
  name: `${name.toLowerCase()}/dictionary`,
  types: [...new Set(dictionary.map((entry) => entry.type))],
  domainSpecific: true,
  dictionary,
});
