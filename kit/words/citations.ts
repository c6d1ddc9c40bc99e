import type { Span } from '../../core/contracts/span.js';
import { lexiconPattern } from '../../lexicon/words.js';

/** Longest citation, and longest name of a case, in code units. */
const REACH = 100;
const NAME_REACH = 120;
const SECTION = '§{1,2} ?\\d[\\d\\w.:-]{0,15}(?:\\([\\w]{1,4}\\)){0,5}';
const VOLUME = lexiconPattern('law-reports', { class: 'volume', language: 'en' });
const SERIES = lexiconPattern('law-reports', { class: 'series', language: 'en' });
const COURT = lexiconPattern('law-reports', { class: 'court', language: 'en' });
const YEAR = '(?:1[6-9]|20)\\d\\d';
const END = '(?![\\p{L}\\p{N}])';
/** Reports named by a region look like streets (`4417 N.E. 23`), so they need the number of their series. */
const REPORT = `(?:U\\. ?S\\.|S\\. ?Ct\\.|L\\. ?Ed\\.(?: ?2d)?|F\\.(?: ?[2-5](?:d|th))?|F\\. ?Supp\\.(?: ?[23]d)?|F\\. ?App[.'’x]{1,3}|F\\. ?R\\. ?D\\.|B\\. ?R\\.|(?:[NS]\\. ?[EW]\\.|[AP]\\.|So\\.|N\\. ?Y\\. ?S\\.) ?(?:2d|3d)|(?:${VOLUME})\\.(?: ?(?:App|Rptr|Super|Dec|St|L|Ct)\\.?){0,2}(?: ?(?:2d|3d|4th|5th))?)`;

/** Published decisions, statutes and rules of procedure, each in the form in which courts cite it. */
const CITATION = new RegExp(
  [
    // `469 U.S. 325, 341 (1985)`, `250 F.R.D. 251 (D. Md. 2008)`, `616 A.2d 1192`
    `(?<![\\p{L}\\p{N}])\\d{1,4} ${REPORT} \\d{1,5}${END}(?:, \\d{1,4}(?:-\\d{1,4})?${END})?(?: \\([^()\\n]{0,24}${YEAR}\\))?`,
    // `[2001] EWCA Civ 166`, `(1870) LR 5 QB 549`, `2012 ME 102`
    `[[(]${YEAR}[\\])] (?:\\d{1,3} )?(?:LR \\d{1,2} )?(?:${SERIES}|${COURT})(?: Civ| Crim| Fam| Admin)? \\d{1,5}(?: \\([A-Za-z]{2,8}\\))?`,
    `${YEAR} (?:[A-Z]{2}|${COURT}) \\d{1,4}${END}`,
    // `42 U.S.C. § 1983`, `18 Del. C. § 2711`, `17-A M.R.S. § 210-A`, `NRS 613.330`
    `\\d{1,3}(?:-[A-Z])? (?:[A-Z][A-Za-z]{0,5}\\. ?){1,5}(?:Ann\\. )?${SECTION}`,
    `(?:[A-Z][A-Za-z]{1,5}\\. ){1,4}(?:Code|Stat\\.|Laws|Rev\\.)[^\\n.;]{0,20} ${SECTION}`,
    '(?:NRS|RCW|ORS|CPR|FPR|RSC|MCR) \\d{1,3}[\\d.A-Z]{0,8}(?:\\([\\w]{1,3}\\)){0,4}',
    // `Fed. R. Civ. P. 26(b)(5)(B)`, `Super. Ct. Civ. R. 56(c)`, `Practice Direction 12J`
    '(?:(?:Fed|Super|Ct|Sup|Bankr|Civ|Crim|App|Evid|R|P)\\. ?){2,6}(?:P\\. )?\\d{1,4}(?:\\.\\d{1,3})?(?:\\([\\w]{1,3}\\)){0,4}',
    'Practice Direction \\d{1,2}[A-Z]{0,2}',
    // `the Defective Premises Act 1972`, `Title IX of the Education Amendments of 1972`, `section 13 of the Children Act 1989`
    `(?:\\p{Lu}[\\p{L}'-]{1,20} (?:(?:and|of|the|for|\\([^()\\n]{2,24}\\)) ){0,2}){1,7}(?:Act|Acts|Amendments|Order|Regulations|Rules|Convention)(?: of)? ${YEAR}`,
    '(?:\\p{Lu}[\\p{L}-]{1,18} ){1,4}Act(?!\\p{L})',
    `(?:Title|Article|Part|Rule) (?:[IVX]{1,5}|\\d{1,3})${END}`,
  ].join('|'),
  'gu',
);

/** A word with a point is an abbreviation, not the end of a sentence; `In` and `See` come before the name. */
const WORD = `(?:(?!(?:In(?! re)|See|Accord|But|Cf|Compare)(?!\\p{L}))(?:\\p{Lu}[\\p{L}'’]{0,5}\\.|(?:\\p{Lu}\\.){1,4}|\\p{Lu}[\\p{L}\\d'’&-]{0,24})|&|${lexiconPattern('law-reports', { class: 'within-party', language: 'en' })}|\\([A-Z][^()\\n]{0,40}\\)|\\(No \\d\\))`;
/** The name of a case before its citation: `Payne v Payne `, `State v. Bragg, `, `Re F (A Child) `. */
const CASE_NAME = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:(?:${WORD},? ){1,9}(?:v|vs)\\.? (?:${WORD},? ){1,9}|(?:In re|Re|Ex parte) (?:${WORD},? ){1,8})$`,
  'u',
);

/**
 * True for a term that touches the citation of a published decision, a statute or a rule, or lies within the name of the
 * case before it. Persons must lie within it: a name may end where a citation begins.
 */
export function isWithinCitation(view: string, { start, end, type }: Span & { readonly type: string }): boolean {
  const from = Math.max(0, start - REACH);
  const to = Math.min(view.length, end + NAME_REACH + REACH);
  const part = view.slice(from, to);
  for (const match of part.matchAll(CITATION)) {
    const first = from + match.index;
    const last = first + match[0].length;
    if (last <= start) continue;
    const name = CASE_NAME.exec(view.slice(Math.max(0, first - NAME_REACH), first));
    const begin = first - (name?.[0].length ?? 0);
    if (begin <= start && end <= last) return true;
    if (type !== 'PERSON' && start < last && first < end) return true;
  }
  return false;
}
