// First-order divisions of federal and regional countries, with the codes that addresses use.

const pairs = (text: string): readonly (readonly [code: string, name: string])[] =>
  text
    .trim()
    .split(/\s*,\s*/)
    .map((pair): readonly [string, string] => [pair.slice(0, pair.indexOf(' ')), pair.slice(pair.indexOf(' ') + 1)]);

const US = pairs(`
AL Alabama, AK Alaska, AZ Arizona, AR Arkansas, CA California, CO Colorado, CT Connecticut, DE Delaware, FL Florida, GA Georgia, HI Hawaii, ID Idaho,
IL Illinois, IN Indiana, IA Iowa, KS Kansas, KY Kentucky, LA Louisiana, ME Maine, MD Maryland, MA Massachusetts, MI Michigan, MN Minnesota,
MS Mississippi, MO Missouri, MT Montana, NE Nebraska, NV Nevada, NH New Hampshire, NJ New Jersey, NM New Mexico, NC North Carolina, ND North Dakota,
OH Ohio, OK Oklahoma, OR Oregon, PA Pennsylvania, RI Rhode Island, SC South Carolina, SD South Dakota, TN Tennessee, TX Texas, UT Utah, VT Vermont,
VA Virginia, WA Washington, WV West Virginia, WI Wisconsin, WY Wyoming, DC District of Columbia, PR Puerto Rico, VI Virgin Islands`);

const CANADA = pairs(`
AB Alberta, BC British Columbia, MB Manitoba, NB New Brunswick, NL Newfoundland and Labrador, NS Nova Scotia, NT Northwest Territories, NU Nunavut,
ON Ontario, PE Prince Edward Island, QC Quebec, SK Saskatchewan, YT Yukon`);

const AUSTRALIA = pairs(`
NSW New South Wales, QLD Queensland, SA South Australia, TAS Tasmania, VIC Victoria, WA Western Australia, ACT Australian Capital Territory, NT Northern Territory`);

const OTHERS = `
Québec, Newfoundland, Labrador, Baden-Württemberg, Bayern, Bavaria, Brandenburg, Hessen, Mecklenburg-Vorpommern, Niedersachsen, Nordrhein-Westfalen,
Rheinland-Pfalz, Saarland, Sachsen, Sachsen-Anhalt, Schleswig-Holstein, Thüringen, Oberösterreich, Niederösterreich, Upper Austria, Lower Austria,
Steiermark, Kärnten, Tirol, Vorarlberg, Burgenland, Andhra Pradesh, Arunachal Pradesh, Assam, Bihar, Chhattisgarh, Gujarat, Haryana, Himachal Pradesh,
Jharkhand, Karnataka, Kerala, Madhya Pradesh, Maharashtra, Manipur, Meghalaya, Mizoram, Nagaland, Odisha, Punjab, Rajasthan, Sikkim, Tamil Nadu,
Telangana, Tripura, Uttar Pradesh, Uttarakhand, West Bengal, Andalucía, Aragón, Asturias, Cantabria, Castilla y León, Castilla-La Mancha, Cataluña,
Catalunya, Comunidad Valenciana, Extremadura, Galicia, Islas Baleares, La Rioja, País Vasco, Euskadi, Lombardia, Lombardy, Toscana, Tuscany, Sicilia,
Sicily, Sardegna, Sardinia, Piemonte, Piedmont, Veneto, Puglia, Calabria, Campania, Lazio, Liguria, Abruzzo, Molise, Umbria, Emilia-Romagna, Bretagne,
Normandie, Normandy, Île-de-France, Auvergne-Rhône-Alpes, Nouvelle-Aquitaine, Occitanie, Hauts-de-France, Alsace, Provence-Alpes-Côte d'Azur`;

/** Names that are persons or cities, too: they need a word such as `in` before them. */
export const AMBIGUOUS_STATES: readonly string[] = ['Georgia', 'Virginia', 'Washington', 'Victoria', 'Assam'];

const ALL = [...US, ...CANADA, ...AUSTRALIA];

/** Names of states, provinces and regions that are hardly anything else. */
export const STATES: readonly string[] = [
  ...ALL.map(([, name]) => name),
  ...OTHERS.split(',').map((name) => name.trim().replace(/\s+/g, ' ')),
].filter((name) => !AMBIGUOUS_STATES.includes(name));

/** Codes of states and provinces as they stand before a postal code. */
export const STATE_CODES: ReadonlySet<string> = new Set([
  ...ALL.map(([code]) => code),
  // New York is in the list of cities, where its name is found more often.
  'NY',
  'AA',
  'AE',
  'AP',
  'GU',
  'AS',
  'MP',
]);

/** Codes that are words, titles or degrees (`OR`, `MD`, `PA`): after a comma alone they are no state. */
export const RISKY_CODES: ReadonlySet<string> = new Set(
  'AL AS CA CO DC DE HI ID IN LA MA MD ME MP MS MT NT OH OK ON OR PA PE PR SA SC SD VA VI WA AA AE AP ACT'.split(' '),
);
