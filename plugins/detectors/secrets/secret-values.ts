import { lexiconSet } from '../../../kit/index.js';

/** Words after the name of a secret that are not secrets. */
const WORDS = lexiconSet('secrets', { class: 'placeholder' });

/** True for a placeholder: what a template, a program or a form puts in the place of a secret. */
export function isPlaceholder(text: string): boolean {
  const lower = text.toLowerCase();
  if (WORDS.has(lower) || /^(?:[*x•.#?_-]+|\d{1,2})$/i.test(text)) return true;
  if (/^(?:\$\{|\$\(|\{\{|<|%[a-z_]+%$|\[\w|@\w+@$)/i.test(text)) return true;
  if (
    /^(?:process\.env|os\.(?:environ|getenv)|getenv|env\.|config\.|settings\.|self\.|this\.|secrets\.|vault:|arn:|https?:)/i.test(
      text,
    )
  )
    return true;
  // A call or a variable in source code: `get_password()`, `$DB_PASSWORD`.
  return /^\w{1,60}\(|^\$[A-Z_]{3,60}$|^(?:your[ _-]|insert[_-]|replace[_-])/i.test(text);
}

/** True for a plain word in lower case or capitalised: it may be a password or the rest of a sentence. */
export const isProse = (text: string): boolean => /^\p{Lu}?\p{Ll}{1,20}$/u.test(text);

/** True for generated values: long, with digits between letters or of mixed case. */
export const looksRandom = (text: string): boolean =>
  /^[\w.~+/=:@!$%^&*#?-]{8,512}$/.test(text) &&
  ((/\d/.test(text) && /[A-Za-z]/.test(text)) ||
    (text.length >= 16 && /[a-z]/.test(text) && /[A-Z]/.test(text)) ||
    /^\d{12,}$/.test(text));

/** True for a user and a password in base64, as HTTP's basic authentication sends them: `YW5uYTpzZWNyZXQ=` is `anna:secret`. */
export function isUserAndPassword(encoded: string): boolean {
  const bytes = Buffer.from(encoded, 'base64');
  return bytes.toString('base64') === encoded && /^[^\p{Cc}\s:\ufffd]+:[^\p{Cc}\ufffd]+$/u.test(bytes.toString('utf8'));
}
