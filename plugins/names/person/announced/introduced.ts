import type { Pattern, PatternRecognizer } from '../../../../core/index.js';
import type { Gazetteer } from '../../gazetteer.js';
import { hashWord } from '../../hash.js';
import { CHAT, KIN_ABROAD, OWNER_ABROAD, SMALL_KIN } from '../../words/kin-abroad.js';

const r = String.raw;
const WORD = r`\p{Lu}\p{Ll}[\p{L}'-]{1,20}(?<!['-])(?<!'s)`;
export const INTRODUCED = r`${WORD}(?: ${WORD}){0,2}`;
const END = r`(?![\p{L}\p{N}_@]|\.[\p{L}\p{N}])`;
/** `son of`, `wife of` and `daughter of`, as papers of India and its neighbours shorten them; `a/l`, `a/p` in Malaysia. */
export const CHILD_OF = r`(?:[SsDdWwHh]/[Oo]|[Aa]/[LlPp])`;
const COURTESY = r`(?:(?:[Ll]ate|Sh|Shri|Sri|Smt|Mrs?|Ms)\.? ){0,2}`;
const SOMEBODY =
  'man|woman|guy|fella|fellow|bloke|chap|lad|lass|lady|gentleman|girl|boy|kid|friend|colleague|someone|somebody|person|neighbou?r|customer|client|tenant|lodger|worker|nurse|driver|male|female|cousin|teacher|builder|plumber|cleaner|student|agent|advis[eo]r|manager|child|baby|daughter|son|mate|one';
const ROLE =
  'handler|adjuster|manager|advis[eo]r|solicitor|lawyer|attorney|barrister|accountant|teacher|tutor|supervisor|landlord|landlady|dentist|worker|boss|assistant|husband|wife|partner|son|daughter|brother|sister|contact|consultant|broker|banker|underwriter|therapist|counsell?or|coach|driver|interpreter|cleaner|carer|nanny|keyworker|mentor|recruiter|referee|technician|engineer|foreman|owner|tenant';
const PHONE = r`(?=,? (?:(?:bhai|ji|bhaiya|bhabhi|sahib|saab|madam|uncle|aunty|directly) )?(?:(?:on|at|@|-) )?\(?\+?\d{2,5}[)\d -]{4})`;

const person = (name: string, pattern: Pick<Pattern, 'lead' | 'match' | 'score'>): Pattern => ({
  name,
  type: 'PERSON',
  ...pattern,
});

const isListed = (word: string, { isGiven, isSurname }: Gazetteer): boolean => {
  const hash = hashWord(word, 0, word.length);
  return isGiven(hash) || isSurname(hash);
};

/** The plural of a surname that is no other word: teams and goods have names of their own. */
function isFamily(term: string, isSurname: Gazetteer['isSurname'], { isCommon }: Gazetteer): boolean {
  // `the Romans`
  if (/(?:an|er|ish|ese)s$/.test(term)) return false;
  const one = term.slice(0, -1);
  const hash = hashWord(one, 0, one.length);
  return isSurname(hash) && !isCommon(hash) && !isCommon(hashWord(term, 0, term.length));
}

