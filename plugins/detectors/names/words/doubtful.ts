import { DOUBTFUL_CYRILLIC } from './given-cyrillic.js';
import { DOUBTFUL_GREEK } from './given-greek.js';

/**
 * Names of the curated lists that are as often something else: everyday words of English, German, French, Spanish and
 * Italian, months, places, brands. They count as half a name: they need a second name, a title, a label or other context.
 */
const WORDS = `
Sal Dom Fitz Norm Woody Buddy Chip Skip Tad Rod Herb Dex
Ama Anders Angel Ante Art August Autumn Avi Blanca Brooklyn Bud Can Cash Chance Chase Chelsea China Cliff Clay Dale
Dawn Dean Dick Don Dong Drake Duc Duke Dung Ebony Esa Eun Faith Fang Flora Florence Gene Genesis German Grace Grant
Guy Heath Hope Hong Hunter Ji Jin Joy Jun June Kennedy Lan Lani Lance Lei Les Ling Long Mai Marine Mark Mats Max
Madison May Mei Mele Mercedes Miles Ming Min Mobile Nam Nova Odd Ole Ong Orlando Paisley Paris Patience Phoenix Pilar
Porter Precious Prince Rich River Rocky Roman Rusty Ryo Said Sage Salvador Santiago Savannah Selam Sari Sky Sol
Soledad Son Soo Sri Star Sterling Storm Sultan Sung Sunny Sydney Tan Thi Timor Tung Uche Victoria Virginia Viet Wade
Wei Will Winter Wolf Xia Xin Yen Ying Yong Young Yu Yun Bear Colt Cruz Dusty Elf Fern Gray Hale Haven Honor Israel
Jersey Jet Kit Lane Lark Liberty London Love Martini Mercy Merry Noble North Ocean Olympia Page Peace Pink Queen Rain
Reef An So To Le Rhodes Royal Rue Saint Sapphire Skip Stone Tab Tawny Temple Tide Treasure Tulip Usher Velvet West Bah Ball Banks
Barber Bass Bello Bell Berg Berge Berry Best Bianchi Bianco Bird Bishop Black Blanc Blanco Bonnet Booker Booth Bos
Bowman Branch Brand Bravo Bridges Brook Brown Brun Bull Burns Bush Busch Butler Butt Caballero Calvo Camara Campos
Cannon Cano Cao Carpenter Castle Chambers Christian Chow Church Colombo Combs Cook Conte Costa Cox Crane Cross Cui
Curry Dang Das Day Demir Dias Diez Ding Do Doe Du Duarte Durham Eaton Egger Endo Engel English Eze Fall Falls Farmer
Farina Farris Fields Fiore Flowers Fong Ford Foster Fox France Franco French Frost Fu Garland Gatti Glass Glover
Golden Good Gore Goto Graf Grave Graves Green Greco Grassi Gross Groß Guerra Gun Hall Ham Han Hand Hardin Hart He Head
Herring High Hill Hills Ho Holder Holland Hollande Holt Hood Hooper Horn House Hui Hull Hunt Hurst Hutton Islam Judge
Jung Kara Kaya Key Keys King Kiss Klein Knight Kok Kone Lacy Lam Lamb Land Lang Lange Law Le Leon León Li Lim Lima
Link Little Lo Lock Lott Low Lu Ma Mace Mack Maes Major Mann March Marin Marks Marsh Matter Mayo Mazza Meadows Mercer
Merchant Mesa Milan Mills Milne Modi Monti Moody Moon Mora Moral Mori Morrow Morse Moss Moulin Mount Neal Nel Neri Ng
Nobles Nunn Oh Ono Oslo Ota Pace Pan Park Parks Parma Pastor Paz Peck Petty Pike Pirie Pitt Plant Pool Pope Popa Post
Pott Potter Potts Powder Power Powers Price Prins Pound Pruitt Quick Raman Rand Rankin Rao Reese Regan Reich Rice
Riley Ring Rios Riva Romano Root Rosa Roux Royer Rush Sala Salmon Sand Sargent Sauer Saul Seals Sears Segal Self Sen
Serra Sharp Sharpe Shell Shepherd Shields Shin Shoemaker Short Sikora Silver Singer Singleton Slade Small Smart Snow
Song Sow Sparks Spears Speed Spence Stark Steel Steele Stein Stern Stock Stoll Stout Stow Strange Street Strong Stroud
Su Summers Sun Sweet Swift Tay Tell Testa Thorn Tome Town Tu Tuck Turk Van Villa Vo Vos Wada Waite Wall Walls Ward
Ware Washington Waters Way Weaver Weeks White Wild Wilde Wilder Winters Wise Wood Woods Work Workman Worth Ye York
Yuan Zamora Valencia Toledo Cordoba Genova Romani Hesse Bayer Jackson Houston Austin Dallas Hudson Columbus Kent Essex
Derby Bristol Bolton Burton Barrow Middleton Denver Charlotte Georgia Carolina Dakota Montana Augusta Asia India Kenya
America Chad Cuba Malta Samoa Tonga Turkey Oman Regina Alexandria Adelaide Verona Siena Vienna Lourdes Concord Chester
Bradford Stanley Bruno Ambrose Carson Xavier Pfizer Colgate Gillette Kellogg Hilton Marriott Disney Chrysler Lilly
Merck
`;

/** All doubtful names. */
export const DOUBTFUL_NAMES: readonly string[] = [
  ...WORDS.trim().split(/\s+/),
  ...DOUBTFUL_CYRILLIC,
  ...DOUBTFUL_GREEK,
];
