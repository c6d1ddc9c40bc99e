import type { Match } from '../../../../../core/index.js';
import { LOWER, UPPER } from '../../../../../kit/index.js';
import { endOf, hashesOf, type Page, startOf, textOf } from '../../lists/word.js';

const SLASH = 47;
const SPACE = 32;
const TITLES: ReadonlySet<string> = new Set(['MR', 'MRS', 'MS', 'MISS', 'MSTR', 'DR', 'PROF', 'CHD', 'INF']);
const PARTICLES: ReadonlySet<string> = new Set([
  'DE',
  'DA',
  'DI',
  'DEL',
  'DOS',
  'VAN',
  'VON',
  'LA',
  'LE',
  'EL',
  'AL',
  'BIN',
  'DER',
  'DEN',
  'TER',
  'LOS',
  'LAS',
  'MAC',
  'ST',
]);
const TRAVELLERS = hashesOf(
  'passenger pax traveller traveler guest passagier passager voyageur pasajero passeggero fluggast reisender'.split(
    ' ',
  ),
);
const MOST_PARTICLES = 3;
/** The date up to which a passport is valid, in front of its holder's name. */
const DAY = /^\d{2}[A-Z]{3}\d{2}$/;

/**
 * `BOYD/MARTHA JANE MRS`, as airlines write who flies: surname, slash, given names and a title, or behind the date of a travel
 * document. Two words in capitals alone may be anything.
 */
export function readPassenger(page: Page, first: number): Match | undefined {
  const token = lastOfDouble(page, behindParticles(page, first));
  if (page.view.charCodeAt(endOf(page, token)) !== SLASH || !isShouted(page, token) || !isShouted(page, token + 1))
    return undefined;
  if (startOf(page, token + 1) !== endOf(page, token) + 1) return undefined;
  let last = token + 1;
  while (last < token + 3 && isBehindBlank(page, last + 1) && mayBeGiven(page, last + 1)) last++;
  const isAnnounced = first > 0 && isAnnouncing(page, first - 1, first);
  if (!isAnnounced && !(isBehindBlank(page, last + 1) && isTitle(page, last + 1))) return undefined;
  return { type: 'PERSON', start: startOf(page, first), end: endOf(page, last), score: 0.8, why: 'passenger' };
}

/** True for a word such as `passenger`. */
export const announcesPassenger = (page: Page, token: number): boolean => TRAVELLERS.has(page.tokens.hash[token] ?? 0);

function isAnnouncing(page: Page, before: number, first: number): boolean {
  const gap = startOf(page, first) - endOf(page, before);
  return (gap === 1 && DAY.test(textOf(page, before))) || (gap < 4 && announcesPassenger(page, before));
}

/** The last part of `OKONKWO-BRANDT`. */
function lastOfDouble(page: Page, first: number): number {
  let last = first;
  while (
    last < first + 2 &&
    page.view.charAt(endOf(page, last)) === '-' &&
    isShouted(page, last) &&
    isShouted(page, last + 1)
  )
    last++;
  return last;
}

/** `DE SOUZA/PAULO MR`, `VAN DER MEER/ANNA MS` */
function behindParticles(page: Page, first: number): number {
  let token = first;
  while (token < first + MOST_PARTICLES && isParticle(page, token) && isBehindBlank(page, token + 1)) token++;
  return token;
}

/** A further given name or an initial: `WHITBY/JOAN R MRS`. */
const mayBeGiven = (page: Page, token: number): boolean =>
  (isShouted(page, token) || /^\p{Lu}$/u.test(textOf(page, token))) && !isTitle(page, token);

const isParticle = (page: Page, token: number): boolean => PARTICLES.has(textOf(page, token));

const isTitle = (page: Page, token: number): boolean => TITLES.has(textOf(page, token));

const isShouted = (page: Page, token: number): boolean =>
  token < page.tokens.length &&
  ((page.tokens.kind[token] ?? 0) & (UPPER | LOWER)) === UPPER &&
  /^\p{Lu}{2,25}$/u.test(textOf(page, token));

const isBehindBlank = (page: Page, token: number): boolean =>
  startOf(page, token) === endOf(page, token - 1) + 1 && page.view.charCodeAt(endOf(page, token - 1)) === SPACE;
