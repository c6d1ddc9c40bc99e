import type { EntityTypes } from '../contracts/entity-type.js';
import { atOnce, eachWithin, type Steps } from '../contracts/pauses.js';
import { insteadOfList } from '../contracts/plugin-faults.js';
import type { Finding } from '../contracts/recognizer.js';
import type { Edit } from '../contracts/span.js';
import type { Term } from '../contracts/transformer.js';
import { withFieldPersons } from './field-persons.js';
import { MASKED } from './masked.js';
import type { PreparedPolicy, PreparedRule } from './prepared-policy.js';
import type { Scope } from './scope.js';
import { sharesRun } from './shared-runs.js';
import { subjectOf } from './subjects.js';
import type { TermParts } from './term-parts.js';

/** Length of the text before a term that a transformer sees, in code units. */
const BEFORE_LENGTH = 40;
/** Length of the text behind it. */
const AFTER_LENGTH = 64;

/** What is known of findings beside their places. */
export interface TermFacts {
  readonly types: EntityTypes;
  readonly termParts: TermParts;
}

/** The terms of findings, cut from the text. */
export const toTerms = (
  text: string,
  findings: readonly Finding[],
  facts: TermFacts,
  header: readonly string[],
): Term[] =>
  loneTerms(
    text,
    withFieldPersons(text, findings, ({ type }) => facts.types.category(type) === 'PERSON'),
    facts,
    header,
  );

/** Like {@link toTerms}, without persons from field labels: for transformers that look at each term alone. */
export const loneTerms = (
  text: string,
  findings: readonly Finding[],
  { types, termParts }: TermFacts,
  header: readonly string[],
): Term[] =>
  findings.map((finding) => {
    const { start, end, type, recognizer, score, persons, subject } = finding;
    return {
      start,
      end,
      type,
      recognizer,
      score,
      text: text.slice(start, end),
      category: types.category(type),
      before: text.slice(lineStart(text, start), start),
      after: lineBehind(text, end),
      // Read only for transformers that look at them.
      get parts() {
        return termParts.of(text, finding);
      },
      header,
      persons,
      subject: subject === undefined ? undefined : subjectOf(subject),
    };
  });

/**
 * Start of the line, but at most the wanted length back: otherwise, in a long text without line breaks, each term would
 * scan all of it.
 */
function lineStart(text: string, at: number): number {
  const from = Math.max(0, at - BEFORE_LENGTH);
  let start = at;
  while (start > from && text.charCodeAt(start - 1) !== 0x0a) start--;
  return start;
}

/** The text behind an offset, at most as much as a transformer sees of it. */
function lineBehind(text: string, at: number): string {
  const behind = text.slice(at, at + AFTER_LENGTH);
  const end = behind.indexOf('\n');
  return end < 0 ? behind : behind.slice(0, end);
}

/** Number of terms that are handled without a pause. */
const TERMS_AT_ONCE = 64;

/** Makes one edit per term. Each transformer of the policy gets all of its terms at once. */
export function applyPolicy(terms: readonly Term[], policy: PreparedPolicy, scope: Scope): Edit[] {
  return atOnce(applying(terms, policy, scope));
}

/** Like {@link applyPolicy}, in steps. */
export function* applying(terms: readonly Term[], policy: PreparedPolicy, scope: Scope): Steps<Edit[]> {
  const [first] = terms;
  if (first === undefined) return [];
  // Fast path: a table cell is one term.
  if (terms.length === 1) return toEdits(terms, yield* substituting(policy.ruleFor(first.type), terms, scope));
  const groups = new Map<PreparedRule, number[]>();
  terms.forEach((term, i) => {
    const rule = policy.ruleFor(term.type);
    const group = groups.get(rule);
    if (group === undefined) groups.set(rule, [i]);
    else group.push(i);
  });
  const substitutes = new Map<number, string>();
  for (const [rule, indices] of groups) {
    const own = indices.flatMap((i) => terms[i] ?? []);
    const made = yield* substituting(rule, own, scope);
    for (const [i, index] of indices.entries()) substitutes.set(index, made[i] ?? '');
  }
  return toEdits(
    terms,
    terms.map((_, i) => substitutes.get(i) ?? ''),
  );
}

const toEdits = (terms: readonly Term[], texts: readonly string[]): Edit[] =>
  terms.map(({ start, end }, i) => ({ start, end, text: texts[i] ?? '' }));

/** The substitutes of one transformer. */
function* substituting(rule: PreparedRule, terms: readonly Term[], scope: Scope): Steps<readonly string[]> {
  const { transform, transformer, faults } = rule;
  const isLong = terms.length > TERMS_AT_ONCE && transform.applying !== undefined;
  const made = isLong ? yield* stepByStep(rule, terms, scope) : watched(rule, () => transform.apply(terms, scope));
  const fault = faultOf(made, terms.length);
  if (fault !== undefined) throw faults.transformerFailed(transformer.name, fault);
  let safe: string[] | undefined;
  for (const [i, term] of terms.entries()) {
    if (shows(term, made[i], rule, scope)) {
      safe ??= [...made];
      safe[i] = MASKED;
    }
    if (i % TERMS_AT_ONCE === TERMS_AT_ONCE - 1) yield;
  }
  return safe ?? made;
}

/** What a transformer makes in steps. */
function* stepByStep(rule: PreparedRule, terms: readonly Term[], scope: Scope): Steps<readonly string[]> {
  const steps = watched(rule, () => rule.transform.applying?.(terms, scope));
  return steps === undefined ? [] : yield* eachWithin(steps, (next) => watched(rule, next));
}

/** Runs code of a transformer. */
function watched<T>({ transformer, faults }: PreparedRule, work: () => T): T {
  faults.running('transformer', transformer.name);
  try {
    return work();
  } catch (error) {
    throw faults.transformerFailed(transformer.name, 'it threw an error', error);
  } finally {
    faults.ended();
  }
}

/** Describes an invalid result of a transformer, since plugins may be written without a type checker. */
function faultOf(made: readonly unknown[], terms: number): string | undefined {
  if (!Array.isArray(made)) return insteadOfList(made);
  if (made.length !== terms) return `it gave ${made.length} substitutes for ${terms} terms`;
  return made.every((text) => typeof text === 'string') ? undefined : 'a substitute is no string';
}

/**
 * True if a substitute violates the law of substitutes: it shows a part of its term that the transformer does not
 * declare to keep, or contains a confidential term. Reversible substitutes are exempt.
 */
function shows(term: Term, substitute: string | undefined, rule: PreparedRule, scope: Scope): boolean {
  const { transform, transformer, faults } = rule;
  if (transform.restore !== undefined || substitute === undefined) return false;
  const keeps =
    transform.keeps &&
    (() => {
      const kept: unknown = faults.call('transformer', transformer.name, 'its keeps()', () => transform.keeps?.(term));
      if (isTexts(kept)) return kept;
      throw faults.transformerFailed(transformer.name, 'its keeps() returned something else than a list of texts');
    });
  if (sharesRun(term.text, substitute, keeps)) return true;
  return scope.isConfidential(substitute) && keeps?.().some((kept) => scope.isConfidential(kept)) !== true;
}

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');
