import type { Random } from '../../../../core/index.js';
import type { Language } from '../../../../kit/index.js';
import { fold, isElided, list } from '../base/text.js';
import { furtherTown } from './further-towns.js';
import type { StyleName } from './style-name.js';

interface Style {
  readonly name: StyleName;
  /** Shows that a place or street is named in this style. */
  readonly sign: RegExp;
  readonly starts: readonly string[];
  readonly ends: readonly string[];
  readonly streets: readonly string[];
}

const style = (name: StyleName, sign: RegExp, starts: string, ends: string, streets: string): Style => ({
  name,
  sign,
  starts: list(starts),
  ends: list(ends),
  streets: list(streets),
});

const ENGLISH = style(
  'en',
  /^/u,
  'Ald,Ambers,Bark,Bell,Briar,Cald,Clear,Cresc,Dun,Eagle,Elder,Fair,Fern,Glen,Gold,Green,Hart,Haver,Hazel,High,Kings,Lark,Long,Maple,Marl,May,Mill,North,Oak,Pine,Quail,Raven,Red,River,Rose,Sand,Silver,Spring,Stone,Sun,Thorn,Wal,Wells,West,Whit,Wil,Win',
  'borough,bridge,brook,bury,crest,dale,field,ford,ham,haven,hollow,hurst,lake,mere,mont,mouth,port,ridge,shore,stead,ton,vale,view,ville,water,wick,wood,worth',
  'Alder,Amber,Aspen,Barley,Birchwood,Bluebell,Brookside,Cedar Hill,Chestnut,Clover,Copper,Cypress,Dogwood,Elmwood,Fernwood,Foxglove,Garnet,Glenview,Harvest,Hawthorn,Heather,Hickory,Hillcrest,Juniper,Kingfisher,Lakeview,Larkspur,Laurel,Linden,Magnolia,Meadow,Mill,Mulberry,Orchard,Pebble,Poplar,Primrose,Quarry,Ridge,Rosewood,Rowan,Sage,Sandpiper,Sorrel,Spruce,Stonegate,Sycamore,Thistle,Walnut,Willow',
);

