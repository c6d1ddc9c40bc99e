import type { Random } from '../../../core/index.js';
import { fold, list } from '../text.js';

interface Style {
  /** Shows that a place or street is named in this style. */
  readonly sign: RegExp;
  readonly starts: readonly string[];
  readonly ends: readonly string[];
  readonly streets: readonly string[];
}

const style = (sign: RegExp, starts: string, ends: string, streets: string): Style => ({
  sign,
  starts: list(starts),
  ends: list(ends),
  streets: list(streets),
});

const ENGLISH = style(
  /^/u,
  'Ald,Ambers,Bark,Bell,Briar,Cald,Clear,Cresc,Dun,Eagle,Elder,Fair,Fern,Glen,Gold,Green,Hart,Haver,Hazel,High,Kings,Lark,Long,Maple,Marl,May,Mill,North,Oak,Pine,Quail,Raven,Red,River,Rose,Sand,Silver,Spring,Stone,Sun,Thorn,Wal,Wells,West,Whit,Wil,Win',
  'borough,bridge,brook,bury,crest,dale,field,ford,ham,haven,hollow,hurst,lake,mere,mont,mouth,port,ridge,shore,stead,ton,vale,view,ville,water,wick,wood,worth',
  'Alder,Amber,Aspen,Barley,Birchwood,Bluebell,Brookside,Cedar Hill,Chestnut,Clover,Copper,Cypress,Dogwood,Elmwood,Fernwood,Foxglove,Garnet,Glenview,Harvest,Hawthorn,Heather,Hickory,Hillcrest,Juniper,Kingfisher,Lakeview,Larkspur,Laurel,Linden,Magnolia,Meadow,Mill,Mulberry,Orchard,Pebble,Poplar,Primrose,Quarry,Ridge,Rosewood,Rowan,Sage,Sandpiper,Sorrel,Spruce,Stonegate,Sycamore,Thistle,Walnut,Willow',
);

const STYLES: readonly Style[] = [
  style(
    /[äöüß]|(?:burg|stadt|heim|hausen|furt|dorf|brück|münster)$|stra(?:ß|ss)e|str\.|gasse|platz|allee|\bam\b|weg$/iu,
    'Alt,Berg,Birken,Brunn,Buch,Eber,Eich,Erl,Falken,Fischer,Garten,Greifen,Grün,Hain,Hasel,Hirsch,Kirch,Klein,Linden,Mühl,Neu,Ober,Reichen,Rosen,Sand,Schön,Stein,Tann,Unter,Wald,Weiden,Wiesen',
    'au,bach,berg,born,brunn,burg,dorf,eck,feld,furt,hain,hausen,heim,hofen,ingen,kirchen,leben,lingen,rode,see,stadt,stein,tal,wald',
    'Ahorn,Amsel,Bach,Birken,Brunnen,Buchen,Dorf,Eichen,Erlen,Fichten,Finken,Flieder,Garten,Hasel,Holunder,Kastanien,Kiefern,Kirsch,Lerchen,Linden,Mühlen,Nelken,Pappel,Rosen,Schul,Sonnen,Tannen,Ulmen,Veilchen,Wald,Weiden,Wiesen',
  ),
  style(
    /[éèêàç]|^(?:saint|sainte|le|la|les)[ -]|sur-|\brue\b|boulevard|\bplace\b|chemin|impasse/iu,
    'Beau,Bel,Bois,Bour,Char,Clair,Fon,Gran,Haute,La Roche-,Mar,Mont,Neuf,Roche,Saint-,Val,Ver,Vieux-,Ville',
    'champ,court,dun,fleur,fort,gny,lieu,mont,nay,pré,rac,rive,roy,sac,teil,val,villiers,vron',
    'des Lilas,des Acacias,du Moulin,des Cerisiers,de la Fontaine,des Tilleuls,du Lavoir,des Peupliers,de la Source,des Vignes,du Verger,des Noyers,de la Prairie,des Érables,du Ruisseau,des Glycines,de la Colline,du Pressoir,des Mésanges,des Bleuets',
  ),
  style(
    /[ñáíóú]|^(?:san|santa|los|las|el|villa)\s|\bcalle\b|avenida|\bpaseo\b|plaza/iu,
    'Alba,Alca,Almen,Arroyo,Cala,Campo,Casa,Cerro,Fuente,Lagu,Mira,Monte,Nava,Oliva,Palo,Peña,Pozo,Puerto,Riba,Robledo,Sierra,Torre,Valle,Villa',
    'bella,blanca,clara,flores,franca,llana,lobos,luz,marina,nueva,real,rubio,seca,sol,verde',
    'de los Olivos,del Molino,de las Flores,del Río,de la Fuente,del Almendro,de los Pinos,de la Encina,del Prado,de las Moreras,del Naranjo,de la Ribera,del Lago,de los Cerezos,de la Viña,del Rosal,del Olmo,de la Sierra,de las Acacias,del Puente',
  ),
  style(
    /\b(?:via|viale|piazza|corso|vicolo)\b|^(?:san|monte|castel|borgo)\s|(?:ano|ino|ello)$/iu,
    'Acqua,Alta,Bel,Borgo,Campo,Casal,Castel,Colle,Fiume,Fonte,Lago,Mon,Monte,Pietra,Ponte,Rocca,Serra,Torre,Val,Villa',
    'bella,bruna,chiara,dolce,ferro,forte,fredda,lino,lunga,marino,nero,nuova,rossa,secca,verde,vecchia',
    'dei Tigli,delle Rose,del Mulino,dei Gelsi,delle Acacie,della Fontana,dei Cipressi,del Ponte,delle Viole,dei Pini,degli Olivi,della Quercia,del Lago,dei Ciliegi,delle Ginestre,del Colle,dei Mandorli,della Sorgente,del Prato,dei Glicini',
  ),
  style(
    /straat|laan|plein|gracht|kade|dijk$|(?:dam|drecht|hoven|ijk)$/iu,
    'Berg,Boven,Broek,Dier,Eiken,Graven,Haver,Heide,Hooge,Kerk,Klaver,Linde,Meer,Molen,Noorder,Ooster,Rijn,Ruiter,Veld,Wester,Zand',
    'beek,berg,burg,dam,dijk,drecht,hout,hoven,kerk,laar,loo,meer,rode,velde,wijk,zicht',
    'Anjer,Beuken,Bloem,Dennen,Eiken,Elzen,Esdoorn,Hazelaar,Iris,Jasmijn,Kastanje,Korenbloem,Lelie,Linden,Meidoorn,Molen,Narcis,Olmen,Populieren,Tulpen,Vlier,Wilgen',
  ),
];

const styleOf = (text: string): Style => STYLES.find(({ sign }) => sign.test(text)) ?? ENGLISH;

/** A city that is named as the original is, put together from parts. */
export function cityName(text: string, random: Random): string {
  const { starts, ends } = styleOf(text);
  const start = random.pick(starts);
  const end = random.pick(ends);
  const joined = /[-\s]$/u.test(start) ? start + end.charAt(0).toUpperCase() + end.slice(1) : start + end;
  return fold(start).at(-1) === fold(end).charAt(0) && /[aeiou]$/u.test(start) ? start + end.slice(1) : joined;
}

/** The name of a street, without its kind; `context` shows the language. */
export const streetName = (context: string, random: Random): string => random.pick(styleOf(context).streets);
