import type { CodeRecognizer, EntityType, LedgerEntry, Match, Span, TextDocument } from '../../../core/index.js';
import type { RunningModel } from '../../../core/services.js';
import { businessDoubt } from './business-doubt.js';
import { clinicalDoubt } from './clinical-doubt.js';
import { codeDoubt } from './code-doubt.js';
import { personDoubt } from './doubt.js';
import { formDoubt } from './form-words.js';
import { languageDoubt } from './language-doubt.js';
import { nounDoubt, placeFormDoubt } from './noun-doubt.js';
import { placeDoubt } from './place-doubt.js';
import { type Reading, reread } from './reread.js';
import { splitFields, splitLines } from './split.js';
import { calibrate } from './tagger/calibrate.js';
import type { Entity } from './tagger/tagger.js';
import { thingDoubt } from './thing-doubt.js';
import { trimMarks, trimPerson, wholeWords } from './trim.js';
import { beforeCutNumber, trimAddress } from './trim-place.js';
import { leastScore } from './unheard.js';

/** Lowest probability that is reported at all: it becomes a finding of level 3 only. */
const SUSPICION = 0.2;
/** A suspicion beside the best reading never reaches level 2 by itself. */
const MOST_FOR_SUSPICION = 0.45;
/** What is read with at least this score is reported, whatever lowers it. */
const PLAUSIBLE = 0.5;

const LETTER = /\p{L}/u;
/** `Coach T.`, `Dr. L` */
const BEHIND_TITLE = /\p{Lu}\p{Ll}+\.? $/u;
const LONE_LETTER = /^\p{L}\.?$/u;

/**
 * A recognizer from a tagger: what the model reads as an entity, with its probability as the score.
 * @param types entity type for each type of the model.
 * @param readAll true for a model of which it is not known which scripts it has read: none of its readings is doubted for its script.
 */
export function entityRecognizer(
  name: string,
  tagger: () => RunningModel,
  types: readonly EntityType[],
  readAll = false,
): CodeRecognizer {
  const unreadDoubt = readAll ? 1 : UNREAD_DOUBT;
  return {
    name,
    types: [...new Set(types)],
    *recognize(document) {
      const { view } = document;
      // Without a letter there is no name; many cells of a table end here.
      if (!LETTER.test(view)) return;
      const model = tagger();
      const reading: Reading = {
        view,
        types,
        read: (text) => model.tag(text, SUSPICION),
        matchOf: (entity) => matchOf(document, entity, types, unreadDoubt),
      };
      let above: Entity | undefined;
      for (const entity of model.tag(view, SUSPICION)) {
        for (const part of reread(reading, entity, above))
          yield* toMatches(document, part, types[part.type], unreadDoubt);
        above = entity;
      }
    },
  };
}

/** The match that an entity is as a whole, if it is one. */
function matchOf(
  document: TextDocument,
  entity: Entity,
  types: readonly EntityType[],
  unreadDoubt: number,
): Match | undefined {
  const [match] = toMatches(document, entity, types[entity.type], unreadDoubt);
  return match?.start === entity.start && match.end === entity.end ? match : undefined;
}

function* toMatches(
  document: TextDocument,
  entity: Entity,
  type: EntityType | undefined,
  unreadDoubt: number,
): Iterable<Match> {
  if (type === undefined) return;
  const { view } = document;
  const isPerson = type === 'PERSON';
  const lines = type === 'LOCATION' ? [entity] : splitLines(view, entity);
  for (const part of lines.flatMap((line) => splitFields(view, line))) {
    const span = trimmed(view, part, type);
    if (span.start >= span.end || !LETTER.test(view.slice(span.start, span.end))) continue;
    const isLetter = LONE_LETTER.test(view.slice(span.start, span.end));
    // `M.` of `M. Lenoir`
    if (!isPerson && isLetter) continue;
    const scored = scoreOf(document, span, entity, type);
    const score = Math.min(
      scored.score * (UNREAD.test(view.slice(span.start, span.end)) ? unreadDoubt : 1),
      isLetter && !BEHIND_TITLE.test(view.slice(Math.max(0, span.start - 16), span.start)) ? MOST_FOR_SUSPICION : 1,
    );
    if (score < SUSPICION) continue;
    const why = entity.best ? 'name model' : 'name model, a suspicion';
    yield { ...scored, type, ...span, score, why };
  }
}

/** An entity without what stands around it, and to the end of its last word. */
function trimmed(view: string, part: Span, type: EntityType): Span {
  if (type === 'LOCATION') return trimAddress(view, beforeCutNumber(view, part));
  if (type !== 'PERSON') return trimMarks(view, part);
  const span = trimPerson(view, part);
  return span.start < span.end ? wholeWords(view, span) : span;
}

/** Scripts of which the model of the package has read nothing; another may have. */
const UNREAD =
  /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Devanagari}\p{Script=Thai}]/u;
const UNREAD_DOUBT = 0.7;

/** What may speak against a reading, and how much of its score is left then. */
type Penalty = readonly [reason: string, left: (view: string, span: Span, type: EntityType) => number];

const PENALTIES: readonly Penalty[] = [
  ['a word of computing', codeDoubt],
  ['a word of medicine', clinicalDoubt],
  ['a noun by its ending or the words beside it', nounDoubt],
  ['a word of forms', formDoubt],
  ['a word of business', businessDoubt],
  ['a common thing', thingDoubt],
];
const BY_TYPE: ReadonlyMap<EntityType, readonly Penalty[]> = new Map([
  ['PERSON', [...PENALTIES, ['what is called by a name', personDoubt]]],
  [
    'LOCATION',
    [...PENALTIES, ['no place by the words beside it', placeDoubt], ['no place by its form', placeFormDoubt]],
  ],
]);

/** The model's probability on the engine's scale, less what the words around the term speak against it. */
function scoreOf(
  document: TextDocument,
  span: Span,
  entity: Entity,
  type: EntityType,
): Pick<Match, 'score' | 'lowered'> {
  const { view } = document;
  const { probability, best } = entity;
  const read = Math.max(
    leastScore(entity, type),
    Math.min(best ? 1 : MOST_FOR_SUSPICION, calibrate(type, Math.min(1, probability))),
  );
  let score = read;
  const lowered: LedgerEntry[] = [];
  const lower = (reason: string, left: number): void => {
    // What the model reads is never lost: at level 3 it is found, whatever a list says.
    const least = read >= PLAUSIBLE ? SUSPICION : 0;
    const next = Math.max(least, score * left);
    if (next === score) return;
    lowered.push({ reason, by: next - score });
    score = next;
  };
  for (const [reason, left] of BY_TYPE.get(type) ?? PENALTIES) lower(reason, left(view, span, type));
  // One of several is judged as they were read, together.
  if (type !== 'ORGANIZATION' && !isPartOfSeveral(view, span, entity))
    lower('rare in this language', languageDoubt(document, span, score));
  return { score, lowered };
}

/** True for a piece that a word in small letters parts from the rest of its entity: `Irmtraud` of `Irmtraud pflegt Walburga`. */
const isPartOfSeveral = (view: string, { start, end }: Span, entity: Span): boolean =>
  (end < entity.end && /^ \p{Ll}/u.test(view.slice(end, end + 2))) ||
  (start > entity.start && /\p{Ll} $/u.test(view.slice(start - 2, start)));
