import { culture } from './culture.js';

export const indian = culture('in', 'hi', {
  ending: /(?:walla|wala|jee|murthy|krishnan|swamy|nathan)$/u,
});

export const chinese = culture('cn', 'zh');

export const arabic = culture('ar', 'ar', {
  ending: /^(?:al|el|abd|abu|ben|bin)[- ]/u,
});

export const japanese = culture('jp', 'ja', {
  ending: /(?:moto|mura|shita|hashi|yama|guchi|zawa|naka)$/u,
});
