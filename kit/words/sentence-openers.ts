/**
 * Words that begin sentences in the languages beside English and are nobody's name: adverbs of time and doubt, conjunctions,
 * pronouns, prepositions, frequent verbs. With the capital of their sentence they look like a part of the name behind them: `Wczoraj Halina
 * Wrzesińska przyszła`. Words that are given names or surnames anywhere (`Ben`, `Mert`, `Ma`, `Can`) are not here, nor what begins
 * names (`Da Silva`, `Von Berg`). Lower case. By ISO 639-1 code.
 */
const BY_LANGUAGE: Readonly<Record<string, string>> = {
  de: `gestern heute vorgestern übermorgen danach davor dann leider vielleicht offenbar angeblich laut während nachdem bevor obwohl damit deshalb
 deswegen trotzdem allerdings jedoch außerdem zudem ferner somit zunächst schließlich endlich plötzlich inzwischen mittlerweile ebenso hier dort
 wenn sobald seitdem bisher anschließend zuletzt damals früher später bald jetzt nun gegen ohne neben zwischen wegen trotz statt dennoch insbesondere`,
  fr: `hier aujourd'hui demain avant-hier ensuite puis après avant alors donc mais car parce quand lorsque comme malheureusement heureusement peut-être cependant
 pourtant toutefois néanmoins ainsi aussi enfin finalement soudain depuis pendant selon d'après malgré contre chez sans puisque tandis voici voilà
 maintenant autrefois parfois souvent toujours jamais hélas bref notamment apparemment désormais entretemps`,
  es: `ayer hoy mañana anteayer anoche después luego entonces pero porque cuando mientras como aunque también tampoco quizás quizá desgraciadamente
 afortunadamente además finalmente según hasta desde hacia contra sin embargo todavía ahora siempre nunca aquí allí ayer pues así donde quien
 lamentablemente actualmente anteriormente posteriormente recientemente`,
  it: `ieri oggi domani dopodomani ieri dopo poi allora quindi però perché quando mentre benché anche nemmeno forse purtroppo fortunatamente inoltre infine
 secondo fino verso contro senza tuttavia ancora adesso sempre qui lì siccome stamattina stamani stasera stanotte ultimamente attualmente`,
  pt: `ontem hoje amanhã anteontem depois então porém porque quando enquanto como embora também talvez infelizmente felizmente além finalmente  
 até desde contra sem todavia ainda agora sempre nunca aqui onde quem pois assim contudo entretanto atualmente anteriormente posteriormente`,
  nl: `gisteren vandaag eergisteren overmorgen daarna daarvoor toen helaas misschien blijkbaar volgens omdat terwijl nadat voordat hoewel
 daarom toch echter bovendien verder eerst eindelijk plotseling inmiddels ook hier daar wanneer indien zodra sindsdien vervolgens
 tenslotte destijds vroeger tegen zonder naast tussen wegens ondanks`,
  pl: `wczoraj dzisiaj dziś jutro przedwczoraj pojutrze potem następnie później wcześniej ponieważ gdyż gdy kiedy podczas zanim chociaż choć jednak niestety
 podobno prawdopodobnie może również także więc dlatego zatem ponadto wreszcie tymczasem tutaj jeśli jeżeli odkąd według zdaniem wobec przeciwko bez
 oprócz między oraz ale albo lecz teraz zawsze nigdy już jeszcze właśnie`,
  cs: `včera dnes zítra předevčírem pozítří potom poté později dříve protože neboť když zatímco než ačkoli přestože však bohužel prý pravděpodobně možná
 také rovněž proto tedy navíc konečně najednou mezitím zde tady jestli pokud jakmile podle proti bez kromě mezi ale nebo nyní teď vždy nikdy už ještě
 včera dnes dneska`,
  sk: 'včera dnes zajtra predvčerom potom neskôr skôr pretože keď zatiaľ hoci však bohužiaľ údajne pravdepodobne možno tiež preto teda navyše konečne medzitým tu ak podľa proti okrem medzi ale alebo teraz vždy nikdy ešte',
  hr: 'jučer danas sutra zatim potom kasnije ranije jer dok iako međutim nažalost navodno vjerojatno možda također stoga dakle osim napokon odjednom ovdje tamo ako prema protiv bez između sada uvijek nikad još juče takođe',
  hu: `tegnap holnap tegnapelőtt holnapután azután aztán később korábban mert amikor mikor miközben mielőtt miután bár noha azonban sajnos állítólag valószínűleg
 talán szintén ezért tehát továbbá végül hirtelen közben itt hogyha amint szerint nélkül között és vagy mindig már még
 viszont ugyanis`,
  ro: `ieri astăzi azi mâine alaltăieri poimâine apoi după înainte pentru pentrucă când deși însă totuși păcate probabil poate asemenea așadar deci
 în deodată între aici acolo dacă conform potrivit împotriva fără acum întotdeauna niciodată încă cum unde cine`,
  sv: `igår idag imorgon förrgår sedan därefter senare tidigare eftersom när medan innan tyvärr troligen kanske också därför alltså dessutom
 slutligen plötsligt här där enligt mot utan mellan och men alltid aldrig redan ännu efter före`,
  da: 'igår idag imorgen derefter senere tidligere fordi når inden selvom dog desværre sandsynligvis måske også derfor altså desuden endelig pludselig hvis ifølge mod uden mellem og men altid aldrig allerede endnu efter før',
  no: 'igår idag etterpå deretter senere tidligere fordi når innen selvom dog dessverre sannsynligvis kanskje også derfor altså dessuten endelig plutselig hvis ifølge mot uten mellom og men nå alltid aldri allerede ennå etter før',
  fi: `eilen tänään huomenna toissapäivänä sitten myöhemmin aiemmin koska kunnes vaikka kuitenkin valitettavasti luultavasti ehkä myös siksi siis
 lisäksi lopulta yhtäkkiä täällä siellä mukaan vastaan ilman välillä mutta nyt koskaan vielä jälkeen ennen silloin`,
  tr: `dün bugün yarın evvelsi sonra ardından daha önce çünkü rağmen ancak maalesef galiba muhtemelen belki ayrıca dolayısıyla nihayet
 birden şu burada orada eğer göre karşı olmadan arasında ve veya şimdi hiç hâlâ hala fakat lakin ne zaman`,
  ru: `утром вечером ночью днём вчера сегодня завтра позавчера послезавтра потом затем позже раньше поскольку когда пока хотя однако также тоже поэтому итак наконец вдруг
 здесь там если по согласно против без кроме между но или и а сейчас теперь всегда никогда уже ещё еще вероятно возможно наверное сожалению
 после перед до в на с к у о от из для при что как где кто она он они мы вы это`,
  uk: `увечері ввечері вранці вночі вчора сьогодні завтра потім згодом пізніше раніше оскільки коли поки хоча однак також тому отже нарешті раптом тут там якщо згідно проти без крім між
 але або і й та зараз тепер завжди ніколи вже ще ймовірно можливо після перед до у в на з що як де хто вона він вони ми це`,
  el: `χθες χτες σήμερα αύριο προχθές μετά ύστερα έπειτα αργότερα νωρίτερα επειδή όταν ενώ πριν αν όμως δυστυχώς ίσως επίσης λοιπόν τελικά ξαφνικά εδώ
 εκεί σύμφωνα εναντίον χωρίς εκτός μεταξύ και ή αλλά τώρα πάντα ποτέ ήδη ακόμη ακόμα ο η το οι τα τον την του της στο στη στην στον με από για ότι που`,
};

/** Each once. */
export const SENTENCE_OPENERS: readonly string[] = [
  ...new Set(Object.values(BY_LANGUAGE).flatMap((words) => words.trim().split(/\s+/))),
];
