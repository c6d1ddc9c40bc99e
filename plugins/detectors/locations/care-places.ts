import type { PatternRecognizer } from '../../../core/index.js';

const r = String.raw;
const NAME = r`(?:St\.|\p{Lu}[\p{L}'’-]{1,20})`;
const END = r`(?![\p{L}\p{N}_'’-])`;

/** Houses that notes call by one word. With `at`, `to` or `from` before it, none is anything else. */
const HOUSES =
  'Methodist|Mercy|Baptist|Presbyterian|Providence|Lutheran|Sacred Heart|Holy (?:Cross|Family|Name|Spirit|Redeemer)|Good Samaritan|Good Sam|Our Lady of (?:the )?[A-Z][a-z]{2,12}|Kaiser|Sutter|' +
  'Cedars-Sinai|Cedars|Geisinger|Ochsner|Sentara|Intermountain|Scripps|Beaumont|Hopkins|Vanderbilt|Emory|Mount Sinai|Mt\\.? Sinai|DaVita|DAVITA|Fresenius|FRESENIUS|Shriners|Bellevue|Cook County|' +
  "Mass General|Children's|Childrens|Menninger|Dana-Farber|UPMC|VUMC|MUSC|UCSF|BIDMC|VAMC|MERCY|METHODIST|BAPTIST";

/** Kinds of houses, behind their name. */
const KIND =
  'Medical|Memorial|Regional|Nursing Home|Care Cent(?:er|re)|Family Medicine|Family Practice|Internal Medicine|Pain & Spine|Orthop(?:a?e)dics|Pediatrics|Dental|Dialysis|Assisted Living|Memory Care|' +
  "Urgent Care|Home Health|Home Care|Hospice|Ambulance|Funeral Home|Behavioral Health|Women's Health|Eye Care|Surgery Cent(?:er|re)|Cancer Cent(?:er|re)|Health Cent(?:er|re)|Community Health|Rehab|Birth Cent(?:er|re)";
/** Branches of medicine, and houses of other kinds. */
const BRANCH =
  'Pain Management|(?:Physical|Occupational|Speech|Family) Therapy|Physiotherapy|OB/GYN|Obstetrics|Sports Medicine|Primary Care|Dermatology|Radiology|Cardiology|Urology|Oncology|Neurology|Podiatry|Chiropractic|' +
  'Optometry|Ophthalmology|Orthodontics|Dentistry|Dental Care|Diagnostics|Labs|Health System|(?:Treatment|Recovery|Detention|Counsell?ing|Senior|Wellness|Crisis) Cent(?:er|re)|(?:Surgical|Eye|Medical|Psychiatric|Pediatric) Associates|' +
  "Retirement (?:Village|Community|Home)|Mobile Home Park|Trailer Park|Counsell?ing(?: Services)?|Sheriff's Office|Auto Repair|Lutheran";
/** Words before those kinds that are no names. */
const GENERIC = r`(?!(?:Adolescent|Ambulatory|Aquatic|Behavioral|Breast|Child|Chronic|Cognitive|Colorectal|Cosmetic|Critical|Diagnostic|Fetal|Forensic|General|Group|Gynecologic|Hand|Hospice|In-home|Individual|Intensive|Invasive|Laser|Maternal|Molecular|Neuro|Nuclear|Oral|Orthopedic|Pelvic|Preventive|Radiation|Reconstructive|Rehab|School|Sleep|Spine|Structural|Thoracic|Trauma|Vascular|Vestibular|Veterinary|Virtual|Weekly|Daily|Ongoing|New|Further|Some|More|Adult|Advanced|Acute|Board|Cardiac|Clinical|Comprehensive|Dept|Department|Emergency|Family|General|Geriatric|Health|Home|Hospital|Inpatient|Internal|Interventional|Local|Long|Mental|National|Our|Outpatient|Pain|Palliative|Patient|Pediatric|Primary|Private|Public|Regional|Skilled|Specialty|Sports|State|Surgical|The|Urgent|Women|Your|His|Her|Their|Dr|Mr|Mrs|Ms|Medical|Community|County|Veterans|Durable|Electronic|Current|Past)(?!\p{L}))`;

/** The name of a house by its kind, for others to look for elsewhere. */
export const HOUSE_BY_KIND = r`${GENERIC}${NAME}(?: ${NAME}){0,2} (?:${KIND}|${BRANCH})(?: (?:Cent(?:er|re)|Clinic|Group|Associates))?`;

/** What stands before the name of a house, and before hardly any other words with capitals. */
const LEAD =
  '(?:at|to|from|via|with|by|through|@|Provider:|Facility:|[Aa]ttends|[Vv]isits|[Vv]isited|[Cc]alled|[Pp]honed|[Cc]ontacted|[Ff]axed|[Pp]refers|[Cc]hose) ';

/** Schools, by what is done there. */
const SCHOOL =
  'Elementary|Elem|Primary|Middle|Junior High|Jr\\.? High|High|Prep|Intermediate|Montessori|Head Start|Charter|Preschool|Daycare|Day Care';

