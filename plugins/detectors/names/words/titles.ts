import { PERSON_ROLES } from '../../../../kit/index.js';

/** Titles and honorifics that are followed by a name and nothing else, in English, German, French, Spanish, Italian, Portuguese and Dutch. */
const SURE = `
shri smt mdm datuk datin encik puan bapak alhaji alhaja hajia
mr mrs ms miss mx messrs dr drs doctor prof professor sir dame rev reverend sgt lieutenant lt capt cpl maj hon
herr herrn frau fräulein hr doktor dipl
mme mlle mmes messieurs monsieur madame mademoiselle maître dre
señor señora señores señoras señorita srta sra sres sras doña dra licenciado licenciada
sig sigg signor signora signori signorina dott dottor dottore dottoressa sigra avv rag
senhor senhora senhores srs doutor doutora exmo exma
dhr mevr mevrouw dokter meneer mej mw drs juffrouw huisarts tandarts
fru fröken frøken frk pani panią pania panie państwo
domnul doamna domnului doamnei domnișoara
née né geborene geborener
mudr mvdr judr phdr paní panem panią panu sayın
κύριε κυρία κύριος κύριο κυρίας κα δρ господин господину госпожа госпоже гражданин гражданка гражданке уважаемый уважаемая
шановний шановна пані пане пана доктор доктора
`;

/** Titles that are everyday words too, so that the name must look like one. */
const WEAK = `
familie eheleute ehepaar geschwister famille famiglia familia família
president senator governor mayor judge justice officer detective nurse captain colonel general major sergeant corporal
congressman congresswoman representative ambassador chancellor minister secretary king queen prince princess pope bishop
father sister brother uncle aunt auntie aunty grandma grandpa coach chairman chairwoman ceo cfo cto director dean
lady lord rabbi imam sheikh sheik emir principal actor actress singer author producer professor-emeritus pastor deacon
atty deputy sheriff trooper commander premier alderman alderwoman councilman councilwoman assemblyman assemblywoman taoiseach ofc ofcr det insp cllr verloskundige fysiotherapeut
attorney counselor physician surgeon therapist dentist pharmacist patient plaintiff defendant witness victim student teacher
don tío tía tio tia abogado ingeniero papa padre madre frère père soeur richter rechtsanwalt oberarzt chefarzt assistenzarzt
patientin kanzler kanzlerin präsident minister kläger klägerin beklagte beklagter zeuge zeugin rechtsanwältin richterin
verkäufer verkäuferin käufer käuferin mieter mieterin vermieter vermieterin arbeitnehmer arbeitnehmerin sekretär sekretärin
enfermera enfermero enfermeira enfermeiro infermiere infirmière infirmier verpleegkundige krankenschwester pfleger psicóloga
psicólogo psicologa psicologo psychologue psycholoog gérant gerente directeur directrice director directora direttore
conductor conductora conducteur conductrice conducente condutor condutora bestuurder bestuurster fahrer fahrerin
teste testimone testigo témoin testemunha getuige notaio notaire notario notário notaris maresciallo ispettore perito perita procurador
procuradora letrado letrada avocat avocate advocaat advogado advogada médecin primario fisioterapista fisioterapeuta kinésithérapeute
huissier juf meester lehrer lehrerin klassenlehrer klassenlehrerin kollege kollegin nachbar nachbarin pfarrer rechtspfleger rechtspflegerin
ibu tengku
freiherr freifrau gräfin reichsfreiherr weduwe wed juffr
logopädin physiotherapeutin physiotherapeut hebamme sage-femme comadrona ostetrica parteira assistente
presidente ministro docteur professeur président juge infermiera avvocato ingegnere
överläkare läkare overlege lege overlæge læge lääkäri ylilääkäri sjuksköterska
zeugen testi testigos témoins testemunhas getuigen врач лікар

`;

/** Ranks of the police, in small letters too. */
const RANKS = `
adjudant brigadier brigadiere vicebrigadiere gendarme maréchal capitaine commissaire commissario hoofdagent wachtmeester rechercheur inspecteur
polizeimeister polizeimeisterin polizeiobermeister polizeiobermeisterin polizeikommissar polizeikommissarin kriminalkommissar
kriminalkommissarin kriminalhauptkommissar wachtmeister agente inspectora subinspector subinspectora comisario comisaria sargento
appuntato carabiniere sovrintendente maresciallo ispettore
`;

/** Abbreviations that are a title only with their full stop: `M. Dupont`, `Fr. Weber`, `Sr. Pérez`. */
const DOTTED = `
m me fr sr ptl ptlm inv spc sen rep gov gen col ing lic abg geom arq mag ofc det dep agt tpr atty geb cllr insp supt cst fam wwe
`;

/** Roles that are abbreviated in capitals, which stand before a name as a title does. */
const SHOUTED =
  'dvm crna rrt emt aemt emtp csr np rn lpn cna pct lcsw ssgt tsgt msgt sfc pfc dc pc wpc iro ausa ssa sa';

/** Titles in one language that are other words in others; by ISO 639-1 code. Single letters have their full stop. */
const LOCAL: Readonly<Record<string, string>> = {
  fr: 'm me pr mgr mm',
  es: 'd dª dña sr don',
  pt: 'd dª sr dona',
  it: 'don',
  nl: 'ir heer',
  de: 'fr hr',
};

/** Titles of several persons. */
export const PLURAL_TITLES: ReadonlySet<string> = new Set(
  `mm messrs messieurs mmes mlles drs herren eheleute ehepaar señores señoras sres sras srs senhores senhoras sigg signori dhr zeugen testi testigos
  témoins testemunhas getuigen mieter vermieter kläger verkäufer käufer`.split(/\s+/),
);

const words = (list: string): string[] => list.trim().split(/\s+/);

export const SURE_TITLES: readonly string[] = words(SURE);
export const RANK_TITLES: ReadonlySet<string> = new Set(words(RANKS));
export const WEAK_TITLES: readonly string[] = [...new Set([...words(WEAK), ...RANK_TITLES, ...PERSON_ROLES])];
export const SHOUTED_TITLES: readonly string[] = words(SHOUTED);
export const DOTTED_TITLES: readonly string[] = words(DOTTED);
/** Languages in which a word is a title and nothing else. */
export const LOCAL_TITLES: ReadonlyMap<string, readonly string[]> = new Map(
  Object.values(LOCAL)
    .flatMap(words)
    .map((word) => [word, Object.keys(LOCAL).filter((language) => words(LOCAL[language] ?? '').includes(word))]),
);
