const names = (list: string): readonly string[] =>
  list
    .replaceAll('\n', '')
    .split('|')
    .map((name) => name.trim())
    .filter((name) => name !== '');

/** Companies, authorities, media and clubs whose names are nothing else. */
export const UNMISTAKABLE: readonly string[] = names(`
Accenture|Adidas|Adobe|Airbnb|Airbus|Aldi|Alibaba|Allianz|Alphabet Inc|American Airlines|American Express|Amnesty International|AstraZeneca|AT&T|
Atlassian|Audi|AXA|Bank of America|Barclays|BASF|Berkshire Hathaway|BlackRock|Bloomberg|BMW|BNP Paribas|Boeing|Booz Allen Hamilton|Bosch|
Boston Consulting Group|Bristol-Myers Squibb|British Airways|Burger King|Capgemini|Cargill|Carrefour|Charles Schwab|Chase Bank|Chevron|Chipotle|Cigna|Cisco|
Citibank|Citigroup|Coca-Cola|Cognizant|Comcast|Commerzbank|ConocoPhillips|Costco|Credit Suisse|CVS|CVS Health|Daimler|Deloitte|Delta Air Lines|
Deutsche Bahn|Deutsche Bank|Deutsche Post|Deutsche Telekom|DHL|Disney|Dropbox|DuPont|eBay|Eli Lilly|Enron|Equifax|Ericsson|Ernst & Young|ExxonMobil|
Exxon Mobil|Facebook|FedEx|Ferrari|Fiat|Fidelity Investments|Ford Motor Company|Foxconn|Fujitsu|General Electric|General Motors|GitHub|GitLab|GlaxoSmithKline|
Goldman Sachs|Google|Greenpeace|H&M|Halliburton|Heineken|Hewlett Packard|Hewlett-Packard|Hitachi|Home Depot|Honda|Honeywell|HSBC|Huawei|Hyundai|IBM|IKEA|
Infosys|ING Group|Intel|Intuit|Johnson & Johnson|JPMorgan|JPMorgan Chase|JP Morgan|Kaiser Permanente|KPMG|Kraft Heinz|Lehman Brothers|Lenovo|LG Electronics|
Lidl|LinkedIn|Lloyds Bank|Lockheed Martin|L'Oréal|Lufthansa|LVMH|Lyft|Maersk|Marriott|Mastercard|MasterCard|McDonald's|McKinsey|McKinsey & Company|Medtronic|
Mercedes-Benz|Merrill Lynch|MetLife|Michelin|Microsoft|Mitsubishi|Moody's|Morgan Stanley|Morgan Stanley Smith Barney|Smith Barney|Fannie Mae|Trader Joe's|Victoria's Secret|Whole Foods|McDonald's|Applebee's|Kohl's|Dick's Sporting Goods|Kellogg's|Freddie Mac|Sallie Mae|Ginnie Mae|Motorola|NatWest|Nestlé|Nestle|Netflix|Nike|Nintendo|Nissan|Nokia|Nomura|
Northrop Grumman|Novartis|Novo Nordisk|Nvidia|NVIDIA|OpenAI|Palantir|Panasonic|PayPal|PepsiCo|Petrobras|Peugeot|Pfizer|Philips|Porsche|PricewaterhouseCoopers|
PwC|Procter & Gamble|Prudential Financial|Qualcomm|Raytheon|Reddit|Renault|Revolut|Rio Tinto|Roche|Rolls-Royce|Royal Bank of Scotland|Ryanair|Salesforce|Samsung|
Sanofi|Santander|SAP|Saudi Aramco|Siemens|SoftBank|Sony|SpaceX|Spotify|Sprint Corporation|Standard & Poor's|Standard Chartered|Starbucks|State Farm|
Stripe Inc|Swisscom|T-Mobile|Tata Consultancy Services|Tencent|Tesco|Tesla Motors|Texas Instruments|Thomson Reuters|Thyssenkrupp|ThyssenKrupp|TikTok|Toshiba|
TotalEnergies|Toyota|Twitter|Uber|UBS|UniCredit|Unilever|United Airlines|UnitedHealth|UnitedHealthcare|Vanguard Group|Verizon|Vodafone|Volkswagen|Volvo|Walgreens|
Walmart|Wal-Mart|Rite Aid|Duane Reade|Kroger|Publix|Safeway|Wegmans|Albertsons|Meijer|Winn-Dixie|Popeyes|Chick-fil-A|Taco Bell|Shoppers Drug Mart|Superdrug|Sainsbury's|Sainsburys|Wells Fargo|WeWork|Whole Foods|Wikipedia|Xerox|Xiaomi|Yahoo|YouTube|Zalando|ZTE|Blue Cross Blue Shield|Blue Cross|Aetna|Humana|Anthem Inc|
Associated Press|Reuters|Agence France-Presse|BBC|CNN|CNBC|Fox News|Al Jazeera|New York Times|The New York Times|Washington Post|Wall Street Journal|
Financial Times|The Guardian|Der Spiegel|Le Monde|El País|NPR|MSNBC|ESPN|USA Today|
FBI|CIA|NSA|DHS|IRS|FDA|CDC|EPA|NASA|SEC|FTC|FCC|FAA|DEA|NIH|TSA|USCIS|Homeland Security|Social Security Administration|
Securities and Exchange Commission|Federal Reserve|Department of Justice|Department of Defense|Pentagon|State Department|White House|Supreme Court|
House of Representatives|U.S. Army|US Army|U.S. Navy|Marine Corps|Scotland Yard|NHS|HMRC|Home Office|MI5|MI6|Interpol|INTERPOL|Europol|NATO|
United Nations|UNICEF|UNESCO|UNHCR|World Health Organization|World Bank|IMF|International Monetary Fund|OPEC|European Union|European Commission|European Parliament|
European Central Bank|Bundesbank|Bundestag|Bundesgerichtshof|Bundesverfassungsgericht|Finanzamt|Red Cross|Salvation Army|Hamas|Hezbollah|Hizbollah|
Taliban|al-Qaeda|Al Qaeda|al Qaeda|Boko Haram|Ku Klux Klan|Republican Party|Democratic Party|Labour Party|Conservative Party|
Harvard|Harvard University|Yale|Yale University|Princeton University|Stanford University|Columbia University|Cornell University|Duke University|UCLA|UCSF|
Oxford University|Cambridge University|Caltech|NYU|Johns Hopkins|Mayo Clinic|Cleveland Clinic|Mount Sinai|Mt. Sinai|Cedars-Sinai|Cedars Sinai|Mass General|
Massachusetts General Hospital|Memorial Sloan Kettering|Sloan Kettering|MD Anderson|Charité|American Medical Association|American Heart Association|
American Cancer Society|American Academy of Pediatrics|
NFL|NBA|MLB|NHL|FIFA|UEFA|Manchester United|Manchester City|Real Madrid|FC Barcelona|Bayern Munich|Liverpool FC|Chelsea FC|Juventus|
New York Yankees|Boston Red Sox|Dallas Cowboys|Los Angeles Lakers|Green Bay Packers|
`);

