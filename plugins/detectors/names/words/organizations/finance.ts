import { namesIn } from './names-in.js';

/** Banks, insurers, brokers, exchanges, card and rating companies, auditors and law firms whose names are nothing else. */
export const FINANCE: readonly string[] = namesIn(`
Aberdeen Asset Management|ABN AMRO|ABN Amro|Absa|ABSA|Admiral Insurance|Aegon|Aflac|AFLAC|AIA Group|AIB Group|Allianz|Allied Irish Bank
Allied Irish Banks|Allstate|Ally Bank|Ally Financial|American Express|American Family Insurance|American International Group|Ameriprise
Ameriprise Financial|Ameritrade|Amex|AMEX|Amundi|ANZ Bank|Aon plc|Apollo Global Management|Arthur Andersen|Assicurazioni Generali|AXA
Axis Bank|Baker & McKenzie|Baker McKenzie|Banamex|Banca d'Italia|Banco Bilbao Vizcaya Argentaria|Banco Bradesco|Banco de Chile
Banco do Brasil|Banco Popular|Banco Sabadell|Banco Santander|Bancolombia|Bank of America|Bank of America Merrill Lynch|Bank of Baroda
Bank of Canada|Bank of China|Bank of England|Bank of India|Bank of Ireland|Bank of Japan|Bank of Korea|Bank of Montreal|Bank of New York
Bank of New York Mellon|Bank of Nova Scotia|Bank of Scotland|Bank of the West|BankBoston|Bankia|Banque de France|Banque Postale
Barclaycard|Barclays|Barclays Capital|Baring Brothers|BB&T|BBVA|BDO USA|Bear Stearns|Berenberg|BlackRock|Blackstone Group|Bloomberg
BNP Paribas|BNY Mellon|BPCE|Bradesco|Brown Brothers Harriman|Brown Shipley|Bundesbank|BUPA|Caisse d'Épargne|Caixa Geral de Depósitos
CaixaBank|Canara Bank|Cantor Fitzgerald|Capital Group|Capital One|Carlyle Group|Central Bank of Ireland|Charles Schwab|Chase Bank
Chase Manhattan|Chase Manhattan Bank|Chicago Mercantile Exchange|China Construction Bank|China Life|Chubb Limited|CIBC|CIT Group
Citadel Securities|Citibank|CitiBank|Citicorp|Citigroup|CitiMortgage|Clifford Chance|Clydesdale Bank|CME Group|CNA Financial
CNP Assurances|Co-operative Bank|Comdirect|Comerica|Commerzbank|Commonwealth Bank|Companies House|Countrywide Financial
Covington & Burling|Credit Agricole|Credit Karma|Credit Suisse|Credit Suisse First Boston|Crédit Agricole|Crédit Lyonnais|Crédit Mutuel
Davis Polk|DBS Bank|Debevoise & Plimpton|Deloitte|Deloitte & Touche|Deloitte Touche Tohmatsu|Depository Trust|Deutsche Bank|DeutscheBank
Dexia|Diners Club|Direct Line|DLA Piper|DNB Bank|Dow Jones|Dow Jones Industrial Average|DZ Bank|E*Trade|E*TRADE|E-Trade|East West Bank
Edward D. Jones|Emirates NBD|Equitable Life|Ernst & Young|Ernst and Young|Erste Bank|Erste Group|Esure|Eurex|Euroclear|Euronext
European Bank for Reconstruction and Development|European Central Bank|European Investment Bank|Export-Import Bank|Fannie Mae|Farm Bureau
Farmers Insurance|FDIC|Federal Home Loan Bank|Federal Reserve|Federal Reserve Bank|Federal Reserve Board|Fidelity Investments
Fidelity National|Fifth Third|Fifth Third Bank|FINRA|First Abu Dhabi Bank|First Citizens|First Direct|First Interstate|First Republic Bank
First Union|Fitch Ratings|Fleet Bank|FleetBoston|Fortis Bank|Franklin Templeton|Freddie Mac|Freshfields|Freshfields Bruckhaus Deringer
Genworth Financial|Gibson Dunn|Ginnie Mae|GMAC|Goldman Sachs|Goldman, Sachs|Grant Thornton|Great-West Life|Groupama|Guardian Life
Halifax Bank|Handelsbanken|Hang Seng|Hannover Re|Hartford Financial|HDFC|HDFC Bank|Herbert Smith Freehills|Hogan Lovells|Household Finance
HSBC|Huntington Bancshares|Huntington Bank|HypoVereinsbank|ICAP|ICBC|ICICI|ICICI Bank|IndusInd|ING Bank|ING Direct|ING Group|ING-DiBa
Interactive Brokers|Intesa Sanpaolo|Itaú|Itaú Unibanco|J.P. Morgan|J.P. Morgan Chase|John Hancock Life|Jones Day|JP Morgan|JP Morgan Chase
JPMorgan|JPMorgan Chase|Julius Baer|Julius Bär|K&L Gates|Kaupthing|KBC Bank|KeyBank|KeyCorp|Kirkland & Ellis|Kotak Mahindra|KPMG
Latham & Watkins|LBBW|Legal & General|Lehman Brothers|Lending Club|LendingClub|Lincoln Financial|Linklaters|Lloyd's of London|Lloyds Bank
Lloyds Banking Group|Lloyds TSB|London Stock Exchange|M&T Bank|Macquarie Bank|Macquarie Group|Man Group|Manulife|Massachusetts Mutual
MassMutual|MasterCard|Mastercard|Mayer Brown|MBNA|Mediobanca|Mellon Bank|MetLife|Millennium Management|Mitsubishi UFJ|MoneyGram|Moody's
Morgan Stanley|Morgan Stanley Smith Barney|MUFG|Munich Re|Mutual of Omaha|Münchener Rück|N26|National Australia Bank
National Bank of Canada|National City Bank|National Westminster Bank|Nationwide Building Society|NatWest|Navy Federal
Navy Federal Credit Union|Nedbank|New York Life|New York Stock Exchange|Nikkei|Nordea|Norinchukin|Northern Rock|Northern Trust
Northwestern Mutual|Norton Rose Fulbright|NYSE|Old Mutual|OppenheimerFunds|OTP Bank|Oversea-Chinese Banking Corporation|Paribas|Paul Weiss
PIMCO|PNC Bank|PNC Financial|Popolare di Milano|Postbank|Price Waterhouse|PricewaterhouseCoopers|Protective Life|Provident Financial
Prudential Financial|Prudential plc|Punjab National Bank|Putnam Investments|PwC|Quicken Loans|Rabobank|Raiffeisenbank|Raymond James
RBC Capital|Regions Bank|Reserve Bank of Australia|Reserve Bank of India|Revolut|Ropes & Gray|Rothschild & Co|Royal Bank of Canada
Royal Bank of Scotland|RSM US|S&P Global|Sallie Mae|Sampo Group|Sanlam|Santander|Santander Bank|Sberbank|Scotiabank|SEB Bank
Securities Investor Protection Corporation|Shearman & Sterling|Sidley Austin|Silicon Valley Bank|Skadden|Skadden Arps|SMBC|Smith Barney
Societe Generale|Société Générale|SoFi|Standard & Poor's|Standard and Poor's|Standard Bank|Standard Chartered|Standard Life
State Bank of India|State Farm|State Street Bank|State Street Corporation|Sullivan & Cromwell|Sumitomo Mitsui|Sun Life
Svenska Handelsbanken|Swedbank|Swiss Life|Swiss National Bank|Swiss Re|Swisscard|Synchrony Financial|T. Rowe Price|TD Bank|TD Canada Trust
TIAA|TIAA-CREF|Toronto-Dominion|TransferWise|Travelers Insurance|Trustmark|TSB Bank|U.S. Bancorp|U.S. Bank|UBS|Ulster Bank
Union Bank of Switzerland|US Bank|USAA|Vanguard Group|Venmo|Visa Inc|Vontobel|Wachovia|Wachtell|WaMu|Warburg Pincus|Washington Mutual
Wells Fargo|Wells Fargo Bank|WellsFargo|WestLB|Westpac|White & Case|Willis Towers Watson|Wilmer Hale|WilmerHale|WorldPay|Worldpay|Yes Bank
Yorkshire Building Society|Zurich Insurance|Zürcher Kantonalbank
`);
