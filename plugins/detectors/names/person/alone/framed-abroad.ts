import { OFFICES_ABROAD, PERSON_ROLES } from '../../../../../kit/index.js';
import type { NameWord, Page } from '../../lists/word.js';
import { isBeforeOne, isBehindOne, wordsOf } from './openers.js';

const END = String.raw`(?![\p{L}\p{N}])`;
const any = (words: string): string =>
  words
    .trim()
    .split(/\s*\|\s*/)
    .join('|');

/** What stands behind somebody, and behind hardly anything else, by language. */
const BEHIND: readonly string[] = [
  // German, where every noun has a capital: only what nobody but a person does.
  ` (?:wurde|wird|ist|war) (?:(?:heute|gestern|telefonisch|erneut|bereits|sofort|darüber|vorab|ausführlich|von uns) )?(?:${any(
    'informiert|verständigt|benachrichtigt|aufgeklärt|angerufen|gebeten|einbestellt|befragt|vernommen|verhaftet|verurteilt|belehrt|exmatrikuliert|krankgeschrieben',
  )})`,
  ` hat (?:(?:heute|gestern|telefonisch|erneut|bereits|uns|sich|mir|nicht|mehrfach) ){0,2}(?:${any(
    'angerufen|zugesagt|abgesagt|zugestimmt|unterschrieben|mitgeteilt|gefragt|geschrieben|gemeldet|eingewilligt|gebeten|geweint|berichtet|gesagt|beschwert',
  )})`,
  ` (?:${any(
    'klagt|gibt an|gab an|sagte|meinte|bittet|bat|wohnt|rief|ruft an|verneint|telefonierte|unterschrieb|weigert|verstarb|leidet|antwortete|möchte|berichtet über',
  )})`,
  ', (?:Ehefrau|Ehemann|Tochter|Sohn|Mutter|Vater|Schwester|Bruder|Lebensgefährt(?:e|in)|Betreuer(?:in)?|geboren|geb\\.)',
  // French
  ` (?:n['’])?(?:a|avait|est|était|sera|a été|avait été) (?:(?:bien|déjà|aussi|pas) )?(?:${any(
    'informée?|prévenue?|hospitalisée?|contactée?|convoquée?|opérée?|examinée?|licenciée?|entendue?|téléphoné|appelé|répondu|signé|refusé|accepté|rappelé|déclaré|dit|écrit|décédée?|venue?',
  )})`,
  ` (?:${any('se plaint|téléphone|téléphonera|rappellera|souhaite|déclare|habite|signale|pleure|nie|affirme|répond|travaille|refuse')})`,
  ', (?:(?:son|sa) )?(?:épouse|époux|mari|femme|fille|fils|mère|père|sœur|soeur|frère|compagne|compagnon|née? le)',
  // Spanish
  ` (?:fue|ha sido|será|está|estaba) (?:${any(
    'informad[oa]|avisad[oa]|atendid[oa]|trasladad[oa]|ingresad[oa]|dad[oa] de alta|vist[oa] por|operad[oa]|citad[oa]|detenid[oa]|entrevistad[oa]|despedid[oa]|derivad[oa]',
  )})`,
  ` (?:ha|había) (?:${any('llamado|dicho|firmado|aceptado|rechazado|pedido|solicitado|acudido|fallecido|escrito|respondido|contestado|venido')})`,
  ` (?:${any('refiere|niega|acude|acudió|llamó|dijo|vive|solicita|se queja|firmó|falleció|comenta|trabaja|respondió|declaró')})`,
  ', (?:su )?(?:espos[oa]|marido|mujer|hij[oa]|madre|padre|herman[oa]|pareja|nacid[oa])',
  // Italian
  ` (?:è|era|sarà) (?:stat[oa] )?(?:${any(
    'informat[oa]|avvisat[oa]|visitat[oa]|dimess[oa]|trasferit[oa]|ricoverat[oa]|operat[oa]|convocat[oa]|contattat[oa]|sentit[oa]|licenziat[oa]|arrestat[oa]|decedut[oa]|venut[oa]',
  )})`,
  ` (?:ha|aveva) (?:${any('chiamato|detto|firmato|accettato|rifiutato|chiesto|telefonato|scritto|risposto|riferito|dichiarato')})`,
  ` (?:${any('riferisce|nega|telefona|vive|abita|lamenta|dichiara|lavora|rifiuta')})`,
  ', (?:su[ao] )?(?:moglie|marito|figli[oa]|madre|padre|sorella|fratello|compagn[oa]|nat[oa] il)',
  // Portuguese
  ` (?:foi|será|está|estava) (?:${any(
    'informad[oa]|avisad[oa]|observad[oa]|internad[oa]|transferid[oa]|operad[oa]|convocad[oa]|contactad[oa]|ouvid[oa]|despedid[oa]|detid[oa]',
  )})`,
  ` (?:${any('telefonou|ligou|refere|nega|disse|mora|pediu|assinou|faleceu|veio|recusa|respondeu|trabalha|queixa-se')})`,
  ', (?:sua |seu )?(?:espos[oa]|marido|mulher|filh[oa]|mãe|pai|irmã|irmão|companheir[oa]|nascid[oa])',
  // Dutch
  ` (?:is|werd|wordt|was) (?:(?:reeds|telefonisch|vandaag|gisteren) )?(?:${any(
    'geïnformeerd|ingelicht|opgenomen|ontslagen|overgeplaatst|gebeld|geopereerd|gehoord|overleden|uitgenodigd|aangehouden',
  )})`,
  ` heeft (?:(?:vandaag|gisteren|ons|mij|niet) )?(?:${any('gebeld|getekend|gezegd|gevraagd|geweigerd|aangegeven|afgezegd|ingestemd|geschreven|gereageerd')})`,
  ` (?:${any('belde|belt|zei|zegt|vertelt|vertelde|klaagt|ontkent|woont|vroeg|geeft aan|gaf aan|weigert|tekende|overleed')})`,
  ', (?:echtgenote|echtgenoot|dochter|zoon|moeder|vader|zus|broer|partner|geboren)',
  // Polish
  ` został[a]? (?:${any('poinformowan[ya]|przyjęt[ya]|wypisan[ya]|wezwan[ya]|przesłuchan[ya]|zatrzyman[ya]|poproszon[ya]')})`,
  ` (?:${any('zadzwonił[a]?|powiedział[a]?|zgłasza|mieszka|podpisał[a]?|odmówił[a]?|poprosił[a]?|zmarł[a]?|przyszedł|przyszła|neguje|skarży się|pracuje')})`,
  ', (?:żona|mąż|córka|syn|matka|ojciec|siostra|brat|ur\\.|urodzon[ya])',
  // Swedish
  ` har (?:${any('informerats|ringt|sagt|opererats|skrivits ut|kallats|avlidit|undertecknat|svarat|begärt')})`,
  ` (?:${any('ringde|ringer|säger|sa|sade|bor|klagar|förnekar|uppger|uppgav|vägrar|avled')})`,
  ', (?:hustru|make|maka|dotter|son|mor|far|syster|bror|sambo|född)',
];

