import type { CodeRecognizer, EntityType, Match, TextDocument } from '../../../core/index.js';
import type { ModelEntity, ModelName, RunningModel } from '../../../core/services.js';
import { doubtsOf } from './doubts.js';
import { evidenceOf } from './evidence.js';
import { isNoName } from './no-names.js';
import { leastScore, SUSPICION, scoreOf } from './score.js';
import { partsOf } from './split.js';
import { trimmed } from './trim.js';

const NO_MATCHES: readonly Match[] = [];
const LETTER = /\p{L}/u;

/** Signs of bold text in Markdown, which taggers read as words. */
const EMPHASIS = /\*{2,3}|(?<!_)__(?!_)/g;
const withoutEmphasis = (view: string): string =>
  view.includes('**') || view.includes('__') ? view.replace(EMPHASIS, (signs) => ' '.repeat(signs.length)) : view;

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
      const text = withoutEmphasis(document.view);
      return document.models.flatMap((by) => {
        const model = tagger(by);
        const readsAll = readAll || model.readsAllScripts === true;
        return model
          .tag(text, SUSPICION)
          .flatMap((entity) => matchesOf(document, entity, types[entity.type], readsAll));
      });
    },
    doubt: (document, own, open) => doubtsOf(document.view, own, open),
  };
}

/** The matches for an entity: one, or one for each line or field of it. */
function matchesOf(
  document: TextDocument,
  entity: ModelEntity,
  type: EntityType | undefined,
  readsAll: boolean,
): readonly Match[] {
  const score = type === undefined ? 0 : Math.max(leastScore(entity, type), scoreOf(entity, type));
  if (type === undefined || score < SUSPICION) return NO_MATCHES;
  const { view } = document;
  const why = whyOf(entity);
  return partsOf(view, entity, type === 'LOCATION').flatMap((part): Match[] => {
    const { start, end } = trimmed(view, part, type === 'PERSON');
    if (!LETTER.test(view.slice(start, end)) || isNoName(view, { start, end }, type)) return [];
    const evidence = evidenceOf(document, { start, end }, type, score, readsAll);
    return [{ type, start, end, score, why, open: true, ...(evidence.length > 0 && { evidence }) }];
  });
}

/** For people: what found it. A probability that is scaled would say nothing to them. */
function whyOf({ best, isCalibrated, probability }: ModelEntity): string {
  const by = isCalibrated === true ? `accurate model, ${Math.round(Math.min(1, probability) * 100)} %` : 'name model';
  return best ? by : `${by}, a suspicion`;
}
