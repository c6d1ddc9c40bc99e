/**
 * Persons after whom medicine, statistics and trades named things, so often that the bare name is no evidence of a person
 * in the text: `Foley`, `Babinski`, `Gram`. With a title, a first name or a label they are names like any other.
 */
const WORDS = `
achilles addison adson allen allis alzheimer apgar apley asperger babcock babinski baker ballard barrett barthel bartholin
bartter bayes becker behcet bell bence beck berger bernoulli billroth bishop bloom bosniak bouchard bovie braden breslow broca
brudzinski bruce brugada buerger burkitt celsius chagas charcot chiari cheyne child chvostek clark cobb colles cooley coombs
cooper cowden creutzfeldt crohn cushing danlos dequervain dercum doppler down dressler duchenne dukes dupuytren ebstein
edwards ehlers eisenmenger epstein erb ewing fabry fallopian fallot fanconi felty finkelstein fisher fitzpatrick foley
fournier fowler frank freud friedreich froment gamma ganz gardner gaucher gilbert gleason goodpasture gottron gram graves
grawitz guillain guyon hallpike harrington harris hartmann hashimoto hawkins heberden heimlich heller henoch hesselbach
hickman hill hirschsprung hodgkin hoffman hoffmann holter homan homans horner hunter huntington hurler jackson jacobs jobst
jones kaplan kaposi karnofsky kawasaki kegel kehr kelly kernig kerley klinefelter kocher koch korsakoff krukenberg kussmaul
lachman lasegue lewy likert lisfranc ludwig lyme lynch mallampati mallory mann marfan mayo mcburney mcmurray meckel
menetrier meniere metzenbaum moh mohs monteggia morton murphy neer nissen ober osler osgood paget pancoast pap papanicolaou
parkinson patrick pearson penrose perthes peutz peyronie phalen pott potts prader prinzmetal purkinje quincke rankin ransom
raynaud reed reiter reye richter ringer rinne rolando romberg rorschach roux salk sanders schilling schirmer schober scheuermann
seldinger sever shapiro sheehan simmonds simpson sims sjogren smith snellen speed spurling sternberg stokes sturge swan
swanson syme tay tanner thomas thompson tietze tinel tourette trendelenburg trousseau turner tylenol tzanck valsalva virchow
waldenstrom waterlow weber wechsler wegener wenckebach wernicke whipple whitney wilcoxon willis wilms wilson wolff wright
yates yergason zenker zollinger ziehl neelsen sharp allegra
`;

/** In lower case. */
export const EPONYMS: ReadonlySet<string> = new Set(WORDS.trim().split(/\s+/));
