import { PERSON_ROLES } from '../../../kit/index.js';

const set = (words: string, more: readonly string[] = []): ReadonlySet<string> =>
  new Set([...words.trim().split(/\s+/), ...more]);

/** What notes begin with: `Paged Xie`. */
const REACHED =
  'paged repaged texted messaged telephoned faxed counseled counselled invoiced called phoned emailed notified contacted reassured reminded rang';

/** Words before a name that are no part of it: titles, relations, greetings, in the languages of the model. Lower case, no full stop. */
export const BEFORE_NAMES = set(`
  ${REACHED}
  mr mrs ms miss mx messrs dr drs doctor doc prof professor sir dame lady lord rev reverend fr father sister brother mother
  mister missus madam ma'am
  capt captain sgt sergeant lt lieutenant col colonel gen general maj major cpl corporal officer detective chief commander admiral
  president vice prime minister pm senator sen congressman congresswoman representative rep governor gov mayor judge justice
  chancellor secretary ambassador king queen prince princess pope bishop archbishop cardinal saint
  inmate mdm datuk datin encik puan bapak ibu alhaji alhaja hajia comm'r ptl ptlm tpr inv ausa ssa agent ofc ofcr ofr det deputy dep trooper cllr insp branch manager driver sa np rn aka poss
  of versus shri smt tmt adv cheers rgds regards thx ayes noes lj cj
  nurse coach chairman chairwoman chairperson chair ceo cfo cto cio director attorney counsel counselor
  sjuksköterska överläkare läkare överste reservelæge overlæge læge sygeplejerske datteren sønnen sonen dottern datter maken hustrun
  verbalisant getuige verdachte malermeister geschädigte geschädigter zeuge phk pok polizeioberkommissar obermeister maresciallo appuntato
  aunt auntie uncle grandma grandpa granny cousin baci bacioni besos besitos bisous bises beijos beijinhos kusjes groetjes liefs
  herr herrn frau fräulein fru fröken frøken pani panią pana panem kollege kollegin kollegen collega colega confrère dipl ing med señor señora señorita sr sra srta doña doctora dra
  verkäufer verkäuferin käufer käuferin mieter mieterin vermieter vermieterin arbeitnehmer arbeitnehmerin kläger klägerin
  m mme mlle mmes monsieur madame mademoiselle maître signor signora signorina sig dott dottor dottoressa ssa dott.ssa dr.ssa prof.ssa sig.ra sig.na avv
  senhor senhora dona dhr mevr mevrouw meneer mej
  appellant appellee appellants appellees plaintiff plaintiffs defendant defendants petitioner petitioners respondent respondents
  fao atty dear hi hello hey heya hallo hola bonjour ciao thanks thank thx regards sincerely cheers from to cc bcc by under during despite and re fw fwd yes yeah
  hej hei kære käre ektefelle ektefellen ægtefællen ægtefælle makan puoliso puolison eşi férje férjem felesége kedves sayın paní mvh hilsen terveisin saygılarımla
  üdvözlettel liefs overlege sykepleier kontoinhaberin kontoinhaber beschuldigte beschuldigter inhaberin inhaber lekarz lékař lääkäri medic orvos
  no okay ok well so please patient pt client name comparece compareció comparecen familie familia famille famiglia
`);

/** Words behind a name that are no part of it. */
export const BEHIND_NAMES = set(`
  mr mrs mstr jj cj maire conseillers loyer md do rn np pa lpn cna phd dds dmd pharmd facs facc mba cpa esq jd llm llb msc bsc
  hcpoa dpoa poa mpoa hcp qc kc sc adv advs esquire warden applicant plaintiff defendant petitioner respondent appellant appellee claimant
  and or und et y said says will was is manager director analyst associate president engineer nurse attorney
`);

/**
 * What medicine and trades name after people: behind a name (`Murphy's sign`), each makes it the name of a thing. The grammar is
 * that of clinical notes; the words are general, no list of eponyms.
 */
