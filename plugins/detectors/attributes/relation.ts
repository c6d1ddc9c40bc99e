import type { PatternRecognizer } from '../../../core/index.js';

const KIN =
  `mother|father|mom|mum|dad|parents?|son|daughter|child|children|kids?|brothers?|sisters?|siblings?|twin(?: brother| sister)?|husband|wife|
spouse|partner|fiancée?|girlfriend|boyfriend|ex-wife|ex-husband|ex|grandmother|grandfather|grandma|grandpa|grandparents|grandson|granddaughter|
grandchild(?:ren)?|aunt|uncle|cousins?|niece|nephew|stepmother|stepfather|stepson|stepdaughter|half-(?:brother|sister)|mother-in-law|father-in-law|
son-in-law|daughter-in-law|sister-in-law|brother-in-law|godmother|godfather|foster (?:mother|father|parents|child)|guardian|caregiver|carer|roommate|
neighbou?r|colleague|co-?worker|boss|employer|landlord|teacher`.replace(/\s*\n\s*/g, '');
const KIN_DE =
  `Mutter|Vater|Eltern|Sohn|Tochter|Kind(?:er)?|Bruder|Schwester|Geschwister|Mann|Ehemann|Frau|Ehefrau|Partner(?:in)?|Lebensgefährt(?:e|in)|
Freund(?:in)?|Oma|Opa|Großmutter|Großvater|Enkel(?:in)?|Tante|Onkel|Cousine?|Nichte|Neffe|Schwiegermutter|Schwiegervater|Nachbar(?:in)?|Chef(?:in)?`.replace(
    /\s*\n\s*/g,
    '',
  );
const KIN_ROMANCE =
  `mère|père|fils|fille|frère|sœur|soeur|mari|femme|épouse|conjointe?|grand-mère|grand-père|tante|oncle|madre|padre|hijo|hija|hermano|
hermana|esposo|esposa|marido|mujer|abuelo|abuela|tío|tía|figlio|figlia|fratello|sorella|marito|moglie|nonno|nonna|zio|zia|mãe|pai|filho|filha|irmão|irmã`.replace(
    /\s*\n\s*/g,
    '',
  );

/** Relations to another person, with the possessive: `her mother`, `seine Tochter`. Found at level 3. */
export const relation: PatternRecognizer = {
  name: 'attributes/relation',
  types: ['RELATION'],
  patterns: [
    {
      name: 'English',
      type: 'RELATION',
      match: `(?:my|his|her|their|our|your|patient's|pt's) (?:(?:older|younger|eldest|youngest|late|deceased|only|twin|adopted|biological|maternal|paternal) )?(?:${KIN})(?![\\p{L}\\p{N}_])`,
      ignoreCase: true,
      score: 0.35,
    },
    {
      name: 'German',
      type: 'RELATION',
      match: `(?:[Mm]eine?[mnr]?|[Ss]eine?[mnr]?|[Ii]hre?[mnr]?|[Uu]nsere?[mnr]?) (?:${KIN_DE})(?![\\p{L}\\p{N}_])`,
      score: 0.35,
    },
    {
      name: 'Romance',
      type: 'RELATION',
      match: `(?:ma|mon|sa|son|leur|mi|su|mia|mio|sua|suo|minha|meu|seu) (?:${KIN_ROMANCE})(?![\\p{L}\\p{N}_])`,
      ignoreCase: true,
      score: 0.3,
    },
  ],
};