/** What stands right before somebody, and before hardly anything else. */
const BEFORE: readonly string[] = [
  '(?:Telefonat|Telefonkontakt|Rücksprache|Gespräch|Absprache|Besprechung|Treffen) mit ',
  '[Ww]ir berichten über ',
  'Unterschrift: ?|gez\\. ',
  '[Nn]ous avons (?:vu|reçu|rencontré) ',
  '(?:[Vv]u|[Dd]iscuté|[Pp]arlé|[Éé]changé|[Rr]endez-vous|[Ee]ntretien) avec |(?:[Aa]ppel|[Tt]éléphoné|[Ss]ignature) (?:à|de) ',
  '(?:transmettre|envoyer|adresser|remettre|transférer|parler|confier) à ',
  '(?:[Hh]ablado|[Cc]omentado|[Cc]onsensuado|[Cc]ita|[Rr]eunión|[Ee]ntrevista) con |[Ll]lamada (?:a|de) |[Hh]emos visto a ',
  '(?:[Aa]visar|[Aa]visado|[Ii]nformar|[Ee]nviar|[Rr]emitir|[Ll]lamar|[Rr]eenviar|[Ee]ntregar) a ',
  '(?:[Pp]arlato|[Dd]iscusso|[Cc]olloquio|[Aa]ppuntamento|[Ii]ncontro|[Cc]oncordato) con |(?:[Cc]hiamata|[Tt]elefonata) (?:a|di|da) ',
  '(?:[Ii]nviare|[Ii]noltrare|[Tt]rasmettere|[Aa]vvisare|[Cc]onsegnare|[Tt]elefonare|[Ss]crivere) a |[Aa]bbiamo (?:visto|visitato|valutato) ',
  '(?:[Ff]alado|[Dd]iscutido|[Cc]ombinado|[Rr]eunião|[Ee]ntrevista) com |[Cc]hamada (?:para|de) |(?:[Oo]bservámos|[Oo]bservamos) ',
  '(?:[Ee]nviar|[Ee]ncaminhar|[Rr]eencaminhar|[Ee]ntregar|[Ll]igar|[Tt]elefonar) (?:a|para) (?:[oa] )?',
  '(?:[Bb]esproken|[Oo]verleg|[Gg]ebeld|[Aa]fspraak|[Gg]esprek|[Oo]verlegd) met |[Ww]ij zagen |(?:doorsturen|sturen|mailen|doorgeven) (?:naar|aan) ',
  '(?:[Rr]ozmawian[oa]|[Rr]ozmowa|[Uu]zgodniono|[Ss]potkanie) z |[Tt]elefon do ',
  '(?:[Pp]ratade|[Tt]alade|[Ss]amtal|[Mm]öte) med |[Rr]ingde ',
];

