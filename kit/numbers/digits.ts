const isDigit = (unit: number): boolean => unit >= 0x30 && unit <= 0x39;

/** The digits of a text, concatenated. */
export function digitsOf(text: string): string {
  let out = '';
  for (let i = 0; i < text.length; i++) if (isDigit(text.charCodeAt(i))) out += text.charAt(i);
  return out;
}

/** Fills digits into the places that the template has for them; its letters and separators stay. */
export function reflowDigits(template: string, digits: string): string {
  let at = 0;
  let out = '';
  for (let i = 0; i < template.length; i++)
    out += isDigit(template.charCodeAt(i)) ? digits.charAt(at++) || '0' : template.charAt(i);
  return out;
}
