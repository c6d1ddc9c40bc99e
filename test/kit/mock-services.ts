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

/** A plugin that replaces a service, whoever provides it. For `beside` of `testPlugin`, or for the plugins of an engine. */
export const providing = <T>(token: ServiceToken<T>, service: NoInfer<T>): Plugin =>
  definePlugin({
    name: `mock-${token.name.replaceAll('/', '-')}`,
    description: `A mock of the service ${token.name}.`,
    register: (registry) => registry.service(token, () => service, { replaces: true }),
  });

/** A clock that always returns the same time. @param time such as `2024-05-06T12:00:00Z` */
export const mockClock = (time: string): Clock => ({ now: () => new Date(time) });

/** A language guess that always returns the same language; undefined: unknown. */
export const mockLanguage = (code: string | undefined): LanguageGuess => ({ guess: () => code });

/** A reproducible random source: seeds `mock 1`, `mock 2` …, and ascending bytes. */
export function mockRandom(): RandomSource {
  let seeds = 0;
  let last = 0;
  return {
    seed: () => `mock ${++seeds}`,
    bytes: (length) => Uint8Array.from({ length }, () => ++last & 0xff),
  };
}

/** A key source with the given secrets, by name. */
export const mockKeys = (secrets: Readonly<Record<string, string>>): KeySource => ({
  secret: (name) => (Object.hasOwn(secrets, name) ? secrets[name] : undefined),
});

/** A model runtime that finds the given terms wherever they occur, and nothing else. */
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

/** An OCR that reads the given lines in every picture, from the top left corner down. */
export const mockOcr = (lines: readonly string[]): Ocr => ({
  open: () => ({ read: async () => lines.flatMap(wordsOf), close: async () => undefined }),
});

const wordsOf = (text: string, line: number): OcrWord[] =>
  Array.from(text.matchAll(/\S+/g), ({ 0: word, index }) => {
    const [left, top] = [(index + 1) * LETTER, (line + 1) * LINE];
    const box = { left, top, right: left + word.length * LETTER, bottom: top + LINE / 2 };
    return { text: word, box, line, confidence: 95 };
  });

/** A log that stores its entries. */
export interface MockLog extends ServiceLog {
  /** Kind and facts of each entry, in order. */
  readonly entries: readonly (readonly [kind: 'request' | 'job' | 'fault' | 'event', told: unknown])[];
}

/** Creates a log that stores its entries. */
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

/** A key store with the given keys. Their plans have no limits except for the given properties. */
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

/** A quota store that counts, and grants everything unless `refusedBy` is set. */
export interface MockQuotas extends QuotaStore {
  /** Number of requests granted so far. */
  requests: number;
  /** Number of tokens granted so far. */
  tokens: number;
  /** The limit that refuses all further requests; undefined: none. */
  refusedBy: QuotaName | undefined;
}

/** Creates a quota store that counts. */
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
