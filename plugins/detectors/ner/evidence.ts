import { readFileSync } from 'node:fs';
import type { EntityType, Evidence, EvidenceKind, Span, TextDocument } from '../../../core/index.js';
import { lexiconPattern } from '../../../kit/index.js';
import { languageEvidence } from './language.js';
import { personEvidence } from './no-person.js';
import { ordinaryWords } from './ordinary-words.js';
import { Term } from './term.js';
import { DEMONYMS } from './words.js';

/** Written by `npm run fit:evidence`. The path leads from dist/ to the folder of the source file. */
const WEIGHTS = new URL('../../../../plugins/detectors/ner/evidence.json', import.meta.url);

/** The kinds of evidence for the model's entities, with the fitted weights. */
export function evidenceKinds(): EvidenceKind[] {
  const { kinds }: { kinds: Readonly<Record<string, Omit<EvidenceKind, 'name'>>> } = JSON.parse(
    readFileSync(WEIGHTS, 'utf8'),
  );
  return Object.entries(kinds).map(([name, { reason, weights }]) => ({ name, reason, weights }));
}

/** `3... 2... 1... go` */
const ELLIPSIS = /\.{3}|…/u;

/** `acct 400-9`, `CSR No. 4417`, `Kundennummer 4417`: a number with its label. */
const LABELLED_NUMBER = new RegExp(
  `(?:^|[ (.-])(?:${lexiconPattern('number-labels', { class: 'no-place' })}|\\p{L}{3,24}n(?:umme)?r)[.:#]? {0,2}#?(?:[A-Z]{2} )?[A-Z]{0,3}\\d`,
  'iu',
);

/** True for the adjective of a nation, words around an ellipsis, and a labelled number. */
const isNoPlace = ({ text, lower }: Term): boolean =>
  DEMONYMS.has(lower) || ELLIPSIS.test(text) || LABELLED_NUMBER.test(text);

/**
 * Evidence against an entity of the model, from its own words and those around it.
 * @param score the score of the model
 */
export function evidenceOf(document: TextDocument, span: Span, type: EntityType, score: number): Evidence[] {
  const term = new Term(document.view, span);
  const codes = [ordinaryWords(term)];
  if (type === 'PERSON') codes.push(personEvidence(term));
  if (type === 'LOCATION' && isNoPlace(term)) codes.push('cue:no-place');
  if (type !== 'ORGANIZATION') codes.push(languageEvidence(document, term, score));
  return codes.flatMap((code) => (code === undefined ? [] : { code }));
}
