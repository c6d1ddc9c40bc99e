import type { Random } from '../../../core/index.js';
import type { Culture, Gender } from './culture.js';

/** A given name of the culture. */
export function givenName({ male, female }: Culture, gender: Gender | undefined, random: Random): string {
  const either = gender ?? random.pick(['male', 'female'] as const);
  return random.pick(either === 'male' ? male : female);
}

/** A surname of the culture, put together from parts; it may exist, but it is none of the common ones. */
export function surname({ surnames: { starts, ends } }: Culture, random: Random): string {
  const start = random.pick(starts);
  if (ends.length === 0) return start;
  const end = random.pick(ends);
  // `Falleland` rather than `Fallleland`.
  return (start.slice(-2) === end[0]?.repeat(2) ? start.slice(0, -1) : start) + end;
}

const SYLLABLES =
  'ba be bri ca co da de el fa fi ga gi ha hi ja ka ke la le li lo ma mi na ne no ol pa pe ra re ri ro sa se so ta te ti va vi ya za'.split(
    ' ',
  );

/** A name that no list has, for when the lists are used up. */
export function madeUpName(random: Random): string {
  let name = '';
  for (let i = 0; i < 3; i++) name += random.pick(SYLLABLES);
  return name.charAt(0).toUpperCase() + name.slice(1) + random.pick(['n', 'r', 's', 'l', '']);
}
