import type { Level, Thresholds } from '../contracts/domain.js';
import type { EntityType, EntityTypes } from '../contracts/entity-type.js';
import type { Finding } from '../contracts/recognizer.js';
import type { Span } from '../contracts/span.js';
import type { TokenRows } from '../contracts/tokens.js';
import { KIND } from '../scan/characters.js';
import { type CompiledScan, compileScan } from '../scan/compile.js';
import { Scanner } from '../scan/scanner.js';
import { inOriginal, makeView } from '../scan/view.js';
import type { Candidate } from './candidate.js';
import { withDenied } from './denied.js';
import { Headers } from './headers.js';
import type { Profile } from './profile.js';
import { placesOf, type SearchTerms } from './search-terms.js';

/** Recognizer names of the findings from request rules. */
export const DENY = 'request/deny';
export const PATTERN = 'request/pattern';

/** Longer views get a temporary scanner, whose memory is not kept. */
const MAX_KEPT_LENGTH = 50_000;

/** Patterns of a request: a separate scan beside that of the engine. */
export class RequestPatterns {
  readonly headers: Headers;
  /** Profiles by their settings; see `Detector`. */
  readonly profiles = new Map<string, Profile>();
  readonly #scanner: Scanner;

  constructor(readonly scan: CompiledScan) {
    this.headers = new Headers(scan);
    this.#scanner = new Scanner(scan);
  }

  scannerFor(view: string): Scanner {
    return view.length > MAX_KEPT_LENGTH ? new Scanner(this.scan) : this.#scanner;
  }
}

/** Thresholds of a request, which take precedence over those of the engine. */
export class RequestThresholds {
  /** Profiles of the engine's patterns under these thresholds. */
  readonly profiles = new Map<string, Profile>();
  readonly #given: ReadonlyMap<EntityType | '*', Thresholds>;
  readonly #types: EntityTypes;

  constructor(given: ReadonlyMap<EntityType | '*', Thresholds>, types: EntityTypes) {
    this.#given = given;
    this.#types = types;
  }

  /** The threshold for a type, else for its category, else for all; undefined if there is none. */
  of(type: EntityType, level: Level): number | undefined {
    const found = this.#given.get(type) ?? this.#given.get(this.#types.category(type)) ?? this.#given.get('*');
    return found?.[level - 1];
  }
}

/** Splits texts into tokens without any lexicon. */
const tokenizer = (): Scanner =>
  new Scanner(compileScan({ recognizers: [], wordLists: [], extraPhrases: [], domainsOf: () => undefined }));

/** The rules of a request that concern detection. */
export class DetectionRules {
  readonly patterns: RequestPatterns | undefined;
  readonly thresholds: RequestThresholds | undefined;
  readonly #allow: SearchTerms;
  readonly #deny: SearchTerms;
  #tokenizer: Scanner | undefined;

  constructor(
    terms: { readonly allow: SearchTerms; readonly deny: SearchTerms },
    patterns: RequestPatterns | undefined,
    thresholds: RequestThresholds | undefined,
  ) {
    this.#allow = terms.allow;
    this.#deny = terms.deny;
    this.patterns = patterns;
    this.thresholds = thresholds;
  }

  /** True for a finding that counts whatever types are requested. */
  isOwn({ recognizer }: Pick<Finding, 'recognizer'>): boolean {
    return recognizer === DENY || recognizer === PATTERN;
  }

  /** The denied terms of a view. */
  denied(view: string, tokens: TokenRows): Candidate[] {
    return placesOf(view, tokens, this.#deny).map(({ start, end, type }) => ({
      type,
      start,
      end,
      score: 1,
      priority: 1,
      recognizer: DENY,
      domainSpecific: true,
      ledger: [{ reason: 'term of the request', by: 1 }],
    }));
  }

  /** Positions of allowed terms in a view; undefined if there are none. */
  allowed(view: string, tokens: TokenRows): AllowedSpans | undefined {
    const spans = placesOf(view, tokens, this.#allow);
    return spans.length === 0 ? undefined : new AllowedSpans(spans);
  }

  /** Adds the denied terms of the text to the findings. */
  withDenied<F extends Finding>(text: string, found: readonly F[]): readonly (F | Candidate)[] {
    if (this.#deny.size === 0) return found;
    const view = makeView(text);
    return withDenied<F | Candidate>(
      text,
      found,
      inOriginal(view, text, this.denied(view.text, this.#tokensOf(view.text))),
    );
  }

  /** Removes findings that an allowed term covers, for a text whose type is known from its place. */
  withoutAllowed(text: string, found: readonly Finding[]): readonly Finding[] {
    if (this.#allow.size === 0) return found;
    const view = makeView(text);
    const spans = placesOf(view.text, this.#tokensOf(view.text), this.#allow);
    if (spans.length === 0) return found;
    const allowed = new AllowedSpans(inOriginal(view, text, spans));
    return found.filter((one) => one.recognizer === DENY || !allowed.cover(text, one));
  }

  #tokensOf(view: string): TokenRows {
    this.#tokenizer ??= tokenizer();
    const scanner = view.length > MAX_KEPT_LENGTH ? tokenizer() : this.#tokenizer;
    return scanner.run(view).tokens;
  }
}

/** Positions of allowed terms. */
export class AllowedSpans {
  /** Sorted by start. */
  readonly #spans: readonly Span[];
  /** By span: the greatest end of this span and all spans before it. */
  readonly #reach: readonly number[];

  constructor(spans: readonly Span[]) {
    this.#spans = spans.toSorted((a, b) => a.start - b.start);
    let reach = 0;
    this.#reach = this.#spans.map(({ end }) => {
      reach = Math.max(reach, end);
      return reach;
    });
  }

  /** True if one of them covers a span, ignoring punctuation and blanks at its ends. */
  cover(text: string, { start, end }: Span): boolean {
    let [from, to] = [start, end];
    while (from < to && !isWordUnit(text, from)) from++;
    while (to > from && !isWordUnit(text, to - 1)) to--;
    let low = 0;
    let high = this.#spans.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#spans[middle]?.start ?? 0) <= from) low = middle + 1;
      else high = middle;
    }
    return low > 0 && (this.#reach[low - 1] ?? 0) >= to;
  }
}

const isWordUnit = (text: string, at: number): boolean => (KIND[text.charCodeAt(at)] ?? 0) !== 0;
