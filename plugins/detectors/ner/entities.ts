import type { CodeRecognizer, EntityType, Match, Span, TextDocument } from '../../../core/index.js';
import type { ModelEntity, ModelName, RunningModel } from '../../../core/services.js';
import { evidenceOf } from './evidence.js';
import { type RereadContext, reread } from './reread.js';
import { splitFields, splitLines } from './split.js';
import { calibrate } from './tagger/calibrate.js';
import { trimMarks, trimPerson, trimPlace } from './trim.js';
import { leastScore } from './unknown-word-floor.js';

/** Lowest probability that is reported: such a finding belongs to level 3. */
const SUSPICION = 0.2;
/** Maximum score of a suspicion, an entity outside of the most probable labelling. It stays below level 2. */
const MOST_FOR_SUSPICION = 0.45;

const NO_MATCHES: readonly Match[] = [];
const LETTER = /\p{L}/u;
/** `Coach T.`, `Dr. L` */
const BEHIND_TITLE = /\p{Lu}\p{Ll}+\.? $/u;
const LONE_LETTER = /^\p{L}\.?$/u;

/**
 * Makes a recognizer of a tagger: it reports the model's entities with their probability as the score.
 * @param tagger opens the model of the given name.
 * @param types entity type for each type of the model.
 * @param readAll true for a model whose training scripts are unknown, so that no script counts against its entities.
 */
export function entityRecognizer(
  name: string,
  tagger: (by: ModelName) => RunningModel,
  types: readonly EntityType[],
  readAll = false,
): CodeRecognizer {
  return {
    name,
    types: [...new Set(types)],
    recognize(document) {
      // Without a letter there is no name, which excludes many table cells.
      if (!LETTER.test(document.view)) return NO_MATCHES;
      return document.models.flatMap((name) => matchesOf(document, tagger(name), types, readAll));
    },
  };
}

function matchesOf(
  document: TextDocument,
  model: RunningModel,
  types: readonly EntityType[],
  readAll: boolean,
): readonly Match[] {
  const { view } = document;
  const readsAll = readAll || model.readsAllScripts === true;
  const context: RereadContext = {
    view,
    types,
    read: (text) => model.tag(text, SUSPICION),
    matchOf: (entity) => matchOf(document, entity, types, readsAll),
  };
  const matches: Match[] = [];
  let above: ModelEntity | undefined;
  for (const entity of model.tag(view, SUSPICION)) {
    for (const part of reread(context, entity, above))
      for (const match of toMatches(document, part, types[part.type], readsAll)) matches.push(match);
    above = entity;
  }
  return matches;
}

/** The match for a whole entity, if it becomes one. */
function matchOf(
  document: TextDocument,
  entity: ModelEntity,
  types: readonly EntityType[],
  readAll: boolean,
): Match | undefined {
  const [match] = toMatches(document, entity, types[entity.type], readAll);
  return match?.start === entity.start && match.end === entity.end ? match : undefined;
}

function toMatches(
  document: TextDocument,
  entity: ModelEntity,
  type: EntityType | undefined,
  readAll: boolean,
): readonly Match[] {
  const score = type === undefined ? 0 : scoreOf(entity, type);
  if (type === undefined || score < SUSPICION) return NO_MATCHES;
  const matches: Match[] = [];
  for (const line of type === 'LOCATION' ? [entity] : splitLines(document.view, entity))
    for (const part of splitFields(document.view, line)) {
      const match = partMatch(document, entity, part, type, score, readAll);
      if (match !== undefined) matches.push(match);
    }
  return matches;
}

function partMatch(
  document: TextDocument,
  entity: ModelEntity,
  part: Span,
  type: EntityType,
  score: number,
  readAll: boolean,
): Match | undefined {
  const { view } = document;
  const { start, end } = (TRIM[type] ?? trimMarks)(view, part);
  const term = view.slice(start, end);
  if (start >= end || !LETTER.test(term)) return undefined;
  const isLetter = LONE_LETTER.test(term);
  // `M.` of `M. Lenoir`
  if (isLetter && type !== 'PERSON') return undefined;
  const span = { start, end };
  const evidence = evidenceOf(document, span, type, score, isPartOfSeveral(view, span, entity));
  if (!readAll && UNREAD.test(term)) evidence.push({ code: 'script:unread' });
  if (isLetter && !BEHIND_TITLE.test(view.slice(Math.max(0, start - 16), start)))
    evidence.push({ code: 'form:one-letter' });
  const why = whyOf(entity);
  return evidence.length === 0 ? { type, start, end, score, why } : { type, start, end, score, why, evidence };
}

/** The function that trims surrounding characters from an entity, by type. */
const TRIM: Readonly<Record<EntityType, typeof trimMarks>> = { PERSON: trimPerson, LOCATION: trimPlace };

/** Scripts that the model of the package has not been trained on. */
const UNREAD =
  /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Devanagari}\p{Script=Thai}]/u;

/** For people: what found it. A probability that is scaled would say nothing to them. */
function whyOf({ best, isCalibrated, probability }: ModelEntity): string {
  const by = isCalibrated === true ? `accurate model, ${Math.round(Math.min(1, probability) * 100)} %` : 'name model';
  return best ? by : `${by}, a suspicion`;
}

/** Converts the model's probability to a score. */
function scoreOf(entity: ModelEntity, type: EntityType): number {
  const probability = Math.min(1, entity.probability);
  const score = entity.isCalibrated === true ? probability : calibrate(type, probability);
  return Math.max(leastScore(entity, type), Math.min(entity.best ? 1 : MOST_FOR_SUSPICION, score));
}

/**
 * True for a piece that a lower-case word separates from the rest of its entity: `Irmtraud` in `Irmtraud pflegt
 * Walburga`.
 */
const isPartOfSeveral = (view: string, { start, end }: Span, entity: Span): boolean =>
  (end < entity.end && /^ \p{Ll}/u.test(view.slice(end, end + 2))) ||
  (start > entity.start && /\p{Ll} $/u.test(view.slice(start - 2, start)));
