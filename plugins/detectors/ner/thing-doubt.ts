import type { Span } from '../../../core/index.js';
import { COMMON_THINGS, OFFICE_ABBREVIATIONS, OFFICES_ABROAD } from '../../../kit/index.js';

const THINGS: ReadonlySet<string> = new Set([...COMMON_THINGS, ...OFFICES_ABROAD]);
const SHOUTED: ReadonlySet<string> = new Set(OFFICE_ABBREVIATIONS);
const LONGEST = 24;
const TITLED =
  /(?:^|[^\p{L}])(?:Dr|Drs|Mr|Mrs|Ms|Miss|Mx|Prof|Sr|Sra|Herrn?|Frau|M|Mme|Monsieur|Madame|Señora?|Sig|Sig\.ra|Signora?|Dott|Senhora?|Dona|Don|Doña|heer|Heer|Mevrouw|mevrouw|Mw|Dhr|Pan|Pani|Fru|Nurse|Judge|Justice|Rev|Sgt|Officer|Name|Pt|Dear|Hi|Hello)[.:]? {0,3}$/u;

/** How much of a probability is left for a word that many texts write with a capital and that is nobody: parts in contracts, goods, feasts. */
export function thingDoubt(view: string, { start, end }: Span): number {
  if (end - start > LONGEST) return 1;
  const term = view.slice(start, end);
  const lower = term.toLowerCase().replace(/['’]s$/, '');
  const isThing = THINGS.has(lower) || (SHOUTED.has(lower) && term === term.toUpperCase());
  return isThing && !TITLED.test(view.slice(Math.max(0, start - 16), start)) ? 0.3 : 1;
}
