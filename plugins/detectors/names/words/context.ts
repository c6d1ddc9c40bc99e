const set = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/** Relations: a capitalised word right behind one is somebody's name, whatever the lists say. Lower case. */
export const RELATIONS: ReadonlySet<string> = set(`
son daughter wife husband brother sister cousin nephew niece uncle aunt auntie aunty grandson granddaughter grandma grandpa stepson stepdaughter
comadre compadre girlfriend boyfriend fiancé fiancée roommate coworker
tochter sohn ehefrau ehemann bruder schwester neffe nichte enkel enkelin sohnes ehemannes bruders neffen enkels schwager schwägerin
schwiegermutter schwiegervater cousine tante onkel
fils fille épouse époux frère sœur neveu nièce hijo hija esposo esposa hermano hermana sobrino sobrina nieto nieta
marido mujer cuñado cuñada suegro suegra yerno nuera abuelo abuela tío tía vecino vecina novio novia pareja mari voisin voisine compagnon compagne cousine oncle
figlio figlia moglie marito fratello sorella cognato cognata suocero suocera genero nuora nonno nonna zio zia nipote cugino cugina compagno
mulher cunhado cunhada sogro sogra genro nora avó avô tio tia sobrinho sobrinha neto neta vizinho vizinha companheiro companheira filho filha irmão irmã esposo esposa
zoon dochter broer zus echtgenoot echtgenote neef kleinzoon kleindochter buurvrouw buurman schoonzoon schoondochter schoonzus zwager
hustru maka dotter dottern sonen bror syster søn datter søster kone żona żoną syn synem córka córką mąż mężem
`);

/** Further ones, which with a capital may be something else: `Mother Nature`. Lower case. */
export const KIN: ReadonlySet<string> = set(`
mother father mom mum mummy dad daddy grandmother grandfather stepmother stepfather stepmom stepdad stepsister stepbrother friend
husb gdtr gdson gson sib twin ex fob doula dtr dau hubby sis bro mgm mgf pgm pgf godson goddaughter godmother godfather fiance fiancee carer caregiver babysitter kid baby child
vrouw vader moeder oma opa vriend vriendin mutter vater freund freundin lebensgefährte lebensgefährtin witwe witwer mère père femme ami amie mamie
papy conjoint conjointe veuve veuf madre padre amigo amiga viuda viudo mulher mãe pai viúva viúvo amico amica coniuge vedova vedovo
`);

/** What announces the names of several. Lower case. */
export const CHILDREN: ReadonlySet<string> = set(`
kids children sons daughters siblings sibs brothers sisters grandchildren grandkids godchildren stepchildren twins triplets nieces nephews
cousins parents grandparents dependents dependants roommates housemates friends
töchter söhne kinder enkel enkelkinder enkelinnen geschwister schwestern brüder enfants filles fils frères sœurs
hijos hijas nietos nietas hermanos hermanas figli figlie nipoti fratelli sorelle filhos filhas netos irmãos irmãs
kinderen dochters zonen zoons kleinkinderen broers zussen dzieci synowie córki barn børn söner döttrar
`);

/** Words right before a lone name that show that a person is meant. Lower case. */
export const BEFORE_A_PERSON: ReadonlySet<string> = new Set([
  ...RELATIONS,
  ...set(`
by with thanks thank hi hello hey dear named called name is am meet met ask asked tell told call contact email mail text
mother father mom mum dad friend colleague partner neighbor neighbour boss manager assistant grandmother grandfather spouse
patient client customer nurse doctor love loved miss missed congrats congratulations sincerely regards cheers signed from cc
and or but that for to when because if says said mit von bei herr frau namens heiße heisse bin mein meine mann freund
freundin kollege kollegin gattin gatte witwe witwer lebensgefährtin lebensgefährte partnerin mutter vater schwiegermutter
schwiegervater schwägerin schwager tante onkel cousine enkeltochter oma opa par avec appelle monsieur mon ma soeur mari femme
ami amie compagne compagnon conjoint conjointe mère père oncle petit-fils voisin voisine collègue llamo con mi amigo amiga
señor marido mujer madre padre cuñado cuñada suegra suegro tía tío abuela abuelo novio novia pareja viuda viudo vecino vecina
compañero compañera chiamo mio mia nonna nonno zia zio nipote cugino cugina compagna compagno amico amica cognato cognata
suocera vedova collega chamo-me meu minha mãe pai avó avô tia tio sobrinho sobrinha neto neta namorado namorada companheiro
companheira viúva vizinha colega heet mijn man vrouw moeder vader oom nicht vriend vriendin weduwe buurvrouw buurman
  `),
]);

/** Words right after a lone name that show that a person is meant. Lower case. */
export const AFTER_A_PERSON: ReadonlySet<string> = set(`
said says told asked replied wrote writes explained added thinks thought wants wanted works worked lives lived knows knew
loves loved likes liked feels felt reports reported denies denied states stated complains presented presents noted notes
called calls emailed went goes came comes got gets took takes gave gives left arrived married died born sat stood smiled
laughed nodded looked turned walked ran shrugged sighed whispered shouted cried agreed agrees believes believed hopes hoped
is was has had does did can could will would should may might needs needed let lets seems seemed appears appeared claims
claimed and himself herself who whom whose announced argued insisted admitted confirmed joined signed met visited returned
decided complained refused texted emailed paid pays drives drove asks sends owns
started began tried kept made makes used plays played won lost wins sings sang
sagt sagte meint meinte hat ist war wird wohnt arbeitet dit est était habite travaille dice dijo es fue tiene ha vive disse è
`);