const STYLES: readonly Style[] = [
  style(
    'tr',
    /[ğışİ]|\b(?:cadde|caddesi|cad\.|soka[kğ]|sok\.|mahallesi|mah\.|bulvarı)/u,
    'Ak,Alan,Bağ,Bahçe,Çam,Çay,Çiçek,Dere,Elma,Gök,Gül,Kaya,Kızıl,Orman,Pınar,Sarı,Söğüt,Taş,Yeşil,Zeytin',
    'bayır,beyli,ca,dağ,dere,kent,köy,lar,ova,pınar,saray,şehir,tepe,yaka,yurt',
    'Akasya,Bahar,Çamlık,Çınar,Defne,Erguvan,Gül,Ihlamur,Kavak,Kiraz,Lale,Menekşe,Nar,Papatya,Pınar,Söğüt,Şelale,Yasemin,Yıldız,Zambak',
  ),
  style(
    'sv',
    /å|(?:gatan|vägen|gränd|torget|stigen)\b/iu,
    'Al,Björk,Eke,Fur,Gran,Hag,Hassel,Häll,Ljung,Lund,Mark,Näs,Rönn,Sand,Sol,Sten,Söder,Tall,Väster,Ås,Öster',
    'berga,by,fors,hamn,holm,hult,köping,lunda,näs,sala,sjö,stad,sta,strand,sund,torp,vik,ås,ö',
    'Björk,Blåbärs,Ek,Fågel,Gran,Häger,Kastanj,Klöver,Lilje,Lind,Ljung,Lönn,Oxel,Ros,Rönn,Skogs,Smultron,Syren,Tall,Ängs',
  ),
  style(
    'de',
    /[äöüß]|(?:burg|stadt|heim|hausen|furt|dorf|brück|münster)$|stra(?:ß|ss)e|str\.|gasse|platz|allee|\bam\b|weg$/iu,
    'Alt,Berg,Birken,Brunn,Buch,Eber,Eich,Erl,Falken,Fischer,Garten,Greifen,Grün,Hain,Hasel,Hirsch,Kirch,Klein,Linden,Mühl,Neu,Ober,Reichen,Rosen,Sand,Schön,Stein,Tann,Unter,Wald,Weiden,Wiesen',
    'au,bach,berg,born,brunn,burg,dorf,eck,feld,furt,hain,hausen,heim,hofen,ingen,kirchen,leben,lingen,rode,see,stadt,stein,tal,wald',
    'Ahorn,Amsel,Bach,Birken,Brunnen,Buchen,Dorf,Eichen,Erlen,Fichten,Finken,Flieder,Garten,Hasel,Holunder,Kastanien,Kiefern,Kirsch,Lerchen,Linden,Mühlen,Nelken,Pappel,Rosen,Schul,Sonnen,Tannen,Ulmen,Veilchen,Wald,Weiden,Wiesen',
  ),
  style(
    'fr',
    /[éèêàç]|^(?:saint|sainte|le|la|les)[ -]|sur-|\b(?:rue|chemin|impasse|venelle|quai|ruelle|sentier|faubourg|hameau|lieu-dit|cedex)\b|\b(?:boulevard|place|avenue|cours|allées?|route|square)\s(?:d[eu’']|la\b|l[’'])/iu,
    'Aigue,Arche,Aube,Beau,Bel,Bois,Bour,Char,Clair,Épine,Étan,Orme,Fon,Gran,Haute,La Roche-,Mar,Mont,Neuf,Roche,Saint-,Val,Ver,Vieux-,Ville',
    'champ,court,dun,fleur,fort,igny,lieu,mont,nay,pré,rac,rive,roy,sac,teil,val,villiers,vron',
    'des Lilas,des Acacias,du Moulin,des Cerisiers,de la Fontaine,des Tilleuls,du Lavoir,des Peupliers,de la Source,des Vignes,du Verger,des Noyers,de la Prairie,des Érables,du Ruisseau,des Glycines,de la Colline,du Pressoir,des Mésanges,des Bleuets',
  ),
  style(
    'pt',
    /[ãõ]|\b(?:rua|travessa|praça|ladeira|rodovia|alameda)\b|\b(?:avenida|estrada)\s.{0,30}\b(?:d[ao]s?)\s|\bcep\b/iu,
    'Alto,Água,Barra,Bela,Bom,Campo,Casal,Fonte,Lagoa,Mira,Monte,Oliveira,Pedra,Ponte,Ribeira,Serra,Souto,Vale,Várzea,Vila',
    'alva,belo,branca,clara,dourada,flor,formosa,linda,longa,mar,nova,real,seca,verde,velha',
    'das Flores,do Moinho,das Oliveiras,da Fonte,dos Pinheiros,do Rio,das Amendoeiras,da Ribeira,das Acácias,do Prado,da Figueira,dos Salgueiros,da Serra,das Laranjeiras,do Poço,da Azenha,das Palmeiras,dos Jasmins,do Lago,das Videiras',
  ),
  style(
    'pl',
    /[ąęłńśźż]|\bul\.|\b(?:ulica|aleja|osiedle)\b/iu,
    'Biało,Brzoz,Czarno,Dąb,Dobro,Grab,Jasno,Jawor,Kalin,Lip,Modrze,Nowo,Olsz,Sosno,Staro,Topol,Wierzb,Zielon',
    'brzeg,górze,iniec,jów,ka,kowo,nica,no,owice,owo,pole,sko,wice,wola',
    'Brzozowa,Dębowa,Jaśminowa,Jaworowa,Kalinowa,Klonowa,Kwiatowa,Leśna,Lipowa,Łąkowa,Malinowa,Modrzewiowa,Ogrodowa,Olchowa,Polna,Słoneczna,Sosnowa,Topolowa,Wierzbowa,Źródlana',
  ),
  style(
    'es',
    /[ñáíóú]|^(?:san|santa|los|las|el|villa)\s|\bcalle\b|avenida|\bpaseo\b|plaza/iu,
    'Alba,Alca,Almen,Arroyo,Cala,Campo,Casa,Cerro,Fuente,Lagu,Mira,Monte,Nava,Oliva,Palo,Peña,Pozo,Puerto,Riba,Robledo,Sierra,Torre,Valle,Villa',
    'bella,blanca,clara,flores,franca,llana,lobos,luz,marina,nueva,real,rubio,seca,sol,verde',
    'de los Olivos,del Molino,de las Flores,del Río,de la Fuente,del Almendro,de los Pinos,de la Encina,del Prado,de las Moreras,del Naranjo,de la Ribera,del Lago,de los Cerezos,de la Viña,del Rosal,del Olmo,de la Sierra,de las Acacias,del Puente',
  ),
  style(
    'it',
    /\b(?:via|viale|piazza|piazzale|corso|vicolo|strada|largo|contrada|lungomare)\b|^(?:san|monte|castel|borgo)\s|(?:ano|ino|ello)$/iu,
    'Acqua,Alta,Bel,Borgo,Campo,Casal,Castel,Colle,Fiume,Fonte,Lago,Mon,Monte,Pietra,Ponte,Rocca,Serra,Torre,Val,Villa',
    'bella,bruna,chiara,dolce,ferro,forte,fredda,lino,lunga,marino,nero,nuova,rossa,secca,verde,vecchia',
    'dei Tigli,delle Rose,del Mulino,dei Gelsi,delle Acacie,della Fontana,dei Cipressi,del Ponte,delle Viole,dei Pini,degli Olivi,della Quercia,del Lago,dei Ciliegi,delle Ginestre,del Colle,dei Mandorli,della Sorgente,del Prato,dei Glicini',
  ),
  style(
    'nl',
    /straat|laan|plein|gracht|kade|dijk$|(?:dam|drecht|hoven|ijk)$/iu,
    'Berg,Boven,Broek,Dier,Eiken,Graven,Haver,Heide,Hooge,Kerk,Klaver,Linde,Meer,Molen,Noorder,Ooster,Rijn,Ruiter,Veld,Wester,Zand',
    'beek,berg,burg,dam,dijk,drecht,hout,hoven,kerk,laar,loo,meer,rode,velde,wijk,zicht',
    'Anjer,Beuken,Bloem,Dennen,Eiken,Elzen,Esdoorn,Hazelaar,Iris,Jasmijn,Kastanje,Korenbloem,Lelie,Linden,Meidoorn,Molen,Narcis,Olmen,Populieren,Tulpen,Vlier,Wilgen',
  ),
];

