import { culture, type Inflection } from './culture.js';

// `Kowalski` and `Kowalska`, `Petrov` and `Petrova`.
const POLISH: Inflection = {
  feminine: (surname) => surname.replace(/(?<=[sc]k|dzk)i$/iu, 'a'),
  masculine: (surname) => surname.replace(/(?<=[sc]k|dzk)a$/iu, 'i'),
  common: (surname) => surname.replace(/(?:dz|s|c)k[ia]$/u, 'czyk'),
};
const RUSSIAN: Inflection = {
  feminine: (surname) => surname.replace(/(?:ov|ev|in)$/iu, '$&a'),
  masculine: (surname) => surname.replace(/(?<=ov|ev|in)a$/iu, ''),
};

export const polish = culture('pl', 'pl', {
  ending: /(?:sk[ia]|ck[ia]|dzk[ia]|wicz|czyk|czak|arek)$/u,
  inflection: POLISH,
});

export const russian = culture('ru', 'ru', {
  ending: /(?:ova?|(?<!u)eva?|enko|chuk|skaya|skiy)$/u,
  inflection: RUSSIAN,
});

export const turkish = culture('tr', 'tr', {
  ending: /(?:oğlu|türk|maz|kaya)$/u,
});
