import { culture, type Inflection } from './culture.js';

// `Novák` and `Nováková`, `Novotný` and `Novotná`. The form of men is not certain from that of women: it is only compared.
const CZECH: Inflection = {
  feminine: (surname) =>
    surname
      .replace(/ý$/u, 'á')
      .replace(/(?<=[^aeiouyáéíóúůý])[ae]k$/iu, 'ková')
      .replace(/(?<=[^aeiouyáéíóúůý])ec$/iu, 'cová')
      .replace(/[ao]$/u, 'ová')
      .replace(/(?<=[^aeiouyáéíóúůýě])$/u, 'ová'),
  masculine: (surname) => surname.replace(/ová$/u, '').replace(/(?<=[snlkt])á$/u, 'ý'),
};
const LITHUANIAN_LATVIAN: Inflection = {
  feminine: (surname) => surname.replace(/(?:is|s)$/u, 'a'),
  masculine: (surname) => surname,
};

// `Karimov` and `Karimova`.
const TURKIC: Inflection = {
  feminine: (surname) => surname.replace(/[oe]v$/iu, '$&a'),
  masculine: (surname) => surname.replace(/(?<=[oe]v)a$/iu, ''),
};

/** Cultures of which there are names, but neither dates nor addresses. */
export const FURTHER = [
  culture('cs', 'cs', { ending: /(?:ová|áček|íček|ička)$/u, inflection: CZECH }),
  culture('sk', 'sk', { inflection: CZECH }),
  culture('da', 'da'),
  culture('no', 'no'),
  culture('fi', 'fi', { ending: /(?:nen|mäki)$/u }),
  culture('hu', 'hu'),
  culture('ro', 'ro', { ending: /(?:escu|eanu|ăru)$/u }),
  culture('hr', 'hr'),
  culture('sr', 'sr', { ending: /(?:ović|ević|ić)$/u }),
  culture('sl', 'sl'),
  culture('lv', 'lv', { inflection: LITHUANIAN_LATVIAN }),
  culture('az', 'az', { inflection: TURKIC }),
  culture('uz', 'uz', { inflection: TURKIC }),
  culture('vi', 'vi'),
  culture('id', 'id'),
  culture('yo', 'yo'),
  culture('ak', 'ak'),
  culture('zu', 'zu'),
  culture('af', 'af'),
] as const;
