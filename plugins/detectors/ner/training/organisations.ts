import type { Draw } from './draw.js';
import POOLS from './templates/pools.json' with { type: 'json' };

/** A company, hospital, school or authority. */
export function organisation(draw: Draw): string {
  const name = draw.surname();
  const field = draw.pick(POOLS.fields);
  const legal = draw.pick(POOLS.legalForms);
  const form = draw.random.int(100);
  if (form < 16) return `${name} ${legal}`;
  if (form < 30) return `${name} ${field}`;
  if (form < 38) return `${name} ${field} ${legal}`;
  if (form < 46) return `${name} & ${draw.surname()}`;
  if (form < 54)
    return `${draw.pick('University of|Bank of|City of|Port of|Universität|Klinikum|Hospital General de|Banco de')} ${draw.city()}`;
  if (form < 64)
    return `${draw.city()} ${draw.pick('University|Hospital|General Hospital|Medical Center|High School|Police Department|City Council|Community College|District Court|Clinic')}`;
  if (form < 72)
    return draw.random
      .pick(draw.lists.hospitals)
      .toLowerCase()
      .replace(/(^|[\s-])\p{L}/gu, (m) => m.toUpperCase());
  if (form < 80)
    return `${name} ${draw.pick('Clinic|Hospital|Foundation|Institute|College|Bank|Law Firm|Elementary School|Dental|Pharmacy|Brothers')}`;
  if (form < 90) return coined(draw);
  return `${draw.pick(POOLS.firstWords)} ${field}`;
}

/** A company by a bare name, as news call it. */
export function company(draw: Draw): string {
  const form = draw.random.int(10);
  if (form < 4) return coined(draw);
  if (form < 6) return draw.surname();
  if (form < 7) return firm(draw);
  if (form < 8) return Array.from({ length: 2 + draw.random.int(3) }, () => draw.letter()).join('');
  return organisation(draw);
}

/** A firm that bears the names of its partners. */
export function firm(draw: Draw): string {
  const form = draw.random.int(8);
  if (form < 3) return `${draw.surname()} & ${draw.surname()}`;
  if (form === 3) return `${draw.surname()}, ${draw.surname()} and ${draw.surname()}`;
  return form < 6 ? `${draw.surname()} ${draw.surname()}` : `${draw.surname()}-${draw.surname()}`;
}

/** A name that somebody coined: `Vertrona`. */
function coined(draw: Draw): string {
  const parts = Array.from({ length: 2 + draw.random.int(2) }, () => draw.pick(POOLS.syllables));
  const word = parts.join('');
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** A thing that is sold: a coined word, a name that its maker bears too, or a drug's, now and then with a number. */
export function product(draw: Draw): string {
  const form = draw.random.int(10);
  const drug = draw.random.pick(draw.lists.drugs).split(' ')[0] ?? '';
  const word = form < 5 ? coined(draw) : drug.charAt(0) + drug.slice(1).toLowerCase();
  const name = form < 2 ? `${draw.surname()} ${word}` : word;
  return draw.random.int(5) === 0 ? `${name} ${draw.number(20)}` : name;
}
