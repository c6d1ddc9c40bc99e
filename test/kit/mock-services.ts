import { DeidError, definePlugin, type EntityType, type Plugin } from '../../core/index.js';
import type {
  Clock,
  KeySource,
  LanguageGuess,
  ModelEntity,
  ModelRuntime,
  Ocr,
  OcrWord,
  RandomSource,
  ServiceToken,
} from '../../core/services.js';
import type { Grant, KeyVerifier, Plan, QuotaName, QuotaStore, QuotaUse, ServiceLog } from '../../server/services.js';

/** A plugin that provides a service in place of whichever there is; stands in `beside` of `testPlugin`, or among the plugins of an engine. */
export const providing = <T>(token: ServiceToken<T>, service: NoInfer<T>): Plugin =>
  definePlugin({
    name: `mock-${token.name.replaceAll('/', '-')}`,
    description: `A mock of the service ${token.name}.`,
    register: (registry) => registry.service(token, () => service, { replaces: true }),
  });

/** A clock that stands still. @param time such as `2024-05-06T12:00:00Z` */
export const mockClock = (time: string): Clock => ({ now: () => new Date(time) });

/** Takes every text to be in one language, or in none that it knows. */
export const mockLanguage = (code: string | undefined): LanguageGuess => ({ guess: () => code });

/** Randomness that repeats: seeds `mock 1`, `mock 2` …, and bytes that count up. */
export function mockRandom(): RandomSource {
  let seeds = 0;
  let last = 0;
  return {
    seed: () => `mock ${++seeds}`,
    bytes: (length) => Uint8Array.from({ length }, () => ++last & 0xff),
  };
}

/** Knows these secrets, by their names. */
export const mockKeys = (secrets: Readonly<Record<string, string>>): KeySource => ({
  secret: (name) => (Object.hasOwn(secrets, name) ? secrets[name] : undefined),
});

/** A model that reads these terms wherever they stand, and nothing else. */
export const mockModel = (terms: Readonly<Record<EntityType, readonly string[]>>): ModelRuntime => ({
  open: ({ types }) => ({
    tag: (text) =>
      types
        .flatMap((type, number) =>
          (terms[type] ?? []).flatMap((term) => placesOf(text, term).map((at) => entity(at, term, number))),
        )
        .sort((a, b) => a.start - b.start),
  }),
});

const entity = (start: number, term: string, type: number): ModelEntity => ({
  ...{ start, end: start + term.length, type },
  ...{ probability: 1, anyType: 1, isUnknownWord: false, best: true },
});

function placesOf(text: string, term: string): number[] {
  const places: number[] = [];
  for (let at = text.indexOf(term); at >= 0; at = text.indexOf(term, at + term.length)) places.push(at);
  return places;
}

const LETTER = 12;
const LINE = 30;

/** Reads these lines in every picture, from the top left corner on. */
export const mockOcr = (lines: readonly string[]): Ocr => ({
  open: () => ({ read: async () => lines.flatMap(wordsOf), close: async () => undefined }),
});

const wordsOf = (text: string, line: number): OcrWord[] =>
  Array.from(text.matchAll(/\S+/g), ({ 0: word, index }) => {
    const [left, top] = [(index + 1) * LETTER, (line + 1) * LINE];
    const box = { left, top, right: left + word.length * LETTER, bottom: top + LINE / 2 };
    return { text: word, box, line, confidence: 95 };
  });

/** A log that keeps what it is told. */
export interface MockLog extends ServiceLog {
  /** Kind and facts of each, in order. */
  readonly entries: readonly (readonly [kind: 'request' | 'job' | 'fault' | 'event', told: unknown])[];
}

/** Makes a log that keeps what it is told. */
export function mockLog(): MockLog {
  const entries: (readonly ['request' | 'job' | 'fault' | 'event', unknown])[] = [];
  return {
    entries,
    request: (line) => void entries.push(['request', line]),
    job: (line) => void entries.push(['job', line]),
    fault: (error) => void entries.push(['fault', error]),
    event: (words) => void entries.push(['event', words]),
    flush: () => undefined,
  };
}

const NO_LIMITS: Plan = {
  ...{ name: 'mock', requestsPerMinute: null, requestsPerMonth: null, tokensPerMonth: null },
  ...{ concurrentRequests: null, textChars: null, fileBytes: null, jobBytes: null },
};

/** Knows these keys, and what differs of their plans from one without limits. */
export const mockKeyStore = (plans: Readonly<Record<string, Partial<Plan>>>): KeyVerifier => ({
  async verify(header) {
    if (header === undefined || header === '') throw new DeidError('api_key_missing');
    if (!Object.hasOwn(plans, header)) throw new DeidError('api_key_unknown');
    const number = Object.keys(plans).indexOf(header) + 1;
    const ids = { keyId: `key_${number}`, workspaceId: `workspace_${number}`, quotaId: `quota_${number}` };
    return { ...ids, plan: { ...NO_LIMITS, ...plans[header] } };
  },
  forget: () => undefined,
});

/** Counts, and grants everything until it is told which limit refuses. */
export interface MockQuotas extends QuotaStore {
  /** Granted so far. */
  requests: number;
  /** Granted so far. */
  tokens: number;
  /** The limit that refuses from now on; undefined: none does. */
  refusedBy: QuotaName | undefined;
}

/** Makes a store of quotas that counts. */
export function mockQuotas(): MockQuotas {
  const use = (): QuotaUse => ({
    ...{
      minute: store.requests,
      minuteFrees: 0,
      requests: store.requests,
      tokens: store.tokens,
      month: 0,
      monthEnds: 0,
    },
  });
  const grant = (): Grant =>
    store.refusedBy === undefined
      ? { retryAfter: 0, use: use() }
      : { refusedBy: store.refusedBy, retryAfter: 1, use: use() };
  const store: MockQuotas = {
    requests: 0,
    tokens: 0,
    refusedBy: undefined,
    async takeRequest() {
      if (store.refusedBy === undefined) store.requests++;
      return grant();
    },
    async takeTokens(_, tokens) {
      if (store.refusedBy === undefined) store.tokens += tokens;
      return grant();
    },
    async returnTokens(_, tokens) {
      store.tokens -= tokens;
    },
    use: async () => use(),
    settle: async () => undefined,
  };
  return store;
}
