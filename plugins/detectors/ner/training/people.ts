import type { Draw } from './draw.js';
import POOLS from './templates/pools.json' with { type: 'json' };

const EPONYMS = POOLS.eponyms;

const PARTICLES = "O'|Mc|Mac|van |van der |de |de la |al-|bin |von |Di |Le ";

/** A person in one of the forms that texts use. */
export function person(draw: Draw): string {
  const culture = draw.culture();
  const given = draw.random.pick(culture.given);
  const surname = draw.random.pick(culture.surnames);
  const form = draw.random.int(100);
  if (form < 44) return `${given} ${surname}`;
  if (form < 51) return given;
  if (form < 56) return surname;
  if (form < 62) return `${given.charAt(0)}. ${surname}`;
  if (form < 68) return `${given} ${draw.letter()}. ${surname}`;
  if (form < 72) return `${surname}, ${given}`;
  if (form < 76) return `${given} ${draw.random.pick(culture.given)} ${surname}`;
  if (form < 79) return `${given} ${surname}-${draw.random.pick(culture.surnames)}`;
  if (form < 82) return `${given} ${surname}`.toUpperCase();
  if (form < 85) return `${surname.toUpperCase()}, ${given}`;
  if (form < 88) return `${given} ${surname}`.toLowerCase();
  if (form < 92) return `${given} ${draw.pick(draw.language?.words.particles ?? PARTICLES)}${surname}`;
  if (form < 95) return `${given} ${surname} ${draw.pick('Jr.|Sr.|III|II|Jr|PhD')}`.replace(' PhD', '');
  return form < 97
    ? `${given.charAt(0)}.${draw.letter()}. ${surname}`
    : `${given} ${surname} ${draw.random.pick(culture.surnames)}`;
}

/** A person in capitals, as lists and forms write them. */
export function capitals(draw: Draw): string {
  const [given, surname] = [draw.given().toUpperCase(), draw.surname().toUpperCase()];
  return draw.random.pick([
    `${given} ${surname}`,
    `${surname}, ${given}`,
    `${given} ${draw.letter()} ${surname}`,
    `${surname} ${given}`,
  ]);
}

/** A person after whom medicine named something. */
export function eponym(draw: Draw): string {
  return draw.random.int(2) === 0 ? draw.random.pick(draw.lists.eponyms) : draw.pick(EPONYMS);
}
