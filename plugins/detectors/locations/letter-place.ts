import type { CodeRecognizer, Match } from '../../../core/index.js';
import { lexiconPattern, scoreOf } from '../../../kit/index.js';

const NAME = "\\p{Lu}[\\p{L}'-]{1,24}(?:[ -](?:\\p{Ll}{1,4}[ -]){0,2}\\p{Lu}[\\p{L}.'-]{0,24}){0,3}";
/** A place at the start of a line, column or sentence. */
const PLACE = new RegExp(
  `(?:^|[\\n\\t]|[.…] {1,2}| {3})[ \\t>]{0,8}(?:(?:Zu|In|Te|En|Em|A|À|Fait à|Hecho en|Feito em) )?(${NAME})$`,
  'u',
);
/**
 * Words before a date in several languages, and the date; if the word is also a preposition, month and year are
 * required.
 */
const DAY = new RegExp(
  ', (?:(?:den|le|l[ìi]|aos)(?: (?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche))? (?:[0-3]?\\d(?:[.°º/-]|er |e )|[0-3]?\\d (?:de )?\\p{L}{3,10} |\\p{Ll}{3,24}[a-z] \\p{L}{3,9} (?:\\d{4}|deux|zwei|neun|due|mil))' +
    '|(?:a|em|op)(?: día| dia)? [0-3]?\\d[°º]? (?:de )?\\p{Ll}{3,10} (?:del? )?(?:19|20)\\d\\d)',
  'uy',
);
/** How far before a date the place is searched for, in code units. */
const REACH = 90;
const NOT_PLACES = new RegExp(`^(?:${lexiconPattern('places', { class: 'not-before-a-letter' })})`);
const INITIALS = 'dlaeo';

/**
 * The place where a letter or deed was written: `Lahr, den 14.03.2024`, `Bayonne, le 12 février`, `Setúbal, aos 18
 * dias`, `Linares, a 9 de enero de 2024`. The search starts at commas.
 */
export const letterPlace: CodeRecognizer = {
  name: 'locations/letter-place',
  types: ['LOCATION'],
  needs: { holds: [','] },
  recognize({ view }) {
    const matches: Match[] = [];
    for (let at = view.indexOf(', '); at >= 0; at = view.indexOf(', ', at + 2)) {
      if (!INITIALS.includes(view.charAt(at + 2))) continue;
      DAY.lastIndex = at;
      if (!DAY.test(view)) continue;
      const place = PLACE.exec(view.slice(Math.max(0, at - REACH), at))?.[1];
      if (place === undefined || NOT_PLACES.test(place)) continue;
      matches.push({
        type: 'LOCATION',
        start: at - place.length,
        end: at,
        score: scoreOf('form:unmistakable'),
        why: 'before the date of a letter',
      });
    }
    return matches;
  },
};
