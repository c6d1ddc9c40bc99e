import type { DictionaryRecognizer, PatternRecognizer } from '../../../core/index.js';
import { terms } from './terms.js';

const ENGLISH = terms(`
accountant|account manager|actor|actress|actuary|air traffic controller|anthropologist|architect|archivist|artist|astronaut|athlete|attorney|auditor|
author|baker|bank clerk|bank teller|banker|barber|barista|bartender|biologist|blacksmith|boilermaker|bookkeeper|bricklayer|bus driver|business analyst|
butcher|cab driver|carpenter|cashier|chauffeur|chef|chemist|childminder|chiropractor|cleaner|clergyman|coal miner|coach driver|computer programmer|
construction worker|consultant|cook|corporate lawyer|counselor|courier|customer service representative|dancer|data analyst|data scientist|
delivery driver|dental assistant|dental hygienist|dentist|developer|dietitian|dishwasher|doctor|economist|editor|electrician|engineer|civil engineer|
electrical engineer|mechanical engineer|software engineer|entrepreneur|estate agent|executive assistant|factory worker|farmer|farm worker|
fashion designer|film director|financial adviser|financial advisor|financial analyst|firefighter|fireman|fisherman|fitness instructor|
flight attendant|florist|forester|forklift operator|gardener|geologist|graphic designer|hairdresser|handyman|headteacher|high school teacher|
homemaker|housekeeper|housewife|human resources manager|insurance agent|interior designer|interpreter|investment banker|janitor|jeweler|journalist|
judge|kindergarten teacher|lab technician|laborer|labourer|landscaper|lawyer|lecturer|librarian|lifeguard|locksmith|longshoreman|machinist|
mail carrier|maintenance worker|marketing manager|mason|mathematician|mechanic|meteorologist|midwife|military officer|miner|model|musician|nanny|
notary|novelist|nurse|nurse practitioner|nursing assistant|occupational therapist|office manager|optician|optometrist|painter|paralegal|paramedic|
park ranger|parking attendant|pathologist|personal trainer|pharmacist|pharmacy technician|philosopher|photographer|physician|physicist|physiotherapist|
pianist|pilot|plasterer|plumber|poet|police officer|policeman|policewoman|politician|postal worker|postman|priest|principal|printer|prison guard|
probation officer|product manager|professor|programmer|project manager|psychiatrist|psychologist|publisher|radiographer|real estate agent|realtor|
receptionist|recruiter|registered nurse|reporter|research scientist|researcher|restaurant manager|retail worker|roofer|sailor|sales assistant|
sales representative|salesman|saleswoman|school bus driver|school teacher|schoolteacher|scientist|sculptor|seamstress|secretary|security guard|
shepherd|shop assistant|shopkeeper|singer|social worker|soldier|solicitor|speech therapist|statistician|steelworker|stockbroker|store manager|
student|substitute teacher|surgeon|surveyor|systems administrator|tailor|tax advisor|taxi driver|teacher|teaching assistant|telemarketer|therapist|
tiler|tour guide|translator|travel agent|truck driver|tutor|undertaker|university professor|upholsterer|usher|veterinarian|veteran|waiter|waitress|
warehouse worker|web designer|web developer|welder|window cleaner|writer|yoga instructor|zookeeper|chief executive officer|chief financial officer`);
const OTHERS = terms(`
Arzt|Ärztin|Krankenschwester|Krankenpfleger|Altenpflegerin|Altenpfleger|Lehrer|Lehrerin|Rechtsanwalt|Rechtsanwältin|Steuerberater|Steuerberaterin|
Ingenieur|Ingenieurin|Buchhalter|Buchhalterin|Bankkaufmann|Bankkauffrau|Verkäufer|Verkäuferin|Kaufmann|Kauffrau|Bäcker|Bäckerin|Maurer|Schreiner|
Tischler|Elektriker|Mechaniker|Kfz-Mechatroniker|Busfahrer|Busfahrerin|Taxifahrer|LKW-Fahrer|Polizist|Polizistin|Feuerwehrmann|Friseur|Friseurin|
Koch|Köchin|Kellner|Kellnerin|Landwirt|Landwirtin|Gärtner|Gärtnerin|Rentner|Rentnerin|Hausfrau|Hausmann|Erzieherin|Erzieher|Sozialarbeiter|
Apotheker|Apothekerin|Journalist|Journalistin|Schauspieler|Schauspielerin|médecin|infirmier|infirmière|enseignant|enseignante|professeur|avocat|
avocate|ingénieur|comptable|boulanger|boulangère|plombier|électricien|chauffeur de bus|policier|pompier|coiffeur|coiffeuse|cuisinier|agriculteur|
vendeur|vendeuse|retraité|retraitée|médico|enfermero|enfermera|maestro|maestra|profesor|profesora|abogado|abogada|ingeniero|ingeniera|contable|
panadero|albañil|fontanero|electricista|carpintero|conductor de autobús|camionero|policía|bombero|peluquero|peluquera|cocinero|agricultor|
jubilado|jubilada|ama de casa|infermiere|infermiera|insegnante|avvocato|ingegnere|commercialista|idraulico|muratore|falegname|autista|poliziotto|
parrucchiera|cuoco|pensionato|pensionata|casalinga|verpleegkundige|leraar|advocaat|boekhouder|timmerman|loodgieter|vrachtwagenchauffeur`);
const CONTEXT =
  terms(`occupation|profession|job|job title|position|employed|employed as|employment|works as|worked as|working as|work as|retired|
former|self-employed|career|beruf|berufstätig|von beruf|arbeitet als|profession|métier|travaille comme|profesión|ocupación|trabaja como|trabaja de|
professione|lavora come|profissão|beroep|werkt als`);

/** Occupations and job titles: level 3, or level 2 beside a word such as *works as*. */
export const occupation: DictionaryRecognizer = {
  name: 'attributes/occupation',
  types: ['OCCUPATION'],
  dictionary: [
    { type: 'OCCUPATION', terms: ENGLISH, score: 0.25, context: CONTEXT },
    { type: 'OCCUPATION', terms: OTHERS, score: 0.25, caseSensitive: true, context: CONTEXT },
  ],
};

/** What a form says, whatever it is: `Occupation: Bellhop`. */
export const labelledOccupation: PatternRecognizer = {
  name: 'attributes/labelled-occupation',
  types: ['OCCUPATION'],
  patterns: [
    {
      type: 'OCCUPATION',
      lead: '(?:[Oo]ccupation|OCCUPATION|[Pp]rofession|PROFESSION|[Jj]ob title|JOB TITLE|Beruf|Profesión|Ocupación|Professione|Profissão|Beroep|Métier) ?: {0,3}',
      match:
        "(?!(?:[Uu]nknown|[Nn]one|[Nn]ot|[Nn]/[Aa]|NA|[Nn]ame|[Dd]ate|[Aa]ddress|[Pp]hone|[Ee]mployer)(?!\\p{L}))\\p{L}[\\p{L}'-]{2,24}(?: (?:and |of |for )?\\p{L}[\\p{L}'-]{1,24}){0,2}(?=[ \\t]{0,20}(?:$|[\\n\\r;,.|)(]))",
      score: 0.55,
    },
  ],
};
