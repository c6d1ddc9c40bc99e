import { namesIn } from './names-in.js';

/** Newspapers, broadcasters, agencies and publishers whose names are nothing else. */
export const MEDIA: readonly string[] = namesIn(`
ABC News|AFP|Agence France-Presse|Al Arabiya|Al Jazeera|Al-Jazeera|Aljazeera|Antena 3|AOL|Arizona Republic|Asahi Shimbun|Associated Press
Atlanta Journal-Constitution|Axios|Baltimore Sun|BBC|BBC News|BBC World Service|Bild-Zeitung|Bloomberg News|Boston Globe|Boston Herald
Breitbart|British Broadcasting Corporation|Business Insider|Business Wire|BuzzFeed|Buzzfeed|C-SPAN|Canal+|CBC News|CBS|CBS News
Channel 4 News|Chicago Sun-Times|Chicago Tribune|Christian Science Monitor|CNBC|CNET|CNN|Comedy Central|Conde Nast|Condé Nast
Corriere della Sera|Dagens Nyheter|Daily Express|Daily Mail|Daily Mirror|Daily Telegraph|Dallas Morning News|Denver Post|Der Spiegel
Detroit Free Press|Deutsche Presse-Agentur|Deutsche Welle|Deutschlandfunk|Discovery Channel|Disney Channel|Dow Jones Newswires|El País
Elsevier|Encyclopaedia Britannica|Engadget|Entertainment Weekly|ESPN|Evening Standard|Fairfax Media|Financial Times|Folha de S.Paulo
Fox News|Frankfurter Allgemeine|Frankfurter Allgemeine Zeitung|Gazeta Wyborcza|Getty Images|Gizmodo|Globe and Mail|Guardian newspaper
Haaretz|Harper's Bazaar|HarperCollins|Hearst Corporation|Hindustan Times|History Channel|Houston Chronicle|Hürriyet|Il Sole 24 Ore
Indian Express|International Herald Tribune|Irish Independent|Irish Times|Itar-Tass|ITAR-TASS|Jerusalem Post|Jyllands-Posten|Kyodo News
Kölner Stadt-Anzeiger|L'Équipe|La Nación|La Repubblica|La Stampa|LA Times|La Vanguardia|Le Figaro|Le Monde|Le Parisien|Libération
Los Angeles Times|Macmillan Publishers|Marvel Comics|Marvel Studios|Mashable|Miami Herald|Minneapolis Star Tribune|Mother Jones|MSNBC|MTV
National Enquirer|National Geographic|National Geographic Society|National Public Radio|NBC News|NBC Universal|NBCUniversal
Neue Zürcher Zeitung|New England Journal of Medicine|New York Daily News|New York Post|New York Times|News International|News of the World
Newsday|Newsweek|NPR|NY Times|NYT|Oxford University Press|Penguin Books|Penguin Random House|People Magazine|People's Daily
Philadelphia Inquirer|Politico|Popular Mechanics|PR Newswire|Press Association|Press Trust of India|Random House|Reader's Digest|Reuters
RIA Novosti|Rolling Stone|RTVE|RTÉ|San Francisco Chronicle|San Jose Mercury News|Scientific American|Seattle Times|Simon and Schuster
Sky News|Sky Sports|South China Morning Post|Springer Nature|Springer Verlag|St. Petersburg Times|Straits Times|Sunday Times
Sydney Morning Herald|Süddeutsche Zeitung|TechCrunch|Telemundo|The Daily Beast|The Economist|The Globe and Mail|The Guardian
The Irish Independent|The Irish Times|The Lancet|The New York Times|The New Yorker|The Straits Times|The Times of India
The Wall Street Journal|The Washington Post|The Weather Channel|Time Inc|Time Magazine|Times of India|Toronto Star|TVNZ
U.S. News & World Report|United Press International|US News & World Report|USA Today|Vanity Fair|Variety Magazine|VentureBeat
Voice of America|Vox Media|Wall Street Journal|Washington Post|Washington Times|Wired Magazine|WSJ|Xinhua|Xinhua News Agency|Yonhap|ZDF
ZDNet|Ziff Davis
`);

