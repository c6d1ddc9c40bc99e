import type { Draw } from './draw.js';
import POOLS from './templates/pools.json' with { type: 'json' };

/** A city, state, country or part of one. */
export function place(draw: Draw): string {
  const form = draw.random.int(10);
  if (form < 4) return draw.city();
  if (form < 6) return draw.random.pick(draw.lists.countries);
  if (form < 7) return draw.random.pick(draw.lists.states);
  return form < 8
    ? `${draw.city()}, ${draw.state()}`
    : `${draw.pick('northern|southern|Lake|Mount|San|Port|New|West')} ${draw.city()}`.replace(
        /^(northern|southern) /,
        '',
      );
}

/** A street with a house number. */
export function street(draw: Draw): string {
  const name = draw.random.int(2) === 0 ? draw.surname() : draw.pick(POOLS.streetNames);
  const form = draw.random.int(20);
  if (form < 2) return `${draw.pick('Calle|Rue de|Via|Avenida|Rua|Plaza')} ${name} ${draw.number(200)}`;
  if (form < 4) return `${name}${draw.pick('straße|strasse|weg|allee|gasse|platz')} ${draw.number(200)}`;
  return `${draw.number(9999)} ${name} ${draw.pick(POOLS.streetKinds)}`;
}

/** An address on one line or two. */
export function address(draw: Draw): string {
  const separator = draw.random.int(4) === 0 ? '\n' : ', ';
  let out = street(draw);
  if (draw.random.int(3) === 0) out += `${draw.pick(', Apt | Apt. |, Suite | Unit |, Flat ')}${draw.number(400)}`;
  if (draw.random.int(4) > 0) out += separator + draw.city();
  if (draw.random.int(2) === 0) out += `, ${draw.state()} ${draw.zip()}`;
  return draw.random.int(6) === 0 ? `${out}${separator}${draw.random.pick(draw.lists.countries)}` : out;
}

/** An address over several lines, in several countries' order. */
export function addressLines(draw: Draw): string {
  const gap = draw.pick('\n|\n |\n  ');
  const unit = draw.random.int(2) === 0 ? `${gap}${draw.pick('Suite|Apt.|Unit|Floor|Flat')} ${draw.number(999)}` : '';
  const country = draw.random.int(2) === 0 ? `${gap}${draw.random.pick(draw.lists.countries)} ${draw.zip()}` : '';
  const town = draw.random.int(2) === 0 ? draw.city().toUpperCase() : `${draw.city()}, ${draw.state()} ${draw.zip()}`;
  return `${street(draw)}${unit}${gap}${town}${country}`;
}
