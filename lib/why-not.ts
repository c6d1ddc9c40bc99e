import type { AnalyzeOptions, Engine, Explanation, Finding, Level, Span } from '../core/index.js';

type Rejection = Explanation['rejected'][number];

/** One occurrence of a term in a text, and why it was not found there. */
export interface Place extends Span {
  /** Findings at this place, whole or in part; empty if there are none. */
  readonly found: readonly Finding[];
  /** True if findings cover all of its letters and digits. */
  readonly isFound: boolean;
  /** Near misses that overlap it: their recognizers, the steps of their scores, and the reasons of rejection. */
  readonly candidates: readonly Rejection[];
  /** The levels and domains with which the term is found here, the nearest first. Empty if it is found already. */
  readonly elsewhere: readonly { readonly level: Level; readonly domain: string; readonly finding: Finding }[];
}

/** Result of {@link whyNot}. */
export interface WhyNot {
  /** The level that was in force. */
  readonly level: Level;
  /** The domain that was in force. */
  readonly domain: string;
  /** The occurrences of the term, in the order of the text; empty if it does not occur. */
  readonly places: readonly Place[];
}

/** Maximum number of occurrences that are explained. */
const MAX_PLACES = 20;
const HIGHEST_LEVEL: Level = 3;

/**
 * Explains why a term of a text was not found: no recognizer reported it, a score was below its threshold, another
 * finding took its place, or the level, the domain or the requested types exclude it.
 * @param term as in the text, in any case of letters
 * @throws DeidError as `Engine.analyze`
 */
export function whyNot(engine: Engine, text: string, term: string, options: AnalyzeOptions = {}): WhyNot {
  const { findings, level, domain, explanation } = engine.analyze(text, { ...options, explain: true });
  const others = otherSettings(engine, text, options, level, domain);
  const places = placesOf(text, term).map((place): Place => {
    const isFound = covers(text, place, findings);
    return {
      ...place,
      isFound,
      found: findings.filter((finding) => overlap(finding, place)),
      candidates: (explanation?.rejected ?? []).filter((miss) => overlap(miss, place)),
      elsewhere: isFound ? [] : foundElsewhere(place, others),
    };
  });
  return { level, domain, places };
}

interface Setting {
  readonly level: Level;
  readonly domain: string;
  /** Findings with these settings. Computed at the first call. */
  findings(): readonly Finding[];
}

/** Higher levels first, then other domains at the current level. */
function otherSettings(engine: Engine, text: string, options: AnalyzeOptions, level: Level, domain: string): Setting[] {
  const setting = (at: Level, of: string): Setting => {
    let findings: readonly Finding[] | undefined;
    return {
      level: at,
      domain: of,
      findings: () => {
        findings ??= engine.analyze(text, { ...options, level: at, domain: of, explain: false }).findings;
        return findings;
      },
    };
  };
  const levels = ([2, 3] as const).filter((at) => at > level && at <= HIGHEST_LEVEL).map((at) => setting(at, domain));
  const domains = engine.domains.filter(({ name }) => name !== domain).map(({ name }) => setting(level, name));
  return [...levels, ...domains];
}

const foundElsewhere = (place: Span, settings: readonly Setting[]): Place['elsewhere'] =>
  settings.flatMap(({ level, domain, findings }) =>
    findings()
      .filter((finding) => overlap(finding, place))
      .map((finding) => ({ level, domain, finding })),
  );

function placesOf(text: string, term: string): Span[] {
  const wanted = term.trim();
  if (wanted === '') return [];
  const literal = new RegExp(wanted.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&'), 'giu');
  const places: Span[] = [];
  for (const { index, 0: found } of text.matchAll(literal)) {
    if (places.length === MAX_PLACES) break;
    places.push({ start: index, end: index + found.length });
  }
  return places;
}

const overlap = (a: Span, b: Span): boolean => a.start < b.end && b.start < a.end;

const covers = (text: string, { start, end }: Span, findings: readonly Finding[]): boolean =>
  Array.from({ length: end - start }, (_, i) => start + i).every(
    (at) => !/[\p{L}\p{N}]/u.test(text.charAt(at)) || findings.some((f) => f.start <= at && at < f.end),
  );
