import type { CodeRecognizer, WordList } from '../../../core/index.js';

const DRUGS = `
abilify acetaminophen acyclovir adalimumab adderall advair advil albuterol alendronate aleve allopurinol alprazolam ambien amiodarone amitriptyline
amlodipine amoxicillin anastrozole apixaban aripiprazole aspirin atenolol ativan atorvastatin augmentin azathioprine azithromycin baclofen benadryl
benazepril bisoprolol botox brilinta budesonide bumex buprenorphine bupropion buspirone calcitriol candesartan captopril carbamazepine carboplatin
cardura carvedilol cefazolin ceftriaxone celebrex celecoxib celexa cephalexin cetirizine chlorthalidone cialis ciprofloxacin cisplatin citalopram
clindamycin clonazepam clonidine clopidogrel clozapine codeine colchicine coreg coumadin cozaar crestor cyclobenzaprine cyclophosphamide cymbalta
dapagliflozin depakote dexamethasone diazepam diclofenac digoxin dilantin diltiazem diovan docetaxel docusate donepezil doxazosin doxorubicin
doxycycline duloxetine eliquis empagliflozin enalapril enbrel enoxaparin entresto escitalopram esomeprazole estradiol eszopiclone etanercept
ezetimibe famotidine farxiga fentanyl ferrous finasteride flagyl flexeril flomax flonase fluconazole fluoxetine fluticasone folate fosamax
furosemide gabapentin gemcitabine glimepiride glipizide glucophage glyburide haldol haloperidol heparin humalog humira hydralazine
hydrochlorothiazide hydrocodone hydrocortisone hydromorphone hydroxychloroquine hydroxyzine ibuprofen imitrex infliximab insulin invokana
ipratropium irbesartan isosorbide januvia jardiance keflex keppra ketamine ketorolac klonopin lamictal lamotrigine lansoprazole lantus lasix
latanoprost letrozole levaquin levetiracetam levofloxacin levothyroxine lexapro lipitor lisinopril lithium loratadine lorazepam losartan lovastatin
lovenox lyrica meclizine melatonin meloxicam memantine metformin methadone methimazole methotrexate methylphenidate methylprednisolone
metoclopramide metoprolol metronidazole mirtazapine mobic modafinil montelukast morphine motrin mounjaro mucinex mycophenolate naloxone naltrexone
naproxen neurontin nexium nifedipine nitrofurantoin nitroglycerin norco nortriptyline norvasc novolog olanzapine olmesartan omeprazole ondansetron
oseltamivir oxycodone oxycontin ozempic paclitaxel pantoprazole paracetamol paroxetine paxil pembrolizumab penicillin percocet phenytoin
pioglitazone plaquenil plavix potassium pravastatin prazosin prednisolone prednisone pregabalin prilosec pristiq propofol propranolol protonix
prozac quetiapine quinapril ramipril ranitidine remicade risperidone ritalin rituximab rivaroxaban robaxin ropinirole rosuvastatin seroquel
sertraline sildenafil simvastatin singulair sitagliptin skelaxin solumedrol spironolactone sumatriptan suboxone sucralfate sulfasalazine symbicort
synthroid tacrolimus tamoxifen tamsulosin taxol tegretol telmisartan temazepam terazosin tizanidine tolterodine topamax topiramate toradol
torsemide tramadol trastuzumab trazodone tylenol ultram valacyclovir valium valproate valsartan vancomycin venlafaxine ventolin verapamil viagra
victoza vicodin voltaren vyvanse warfarin wegovy wellbutrin xanax xarelto zetia zithromax zocor zofran zoloft zolpidem zyprexa zyrtec
ibuprofeno paracetamolo metformina omeprazol enalaprilo atorvastatina ramiprilo bisoprololo acenocumarol metamizol novalgin pantozol euthyrox
marcumar xarelto tilidin
`
  .trim()
  .split(/\s+/);

const DOSE = / \d{1,4}(?:[.,]\d{1,3})?(?:[/-]\d{1,4})? ?(?:mg|mcg|µg|g|ml|units?|IU|mEq|%)(?!\p{L})/iuy;

/** The drugs, one word each, for the engine's look-up. */
export const DRUG_LIST: WordList = { name: 'medical/drug', words: DRUGS };

/** Drugs by a short dictionary, with the dose behind them: found at level 3 of the domain Medical. */
export const medication: CodeRecognizer = {
  name: 'medical/medication',
  types: ['MEDICATION'],
  domains: ['Medical'],
  domainSpecific: true,
  needs: { words: [DRUG_LIST.name] },
  *recognize({ view, tokens, wordList }) {
    const drug = wordList(DRUG_LIST.name);
    for (let i = 0; i < tokens.length; i++) {
      if (((tokens.flags[i] ?? 0) & drug) === 0) continue;
      const end = tokens.end[i] ?? 0;
      DOSE.lastIndex = end;
      const hasDose = DOSE.test(view);
      yield { type: 'MEDICATION', start: tokens.start[i] ?? 0, end: hasDose ? DOSE.lastIndex : end, score: 0.4 };
    }
  },
};
