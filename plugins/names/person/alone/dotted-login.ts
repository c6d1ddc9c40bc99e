import type { PatternRecognizer } from '../../../../core/index.js';
import type { Gazetteer } from '../../gazetteer.js';
import { hashWord } from '../../hash.js';

const SCORE = 0.6;
/** What stands behind the full stop in names of files, hosts and fields. */
const ENDINGS: ReadonlySet<string> = new Set(
  `com net org edu gov info example test local internal java py js ts md txt json xml yml yaml html css sh go rs rb php sql csv pdf doc jpg png name
  size length value text data get set log map find sort read write open close next prev first last main init start end`.split(
    /\s+/,
  ),
);

/** `primary: ishaan.mehta`, `- solveig.haugen`: a first name and a surname in small letters, parted by a full stop. */
export const dottedLogin = (gazetteer: Gazetteer): PatternRecognizer => ({
  name: 'names/dotted-login',
  types: ['USERNAME'],
  patterns: [
    // `my username bukky_1990`
    {
      name: 'behind its word',
      type: 'USERNAME',
      lead: '(?:user ?name|login name|screen ?name|gamertag|handle|user)(?: is| was)?(?: ["“]|:? )',
      match: '(?=[A-Za-z.-]{0,24}[\\d_])[A-Za-z][A-Za-z\\d_.-]{3,30}(?![\\p{L}\\p{N}@(=/_])(?<![.-])',
      ignoreCase: true,
      score: 0,
      validate: (term) => /_[a-z]|\d{2}/i.test(term) && !/^user/i.test(term),
      valid: SCORE,
    },
    // `Log by o.hennessy2`, `R. Boyd; g.pellerin |`
    {
      name: 'initial, full stop, surname',
      type: 'USERNAME',
      lead: '(?:(?<![\\p{L}])(?:[Bb]y|[Cc]c:?|[Tt]o:|[Ff]rom:|[Uu]ser:?) |(?<=\\p{L}); )',
      match: '[a-z]\\.[a-z]{4,20}\\d{0,3}(?=[ \\t]{0,3}(?:[|;,)]|\\n|$)|\\.?\\s{0,2}$| (?:on|at|and|to)(?!\\p{L}))',
      score: 0,
      validate: (term) => isSurnamed(term, gazetteer),
      valid: SCORE,
    },
    {
      name: 'first name, full stop, surname',
      type: 'USERNAME',
      match:
        '(?<![\\p{L}\\p{N}_@./\\\\#&=%+-])[a-z]{3,15}\\.[a-z]{3,20}\\d{0,3}(?![\\p{L}\\p{N}_@(/\\\\=-]|\\.[\\p{L}\\p{N}])',
      score: 0,
      validate: (term) => isLogin(term, gazetteer),
      valid: SCORE,
    },
  ],
});

function isLogin(term: string, gazetteer: Gazetteer): boolean {
  const { isCommon, isGiven, isSurname, isFrequentSurname } = gazetteer;
  const [given = '', rest = ''] = term.split('.');
  const surname = rest.replace(/\d+$/, '');
  if (ENDINGS.has(surname)) return false;
  const first = hashWord(given, 0, given.length);
  const last = hashWord(surname, 0, surname.length);
  if (isCommon(first) || isCommon(last) || !isSurname(last)) return false;
  return isGiven(first) || isFrequentSurname(last);
}

function isSurnamed(term: string, { isCommon, isSurname }: Gazetteer): boolean {
  const surname = term.slice(2).replace(/\d+$/, '');
  const hash = hashWord(surname, 0, surname.length);
  return !ENDINGS.has(surname) && isSurname(hash) && !isCommon(hash);
}