/** Clubs, leagues and federations whose names are nothing else. */
export const SPORT: readonly string[] = namesIn(`
AFC Ajax|Ajax Amsterdam|Anaheim Ducks|Arizona Cardinals|Arizona Coyotes|Arizona Diamondbacks|AS Roma|Aston Villa|Athletic Bilbao
Atlanta Braves|Atlanta Falcons|Atlanta Hawks|Atletico Madrid|Atlético Madrid|Baltimore Orioles|Baltimore Ravens|Bayer Leverkusen
Bayern Munich|Bayern München|Blackburn Rovers|Boca Juniors|Bolton Wanderers|Borussia Dortmund|Borussia Mönchengladbach|Boston Bruins
Boston Celtics|Boston Red Sox|Brooklyn Nets|Buffalo Bills|Buffalo Sabres|Calgary Flames|Carolina Hurricanes|Carolina Panthers
Charlotte Hornets|Charlton Athletic|Chelsea FC|Chicago Bears|Chicago Blackhawks|Chicago Bulls|Chicago Cubs|Chicago White Sox
Cincinnati Bengals|Cincinnati Reds|Cleveland Browns|Cleveland Cavaliers|Cleveland Guardians|Cleveland Indians|Colorado Avalanche
Colorado Rockies|Columbus Blue Jackets|Columbus Crew|Dallas Cowboys|Dallas Mavericks|Dallas Stars|DC United|Denver Broncos|Denver Nuggets
Detroit Lions|Detroit Pistons|Detroit Red Wings|Detroit Tigers|Dynamo Kyiv|Edmonton Oilers|Eintracht Frankfurt|Everton FC|FC Barcelona
FC Bayern|FC Porto|Federation Internationale de Football Association|Fenerbahçe|Feyenoord|FIFA|Fiorentina|Florida Marlins|Florida Panthers
Galatasaray|Golden State Warriors|Green Bay Packers|Hertha BSC|Houston Astros|Houston Rockets|Houston Texans|Indiana Pacers
Indianapolis Colts|Inter Miami|Inter Milan|Ipswich Town|Jacksonville Jaguars|Juventus|Kansas City Chiefs|Kansas City Royals
Kolkata Knight Riders|LA Clippers|LA Galaxy|LA Lakers|Lazio Roma|Leeds United|Leicester City|Liverpool FC|Los Angeles Angels
Los Angeles Chargers|Los Angeles Clippers|Los Angeles Dodgers|Los Angeles Kings|Los Angeles Lakers|Los Angeles Rams|Major League Baseball
Major League Soccer|Man City|Man United|Man Utd|Manchester City|Manchester United|Memphis Grizzlies|Miami Dolphins|Miami Heat
Miami Marlins|Milwaukee Brewers|Milwaukee Bucks|Minnesota Timberwolves|Minnesota Twins|Minnesota Vikings|Minnesota Wild|MLB
Montreal Canadiens|Montreal Expos|Mumbai Indians|NASCAR|Nashville Predators|National Basketball Association|National Football League
National Hockey League|NBA|NCAA|New England Patriots|New Jersey Devils|New Orleans Saints|New York Giants|New York Islanders|New York Jets
New York Knicks|New York Mets|New York Rangers|New York Yankees|Newcastle United|NFL|NHL|Norwich City|Oakland Athletics|Oakland Raiders
Oklahoma City Thunder|Olympique de Marseille|Olympique Lyonnais|Olympique Marseille|Orlando Magic|Ottawa Senators|Paris Saint-Germain
Philadelphia 76ers|Philadelphia Eagles|Philadelphia Flyers|Philadelphia Phillies|Phoenix Coyotes|Phoenix Suns|Pittsburgh Penguins
Pittsburgh Pirates|Pittsburgh Steelers|Portland Timbers|Portland Trail Blazers|PSV Eindhoven|Queens Park Rangers|Rangers FC|RB Leipzig
Real Madrid|Real Sociedad|Red Bull Racing|Sacramento Kings|San Antonio Spurs|San Diego Chargers|San Diego Padres|San Francisco 49ers
San Francisco Giants|San Jose Sharks|Schalke 04|Scuderia Ferrari|Seattle Mariners|Seattle Seahawks|Seattle Sounders|Sheffield United
Sheffield Wednesday|Southampton FC|Sporting CP|St. Louis Blues|St. Louis Cardinals|St. Louis Rams|Stoke City|Sunderland AFC
Tampa Bay Buccaneers|Tampa Bay Lightning|Tampa Bay Rays|Tennessee Titans|Texas Rangers|Toronto Blue Jays|Toronto Maple Leafs
Toronto Raptors|Tottenham Hotspur|UEFA|Utah Jazz|Vancouver Canucks|VfB Stuttgart|VfL Wolfsburg|Washington Capitals|Washington Nationals
Washington Redskins|Washington Wizards|Werder Bremen|West Bromwich Albion|West Ham|West Ham United|Winnipeg Jets|Wolverhampton Wanderers
World Anti-Doping Agency|WWE
`);