export const NAMED_THINGS = set(`
  sign signs test tests testing maneuver manoeuvre reflex reflexes disease diseases syndrome syndromes palsy tremor gait phenomenon
  criteria score scale index classification class grade grading stage staging procedure operation repair technique approach incision
  catheter catheters cath tube tubes drain drains clamp clamps forceps retractor retractors scissors needle trocar stent valve graft
  splint brace cast collar frame lift position bag pump mask blade tap filter shunt port line speculum
  lymphoma sarcoma tumor tumour carcinoma esophagus oesophagus ulcer anemia anaemia chorea ataxia dementia encephalopathy
  thyroiditis nephropathy neuropathy contracture deformity fracture hernia cyst node nodes body bodies lines nodules spots ring rings
  pouch islets loop circle circles foramen sphincter white bundle islet law laws rule rules rights warning warnings simulation simulations effect formula equation coefficient distribution theorem stain medium solution units unit diet regimen protocol exercises exercise
  triad tetrad point angle ligament canal duct gland tendon muscle fascia space triangle
  zeichen krankheit syndrom reflex signo enfermedad síndrome prueba escala
`);

/** What a place behind which it stands grades or counts: `Nottingham grade 2`, `Lugano criteria`. */
export const GRADES = set(
  'grade grading score scale staging stage classification criteria criterion cmr protocol consensus index simulation simulations model models method methods ' +
    'histologic postnatal multiphasic chromosome guideline guidelines accord accords treaty syndrome syncope cognitive ii iii iv ' +
    'alexithymia anomaly array brace breakage definition disease encephalitis fever flu naming stool triage tube',
);

/** Words of companies, institutions and roads: a person's name with one behind it is the name of a thing. */
export const INSTITUTION_WORDS = set(`
  inc ltd llc llp corp corporation company co plc gmbh ag group holdings partners associates brothers bros sons
  motorsports motors airlines foods media capital bank trust fund foundation institute university college school academy
  hospital clinic center centre hotel inn restaurant cafe grill church museum library stadium airport station
  street road avenue lane drive boulevard court square park bridge
  award awards prize act bill report index
`);

/** Legal forms of companies. */
export const LEGAL_FORMS = set('inc ltd llc llp plc corp corporation limited gmbh ag kg co sa spa srl bv nv');

/** Small words that a tagger takes into names in text without capitals; none is ever part of one. */
export const NEVER_NAMES = set(`
  i me my mine you your he him his she her it its we us our they them their this that these those the a an
  am is are was were be been has have had do does did not and or but if so just very really okay ok yeah yes no
  here there what when where who why how with without at on in of for from about into than then
  thanks thank thx ty pls plz please whats what's wheres hows dont didnt cant wont isnt im ive hes shes theyre lol omg yo ya bro dude ur u btw w k n r
  ${REACHED}
  doc pic pics link good great nice fine asap say says said tell told ask asked call called text texted
  bot bots chatbot robot wan gon lot bit little thing things good morning afternoon evening night today tomorrow yesterday
  monday tuesday wednesday thursday friday saturday sunday
`);

/** Adjectives of peoples and places: an attribute of somebody (`Iraqi officials`), not a place. */
export const DEMONYMS = set(`
  afghan african albanian algerian american angolan arab arabian arabic argentine argentinian armenian asian australian austrian
  azerbaijani bahraini bangladeshi basque belarusian belgian bolivian bosnian brazilian british bulgarian burmese cambodian canadian
  catalan caribbean chechen chilean chinese colombian congolese croatian cuban czech danish dominican dutch ecuadorian egyptian
  english estonian ethiopian european filipino finnish french georgian german ghanaian greek guatemalan haitian hispanic honduran
  hungarian icelandic indian indonesian iranian iraqi irish israeli italian jamaican japanese jewish jordanian kazakh kenyan korean
  kurdish kuwaiti latin latino latvian lebanese libyan lithuanian malaysian maltese mexican moroccan muslim nepalese nicaraguan
  nigerian norwegian pakistani palestinian panamanian paraguayan persian peruvian polish portuguese roman romanian russian saudi
  scandinavian scottish senegalese serbian shiite sicilian slovak slovenian somali spanish sudanese sunni swedish swiss syrian
  taiwanese tanzanian thai tibetan tunisian turkish ugandan ukrainian uruguayan venezuelan vietnamese welsh yemeni zambian
`);

