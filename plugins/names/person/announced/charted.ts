import type { Pattern, PatternRecognizer } from '../../../../core/index.js';

const r = String.raw;
export const NAME = r`\p{Lu}[\p{Ll}'’]{1,15}(?:-\p{Lu}\p{Ll}{1,14})?`;
const END = r`(?![\p{L}\p{N}_'’-])`;

const KIN =
  'wife|husband|husb|spouse|mother|father|mom|mum|dad|son|daughter|dtr|sister|brother|sis|bro|aunt|uncle|niece|nephew|cousin|grandson|granddaughter|grandmother|grandfather|' +
  'grandma|grandpa|mgm|mgf|pgm|pgf|gdtr|gdson|gr-daughter|gr-son|partner|fiancee?|girlfriend|boyfriend|gf|bf|fob|friend|neighbou?r|roommate|caregiver|stepson|stepdaughter|stepmom|stepdad|' +
  'son-in-law|daughter-in-law|sister-in-law|brother-in-law|mother-in-law|father-in-law|twin|doula|sitter|guardian|poa|hcp|hcpoa|proxy|nok';
const SEVERAL =
  'wives|sons|daughters|dtrs|sisters|brothers|kids|children|siblings|sibs|grandchildren|grandkids|twins|nieces|nephews|roommates|friends|parents|grandsons|granddaughters|cousins|aunts|uncles';
/** What stands in brackets behind a relation and is no name. */
export const NO_NAME = r`(?!(?:Age|Alive|Also|Adult|Adopted|Aged|And|Both|Caregiver|Deceased|Dec|Died|Divorced|Dob|Does|Eldest|Emergency|English|Estranged|Ex|Former|From|Full|Guardian|Half|Has|Health|Healthy|Her|Here|His|Home|In|Is|Legal|Late|Lives|Living|Local|Maternal|Mother|Native|Nephew|No|None|Not|Now|Nurse|Older|Oldest|Only|Our|Own|Paternal|Phone|Poa|Pregnant|Present|Primary|Proxy|Retired|Same|See|Separated|She|Since|Spanish|Spouse|Step|The|Their|Twin|Unknown|Was|Well|Who|With|Yes|Young|Younger|Youngest|Maybe|Married|Single|Widow|Widowed|Widower|January|February|March|July|September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday)(?!\p{L}))`;

const person = (name: string, pattern: Omit<Pattern, 'type' | 'name'>): Pattern => ({
  name,
  type: 'PERSON',
  ...pattern,
});

/** Letters of staff that are the letters of something else. */
const NO_INITIALS = r`(?!(?:AM|BID|BP|CBC|CCU|CNA|CNM|CT|DC|DME|DNR|DO|DR|ECG|ED|EEG|EKG|EMR|EMS|EMT|END|ER|FYI|GI|GP|HR|ICU|ID|II|III|IM|INR|IR|IT|IV|IVF|LPN|LVN|MA|MD|ME|MRI|NA|NG|NICU|NKA|NO|NP|NPO|OB|OK|OR|OT|PA|PCP|PE|PM|PO|PRN|PSA|PT|QD|RD|RN|RPH|RR|RT|RX|SLP|SQ|ST|STI|SW|TB|TBD|TID|TSH|UA|UK|US|UTI|VS|XR|YES)(?![A-Z]))`;
const INITIALS = r`${NO_INITIALS}[A-Z]{2,3}`;
/** What a laboratory counts by. */
const NO_UNIT = r`(?!(?:ml|dl|hpf|lpf|kg|hr|hrs|day|min|mg|mm|pm|am|lb|or|and|wk|mo|yr)(?!\p{L}))`;

/**
 * Names in the short forms of charts, which need no list of names: behind relations in brackets, with ages in brackets,
 * initials of staff behind what they did, and the fields of messages.
 */
