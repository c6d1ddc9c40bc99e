import type { Draw } from './draw.js';
import type { TemplateLanguage } from './template-languages.js';

/** A street with a house number. */
export const streetOf = (draw: Draw, { words }: TemplateLanguage): string =>
  filled(draw, draw.pick(words.streets)).replace(/\d+/, () => draw.number(180));

/** A town with its postal code. */
export const townOf = (draw: Draw, { words }: TemplateLanguage): string =>
  filled(draw, draw.pick(words.towns)).replace(/#/g, () => String(draw.random.int(10)));

/** A company, hospital, school or authority: its kind in front of a place or name, or a name in front of a legal form. */
export function organisationOf(draw: Draw, { words }: TemplateLanguage): string {
  const form = draw.random.int(10);
  if (form < 3) return `${draw.pick(words.orgPlaces)} ${draw.city()}`;
  if (form < 5) return `${draw.pick(words.orgKinds)} ${draw.surname()}`;
  if (form < 7) return `${draw.surname()} ${draw.pick(words.orgLegal)}`;
  return form < 9
    ? `${draw.pick(words.orgTrades)} ${draw.surname()}`
    : `${draw.pick(words.orgTrades)} ${draw.city()} ${draw.pick(words.orgLegal)}`;
}

const filled = (draw: Draw, pattern: string): string =>
  pattern.replace('{SURNAME}', () => draw.surname()).replace('{CITY}', () => draw.city());
