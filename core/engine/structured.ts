import { DeidError, type Mistake, validationFailed } from '../contracts/errors.js';
import {
  type JsonDeidentification,
  type JsonEdit,
  type JsonFinding,
  type JsonOptions,
  type JsonUnit,
  KEY_RULES,
  type KeyRule,
  type SearchedJson,
} from '../contracts/json.js';
import type { Finding } from '../contracts/recognizer.js';
import type { Analysis, DeidentifyOptions } from '../contracts/results.js';
import type { Edit } from '../contracts/span.js';
import type { Term } from '../contracts/transformer.js';
import { type TermFacts, toTerms } from '../transform/apply.js';

/** A text of a document that comes in several. */
export interface TextUnit {
  readonly text: string;
  readonly findings: readonly Finding[];
  /** Words that describe the text. */
  readonly header: readonly string[];
}

/** The terms of several texts as if they were one text, and how to take their edits apart again. */
export interface JointTerms {
  readonly terms: readonly Term[];
  /** The edits by unit. @param edits one per term, in order */
  byUnit(edits: readonly Edit[]): Edit[][];
}

/** Joins the terms of units, so that one person has one substitute in all of them, and no substitute equals a term of any. */
export function jointTerms(units: readonly TextUnit[], facts: TermFacts): JointTerms {
  const terms: Term[] = [];
  const owners: { readonly unit: number; readonly at: number }[] = [];
  let at = 0;
  for (const [i, unit] of units.entries()) {
    if (unit.findings.length === 0) continue;
    for (const term of toTerms(unit.text, unit.findings, facts, unit.header)) {
      terms.push({ ...term, start: term.start + at, end: term.end + at });
      owners.push({ unit: i, at });
    }
    at += unit.text.length + 1;
  }
  const byUnit = (edits: readonly Edit[]): Edit[][] => {
    const all: Edit[][] = units.map(() => []);
    for (const [i, { start, end, text }] of edits.entries()) {
      const { unit = -1, at: offset = 0 } = owners[i] ?? {};
      all[unit]?.push({ start: start - offset, end: end - offset, text });
    }
    return all;
  };
  return { terms, byUnit };
}

/** Splits the options of JSON into those of texts and the rule for keys. Throws DeidError `validation_failed`. */
export function jsonOptions({ keys, ...options }: JsonOptions): {
  readonly keys: KeyRule;
  readonly options: DeidentifyOptions;
} {
  const mistakes: Mistake[] = [];
  const rule = keys ?? 'refuse';
  if (!KEY_RULES.includes(rule))
    mistakes.push({ pointer: '/keys', message: `must be one of: ${KEY_RULES.join(', ')}.` });
  if ('explain' in options && options.explain === true)
    mistakes.push({ pointer: '/explain', message: 'is available for texts only.' });
  if (mistakes.length > 0) throw validationFailed(mistakes, 'the options');
  return { keys: rule, options };
}

/**
 * The JSON text of a value.
 * @throws DeidError `validation_failed` for what JSON cannot hold
 */
export function jsonText(value: unknown): string {
  try {
    const text = JSON.stringify(value);
    if (typeof text === 'string') return text;
  } catch {
    // A circle, a BigInt, or a toJSON that throws. The message of the error may quote the value.
  }
  throw validationFailed([{ pointer: '/json', message: 'must be a value of JSON, without circles and BigInts.' }]);
}

/**
 * The units of a document with the findings that are wanted, in order.
 * @throws DeidError `identifier_in_key`
 */
export function wantedUnits(
  { units }: SearchedJson,
  keys: KeyRule,
  isWanted: (finding: Finding) => boolean,
): JsonUnit[] {
  const wanted = units.map((unit) => ({ ...unit, findings: unit.findings.filter(isWanted) }));
  const inKeys = wanted.filter(({ inKey, findings }) => inKey === true && findings.length > 0);
  if (keys === 'refuse' && inKeys.length > 0) {
    const types = new Set(inKeys.flatMap(({ findings }) => findings.map(({ type }) => type)));
    throw new DeidError('identifier_in_key', [inKeys.length, [...types].sort().join(', ')]);
  }
  return wanted;
}

/** The units in which terms are replaced. */
export const replacedUnits = (units: readonly JsonUnit[], keys: KeyRule): readonly JsonUnit[] =>
  keys === 'report' ? units.map((unit) => (unit.inKey === true ? { ...unit, findings: [] } : unit)) : units;

const placeOf = ({ pointer, inKey }: JsonUnit) => ({ pointer, ...(inKey && { inKey }) });

/** Findings with their places. */
export const findingsOf = (units: readonly JsonUnit[]): JsonFinding[] =>
  units.flatMap((unit) =>
    unit.findings.map(({ persons: _, isLeft: __, ...finding }) => ({ ...placeOf(unit), ...finding })),
  );

/** Edits with their places. @param edits by unit */
export const editsOf = (units: readonly JsonUnit[], edits: readonly (readonly Edit[])[]): JsonEdit[] =>
  units.flatMap((unit, i) => (edits[i] ?? []).map((edit) => ({ ...placeOf(unit), ...edit })));

/** The result of JSON text as the result of the value that it stands for. */
export const parsed = <Value>({ outputs, ...rest }: JsonDeidentification<string>): JsonDeidentification<Value> => ({
  ...rest,
  outputs: outputs.map((output) => ({ ...output, value: JSON.parse(output.value) })),
});

/** An analysis with findings that other texts have shown, whose ledgers are empty. */
export function withFindings(analysis: Analysis | undefined, findings: readonly Finding[]): Analysis {
  const { explanation, ...rest } = analysis ?? { level: 2, domain: '', findings: [] };
  if (explanation === undefined) return { ...rest, findings };
  const ledgers = new Map(rest.findings.map((finding, i) => [finding, explanation.ledgers[i] ?? []]));
  return { ...rest, findings, explanation: { ...explanation, ledgers: findings.map((one) => ledgers.get(one) ?? []) } };
}
