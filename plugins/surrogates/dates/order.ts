import type { Term } from '../../../core/index.js';

// Words of languages that write the day first, as they stand right before a date. `3 am` and `post op` are English.
const BEFORE =
  /(?<!\p{L})(?:geb(?:oren(?: am)?)?\.?|(?<![\d:]\s?)am|vom|den|datum|geburtsdatum|geboortedatum|(?<!(?:post|pre|s\/p)[\s-]?)op|née?|le|du|au|dès|date de naissance|nat[oa]|il|dal|data di nascita|nacid[oa]|el|del|al|fecha(?: de \p{L}{3,20})?|nascid[oa](?: em)?|em|data de nascimento)\s{0,2}:?\s{0,3}$/iu;
const HEADER = /\b(?:geburtsdatum|datum|geboortedatum|naissance|nascita|nacimiento|nascimento|fecha)\b/u;

/** True if the words before a numeric date, or the title of its column, are of a language that writes the day first. */
export const saysDayFirst = ({ text, before, header }: Term): boolean =>
  /\d[/-]\d/u.test(text) && (BEFORE.test(before) || header.some((word) => HEADER.test(word)));
