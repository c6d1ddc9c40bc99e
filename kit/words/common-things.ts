import { lexiconWords } from '../../lexicon/words.js';

const terms = (list: string): readonly string[] =>
  list
    .replaceAll('\n', ' ')
    .split('|')
    .map((term) => term.trim());

/** The parts that contracts, courts and registers name with a capital: they do what persons do. Lower case. */
export const CONTRACT_PARTS = lexiconWords('person-roles', { class: 'contract-part', language: 'en' });

/** What papers of law call with a capital, in English and Latin. */
const LAW = terms(`
  addendum|affidavit|agreement|allonge|amendment|annex|appendix|article|bylaws|closing|complaint|confidential information|deed|deliverables|deposition
  |effective date|encumbrance|exhibit|force majeure|governing law|indemnification|indenture|injunction|interrogatories|intellectual property|jurisdiction
  |lease|memorandum|order|premises|prospectus|purchase price|recitals|schedule|services|severability|stipulation|subpoena|summons|term|termination
  |actus reus|ad litem|amicus curiae|bona fide|certiorari|corpus delicti|de facto|de novo|ex parte|forum non conveniens|habeas corpus|in camera|in limine
  |in rem|inter alia|mens rea|nolle prosequi|nolo contendere|obiter dicta|per curiam|per stirpes|prima facie|pro bono|pro hac vice|pro rata|pro se
  |quantum meruit|quid pro quo|res ipsa|res ipsa loquitur|res judicata|respondeat superior|stare decisis|sua sponte|sub judice|terry stop|ultra vires|voir dire
  |chevron deference|daubert motion|daubert hearing|batson challenge|brady material|brady violation|giglio material|markman hearing|franks hearing`);

/** Abbreviations of offices, banks and computing that name no company. Lower case, but written in capitals. */
export const OFFICE_ABBREVIATIONS = terms(`
  ap|ar|arr|asc|b2b|b2c|bacs|bom|cagr|capex|ccpa|chaps|cobra|cogs|ctr|dba|dcf|dpo|dso|ebit|ebitda|ecoa|eod|eom|eoq|eps|erisa|esop|etf|fcra|fica|fifo|fmla
  |futa|fx|glba|heloc|hipaa|hris|ipo|irr|itin|jit|libor|lifo|loi|mba|mou|msa|mtd|mvp|nav|npv|nsf|ofac|okr|ooo|opex|pip|piti|pmi|pnl|qoq|qtd|ramp|reit|respa
  |rfi|rfp|rfq|roa|roe|rsu|rsvp|saas|sepa|sku|sofr|sow|sox|spac|spv|swot|tco|tila|toc|ubo|ucc|uccs|utm|vat|vpn|wacc|wbs|wfh|yoy|ytd
  |api|cdn|cli|cpu|css|csv|dhcp|dns|ftp|gpu|gui|html|http|https|ide|imap|ip|json|jwt|ldap|lan|mfa|nas|oauth|orm|pdf|pop3|ram|rest|saml|sdk|smtp|sql|ssd|ssh
  |ssl|sso|tcp|tls|udp|ui|url|usb|uuid|ux|wan|wi-fi|wifi|xml|yaml`);

/** Programs, languages and machines. */
const PROGRAMS = terms(`
  access|airflow|angular|ansible|arduino|backbone|bluetooth|bootstrap|celery|chrome|clojure|confluence|copilot|django|docker|drupal|elasticsearch
  |elixir|emacs|erlang|ethernet|excel|fastapi|figma|firefox|flask|flutter|fortran|git|gradle|grafana|graphql|hadoop|hibernate
  |hive|homebrew|illustrator|indesign|ios|jira|joomla|jupyter|kerberos|kibana|kotlin|kubernetes|laravel|linux|lua|macos|magento|mariadb
  |maven|memcached|mocha|mongodb|mysql|nagios|nginx|node|numpy|onedrive|onenote|outlook|pandas|photoshop|php|postgres|postgresql|powerpoint|powershell
  |prometheus|puppet|python|pytorch|quickbooks|rabbitmq|rails|raspberry pi|react|redis|safari|selenium|sharepoint|shopify|sketch|sqlite
  |subversion|svelte|tableau|tensorflow|terraform|tomcat|trello|typescript|ubuntu|unix|vagrant|vim|visio|vue|webpack|windows|wordpress|zookeeper
  |android|alexa for business|chromebook|google drive|google docs|google maps|google translate|apple pay|apple watch|macbook|imac|airpods|cortana`);

