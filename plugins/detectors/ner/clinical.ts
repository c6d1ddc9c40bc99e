import type { Span } from '../../../core/index.js';
import { CLINICAL_ABBREVIATIONS, CLINICAL_OR_NAMES } from '../../../kit/index.js';
import { CLINICAL_WORDS_ABROAD, ENDS_CLINICALLY_ABROAD, NAMES } from './clinical-words-abroad.js';

const set = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/**
 * What notes, forms and cards write in capitals or as headings, and nobody and nothing that must be hidden is called by: sections
 * of notes, departments, abbreviations of diseases, examinations, drugs by class, quantities and programmes. Lower case. None is a
 * frequent name.
 */
const WORDS = set(`
  aprn arnp crna dpt fnp lcsw lmft pharmd rph
  aadhaar accident admission albumin allergies allergy anesthesia ankle anxiety appeals aquacel arterial assessment asthma attn bicarb bilateral
  bilirubin biopsy bipolar bolus calcium cardiac cardiology chart chemo chief chloride claimant claims clinic clinical coban colace colonoscopy
  complaint consult consultant covid creatinine culture denial department dependent dept diagnosis dialysate dialysis discharge dx dyspnea edema
  elderly emergency exacerbation exam family fibroscan findings foley form fracture geriatrician glock glucose grievance guarantor hba1c heent
  hemodialysis hemoglobin hemovac heparin holter hospice hospital hx hypertension ibuprofen imaging impression inpatient insulin insured intake
  interim intervention kerlix ketones labs lactate lateral lithium liver lumbar magnesium medicaid medicare medication medications meds member
  mepilex metamucil midwife miralax name nausea neuro nicu normal note notes nsaid nsaids nstemi nursing obgyn ofc omnicell oncology ortho orthopedic
  outpatient pacu pathology patient payer payor pediatric pediatrics perrla pharmacy phosphate physical picu platelets pneumonia positive potassium
  procedure procedures prog progress psych psychiatric psychiatry pyxis radiology record referral rehab remark renal report request respiratory
  results resus rheum rheumatology rm school screen screening self senokot sepsis shift sicu sodium spouse stat stemi stroke subjective subscriber
  summary surgery surgical symptoms tabs tachy tegaderm tele telemetry test tests thyroid tibia trach tracheostomy transfer trauma treatment triage
  tricare trop troponin tumor tx tylenol unresp urgent urine vanc vax'd ventilator visit vitals vocera wellbutrin workup wound
`);
/** Those that are names as well (`Ed`, `Tia`) unless they are written in capitals. */
const OTHERS = set(`
  ab ag b crt dl dna iga ige igg igm ntg phos sl uc
  abd abg abx ace acls adl adls adt aed afib aki alk alt ama amb ams aox appt arb ards asa ast bid bipap bls bmi bmp bnp bp bpm brca bsc bun cabg cad
  cap cath cbc ccu chf ckd cmp cms cns copd cpap cpr crp csf ctx cva cvp cxr dka dme dmii dnar dni dnr dob dose dvt ecg echo ecmo ed eeg egd ekg ems
  ent epi er ercp esbl esi esr esrd etoh exac f/u fall fbs ffp fio2 fna fu fx gcs gerd gfr gi gsw gtt gyn hct hd hep hgb hiv hosp hpi hr htn icd icu
  imm inh iop iv ivf ivpb kub kvo lab lad lft lfts lmp loc lpn lvad lvef lvn mdt mg mi mmhg mmse moca mri mrsa msw ncat neb nebs neg nkda npo nsr
  nsvt nyha obs onc op opd or osa pain pcr pcv pe pet pft phq picc plan plt pmh pod pos post ppd ppi prn pru psa psh pt pta ptt pulm pvc pvd qd qhs
  qid rad rbc resp rle rom ros rpr rr rsv rta rtc rue sda sob spo2 svt tab tag tah tavr tbi tens tia tib tid tka tkr tpn tsh tte type uhr unit uti vac vax
  afp cbs dhs mtv nfl nhl rbs sap tsa
  vent vre vte ward wbc wic wnl xr ra bath ot care code social contact sinus
`);
const ABBREVIATIONS: ReadonlySet<string> = new Set([...OTHERS, ...CLINICAL_ABBREVIATIONS, ...CLINICAL_OR_NAMES]);
/** Complaints and signs that stand alone behind `CC:` and `PMH:`, and how the words of medicine end; names that end so are shorter. */
const COMPLAINTS = set(`
  ache achy aching afebrile agitation agraphia amaurosis anasarca anisocoria anomia aphasia aphonia apnea areflexia ascites asthenia asthenopia
  ataxia backache belching bleeding blindness bloating bruising bubo burning cataplexy chills clumsiness
  claudication colic colicky coma congestion constipation convulsion convulsions cough coughing cramping cramps cyanosis deafness dehydration delirium diarrhea diarrhoea
  discharge disorientation dizziness drooling dysarthria dyspareunia dysphagia dysphonia dyspnea dysuria earache drowsiness emaciation exanthema faint fainting fatigue febrile fussy flushing headache headaches heartburn hematuria hemoptysis hiccups hives hoarseness
  hopping hydrocephalus hypersomnia hypopyon incontinence incoordination indigestion insomnia irritability itching jaundice lethargy lightheadedness limping malaise miosis
  mydriasis nausea numbness nystagmus pallor palpitations papules paralysis polydipsia pruritus rales rash redness restlessness rhinorrhea rigors
  salivation seizure seizures shakiness shivering sleepiness sneezing snoring soreness spasm spasms stiffness stupor sweating swelling syncope
  tenderness tingling tinnitus toothache tiredness tremor tremors twitching vertigo vomiting weakness weariness wheezing wobble
`);
const ENDS_CLINICALLY =
  /^.{3,}(?:aemia|(?<!eu[pt]h)emia|algia|arthria|cardia|cephalus|chezia|cytosis|dynia|ectasis|ectomy|edema|emesis|esthesia|gnosia|iasis|(?:append|appendic|arter|arthr|blephar|bronch|burs|ul|cyst|[^p]ol|conjunctiv|dermat|encephal|card|enter|epididym|esophag|fasci|gastr|gingiv|gloss|hepat|kerat|laryng|lymphaden|mast|mening|myos|nephr|neur|orch|oste|myel|[^a-z]ot|pancreat|parot|periton|pharyng|phleb|pleur|pneumon|proct|prostat|retin|rhin|sacroili|salping|scler|aden|sinus|spondyl|stomat|synov|tendin|tendon|thyroid|tonsill|trache|uve|vagin)itis|kinesia|lysis|malacia|megaly|necrosis|opathy|ocele|osis|oscopy|ostomy|otomy|oxia|paresis|penia|phagia|phasia|philia|phobia|plasia|plasty|plegia|pnea|praxia|phonia|rrhagia|rrhea|rrhoea|spasm|stenosis|tension|thermia|thorax|trophy|uresis|uria)$/;
