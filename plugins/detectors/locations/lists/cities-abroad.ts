import { declinedCyrillic } from '../../../../kit/index.js';

// Cities as other scripts write them and other languages inflect them, from general knowledge. Those that are words or names of persons
// as well (`Орёл`, `高山`) are not here.

const CYRILLIC = `
Москва Петербург Санкт-Петербург Новосибирск Екатеринбург Казань Челябинск Омск Самара Уфа Красноярск Пермь Воронеж Волгоград Краснодар Саратов
Тюмень Тольятти Ижевск Барнаул Иркутск Ульяновск Хабаровск Владивосток Ярославль Махачкала Томск Оренбург Кемерово Новокузнецк Рязань Пенза Астрахань
Липецк Киров Чебоксары Калининград Тула Ставрополь Курск Сочи Улан-Удэ Тверь Магнитогорск Иваново Брянск Белгород Сургут Архангельск Чита Калуга
Смоленск Волжский Череповец Мурманск Вологда Саранск Якутск Кострома Новороссийск Йошкар-Ола Нальчик Таганрог Комсомольск-на-Амуре Сыктывкар
Нижневартовск Новгород Псков Майкоп Бийск Рыбинск Норильск Анапа Геленджик Выборг Гатчина Подольск Мытищи Химки Балашиха Королёв Люберцы Серпухов Коломна
Киев Київ Харьков Харків Одесса Одеса Днепр Дніпро Донецк Донецьк Запорожье Запоріжжя Львов Львів Николаев Миколаїв Мариуполь Маріуполь
Винница Вінниця Херсон Полтава Чернигов Чернігів Черкассы Черкаси Сумы Житомир Хмельницкий Хмельницький Черновцы Чернівці Ровно Рівне Тернополь Тернопіль
Ужгород Луцк Луцьк Кременчук Кропивницький Краматорськ
Минск Мінск Гомель Могилёв Витебск Гродно Брест Барановичи Бобруйск Алматы Астана Шымкент Караганда Ташкент Самарканд Бишкек Душанбе Ереван Тбилиси Баку Кишинёв
София Пловдив Варна Бургас Русе Плевен Сливен Добрич Шумен Перник Благоевград Београд Суботица Крагујевац Скопје`;
const CYRILLIC_PHRASES = [
  ...['Нижний Новгород', 'Нижнего Новгорода', 'Нижнему Новгороду', 'Нижнем Новгороде'],
  ...[
    'Ростов-на-Дону',
    'Ростова-на-Дону',
    'Ростове-на-Дону',
    'Набережные Челны',
    'Набережных Челнах',
    'Набережных Челнов',
  ],
  ...[
    'Стара Загора',
    'Велико Търново',
    'Нови Сад',
    'Новом Саду',
    'Кривий Ріг',
    'Кривому Розі',
    'Івано-Франківськ',
    'Івано-Франківську',
  ],
  ...[
    'Запорожья',
    'Запоріжжі',
    'Києва',
    'Києві',
    'Харкова',
    'Харкові',
    'Львова',
    'Львові',
    'Одеси',
    'Одесі',
    'Дніпрі',
    'Чернигове',
    'Сумах',
    'Черкассах',
  ],
];

const GREEK = `
Αθήνα Αθήνας Θεσσαλονίκη Θεσσαλονίκης Πάτρα Πάτρας Ηράκλειο Ηρακλείου Λάρισα Λάρισας Βόλος Βόλο Βόλου Ιωάννινα Ιωαννίνων Τρίκαλα Τρικάλων Χαλκίδα Χαλκίδας
Σέρρες Σερρών Αλεξανδρούπολη Αλεξανδρούπολης Ξάνθη Ξάνθης Καλαμάτα Καλαμάτας Καβάλα Καβάλας Χανιά Χανίων Λαμία Λαμίας Ρόδος Ρόδο Ρόδου Κομοτηνή Κομοτηνής
Ρέθυμνο Ρεθύμνου Βέροια Βέροιας Κοζάνη Κοζάνης Κόρινθος Κόρινθο Κορίνθου Πειραιάς Πειραιά Λευκωσία Λευκωσίας Λεμεσός Λεμεσό Λεμεσού Λάρνακα Λάρνακας
Πάφος Πάφο Πάφου Κέρκυρα Κέρκυρας Μυτιλήνη Μυτιλήνης Σπάρτη Σπάρτης Ναύπλιο Ναυπλίου Μαρούσι Γλυφάδα Γλυφάδας Περιστέρι Περιστερίου`;

