import type { PatternRecognizer } from '../../../core/index.js';

/** `Los Angeles, Cal.`: states as courts and newspapers abbreviate them. Source: Bluebook table T10, AP Stylebook. */
export const stateAbbreviation: PatternRecognizer = {
  name: 'locations/state-abbreviation',
  types: ['STATE'],
  patterns: [
    {
      name: 'behind a town',
      type: 'STATE',
      match:
        '(?:Ala|Ariz|Ark|Calif|Cal|Colo|Conn|Del|Fla|Ga|Ill|Ind|Kan|Kans|Ky|La|Mass|Md|Mich|Minn|Mont|Neb|Nev|Okla|Ore|Pa|Penn|Tenn|Tex|Va|Vt|Wash|Wis|Wyo|Alta|Ont|Que|Sask|N\\. ?[CDHJMY]|S\\. ?[CD]|W\\. ?Va|R\\. ?I|D\\. ?C)' +
        "\\.(?<=\\p{Lu}[\\p{L}']{2,20}, \\p{L}[\\p{L}. ]{1,4}\\.)(?=[,;:)]|\\n|$| [(\\p{Ll}]| (?:The|He|She|They|His|Her|It|In|On|After|This|We|A|An) )",
      score: 'form:typical',
    },
  ],
};
