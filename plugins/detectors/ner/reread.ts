import type { EntityType, Match, Span } from '../../../core/index.js';
import { partBlock } from './block-heads.js';
import type { Entity } from './tagger/tagger.js';

/** Probability from which a part that is read by itself is believed. */
const SURE = 0.98;
/** Probability from which a place alone is believed beside a word of the compass. */
const LIKELY = 0.6;
/** Score of what level 1 finds: a name that is parted from its address must not be lost. */
const LEVEL_1 = 0.75;
/** Score of what level 2 finds, which is enough for a company. */
const LEVEL_2 = 0.5;
/** `Southern Canada`, `North-East Bristol` */
const COMPASS = /^(?:North|South|East|West)(?:ern|-?[Ee]ast(?:ern)?|-?[Ww]est(?:ern)?)? (?=\p{Lu})/u;
const BEFORE_PLACE = /^(\p{Lu}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’.-]*){1,2}) (?:in|at|on|to|for|with|from|by) \P{Lu}*$/u;

/** A text, and the model that has read it. */
export interface RereadContext {
  readonly view: string;
  /** Entity type for each type of the model. */
  readonly types: readonly EntityType[];
  /** Entities of a text by itself. */
  read(text: string): readonly Entity[];
  /** The match that an entity becomes, if all of it becomes one. */
  matchOf(entity: Entity): Match | undefined;
}

/**
 * What an entity consists of, its parts read once more by themselves where their surroundings mislead a tagger.
 * @param above the entity before it.
 */
export function reread(context: RereadContext, entity: Entity, above: Entity | undefined): readonly Entity[] {
  const type = context.types[entity.type];
  if (!entity.best || type === 'PERSON') return [entity];
  const term = context.view.slice(entity.start, entity.end);
  if (term.includes('\n')) return withoutHeads(context, entity, above);
  if (type !== 'ORGANIZATION') return [entity];
  return [COMPASS.test(term) ? asPlace(context, entity, term) : beforePlace(context, entity, term)];
}

/** `Al Larsen in clinic`: where no capital follows the preposition, the words before it are read alone. */
function beforePlace({ types, read }: RereadContext, entity: Entity, term: string): Entity {
  const head = BEFORE_PLACE.exec(term)?.[1];
  const [name] = head === undefined ? [] : read(head);
  const isPerson = name !== undefined && types[name.type] === 'PERSON' && name.end - name.start === head?.length;
  return isPerson ? { ...entity, ...name, start: entity.start, end: entity.start + name.end } : entity;
}

/** A place or an organisation of several lines, parted from the names above it. */
function withoutHeads(context: RereadContext, block: Entity, above: Entity | undefined): Entity[] {
  const { view, types, matchOf } = context;
  const isBelowName = above !== undefined && types[above.type] === 'PERSON' && isLineAbove(view, above, block);
  const atLeast = (score: number, entity: Entity | undefined): Entity | undefined =>
    entity !== undefined && (matchOf(entity)?.score ?? 0) >= score ? entity : undefined;
  const type = types.indexOf('ORGANIZATION');
  return partBlock(view, block, types[block.type] === 'LOCATION', isBelowName, {
    name: (line) => atLeast(LEVEL_1, nameOf(context, line, block.type)),
    company: (line) => (type < 0 ? undefined : atLeast(LEVEL_2, { ...block, ...line, type })),
  });
}

/** True if an entity ends the line above another. */
const isLineAbove = (view: string, above: Span, below: Span): boolean =>
  /^[ \t]{0,8}\r?\n[^\n]*$/.test(view.slice(above.end, below.start));

/** The name that a line alone is, of another type than the block. */
function nameOf({ view, read }: RereadContext, { start, end }: Span, block: number): Entity | undefined {
  const [name, ...others] = read(view.slice(start, end));
  const isWhole = name !== undefined && others.length === 0 && name.end - name.start === end - start;
  return isWhole && name.type !== block && name.probability >= SURE ? { ...name, start, end } : undefined;
}

/** `Southern Canada`: where the rest of the name alone is a place, all of it is one. */
function asPlace({ types, read }: RereadContext, entity: Entity, term: string): Entity {
  const rest = term.replace(COMPASS, '');
  const [place] = read(rest);
  const isPlace = place !== undefined && types[place.type] === 'LOCATION' && place.end - place.start === rest.length;
  return isPlace && place.probability >= LIKELY ? { ...entity, type: place.type } : entity;
}