/** Forms beside the dictionary's: Polish, Czech, Slovak, Finnish. */
const INFLECTED = `
Warszawy Warszawie Warszawę Warszawą Krakowa Krakowie Krakowem Łodzi Łodzią Wrocławia Wrocławiu Wrocławiem Poznania Poznaniu Poznaniem Gdańska Gdańsku Gdańskiem
Szczecina Szczecinie Bydgoszczy Lublina Lublinie Białymstoku Białegostoku Katowic Katowicach Gdyni Częstochowy Częstochowie Radomia Radomiu Sosnowca Sosnowcu
Torunia Toruniu Kielc Kielcach Gliwic Gliwicach Zabrza Zabrzu Bytomia Bytomiu Olsztyna Olsztynie Rzeszowa Rzeszowie Rybnika Rybniku Opola Opolu Tychach Płocka
Płocku Elbląga Elblągu Wałbrzycha Wałbrzychu Tarnowa Tarnowie Chorzowa Chorzowie Koszalina Koszalinie Legnicy Zakopanem Zakopanego Sopotu Sopocie Słupsku
Praze Prahy Prahu Prahou Brně Brna Brnem Ostravě Ostravy Plzni Plzně Liberci Liberce Olomouci Olomouce Budějovicích Budějovic Pardubicích Pardubic Zlíně Zlína Kladně
Kladna Jihlavě Jihlavy Teplicích Opavě Opavy Bratislave Bratislavy Bratislavě Košiciach Košíc Žiline Žiliny Nitre Nitry Trnave Trnavy Prešove Prešova Trenčíne Trenčína
Helsingissä Helsingistä Helsinkiin Helsingin Espoossa Espoosta Espooseen Espoon Tampereella Tampereelta Tampereelle Tampereen Vantaalla Vantaalta Vantaalle Vantaan
Oulussa Oulusta Ouluun Oulun Turussa Turusta Turkuun Turun Jyväskylässä Jyväskylästä Jyväskylään Jyväskylän Lahdessa Lahdesta Lahteen Lahden Kuopiossa Kuopiosta
Kuopioon Kuopion Porissa Porista Poriin Porin Joensuussa Joensuusta Joensuun Lappeenrannassa Lappeenrannan Vaasassa Vaasasta Vaasan Rovaniemellä Rovaniemeltä Rovaniemen`;

const HUNGARIAN =
  'Budapest Debrecen Szeged Miskolc Pécs Győr Nyíregyháza Kecskemét Székesfehérvár Szombathely Szolnok Érd Tatabánya Sopron Kaposvár Veszprém Békéscsaba Zalaegerszeg Eger Dunaújváros';
const PLACED = 'ban ben ból ből ba be on en ön n ról ről ra re ott ett tól től ig i';
/** A vowel at the end is long before what follows: `Nyíregyházán`. */
const hungarian = (name: string): string[] =>
  PLACED.split(' ').map((suffix) => name.replace(/a$/u, 'á').replace(/e$/u, 'é') + suffix);

const EAST_ASIAN = `
北京 上海 天津 重庆 广州 深圳 成都 杭州 武汉 西安 南京 苏州 郑州 长沙 沈阳 青岛 宁波 东莞 佛山 合肥 大连 厦门 福州 济南 哈尔滨 长春 昆明 南宁 石家庄 太原 贵阳 南昌 无锡 温州 常州 烟台
徐州 海口 兰州 银川 西宁 乌鲁木齐 拉萨 呼和浩特 珠海 惠州 汕头 泉州 嘉兴 绍兴 台州 洛阳 唐山 潍坊 临沂 南通 扬州 芜湖 襄阳 宜昌 桂林 三亚 台北 臺北 高雄 台中 臺中 台南 臺南 新竹 香港 澳门 澳門 重慶 廣州 杭州 武漢 蘇州
東京 大阪 京都 横浜 名古屋 札幌 福岡 神戸 仙台 広島 北九州 新潟 浜松 熊本 相模原 静岡 鹿児島 八王子 姫路 宇都宮 東大阪 西宮 倉敷 大分 金沢 尼崎 長崎 富山 高松 岐阜 藤沢 枚方 豊中 横須賀 一宮 豊橋 吹田 奈良 高槻 川越 旭川 青森 秋田 盛岡 函館 那覇
서울 부산 대구 인천 광주 대전 울산 수원 창원 용인 성남 청주 전주 천안 포항 제주 안산 안양 김해 평택 의정부 춘천 강릉 원주 목포 여수 순천 경주 구미 진주`;

const ARABIC =
  'الرياض جدة الدمام القاهرة الإسكندرية الجيزة بغداد البصرة الموصل دمشق حلب حمص بيروت الدوحة المنامة مسقط صنعاء عدن طرابلس بنغازي الرباط مراكش طنجة الخرطوم أبوظبي دبي الشارقة نابلس';
/** As they stand alone; see `hebrew.ts` for what is tied to them. */
export const HEBREW_CITIES: readonly string[] = [
  ...[
    'תל אביב',
    'ירושלים',
    'חיפה',
    'באר שבע',
    'נתניה',
    'אשדוד',
    'ראשון לציון',
    'פתח תקווה',
    'חולון',
    'בני ברק',
    'רמת גן',
  ],
  ...['אשקלון', 'הרצליה', 'כפר סבא', 'רעננה', 'נצרת', 'אילת', 'טבריה', 'עכו', 'בת ים', 'מודיעין', 'קריית גת', 'רמלה'],
];

const words = (list: string): string[] => list.trim().split(/\s+/);

/** In the letters and forms of their languages. */
export const CITIES_ABROAD: readonly string[] = [
  ...new Set([
    ...words(CYRILLIC).flatMap(declinedCyrillic),
    ...CYRILLIC_PHRASES,
    ...words(GREEK),
    ...words(INFLECTED),
    ...words(HUNGARIAN).flatMap(hungarian),
    ...words(EAST_ASIAN).flatMap((name) => (/\p{Script=Han}/u.test(name) ? [name, `${name}市`] : [name, `${name}시`])),
    ...words(ARABIC),
    ...['الدار البيضاء', 'رام الله', 'المدينة المنورة', 'مكة المكرمة'],
    ...HEBREW_CITIES,
  ]),
];
