import { readFileSync } from 'node:fs';
import type { EntityType, Evidence, EvidenceKind, Span, TextDocument } from '../../../core/index.js';
import { COMMON_THINGS, lexiconPattern, OFFICE_ABBREVIATIONS, OFFICES } from '../../../kit/index.js';
import { isBusiness } from './business.js';
import { isClinical } from './clinical.js';
import { isComputing } from './computing.js';
import { isForm } from './form-words.js';
import { languageEvidence } from './language.js';
import { personEvidence } from './named-things.js';
import { isNoPlace } from './no-place.js';
import { isNoPlaceByForm, isNoun } from './nouns.js';

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
const OF_ANY: readonly (readonly [code: string, holds: (view: string, span: Span, type: EntityType) => boolean])[] = [
  ['form:code', isComputing],
  ['lexicon:medicine', isClinical],
  ['form:noun', isNoun],
  ['lexicon:form', isForm],
  ['lexicon:business', isBusiness],
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
  const { view } = document;
  const codes = OF_ANY.filter(([, holds]) => holds(view, span, type)).map(([code]) => code);
  const add = (code: string | undefined): void => {
    if (code !== undefined) codes.push(code);
  };
  if (type === 'PERSON') add(personEvidence(view, span));
  if (type === 'LOCATION' && isNoPlace(view, span)) add('cue:no-place');
  if (type === 'LOCATION' && isNoPlaceByForm(view, span)) add('form:no-place');
  if (type !== 'ORGANIZATION' && !isPiece) add(languageEvidence(document, span, score));
  return codes.map((code) => ({ code }));
}

const THINGS: ReadonlySet<string> = new Set([...COMMON_THINGS, ...OFFICES]);
const CAPITALS: ReadonlySet<string> = new Set(OFFICE_ABBREVIATIONS);
const LONGEST_THING = 24;
const TITLED = new RegExp(
  `(?:^|[^\\p{L}])(?:${lexiconPattern('person-titles', { class: 'before-common-thing' })})[.:]? {0,3}$`,
  'u',
);

/** True for a word that many texts capitalise although it is no name: parties in contracts, goods, holidays. */
function isCommonThing(view: string, { start, end }: Span): boolean {
  if (end - start > LONGEST_THING) return false;
  const term = view.slice(start, end);
  const lower = term.toLowerCase().replace(/['’]s$/, '');
  const isThing = THINGS.has(lower) || (CAPITALS.has(lower) && term === term.toUpperCase());
  return isThing && !TITLED.test(view.slice(Math.max(0, start - 16), start));
}
