import type { Random } from '../../../core/index.js';
import type { Ledger } from '../ledger.js';
import { letters } from '../shape.js';
import { fold, likeCase, list } from '../text.js';
import type { Family } from '../world.js';

// Words that say what an organisation is, and not which: they stay.
const KIND = new Set(
  `hospital hospitals clinic clinics medical medicine center centre centers health healthcare care university college school academy institute
  institution bank banking group holding holdings inc incorporated corp corporation llc llp pllc pc pa lp ltd limited gmbh ag kg kgaa se sa sas sarl srl spa
  nv bv ab as oy plc co company companies partners partnership capital trust insurance assurance mutual fund funds financial finance investment
  investments securities asset management advisors national international global of the and for at in on de la le les des du del der die das und
  für fur zur zum zu vom von van voor het een bei unter auf aus im dell della dello degli delle do dos das para pour aux au sur en with to by
  cardiology oncology pediatrics radiology psychiatry neurology dermatology urology orthopedics gynecology anesthesiology pathology medicine
  kardiologie chirurgie neurologie onkologie pädiatrie gynäkologie orthopädie radiologie psychiatrie dermatologie urologie innere medizin
  cardiología cirugía neurología oncología pediatría radiología medicina cardiologie chirurgie neurologie pédiatrie cardiologia chirurgia
  et y e di st saint sankt san santa children's childrens women's regional general memorial community county city state federal department dept
  office agency authority bureau ministry court police fire services service systems system solutions technologies technology tech labs laboratory
  laboratories pharma pharmaceuticals pharmaceutical pharmacy biotech consulting energy power electric oil gas foods food motors automotive airlines
  airways society association foundation church temple mosque library museum park hotel hotels inn restaurant cafe house home nursing rehabilitation
  rehab surgery surgical cancer heart eye dental orthopedic orthopaedic pediatric pediatrics psychiatric emergency urgent primary family practice
  physicians associates klinik klinikum krankenhaus universität universitätsklinikum hochschule schule sparkasse volksbank versicherung verein
  stadtwerke praxis hôpital clinique université banque société école hospital universitario universidad banco colegio seguros ospedale clinica
  università banca scuola ziekenhuis a an & media press news radio television network networks software data digital industries industrial
  manufacturing construction engineering logistics transport shipping retail stores store market markets club team union council committee board`.split(
    /\s+/u,
  ),
);
const SAINTS = list(
  'Agatha,Aidan,Alban,Ambrose,Anselm,Bede,Brigid,Clare,Columba,Cuthbert,Dunstan,Edmund,Hilda,Hubert,Jerome,Kilian,Leonard,Lucia,Odile,Ursula,Wilfrid,Winifred',
);
const STARTS = list(
  'Alder,Amber,Apex,Arbor,Argo,Aster,Birch,Blue,Bright,Canyon,Cedar,Clear,Cobalt,Coral,Corner,Crest,Delta,Ember,Ever,Falcon,Fern,Gold,Granite,Green,Harbor,Haven,High,Iron,Juniper,Lake,Lantern,Lark,Laurel,Lumen,Maple,Meridian,Mont,North,Oak,Onyx,Orchid,Pine,Polar,Quartz,Red,Ridge,River,Rock,Sierra,Silver,Sky,Solar,Star,Stone,Summit,Terra,Tide,Timber,Vale,Vertex,West,Willow,Zephyr',
);
const ENDS = list(
  'bank,beam,bridge,brook,crest,edge,fall,field,fort,gate,grove,line,light,mark,more,path,peak,point,port,reach,root,shore,side,span,spring,stream,trail,view,ward,water,way,wind,worth',
);

const bare = (word: string): string => word.replace(/^[(["']+|[)\]"',.;:]+$/gu, '');
const isKind = (word: string): boolean =>
  KIND.has(word.toLowerCase()) || KIND.has(word.toLowerCase().replace(/\./gu, ''));

function inventedWord(word: string, random: Random, variant: number, capitals: boolean): string {
  // `IBM`, but not `ACME` in a line of capitals.
  if (/^\p{Lu}{2,5}$/u.test(word) && !capitals) return letters(word.length, random);
  const made = random.pick(STARTS) + (variant > 0 || random.int(3) > 0 ? random.pick(ENDS) : '');
  return likeCase(made, word.length > 1 ? word : 'Aa');
}

/** One word of a name; the same word is the same substitute, so that `Acme` follows `Acme Corp.` */
function otherWord(ledger: Ledger, word: string, afterSaint: boolean, capitals: boolean): string {
  return ledger.settlePart({
    key: `organisation/${fold(word)}`,
    original: word,
    make: (random, variant) =>
      afterSaint ? likeCase(random.pick(SAINTS), word) : inventedWord(word, random, variant, capitals),
  });
}

function rename(ledger: Ledger, text: string): string {
  const capitals = text === text.toUpperCase() && text.includes(' ');
  let changed = false;
  let previous = '';
  const out = text.split(/([\s/]+|(?<=\p{L})-(?=\p{L}))/u).map((token, i) => {
    if (i % 2 === 1) return token;
    const word = bare(token).replace(/['’]s$/u, '');
    const afterSaint = /^(?:st|saint|sankt|san|santa)\.?$/iu.test(previous);
    previous = token;
    if (word === '' || (isKind(word) && !afterSaint) || !/[\p{L}\p{N}]/u.test(word)) return token;
    changed = true;
    return token.replace(word, () => otherWord(ledger, word, afterSaint, capitals));
  });
  return changed ? out.join('') : `${otherWord(ledger, text, false, false)} ${text.split(/\s+/u).at(-1) ?? ''}`;
}

/** Organisations and facilities: the words that name are replaced, those that say what it is stay. */
export const organisations: Family = (terms, { ledger }) =>
  terms.map(({ text }) => {
    const renamed = rename(ledger, text);
    return ledger.settle({
      key: `organisation name/${fold(text)}`,
      original: text,
      make: (random, variant) =>
        variant === 0
          ? renamed
          : `${inventedWord('Aa', random, variant, false)} ${
              text
                .split(/\s+/u)
                .filter((word) => isKind(bare(word)))
                .at(-1) ?? 'Group'
            }`,
    });
  });