/** Things that a number tells apart: with one behind it, none is a place. */
export const NUMBERED_THINGS = set(`
  port pid tty process thread job ticket order invoice payroll policy claim case file ref reference batch check cheque chart med mrn
  medical patient acct account member group employee emp student badge serial lot version build ext extension line page room bed
  ward unit gate flight bus locker lunch lane dock seat row table item part model series
`);

/** Makes of cars, lower case: behind a year, the name of a car. */
export const CAR_MAKES = set(`
  ford chevrolet chevy toyota honda nissan bmw audi mercedes volkswagen vw volvo kia hyundai mazda subaru jeep dodge chrysler ram gmc
  buick cadillac lexus acura infiniti tesla porsche jaguar mini fiat opel vauxhall peugeot renault citroën citroen seat skoda škoda
  suzuki mitsubishi lincoln pontiac saturn mercury harley yamaha kawasaki ducati
`);

/** Parts that people play in contracts, courts and reports: alone, none is a person's name. */
export const ROLES = set(
  `
  landlord tenant lessor lessee licensor licensee buyer seller borrower lender guarantor plaintiff defendant claimant respondent petitioner
  aka poss unk atty resp subscriber provider appellant appellee insured victim witness suspect patient customer client agent employer employee grantor grantee trustee executor
  beneficiary contractor owner borrower debtor creditor mortgagor mortgagee applicant complainant caller reporter student teacher
  appellants appellees plaintiffs defendants petitioners respondents deputy chair chairperson board quorum council committee maire mmes conseillers
  god lord
`,
  PERSON_ROLES,
);

/** Brands of drugs, and things that are called like a person and never are one. Lower case. */
export const NAMELESS: ReadonlySet<string> = new Set([
  ...set(`
    zelle venmo paypal klarna revolut monzo cashapp
    keytruda ozempic humira eliquis xarelto jardiance januvia trulicity wegovy mounjaro entresto farxiga lantus humalog novolog lipitor crestor
    plavix nexium prilosec zoloft prozac lexapro celexa paxil wellbutrin effexor cymbalta abilify seroquel zyprexa risperdal lamictal depakote
    keppra topamax neurontin lyrica xanax ativan valium klonopin ambien lunesta adderall ritalin concerta vyvanse singulair advair symbicort
    spiriva ventolin flovent flonase zyrtec claritin allegra benadryl tylenol advil motrin aleve celebrex percocet vicodin norco oxycontin
    dilaudid ultram suboxone narcan lasix coreg toprol norvasc zestril diovan cozaar benicar coumadin lovenox enbrel remicade rituxan herceptin
    avastin opdivo gleevec tamiflu paxlovid zofran phenergan reglan pepcid zantac protonix synthroid premarin viagra cialis levitra flomax
  `),
  ...[
    'crystal ball',
    'santa claus',
    'phase i',
    'phase ii',
    'phase iii',
    'phase iv',
    'roth ira',
    'monte carlo',
    'granny smith',
    'earl grey',
    'lou gehrig',
    'jack daniel',
    'dow jones',
    'feng shui',
    'yin yang',
    'dodge ram',
    'jira',
    'birthplace',
    'reviewer',
  ],
]);

/** Small words that begin names: `van 't Hoff`, `de la Cruz`. */
export const PARTICLES = set(`
  von van vom zu zum zur der den de del della delle dello degli dei di da do das dos du des la las le los lo el al as ap ab ben bin bint ibn
  abu umm ul ur af av ter ten te het op y e i san santa mac mc st
`);
