import type { DictionaryRecognizer } from '../../../core/index.js';
import { terms } from './terms.js';

/** Membership of a trade union (Article 9 GDPR): unions and words of belonging to one. */
export const tradeUnion: DictionaryRecognizer = {
  name: 'attributes/trade-union',
  types: ['TRADE_UNION'],
  dictionary: [
    {
      type: 'TRADE_UNION',
      score: 0.4,
      context:
        terms(`union|unions|member|membership|dues|strike|shop steward|collective bargaining|organizer|gewerkschaft|mitglied|mitgliedschaft|
betriebsrat|syndicat|syndiqué|adhérent|sindicato|afiliado|afiliación|sindacato|iscritto|vakbond|lid`),
      terms: terms(`
union member|union members|member of the union|trade union member|trade unionist|union representative|union rep|shop steward|union dues|
Gewerkschaftsmitglied|Gewerkschafter|Gewerkschafterin|syndicaliste|délégué syndical|sindicalista|delegado sindical|vakbondslid|
IG Metall|ver.di|IG BCE|IG BAU|GEW|EVG|DGB|Unite the Union|UNISON|GMB union|RMT union|ASLEF|NASUWT|National Education Union|Communication Workers Union|
AFL-CIO|Teamsters|International Brotherhood of Teamsters|United Auto Workers|UAW|SEIU|AFSCME|UFCW|United Steelworkers|
American Federation of Teachers|National Nurses United|Communications Workers of America|UNITE HERE|SAG-AFTRA|
CGT|CFDT|Force Ouvrière|UNSA|CFE-CGC|Comisiones Obreras|CCOO|UGT|CGIL|CISL|Unia|Travail.Suisse|ÖGB|FNV|ABVV|FGTB|CUT`),
    },
  ],
};
