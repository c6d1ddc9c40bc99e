import { expect } from 'chai';
import { analyzedTexts } from './support/analyzed-texts.js';

describe('letters, deeds and forms of other countries', () => {
  const { found, substituted } = analyzedTexts();

  it('finds dates without a year after the words that announce them', () => {
    expect(found('martes 3 horas de clase')).to.deep.equal([]);
  });

  it('finds names after titles, kinship terms and closings of letters', () => {
    expect(found('Der Erwerber räumt Frau Freitag den Nießbrauch ein.')).to.deep.equal(['PERSON Freitag']);
  });

  it('takes headings, parties and citations for no names', () => {
    expect(found('Évolution favorable. EXPOSÉ DU LITIGE. Le tribunal a entendu les parties.')).to.deep.equal([]);
    expect(found('Vonnis van de kantonrechter. Functie: chauffeur. De eiser heeft het gevraagd.')).to.deep.equal([
      'OCCUPATION chauffeur',
    ]);
    expect(
      found('Cass. civ. 1re; vgl. OLG Celle, Beschl. vom 12.7.2013. Der Antrag ist nicht begründet.'),
    ).to.deep.equal(['DATE 12.7.2013']);
  });

  it('excludes prepositions from places', () => {
    expect(found('avec le Dr Carricaburu dans le service')).to.deep.equal(['PERSON Carricaburu']);
  });

  it('recognises a name in the genitive and in the cases of other languages', () => {
    expect(found('Chinas neue Politik und Europas größte Stadt sind das Thema der Woche.')).to.deep.equal([]);
  });

  it('finds all persons after a plural title, parents, and relatives', () => {
    expect(found('Guten Morgen herr direktor, hier ist der Brief.')).to.deep.equal([]);
  });

  it('finds names, addresses, telephone numbers and identity numbers in other scripts', () => {
    for (const clean of [
      'お客様の声を聞く',
      '2024 г. Выписана домой.',
      '患者は皆様です',
      'The total CC: 1.234.567 EUR',
    ])
      expect(found(clean), clean).to.not.include('PERSON');
    expect(found('お客様、奥様、皆様へ').filter((term) => term.startsWith('PERSON'))).to.deep.equal([]);
  });

  it('writes substitutes of names and addresses in their script, with their endings, floors and street words', () => {
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
