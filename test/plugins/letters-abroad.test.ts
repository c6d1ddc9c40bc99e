import { expect } from 'chai';
import { askPapers } from './support/asked-papers.js';

describe('letters, deeds and forms of other countries', () => {
  const { found, finds, substituted } = askPapers();

  it('reads dates that deeds write out in words', () => {
    finds([]);
  });

  it('reads days without a year behind the words that announce them', () => {
    finds([
      'No dia [[DATE|07/11]] a doente teve alta',
      'In data [[DATE|19/06]] eseguita ecografia',
      'gezien op [[DATE|dinsdag 6 febr]]. op de poli',
    ]);
    expect(found('martes 3 horas de clase')).to.deep.equal([]);
  });

  it('knows what registers, banks and chambers call their numbers', () => {
    finds([
      'rijksregisternr. [[NATIONAL_ID|61.11.03-442.18]]',
      'C.U.I.T. [[TAX_ID|27-22334455-1]]',
      'CBU [[BANK_ACCOUNT|0140 3381 0170 0504 4412 73]]',
      'con C.C. No. [[NATIONAL_ID|43.118.902]] de Cali',
      'N.º Utente SNS: [[HEALTH_PLAN_ID|284 117 906]]',
      'PIS [[NATIONAL_ID|127.55301.84-2]]',
      'Ag. [[BANK_ACCOUNT|3321-7]] conta corrente [[BANK_ACCOUNT|18.440-9]]',
      'médica, [[MEDICAL_LICENSE|CRM/PR 44.310]]',
      'advogada [[CERTIFICATE|OAB/SC 27.418]]',
      'SV-Nummer [[NATIONAL_ID|13 240775 M 019]]',
      'UR.-Nr. [[CASE_NUMBER|903/2022]]',
      'zaaknummer [[CASE_NUMBER|9930441]] / [[CASE_NUMBER|CV EXPL 22-1187]]',
      'PERS.NR [[EMPLOYEE_ID|55102]]',
      'Telem.: [[PHONE_NUMBER|93 881 20 47]]',
    ]);
  });

  it('reads abbreviated streets, and towns behind a dash or a point', () => {
    finds([
      'con domicilio en [[STREET_ADDRESS|Bv. Gálvez 1874]] de esta ciudad',
      'demeurant [[LOCATION|8 imp. des Tilleuls 38460 Crémieu]]',
      'demeurant [[LOCATION|27, ruelle des Potiers - 51700 DORMANS]], représentée',
      'Büro: [[LOCATION|Lindenhofgasse 9 · 5020 Salzburg]]',
      'NISS [[NATIONAL_ID|70.02.11-318.54]], [[LOCATION|rue de la Loi 44 bte 7, 1040 Etterbeek]]',
    ]);
  });

  it('names whom titles, kin and closings of letters announce', () => {
    finds([
      'Angiographie (11.09.23, PD Dr. [[PERSON|Stolzenwald]]) ohne Befund',
      'Rücksprache mit Kollegin [[PERSON|Wendelsteiner]] erfolgt',
      'Sehr geehrte Frau Mag.ᵃ [[PERSON|Edtstadler-Huemer]], vielen Dank',
      'a filha Sr.ª [[PERSON|Deolinda]] ligou',
      'De heer [[PERSON|Wiltvank]] belde terug',
      "Dhr. [[PERSON|'t Lam]] belt morgen",
      "[[PERSON|B. 't Hooft]], longarts",
      'Casado con [[PERSON|Yamila]], sin hijos',
      'tiene dos hijos ([[PERSON|Ismael]] de [[AGE|4 años]])',
      'Titular: [[PERSON|MARTA VIDAL REY]] / [[PERSON|JOAN FERRER PUIG]]',
      'Ci vediamo domani. Baci [[PERSON|Giusy]]',
    ]);
    expect(found('Der Erwerber räumt Frau Freitag den Nießbrauch ein.')).to.deep.equal(['PERSON Freitag']);
  });

  it('takes nouns, drugs, eponyms, headings and citations for no names', () => {
    const clean = [
      'Vorgehen: Bauchlagerung. Einbringen der Verres-Nadel, dann Jackson-Drainage.',
      'Évolution favorable. EXPOSÉ DU LITIGE. Le tribunal a entendu les parties.',
      'Classificazione di Dukes B. Indice di Barthel 60. Il paziente è stato dimesso.',
      'Vonnis van de kantonrechter. Functie: chauffeur. De eiser heeft het gevraagd.',
    ];
    expect(clean.flatMap(found)).to.deep.equal([]);
    expect(
      found('Cass. civ. 1re; vgl. OLG Celle, Beschl. vom 12.7.2013. Der Antrag ist nicht begründet.'),
    ).to.deep.equal(['DATE 12.7.2013']);
  });

  it('parts two names between which a verb stands, and leaves prepositions out of places', () => {
    expect(found('Die Nachbarin Irmtraud pflegt Walburga seit dem Unfall.')).to.deep.equal([
      'PERSON Irmtraud',
      'PERSON Walburga',
    ]);
    expect(found('avec le Dr Carricaburu dans le service')).to.deep.equal(['PERSON Carricaburu']);
  });

  it('knows a name again in the genitive and in the cases of other languages', () => {
    finds([
      'Wir sahen Herrn [[PERSON|Wittlinger]] heute. [[PERSON|Wittlingers]] Beschwerden, [[PERSON|Wittlingers]] Tochter [[PERSON|Ronja]].',
      'Kannst du bitte [[PERSON|Annas]] neue Nummer geben? Sie wohnt bei [[PERSON|Kevins]] Eltern.',
      'Getuige [[PERSON|Slotemaker]] zag dat [[PERSON|Slotemakers]] auto op de weg stond.',
      'Pani [[PERSON|Bożena Zawadzka]] i [[PERSON|Tomasz Gąsior]]. Rozmawiano z panem [[PERSON|Tomaszem Gąsiorem]] u dr [[PERSON|Zawadzkiej]].',
      'Lékař: MUDr. [[PERSON|Eva Vondráčková]]. Kontrola u [[PERSON|Vondráčkové]] v pondělí.',
      'Пациент: [[PERSON|Соколова Мария Петровна]]. [[PERSON|Соколовой]] рекомендовано наблюдение.',
    ]);
    expect(found('Chinas neue Politik und Europas größte Stadt sind das Thema der Woche.')).to.deep.equal([]);
  });

  it('finds all persons behind a title of several, parents, and the relatives of somebody', () => {
    finds([
      'que les attestations de MM. [[PERSON|Fabre]] et [[PERSON|Roussel]] confirment les faits',
      'I testi [[PERSON|Musumeci]] e [[PERSON|Privitera]] hanno confermato il fatto',
      "Le fils d'[[PERSON|Hortense]] est né dans la nuit",
      "l'amico di [[PERSON|Assunta]] ha chiamato per la visita",
      'adjudant [[PERSON|Lacoste]], de la brigade; brigadier [[PERSON|Nelissen]], een persoon',
      'Naam: [[PERSON|R. Boukhari]]   Pers.nr: 00231',
      'Erziehungsberechtigte: [[PERSON|Tanja]] und [[PERSON|Marius Buchholz]]. Die Klasse ist informiert.',
    ]);
    expect(found('Guten Morgen herr direktor, hier ist der Brief.')).to.deep.equal([]);
  });

  it('takes the courtesy of Spanish and Portuguese for no initial', () => {
    finds([]);
  });

  it('reads names, addresses, telephones and identity numbers in other scripts', () => {
    finds([
      'Муж, [[PERSON|Берестов Сергей Николаевич]], предупреждён. Лечащий врач: [[PERSON|Ельникова О.В.]]',
      'Уважаемый [[PERSON|Алексей Викторович]]! С уважением, [[PERSON|Ольга Зарубина]]',
      'адрес: [[CITY|г. Вязники]], [[STREET_ADDRESS|ул. Садовая, д. 14, кв. 5]], тел. [[PHONE_NUMBER|8 (495) 123-45-67]]',
      'Ο σύζυγος, κ. [[PERSON|Γεώργιος Λειβαδάς]], τηλ. [[PHONE_NUMBER|210 123 4567]], κιν. [[PHONE_NUMBER|697 123 4567]]',
      'اسم المريض: [[PERSON|باسل حازم الشرقي]]، رقم الهوية: [[NATIONAL_ID|1012345678]]، جوال: [[PHONE_NUMBER|0501234567]]',
      'العنوان: [[STREET_ADDRESS|شارع الندى 14، الواحة 11564]]، هاتف: 011',
      "שם המטופל: [[PERSON|אורן סלעי]], כתובת: [[STREET_ADDRESS|רחוב הגפן 14, רימון]], טלפון 03. גב' [[PERSON|הדס אלוני]].",
      'रोगी का नाम: [[PERSON|कबीर प्रसाद गोखले]], पता: [[STREET_ADDRESS|14 पलाश मार्ग, मधुवन 302001]], मोबाइल: [[PHONE_NUMBER|98765 43210]]',
      '患者姓名:[[PERSON|梅知秋]],住址:[[STREET_ADDRESS|青木市金谷区和平路14号5单元302室]]。[[PERSON|王]]先生的妻子[[PERSON|张知秋]]女士',
      '患者氏名:[[PERSON|田中 星野]]、住所:[[STREET_ADDRESS|東京都桃江区松原1-1-14]]。[[PERSON|田中]]様の奥様、[[PERSON|田中海宁]]さん',
      '환자명: [[PERSON|김가람]], 주소: [[STREET_ADDRESS|보라시 하늘구 은빛로 14, 3층 302호]]. 아내 [[PERSON|박한결]] 씨에게',
      'Contacto: Telemóvel [[PHONE_NUMBER|912 345 678]] / [[PHONE_NUMBER|239 400 111]]',
      'C.C. [[NATIONAL_ID|1.020.765.432]] de la ciudad; RG [[NATIONAL_ID|3.456.789]] SDS; dowodem osobistym [[NATIONAL_ID|ABC123456]]',
    ]);
    for (const clean of [
      'お客様の声を聞く',
      '2024 г. Выписана домой.',
      '患者は皆様です',
      'The total CC: 1.234.567 EUR',
    ])
      expect(found(clean), clean).to.not.include('PERSON');
    expect(found('お客様、奥様、皆様へ').filter((term) => term.startsWith('PERSON'))).to.deep.equal([]);
  });

  it('writes substitutes of names and addresses in their script, with their endings, floors and kinds of streets', () => {
    for (const seed of ['a', 'b', 'c', 'd']) {
      const out = (text: string): string => substituted(text, seed);
      const russian = out(
        'Пациент: Берестова Мария Петровна, г. Вязники, ул. Садовая, д. 14, кв. 5. Врач: Ельникова О.В.',
      );
      expect(russian).to.match(/^Пациент: \p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+[ая] \p{Lu}\p{Ll}+вна, г\. \p{Lu}/u);
      expect(russian).to.match(/ул\. \p{Lu}[\p{Ll}ё]+, д\. \d\d, кв\. \d\. Врач: \p{Lu}\p{Ll}+ \p{Lu}\.\p{Lu}\.$/u);
      expect(russian).not.to.match(/\p{Script=Latin}|Садовая|Вязники|Берестова|Мария|Петровна/u);
      const chinese = out('住址:青木市金谷区和平路14号5单元302室。');
      expect(chinese).to.match(/^住址:.+市.+区.+路\d\d号\d单元\d{3}室。$/u);
      expect(chinese).not.to.match(/青木|金谷|和平路14/u);
      const korean = out('주소: 보라시 하늘구 은빛로 14, 3층 302호');
      expect(korean).not.to.match(/보라시|하늘구|은빛로|[A-Za-z]/u);
      const german = out('Wir sahen Herrn Wittlinger heute. Wittlingers Beschwerden und die der Mutter waren gleich.');
      const [, name] = /Herrn (\p{L}+) heute/u.exec(german) ?? [];
      expect(german).to.include(`. ${name}s Beschwerden`);
      const spanish = out(
        'con domicilio en la Plaza del Carmen 3, bajo izda., 33206 Gijón, en adelante el arrendador.',
      );
      expect(spanish).to.match(/Plaza [^,]+ \d, bajo izda\., \d{5} \p{Lu}/u);
    }
  });
});
