import type { Random, Term } from '../../../../core/index.js';
import type { Language } from '../../../../kit/index.js';
import { FRONT } from '../base/front-words.js';
import { meansSame } from '../base/other-names.js';
import { sameShape } from '../base/shape.js';
import { fold, likeCase, list } from '../base/text.js';
import { nearby } from '../numbers/amounts.js';
import { LISTS_ABROAD } from './attributes-abroad.js';
import { otherGender } from './genders.js';
import { keptOf } from './kept.js';
import type { Family } from './world.js';

const LISTS: ReadonlyMap<string, readonly string[]> = new Map([
  [
    'OCCUPATION',
    list(
      'accountant,architect,baker,bookkeeper,butcher,carpenter,chef,civil engineer,clerk,courier,dental technician,editor,electrician,farmer,firefighter,florist,gardener,geologist,graphic designer,hairdresser,insurance agent,interpreter,joiner,librarian,locksmith,mechanic,music teacher,notary,optician,painter,pharmacist,photographer,plumber,postal worker,project manager,roofer,sales assistant,surveyor,tailor,taxi driver,teacher,translator,veterinarian,waiter,web developer,welder',
    ),
  ],
  [
    'RELATION',
    list(
      'mother,father,sister,brother,aunt,uncle,cousin,niece,nephew,grandmother,grandfather,daughter,son,neighbor,roommate,friend,colleague,stepmother,stepfather,godmother,guardian',
    ),
  ],
  [
    'RELIGION',
    list(
      'Anglican,Baptist,Buddhist,Catholic,Hindu,Jain,Jewish,Lutheran,Methodist,Muslim,Orthodox,Presbyterian,Quaker,Shinto,Sikh,Taoist,Unitarian,Bahai,agnostic,atheist',
    ),
  ],
  [
    'ETHNICITY',
    list(
      'Andean,Arab,Armenian,Asian,Basque,Berber,Black,Celtic,Creole,Hispanic,Kurdish,Latino,Maori,Pacific Islander,Polynesian,Romani,Sami,Slavic,Turkic,white',
    ),
  ],
  [
    'NATIONALITY',
    list(
      'Australian,Austrian,Belgian,Brazilian,Bulgarian,Canadian,Chilean,Croatian,Danish,Dutch,Estonian,Finnish,French,Greek,Hungarian,Icelandic,Irish,Italian,Japanese,Kenyan,Korean,Latvian,Maltese,Mexican,Norwegian,Peruvian,Polish,Portuguese,Romanian,Serbian,Slovenian,Spanish,Swedish,Swiss,Thai,Turkish',
    ),
  ],
  [
    'POLITICAL_OPINION',
    list(
      'conservative,liberal,social democrat,green,libertarian,socialist,centrist,Christian democrat,independent,progressive,agrarian,federalist,nationalist,communist,monarchist,republican',
    ),
  ],
  [
    'SEXUAL_ORIENTATION',
    list(
      'asexual,bisexual,gay,heterosexual,homosexual,lesbian,pansexual,queer,straight,demisexual,undisclosed,not stated',
    ),
  ],
  [
    'TRADE_UNION',
    list(
      'Amalgamated Workers Union,Craft Workers Guild,Federation of Clerks,General Trades Union,Harbor Workers Union,Public Staff Association,Rail Staff Union,Service Workers League,Technical Staff Union,Transport Guild,United Makers Union,Union of Office Staff',
    ),
  ],
  [
    'MARITAL_STATUS',
    list(
      'single,married,divorced,widowed,separated,engaged,unmarried,remarried,cohabiting,in a civil partnership,in a relationship,never married,partnered',
    ),
  ],
  [
    'HEALTH',
    list(
      'allergic rhinitis,ankle sprain,asthma,back pain,bronchitis,cataract,cellulitis,cholelithiasis,chronic sinusitis,conjunctivitis,contact dermatitis,diverticulosis,eczema,gastritis,gout,hay fever,hernia,hypertension,hypothyroidism,iron deficiency,kidney stones,migraine,osteoarthritis,otitis media,plantar fasciitis,psoriasis,rotator cuff tear,shingles,sinusitis,sleep apnea,tendinitis,tension headache,urinary tract infection,vertigo',
    ),
  ],
  [
    'MEDICATION',
    list(
      'acetaminophen,amlodipine,amoxicillin,atenolol,atorvastatin,azithromycin,cetirizine,clopidogrel,diclofenac,doxycycline,famotidine,fexofenadine,fluticasone,gabapentin,ibuprofen,lisinopril,loratadine,losartan,meloxicam,metoprolol,montelukast,naproxen,omeprazole,pantoprazole,prednisone,ramipril,rosuvastatin,sertraline,simvastatin,tamsulosin,topiramate,valsartan',
    ),
  ],
  [
    'PROPRIETARY_TERM',
    list(
      'Albatross,Amaranth,Basalt,Bittern,Calypso,Cormorant,Dogwood,Dunlin,Egret,Feldspar,Gannet,Garnet,Goshawk,Heliotrope,Hoopoe,Ibis,Jasper,Kittiwake,Lapwing,Larkspur,Malachite,Merganser,Nightjar,Obsidian,Osprey,Petrel,Plover,Quartzite,Redstart,Sandpiper,Siskin,Tanager,Turnstone,Verbena,Wagtail,Waxwing,Yarrow',
    ),
  ],
]);
const LIKE: ReadonlyMap<string, string> = new Map([
  ['DIAGNOSIS', 'HEALTH'],
  ['PROJECT_NAME', 'PROPRIETARY_TERM'],
  ['DEAL_NAME', 'PROPRIETARY_TERM'],
]);

function other({ text, type }: Term, language: Language | undefined, random: Random): string {
  const abroad = language === undefined ? undefined : LISTS_ABROAD[language]?.[type];
  const items = abroad ?? LISTS.get(LIKE.get(type) ?? type);
  // One or two letters and codes have no word to stand for them.
  if (items === undefined || /^[A-Z]{1,2}$/u.test(text) || /^\S*\d\S*$/u.test(text)) return sameShape(text, random);
  const front = FRONT.exec(text)?.[0] ?? '';
  const rest = text.slice(front.length);
  const others = items.filter((item) => !meansSame(item, rest));
  const made = likeCase(
    random.pick(others.length > 0 ? others : items),
    rest === '' || /^\p{Lu}\p{Ll}/u.test(rest) ? 'Aa' : rest,
  );
  const capital = /^\p{Lu}/u.test(rest) ? made.charAt(0).toUpperCase() + made.slice(1) : made;
  if (type !== 'MEDICATION') return front + capital;
  const dose = /[\s,]+\d.*$/su.exec(rest)?.[0] ?? '';
  return front + capital + dose.replace(/\d+/gu, (digits) => nearby(digits, random));
}

/** Attributes of persons, health, occupations and code names: another entry of a short list. */
export const attributes: Family = (terms, { substitutes }) =>
  terms.map((term) =>
    substitutes.settle({
      key: `${term.type}/${fold(term.text)}`,
      original: term.text,
      keeps: () => keptOf(term),
      make: (random, variant) =>
        term.type === 'GENDER'
          ? otherGender(term, substitutes, random, variant)
          : other(term, substitutes.language, random),
    }),
  );
