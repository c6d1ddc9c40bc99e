import type { Span } from '../../../core/index.js';
import { trimMarks } from './trim.js';

const HYPHEN = 45;

/** An address of the United States up to its ZIP code, and the line behind it. */
const BEHIND_ZIP = /[ ,][A-Z]{2},? \d{5}(?:-\d{4})?(?=\s{0,3}\n\s{0,8}(?!U\.?S\.?A|United States|USA))/;

/** `The Manager, 18 Leyton Road`: who is written to there is no part of the address. */
const OFFICER =
  /^(?:the )?(?:manager|secretary|director|registrar|occupier|owner|tenant|clerk|principal|headmaster|headteacher|administrator|treasurer|chairman|chairperson|trustees?|executors?|resident|householder),\s{1,3}(?=\S)/iu;

/** A place without marks, and without the line below a ZIP code: `Beaverton, OR 97006` above `March 14, 2025`. */
export function trimAddress(view: string, span: Span): Span {
  const { start: first, end } = trimMarks(view, span);
  const start = first + (OFFICER.exec(view.slice(first, end))?.[0].length ?? 0);
  const zip = BEHIND_ZIP.exec(view.slice(start, end));
  return { start, end: zip === null ? end : start + zip.index + zip[0].length };
}

const BEFORE_PLACE =
  /^(?:(?:En|In|Te|Em|Zu|Nach|Aus|Dans|Desde|Hacia|Nel|Nella|Presso|Bij|Naar|Von|Vom)|(?:vecin[oa]s?|natural|residente|domiciliad[oa]|wonende|woonachtig|wohnhaft|habitant) (?:de|en|em|a|te|in|à)|en|wohnhaft|WOHNHAFT|bytem|bosatt) (?=\p{Lu})/u;
/** `corso Italia 88, casalinga`: what somebody does, behind where he lives. */
const WORD_BEHIND = /(?<=\p{Lu}[^\n]{0,60}\d[^\n,]{0,12}), \p{Ll}{4,20}$/u;

/** The first digits of a number that goes on behind a hyphen: `98104,539` before `-01-4432`. */
const CUT_NUMBER = /[\s,;|]{1,4}\d{1,6}$/u;

/** A place that ends with a part of a number ends before it. */
export function withoutCutNumber(view: string, { start, end }: Span): Span {
  const isCut = view.charCodeAt(end) === HYPHEN && /^\d/.test(view.charAt(end + 1));
  return { start, end: isCut ? end - (CUT_NUMBER.exec(view.slice(start, end))?.[0].length ?? 0) : end };
}

/** A place without the preposition in front: `En Linares`, `vecina de Utrera`. */
export function trimPlace(view: string, span: Span): Span {
  const { start, end } = trimAddress(view, span);
  const term = view.slice(start, end);
  const behind = WORD_BEHIND.exec(term)?.[0].length ?? 0;
  return { start: start + (BEFORE_PLACE.exec(term)?.[0].length ?? 0), end: end - behind };
}

/** `northern Poland`: a direction in small letters is no part of the name. */
const DIRECTION = /^(?:(?:north|south)-?(?:east|west)?|east|west|central|mid)(?:ern)? (?=\p{Lu})/u;

/** A place without a direction in small letters in front. */
export function withoutDirection(view: string, { start, end }: Span): Span {
  return { start: start + (DIRECTION.exec(view.slice(start, end))?.[0].length ?? 0), end };
}

const ROAD =
  /^\p{Lu}[\p{L}'. -]{1,40} (?:Street|Road|Avenue|Lane|Drive|Boulevard|Court|Place|Close|Terrace|Crescent|Parkway|Highway)(?!\p{L})/u;
const HOUSE_NUMBER = /(?<![\d.,/-])\d{1,5}[A-Za-z]? $/;

/** A street with the house number that stands before it. */
export function withHouseNumber(view: string, { start, end }: Span): Span {
  if (!ROAD.test(view.slice(start, end))) return { start, end };
  const number = HOUSE_NUMBER.exec(view.slice(Math.max(0, start - 8), start))?.[0] ?? '';
  return { start: start - number.length, end };
}
