import attributes from '../../plugins/detectors/attributes/index.js';
import { testPlugin } from '../kit/index.js';

testPlugin(attributes, {
  cases: {
    'attributes/religion': [
      {
        finds: ['Religion: [[Hindu]]', 'raised [[Roman Catholic]] by his aunt'],
        ignores: ['an atheist wrote this book'],
      },
      { level: 3, finds: ['a [[Buddhist]] wedding'], ignores: ['a beautiful wedding'] },
    ],
    'attributes/ethnicity': [
      {
        finds: ['Ethnicity: [[Hispanic]]', 'race: [[Black]]', 'of [[Ashkenazi]] descent'],
        ignores: ['a Maori carving'],
      },
      { level: 3, finds: ['a [[Pacific Islander]] community'], ignores: ['White walls and Black coffee'] },
    ],
    'attributes/nationality': [
      { finds: ['Nationality: [[Norwegian]]', 'Staatsangehörigkeit: [[türkisch]]'], ignores: ['Swiss cheese'] },
      { level: 3, finds: ['the [[Sri Lankan]] applicant'], ignores: ['Please polish the floor'] },
    ],
    'attributes/political-opinion': [
      {
        finds: ['she voted [[Liberal Democrat]]', 'Mitglied der Partei [[SPD]]'],
        ignores: ['the communist manifesto'],
      },
      { level: 3, finds: ['an old [[Trotskyist]]'], ignores: ['manual labour in a green field'] },
    ],
    'attributes/sexual-orientation': [
      { finds: ['sexual orientation: [[bisexual]]', 'he came out as [[gay]]'], ignores: ['a lesbian novel'] },
      { level: 3, finds: ['a [[queer]] bar'], ignores: ['Enola Gaynor'] },
    ],
    'attributes/trade-union': [
      {
        finds: ['Mitglied der [[IG Metall]] seit 2011', 'pays dues to the [[Teamsters]]'],
        ignores: ['IG Metall called'],
      },
      { level: 3, finds: ['elected [[shop steward]]'], ignores: ['the union of two sets'] },
    ],
    'attributes/gender': [
      {
        finds: [
          'Sex: [[F]]',
          'Sexo: [[H]].',
          'Sex:            [[M]]   X',
          'Geschlecht: [[weiblich]]',
          'gender identity [[non-binary]]',
        ],
        ignores: ['a male connector'],
      },
      { level: 3, finds: ['a pleasant [[female]] in no distress'], ignores: ['the sex of the chromosomes'] },
    ],
    'attributes/marital-status': [
      {
        finds: ['Marital status: [[divorced]]', 'civil status: [[single]]'],
        ignores: ["devant l'officier d'état civil de la commune", 'they married in May'],
      },
      { level: 3, finds: ['He is [[widowed]].'], ignores: ['a single tablet, separated by commas'] },
    ],
    'attributes/marital-letter': {
      finds: ['Marital status: [[M]]', 'Civil status [[S]]'],
      ignores: ['550 U.S. 544, 570 (2007). Status hearing set', 'an M and a D', 'status: s'],
    },
    'attributes/occupation': [
      { finds: ['Occupation: [[bus driver]]', 'sie arbeitet als [[Erzieherin]]'], ignores: ['the bus driver stopped'] },
      { level: 3, finds: ['a [[truck driver]] from afar'], ignores: ['a truck and a driver'] },
    ],
    'attributes/labelled-occupation': {
      finds: [
        'Occupation: [[Bellhop]]\nEmployer: x',
        'Beruf: [[Zuckerbäckerin]], ledig',
        'Occupation: [[Bench carpenter]]',
      ],
      ignores: ['Occupation: unknown', 'Occupation: none', 'Profession of faith'],
    },
    'attributes/relation': [
      {
        level: 3,
        finds: ['lives with [[her mother]]', 'kam mit [[seiner Tochter]]', 'con [[su hermana]]'],
        ignores: ['a mother'],
      },
      { finds: ['with no relation named'], ignores: ['lives with his wife'] },
    ],
  },
});
