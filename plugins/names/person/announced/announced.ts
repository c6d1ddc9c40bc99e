import type { Pattern, PatternRecognizer } from '../../../../core/index.js';

const r = String.raw;
const WORD = r`\p{Lu}[\p{L}'-]{1,20}`;
const END = r`(?![\p{L}\p{N}_])`;

const NO_PERSON: ReadonlySet<string> = new Set(
  'US UK UN DC IV IM PO PR AM PM MD DO RN PA ER ED OR OT OB PT IR CT TV HR AI'.split(' '),
);

const CHILD_OF = r`(?:hij[oa]s? de |filh[oa]s? de |figli[oa] d[ei]l? (?:fu )?|(?:fils|fille) de |fils d'|fille d')(?:D\.ª? ?|don |doña )?`;

/** Words that begin the next field of a line of a bank statement. */
const FIELD = `(?:CONCEPTO|CONCEPT|NIF|NIE|DNI|CIF|REF|REFERENCIA|IBAN|BIC|CUENTA|CTA|IMPORTE|FECHA|CAUSALE|CONTO|IMPORTO|DATA|VALUTA|CRO|TRN|MOTIF|COMPTE|MONTANT|LIBELLE|CONTA|VALOR|DESCRITIVO|VERWENDUNGSZWECK|BETRAG|KONTO|DATUM|WERT|OMSCHRIJVING|BEDRAG|REKENING|BANCO|BANCA|BANK|CAJA|CAIXA|EMPRESA|SOCIEDAD|CLIENTES|SU|EL|LA|LOS|LAS|OTRA|OTRO|TERCEROS|FACTURA|RECIBO|NOMINA|ALQUILER)(?![\\p{L}])`;
/** Letters said one by one, but not the alphabet and not one letter again and again. */
function isSpelled(term: string): boolean {
  const letters = term.replace(/[ -]/g, '').toLowerCase();
  if ('abcdefghijklmnopqrstuvwxyz'.includes(letters) || new Set(letters).size < 3) return false;
  // `c b c c m p`: tests, dictated one behind the other.
  return /[aeiouy]/.test(letters) && !/[^aeiouy]{5}/.test(letters);
}

const person = (name: string, pattern: Pick<Pattern, 'lead' | 'match' | 'score'>): Pattern => ({
  name,
  type: 'PERSON',
  ...pattern,
});

