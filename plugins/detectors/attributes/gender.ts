import type { PatternRecognizer } from '../../../core/index.js';

/** Gender as a word, or as a letter after a label. */
export const gender: PatternRecognizer = {
  name: 'attributes/gender',
  types: ['GENDER'],
  patterns: [
    {
      name: 'labelled',
      type: 'GENDER',
      lead: '(?:Sex|sex|SEX|Gender|gender|GENDER|Geschlecht|Sexe|Sexo|Sesso|Geslacht)[ \\t]{0,3}[:=][ \\t]{0,40}',
      match:
        '(?:[MFXmfxwWdDHV]|[Mm]ale|[Ff]emale|MALE|FEMALE|[Mm]änn(?:lich|l\\.)|[Ww]eib(?:lich|l\\.)|[Dd]ivers|[Mm]asculin|[Ff]éminin|[Mm]asculino|[Ff]emenino|[Hh]ombre|[Mm]ujer|[Vv]ar[oó]n|[Mm]aschio|[Ff]emmina|[Uu]nknown|[Nn]on-?binary|[Mm]an|[Ww]oman)(?![\\p{L}\\p{N}_])',
      score: 'cue:word',
    },
    {
      name: 'word',
      type: 'GENDER',
      match:
        '(?:female|male|non-binary|nonbinary|genderqueer|genderfluid|intersex|transgender|transsexual|cisgender|trans (?:man|woman)|transman|transwoman|männlich|weiblich|nichtbinär|transgeschlechtlich|transgenre|transgénero|féminin|masculin|femenino|masculino)(?![\\p{L}\\p{N}_])',
      ignoreCase: true,
      score: 'form:bare',
      context: ['sex', 'gender', 'gender identity', 'identifies as', 'pronouns', 'geschlecht', 'sexe', 'sexo', 'sesso'],
    },
  ],
};
