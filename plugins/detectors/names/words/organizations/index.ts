import { AMERICAN_COMPANIES } from './companies.js';
import { EASTERN_COMPANIES, EUROPEAN_COMPANIES } from './companies-abroad.js';
import { FINANCE } from './finance.js';
import { MEDIA, SPORT } from './media-and-sport.js';
import { PUBLIC_BODIES } from './public-bodies.js';
import { HEALTH, SCHOOLS } from './schools-and-hospitals.js';

export { DOUBTFUL_ORGANIZATIONS } from './doubtful.js';
export { IN_SMALL_LETTERS } from './small.js';

/** Well-known organisations whose names are nothing else. */
export const UNMISTAKABLE: readonly string[] = [
  ...AMERICAN_COMPANIES,
  ...EUROPEAN_COMPANIES,
  ...EASTERN_COMPANIES,
  ...FINANCE,
  ...HEALTH,
  ...MEDIA,
  ...PUBLIC_BODIES,
  ...SCHOOLS,
  ...SPORT,
];