/** Cars, drinks, sweets, toys and other goods that people speak of by their brand. */
const GOODS = terms(`
  a4|accord|altima|aspirin|autopilot|aygo|band-aid|beetle|birkenstocks|bronco|bubble wrap|budweiser|camaro|camry|cheerios|cherokee|civic
  |coke|corolla|corsa|corvette|cr-v|crock-pot|crocs|diet coke|doritos|dr pepper|ducato|durango|elantra|equinox|escalade|expedition
  |febreze|fiesta|firebird|fitbit|focus|fortnite|frisbee|gatorade|galaxy|gore-tex|highlander|hilux|impala|impreza|ipad
  |iphone|ipod|jacuzzi|jaegermeister|jell-o|jeep|jenga|jetta|keurig|kindle|kit kat|kitkat|kleenex|kool-aid|lego|lexan|listerine|lysol|m&ms|malibu|marlboro
  |mars bar|micra|minecraft|monopoly|mountain dew|mustang|nerf|nescafe|nespresso|nintendo switch|nutella|nyquil|odyssey|oreo|oreos|outback
  |passat|pathfinder|peeps|pepsi|pampers|playmobil|playstation|play-doh|plexiglas|pokemon|pokémon|popsicle|post-it|pringles|prius|q-tip|q-tips
  |qashqai|quattro|rav4|red bull|roku|rolex|roomba|rubik's cube|sani-flush|saran wrap|scotch tape|scotchgard|scrabble|sentra|sequoia|sharpie|silverado
  |skittles|snickers|sonata|speedo|spam|sprinter|sprite|styrofoam|suburban|swiffer|tacoma|tahoe|taser|teflon|thermos|tic tac|tide|tiguan|toblerone|touareg
  |transit|tucson|tundra|tupperware|twinkie|twinkies|twix|tylenol|uno|vaseline|velcro|vespa|wii|windex|wrangler|xbox|yaris|yukon|zafira|zippo|ziploc|zumba`);

/** Feasts, beliefs and peoples of old, signs and stars: of what is talked, not of whom. */
const CULTURE = terms(`
  advent|allah|anglican|aquarius|aries|ash wednesday|ashura|aztec|baroque|bastille day|bible|boxing day|buddha|buddhist|buddhists|capricorn|catholic
  |catholics|celtic|chanukah|christmas|christmas eve|cinco de mayo|columbus day|confucian|democrat|democrats|diwali|easter|easter monday
  |eid|eid al-adha|eid al-fitr|eid mubarak|epiphany|equinox|evangelical|father's day|fourth of july|gemini|god|good friday|gothic|groundhog day|halloween
  |hanukkah|hasidic|hindu|hindus|holi|holocaust|holy ghost|holy spirit|holy week|inca|independence day|islamic|jesuit|jewish|jihad|juneteenth|jupiter
  |jurassic|koran|kwanzaa|labor day|leap day|libra|lutheran|lutherans|mardi gras|martin luther king day|marxist|maundy thursday|may day|medieval
  |memorial day|messiah|methodist|methodists|mormon|mormons|mother's day|muslim|muslims|neolithic|neptune|new year|new year's|new year's day|new year's eve
  |oktoberfest|olympics|ottoman|palm sunday|passover|patriots' day|pentecost|pesach|pisces|presbyterian|presbyterians|presidents day|protestant|protestants
  |puritan|purim|quaker|quakers|quran|qur'an|ramadan|reformation|renaissance|republican|republicans|rosh hashanah|sabbath|sagittarius|scorpio|shabbat|shavuot
  |shintō|shinto|sikh|sikhs|simchat torah|st. patrick's day|sukkot|sunni|super bowl|talmud|taurus|thanksgiving|thanksgiving day|torah|tories|uranus
  |valentine's day|veterans day|vesak|victorian|viking|vikings|virgin mary|virgo|whigs|wicca|wimbledon|world cup|xmas|yom kippur|yule|zen|zodiac`);

/** Words and terms that many texts write with a capital and that are nobody. Lower case; none is a frequent name of a person. */
export const COMMON_THINGS: readonly string[] = [...CONTRACT_PARTS, ...LAW, ...PROGRAMS, ...GOODS, ...CULTURE];
