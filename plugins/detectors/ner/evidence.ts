import { readFileSync } from 'node:fs';
import type { EntityType, Evidence, EvidenceKind, Span, TextDocument } from '../../../core/index.js';
import { isClinical } from './clinical.js';
import { isCommonThing } from './common-thing.js';
import { isComputing } from './computing.js';
import { isForm } from './form-words.js';
import { languageEvidence } from './language.js';
import { personEvidence } from './no-person.js';
import { isNoPlace } from './no-place.js';
import { Term } from './term.js';

/** Beside its source, where `npm run fit:evidence` writes it; compiled, this file lies under dist/. */
const WEIGHTS = new URL('../../../../plugins/detectors/ner/evidence.json', import.meta.url);

/** The kinds of evidence that readings of the model carry, with the weights that were fitted. */
export function evidenceKinds(): EvidenceKind[] {
  const { kinds }: { kinds: Readonly<Record<string, Omit<EvidenceKind, 'name'>>> } = JSON.parse(
    readFileSync(WEIGHTS, 'utf8'),
  );
  return Object.entries(kinds).map(([name, { reason, weights }]) => ({ name, reason, weights }));
}

/** What is asked of every reading, by code. */
const OF_ANY: readonly (readonly [code: string, holds: (term: Term, type: EntityType) => boolean])[] = [
  ['form:code', isComputing],
  ['lexicon:medicine', isClinical],
  ['lexicon:form', isForm],
  ['lexicon:common-thing', isCommonThing],
];

/**
 * What speaks against a reading of the model: its own words, and those around it.
 * @param score what the model says
 * @param isPiece true for one of several that were read together
 */
export function evidenceOf(
  document: TextDocument,
  span: Span,
  type: EntityType,
  score: number,
  isPiece: boolean,
): Evidence[] {
  const term = new Term(document.view, span);
  const codes: (string | undefined)[] = OF_ANY.filter(([, holds]) => holds(term, type)).map(([code]) => code);
  if (type === 'PERSON') codes.push(personEvidence(term));
  if (type === 'LOCATION' && isNoPlace(term)) codes.push('cue:no-place');
  if (type !== 'ORGANIZATION' && !isPiece) codes.push(languageEvidence(document, term, score));
  return codes.flatMap((code) => (code === undefined ? [] : { code }));
}