/** Names that are words, places or persons as well. */
export const DOUBTFUL_ORGANIZATIONS: readonly string[] = names(`
Amazon|Apple|Target|Shell|Visa|Oracle|Orange|Ford|Gap|Chase|Dell|HP|Delta|United|Sprint|Stripe|Square|Slack|Zoom|Meta|Tesla|Total|Continental|Bayer|Merck|Lilly|
Henkel|Puma|Boss|Hermes|Vanguard|Fidelity|Prudential|Progressive|Nationwide|Discover|Macy's|Kohl's|Wendy's|Subway|Chili's|Denny's|Hilton|Hyatt|
Jaguar|Mini|Seat|Opel|Kia|Mazda|Lego|Mars|Kellogg's|Danone|Bell|Rogers|Telus|Rite Aid|Best Buy|Safeway|Kroger|Sears|Dow|Caterpillar|Deere|Block|Snap|Tinder|
Penguin|Time|Fortune|Forbes|Nature|Science|Congress|Parliament|Senate|Treasury|Army|Navy|Marines|Interior|Greens|Labour|Stanford|Princeton|Columbia|Cornell|Duke|Brown|
Oxford|Cambridge|Chelsea|Arsenal|Liverpool|Barcelona|Everton|Yankees|Lakers|Cowboys|Patriots|Giants|Cubs|Red Sox|Unite|Anthem|Oscar|WHO|UN|EU|AP|PwC US|Costa
`);
