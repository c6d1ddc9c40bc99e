import type { TermPart } from '../../../core/contracts/term-parts.js';
import { type AddressLanguage, addressLanguage } from './address-language.js';

/** What a part of an address is. What has no role, such as the word for a floor, is the form of the address. */
export type AddressRole =
  | 'house'
  | 'letter'
  | 'street-name'
  | 'street-number'
  | 'street-kind'
  | 'unit'
  | 'postcode'
  | 'city'
  | 'state'
  | 'country'
  | 'kind-word'
  | 'phone'
  | 'other';

/** How a German name agrees with what stands beside it: `Lindener Straße`, `An der Mühle`, `In den Wiesen`, `Am Hof`. */
export type Agreement = 'adjective' | 'feminine' | 'plural' | 'neuter';

/** A part of an address. */
export interface AddressPart extends TermPart {
  readonly role: AddressRole;
  /** Of a name: the language in which it is written. */
  readonly language?: AddressLanguage;
  /** Of the name of a street. */
  readonly agrees?: Agreement;
}

/** An address or place in its parts, in the order of the text. */
export interface Address {
  /** As it was read. */
  readonly text: string;
  /** In order and without overlaps; offsets are those of the text, in UTF-16 code units. */
  readonly parts: readonly AddressPart[];
  /** The language that its words show, else that of the document, else English. */
  readonly language: AddressLanguage;
}

/** An address while it is read. */
export class AddressReading implements Address {
  readonly text: string;
  readonly language: AddressLanguage;
  readonly parts: AddressPart[] = [];

  /** Of the document, as an ISO 639-1 code. */
  readonly documentLanguage: string | undefined;

  constructor(text: string, documentLanguage: string | undefined) {
    this.text = text;
    this.documentLanguage = documentLanguage;
    this.language = addressLanguage(text, documentLanguage);
  }

  add(role: AddressRole, start: number, end: number, more?: Pick<AddressPart, 'language' | 'agrees'>): void {
    if (end > start) this.parts.push({ role, start, end, ...more });
  }
}

/** Writes an address with other values in the form of the original. */
export function writeAddress({ text, parts }: Address, value: (part: AddressPart, original: string) => string): string {
  let made = '';
  let end = 0;
  for (const part of parts) {
    made += text.slice(end, part.start) + value(part, text.slice(part.start, part.end));
    end = part.end;
  }
  return made + text.slice(end);
}
