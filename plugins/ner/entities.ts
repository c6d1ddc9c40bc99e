import type { CodeRecognizer, EntityType, Match, Span, TextDocument } from '../../core/index.js';
import { calibrate } from './calibrate.js';
import { codeDoubt } from './code-doubt.js';
import { personDoubt, placeDoubt } from './doubt.js';
import { formDoubt, trimForms } from './form-words.js';
import { languageDoubt } from './language-doubt.js';
import { lawDoubt } from './law-doubt.js';
import { belowName, splitColumns, splitLines, splitList, splitPlaces } from './split.js';
import type { Entity, Tagger } from './tagger/tagger.js';
import { trimMarks, trimPerson } from './trim.js';

/** Lowest probability that is reported at all: it becomes a finding of level 3 only. */
const SUSPICION = 0.2;
/** A suspicion beside the best reading never reaches level 2 by itself. */
const MOST_FOR_SUSPICION = 0.45;

const LETTER = /\p{L}/u;
const LONE_LETTER = /^\p{L}\.?$/u;

/**
 * A recognizer from a tagger: what the model reads as an entity, with its probability as the score.
 * @param types entity type for each type of the model.
 */
export function entityRecognizer(name: string, tagger: () => Tagger, types: readonly EntityType[]): CodeRecognizer {
  return {
    name,
    types: [...new Set(types)],
    *recognize(document) {
      const { view } = document;
      // Without a letter there is no name; many cells of a table end here.
      if (!LETTER.test(view)) return;
      for (const entity of tagger().tag(view, SUSPICION)) yield* toMatches(document, entity, types[entity.type]);
    },
  };
}

function* toMatches(document: TextDocument, entity: Entity, type: EntityType | undefined): Iterable<Match> {
  if (type === undefined) return;
  const { view } = document;
  const isPerson = type === 'PERSON';
  for (const part of parts(view, entity, type)) {
    const span = isPerson ? trimForms(view, trimPerson(view, part)) : trimMarks(view, part);
    if (span.start >= span.end || !LETTER.test(view.slice(span.start, span.end))) continue;
    // `M.` of `M. Lenoir`
    if (!isPerson && LONE_LETTER.test(view.slice(span.start, span.end))) continue;
    const score = scoreOf(document, span, entity, type);
    if (score < SUSPICION) continue;
    yield { type, ...span, score, why: entity.best ? 'name model' : 'name model, a suspicion' };
  }
}

/** One entity of the model may be several: names of neighbouring lines, a street in a town. */
function parts(view: string, entity: Entity, type: EntityType): readonly Span[] {
  if (type === 'PERSON')
    return splitLines(view, entity)
      .flatMap((line) => splitColumns(view, line))
      .flatMap((name) => splitList(view, name));
  return type === 'LOCATION' ? splitPlaces(view, belowName(view, entity)) : [entity];
}

/** The model's probability on the engine's scale, less what the words around the term speak against it. */
function scoreOf(document: TextDocument, span: Span, { probability, best }: Entity, type: EntityType): number {
  const { view } = document;
  const read = Math.min(best ? 1 : MOST_FOR_SUSPICION, calibrate(type, Math.min(1, probability)));
  const score = read * codeDoubt(view, span) * lawDoubt(view, span);
  if (type === 'ORGANIZATION') return score;
  const words = formDoubt(view, span) * (type === 'PERSON' ? personDoubt(view, span) : placeDoubt(view, span));
  return score * words * languageDoubt(document, span, score * words);
}