/** What looks like a first and a last name and is nobody's. Lower case. */
export const NAMELESS: ReadonlySet<string> = new Set([
  ...[
    'feng shui',
    'yin yang',
    'dow jones',
    'dodge ram',
    'monte carlo',
    'crystal ball',
    'roth ira',
    'santa claus',
    'joan of arc',
    'granny smith',
  ],
  ...[
    'earl grey',
    'jack daniels',
    'jim beam',
    'uncle sam',
    'mary jane',
    'peter pan',
    'betty crocker',
    'aunt jemima',
    'ben gay',
    'sallie mae',
    'fannie mae',
    'freddie mac',
    'ginnie mae',
  ],
]);

/** Words after a name that turn it into something else: streets, institutions, companies, diseases, signs, devices, events. */
export const THINGS: readonly string[] = `
street st avenue ave road rd drive lane ln boulevard blvd court ct place plaza square highway hwy parkway pkwy way terrace
trail circle bridge tunnel station airport park gardens garden river lake creek mountain mount mountains hill hills island
islands bay beach valley county city town village township heights falls canyon forest desert ocean sea coast peninsula
hospital hospitals clinic clinics center centre medical health healthcare university college school academy institute
institution foundation library museum theater theatre stadium arena hall tower towers building church cathedral chapel temple
mosque synagogue cemetery prison jail inc incorporated corp corporation co company companies llc ltd limited plc gmbh ag group
holdings partners associates bros brothers bank trust capital securities insurance systems technologies technology solutions
industries international motors airlines pharmaceuticals pharma laboratories labs lab stores store shop restaurant cafe café
hotel inn resort pub bar grill press times post journal magazine news records studios pictures entertainment festival award
awards prize cup trophy league fc united rovers orchestra band quartet ensemble party council committee commission agency
administration act amendment law laws rule rules rights warning warnings simulation simulations bill treaty accord doctrine theory theorem principle effect equation constant number method
model test tests sign signs reflex maneuver manoeuvre syndrome disease disorder palsy chorea dystrophy lymphoma sarcoma tumor
tumour anemia anaemia thyroiditis colitis esophagus aneurysm fracture contracture deformity hernia procedure operation
resection repair catheter tube drain pump scale score index criteria classification stage staging grade gleason node nodes
nodule nodules body bodies cells cell stain culture agar solution phenomenon angle line lines duct gland ganglion canal fossa
ligament tendon fascia plexus triangle pouch lesion ulcer sinus murmur breathing respiration gait splint brace collar boot
cast wrap forceps clamp retractor scissors needle stapler ring rings valve shunt stent graft flap suture sutures incision
approach position technique protocol diet insulin virus fever contractions contraction crisis encephalopathy aphasia area
lab labs day days eve season week road prinzip syndrom krankheit zeichen straße strasse platz weg allee klinik klinikum
krankenhaus universität schule rue hôpital calle avenida hospital plaza via piazza ospedale rua
browser server software drive pro app phone watch book vista explorer api sdk framework engine kernel language script
`
  .trim()
  .split(/\s+/);

/** Those of them that are never a verb and that nobody has of his own: behind any name they make a disease, a device or a class of it. Lower case. */
export const NAMED_AFTER_SOMEBODY: ReadonlySet<string> = set(`
syndrome disease disorder palsy chorea dystrophy lymphoma sarcoma tumor tumour anemia anaemia thyroiditis colitis esophagus aneurysm contracture
deformity hernia encephalopathy aphasia maneuver manoeuvre reflex phenomenon law laws theorem equation doctrine principle classification criteria index
ligament tendon fascia plexus triangle fossa duct gland ganglion canal sinus murmur tube catheter forceps retractor clamp stapler splint shunt
stent prinzip syndrom krankheit zeichen
`);

/** Words behind which a name on its own is mostly a thing's. Lower case. */
export const ARTICLES: ReadonlySet<string> = set(`
  the a an this that these those each every no any some another der die das den dem ein eine le la les un une
  el los las un una il lo gli o os as um uma het een
`);

/** Words right before a capital that announce a place, a thing or a time rather than a person. Lower case. */
export const NOT_BEFORE_A_PERSON: ReadonlySet<string> = new Set([
  ...ARTICLES,
  ...set(
    'in at near into onto of on around outside inside toward towards across throughout via under over through en à au im am',
  ),
]);

/** First words of Arabic names of places, groups, feasts and months: `Ras al-Khaimah`, `Eid al-Fitr`. */
export const BEFORE_ARTICLES: ReadonlySet<string> = set(`
  deir dayr ras sharm ain ayn bab jabal jebel tell tel wadi dar beit bayt bir shatt khan qasr nahr bahr kafr burj masjid jamia
  hizb jund jaish ansar jabhat liwa harakat kataib hayat eid dhu laylat rabi jumada madinat souq souk port camp fort
`);

/** Words that make the name behind them a place or a storm. Lower case. */
export const BEFORE_A_PLACE: ReadonlySet<string> = set(`
  st saint ste sainte san santa santo são fort port mount mt lake cape rio villa camp los las hurricane typhoon cyclone storm
  rua rue calle via viale piazza plaza avenida av avenue boulevard corso plac ulica ul strada straat laan platz c
  université universidad universidade hôpital hospital clinique colegio escuela lycée aéroport stade memorial
`);