/** The style that a text shows, else that of the document's language. */
function styleOf(text: string, language: string | undefined): Style {
  // An accent alone does not make a town French.
  if (/^(?:san|santa|los|las)\s/iu.test(text)) return styleNamed('es', text);
  const own = language === 'en' ? undefined : STYLES.find(({ name }) => name === language);
  // In a text of another language an accent tells nothing: Béjar is no town of France.
  return STYLES.find(({ sign }) => sign.test(own === undefined ? text : fold(text))) ?? own ?? ENGLISH;
}

const ELISION_TRIES = 12;

/** In French, a town before which `d'` stands as before the original, where one is drawn soon. */
export function townLike(original: string, make: () => string, language: Language | undefined): string {
  let name = make();
  if (language === 'fr') for (let i = 0; i < ELISION_TRIES && isElided(name) !== isElided(original); i++) name = make();
  return name;
}

/** Tries after which the plain names of towns are taken to be used up. */
const PLAIN_TRIES = 2;

/** A city that is named as the original is, put together from parts. @param variant how many were of no use. */
export function cityName(text: string, random: Random, language?: string, variant = 0): string {
  const style = styleOf(text, language);
  const name = plainCity(style, random);
  return variant < PLAIN_TRIES ? name : furtherTown(name, style.name, random);
}

function plainCity({ starts, ends }: Style, random: Random): string {
  const start = random.pick(starts);
  const end = random.pick(ends);
  const joined = /[-\s]$/u.test(start) ? start + end.charAt(0).toUpperCase() + end.slice(1) : start + end;
  return fold(start).at(-1) === fold(end).charAt(0) && /[aeiou]$/u.test(start) ? start + end.slice(1) : joined;
}

/** Kinds of streets that two languages share: the signs of the second one decide. */
const SHARED: Partial<Record<StyleName, StyleName>> = { es: 'pt', pt: 'pl' };

function styleNamed(name: StyleName, context: string): Style {
  const own = STYLES.find((style) => style.name === name) ?? ENGLISH;
  const other = STYLES.find((style) => style.name === SHARED[name]);
  return other?.sign.test(context) ? other : own;
}

/** English streets are told apart by these where plain names are used up. */
const BEHIND_STREETS = list('Hill,Ridge,Creek,Hollow,Grove,Spring,Meadow,Bend,Glen,Crossing,Knoll,Run');

/** The name of a street, without its kind; `context` shows the language where `style` does not say it. @param variant how many were of no use. */
export function streetName(context: string, random: Random, style?: StyleName, language?: string, variant = 0): string {
  const chosen = style === undefined ? styleOf(context, language) : styleNamed(style, context);
  const name = random.pick(chosen.streets);
  return variant < PLAIN_TRIES || chosen !== ENGLISH || name.includes(' ')
    ? name
    : `${name} ${random.pick(BEHIND_STREETS)}`;
}