/** Both together: `Mit Hagenkötter besprochen`, `an Obermoser weiterleiten`, `Laut Haddad keine`. */
const AROUND: readonly (readonly [RegExp, RegExp])[] = [
  [/(?<!\p{L})[Mm]it $/u, /^ (?:besprochen|telefoniert|gesprochen|vereinbart|geklärt|abgestimmt|abgesprochen)/u],
  [
    /(?<!\p{L})[Aa]n $/u,
    /^ (?:weiterleiten|weitergeleitet|senden|gesendet|schicken|geschickt|faxen|übergeben|mailen)/u,
  ],
  [/(?:^|[.\n] {0,2})Laut $/u, /^ (?:\p{Ll}|,)/u],
  [/(?:^|[.\n] {0,2})(?:Selon|Según|Secondo|Segundo|Volgens|Według|Enligt) $/u, /^(?: \p{Ll}|,)/u],
];

const BEHIND_SOMEBODY = new RegExp(`^(?:${BEHIND.join('|')})${END}`, 'u');
const BEFORE_SOMEBODY = new RegExp(`(?<![\\p{L}\\p{N}])(?:${BEFORE.join('|')})$`, 'u');
const WORDS_BEHIND = wordsOf(BEHIND);
const WORDS_BEFORE = wordsOf([...BEFORE, ...AROUND.map(([before]) => before.source)]);
/** Behind the name, the sentence goes on in small letters or ends. */
const GOES_ON = /^(?: \p{Ll}|[.,;:)?!]|\s*$|\s*\n)/u;
/** How German nouns end that are no surnames. */
const NOUN =
  /(?:ung|heit|keit|schaft|tät|dienst|amt|arzt|ärztin|klinik|praxis|stelle|zentrum|kasse|bericht|schein|brief|plan|termin|gespräch|therapie|station|abteilung|team|leitung|polizei|gericht|anwalt|anwältin|nehmer|geber|führer|leiter|pfleger|schwester|eltern|tochter|mutter|vater|frau|kinder|partner|partnerin|betreuer|betreuerin|behörde|firma|verein|verband|büro|labor|bank|schule|versicherung|verwaltung|gesellschaft|apotheke|ambulanz|feuerwehr)$/u;

const OFFICES: ReadonlySet<string> = new Set([...PERSON_ROLES, ...OFFICES_ABROAD]);

/** The frames of `framed.ts` in other languages than English. @param before what stands before the word, @param behind and behind it. */
export const isFramedAbroad = (page: Page, word: NameWord, before: string, behind: string): boolean =>
  ((isBeforeOne(page, word, WORDS_BEHIND) && BEHIND_SOMEBODY.test(behind)) ||
    (isBehindOne(page, word, WORDS_BEFORE) && isBehind(before, behind))) &&
  canBeName(page.view.slice(word.start, word.end));

const canBeName = (text: string): boolean => !NOUN.test(text) && !OFFICES.has(text.toLowerCase());

const isBehind = (before: string, behind: string): boolean =>
  (GOES_ON.test(behind) && BEFORE_SOMEBODY.test(before)) ||
  AROUND.some(([front, back]) => front.test(before) && back.test(behind));
