import type { CodeRecognizer } from '../../../../core/index.js';
import { eitherCase, lexiconPattern } from '../../../../kit/index.js';
import { END, type Form, form, namesOf, SIGN } from './forms.js';

const r = String.raw;

const C = r`[А-ЯЁІЇЄҐ][а-яёіїєґ'’]{1,20}(?:-[А-ЯЁІЇЄҐ][а-яёіїєґ'’]{1,20})?`;
const NO_NAME = r`(?!(?:${lexiconPattern('not-a-name', { class: 'cyrillic-beginning' })})\p{Ll}{0,8}[ .])`;
/** A patronymic in any case. */
const PATRONYMIC = r`[А-ЯЁІЇЄҐ][а-яёіїєґ'’]{2,14}(?:вич(?:ем|[ауеі])?|(?:[оеё]в|[ії]в|ин|ич)н(?:ою|ой|[аыеуиі]))`;
const CYRILLIC: readonly Form[] = [
  form('form: name with a patronymic', '', `${NO_NAME}(?:${C} ){1,2}${PATRONYMIC}(?: ${C})?${END}`, 'form:own'),
  form('form: surname and initials', '', r`${NO_NAME}${C} [А-ЯЁІЇЄҐ]\. ?[А-ЯЁІЇЄҐ]\.`, 'form:own'),
  form('form: initials and surname', '', r`[А-ЯЁІЇЄҐ]\. ?[А-ЯЁІЇЄҐ]\. ?${C}${END}`, 'form:own'),
  form(
    'cue: label before the name',
    `(?:${eitherCase(lexiconPattern('person-labels', { class: 'before-sign', language: ['ru', 'uk'] }))})${SIGN}`,
    `${C}(?: ${C}){0,2}${END}`,
  ),
  form(
    'cue: closing or relation before the name',
    r`(?:С уважением|З повагою|Искренне Ваш[а]?|[Мм]уж|[Жж]ена|[Сс]ын|[Дд]очь|[Мм]ать|[Оо]тец|[Чч]оловік|[Дд]ружина),\s{1,3}`,
    `${C}(?: ${C}){0,2}${END}`,
    'form:usual',
  ),
];

const G = r`[Α-ΩΆΈΉΊΌΎΏ][α-ωάέήίόύώϊϋΐΰς]{1,20}`;
const GREEK: readonly Form[] = [
  form(
    'cue: title before the name',
    r`(?:${eitherCase(lexiconPattern('person-labels', { class: 'title-before-name', language: 'el' }))})[:,]? {1,2}(?:[Δδ]ρ\. {1,2})?`,
    `${G}(?:[ -]${G}){0,2}${END}`,
    'form:own',
  ),
];

const IS_GREEK = /[\u0370-\u03ff]{2}/;
const IS_CYRILLIC = /[\u0400-\u052f]{2}/;

/**
 * Names in the Cyrillic and Greek alphabets, found by a patronymic, initials, a title or a label. Given names and their
 * neighbours are looked up in lists, as Latin ones are.
 */
export const namesInAlphabets: CodeRecognizer = {
  name: 'names/alphabets',
  types: ['PERSON'],
  needs: { beyondLatin: true },
  recognize({ view }) {
    const forms = [...(IS_CYRILLIC.test(view) ? CYRILLIC : []), ...(IS_GREEK.test(view) ? GREEK : [])];
    return forms.flatMap((one) => namesOf(view, one));
  },
};
