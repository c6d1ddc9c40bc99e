import { namesIn } from './names-in.js';

/** Companies of the Americas whose names are nothing else: those of the large indexes, and brands that people buy from. */
export const AMERICAN_COMPANIES: readonly string[] = namesIn(`
21st Century Fox|3M Company|AB InBev|Abbott Laboratories|AbbVie|Abercrombie & Fitch|Accenture|Activision|Activision Blizzard|Adobe
Advance Auto Parts|AECOM|AES Corporation|AGCO|Agilent|Agilent Technologies|Air Canada|Air Products|Airbnb|Akamai|Alaska Air Group
Alaska Airlines|Albemarle Corporation|Albertsons|Alcoa|Align Technology|Allegiant Air|Alphabet Inc|Altria|Amazon Web Services|Amdocs
American Airlines|American Apparel|American Eagle Outfitters|American Electric Power|American Greetings|American Water Works
AmerisourceBergen|Amgen|Amphenol|Amtrak|Anadarko|Analog Devices|Andreessen Horowitz|Angie's List|Anheuser-Busch|Anheuser-Busch InBev
Ann Taylor|Anthem Inc|Anthropic|Applebee's|Applied Materials|Aramark|Arby's|Archer Daniels Midland|Arista Networks|Arrow Electronics
Assurant|AT&T|Atlassian|Autodesk|Autoliv|Automatic Data Processing|AutoNation|AutoZone|Avery Dennison|Avis Budget|Avnet|Avon Products
Bain & Company|Bain Capital|Baker Hughes|Ball Corporation|Barnes & Noble|Barrick Gold|Bath & Body Works|Bausch & Lomb|Bausch Health
Baxter International|Becton Dickinson|Bed Bath & Beyond|Bell Canada|Ben & Jerry's|Berkshire Hathaway|Best Western|BestBuy|Biogen|BioMarin
Black & Decker|BlackBerry|Blackboard Inc|Blue Apron|Blue Origin|BMO Financial|BNSF|BNSF Railway|Boeing|Booz Allen Hamilton|BorgWarner
Boston Consulting Group|Boston Dynamics|Boston Market|Boston Scientific|Briggs & Stratton|Bristol Myers Squibb|Bristol-Myers Squibb
Broadcom|Brooks Brothers|Buffalo Wild Wings|Burger King|Cadence Design Systems|Campbell Soup|Canadian National Railway|Canadian Pacific
Canadian Tire|Capgemini|Cardinal Health|Cargill|Carl's Jr.|CarMax|Carvana|CBRE|CDW Corporation|Celgene|Cenovus|Centene|CenterPoint Energy
CenturyLink|Cerner|Charter Communications|Cheesecake Factory|Chesapeake Energy|Chevrolet|Chevron|Chick-fil-A|Chipotle|Chuck E. Cheese
Church & Dwight|Cigna|Cintas|Circuit City|Cirque du Soleil|Cisco|Cisco Systems|Citrix|Clorox|Cloudflare|CNH Industrial|Coca Cola|Coca-Cola
Coinbase|Colgate-Palmolive|Comcast|CommScope|Computer Sciences Corporation|Con Edison|ConAgra|Conagra|Conagra Brands|ConocoPhillips
Consolidated Edison|Constellation Brands|Corning Incorporated|CoStar|Costco|Coty Inc|Couche-Tard|Cox Communications|Cox Enterprises
Cracker Barrel|Craigslist|Crate & Barrel|CrowdStrike|CST Brands|CSX|CSX Transportation|CVS|CVS Caremark|CVS Health|CVS Pharmacy
D.R. Horton|Dairy Queen|Darden Restaurants|Databricks|DaVita|Dean Foods|Deere & Company|Dell Computer|Dell EMC|Dell Technologies
Delta Air Lines|Devon Energy|Dick's Sporting Goods|DirecTV|DIRECTV|Discover Financial|Discover Financial Services|Dish Network
DISH Network|Disney|Dole Food|Dollar General|Dollar Tree|Dominion Energy|Dominion Resources|Domino's|Domino's Pizza|DoorDash|Dow Chemical
Dow Corning|Dr Pepper|DreamWorks|Dropbox|DuckDuckGo|Duke Energy|Dun & Bradstreet|Dunkin Donuts|Dunkin'|Dunkin' Donuts|DuPont
DXC Technology|Eastman Chemical|Eastman Kodak|Eaton Corporation|eBay|Ecolab|Eddie Bauer|Edison International|Edward Jones
Edwards Lifesciences|Electronic Arts|Electronic Data Systems|Elevance Health|Eli Lilly|Embraer|EMC Corporation|Emerson Electric|Enbridge
Encana|Energizer|Energy Transfer Equity|Enron|Enron Corp|Entergy|Enterprise Products|Enterprise Rent-A-Car|EOG Resources|EPAM|Equifax
Equinix|Esri|Estee Lauder|Estée Lauder|Etsy|Evernote|Eversource|Exelon|Expedia|Exxon|Exxon Mobil|ExxonMobil|Facebook|Family Dollar
Fastenal|FedEx|FedEx Office|FireEye|First Data|First Solar|FirstEnergy|Fisher-Price|Fitbit|Five Guys|Flickr|Flowserve|Fluor Corporation
FMC Technologies|Foot Locker|Footlocker|Ford Motor|Ford Motor Company|Fortinet|Foursquare|Freeport-McMoRan|Frito-Lay|Frontier Airlines
Frontier Communications|GameStop|Garmin|GE Capital|GE Healthcare|GEICO|Geico|Genentech|General Dynamics|General Electric|General Mills
General Motors|Genuine Parts Company|Genworth|Genzyme|Georgia-Pacific|Gilead|Gilead Sciences|GitHub|GitLab|GlobalFoundries|GoDaddy
Goldcorp|Goodwill Industries|Google|GoPro|Greyhound Lines|Group 1 Automotive|Groupon|Grubhub|GrubHub|Guess Inc|H&R Block|Halliburton
Hallmark Cards|Hanesbrands|Harley-Davidson|Hasbro|HCA Healthcare|Henry Schein|Hewlett Packard|Hewlett Packard Enterprise|Hewlett-Packard
Hilton Hotels|Hilton Worldwide|Hobby Lobby|Holiday Inn|Hollister Co|HollyFrontier|Home Depot|Honeywell|Hootsuite|Hormel|Hormel Foods
Hostess Brands|HubSpot|Hudson's Bay Company|Huffington Post|HuffPost|Hulu|Humana|Huntington Ingalls|Husky Energy|Hyatt Regency|IBM|IHOP
Illumina|Imperial Oil|In-N-Out|In-N-Out Burger|Infor|Ingersoll Rand|Ingersoll-Rand|Ingram Micro|Instacart|Intel|Intel Corporation
International Business Machines|International Paper|Interpublic|INTL FCStone|Intuit|Intuitive Surgical|IQVIA|Iron Mountain Inc|J. Crew
J.B. Hunt|J.C. Penney|J.Crew|Jabil|Jabil Circuit|Jack Daniel's|Jack in the Box|Jacobs Engineering|Jamba Juice|JC Penney|JCPenney|JCPenny
Jet Propulsion Laboratory|JetBlue|JetBlue Airways|Jiffy Lube|Jimmy John's|JM Smucker|John Deere|Johnson & Johnson|Johnson Controls
Jones Lang LaSalle|Juniper Networks|K-Mart|Kaiser Permanente|KB Home|Kellogg's|Kentucky Fried Chicken|Kickstarter|Kimberly-Clark
Kinder Morgan|Kinko's|KitchenAid|KKR|Koch Industries|Kohl's|Kraft Foods|Kraft Heinz|Krispy Kreme|Kroger|L Brands|L-3 Communications
L.L. Bean|L.L.Bean|L3Harris|LabCorp|Labcorp|Laboratory Corporation of America|Lam Research|Land O'Lakes|Las Vegas Sands|LegalZoom|Lennar
Leucadia National|Levi Strauss|LexisNexis|Liberty Interactive|Liberty Mutual|LinkedIn|Little Caesars|Live Nation|LiveNation|Loblaw|Loblaws
Lockheed|Lockheed Martin|Long John Silver's|Lord & Taylor|Lucasfilm|Lucent Technologies|Lululemon|lululemon|Lumen Technologies|Lyft
LyondellBasell|Magellan Midstream|Magna International|Mailchimp|MailChimp|ManpowerGroup|Marathon Oil|Marathon Petroleum|Marks & Spencer
Marriott|Marriott International|Marvell|Mary Kay Inc|Mattel|Maxim Integrated|Maytag|McCain Foods|McCormick & Company|McDonald's|McDonalds
McDonnell Douglas|McGraw Hill|McGraw-Hill|McKesson|McKinsey|McKinsey & Company|Medco Health|Medtronic|Meijer|Men's Wearhouse|Mercado Libre
MercadoLibre|Merck & Co|Merrill Lynch|MetroPCS|MGM Grand|MGM Resorts|Microchip Technology|Micron Technology|Microsoft
Microsoft Corporation|MillerCoors|Moderna|Mohawk Industries|Molson Coors|Mondelez|Mondelēz|Monsanto|Monster Beverage|Mosaic Company
Motel 6|Motorola|Mozilla|Mozilla Foundation|MySpace|Myspace|Nabisco|NASDAQ|Nasdaq|Navistar|NCR Corporation|Neiman Marcus|NetApp|Netflix
NetSuite|Newell Brands|Newmont|Nextel|NextEra|NextEra Energy|Nickelodeon|Nike|Noble Energy|Norfolk Southern|Nortel|Nortel Networks
Northrop Grumman|Northwest Airlines|Norwegian Cruise Line|NRG Energy|Nucor|Nvidia|NVIDIA|O'Reilly Auto Parts|O'Reilly Media
Occidental Petroleum|Ocean Spray|Office Depot|OfficeMax|OkCupid|Okta|Old Navy|Olive Garden|Omni Hotels|Omnicom|OneMain|ONEOK|OpenAI
OpenTable|Oracle Corporation|Oscar Mayer|Outback Steakhouse|Overstock|Owens Corning|Owens-Illinois|P.F. Chang's|PACCAR|Pacific Bell
Pacific Gas and Electric|Pacific Life|PacifiCorp|Palantir|Palo Alto Networks|Panda Express|Panera|Panera Bread|Papa John's|Papa Murphy's
Paramount Pictures|Parker Hannifin|Patagonia Inc|Paychex|Paycom|PayPal|Peloton Interactive|Pep Boys|Pepsi|PepsiCo|PepsiCola|PerkinElmer
Petco|Petrobras|PetSmart|Petsmart|Pfizer|PG&E|Philip Morris|Phillips 66|Pinterest|Pioneer Natural Resources|Pitney Bowes|Pixar|Pizza Hut
Polaroid|Popeyes|PotashCorp|Pottery Barn|PPG Industries|Pratt & Whitney|Praxair|Precision Castparts|Price Chopper|Priceline
Procter & Gamble|Procter and Gamble|Proctor & Gamble|Public Service Enterprise Group|Publix|Purdue Pharma|Qualcomm|Quest Diagnostics
QuikTrip|Quiznos|Quora|Qwest|R.J. Reynolds|Radio Shack|RadioShack|Ralph Lauren Corporation|Raytheon|RE/MAX|Red Hat|Red Lobster|Red Robin
Reddit|Redfin|Regeneron|Reliance Steel|Republic Services|Research In Motion|Reynolds American|Ring Central|RingCentral|Rite Aid
Ritz Carlton|Ritz-Carlton|RJ Reynolds|Robert Half|Robinhood Markets|Roblox|Rockstar Games|Rockwell Automation|Rockwell Collins
Rosetta Stone|Ross Stores|Roto-Rooter|Royal Caribbean|Ruby Tuesday|Ryder System|Sabre Corporation|Safeway|Saks Fifth Avenue|Salesforce
Sam's Club|SanDisk|Sara Lee|SaskTel|SC Johnson|Schlumberger|Schwan's|Scotts Miracle-Gro|Seagate|Sears Holdings|Sears Roebuck|Sempra Energy
ServiceMaster|ServiceNow|Shake Shack|Shaw Communications|Sherwin Williams|Sherwin-Williams|Shopify|Shoppers Drug Mart|Siebel Systems
Sikorsky Aircraft|Silicon Graphics|Simon & Schuster|Simon Property Group|Sirius XM|SiriusXM|Six Flags|SkyWest|SlideShare|Smithfield Foods
Snap-on|Snapchat|Snowflake Inc|SolarCity|SolarWinds|Sonic Automotive|Sotheby's|SoundCloud|Southern California Edison|Southwest Airlines
SpaceX|Spirit Airlines|Splunk|Sports Authority|Spotify|Sprint Corporation|Squarespace|SquareSpace|Stanley Black & Decker|Staples Inc
Starbucks|Starwood Hotels|Steak 'n Shake|StoneX|Stripe Inc|Stryker Corporation|StubHub|Sun Microsystems|Suncor|Suncor Energy|SunTrust
SurveyMonkey|Symantec|Synopsys|Sysco|T-Mobile|T.G.I. Friday's|T.J. Maxx|Tableau Software|Taco Bell|TaskRabbit|TD Ameritrade|Tech Data
Teck Resources|Teladoc|Telus|Tenet Healthcare|Teradata|Tesla Inc|Tesla Motors|Tesoro Corporation|Texaco|Texas Instruments|Texas Roadhouse
TGI Fridays|The Home Depot|The North Face|The UPS Store|Thermo Fisher|Thermo Fisher Scientific|Thomson Reuters|Thrivent|TicketMaster
Ticketmaster|Tim Hortons|Time Warner|Time Warner Cable|TiVo|TJ Maxx|TJX|TJX Companies|Toll Brothers|Tootsie Roll|Toys "R" Us|Toys 'R' Us
Toys R Us|Toys “R” Us|Tractor Supply|Trader Joe's|Trans World Airlines|TransCanada|TransUnion|Travelers Companies|TripAdvisor|Tripadvisor
True Value Hardware|Tupperware|Twenty-First Century Fox|Twilio|Twitter|Tyson Foods|U-Haul|U.S. Steel|Uber|Uber Eats|UberEats|Ubisoft
Under Armour|Union Carbide|Union Pacific|Unisys|United Airlines|United Healthcare|United Parcel Service|United Rentals|United Technologies
UnitedHealth|UnitedHealth Group|UnitedHealthcare|Universal Studios|Univision|UPS Store|Urban Outfitters|US Airways|US Steel|Valeant
Valero Energy|VeriSign|Verisign|Verizon|Verizon Wireless|Vertex Pharmaceuticals|Viacom|ViacomCBS|Victoria's Secret|Virgin America
Virgin Galactic|VMware|Vonage|W.W. Grainger|Waffle House|Wal-Mart|Walgreen|Walgreens|Walmart|WalMart|Walt Disney|Walt Disney Company
Warby Parker|Warner Bros|Warner Bros.|Warner Brothers|Warner Music|Waste Management Inc|Wawa Inc|Wayfair|WebMD|Wegmans|Weight Watchers
WellCare|WellPoint|Western Digital|Western Refining|Western Union|Westinghouse|WestJet|WeWork|Weyerhaeuser|Whirlpool Corporation
White Castle|Whole Foods|Whole Foods Market|Wikimedia|Wikimedia Foundation|Wikipedia|Williams-Sonoma|Winn-Dixie|Workday Inc
World Fuel Services|WorldCom|Wyndham Hotels|Wynn Resorts|Xcel Energy|Xerox|Xilinx|Yahoo|Yahoo!|YMCA|YouTube|Youtube|Yum Brands|Yum! Brands
YWCA|Zappos|Zaxby's|Zillow|Zimmer Biomet|Zipcar|Zoetis|Zynga
`);
