// Names in the scripts of Russian and Chinese, for the texts that train a model that reads them.

import type { Draw } from './draw.js';
import type { ScriptNames } from './script-names.js';
import type { Makers } from './slots.js';
import POOLS from './templates/pools.json' with { type: 'json' };

/** Cases that a slot can ask for, as in `{PERSON_GEN}`; what petrovich calls them. */
const CASES = {
  GEN: 'genitive',
  DAT: 'dative',
  ACC: 'accusative',
  INS: 'instrumental',
  PRE: 'prepositional',
} as const;
type Case = (typeof CASES)[keyof typeof CASES] | 'nominative';
type Part = 'given' | 'surname' | 'middle';

interface RussianName {
  readonly gender: 'male' | 'female';
  readonly given: string;
  readonly surname: string;
  readonly middle: string;
}

const petrovichPart = { given: 'first', surname: 'last', middle: 'middle' } as const;

/** A name in another case. */
const inflected = (names: ScriptNames, name: RussianName, part: Part, to: Case): string =>
  to === 'nominative' ? name[part] : names.inflect(name[part], name.gender, petrovichPart[part], to);

function russianName(draw: Draw, names: ScriptNames): RussianName {
  const gender = draw.random.int(2) === 0 ? 'male' : 'female';
  const list = names[gender];
  return {
    gender,
    given: draw.random.pick(list.given),
    surname: draw.random.pick(list.surnames),
    middle: draw.random.pick(list.middle),
  };
}

function russianPerson(draw: Draw, names: ScriptNames, to: Case): string {
  const name = russianName(draw, names);
  const [given, surname] = [inflected(names, name, 'given', to), inflected(names, name, 'surname', to)];
  const form = draw.random.int(20);
  if (form < 11) return `${given} ${surname}`;
  if (form < 13) return `${given} ${inflected(names, name, 'middle', to)} ${surname}`;
  if (form < 14) return `${surname} ${given} ${inflected(names, name, 'middle', to)}`;
  if (form < 16) return `${name.given.charAt(0)}. ${name.middle.charAt(0)}. ${surname}`;
  if (form < 17) return `${name.given.charAt(0)}. ${surname}`;
  if (form < 18) return `${surname} ${given}`;
  return form < 19 ? surname : given;
}

/** Slots of Russian: names in all cases, towns in the nominative. */
export function russian(draw: Draw, names: ScriptNames): Makers {
  const city = (): string => draw.random.pick(names.places);
  const surname = (): string => draw.random.pick(names.male.surnames);
  const { words } = draw.language ?? {};
  const part = (list: string | undefined): string => draw.pick(list ?? '');
  const makers: Record<string, () => string> = {
    CITY: city,
    ORG: () =>
      draw.random.pick([
        () => `${part(words?.orgPlaces)} ${city()}`,
        () => `${part(words?.orgKinds)} «${surname()}»`,
        () => `${part(words?.orgTrades)} «${surname()}»`,
        () => `${surname()} ${part(words?.orgLegal)}`,
      ])(),
    ADDRESS: () =>
      `${part(words?.towns)
        .replace('{CITY}', city)
        .replace(/#/g, () =>
          String(draw.random.int(10)),
        )}, ${part(words?.streets).replace(/\d+/, () => draw.number(180))}`,
  };
  for (const [suffix, to] of [['', 'nominative'] as const, ...Object.entries(CASES)]) {
    const slot = suffix === '' ? '' : `_${suffix}`;
    makers[`PERSON${slot}`] = () => russianPerson(draw, names, to);
    makers[`GIVEN${slot}`] = () => inflected(names, russianName(draw, names), 'given', to);
    makers[`SURNAME${slot}`] = () => inflected(names, russianName(draw, names), 'surname', to);
  }
  for (const slot of ['PERSON', 'GIVEN', 'SURNAME', 'CITY', 'ORG'])
    makers[`L${slot}`] = () => makers[slot]?.().toLowerCase() ?? '';
  return makers;
}

const many = (draw: Draw, from: readonly string[], least: number, more: number): string =>
  Array.from({ length: least + draw.random.int(more) }, () => draw.random.pick(from)).join('');

/** Slots of Chinese: nothing stands between the parts of a name, and a foreign one is spelled by sound. */
export function chinese(draw: Draw, names: ScriptNames): Makers {
  const { given, surnames } = names.male;
  const sounds = Array.from(POOLS.soundsOfForeignNames);
  const { orgTrades: trades = '', orgLegal: legal = '', streets = '' } = draw.language?.words ?? {};
  const foreign = (): string => many(draw, sounds, 2, 3);
  const own = (): string => `${draw.random.pick(surnames)}${draw.random.pick(given)}`;
  const person = (): string => {
    const form = draw.random.int(20);
    if (form < 14) return own();
    return form < 18 ? `${foreign()}·${foreign()}` : foreign();
  };
  const city = (): string => draw.random.pick(names.places);
  return {
    PERSON: person,
    GIVEN: () => draw.random.pick(given),
    SURNAME: () => (draw.random.int(6) === 0 ? foreign() : draw.random.pick(surnames)),
    CITY: city,
    ORG: () => {
      const form = draw.random.int(3);
      const name = form === 0 ? draw.random.pick(given) : draw.pick(trades);
      return `${form === 1 ? '' : city()}${name}${draw.pick(legal)}`;
    },
    ADDRESS: () =>
      `${city()}${draw
        .pick(streets)
        .replace('{SURNAME}', () => draw.random.pick(surnames))
        .replace('{CITY}', city)
        .replace(/\d+/, () => draw.number(180))}`,
    DATE: () => `${1950 + draw.random.int(75)}年${draw.number(12)}月${draw.number(28)}日`,
  };
}
