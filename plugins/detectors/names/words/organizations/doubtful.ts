import { namesIn } from './names-in.js';

/** Organisations whose names are words, places or persons as well: they count beside what speaks of an organisation. */
export const DOUBTFUL_ORGANIZATIONS: readonly string[] = namesIn(`
Adani|AIG|Alaska Air|Allegiant|Amazon|American|Anthem|AON|AP|Apple|Army|Arsenal|Asana|Athena|Aviva|Bajaj|Bank One|Barcelona|Barilla
Barings|Bayer|Baylor|BDO|Bechtel|Bell|Best Buy|BHP|Block|BMO|Bombardier|Border Patrol|Boss|Box|Brandeis|Brown|Bupa|Cambridge|Caritas
Caterpillar|Chase|Chelsea|Chili's|Citi|Citizens Bank|Coast Guard|Columbia|Congress|Continental|Cornell|Costa|Coutts|Cowboys|Cravath
Crystal Palace|Cubs|Dacia|Danaher|Deere|Dell|Delta|Denny's|Discover|Dow|Duke|EDF|Emory|Enel|Epic|Essar|EU|Everton|Ferrero|Fidelity
First National Bank|Fiserv|Forbes|Ford|Fortune|Frontier|FTSE|Gannett|Gap|Geisinger|Generali|Giants|Godrej|Goodyear|Grainger|Greens|Greggs
HBO|Henkel|Hermes|Hertz|Hilton|Hiscox|Howard Johnson|HP|HTC|Hyatt|Interior|Jaguar|Jefferies|John Lewis|Kaiser|Kenmore|Keppel|Kia|Komatsu
KPN|Labour|Lakers|Lazard|Leclerc|Lego|Legrand|Lehman|Levi's|Lilly|Liverpool|Lloyds|Lotte|Lowe's|Macy's|Mahindra|Marathon|Marines|Mars
Maruti|Matsushita|Mazda|McAfee|McGill|Mercedes|Merck|Meta|Metro Bank|Mini|Montefiore|Monzo|National Express|National Grid|National Guard
Nationwide|Nature|Navy|NBC|Nordstrom|Notion|Notre Dame|Nottingham Forest|Novell|NTT|Ochsner|OMV|Opel|Oracle|Orange|Oscar|Oxford|Pabst
Parliament|Patriots|PBS|Peloton|Penguin|Prada|Princeton|Principal Financial|Progressive|Prudential|Puma|PwC US|Raiffeisen|RBC|RBS|Red Sox|Rice
Robinhood|Rogers|Rossmann|Rush|RWE|Samaritans|Sandvik|Schroders|Science|Sears|Seat|Secret Service|Seiko|Senate|Sentara|Shell|Skype|Slack
Snap|Snowflake|Southwest|Sparkasse|Spirit|Sprint|Square|Stanford|Stripe|Subway|Suzuki|SVB|Synchrony|Takeda|Target|Tata|TCS|Teamsters|Telia
Temple|Tesla|The Hartford|Time|Tinder|Total|Tottenham|Treasury|Tufts|TUI|Twitch|UN|Union Bank|Unison|Unite|United|Unity|Unum|Valero
Vanderbilt|Vanguard|Vertex|Visa|Wendy's|Whitbread|WHO|Wrigley|Yankees|Yelp|Zara|Zoom
`);
