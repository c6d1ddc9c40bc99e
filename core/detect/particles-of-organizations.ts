import { lexiconSet } from '../../lexicon/words.js';
import type { EntityType } from '../contracts/entity-type.js';
import { sortByPosition } from '../contracts/span.js';
import { type Candidate, tier } from './candidate.js';

const ORGANIZATIONS: ReadonlySet<EntityType> = new Set(['ORGANIZATION', 'FACILITY']);
const PARTICLES = lexiconSet('person-names', { class: 'particle' });
/** Candidates before an organisation that are looked at, so that the work stays linear. */
const MOST_NEAR = 6;
const LONGEST = 12;

/**
 * Organisations with the particle of the person after whom they are named, if only a person's name was read from it on: `|Al| Harbi
 * Trading LLC`. Otherwise the particle alone would remain of the person.
 * @param sorted candidates that count, by start
 */
export function withParticles(view: string, sorted: Candidate[]): Candidate[] {
  let isChanged = false;
  const out = sorted.map((one, at) => {
    if (!ORGANIZATIONS.has(one.type) || tier(one.score) === 0) return one;
    for (let i = Math.max(0, at - MOST_NEAR); i < at; i++) {
      const person = sorted[i];
      if (person?.type !== 'PERSON' || person.start >= one.start || person.end <= one.start) continue;
      if (one.start - person.start > LONGEST || person.end > one.end) continue;
      const front = view.slice(person.start, one.start);
      if (!front.endsWith(' ') || !PARTICLES.has(front.trimEnd().toLowerCase())) continue;
      isChanged = true;
      return { ...one, start: person.start };
    }
    return one;
  });
  if (isChanged) sortByPosition(out);
  return out;
}
