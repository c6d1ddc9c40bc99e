import type { PatternRecognizer } from '../../../core/index.js';

const NAME = "\\p{Lu}[\\p{L}'-]{1,20}";
const SMALL = "(?:de|la|le|les|du|des|del|della|di|da|do|dos|der|den|van|van de|en|d')";
/** Branches of medicine and kinds of schools, which are no names: `clinique Chirurgie`, `lycée Professionnel`. */
const NO_NAME =
  '(?!(?:Chirurg|Cardio|Kardio|Neuro|Médic|Medic|Mediz|Privé|Privad|Profession|Général|Generale|Primair|Publi|Classe|Klasse|Tél|Tel|Fax)[\\p{L}]{0,12})';

/**
 * Houses that hold persons, and industrial estates, by the word in front of their own name, in whatever case it is written:
 * `clinique Belledonne`, `basisschool De Regenboog`, `Pol. Ind. Silvota`.
 */
export const institution: PatternRecognizer = {
  name: 'locations/institution',
  types: ['FACILITY'],
  patterns: [
    {
      name: 'institution and its name',
      type: 'FACILITY',
      match:
        '(?:[Cc]linique|[Cc]línica|[Cc]linica|[Cc]asa di cura|[Bb]asisschool|[Rr]evalidatiecentrum|[Zz]iekenhuis|[Vv]erpleeghuis|[Zz]orgcentrum|' +
        '[Ww]oonzorgcentrum|[Cc]ollège|[Ll]ycée|EHPAD|[Mm]aison de retraite|[Cc]olegio|CEIP|IES|[Cc]entro de [Ss]alud|[Rr]esidencia|' +
        '[Pp]olígono [Ii]ndustrial|[Pp]ol\\. ?[Ii]nd\\.|[Ee]scola [Bb]ásica|Stadtspital|Kantonsspital|Seniorenzentrum|Seniorenheim|Altenheim|' +
        `Rehaklinik|Fachklinik|Liceo|USF) ${NO_NAME}${NAME}(?: (?:${SMALL} )?${NAME}){0,2}(?![\\p{L}\\p{N}_])`,
      score: 0.55,
    },
  ],
};
