import { namesIn } from './names-in.js';

/** Authorities, courts, forces, parties, unions, charities and international bodies whose names are nothing else. */
export const PUBLIC_BODIES: readonly string[] = namesIn(`
AARP|ACLU|AFL-CIO|African National Congress|African Union|Al Qaeda|al Qaeda|Al Qaida|al-Qaeda|Al-Qaeda|al-Qaida|Al-Qaida|Al-Shabaab
al-Shabaab|American Civil Liberties Union|American Red Cross|Amnesty International|An Garda Síochána|Arab League|ASEAN
Asian Development Bank|Better Business Bureau|Bharatiya Janata Party|BJP|Boko Haram|Boy Scouts|Boy Scouts of America|British Red Cross
Bundesagentur für Arbeit|Bundesamt für Migration|Bundesgerichtshof|Bundesinstitut für Arzneimittel|Bundeskriminalamt
Bundesnachrichtendienst|Bundespolizei|Bundesrat|Bundestag|Bundesverfassungsgericht|Bundesverwaltungsgericht|Bundeswehr
Bureau of Land Management|Bureau of Prisons|Bündnis 90|Cabinet Office|California Highway Patrol|Canada Revenue Agency|CARE International
Catholic Charities|Catholic Relief Services|CDC|Census Bureau|Centers for Disease Control|Centers for Disease Control and Prevention
Centers for Medicare & Medicaid Services|Centers for Medicare and Medicaid Services|Central Bureau of Investigation
Central Intelligence Agency|CERN|CFPB|CFTC|CGIL|Charity Commission|Child Protective Services|Christian Aid|Christian Democratic Union|CIA
Citizens Advice|Civil Aviation Authority|CNRS|Comisión Nacional del Mercado de Valores|Commodity Futures Trading Commission
Communist Party|Confederation of British Industry|Congressional Budget Office|Conseil d'État|Conservative Party
Consumer Financial Protection Bureau|Council of Europe|Cour de cassation|Crown Prosecution Service|Customs and Border Protection|DEA
Defense Department|Democratic National Committee|Democratic Party|Democratic Unionist Party|Department for Education
Department for Work and Pensions|Department of Agriculture|Department of Commerce|Department of Corrections|Department of Defense
Department of Education|Department of Energy|Department of Health|Department of Health and Human Services|Department of Homeland Security
Department of Housing and Urban Development|Department of Human Services|Department of Justice|Department of Labor
Department of Motor Vehicles|Department of State|Department of the Interior|Department of Transportation|Department of Veterans Affairs
Dept of Veterans Affairs|Deutsche Rentenversicherung|Deutsches Rotes Kreuz|DHS|Doctors Without Borders|DOJ|Drug Enforcement Administration
DVLA|DWP|ECOWAS|EEOC|Electoral Commission|Environment Agency|Environmental Protection Agency|EPA|Equal Employment Opportunity Commission
European Commission|European Council|European Court of Human Rights|European Court of Justice|European Medicines Agency
European Parliament|European Space Agency|European Union|Europol|Eurostat|FAA|FBI|FCC|FDA|Federal Aviation Administration
Federal Bureau of Investigation|Federal Communications Commission|Federal Election Commission|Federal Emergency Management Agency
Federal Trade Commission|FEMA|Fianna Fáil|Finanzamt|Fine Gael|Food and Agriculture Organization|Food and Drug Administration
Food Standards Agency|Foreign Office|FTC|Garda Síochána|GCHQ|General Medical Council|Girl Guides|Girl Scouts|Global Fund|Greenpeace
Guardia Civil|Guardia di Finanza|Habitat for Humanity|Hamas|Health and Safety Executive|Hezbollah|Hizbollah|HM Prison Service
HM Revenue & Customs|HM Revenue and Customs|HM Treasury|HMRC|Home Office|Homeland Security|House of Lords|House of Representatives
Human Rights Watch|IAEA|IMF|Indian Army|Indian National Congress|Inland Revenue|INPS|Instituto Nacional de Estadística
Inter-American Development Bank|Interior Ministry|Internal Revenue Service|International Atomic Energy Agency
International Court of Justice|International Criminal Court|International Labour Organization|International Monetary Fund
International Olympic Committee|International Organization for Migration|International Red Cross|Interpol|INTERPOL|Irish Republican Army
IRS|ISIL|Islamic Jihad|Islamic State|ISRO|Jehovah's Witnesses|Jobcentre Plus|Justice Department|Knesset|Kommunistische Partei|Ku Klux Klan
Labor Department|Labor Party|Labour Party|Land Registry|LAPD|Law Society|League of Nations|Lib Dems|Liberal Democrats|Liberal Party
Library of Congress|Likud|Local Government Ombudsman|Lok Sabha|Make-A-Wish|Marine Corps|Medecins Sans Frontieres|Met Office
Metropolitan Police|MI5|MI6|Ministerio de Sanidad|Ministry of Defence|Ministry of Defense|Ministry of Education|Ministry of Finance
Ministry of Foreign Affairs|Ministry of Health|Ministry of Home Affairs|Ministry of Interior|Ministry of Justice|Ministry of the Interior
Ministère de l'Intérieur|Mossad|Muslim Brotherhood|Médecins Sans Frontières|NAACP|NASA|National Audit Office|National Health Service
National Highway Traffic Safety Administration|National Institute of Standards and Technology|National Institutes of Health
National Labor Relations Board|National Park Service|National Rifle Association|National Science Foundation|National Security Agency
National Security Council|National Transportation Safety Board|National Trust|National Weather Service|NATO|Nato|Natural England|NHS
NHS England|NHS Scotland|NHTSA|NIH|NIST|NLRB|NOAA|NSA|NSPCC|NTSB|NYPD|OECD|Ofcom|OFCOM|Office for National Statistics|Ofgem|Ofsted|OFSTED
OPEC|Organisation for Economic Co-operation and Development|Organization of American States|OSCE|OSHA|Oxfam|Parks Canada
Parliamentary Ombudsman|Parti Socialiste|Partido Popular|Partido Socialista|Patent and Trademark Office|Peace Corps|Pensions Regulator
Pentagon|Plaid Cymru|Planned Parenthood|Policía Nacional|Polizia di Stato|Public Health England|Rajya Sabha|RCMP|Red Crescent|Red Cross
Republican National Committee|Republican Party|RNLI|Rotary Club|Rotary International|Royal Air Force|Royal Canadian Mounted Police
Royal Marines|Royal Navy|RSPCA|Salvation Army|Save the Children|Scotland Yard|Scottish National Party|Scottish Parliament|SEC
Securities and Exchange Commission|Selective Service|Serious Fraud Office|Shin Bet|Sierra Club|Sinn Fein|Sinn Féin
Small Business Administration|Smithsonian|Smithsonian Institution|Social Security Administration|Southern Poverty Law Center
St John Ambulance|State Department|Student Loans Company|Supreme Court|Taliban|Technisches Hilfswerk|Trades Union Congress
Transparency International|Transportation Security Administration|Treasury Department|TSA|TÜV|U.N.|U.S. Air Force|U.S. Army
U.S. Attorney's Office|U.S. Coast Guard|U.S. Congress|U.S. Department of State|U.S. Marines|U.S. Marshals Service|U.S. Navy
U.S. Postal Service|U.S. Senate|U.S. Supreme Court|UK Border Agency|UKIP|UN Security Council|UNAIDS|UNDP|UNESCO|UNHCR|UNICEF|Unicef|UNIDO
United Auto Workers|United Nations|United Nations Children's Fund|United Nations Development Programme
United Nations High Commissioner for Refugees|United States Army|United Way|UNRWA|Urssaf|URSSAF|US Air Force|US Army|US Coast Guard
US Congress|US Marines|US Navy|US Postal Service|US Senate|US Supreme Court|USAID|USCIS|USDA|USGS|USPS|Veterans Administration
Veterans Affairs|WaterAid|White House|WikiLeaks|Wikileaks|World Bank|World Economic Forum|World Food Programme|World Health Organisation
World Health Organization|World Trade Organization|World Vision|World Wildlife Fund|WWF|ZANU-PF|Zentralrat der Juden
`);