const SHORTEST_CLINICAL = 8;

/** What people are called to their faces, in small letters. */
const ENDEARMENTS = set('buddy bud sweetie honey hon sweetheart kiddo dear bubba');

const TOKEN = /[\p{L}\p{M}\p{N}'’]+/gu;
const NUMBER = /^\d/u;
const LONGEST = 48;

/**
 * Persons and places after whom medicine has called a thing, that hardly anybody is called today. The surnames of many (`Murphy`,
 * `Allen`) are in no such list: there the word behind decides. Lower case.
 */
const EPONYMS = set(`
  addenbrooke addenbrooke's addenbrookes allgower alvarado alzheimer alzheimer's apgar asperger asperger's babinski bartholin binswanger bosniak bouchard brudzinski
  chvostek crohn crohn's dupuytren dupuytren's epworth finkelstein gleason guedel hashimoto hashimoto's heberden hirschsprung hodgkin hodgkin's holter hohmann
  huntington's kaposi karnofsky kernig korotkoff kussmaul lachman lasegue lasègue mallampati mcburney mcburney's mcmurray ménière ménière's meniere meniere's
  oswestry papanicolaou parkinson's peyronie phalen phalen's raynaud raynaud's romberg rovsing schirmer sjogren sjogren's sjögren sjögren's thornwaldt tinel tinel's
  arnold-chiari brown-séquard budd-chiari charcot-marie-tooth cheyne-stokes creutzfeldt-jakob dix-hallpike ehlers-danlos epstein-barr guillain-barre guillain-barré
  henoch-schönlein hoehn-yahr jackson-pratt legg-calvé-perthes mallory-weiss osgood-schlatter peutz-jeghers prader-willi salter-harris smith-petersen stevens-johnson
  sturge-weber swan-ganz wolff-parkinson-white zollinger-ellison tinetti tornwaldt trendelenburg trousseau waddell wernicke
  adson bookwalter bovie debakey gelpi hegar kerrison kocher langenbeck metzenbaum penrose veress weitlaner yankauer
`);
const TITLED =
  /(?:^|[^\p{L}])(?:Dr|Drs|Mr|Mrs|Ms|Miss|Prof|Sr|Nurse|Judge|Rev|Sgt|Officer|Patient|Name|Pt)[.:]? {0,3}$/u;
/** What stands behind whoever does something, or before a first name: `Holter said`, `Romberg, Anna`. */
const DOES = /^(?:, \p{Lu}\p{Ll}| (?:said|says|was seen|called|came|told|asked|lives|works|and (?:his|her))(?!\p{L}))/u;

/** `PHQ-9 19`, `GAD-7 14`, `CIWA-Ar 12`, `BATH 2K`: an instrument or a quantity, and what it shows. */
const INSTRUMENT = /^\p{Lu}{2,6}-(?:\d{1,2}(?: {1,2}\d{1,3})?|(?:\p{Lu}{1,3}|\p{Lu}\p{Ll}) {1,2}\d{1,3})$/u;
const SHOWN = /^\p{Lu}[\p{L}-]{2,15} (?:\d{1,3}|[IV]{1,3})$/u;

/** `Plt 220, Na 138`: short words, each with what was measured, and none of them of an address. */
const MEASURED =
  /^(?:(?!(?:Apt|Box|Lot|Unit|Ste|Rm|Fl|Bldg|Hwy|Rte|Rd|Rt|Km|No)(?!\p{L}))\p{Lu}\p{L}{0,4} \d{1,4}(?:\.\d{1,2})?(?:, |$)){2,}$/u;

/** True for what clinical shorthand, headings and names of tests are made of. */
export function isClinical(view: string, { start, end }: Span): boolean {
  if (end - start > LONGEST) return false;
  const term = view.slice(start, end);
  if (/[ -]/.test(term) && (isScore(term) || MEASURED.test(term))) return true;
  let known = 0;
  let words = 0;
  for (const [word] of term.matchAll(TOKEN)) {
    if (NUMBER.test(word)) continue;
    words++;
    if (isKnown(word)) known++;
  }
  if (isComplaint(view, start, end)) return true;
  if (isDisease(term)) return !isAddressed(view, start);
  if (words > 0 && known === words) return !isAddressed(view, start);
  return !/(?<!,)\s/.test(term) && isEponym(view, term, start, end);
}

/** `Embolie pulmonaire`, `Cancro da mama`: a word of medicine and small ones behind it. */
const DISEASE = /^([\p{Lu}][\p{L}'-]{3,})(?: \p{Ll}{2,})+$/u;
const isDisease = (term: string): boolean => {
  const first = DISEASE.exec(term)?.[1];
  return first !== undefined && isKnown(first);
};

/** `CC: Poor feeding`, in capitals the chief complaint: one word, and a small one behind it. */
const COMPLAINS = /(?:^|[\n.;|])[ \t]*CC ?: {0,3}$/;
const isComplaint = (view: string, start: number, end: number): boolean =>
  / \p{Ll}{3}/uy.test(view.slice(end, end + 4)) &&
  !/\s/.test(view.slice(start, end)) &&
  COMPLAINS.test(view.slice(Math.max(0, start - 10), start));

function isKnown(word: string): boolean {
  const lower = word.toLowerCase();
  if (WORDS.has(lower) || COMPLAINTS.has(lower)) return true;
  if (CLINICAL_WORDS_ABROAD.has(lower) || endsClinically(lower)) return true;
  return word === lower ? ENDEARMENTS.has(word) : word === word.toUpperCase() && ABBREVIATIONS.has(lower);
}

const endsClinically = (lower: string): boolean =>
  lower.length >= SHORTEST_CLINICAL &&
  (ENDS_CLINICALLY.test(lower) || (ENDS_CLINICALLY_ABROAD.test(lower) && !NAMES.test(lower)));

/** Instruments and what they show, one or several: `Mallampati IV, Epworth 19`. */
function isScore(term: string): boolean {
  const parts = term.split(/[,;] ?/);
  return parts.every(
    (part) =>
      INSTRUMENT.test(part) ||
      (SHOWN.test(part) && (EPONYMS.has(wordOf(part)) || (parts.length === 1 && WORDS.has(wordOf(part))))),
  );
}

const wordOf = (part: string): string => part.slice(0, Math.max(0, part.indexOf(' '))).toLowerCase();

const isAddressed = (view: string, start: number): boolean => TITLED.test(view.slice(Math.max(0, start - 12), start));

const NEXT_OF_LIST = /^, (\p{Lu}[\p{L}-]{1,20})(?= |[,.;)\n]|$)/u;

/** One of them, or several in a list: `Yankauer, Kocher`. */
function isEponym(view: string, term: string, start: number, end: number): boolean {
  if (!term.split(', ').every(isNamedAfter) || isAddressed(view, start)) return false;
  const behind = view.slice(end, end + 24);
  return !DOES.test(behind) || isNamedAfter(NEXT_OF_LIST.exec(behind)?.[1] ?? '');
}

const isNamedAfter = (word: string): boolean => EPONYMS.has(word.toLowerCase().replace(/’/g, "'").replace(/'s?$/, ''));
