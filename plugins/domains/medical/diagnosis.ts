import type { DictionaryRecognizer } from '../../../core/index.js';

const TERMS = `
abscess|acne|acute coronary syndrome|acute kidney injury|acute lymphoblastic leukemia|acute myeloid leukemia|addison disease|adenocarcinoma|adhd|
adrenal insufficiency|aids|alcohol abuse|alcohol dependence|alcohol use disorder|alzheimer disease|alzheimer's disease|alzheimer's|amyloidosis|
amyotrophic lateral sclerosis|als|anaphylaxis|anemia|angina|ankylosing spondylitis|anorexia nervosa|anxiety|anxiety disorder|aortic aneurysm|
aortic dissection|aortic stenosis|appendicitis|arrhythmia|arthritis|asthma|ataxia|atherosclerosis|atopic dermatitis|atrial fibrillation|afib|
atrial flutter|autism|autism spectrum disorder|barrett's esophagus|basal cell carcinoma|bell's palsy|benign prostatic hyperplasia|bph|
bipolar disorder|bladder cancer|borderline personality disorder|bowel obstruction|brain tumor|breast cancer|bronchiectasis|bronchitis|
bulimia|burkitt lymphoma|bursitis|cardiac arrest|cardiomyopathy|carpal tunnel syndrome|cataract|celiac disease|cellulitis|cerebral palsy|
cervical cancer|chickenpox|chlamydia|cholecystitis|cholelithiasis|chronic fatigue syndrome|chronic kidney disease|ckd|
chronic obstructive pulmonary disease|copd|cirrhosis|colitis|colon cancer|colorectal cancer|concussion|congestive heart failure|chf|conjunctivitis|
constipation|coronary artery disease|cad|covid-19|covid|crohn's disease|crohn disease|crohn's|cushing's syndrome|cystic fibrosis|deep vein thrombosis|dvt|
dementia|depression|depressive disorder|major depressive disorder|dermatitis|diabetes|diabetes mellitus|type 1 diabetes|type 2 diabetes|
type i diabetes|type ii diabetes|t1dm|t2dm|dm2|diabetic ketoacidosis|dka|diabetic neuropathy|diabetic retinopathy|diverticulitis|down syndrome|drug abuse|
dyslipidemia|eating disorder|eczema|emphysema|encephalitis|endocarditis|endometrial cancer|endometriosis|epilepsy|erectile dysfunction|
esophageal cancer|fatty liver|fibromyalgia|fracture|gallstones|gastric cancer|gastritis|gastroenteritis|gerd|gastroesophageal reflux disease|
gestational diabetes|glaucoma|glioblastoma|glomerulonephritis|gonorrhea|gout|graves disease|graves' disease|guillain-barre syndrome|
hashimoto's thyroiditis|heart attack|heart failure|heart murmur|hemochromatosis|hemophilia|hemorrhoids|hepatitis|hepatitis b|hepatitis c|
hepatocellular carcinoma|hernia|herniated disc|herpes|herpes zoster|hiv|hiv infection|hodgkin lymphoma|hodgkin's lymphoma|non-hodgkin lymphoma|
huntington's disease|hydrocephalus|hypercholesterolemia|hyperkalemia|hyperlipidemia|hld|hypertension|htn|hyperthyroidism|hypertriglyceridemia|
hypoglycemia|hyponatremia|hypothyroidism|infertility|inflammatory bowel disease|ibd|influenza|insomnia|interstitial lung disease|
irritable bowel syndrome|ibs|iron deficiency anemia|ischemic stroke|kaposi sarcoma|kidney cancer|kidney failure|kidney stones|nephrolithiasis|
leukemia|chronic lymphocytic leukemia|chronic myeloid leukemia|liver cancer|liver failure|lung cancer|lupus|systemic lupus erythematosus|sle|
lyme disease|lymphoma|macular degeneration|malaria|marfan syndrome|measles|melanoma|meningitis|menopause|mesothelioma|metastatic cancer|migraine|
mitral regurgitation|mononucleosis|multiple myeloma|multiple sclerosis|muscular dystrophy|myasthenia gravis|myocardial infarction|myocarditis|
narcolepsy|neuropathy|peripheral neuropathy|obesity|morbid obesity|obsessive compulsive disorder|ocd|obstructive sleep apnea|sleep apnea|osa|
opioid use disorder|osteoarthritis|osteomyelitis|osteoporosis|otitis media|ovarian cancer|ovarian cyst|pancreatic cancer|pancreatitis|panic disorder|
paranoia|parkinson's disease|parkinson disease|parkinson's|pcos|polycystic ovary syndrome|pelvic inflammatory disease|peptic ulcer disease|
pericarditis|peripheral artery disease|peripheral vascular disease|pharyngitis|plantar fasciitis|pleural effusion|pneumonia|pneumothorax|
polymyalgia rheumatica|postpartum depression|post-traumatic stress disorder|ptsd|preeclampsia|pregnancy|pregnant|prostate cancer|prostatitis|
psoriasis|psoriatic arthritis|psychosis|pulmonary embolism|pulmonary fibrosis|pulmonary hypertension|pyelonephritis|raynaud's|renal cell carcinoma|
renal failure|end stage renal disease|esrd|rheumatoid arthritis|rosacea|rotator cuff tear|sarcoidosis|schizoaffective disorder|schizophrenia|sciatica|
scleroderma|scoliosis|seizure|seizure disorder|seizures|sepsis|septic shock|shingles|sickle cell disease|sinusitis|sjogren's syndrome|skin cancer|
spinal stenosis|squamous cell carcinoma|stroke|cva|subarachnoid hemorrhage|subdural hematoma|substance abuse|suicidal ideation|suicide attempt|
syphilis|tachycardia|tendonitis|testicular cancer|thrombocytopenia|thyroid cancer|tia|transient ischemic attack|tinnitus|tonsillitis|
tourette syndrome|tuberculosis|ulcerative colitis|urinary incontinence|urinary tract infection|uti|uterine fibroids|valvular heart disease|vasculitis|
vertigo|vitiligo|bluthochdruck|diabetes mellitus typ 2|herzinfarkt|schlaganfall|lungenentzündung|krebs|brustkrebs|depressionen|herzinsuffizienz|
vorhofflimmern|hipertensión|hipertensión arterial|diabetes mellitus tipo 2|cáncer de mama|infarto|neumonía|insuficiencia cardíaca|asma|
hypertension artérielle|cancer du sein|infarctus|diabète|dépression|ipertensione|diabete|infarto miocardico|tumore
`;

/** Diseases by a short dictionary: found at level 3 of the domain Medical. */
export const diagnosis: DictionaryRecognizer = {
  name: 'medical/diagnosis',
  types: ['DIAGNOSIS'],
  domains: ['Medical'],
  domainSpecific: true,
  dictionary: [
    {
      type: 'DIAGNOSIS',
      score: 0.4,
      terms: TERMS.replaceAll('\n', '')
        .split('|')
        .map((term) => term.trim()),
    },
  ],
};