/** Hospitals, schools, barracks and other houses, in the short ways in which notes name them. */
export const carePlace: PatternRecognizer = {
  name: 'locations/care-places',
  types: ['FACILITY'],
  patterns: [
    {
      name: 'hospital by one word',
      type: 'FACILITY',
      lead: '(?:at|to|from|via|@|AT|TO|FROM)(?: ?:)? ',
      match: r`(?:${HOUSES})(?: (?:Main|North|South|East|West|Downtown|\p{Lu}\p{Lu}{3,14}))?(?![\p{L}\p{N}_'’-])(?! (?:of|is|on me|faith|church|minister|pastor))`,
      score: 0.55,
    },
    // `ST. JOSEPH'S, PATERSON`, `Parish: St. Hedwig's`; not the wort and the dance.
    {
      name: 'house of a saint',
      type: 'FACILITY',
      match: r`(?:St\.?|ST\.?|Saint|Ste\.) (?:\p{Lu}\p{Ll}{2,14}(?:-\p{Lu}\p{Ll}{2,14})?['’]s|\p{Lu}{3,14}['’]S)(?![\p{L}\p{N}_])(?! (?:wort|dance|fire|day|Day|cross|disease|WORT|\p{Lu}\p{Ll}))`,
      score: 0.7,
    },
    {
      name: 'kind behind the name',
      type: 'FACILITY',
      lead: LEAD,
      match: r`${GENERIC}${NAME}(?: ${NAME}){0,2} (?:${KIND})(?: (?:Cent(?:er|re)|Clinic|Group|Associates|Assoc\.?|PA|LLC|Inc\.?))?${END}(?! (?:record|director|assistant|student|school|history|consult|consultation|eval|evaluation|orders|order|notes|note|clinic|team|department|dept|fellow|resident|service|services|attending|referral|follow|recs|recommendations|appointment|appt|exercises|session|sessions|goals|plan|necessity|device|leave|staff|equipment|exam))`,
      score: 0.55,
    },
    {
      name: 'branch behind the name',
      type: 'FACILITY',
      lead: LEAD,
      match: r`${GENERIC}${NAME}(?: ${NAME}){0,2} (?:${BRANCH})(?: (?:Clinic|Group|Associates|PA|LLC|Inc\.?))?${END}(?! (?:record|director|assistant|student|school|history|consult|consultation|eval|evaluation|orders|order|notes|note|clinic|team|department|dept|fellow|resident|service|services|attending|referral|follow|recs|recommendations|appointment|appt|exercises|session|sessions|goals|plan|necessity|device|leave|staff|equipment|exam))`,
      score: 0.55,
    },
    {
      name: 'school',
      type: 'FACILITY',
      lead: '(?:attends?|attending|goes to|went to|school:?|School:?|at|from|taught at|teaches at|teacher at|student at|grader at|daycare at|Daycare:?) ',
      match: r`(?!(?:The|His|Her|Their|Our|Public|Private|Local|Catholic|Special|Risk|Very|Too|So|Low)(?!\p{L}))${NAME}(?: ${NAME}){0,2} (?:${SCHOOL})(?=[.,;:)]|\s?\n|\s?$| (?:in|for|but|and|where|until|till|since|with|on|every|this|last|next|then|w/)(?!\p{L})| \()`,
      score: 0.55,
    },
    {
      name: 'house behind its kind',
      type: 'FACILITY',
      lead: '(?:[Pp]harmacy|PHARMACY|[Mm]ortuary|[Ff]uneral home|[Ss]chool|[Dd]aycare|[Pp]reschool|[Pp]arish|[Cc]hurch|[Ff]acility|FACILITY|[Hh]ospital|SNF|ALF|LTC|[Nn]ursing home|[Dd]ialysis(?: unit| center)?|DME|[Hh]ome health|[Hh]ospice|[Ss]helter|[Gg]roup home|[Rr]ehab): ',
      match: r`(?!(?:The|None|Same|See|N/A|NA|No|Not|Home|Mail|On|Per|Unknown|Patient|Pt|Closed|Called|Call|Dr|Yes|Pending|Continue|Declined|Discussed|Consult|Follow|Will|Reviewed|Evaluated|Verified|Address|Phone|Name|Fax|In|At|He|She|They|This|If|Please|Ordered|Order|Needs?|Recommend|Family|Daughter|Son|Wife|Husband|Attends?|Goes|Current|Preferred|Local|Public|Admit|Admitted|Discharge|Course|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday)(?!\p{L}))\p{Lu}[\p{L}'’-]{1,20}(?: (?:&|of|and|\p{Lu}[\p{L}'’-]{1,20})){0,3}(?=[.,;)]|\s?\n|\s?$| {2}| \(| #| on | in )`,
      score: 0.55,
    },
    {
      name: 'numbered school',
      type: 'FACILITY',
      match: r`(?:P\.S\.|I\.S\.|M\.S\.|J\.H\.S\.|PS|IS)(?: #)? ?\d{1,3}(?:[KMQRX])?(?![\p{L}\p{N}_]|[-./,:]\d)`,
      score: 0.25,
      context: [
        'school',
        'grade',
        'attends',
        'student',
        'teacher',
        'classroom',
        'kindergarten',
        'grader',
        'pupil',
        'principal',
      ],
    },
    // `Camp Lejeune`, `Ft. Drum`, `Womack AMC`, `Tinker AFB`
    {
      name: 'barracks',
      type: 'FACILITY',
      match: r`(?:(?<![\d\p{L}] ?)(?:Ft\.|Fort|Camp) (?=\p{Lu}\p{Ll}{2})${NAME}(?![\p{L}\p{N}_])|${NAME} (?:AFB|AMC|AAF|ANGB|Air Force Base|Army Depot|Barracks|Naval Base))${END}`,
      score: 0.3,
      context: [
        ...[
          'army',
          'navy',
          'marine',
          'marines',
          'usmc',
          'usaf',
          'military',
          'deployed',
          'stationed',
          'soldier',
          'sgt',
          'veteran',
          'va',
          'deployment',
          'base',
          'airborne',
          'duty',
        ],
        ...['dod', 'usn', 'usa', 'cpt', 'sfc', 'tricare', 'enlisted', 'reserve', 'guard'],
      ],
    },
  ],
};
