import type { CodeRecognizer, EntityType, Match, Span, TextDocument } from '../../../core/index.js';
import type { ModelEntity, ModelName, RunningModel } from '../../../core/services.js';
import { evidenceOf } from './evidence.js';
import { calibrate } from './tagger/calibrate.js';
import { trimMarks, trimPerson } from './trim.js';

/** Lowest probability that is reported: such a finding belongs to level 3. */
export const SUSPICION = 0.2;
/** Maximum score of a suspicion, an entity outside of the most probable labelling. It stays below level 2. */
export const MOST_FOR_SUSPICION = 0.45;

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
  const readsAll = readAll || model.readsAllScripts === true;
  return model
    .tag(document.view, SUSPICION)
    .flatMap((entity) =>
      fieldsOf(document.view, entity).flatMap(
        (field) => matchOf(document, { ...entity, ...field }, types[entity.type], readsAll) ?? [],
      ),
    );
}

/** Separators of form columns, data fields and tags, which no name crosses. */
const FIELD_END = /\t[ \t]*| {2,}(?=\P{Ll})|["']?[\^|<>{}=~][^\p{L}\p{N}]{0,8}|"[,:;]? ?/gu;

/** The parts of an entity between separators. */
function fieldsOf(view: string, { start, end }: Span): Span[] {
  const fields: Span[] = [];
  let from = start;
  for (const { index, 0: gap } of view.slice(start, end).matchAll(FIELD_END)) {
    fields.push({ start: from, end: start + index });
    from = start + index + gap.length;
  }
  return [...fields, { start: from, end }];
}

function matchOf(
  document: TextDocument,
  entity: ModelEntity,
  type: EntityType | undefined,
  readAll: boolean,
): Match | undefined {
  if (type === undefined) return undefined;
  const { view } = document;
  const score = scoreOf(entity, type);
  const { start, end } = (type === 'PERSON' ? trimPerson : trimMarks)(view, entity);
  const term = view.slice(start, end);
  if (score < SUSPICION || !LETTER.test(term)) return undefined;
  const evidence = evidenceOf(document, { start, end }, type, score);
  if (!readAll && UNREAD.test(term)) evidence.push({ code: 'script:unread' });
  if (LONE_LETTER.test(term) && !BEHIND_TITLE.test(view.slice(Math.max(0, start - 16), start)))
    evidence.push({ code: 'form:one-letter' });
  const why = whyOf(entity);
  return evidence.length === 0 ? { type, start, end, score, why } : { type, start, end, score, why, evidence };
}

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
  return Math.max(leastScore(entity), Math.min(entity.best ? 1 : MOST_FOR_SUSPICION, score));
}

/** Minimum probability of being of any type, within the most probable labelling and for a suspicion. */
const ANY_TYPE = { best: 0.6, suspicion: 0.5 };
const LEVEL_2 = 0.5;

/**
 * Minimum score of an entity of unknown words. A capitalised word in no list is usually a name: even if the model
 * cannot decide between person, company and place, it is found at level 2.
 */
const leastScore = ({ isUnknownWord, anyType, best }: ModelEntity): number =>
  isUnknownWord && anyType >= (best ? ANY_TYPE.best : ANY_TYPE.suspicion) ? LEVEL_2 : 0;
