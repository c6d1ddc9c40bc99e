import { createHash } from 'node:crypto';
import { EntityTypes } from '../../../core/hosting.js';
import type { Plugin, Random, Registry, Term, Transform, Transformer, TransformScope } from '../../../core/index.js';
import { STANDARD_TYPES } from '../../../kit/index.js';

const types = new EntityTypes(STANDARD_TYPES);
const fold = (text: string): string => text.toLowerCase().replace(/\s+/gu, ' ').trim();

/** Mulberry32, seeded by a hash of the key. */
function randomOf(key: string): Random {
  let state = createHash('sha256').update(key).digest().readUInt32LE(0);
  const int = (below: number): number => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 2 ** 32) * below);
  };
  return {
    int,
    pick: (items) => {
      const item = items[int(items.length)];
      if (item === undefined) throw new Error('nothing to pick from');
      return item;
    },
  };
}

/** The scopes of one document, a fresh one for each candidate, as an engine would make them. */
export class DocumentScopes {
  readonly #originals = new Set<string>();
  readonly #used = new Set<string>();
  #candidate = -1;

  constructor(
    readonly seed = 'seed',
    readonly today = new Date('2026-03-01T00:00:00Z'),
  ) {}

  /** Makes the scope of the next candidate. */
  next(): TransformScope {
    const candidate = ++this.#candidate;
    const memories = new Map<string, unknown>();
    return {
      candidate,
      today: this.today,
      random: (key) => randomOf(`${this.seed}|${candidate}|${key}`),
      // The only cast: a memory is read under the key and the type it was made with.
      memory: <T>(key: string, create: () => T): T => {
        if (!memories.has(key)) memories.set(key, create());
        return memories.get(key) as T;
      },
      isTaken: (substitute) => this.#originals.has(fold(substitute)) || this.#used.has(fold(substitute)),
    };
  }

  /** Runs a transform over the terms of one unit. */
  apply(transform: Transform, terms: readonly Term[], scope: TransformScope): readonly string[] {
    for (const term of terms) this.#originals.add(fold(term.text));
    return transform.apply(terms, scope);
  }

  /** Notes the substitutes of a finished candidate. */
  finish(substitutes: readonly string[]): void {
    for (const substitute of substitutes) this.#used.add(fold(substitute));
  }
}

/** A term that stands in a text `… before + text …`. */
export const term = (type: string, text: string, more: Partial<Term> = {}): Term => ({
  start: 0,
  end: text.length,
  text,
  type,
  category: types.category(type),
  recognizer: 'test/terms',
  before: '',
  header: [],
  ...more,
});

/** Reads the terms of a text in which they are marked: `Dr. [[PERSON|John Smith]] came`. */
export function termsOf(marked: string): Term[] {
  const out: Term[] = [];
  let plain = '';
  let at = 0;
  for (const match of marked.matchAll(/\[\[([A-Z_]+)\|(.*?)\]\]/gsu)) {
    plain += marked.slice(at, match.index);
    const text = match[2] ?? '';
    const line = plain.slice(plain.lastIndexOf('\n') + 1);
    out.push(
      term(match[1] ?? '', text, { start: plain.length, end: plain.length + text.length, before: line.slice(-40) }),
    );
    plain += text;
    at = match.index + match[0].length;
  }
  return out;
}

/** Runs a transform over the marked text, for one candidate. */
export function run(transform: Transform, marked: string, seed?: string): readonly string[] {
  const scopes = new DocumentScopes(seed);
  return scopes.apply(transform, termsOf(marked), scopes.next());
}

/** What a plugin registers, by kind. */
export async function registered(
  plugin: Plugin,
  options: object = {},
): Promise<{ transformers: Map<string, Transformer>; policies: Parameters<Registry['policy']>[0][] }> {
  const transformers = new Map<string, Transformer>();
  const policies: Parameters<Registry['policy']>[0][] = [];
  const none = (): never => {
    throw new Error('not expected of this plugin');
  };
  const registry: Registry = {
    entityType: none,
    recognizer: none,
    evidence: none,
    calibration: none,
    annotator: none,
    wordList: none,
    words: () => [],
    joinRule: none,
    domain: none,
    fileAdapter: none,
    transformer: (transformer) => void transformers.set(transformer.name, transformer),
    policy: (policy) => void policies.push(policy),
    service: none,
    use:
      (token, otherwise = token.create) =>
      () =>
        otherwise === undefined ? none() : otherwise(none),
  };
  await plugin.register(registry, options as never);
  return { transformers, policies };
}
