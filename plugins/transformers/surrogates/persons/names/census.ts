// Written by scripts/compile-genders.ts from the US Census 1990; do not edit.

/** Given names of men that do not end as such. */
export const MEN = `
  harry randy victor ernest phillip todd jesse shawn clarence earl jimmy danny stanley dale rodney norman allen
  marvin glenn jeffery travis chad melvin alfred frederick ray joel don ricky troy randall barry micheal clifford
  jay calvin alex jon lloyd tommy warren darrell floyd alvin dean dustin derrick lewis corey herman maurice vernon
  clyde glen rick lester brent gene marc brett nathaniel edgar milton chester cecil franklin elmer brad mitchell
  arnold harvey jared cory darryl clinton ted mathew darren lonnie lance cody allan nelson guy clayton max dwight
  everett wallace sidney byron isaac morris clifton daryl ross virgil andy marshall perry kirk seth kent terrance
  terrence wade fredrick joey nick luther wendell evan donnie otis luke homer doug kenny shaun lyle rex carlton
  cameron neal wilbur blake grant horace roderick abraham willis rickey ira cesar johnathan malcolm rudolph damon
  kelvin rudy preston alton wm pete randolph garry geoffrey jonathon ed dominic loren earnest benny spencer myron
  edmund garrett lowell gregg sherman wilson devin sylvester roosevelt israel jermaine forrest clark irving bryant
  owen woodrow sammy kristopher mack levi marcos jake lionel marty ellis dallas clint ismael orville drew ervin
  dewey al wilfred josh caleb sheldon erick stewart doyle darrel terence conrad grady phil clay percy dexter
  bradford darin amos terrell moses irvin saul roman randal timmy darrin brendan van abel dominick boyd emmett
  marlon emanuel edmond emil dewayne will teddy bret jess trent emmanuel stephan lamont miles efrain heath harley
  eldon rocky junior freddy eli bryce royce sterling chase grover elton dylan chuck damian reuben stan august jasper
  russel monte ernie curt murray harrison tyson burton brady elliott bart jarrod vance denis damien harlan elliot
  buddy kermit roscoe esteban solomon scotty elvin williams nolan rod quinton hal brain rob elwood kendrick moises
  son marlin fidel cliff jackson raphael bryon armand jeffry dane joesph thurman ned rusty monty rory reggie vaughn
  avery loyd adolph norris derick wiley ty rickie noe vern reed jefferson elvis hiram donovan basil riley nickolas
  scot vince quincy eddy ulysses donnell cole denny davis emery jayson dion dante coy maxwell jarvis issac dudley
  brock sanford colby barney nestor donny art linwood beau weldon galen truman johnathon silas dick merlin merrill
  charley harris trenton kurtis hunter winfred collin denver carter leonel emory pasquale mohammad danial landon
  branden adan buford german wilmer emerson zachery fletcher errol dalton monroe josue booker wilford sonny shelton
  carson theron daren houston robby lincoln jame bennett cornell hung arron antony herschel garth cyril ronny lon
  freeman kennith carmine chadwick wilburn russ reid myles anderson morton forest mitchel mervin zane jamel alphonse
  randell major jarrett brooks abdul seymour scottie chance lucien ferdinand thad rubin royal mitch earle abe wyatt
  marquis lanny kareem isiah aron everette josef eloy rodrick jerrod weston hershel barton parker lemuel burt jules
  gil efren antwan alden coleman les deandre normand kieth trey napoleon jerold fritz milford deon christoper lyman
  brant wilton jamaal dewitt brenton olin foster judson berry alec tanner jarred donn tad prince odis chauncey chang
  tod mel kory keven bud sal orval dannie olen anibal jed dillon newton lenny tory richie brice delmer reyes mac
  jerrold robt hank kenton damion antone fredric bradly quinn kip burl walker tyree jefferey willy stanford oren
  noble moshe mikel enoch brendon quintin jamison darrick tyrell lyndon keenan chet bertram huey hilton dwain donte
  tyron barrett mckinley garfield sol raleigh lawerence abram rashad king emmitt daron samual miquel domenic darron
  buster wilber jc hoyt haywood ezekiel chas elroy clemente arden edison deshawn nathanial jordon claud sherwood
  raymon rayford cristobal hyman felton ezequiel stanton lonny len ike milan jarod herb walton rhett palmer douglass
  cordell ellsworth toney nathanael del benedict mose johnson isreal garret asa arlen zack warner manual gaylord
  michale granville wes malik zackary tuan eldridge cristopher cortez antione malcom korey jospeh colton waylon von
  hosea shad rey kristofer boyce benton hayden rueben kraig jerrell jeromy cedrick arlie winford wally keneth graig
  franklyn sid porter jeramy buck willian shon lynwood jere hai elden dorsey darell broderick`;

