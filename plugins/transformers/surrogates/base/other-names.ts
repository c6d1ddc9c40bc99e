import { FRONT } from './front-words.js';
import { fold } from './text.js';

/** Synonyms: neither may stand in for the other as a substitute. One group per line, sorted by family. */
const TABLE = `
accountant, bookkeeper | baker | butcher | carpenter, joiner | chef, cook | clerk, secretary, office clerk | courier, delivery driver, messenger
civil engineer | dental technician | editor | electrician | farmer, grower | firefighter, fireman | florist | gardener, landscaper, groundskeeper | geologist
graphic designer | hairdresser, barber, stylist | insurance agent, insurance broker | interpreter, translator | librarian | locksmith | mechanic, auto mechanic
music teacher, piano teacher | notary | optician | painter, decorator | pharmacist, druggist, chemist | photographer | plumber | project manager
postal worker, mailman, mail carrier, postman, letter carrier | roofer | sales assistant, shop assistant, salesperson | surveyor | tailor, dressmaker, seamstress
taxi driver, cabbie, cab driver | teacher, schoolteacher, educator | veterinarian, vet | waiter, waitress, server | web developer, programmer | welder

mother, mom, mum, mommy, mama, ma | father, dad, daddy, papa, pa | sister, sis | brother, bro | aunt, auntie | grandmother, grandma, granny, nana, gran
grandfather, grandpa, granddad | daughter, kid, child | son, kid, child | neighbor, neighbour | roommate, flatmate, housemate | friend, pal, buddy
colleague, coworker, co-worker, workmate | guardian, custodian, carer

anglican, episcopalian, church of england | baptist | buddhist, buddhism | catholic, roman catholic, catholicism | hindu, hinduism | jain, jainism
jewish, jew, judaism | lutheran | methodist | muslim, moslem, islam, islamic | orthodox, eastern orthodox, greek orthodox | presbyterian | quaker, society of friends
shinto, shintoist | sikh, sikhism | taoist, taoism, daoist | bahai, baha'i | agnostic | atheist, nonbeliever

black, african american, african-american, afro-american | white, caucasian, european american | hispanic, latino, latina, latinx | romani, roma, gypsy, sinti
pacific islander, native hawaiian, polynesian | maori | arab, arabic, arabian | kurdish, kurd | celtic, celt | slavic, slav | basque, euskaldun

dutch, netherlander, hollander | danish, dane | polish, pole | swedish, swede | spanish, spaniard | turkish, turk | greek, hellenic | finnish, finn
korean, south korean | irish, irishman | swiss, helvetic | british, briton | thai, siamese

conservative, tory, conservatives | social democrat, labour, labor, spd | green, green party, greens, ecologist | republican, gop | socialist, left-wing, leftist
communist, marxist | liberal, liberals, lib dem | progressive | nationalist, far-right, right-wing | independent, nonpartisan | centrist, moderate

gay, homosexual, lesbian, queer | heterosexual, straight, hetero | bisexual, bi | asexual, ace | undisclosed, not stated

single, unmarried, never married | married, remarried, wed | divorced | widowed, widow, widower | separated
in a relationship, partnered, cohabiting, in a civil partnership, domestic partner | engaged, fiancé, fiancée

allergic rhinitis, hay fever, pollinosis | ankle sprain, sprained ankle | asthma, bronchial asthma | back pain, lumbago, lower back pain, dorsalgia
cholelithiasis, gallstones | sinusitis, chronic sinusitis, rhinosinusitis | conjunctivitis, pink eye | contact dermatitis, eczema, atopic dermatitis
hypertension, high blood pressure, htn, elevated blood pressure | hypothyroidism, underactive thyroid | iron deficiency, iron deficiency anemia, anemia
kidney stones, nephrolithiasis, renal calculi | migraine, tension headache, headache, cephalalgia | osteoarthritis, arthrosis, osteoarthrosis, degenerative joint disease
otitis media, ear infection | plantar fasciitis, heel spur | shingles, herpes zoster, zoster | sleep apnea, osa | urinary tract infection, uti, cystitis, bladder infection
vertigo, dizziness | gout, podagra | hernia, rupture | tendinitis, tendonitis | rotator cuff tear, torn rotator cuff | gastritis, stomach inflammation

acetaminophen, paracetamol, tylenol, panadol, apap | amlodipine, norvasc | amoxicillin, amoxil | atenolol, tenormin | atorvastatin, lipitor | azithromycin, zithromax, z-pak
cetirizine, zyrtec | clopidogrel, plavix | diclofenac, voltaren, cataflam | doxycycline, vibramycin | famotidine, pepcid | fexofenadine, allegra | fluticasone, flonase, flovent
gabapentin, neurontin | ibuprofen, advil, motrin, nurofen | lisinopril, zestril, prinivil | loratadine, claritin | losartan, cozaar | meloxicam, mobic
metoprolol, lopressor, toprol, toprol-xl | montelukast, singulair | naproxen, aleve, naprosyn | omeprazole, prilosec, losec | pantoprazole, protonix | prednisone, deltasone
ramipril, altace | rosuvastatin, crestor | sertraline, zoloft | simvastatin, zocor | tamsulosin, flomax | topiramate, topamax | valsartan, diovan

newborn, infant, baby, neonate | toddler | schoolchild | teenager, adolescent, youth, teen | young adult | adult, grown-up, middle-aged | older adult, elderly, retiree, senior, pensioner

autumn, fall | christmas, christmas day, xmas, christmas eve | easter, easter sunday, easter monday | thanksgiving, thanksgiving day | new year's day, neujahr | new year's eve, silvester
weihnachten, heiligabend | ostern, karfreitag | noon, midday | dawn, sunrise, daybreak | dusk, sunset, nightfall | tonight, this evening | night, midnight, late evening
`;

const GROUPS: ReadonlyMap<string, number[]> = groupsOf(TABLE.split(/[|\n]/u).map((line) => line.split(',').map(fold)));

function groupsOf(lines: readonly (readonly string[])[]): Map<string, number[]> {
  const groups = new Map<string, number[]>();
  for (const [i, names] of lines.entries())
    for (const name of names) if (name !== '') groups.set(name, [...(groups.get(name) ?? []), i]);
  return groups;
}

const DOSE = /[\s,]+\d.*$/su;
const plain = (text: string): string => fold(text.replace(FRONT, '').replace(DOSE, ''));

/** True if two words mean the same according to the table: `mom` and `mother`, `Tylenol` and `acetaminophen`. */
export function meansSame(a: string, b: string): boolean {
  const own = GROUPS.get(plain(a));
  return own !== undefined && (GROUPS.get(plain(b)) ?? []).some((group) => own.includes(group));
}
