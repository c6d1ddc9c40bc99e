import { Detector } from './detect/detector.js';
import type { Domain } from './domain.js';
import type { EngineParts } from './engine-parts.js';
import type { Recognizer } from './recognizer.js';
import { compileScan } from './scan/compile.js';
import { expressionKey, type PreparedScan } from './scan/prepared.js';
import { checkSafety } from './scan/safety.js';
import { Sources } from './scan/sources.js';

/** Compiles what the plugins of an engine registered into its detector. Throws DeidError `unsafe_pattern`. */
export function makeDetector(parts: EngineParts, prepared: PreparedScan | undefined): Detector {
  const { domains } = parts;
  const all = (1 << domains.length) - 1;
  const extraPhrases = domains.flatMap((domain) => Object.values(domain.context ?? {}).flat());
  const dictionaries = domains.flatMap((domain, i): { recognizer: Recognizer; bit: number }[] =>
    domain.dictionary === undefined ? [] : [{ recognizer: domainDictionary(domain), bit: 1 << i }],
  );
  const bits = new Map(dictionaries.map(({ recognizer, bit }) => [recognizer, bit]));
  const sources = new Sources();
  checkSafety(parts.recognizers, sources, (pattern) => prepared?.beginnings.has(expressionKey(pattern)) ?? false);
  const scan = compileScan({
    sources,
    prepared,
    recognizers: [...parts.recognizers, ...bits.keys()],
    wordLists: parts.wordLists,
    extraPhrases,
    domainBits: (recognizer) =>
      bits.get(recognizer) ??
      (recognizer.domains === undefined
        ? all
        : domains.reduce((mask, d, i) => (recognizer.domains?.includes(d.name) ? mask | (1 << i) : mask), 0)),
  });
  const { joinRules: joins, types, config } = parts;
  return new Detector({ scan, domains, joins, types, thresholds: config.thresholds, ignore: config.ignore ?? [] });
}

const domainDictionary = ({ name, dictionary = [] }: Domain): Recognizer => ({
  name: `${name.toLowerCase()}/dictionary`,
  types: [...new Set(dictionary.map((entry) => entry.type))],
  domainSpecific: true,
  dictionary,
});
