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

/** Written by `npm run fit:evidence`. The path leads from dist/ to the folder of the source file. */
const WEIGHTS = new URL('../../../../plugins/detectors/ner/evidence.json', import.meta.url);

/** The kinds of evidence for the model's entities, with the fitted weights. */
export function evidenceKinds(): EvidenceKind[] {
  const { kinds }: { kinds: Readonly<Record<string, Omit<EvidenceKind, 'name'>>> } = JSON.parse(
    readFileSync(WEIGHTS, 'utf8'),
  );
  return Object.entries(kinds).map(([name, { reason, weights }]) => ({ name, reason, weights }));
}

/** Checks that apply to every entity, by code. */
const OF_ANY: readonly (readonly [code: string, holds: (term: Term, type: EntityType) => boolean])[] = [
  ['form:code', isComputing],
  ['lexicon:medicine', isClinical],
  ['lexicon:form', isForm],
  ['lexicon:common-thing', isCommonThing],
];

/**
 * Evidence against an entity of the model, from its own words and those around it.
 * @param score the score of the model
 * @param isPiece true for one of several pieces of an entity
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
