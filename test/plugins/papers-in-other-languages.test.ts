import { fileURLToPath } from 'node:url';
import { expect } from 'chai';
import { Engine } from '../../core/index.js';
import ner from '../../plugins/detectors/ner/index.js';
import { SHIPPED_MODEL } from '../../plugins/detectors/ner/shipped.js';
import { analyzedTexts } from './support/analyzed-texts.js';

describe('documents, chats and forms in other languages', () => {
  const { found, substituted } = analyzedTexts();

  it('yield the numbers of invoices, files and requests by their labels', () => {
    // Years, dates and quantities behind the same words.
    expect(found('Factuur 2024, richiesta n. 12, protocollo: 3 volte, fattura del periodo')).to.deep.equal([]);
  });

  /** Persons, and nothing else, that are found in each text: those between brackets. */
  const holdsOnly = (texts: readonly string[]): void => {
    for (const marked of texts) {
      const text = marked.replace(/\[([^\]]+)\]/g, '$1');
      const persons = Array.from(marked.matchAll(/\[([^\]]+)\]/g), ([, name]) => `PERSON ${name}`);
      expect(found(text), text).to.deep.equal(persons);
    }
  };

  it('exclude role words of wards, courts and offices from names', () => {
    holdsOnly([
      'Pacjentka [Jolanta Wieczorek] zgłosiła ból głowy.',
      'Obecni: Powód [Marek Olszak] oraz inni.',
      'Svědek [Radek Hanuš] nic neviděl.',
      'Patiente [Maud Kerguelen] vue ce jour.',
      'Utente [Fernanda Boavida] veio com a filha.',
      'Verdachte [Ruben Kuiper] zweeg.',
      'Pacientul [Sorin Dumitrescu] a plecat.',
      'Beteg [Németh Zsófia] panaszai enyhültek.',
      'Hemşire [Elif Aksoy] ilacı verdi.',
      'Angeklagter [Torben Nagelschmidt] schwieg.',
      'Пациентка [Анна Громова] жалуется на боль.',
    ]);
  });

  it('exclude the first word of a sentence from names', () => {
    holdsOnly([
      'Niestety [Jolanta Wieczorek] nie odpisała.',
      'Když [Radek Hanuš] odešel, pršelo.',
      'Quizás [Marisol Echeverri] llegue tarde.',
      'Malheureusement [Maud Kerguelen] est absente.',
      'Quindi [Fabrizio Lucchesi] non firma.',
      'Depois [Fernanda Boavida] saiu.',
      'Totuși [Sorin Dumitrescu] a semnat.',
      'Valitettavasti [Eero Saarinen] ei tullut.',
      '- Ayrıca [Elif Aksoy] aradı.',
    ]);
    // A surname that is such a word stays one where no sentence begins, and before a comma.
    expect(found('I met Mr. Hoy Tennant and Mrs. Weil.')).to.deep.equal(['PERSON Hoy Tennant', 'PERSON Weil']);
  });

  it('yield no names for labels, goods and tests', () => {
    for (const text of [
      'Gentile Cliente,\nla informiamo',
      'Spettabile Ditta\n',
      'Exmo. Colega,\nagradeço',
      'Stato: chiuso. Utente: Fatto   Note: nessuna',
      'Emocromo: Globuli bianchi 6,1; Piastrine 301',
      'Patiente sous Doliprane. Né(e) le : inconnu',
      'KARTA INFORMACYJNA LECZENIA SZPITALNEGO',
      'Hasta Adı Soyadı: ',
      'Magistrada-Juez de este Juzgado, los presentes autos',
      'Pagamento via PIX chave do cliente',
    ])
      expect(found(text), text).to.deep.equal([]);
  });

  it("lower the model's scores in scripts that the package's own model has not learnt, but not those of a custom model", async () => {
    const model = fileURLToPath(SHIPPED_MODEL);
    await using shipped = await Engine.create({ plugins: [ner] });
    await using brought = await Engine.create({ plugins: [{ plugin: ner, options: { model } }] });
    const text = 'Dear Dr. 田中太郎, thank you';
    const scores = (one: Engine): number[] => one.analyze(text, { level: 3 }).findings.map(({ score }) => score);
    const [lowered = 0] = scores(shipped);
    const [believed = 0] = scores(brought);
    expect(lowered).to.be.within(0.3, 0.75);
    expect(believed).to.be.greaterThan(lowered + 0.1);
  });

  it('yield given names anywhere in chats without capitals, and any name after a kinship term', () => {
    for (const text of [
      'hace frío en el aula y no hay nadie todavía',
      'het is het eind van de dag en de ketel lekt nog steeds',
      'ci vediamo domenica per la neve se non piove ancora',
      'vou levar a amiga e a renda fica para depois da aula',
    ])
      expect(
        found(text).filter((one) => one.startsWith('PERSON')),
        text,
      ).to.deep.equal([]);
  });

  it('yield streets of more countries, also in lower case', () => {
    expect(found('un appartement met 3 kamers; de hoofdstraat heeft 4 winkels')).to.deep.equal([]);
  });

  it('yield hours, ages and extensions in the notation of other languages', () => {
    for (const text of ['manodopera ore 3', 'camas 4, sala 2, nivel a.', 'antes das 3 horas extra', 'o Fax - 2 folhas'])
      expect(found(text), text).to.deep.equal([]);
  });

  it('include the function words of companies, and yield shops by their trade and funds by their region', () => {
    expect(found('die Firma zahlt, und die Bäckerei ist zu; la ditta e la società')).to.deep.equal([]);
  });

  const SEEDS = ['a', 'b', 'c', 'd', 'e', 'f'];

  it('get substitutes with articles before devotional names, and without male endings for women', () => {
    for (const seed of SEEDS) {
      expect(substituted('La paciente doña María del Pilar Ortuño Vidal vive con su hermana en casa.', seed)).to.match(
        /del (?:Carmen|Rosario|Rocío|Socorro|Consuelo|Prado) \p{Lu}/u,
      );
      expect(substituted('Pacjentka: Halina Mrozek\nPani Halina Mrozek.', seed)).not.to.match(/(?:s|c|dz)ki(?!\p{L})/u);
    }
  });

  it('get substitutes for words and names of a form in its language, and Danish months in Danish', () => {
    for (const seed of SEEDS) {
      const form =
        'Vorname: Elfriede   Nachname: Kruse\nGeburtsdatum: 17.08.1939\nFamilienstand: verwitwet\nKrankenkasse: ';
      expect(substituted(form, seed)).to.match(/Familienstand: (?:ledig|verheiratet|geschieden|verwitwet|getrennt)/u);
      expect(substituted('Indlagt 4. januar 2024 efter fald, hjem igen.', seed)).not.to.match(
        /dezember|oktober 20|märz/u,
      );
    }
  });
});