/** Names behind what hardly announces anything else: `aka`, `PAY TO`. */
export const announcedName: PatternRecognizer = {
  name: 'names/announced',
  types: ['PERSON'],
  patterns: [
    person('alias in quotes', {
      lead: r`(?:aka|AKA|a\.k\.a\.|A\.K\.A\.|[afn]/k/a|[AFN]/K/A|alias|ALIAS|nicknamed|goes by|going by|known as|street name|moniker|preferred name|nickname)(?: of)?:? ?["“'\x60]`,
      match: r`(?!The |A |An )${WORD}(?: ${WORD}){0,2}(?=[,.]?["”'\x60])`,
      score: 0.65,
    }),
    person('relation in quotes', {
      lead: r`(?:son|daughter|wife|husband|brother|sister|mother|father|mom|mum|dad|uncle|aunt|cousin|nephew|niece|partner|friend|girlfriend|boyfriend|roommate|neighbou?r|foreman|boss|supervisor|coworker|colleague|teacher|coach|driver|landlord|classmate|Mr\.?|Mrs\.?|Ms\.?|Miss)(?:-in-law)?,? ["“]`,
      match: r`${WORD}(?=[,.]?["”])`,
      score: 0.6,
    }),
    // `Initials J-K`, `w/ pt initials KR`
    person('initials labelled', {
      lead: '(?:[Ii]nitials|INITIALS):? {1,4}',
      match: r`[A-Z](?:[-. ]?[A-Z]\.?){1,3}(?![\p{L}\p{N}_-])`,
      score: 0.6,
    }),
    // `Juvenile in rear, A.K., 9.`
    person('initials with an age', {
      match: r`(?<![\p{L}\p{N}.])[A-Z]\.[A-Z]\.(?:[A-Z]\.)?(?=(?:, (?:aged? )?| \((?:aged? )?)\d{1,2}[,.;)])`,
      score: 0.55,
    }),
    person('alias', {
      lead: '(?:aka|AKA|a\\.k\\.a\\.|A\\.K\\.A\\.|[afn]/k/a|[AFN]/K/A|nicknamed|goes by|going by) ',
      match: r`(?!(?:The|A|An)\b)\p{Lu}\p{Ll}[\p{L}'-]{0,20}(?: ${WORD}){0,2}${END}`,
      score: 0.5,
    }),
    // `Folks call me Duke.`
    person('called', {
      lead: '(?:(?:call|calls|called|calling|named|nicknamed) (?:me|him|her|us|them|myself|himself|herself)|(?:prefers|wants|likes|wishes|asks|asked) to be (?:called|addressed as)) ',
      match: r`(?!(?:The|A|An|On|At|In|To|Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)(?:day)?\b|January|February|March|April|June|July|August|September|October|November|December|Christmas|Easter)\p{Lu}\p{Ll}[\p{L}'-]{1,20}(?=[.,;!?"”)]| (?:and|because|since|but|for|or)(?!\p{L})|\s{0,2}(?:\n|$))`,
      score: 0.5,
    }),
    // `In re the Parentage of: H.M.V., a minor child`
    // `PC 4471 Danvers`
    person('officer by number', {
      lead: r`(?<![\p{L}\p{N}])(?:PC|WPC|PCSO|DC|DS|PS|Sgt|Sergeant|Constable|Const|Cst|Officer|Ofc|Deputy|Trooper|Tpr|Garda)\.? #?[A-Z]?\d{2,4}[A-Z]? `,
      match: r`(?!January|February|March|April|May|June|July|August|September|October|November|December)\p{Lu}\p{Ll}[\p{L}'-]{1,20}${END}`,
      score: 0.7,
    }),
    // `seller Estate of Philbrick`
    // `NOKUTHULA MKHIZE (born CELE)`
    person('birth name in brackets', {
      lead: r`\((?:[Bb]orn|BORN|[Ff]ormerly|FORMERLY|[Nn]ée?|NÉE?|NEE|nee) `,
      match: r`${WORD}(?: ${WORD})?(?=\))`,
      score: 0.6,
    }),
    // `Resident "DW" had dementia`
    person('initials in quotes', {
      lead: r`(?:[Rr]esident|[Pp]atient|[Cc]hild|[Ww]itness|[Vv]ictim|[Cc]omplainant|[Aa]pplicant|[Cc]laimant|[Ss]ervice [Uu]ser|[Pp]upil|[Ss]tudent|[Cc]lient) ["“'‘]`,
      match: r`[A-Z]{2,3}(?=["”'’])`,
      score: 0.6,
    }),
    person('estate', {
      lead: '(?:(?<![Rr]eal )[Ee]state of(?: the late)?(?: (?:Col|Capt|Maj|Gen|Lt|Sgt|Rev|Dr|Mrs?|Ms|Miss|Sir|Dame|Hon|Prof|Lady|Lord)\\.?)?|ESTATE OF(?: THE LATE)?) ',
      match: r`(?!The|An?(?! \p{Lu}\.)|THE)${WORD}(?: \p{Lu}\.)?(?: ${WORD}){0,2}${END}`,
      score: 0.76,
    }),
    person('initials of a child', {
      match: r`(?<![\p{L}\p{N}.])\p{Lu}\.(?: ?\p{Lu}\.){1,2}(?=,? (?:an? |the )(?:minor|child|juvenile|infant|ward|protected person)(?!\p{L}))`,
      score: 0.7,
    }),
    person('initials of whom a matter concerns', {
      lead: r`(?:(?:[Pp]arentage|[Gg]uardianship|[Ww]elfare|[Dd]ependency|[Cc]ustody|[Aa]doption|[Ii]nterests?|[Mm]atter|[Mm]other|[Ff]ather|[Pp]arents?|[Gg]uardian|PARENTAGE|GUARDIANSHIP|WELFARE|DEPENDENCY|CUSTODY|ADOPTION|INTERESTS?|MATTER) (?:of|OF):?|[Ii]n re:?) `,
      match: r`\p{Lu}\.(?: ?\p{Lu}\.){1,2}(?!\p{L}|\p{Lu}\.)`,
      score: 0.6,
    }),
    person('initials of somebody', {
      lead: r`(?:[Mm]inors?|[Cc]hild(?:ren)?|[Jj]uvenile|[Ii]nfant|[Pp]atient|[Cc]lient|[Vv]ictim|[Ss]tudent|[Cc]laimant|[Pp]articipant|[Ss]ubject)(?: (?:child(?:ren)?|is|are|was|named))?(?:,|:)? `,
      match: r`\p{Lu}\.(?: ?\p{Lu}\.){1,2}(?!\p{L})`,
      score: 0.6,
    }),
    {
      ...person('initials of a colleague', {
        lead: '(?:d/w|w/|c/w|consult with|reviewed by|discussed with|seen by|signed by) ',
        match: r`\p{Lu}\. ?\p{Lu}\.(?!\p{L}|\p{Lu}\.)`,
        score: 0.5,
      }),
      validate: (term) => !NO_PERSON.has(term.replace(/[ .]/g, '')),
      valid: 0.5,
    },
    // `1.1OKONKWO-REED/ADAEZE MRS  2.1REED/COLM MR`, of a booking: the number of the passenger stands before the surname.
    person('passenger with a number', {
      lead: r`\d{1,2}\.\d{1,2}`,
      match: r`[A-Z][A-Z'-]{1,24}/[A-Z]{1,24}(?: (?!(?:MR|MRS|MS|MISS|MSTR|DR|CHD|INF)(?![A-Z]))[A-Z]{1,24})?(?=(?: (?:MR|MRS|MS|MISS|MSTR|DR|CHD|INF))?(?:[ (]|\r?\n|$))`,
      score: 0.8,
    }),
    // `Who is it? a r c e n e a u x`, as calls are written down.
    {
      ...person('spelled in small letters', {
        match: r`(?<![\p{L}\p{N}'.-])(?<!(?<!\p{L})\p{L} )[a-z](?: [a-z]){4,20}(?![\p{L}\p{N}'])`,
        score: 0.6,
      }),
      validate: isSpelled,
      valid: 0.6,
    },
    // `P-r-e-w-i-t-t?`, of a deposition.
    {
      ...person('spelled with hyphens', {
        match: r`(?<![\p{L}\p{N}'.-])(?<!\p{L}- )[A-Z](?:-[a-z]){4,20}(?![\p{L}\p{N}'-])`,
        score: 0.6,
      }),
      validate: isSpelled,
      valid: 0.6,
    },
    // `casado con Naima`, `vit avec Léa`, `gehuwd met Joris`: in German every noun has a capital there.
    person('spouse or companion', {
      lead: '(?:[Cc]asad[oa]s? (?:en (?:primeras|segundas) nupcias )?con|[Cc]asad[oa] com|[Mm]ariée? (?:à|avec)|[Pp]acsée? avec|[Ss]posat[oa] con|[Cc]oniugat[oa] con|[Gg]ehuwd met|[Gg]etrouwd met|[Vv]erheiratet mit|[Vv]ive con|[Cc]onviv[ei] con|[Vv]it avec|[Vv]ive com|[Mm]ora com|[Ww]oont met|[Ss]amen met|[Aa]compañad[oa] (?:de|por)|[Aa]ccompagnée? (?:de|par)|[Aa]ccompagnat[oa] da|[Bb]egleitet von) ',
      match: r`(?!Kind|Ehe|Familie|Herr|Frau|Dr|Prof|Sr|Sra|Mme|Sig|Thuis)\p{Lu}\p{Ll}[\p{L}'-]{1,20}(?: ${WORD}){0,2}${END}`,
      score: 0.55,
    }),
    // `hijo de Ginés y de Fulgencia`, as papers of courts and the police name parents.
    person('first parent', {
      lead: CHILD_OF,
      match: r`${WORD}(?: ${WORD}){0,2}(?= (?:y|e|et) (?:de |di |da |do |d')?(?:D\.ª? ?|don |doña )?\p{Lu}\p{Ll}{2})`,
      score: 0.6,
    }),
    person('second parent', {
      lead: r`${CHILD_OF}${WORD}(?: ${WORD}){0,2} (?:y|e|et) (?:de |di |da |do |d')?(?:D\.ª? ?|don |doña )?`,
      match: r`${WORD}(?: ${WORD}){0,2}${END}`,
      score: 0.6,
    }),
    // A line of a statement: the fields behind the name are in capitals, too.
    person('party of a payment', {
      lead: `(?:TRANSFERENCIA (?:RECIBIDA |INMEDIATA )?(?:DE|A FAVOR DE|A)|RECIBIDA DE|A FAVOR DE|BIZUM (?:RECIBIDO |ENVIADO )?(?:DE|A)|ORDENANTE|BENEFICIARI[OA]|TITULAR|BONIFICO (?:DA|A FAVORE DI)|A FAVORE DI|ORDINANTE|INTESTATARIO|VIREMENT (?:RECU |EMIS )?(?:DE|VERS|EN FAVEUR DE)|BENEFICIAIRE|TITULAIRE|TRANSFERÊNCIA (?:DE|PARA)|TRANSF.? (?:DE|P/|PARA)|MBWAY (?:DE|PARA)|PIX (?:RECEBIDO |ENVIADO )?(?:DE|PARA)?|KONTOINHABER|AUFTRAGGEBER|EMPFÄNGER|BEGÜNSTIGTER|NAAM|TEGENPARTIJ):? `,
      match: r`(?!${FIELD})\p{Lu}[\p{Lu}'-]{2,20}(?: (?!${FIELD})\p{Lu}[\p{Lu}'-]{1,20}){0,4}(?![\p{L}\p{N}_])`,
      score: 0.72,
    }),
    person('payee', {
      lead: '(?:(?:PAY TO|Pay to|pay to)(?: (?:THE ORDER OF|the order of))?|FAO|F\\.A\\.O\\.):? ',
      match: r`(?:\p{Lu}\.? ){1,2}${WORD}${END}`,
      score: 0.8,
    }),
  ],
};
