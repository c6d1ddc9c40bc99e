import { culture } from './culture.js';

export const spanish = culture('es', 'es', {
  ending: /(?:ez|ñoz|nueva|nuevo|illo|illa|ero|era|ares|uela)$/u,
});

export const italian = culture('it', 'it', {
  ending: /(?:elli|ini|etti|oni|acci|ucci|ello|asso|isi|ardi|ieri)$/u,
});

export const portuguese = culture('pt', 'pt', {
  ending: /(?:eira|eiro|ães|ões|inho|inha|gues|(?:al|este|cha|ne)ves)$/u,
});
