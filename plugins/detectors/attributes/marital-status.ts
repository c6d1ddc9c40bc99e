import type { DictionaryRecognizer, PatternRecognizer } from '../../../core/index.js';
import { terms } from './terms.js';

const CONTEXT =
  terms(`marital|marital status|civil status|civil state|status|familienstand|personenstand|état civil|situation familiale|
estado civil|stato civile|burgerlijke staat`);

/** Marital status. Words that mean much else (`single`) count only beside *marital status* and its like. */
export const maritalStatus: DictionaryRecognizer = {
  name: 'attributes/marital-status',
  types: ['MARITAL_STATUS'],
  dictionary: [
    {
      type: 'MARITAL_STATUS',
      score: 0.3,
      context: CONTEXT,
      terms: terms(`
married|unmarried|never married|divorced|divorcee|widowed|widow|widower|remarried|newlywed|cohabiting|domestic partnership|civil partnership|
in a civil partnership|registered partnership|separated from his wife|separated from her husband|legally separated|common-law marriage|
verheiratet|unverheiratet|geschieden|verwitwet|ledig|getrennt lebend|eingetragene Lebenspartnerschaft|marié|mariée|divorcé|divorcée|veuf|veuve|
célibataire|pacsé|pacsée|casado|casada|divorciado|divorciada|viudo|viuda|soltero|soltera|coniugato|coniugata|celibe|nubile|vedovo|vedova|
divorziato|divorziata|solteiro|solteira|viúvo|viúva|gehuwd|ongehuwd|weduwe|weduwnaar`),
    },
    {
      type: 'MARITAL_STATUS',
      score: 0.15,
      context: CONTEXT,
      terms: terms('single|separated|engaged|partnered'),
    },
  ],
};

/** Letters of forms. In small letters, `d` is an article: `d'état civil`; between full stops they are an abbreviation: `550 U.S. 544`. */
export const maritalLetter: PatternRecognizer = {
  name: 'attributes/marital-letter',
  types: ['MARITAL_STATUS'],
  patterns: [
    {
      type: 'MARITAL_STATUS',
      match: '(?<![\\p{L}\\p{N}_]|\\p{L}\\.)[SMDW](?![\\p{L}\\p{N}_]|\\.\\p{L})',
      score: 0.15,
      context: CONTEXT,
    },
  ],
};
