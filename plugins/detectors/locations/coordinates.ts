import type { Pattern, PatternRecognizer } from '../../../core/index.js';
import type { Basis } from '../../../kit/index.js';

const END = '(?![\\d.]\\d|\\d)';
const LATITUDE = '[-+]?(?:[0-8]?\\d|90)\\.\\d{3,14}';
const LONGITUDE = '[-+]?(?:1[0-7]\\d|180|\\d{1,2})\\.\\d{3,14}';
const DEGREES =
  "\\d{1,3}[ ]?[°º][ ]?(?:\\d{1,2}(?:\\.\\d{1,6})?[ ]?['′][ ]?)?(?:\\d{1,2}(?:\\.\\d{1,6})?[ ]?(?:[\"″]|'')[ ]?)?";

const coordinates = (name: string, match: string, score: Basis, lead?: string): Pattern => ({
  name,
  type: 'COORDINATES',
  match,
  ...(lead === undefined ? {} : { lead }),
  score,
});

/** True if the pair has enough decimals to give a position within about ten metres. */
const isPrecise = (pair: string): boolean => (pair.match(/\.\d{4}/g) ?? []).length === 2;

/** Geographic positions: decimal pairs, degrees with minutes and seconds, geo URIs, plus codes. */
export const position: PatternRecognizer = {
  name: 'locations/coordinates',
  types: ['COORDINATES'],
  patterns: [
    {
      ...coordinates('decimal', `(?<![\\d.])${LATITUDE}°?[ ]?[NS]?,[ ]{0,2}${LONGITUDE}°?[ ]?[EW]?${END}`, 'form:own'),
      validate: isPrecise,
      valid: 'check:good',
    },
    coordinates(
      'with-letters',
      `(?<![\\d.])(?:[0-8]?\\d|90)\\.\\d{1,14}°?[ ]?[NS][ ,;/]{1,3}(?:1[0-7]\\d|180|\\d{1,2})\\.\\d{1,14}°?[ ]?[EWO](?!\\p{L})`,
      'form:own',
    ),
    coordinates(
      'letters-first',
      `[NS][ ]?(?:[0-8]?\\d|90)(?:\\.\\d{1,14})?°?[ ,;/]{1,3}[EWO][ ]?(?:1[0-7]\\d|180|\\d{1,2})(?:\\.\\d{1,14})?°?${END}`,
      'form:own',
    ),
    coordinates('degrees', `${DEGREES}[NSns][ ,;/]{1,3}${DEGREES}[EWOewo](?!\\p{L})`, 'form:unmistakable'),
    coordinates(
      'one-degree',
      `\\d{1,3}[°º][ ]?\\d{1,2}(?:\\.\\d{1,6})?[ ]?['′](?:[ ]?\\d{1,2}(?:\\.\\d{1,6})?[ ]?["″])?[ ]?[NSEWO](?!\\p{L})`,
      'form:typical',
    ),
    {
      ...coordinates(
        'labelled',
        '[-+]?\\d{1,3}\\.\\d{2,14}(?!\\d)',
        'form:own',
        '(?:latitude|longitude|lat|lng|long|lon|breitengrad|längengrad|latitud|longitud)["\']?[ ]?[:=]?[ ]?["\']?',
      ),
      ignoreCase: true,
    },
    coordinates(
      'geo-uri',
      'geo:-?\\d{1,2}(?:\\.\\d{1,14})?,-?\\d{1,3}(?:\\.\\d{1,14})?(?:,-?\\d{1,6}(?:\\.\\d{1,4})?)?',
      'form:unmistakable',
    ),
    coordinates('plus-code', '[23456789CFGHJMPQRVWX]{8}\\+[23456789CFGHJMPQRVWX]{2,3}(?![\\p{L}\\p{N}_])', 'form:own'),
    coordinates('what3words', '///\\p{Ll}{3,20}\\.\\p{Ll}{3,20}\\.\\p{Ll}{3,20}(?![\\p{L}.])', 'form:own'),
  ],
};