/** Names behind words that introduce somebody, of which no list needs to know them; everyday words are none. */
export const introducedName = (gazetteer: Gazetteer): PatternRecognizer => {
  const isNobody = (word: string): boolean => gazetteer.isCommon(hashWord(word, 0, word.length));
  const named = (pattern: Pattern): Pattern => ({
    ...pattern,
    validate: (term) => !term.split(/[ -]/).some(isNobody),
    valid: pattern.score,
    score: 0,
  });
  return {
    name: 'names/introduced',
    types: ['PERSON'],
    patterns: [
      // `Thirumurugan s/o Palaniappan`
      person('parent of somebody', {
        lead: `${CHILD_OF}\\.?:? ${COURTESY}`,
        match: `${INTRODUCED}${END}`,
        score: 0.75,
      }),
      // `call Zarine on 98205 50147`
      named(
        person('somebody to call', {
          lead: r`(?:[Cc]all|[Cc]ontact|[Rr]ing|[Pp]hone|[Tt]ext|[Tt]exted|[Rr]ang|[Cc]alled|[Ww]hats[Aa]pp|[Rr]each|[Mm]essage|[Aa]sk for|[Ss]peak (?:to|with)|[Gg]et hold of) `,
          match: r`${WORD}(?: ${WORD})?${PHONE}`,
          score: 0.6,
        }),
      ),
      // `Broker in Tralee, ask for Eimear.`
      {
        ...person('somebody to ask for', {
          lead: '(?:[Aa]sk(?:s|ed|ing)? for|[Cc]opy in|[Cc]opied in|[Cc]opying in) ',
          match: r`${WORD}(?=[,.;)!?]|\s{0,2}(?:\n|$)| (?:please|or|and|at|in|when|too|on)(?!\p{L}))`,
          score: 0,
        }),
        validate: (term) => !isNobody(term) && isListed(term, gazetteer),
        valid: 0.55,
      },
      // `a fella called Gintaras`
      named(
        person('somebody called', {
          lead: `(?:${SOMEBODY}) (?:called|named|by the name of|name of) `,
          match: `${INTRODUCED}${END}`,
          score: 0.6,
        }),
      ),
      // `the claims handler is Tegid.`
      named(
        person('role and name', {
          lead: `(?:${ROLE}) (?:is|was|will be) (?:called |named )?`,
          match: r`${WORD}(?: ${WORD})?(?=[,.;)"]|\s{0,2}(?:\n|$)| (?:and|who|but|at|from|in|on) )`,
          score: 0.55,
        }),
      ),
      // `his late father Stanislaus` is found by the relation, `the late Stanislaus` by this.
      named(
        person('somebody dead', {
          lead: '(?:[Tt]he|[Hh]is|[Hh]er|[Mm]y|[Oo]ur|[Tt]heir) late ',
          match: r`${INTRODUCED}(?=[,.;:)'’]|\s{0,2}(?:\n|$)| (?:and|was|is|had|of|who|wanted|died|left)(?!\p{L}))`,
          score: 0.55,
        }),
      ),
      person('role in quotes', {
        lead: r`(?:tenant|customer|suspect|victim|witness|male|female|man|woman|guy|resident|client|associate|employee|dealer|runner|named|calls himself|calls herself) ["“]`,
        match: r`(?!The |A |An )${WORD}(?=[,.]?["”])`,
        score: 0.6,
      }),
      // `the Buckleys next door`
      {
        ...person('family', {
          lead: '(?<![\\p{L}])(?:the|The) ',
          match: r`(?:O')?\p{Lu}\p{Ll}{3,18}s(?=[),.;]|' \p{Ll}| (?:at|from|who|did|do|said|about)(?!\p{L}))`,
          score: 0,
        }),
        validate: (term) => isFamily(term, gazetteer.isFrequentSurname, gazetteer),
        valid: 0.7,
      },
      {
        ...person('family that does something', {
          lead: '(?<![\\p{L}])(?:the|The) ',
          match: r`(?:O')?\p{Lu}\p{Ll}{4,18}s(?= (?:next door|across the|upstairs|downstairs|(?:have|had) (?:offered|moved|sold|bought|signed|paid|complained|agreed|a|their|two|three)|are (?:current|away|selling|moving|coming|both)|own|live|lived|moved|sold|bought|paid|owe|owed|signed)(?!\p{L}))`,
          score: 0,
        }),
        validate: (term) => isFamily(term, gazetteer.isSurname, gazetteer),
        valid: 0.7,
      },
      person('known to somebody as', {
        lead: r`(?:known (?:to (?:him|her|me|us|them|police|witnesses) |locally )?(?:only )?as|calls? (?:him|her)self|goes by|nickname of|nickname is) ["“'\x60]`,
        match: r`(?!The |A |An )${WORD}(?: ${WORD}){0,2}(?=[,.]?["”'\x60])`,
        score: 0.65,
      }),
      // `it belongs to Fiadh (9)`
      named(
        person('with whom somebody lives', {
          lead: '(?:belongs to|belonging to|lives with|lived with|living with|stays with|staying with|moved in with|shares a (?:flat|house|room|car) with|broke up with|married to|engaged to|divorced from|in the care of|picked up by|dropped off by|babysat by|looked after by|raised by) ',
          match: r`${WORD}(?: ${WORD})?(?=[,.;:)(!?]|\s{0,2}(?:\n|$)| (?:and|who|but|at|from|in|on|since|until|for|because|now|\())`,
          score: 0.55,
        }),
      ),
      // `dile a la Yesenia`
      {
        ...person('with an article', {
          lead: '(?:[Dd]ile a|[Dd]ígale a|[Dd]iles a|[Ll]lama a|[Ll]lamé a|[Vv]i a|[Pp]regúntale a|[Ii]nvit[ée] a|[Ll]legó|[Vv]ino|[Ss]e fue|[Dd]ijo|[Mm]e contó) (?:la|el) ',
          match: r`${WORD}(?=[,.;)!?]|\s{0,2}(?:\n|$)| \p{Ll})`,
          score: 0,
        }),
        validate: (term) => !isNobody(term) && isListed(term, gazetteer),
        valid: 0.55,
      },
      // `my cousin laquan`: rare words in small letters, behind kin that is somebody's.
      {
        ...person('kin in small letters', {
          lead: `(?:my|her|his|our|their|ur|ya|thy) (?:(?:little|lil|big|baby|older|younger|best|twin|late) )?(?:${SMALL_KIN}) `,
          match: r`\p{Ll}{4,14}(?![\p{L}\p{N}_@'-]|\.[\p{L}\p{N}])`,
          score: 0,
        }),
        validate: (term) => !isNobody(term) && !CHAT.has(term) && !/(?:ing|in|ed|ly|na|nt|less|able|ful)$/.test(term),
        valid: 0.51,
      },
      // `id- 4417 name- Farrukh Beg class- BBA`, as forms are filled on a telephone.
      person('name before a hyphen', {
        lead: r`(?<!(?:brand|file|user|drug|generic|company|product|trade|screen|domain|team|project|course|host) )(?:[Nn]ame|NAME) ?- {1,2}`,
        match: r`${WORD}(?: ${WORD}){1,2}${END}`,
        score: 0.6,
      }),
      // `mi primo Gamaliel`, `ma cousine Aïssata`
      named(
        person('kin in other languages', {
          lead: `(?:${OWNER_ABROAD}) (?:${KIN_ABROAD}) `,
          match: r`${WORD}(?=[,.;:)(!?]|\s{0,2}(?:\n|$)| \p{Ll})`,
          score: 0.55,
        }),
      ),
      // `NP Strand aware`: the word behind says that it is somebody.
      person('staff who knows', {
        lead: '(?<![\\p{L}\\p{N}])(?:NP|PA-C|PA|RN|LPN|LVN|CNA|MD|DO|RT|RRT|SW|CM|PharmD|APRN) ',
        match: r`(?!Supervisor|Office|Team|Staff|Student|Manager|On|Consult|Clinic|Service|Coverage|Order|Case|Charge|Night|Day|Also|And|Both|Will|Not|Was|Has)${WORD}(?= (?:aware|notified|paged|updated|informed|made aware|called|at bedside|here now|cosigned|witnessed)(?!\p{L}))`,
        score: 0.6,
      }),
      // `minor daughter, A.P. (born 2016)`
      person('initials of kin', {
        lead: '(?:daughters?|sons?|child|children|sister|brother|niece|nephew|grandson|granddaughter|stepson|stepdaughter|ward)(?:,|:)? ',
        match: r`(?!U\. ?[SKN]\.|D\. ?C\.|P\. ?O\.|N\. ?Y\.|L\. ?A\.)\p{Lu}\.(?: ?\p{Lu}\.){1,2}(?!\p{L}|\p{Lu}\.)`,
        score: 0.6,
      }),
      // `Preferred name: Az`
      person('what somebody is called', {
        lead: '(?:[Pp]referred [Nn]ame|[Nn]ickname|[Kk]nown as|[Ll]ikes to be called)(?: is)?: {1,4}',
        match: r`\p{Lu}\p{Ll}{1,20}(?=[ \t]{0,4}(?:[,;(\n]|\r|$))`,
        score: 0.65,
      }),
    ],
  };
};
