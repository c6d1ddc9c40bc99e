import type { Span } from '../../../core/index.js';
import { isLegalEponym, isOfReportedCase } from '../../../kit/index.js';

/** How reports of decisions and codes of law are abbreviated, in the United States and, as they are cited there, elsewhere. */
const REPORTER =
  "U\\. ?S\\.(?: ?C\\.(?: ?A\\.)?)?|C\\. ?F\\. ?R\\.|S\\. ?Ct\\.|L\\. ?Ed\\.|F\\.|F\\. ?Supp\\.|F\\. ?App[.'’]x\\.?|F\\. ?R\\. ?D\\.|Fed\\.(?: ?\\p{Lu}[\\p{L}.]{0,6}){0,3}|B\\. ?R\\.|[NS]\\. ?[EW]\\.|[AP]\\.|So\\.|N\\. ?Y\\. ?S\\.|N\\. ?Y\\.|A\\. ?D\\.|Misc\\.|(?:Cal|Ill|Ohio|Wash|Wis|Mass|Conn|Md|Pa|Va|Tex|Mich)\\.(?: ?(?:App|Rptr|Super|Dec|St)\\.?){0,2}|All E\\.?R\\.?|W\\. ?L\\. ?R\\.|A\\. ?C\\.|WL";
/** `813 F.2d 254`, `42 U.S.C. Sec. 1983`, `7 Fed.R.Serv.3d 159`. */
const CITATION = new RegExp(
  `(?<![\\p{L}\\p{N}.])\\d{1,4} (?:${REPORTER}) ?(?:[2-5](?:d|th)\\.?|3rd)?(?: at|,? ?§{1,2}|,? [Ss]ecs?\\.)? ?\\d{1,7}`,
  'gu',
);
/** A citation is looked for this far around a term. In code units. */
const AROUND = 32;

/** Words in the abbreviated names of laws, rules and courts: `Tex. Civ. Prac. & Rem. Code Ann.`, `Fed. R. Evid.` Lower case. */
const ABBREVIATIONS: ReadonlySet<string> = new Set(
  `fed r rule rules evid civ crim p prac rem code codes ann app ct cl sup super rev stat stats const proc gen laws penal bus prof fam
  cass civ crim sez un trib cost beschl urt vgl rn abs prob gov ins lab veh welf inst health safety educ corp com comm tax admin adm reg dist cir div jud univ int'l l j see cf id accord
  u.s.c u.s.c.a c.f.r b.r
  ala ariz ark cal calif colo conn del fla ga ill ind kan ky la mass md me mich minn miss mo mont neb nev okla ore or pa tenn tex va vt wash wis wyo`.split(
    /\s+/,
  ),
);
const WORDS = /[\s,&]+/u;
/** Behind the abbreviated name of a law: its full stop and the next one's, its section, a comma. */
const GOES_ON = /^\.(?:,| ?§| \d| ?(\p{Lu}[\p{L}']{0,6})(?!\p{L}))/u;

/** How much of a probability is left for what is a piece of the citation of a decision or of a law. */
export function lawDoubt(view: string, { start, end }: Span): number {
  const term = view.slice(start, end);
  if (isOfReportedCase(view, { start, end }) || isLegalEponym(view, { start, end })) return 0.15;
  if (!term.includes('.') && view.charAt(end) !== '.') return 1;
  const from = Math.max(0, start - AROUND);
  for (const { index, 0: citation } of view.slice(from, end + AROUND).matchAll(CITATION))
    if (from + index < end && from + index + citation.length > start) return 0.15;
  const behind = GOES_ON.exec(view.slice(end, end + 12));
  if (!term.endsWith('.') && (behind === null || !isOfLaw(behind[1] ?? ''))) return 1;
  return term.split(WORDS).every(isOfLaw) ? 0.15 : 1;
}

const isOfLaw = (word: string): boolean =>
  /^\d*$/.test(word) || ABBREVIATIONS.has(word.toLowerCase().replace(/\.$/, ''));
