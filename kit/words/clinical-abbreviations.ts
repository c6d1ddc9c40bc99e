const words = (list: string): readonly string[] => list.trim().split(/\s+/);

/**
 * Diseases, operations, tests, drugs by class and devices as notes abbreviate them, in English, Spanish, French, Italian and German:
 * in capitals they look like surnames and like companies. Three letters or more, lower case; none is a name.
 */
export const CLINICAL_ABBREVIATIONS: readonly string[] = words(`
  aaa abg acdf acei acls acs acv adhd adls afib aih amd aml ascvd asd avb avc avk avm avnrt avrt bcc bcg bipap bmt
  bnp bpco bph bppv brca bvm cabg cad cbd cbt ccb cdh cgm chd chf cidp cin cjd ckd cll cml cmml cmv cns copd cpap cpr crc crps crrt csf
  ctca cteph ctx cva cxr dbs dbt dcis dcm dexa dka dlbcl dmard dme dnr doac dvt dwi ebv ecf ecg ecmo ect edh eeg egd ekg emg epoc
  ercp erge esbl esr esrd eswl etoh fap fdg fev1 fevg ffp fnac fobt fsgs fsh ftd fuo gbm gbs gcs gfr ggt glp gtn gtt gvhd hbp
  hbsag hbv hcc hcm hcv hdl hellp hfpef hfref hhs hiv hlh hnpcc hpv hrt hsct hsv hta htn hus hvb hvc iabp iam ibd ibs icc icd icf ich
  icsi iddm igg ild imrt inr iol irc irm itu iud iugr ivc ivf ivig ivu ivus khk lbbb lcis ldl lft lmwh lscs ltbi lvad lvef
  lvh lvot maoi mca mcas mcl mctd mcv mdd mds mgus mmr mnd mods mrcp mri mrsa mssa muga mvp mvr nafld nec ngt nhl nicu niddm nippv nmo
  noac npdr nph nsaid nsclc nsip nstemi nvd obgyn ocd ocp oct ogtt omfs orif osas pacu pbc pci pcos pcp pcr pcv pda pdr pfo pft
  picc pid pkd plif pmdd pmh pnes pnet ppi ppm pprom prbc prn psc psvt ptca ptsd ptx pvc pvd rbbb rca rcc rfa rsv rvad rvr savr sbo
  sbp sbrt sca scc scfe scid sclc sdh siadh sids sle slr sma snri spect ssri ssss stemi svd svt tace tah tavi tavr tbi tbsa tdm tga thr tkr tlif tmj tnbc tnf tof tpa tpn trali tte ttp turbt turp tvp tvt urti uti vats vbac vfib vhf vhl vre vsd vtach vte vur
  wbc wpm wpw xrt
`);

/** The same where people are called so as well (`Ana`, `Nash`): nobody only where they stand in capitals among others of them. */
export const CLINICAL_OR_NAMES: readonly string[] = words(`
  ada aed aki als ami anca ards ehr gerd iga leep peep sibo tep ana arb ash ava cam dic evar fess gad gist hit ida ima ira jia lam mel mia nash osa pam pan peg rem ros sah sam sid tavi tee tia vas
`);
