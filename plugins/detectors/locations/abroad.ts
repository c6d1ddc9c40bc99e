import type { Pattern, PatternRecognizer } from '../../../core/index.js';

const r = String.raw;
const END = r`(?![\p{L}\p{N}_])`;
const WORD = r`\p{Lu}[\p{L}-]{1,20}`;
const SMALL = r`(?:de la |de los |de las |de |del |la |las |el |los |da |do |dos |das |du |des |le |les |di |della |d'|l')?`;
const NAME = `${SMALL}${WORD}(?: ${SMALL}${WORD}){0,2}`;

const street = (name: string, match: string, score: number, lead?: string): Pattern => ({
  name,
  type: 'STREET_ADDRESS',
  match,
  score,
  ...(lead === undefined ? {} : { lead }),
});

const PART = r`(?:bloque|bloco|portal|escalera|esc\.|piso|puerta|pta\.|planta|porta|apto\.?|apartamento|andar|interno|int\.|scala|piano|palazzina|bât\.?|bâtiment|appt\.?|escalier|étage|porte|wohnung|whg\.?) [A-Z0-9]{1,4}[ºª°]?${END}`;

/** What comes behind a street, is called a street, or is labelled as a part of one, in the countries of Europe and Latin America. */
export const addressAbroad: PatternRecognizer = {
  name: 'locations/abroad',
  types: ['STREET_ADDRESS'],
  patterns: [
    // `nr. 14, bl. C2, sc. A, ap. 9`
    street('Romanian flat', r`(?:bl|sc|et)\. ?[A-Z0-9]{1,4}(?:, (?:sc|et|ap|int)\. ?[A-Z0-9]{1,4}){1,4}${END}`, 0.6),
    { ...street('parts of a house', `${PART}(?:, ${PART}){1,3}`, 0.6), ignoreCase: true },
    // Behind the number of a house: `Rua Nova, 45, fundos`, `corso Italia 88 int. 5`.
    {
      ...street('part of a house', `(?<=\\d, |\\d[A-Z], |\\d - |[º°ª], |\\d (?=[ip]))${PART}`, 0.55),
      ignoreCase: true,
    },
    street(
      'back of a house',
      r`(?<=\d, )(?:fundos|bajo [A-Z]|bajos|fondos|cave|r/c|rés-do-chão|entresuelo|principal [A-Z0-9]|sobrado|casa \d{1,3})${END}`,
      0.5,
    ),
    street(
      'hamlet',
      `(?:${NAME})${END}(?: \\d{1,4}${END})?`,
      0.6,
      r`(?:(?:lieu-dit|lieudit|Lieu-dit|LIEU-DIT|[Hh]ameau|au lieu dit),? )`,
    ),
    street(
      'quarter',
      r`(?:Bda|Brda|Barriada|Urb|Urbanización|Pol\. ?Ind|Polígono Industrial|Jd|Fraz|Frazione|Barrio|Bairro)\.? (?:${NAME})(?:,? (?:n\.?[º°]? ?|nave |lote |s/n)\d{0,4}${END})?`,
      0.55,
    ),
    street(
      'named place with its number',
      `(?:Loc|Località|Lugar|Sítio|Quinta|Res|Résidence|Rés|Z\\.?[AI]\\.?)\\.? (?:${NAME}),? (?:n\\.?[º°]? ?)?\\d{1,4}${END}`,
      0.6,
    ),
    street(
      'Polish avenue',
      r`(?:al|os|pl|Al|Os|Pl)\. (?:\d{1,2} )?${WORD}(?: ${WORD}){0,3} \d{1,4}[A-Za-z]?(?:/\d{1,4})?(?: m\. ?\d{1,3})?${END}`,
      0.7,
    ),
    // In full and as sentences inflect it: `mieszka na ulicy Długiej 7`, `pe strada Florilor nr. 12`.
    street(
      'street in a sentence',
      r`(?:[Uu]lic[aeiouyęąíiu]|[Aa]le(?:i|ja|ję|ją)|[Oo]siedl[eu]|[Nn]áměst[íi]|[Nn]ámest[íi]|[Tt]říd[aěuy]|[Ss]trad[aă]|[Ss]trăzii|[Bb]ulevardul(?:ui)?|[Aa]leea|[Cc]alea|[Șș]oseaua) ${WORD}(?: \p{L}[\p{L}.'-]{1,20}){0,3},? (?:nr\.? ?|č\. ?)?\d{1,4}(?:/\d{1,4})?[a-zA-Z]?${END}(?! ?%)`,
      0.65,
    ),
    // Where somebody lives, as papers say it: `bytem Na Výsluní 22, Kolín`.
    street(
      'behind a verb of living',
      r`(?:${WORD}|[NUPVK]a?)(?: \p{L}[\p{L}.'-]{1,24}){0,3} \d{1,4}(?:/\d{1,4})?[a-zA-Z]?${END}(?:, (?:\d{3} ?\d{2} )?${WORD}(?: (?:nad |pod )?${WORD}){0,2})?`,
      0.6,
      '(?:[Tt]rvale bytem|[Bb]ytem|[Bb]ydliště:?|[Zz]am\\. (?:przy|w)|[Zz]amieszkał[aey] (?:przy|w)|[Bb]osatt (?:på|i)|[Bb]or (?:på|i)|[Bb]opæl:?|[Bb]osatt:?|[Aa]dresa:?|[Dd]omiciliat[ăa]? în|domiciliul în|[Ii]kametgâhı:?|[Aa]dres[ei]?:|(?:[Dd]e )?(?:huur|huurwoning|woning|loyer|miete|alquiler|affitto) (?:van|de|von|di)) ',
    ),
    // Fields of forms that hold the number of the house, its floor and its door.
    street(
      'number, in a form',
      r`\d{1,5}(?: ?[-/] ?\d{1,4}|[- ]?[A-Za-z](?!\p{L}))?${END}`,
      0.6,
      r`(?:(?:CALLE|Calle|VÍA|Vía|VIA|Via|RUA|Rua|RUE|Rue|STRAAT|Straat|STRASSE|STRAßE|Straße|DIRECCIÓN|Dirección|DOMICILIO|Domicilio|INDIRIZZO|Indirizzo|MORADA|Morada|ENDEREÇO|Endereço|VICO|Vico)(?: ?:|\.)? (?:[^\n: ]{1,20} ){1,4} {0,6}(?:NÚM|Núm|NÚMERO|Número|N[º°]|Nº|N|NUM|Num|NR|Nr|HUISNR|Huisnr|Huisnummer|HUISNUMMER|HAUSNR|Hausnr|Hausnummer|NUMERO|Numero|CIVICO|Civico)\.? ?:? {0,3})`,
    ),
    street(
      'floor or door, in a form',
      r`(?:\d{1,3}[ºª°]?(?: ?[A-Za-z](?!\p{L}))?|[A-Z]{1,3}(?!\p{L})|BAJO|IZQ(?:UIERDA)?|DCHA|DERECHA|DER|ESQ|DTO)${END}`,
      0.55,
      r`(?:PISO|Piso|PLANTA|Planta|PUERTA|Puerta|PTA|ESCALERA|Escalera|PORTAL|Portal|BLOQUE|Bloque|PORTA|Porta|ANDAR|Andar|BLOCO|Bloco|APTO|Apto|INTERNO|Interno|SCALA|Scala|BÂT|Bât|APPT|Appt|HUISNR|Huisnr|HUISNUMMER|Huisnummer|HAUSNR|Hausnr|HAUSNUMMER|Hausnummer|Toevoeging)\.? ?: {0,3}`,
    ),
  ],
};
