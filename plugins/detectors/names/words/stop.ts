import { CLINICAL_ABBREVIATIONS } from '../../../../kit/index.js';
import { STOP_ABROAD } from './stop-abroad.js';

/**
 * Words that begin sentences, headings, places or names of other things with a capital and are not part of a person's
 * name, although some of them are rare surnames. A run of name words never holds one of them.
 */
const WORDS = `
paged repaged texted messaged telephoned faxed counseled counselled invoiced awaiting attn called phoned emailed notified contacted
reassured reminded informed
ddn niss ipp nhc nif pesel bsn cpf dni fdo iban bic
the a an and or but nor if then than that this these those there here he she it we they you i me him her us them his its our
their your my mine who whom whose which what when where why how is are was were be been being am do does did done have has had
having would shall should can could might must not no yes ok okay please also just only very much many more most some
any all both each every either neither none other another such same so as at by for from in into of off on onto out over under
up down to with without within about above after again against before behind below between beyond during since through until
upon via per re vs et al etc eg ie let lets get got go goes went come came see saw seen say says said make made take took know
pm mp new old north south east west northern southern eastern western central upper lower great san santa santo los las el st saint
fort port mount mt lake cape rio puerto isle university college bank church ministry department office bureau board court
republic kingdom state states united national international federal royal american british english french german spanish italian
european african asian chinese japanese russian indian canadian australian mexican dutch swiss swedish irish scottish korean palestinian israeli arab arabic kurdish iraqi iranian turkish syrian lebanese egyptian afghan pakistani saudi sunni
shiite shia hindu buddhist sikh hispanic latino latina caucasian ukrainian polish czech hungarian greek brazilian cuban
norwegian danish finnish portuguese belgian austrian scandinavian vietnamese thai filipino indonesian hurricane typhoon cyclone
regency ballroom journeyman
catholic protestant jewish muslim islamic christmas easter thanksgiving halloween
monday tuesday wednesday thursday friday saturday sunday mon tue tues wed thu thur thurs fri sat
january february march july september october november december jan feb mar apr jun jul aug sep sept oct nov dec
today tomorrow yesterday morning afternoon evening night noon midnight year years month months week weeks
first second third fourth fifth last next previous one two three four five six seven eight nine ten
whereas witnesseth paid owed refunded reimbursed mens habeas actus nolle nolo voir stare judicata quantum
regards sincerely thanks thank dear hello hi hey cheers cc bcc fw fwd re subject sent attached date time name names patient patients pt pts doctor physician nurse provider attending resident mother father son daughter wife husband
date birth dob mrn ssn age sex gender male female phone tel fax email address street city zip country id number no history
exam examination physical review systems vitals vital signs assessment plan impression findings diagnosis diagnoses complaint
chief hpi pmh ros allergies allergy medications medication meds labs imaging procedure procedures surgery surgical social
family past present illness treatment treatments instructions follow discharge admission admitted transfer consult consultation
referral progress note notes report summary emergency hospital clinic unit ward icu ed er or room bed floor dose tablet capsule
positive negative normal abnormal left right bilateral anterior posterior medial lateral superior inferior proximal distal
acute chronic mild moderate severe stable unstable type stage grade level test tests sign syndrome disease blood pressure heart
lung lungs abdomen chest head neck eye eyes ear ears nose throat skin neuro cardio respiratory extremities general constitutional
musculoskeletal gastrointestinal genitourinary psychiatric neurological cardiovascular heent msk ct mri xray ekg ecg cbc bmp
vitamin hepatitis covid influenza diabetes hypertension cancer pain fever cough nausea
company corporation inc llc ltd plc corp gmbh account accounts balance amount total invoice payment order customer client
contract agreement section article chapter figure table appendix paragraph schedule exhibit annex version draft
mr mrs ms miss dr prof sir sirs madam madams jr sr ii iii iv
maire conseiller conseillers appellant appellants appellee appellees plaintiffs defendants petitioner petitioners respondent respondents claimant quorum jj
der die das den dem des ein eine einen einem einer und oder aber nicht mit von zu zum zur bei nach aus auf für ist sind war
wird wurde hat haben er sie es wir ihr ich du sein seine ihre im am um als auch wie so dass wenn werden sehr geehrte geehrter
le les une des et ou mais dans sur pour par avec sans sous entre chez est sont était été il elle nous vous ils elles ce cette
ces mon ton son notre votre leur que qui quoi dont où bonjour cher chère
los las una unos unas y o pero con sin sobre para por entre es son era fue ha han él ella nosotros ellos este esta estos su sus
que quien donde cuando como muy no sí
il lo gli una e o ma con per tra fra è sono era ha hanno lui lei noi voi loro questo questa che chi dove quando come non
os as um uma uns umas ou mas em para por entre são foi não ele ela nós eles este esta que quem onde quando como
iva guten guter gute tochter sohn mutter ehefrau ehemann bruder schwester enkel enkelin familie nichte neffe lebensgefährte lebensgefährtin
damen herren heer mevrouw meneer mijnheer durchwahl telefon telefax viele grüße grüsse gruß gruss kollegin kollege kollegen chefarzt chefärztin oberarzt oberärztin assistenzarzt assistenzärztin
facharzt fachärztin hausarzt hausärztin stationsarzt stationsärztin leiter leiterin geschäftsführer geschäftsführerin sachbearbeiter
sachbearbeiterin vorstand prokurist prokuristin rechtsanwältin notar notarin richterin sekretariat buongiorno buonasera mi chiamo llamo appelle heiße heet
het een en of maar met voor door bij naar uit op is zijn was wordt heeft hij zij wij jullie dit dat deze die niet
god lord jesus christ allah bible
classificazione classification classificação clasificación klassifikation scala escala échelle skala segno signe signo indice índice
kinésithérapie vonnis zus dochter zoon echtgenote echtgenoot
hcpoa poa dpoa mpoa nissan toyota hyundai chevrolet chevy volkswagen subaru lexus acura cadillac vauxhall
manager supervisor adjuster teller ops mgr supv asst accts payable receivable qty
geburtsdatum geburtsort geburtstag geburtsname geburtsjahr telefonnummer handynummer mobilnummer mobiltelefon faxnummer beruf wohnort anschrift geschlecht familienstand staatsangehörigkeit
staatsbürgerschaft versichertennummer versicherungsnummer kundennummer patientennummer fallnummer aufnahmedatum entlassungsdatum aktenzeichen kontonummer steuernummer
naissance téléphone portable adresse courriel sexe profession nationalité fecha nacimiento teléfono móvil domicilio dirección sexo profesión nacionalidad
nascita telefono cellulare indirizzo sesso professione nazionalità residenza geboortedatum geboorteplaats telefoon telefoonnummer adres geslacht beroep nationaliteit
nascimento telefone telemóvel endereço morada profissão nacionalidade urodzenia telefonu zawód obywatelstwo
internet google facebook twitter youtube instagram linux windows android iphone ipad python java javascript json http https www
html xml pdf csv sql api error warning info debug exception null true false undefined user users admin system server client
file files folder path line code data database query request response status id uuid key value type string integer
`;

/** Lower-case words that never belong to a person's name. */
export const STOP_WORDS: readonly string[] = [
  ...new Set([...WORDS.trim().split(/\s+/), ...CLINICAL_ABBREVIATIONS, ...STOP_ABROAD]),
];