/** Given names of women that do not end as such. */
export const WOMEN = `
  mildred rose tammy louise anne ruby lois phyllis lillian robin peggy crystal tiffany kim sherry lucille joanne
  suzanne gail darlene jill erin cathy joann bernice audrey stacy renee holly kristen vicki terri gertrude stacey
  kristin charlene delores pearl arlene allison constance marlene myrtle christy patsy penny kay naomi carole brandy
  dianne tracey jenny becky toni misty mae shelly daisy sherri lindsey lindsay sheryl faye kristi brandi blanche
  sandy eunice inez jodi candace maryann opal alison melody luz shelley kristy candice pam kelli whitney patty gayle
  vicky lynne sheri marianne roxanne robyn adrienne brooke bethany traci nichole rachael mable krystal kari desiree
  ginger janis betsy teri leigh meghan eloise gretchen kelley olive patti mindy mandy lorene shari tami ebony aimee
  patrice deloris cheri celeste jewel adele dorthy kerri nikki brittney laurel fern kelsey elisabeth caitlin maude
  jenifer candy polly jewell fay jillian nell trudy kimberley maribel cecile paige joni daphne ester imogene jolene
  lacey keri jayne charity marisol clarice lily staci christi margret mavis bobbi lucile leanne dolly sybil abby ivy
  marcy jeri meagan bettye randi leann haley lilly hilary concepcion sharron rae jami lenore marylou avis harriett
  penelope milagros allyson ashlee hillary gay clare elinor jerri darcy earlene mallory carlene katy julianne
  margery lavonne ilene tammi kaye chrystal deanne luann maryanne madge mitzi mari fran roseann deidre chasity
  sheree carly alyce deirdre araceli rosanne wendi marci karyn cherry mai enid juliet hester cathryn bridgett dionne
  phoebe millicent katheryn diann maryellen lauri angelique britney kaitlin fanny janell alyson pansy kitty deann
  sharlene beverley tori jade denice michell cortney nelly judi chelsey adelaide nan leeann libby kathi kimberlee
  jasmin renae edythe ashleigh geri allene caryn sun marybeth krystle adrianne destiny eleanore cari rosalee latrice
  taryn elia debby robbin maryjane brianne cindi bess racheal caren chantel christen janel vernice merry lashawn
  christin alene sandi suzan delois phillis lorri barb isabell ione mayme dorris christal tiffani jayme carmel
  vernell mandi cristy berniece roseanne missy cori kristal jung elyse haydee marge gillian caridad marjory flor
  elouise damaris luanne karon dorene louann mimi jacquelin gaye misti chastity roxann nikita ivonne hayley nicki
  shelli candi shanon stephany karol princess jacque raven shantel mi floy dorcas mariam juli vikki ginny myrtis
  precious hellen adell sharyn niki lindy chanel cristal sunny leone leilani gerri debi easter dulce natividad kami
  brook winnifred ruthann meaghan magdalene shirlene elizebeth dian windy soon mariann holli fawn vickey shante
  rubye terese lulu jeniffer elenor carman lyndsey chrissy ami phylis phuong charisse blanch nanci marilee bonny
  kyong ok leatrice bambi marylin lavon hortense garnet kyung sherrill phyliss anabel thuy abbey roxane joellen
  coral marquerite evonne myriam lizabeth keely jenni cheryle ardith ardis adriane dori darci jeane starr felicitas
  cherly caryl prudence marvel lizbeth carolee mirian melony kori anh yoshiko rhiannon ashton aracely marti hailey
  brittani syble sherryl kandice kandi deb norene mercy ingeborg christel audry trish shirlee jazmin su maribeth
  evon cherise sade stephani mindi lu larue florene ashly suzy kristan karri cheyenne gisele cyndi carin margarete
  kaylee kathlene candis candance brandee cassidy gladis cherri cecily ashely annabel shirly eun bailey sibyl
  shannan lue lani kylee kandy ferne eboni corene lyndsay gaynell leslee kimberely glory emogene eden marry star
  kirstin kacey cami tamar meryl kristyn breanne sherron lorelei lin shantell racquel myong lucienne juliann
  christiane carri lai stefani shanell kathryne karlene jenniffer carolann myrtice marylee liane janey in cristi
  cathi lesli karan felice sheron shani marilou laurene laci joi janene daniele dani berenice tamiko mozell kristian
  kathyrn kandace janae chun buffy sharen sharee page my kum cristin claribel caron susann shay linsey desirae
  corazon willene tracee regan maegan bree afton meg linh keli kaci tiffiny stormy nichol mee kizzy fallon christene
  bobbye roni margarett kimberli idell emilee dennise wai rikki mui masako loree loni lien gigi billye nikole
  margarite kali evelyne patience jonell bethel suzann spring shu georgene estell elizbeth vivienne magaly karren
  harmony debbi britni yolande vivien trudi sommer pearle nicolle loyce letty jenell heide brigid ashli thu shavon
  margurite kourtney kati diamond suellen rachell piper jessi elease britany salome rosamond ngoc jacki holley emmy
  deeann velvet shanice mikki micki kiley joye hyun hiroko elayne skye shawnee merri merlene margit kaylene jodee
  jenise erlene else daisey margeret janett garnett florance beverlee trinity sha katherin jin jeni hae glady
  dominque caprice tawny song rachele marni mariel maren larae kimber kathern karey jennefer janeth chin andree yen
  vivan suk soo signe ronni loan kayleigh france ethyl dayle brittni asuncion venice sindy meghann lady kellye
  kellee glennis dot dell sherrell sari nieves kazuko earlean corliss clotilde carolyne annis annabell tennille
  selene macy leeanne kym emiko dagmar collen cherish pearlene dorathy dione desire angeles sook rosann raye margart
  kymberly karmen eleni cheryll chantell cathey angle angelic alyse sherly sherley sharyl nickole myung myrle
  louanne julienne jeanene alise verdell thao so scarlet raeann magan le joeann inell hye honey hee crissy chante
  annamae yee tam nicol monserrate melany laure kacy hyon charise carley candyce yang tuyet tiny penney magen lanell
  julee deane dawne cherryl bronwyn valery sueann meridith maye maple magaret lili kristel kathey kathe jann hildred
  hildegarde fumiko evelin elly dung doloris danae berneice annice alix randee ranae milagro lynell luise lisbeth
  isis hyacinth hedy gwenn ethelene domonique cicely blythe bethann annalee yuko trang meri maybell lory loriann
  liberty leonore leighann laurice katrice kaley dyan diedre denese demetrice darby solange shavonne rochell lynsey
  gaylene elanor cristen carmon brynn angele yi verlene raylene penni maryalice kimbery karyl kam jacquelyne irish
  hanh bev barbar ardell yukiko yolando piedad marilu kimiko juliane jenice jen janay fe fae elois echo chau betsey
  aracelis apryl annett toshiko shery mika meggan marlen marget magdalen isa gwyn erinn dimple ariane adriene
  xochitl tran tomiko susy siu roxy noriko margert loris jene jannet janee elenore daniell amberly alease yuk wen
  tomi sharri raguel miss mignon mendy marivel maile lauryn kiersten kary janise ivelisse glynis emerald danyell
  danille coralee cher bell arianne yung williemae trinh tai ricki kandis jaye hang grayce gertude ching chery
  breann blossom becki yon tobi shirl shirely sheridan reagan paulene misha miki kathrin eryn danyel cheree aurore
  ailene aide vashti tiffaney sheryll shanae sau mitsuko maragret krissy karly january ivey carli bunny brittny
  ashanti yasuko winter viki thi tatum simonne paz olene luci lorriane kyoko krysten kelsi jeanice isobel georgiann
  genny felicidad eilene deloise deedee conception nohemi nery melani madelene loralee lianne lashon kit kimi jone
  joane ji hue francene elinore carry carolin bok blondell bibi virgen valene un tommye toi tari sadye ruthanne
  rochel merrilee melodee marvis keren georgeann genesis emely edyth chanell chan cathern valeri torri sherise
  sherill season ruthe rosy robbi ranee quyen pearly nam marylouise maryland marx marth margene lauralee kiyoko
  katelin jenee jeanett hiedi georgann fernande ellamae eliz dusti dotty cyndy tandy sharan shae setsuko sandee
  nadene muoi mercedez maryrose marin marcene mao magali linn kayce fairy elane ehtel dalene cris chere charis
  caroyln ayako an adrien xuan suzi sunday sherell shaunte ryann rubi rachal monet michaele lean krystin kortney
  kendal kemberly julene jule johanne jamee han halley gidget eleonore dorthey delorse bong belkis aiko yer wan
  ulrike tifany stefany shizue shantay see rozanne roselee raelene phung nancey myrl miyoko merideth lizeth ladawn
  katharyn kaleigh julieann janean jaimee hisako gwyneth elin edris dierdre denae darcel cassy cassi carlee
  brittaney brande billi bao alane sumiko sparkle somer sharice shanel shalon sage rosio renay porsche ping peg
  oralee nu ngan milly maris margrett maragaret lurlene lieselotte kaycee jenae janiece grisel glayds eleonor
  corrinne colene cleotilde charlott chantay cecille beatris azalee arlean ardath yuonne xiao willodean whitley tien
  temple sherril robbyn phebe nobuko nguyet neomi moon marg lilli layne lashaun lael jovan jennell jacqui hyo hien
  delmy dede dann claris chieko charmain cammy bee amiee amee yvone yael voncile taren stacee shin pok pasty mardell
  many loise lisabeth lindsy lilliam lang keeley junko jerlene jani hsiu golden genevive elene darcey cuc chae
  catheryn catherin bebe arlyne amal yuriko yaeko wynell willow tu shizuko sherlene sherice nancee melodi maricruz
  marcelene lauran kasi janyce georgianne elsy elizabet denisse deloras daysi crystle chu carylon bettyann asley ai
  agnus tish tegan shiloh shantae shandi september saran sarai salley rolande nicholle necole mitsue margy madalene
  love lorean lavone lashell karry jong gertrudis etsuko ellan denyse cyrstal corrin avril vi vasiliki takako sunni
  suanne sharell raymonde pei ozell neely maryln marcell lorilee lashay laree kristle karole jinny heidy gilberte
  elli dagny collene codi chassidy chasidy catrice cassey caroll britteny bari`;