export const chartedName: PatternRecognizer = {
  name: 'names/charted',
  types: ['PERSON', 'USERNAME'],
  patterns: [
    // `Wife (Dot, 89)`, `granddaughter (Folake)`
    person('in brackets behind a relation', {
      lead: r`(?:${KIN}|${capitals(KIN)}) \("?`,
      match: r`${NO_NAME}${NAME}(?:(?: \p{Lu}\p{Ll}{1,15}){0,2})(?="?\)|"?, ?\(?(?:\d{1,3}|age|cell|ph|at|lives|POA|HCP|phone|POC)(?!\p{L}))`,
      score: 0.6,
    }),
    // `Daughters, Fern (62) and Opal (60)`, `kids Obi (11) and Nkechi (8)`
    person('first of several, with an age', {
      lead: r`(?:${SEVERAL}|${capitals(SEVERAL)}|${KIN}|${capitals(KIN)})(?:,|:| -)? `,
      match: r`${NO_NAME}${NAME}(?= \(\d{1,2} ?(?:y|yo|mo|m|y/o)?\))`,
      score: 0.65,
    }),
    // `goes by Mimi`, `AKA: GENE`
    person('called', {
      lead: r`(?:goes by|likes to be called|prefers to be called|prefers(?= ["“'])|prefers the name|answers to|known to (?:friends|family) as) (?:the name )?["“']?`,
      match: r`(?!(?:He|She|They|Them|His|Her|Mr|Mrs|Ms|Dr|Miss)(?!\p{L}))${NAME}${END}`,
      score: 0.6,
    }),
    person('alias in capitals', {
      lead: r`(?:AKA|A\.K\.A\.|ALIAS|NICKNAME|MAIDEN NAME)(?: ?:| ) ?["“]?`,
      match: r`(?!(?:DOB|SEX|SSN|NONE|N/A|NA|UNK|UNKNOWN|NAME|MALE|FEMALE)(?!\p{L}))\p{Lu}[\p{Lu}'-]{2,14}(?: \p{Lu}[\p{Lu}'-]{2,14})?(?="?\s{0,3}(?:[\n,;)]|$| {2}))`,
      score: 0.6,
    }),
    // `Pt 4T-19 Rasmussen: vanco trough`
    person('behind a bed', {
      lead: r`(?:[Pp]t|PT|[Rr]m|RM|[Bb]ed|BED|[Rr]oom)\.? (?:[A-Z0-9]{1,6}-)?\d{1,4}[A-Z]?(?:-\d)?[:,]? `,
      match: r`(?!(?:Is|Was|Has|On|Off|The|To|Pt|Needs|Wants|For|Due|And|Hip|Post|Left|Right|Chest|Pain|Family|Bed|Call|Days?|Patient|Door|Nurse)(?!\p{L}))\p{Lu}\p{Ll}{2,14}(?:-\p{Lu}\p{Ll}{2,14})?(?=[:;,] )`,
      score: 0.55,
    }),
    // `GRANDSON JAH'MIR`
    person('in capitals with an apostrophe', {
      lead: '(?:SON|DAUGHTER|DTR|GRANDSON|GRANDDAUGHTER|WIFE|HUSBAND|BROTHER|SISTER|MOTHER|FATHER|NIECE|NEPHEW|FRIEND|PT|PATIENT):? ',
      match: r`\p{Lu}{1,10}['’]\p{Lu}{2,12}(?![\p{L}\p{N}_'’-])`,
      score: 0.65,
      validate: (term) => !/['’]S$/u.test(term),
      valid: 0.65,
    }),
    // `SEES KIMURA ENT`, `D/W OSEI.`
    person('in capitals behind what was done', {
      lead: '(?:SEES|D/W|S/W|SEEN BY|FOLLOWED BY|CARE OF|PER) (?:DR\\.? )?',
      match: r`(?!(?:CARD|NEUR|ONC|ORTH|OPHTH|OPTO|PSYCH|PULM|RENAL|RHEUM|SURG|UROL|VASC|WOUND|HOSP|HOME|PAIN|PODI|DERM|ENDO|GASTR|GYN|OBGYN|PED|PHYS|OCC|SPEECH|SOCIAL|CASE|NUTR|DIET|PHARM|NURS|TEAM|FAM|MOTH|FATH|WIFE|HUSB|SON|DAUG|PRIM|ATTEND|RESID|INTERN|THER|COUNS|SPEC|DENT|EYE|FOOT|HEART|KIDNEY|LIVER|CLINIC|EMERG|INFECT|ALLERG|ANES|RADI|TRAUMA|TRANS|HEM|HEPAT|NEPHR|PCP|PROT|POLIC|PATIENT|PARENT|GUARD|ORDER|HPI|ABOVE|REQUEST|REPORT|RECORD|CHART|NOTE|EMS|STAFF|MONTH|WEEK|YEAR|SHIFT|DOSE|HOUR|MIN|KG|DAY|TUBE|RECTUM|MOUTH|NASAL|VAG|ORAL|NGT|PEG|FLOATERS|DOUBLE|STARS|SPOTS|HALO|LIGHT)[A-Z]{0,14}(?!\p{L}))\p{Lu}[\p{Lu}'-]{3,14}(?=[ ](?:ENT|GI|GYN|MD|DO|NP|PA|CARDS?|NEURO|ONC|PULM|RENAL|ORTHO|URO|DERM|PSYCH|ENDO|RHEUM)(?!\p{L})|[.,;)]|\s{0,2}(?:\n|$))`,
      score: 0.5,
    }),
    // `-TW` at the end of an entry
    person('initials behind a dash', {
      lead: r`(?<=[.!?)] {0,3}|\d {1,3})[-–—~]{1,2} ?`,
      match: r`${INITIALS}(?=,? ?(?:RN|LPN|MD|MA|CMA|NP|PA|RDH|DVM)?[ \t]{0,3}(?:\r?\n|$))`,
      score: 0.5,
    }),
    // `transcribed by LMP/yt`, `witness T.R.`, `read back LK.`
    person('initials behind what was done', {
      lead: r`(?:[Tt]ranscribed by|[Tt]yped by|[Tt]yped|[Dd]ictated by|[Dd]ict by|[Ss]igned by|[Rr]eviewed by|[Rr]ead back(?: by)?|[Ww]itness(?:ed)?(?: by)?|[Ii]nitials?|[Ii]nit|[Pp]hleb(?:otomist)?|[Ss]cored by|[Pp]repped by|[Cc]ollected by|[Dd]rawn by|[Gg]iven by|[Cc]harted by|[Tt]ech|[Vv]erified by|[Ee]ntered by|[Cc]hecked by|[Cc]oll by|[Aa]dmin(?:istered)? by|[Cc]ounted by|REVIEWED \d{1,2}/\d{1,2}(?:/\d{2,4})?|TYPED BY|WITNESS|DRAWN BY)(?: ?[:(]{1,2} ?| )`,
      match: r`(?!(?:PIN|OTP|SMS|KBA|DOB|SSN|HR|IT|QA)(?!\p{L}))(?:${INITIALS}(?:/(?:[A-Z]{2,4}|${NO_UNIT}[a-z]{2,4}))?|[A-Z]\.(?: ?[A-Z]\.){1,2})(?=[.,;)]|\s{2}|\s?\n|\s?$| \d)`,
      score: 0.55,
    }),
    // `HG/sp` at the end of a letter: who dictated, who typed.
    person('initials of who dictated and who typed', {
      match: r`(?<![\p{L}\p{N}/])${INITIALS}[/:]${NO_UNIT}[a-z]{2,3}(?![\p{L}\p{N}/])(?=[.,;]?(?:\s{2}|\s?\n|\s?$| ?#|, ?job))`,
      score: 0.5,
    }),
    // `override by kmurphy2`, `my login (koberholtz88)`
    {
      name: 'letters and digits of a login',
      type: 'USERNAME',
      lead: r`(?:by|user|username|user name|login|handle|screen name|gamertag|instagram|insta|ig|snapchat|snap|tiktok|discord|telegram|venmo|cashapp)(?::| is| =)? ?\(?["“@]?`,
      match: r`(?!(?:age|arm|aug|block|chapter|class|cohort|covid|cycle|day|dec|eq|factor|feb|fig|figure|floor|gate|grade|group|http|hour|hr|jan|june?|july?|level|line|mar|max|min|month|mp|node|nov|oct|option|page|part|phase|pod|python|quarter|room|round|sept?|shift|stage|state|step|table|team|tier|type|unit|v|ver|version|visit|vitamin|vit|vol|week|wk|year|yr|zone)\d)(?=[a-z._]{0,15}[a-z]{3})[a-z]{3,15}(?:[._][a-z]{1,12})?_?\d{1,4}(?![\p{L}\p{N}_@(/%-]|\.[\p{L}\p{N}])`,
      score: 0.5,
    },
    // `DELACROIX^ANTOINE^J` outside of a message
    person('parts of a name in a message', {
      match: r`(?<![\p{L}\p{N}^&-])(?=[^\s|]{8})(?![A-Z]{3}\^\p{Lu}\p{Ll})\p{Lu}[\p{L}'-]{1,24}\^(?!(?:LN|SCT|LOINC|SNOMED|ICD|CPT|HCPCS|NDC|UCUM|LOCAL)(?![\p{L}-]))\p{Lu}[\p{L}'-]{1,24}(?:\^\p{Lu}[\p{L}'-]{0,20}){0,2}(?![\p{L}\p{N}])`,
      score: 0.7,
    }),
  ],
};

/** `Wife|Husband` */
function capitals(words: string): string {
  return words
    .split('|')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('|');
}
