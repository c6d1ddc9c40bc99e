import type { Pattern, PatternRecognizer } from '../../../../core/index.js';
import { eitherCase, lexiconPattern } from '../../../../kit/index.js';

const WORD = "\\p{Lu}[\\p{L}\\p{N}'&-]{1,24}";

/** Trades whose businesses are named after their owners. */
const TRADES = lexiconPattern('organization-words', { class: 'trade' });

/** Occupations, and what drivers do, before `for` or `at` and an employer. */
const EMPLOYEES = eitherCase(lexiconPattern('organization-words', { class: 'employee', language: 'en' }));

/** Phrases before an employer: `employed by`, `arbeitet bei`. */
const BEFORE_EMPLOYER = eitherCase(lexiconPattern('organization-words', { class: 'before-employer' }));

/** Labels of fields that hold an organisation: `Employer`, `Krankenkasse`. */
const LABELS = eitherCase(lexiconPattern('organization-words', { class: 'label-of-one' }));
/** Labels of fields that hold an organisation or a person: `Client`, `Vermieter`. */
const PARTIES = eitherCase(lexiconPattern('organization-words', { class: 'label-of-a-party' }));
/** What stands there instead of one: titles and months, and `self-employed`. */
const NO_LABELLED = lexiconPattern('not-a-name', { class: 'before-employer', language: 'en' });
const INSTEAD = eitherCase(lexiconPattern('organization-words', { class: 'instead-of-one' }));

/** Prepositions between a health insurer or bank and its region: `CAF de la Somme`. */
const FUND_OF = lexiconPattern('organization-words', { class: 'between-fund-and-region' });

const labelled = (labels: string): Pick<Pattern, 'lead' | 'match'> => ({
  lead: `(?<=(?:^|[\\n|;\\t(]|\\d[.)]? | {2}) ?)(?:${labels})["']?(?: ?[:=] {0,20}|\\t| {2,20})["']?`,
  match: `(?!(?:${NO_LABELLED}|${INSTEAD})(?!\\p{L}))${WORD}(?: (?:(?:&|and|und|et|y|de|del|der|of|am) )?${WORD}){0,5}(?= ?(?:$|[\\n\\r\\t,;|(.]| ))`,
});

/** Employers: capitalised words after *works at*, *employed by*, *CEO of*. */
export const employer: PatternRecognizer = {
  name: 'names/employer',
  types: ['ORGANIZATION'],
  patterns: [
    {
      type: 'ORGANIZATION',
      lead: `(?:(?:[Ww]ork(?:s|ed|ing)?|[Ii]ntern(?:s|ed|ing)?) (?:at|for)|(?:[Cc]o-?)?[Ff]ounder of|(?:CEO|CFO|CTO|COO|VP|[Pp]resident|[Cc]hairman|[Cc]hairwoman|[Ss]pokes(?:man|woman|person)) (?:at|of|for)|(?:${EMPLOYEES}) (?:for|at|with)|${BEFORE_EMPLOYER}) `,
      match: `(?!(?:${lexiconPattern('not-a-name', { class: 'before-employer', language: 'en' })})\\b)${WORD}(?: ${WORD}){0,3}`,
      score: 'cue:label',
    },
    // `Employer: Coppervale School District`, `2. Arbeitgeber  Dachbau Hünefeld`
    {
      name: 'behind its label',
      type: 'ORGANIZATION',
      ...labelled(LABELS),
      score: 'cue:word',
    },
    // `Client: Harcourt Freight`; what is certainly a person stays one.
    {
      name: 'behind the label of a party',
      type: 'ORGANIZATION',
      ...labelled(PARTIES),
      score: 'cue:hint',
    },
    // `die Firma Heiztechnik Löwe`
    {
      name: 'behind the word for a firm',
      type: 'ORGANIZATION',
      lead: `(?:${eitherCase(lexiconPattern('organization-words', { class: 'firm-before-name' }))}|(?<=[Ll]a |[Uu]na )[Ee]mpresa|(?<=[Ll]a )[Ss]ociété|(?<=[Ll]a )[Ss]ocietà) `,
      match: `(?!(?:In|Die|Der|Das|Mit|Und|La|El|Il)(?!\\p{L}))${WORD}(?: ${WORD}){0,2}`,
      score: 'cue:word',
    },
    // `la SCI Les Mésanges`
    {
      name: 'French form in front',
      type: 'ORGANIZATION',
      match: `(?:SCI|SARL|EURL|SELARL|SCP|GAEC|EARL|SCEA|SASU) (?:Les? |La |L')?${WORD}(?: (?:de |du |des |de la |et )?${WORD}){0,2}(?![\\p{L}\\p{N}])`,
      score: 'form:typical',
    },
    // Trades before the name of the owner: `Menuiserie Le Goff et Fils`, `Loodgietersbedrijf Gebr. Hendriks`.
    {
      name: 'trade and owner',
      type: 'ORGANIZATION',
      match: `(?:${TRADES}) (?:Gebr\\. |F\\.lli |Fratelli |Hermanos |Irmãos |Hnos\\. )?${WORD}(?: ${WORD}){0,2}(?: (?:et Fils|& Zn\\.|& Zonen|en Zonen|e Figli|e Filhos|e Hijos|y Hijos|und Söhne|und Sohn|& Söhne|& Sohn|et Associés))?(?![\\p{L}\\p{N}])`,
      score: 'form:usual',
    },
    // Health insurers and banks with the name of their region: `AOK NordWest`, `CAF de la Somme`.
    {
      name: 'fund of a region',
      type: 'ORGANIZATION',
      match: `(?:${lexiconPattern('organization-words', { class: 'fund' })}) (?:(?:${FUND_OF}|${FUND_OF.toUpperCase()}) |de l')?(?!(?:Bad|IBAN|BIC|Konto|Filiale|Nr)(?!\\p{L}))${WORD}(?:[ -]${WORD})?(?![\\p{L}\\p{N}])`,
      score: 'form:usual',
    },
  ],
};
