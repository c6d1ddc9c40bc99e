import { fileURLToPath } from 'node:url';
import { expect } from 'chai';
import { Engine } from '../../core/index.js';
import ner from '../../plugins/detectors/ner/index.js';
import { SHIPPED_MODEL } from '../../plugins/detectors/ner/shipped.js';
import { askPapers } from './support/asked-papers.js';

describe('papers, chats and forms in other tongues', () => {
  const { found, finds, substituted } = askPapers();

  it('knows the numbers of invoices, files and requests by their labels', () => {
    finds([
      'saldo Fattura n. [[ORDER_NUMBER|4471/22]] entro oggi',
      'FATTURA N. [[ORDER_NUMBER|18/B]] del mese',
      'Factuur [[ORDER_NUMBER|2021.0388]] is betaald',
      'Nota fiscal de serviços nº [[ORDER_NUMBER|000.455.120]]',
      'según Expte. [[CASE_NUMBER|771/19]], se acuerda',
      'Verbale di denuncia n. [[CASE_NUMBER|2019/8812]]',
      'PL-nummer [[CASE_NUMBER|PL0900-2021044551]]',
      'N. cartella [[ID_NUMBER|2021/00442]] del reparto',
      'Nº petición: [[ID_NUMBER|551209]]',
      'Richiesta n. [[ID_NUMBER|77120098]]',
      'Aanvraagnr: [[ID_NUMBER|K5520019]]',
      'Requisição: [[ID_NUMBER|20190304-117]]',
      'su coche con matrícula [[LICENSE_PLATE|GR-7719-BD]]',
      'sou cliente n.º [[CUSTOMER_ID|661204]]; Mietvertrag Nr. [[ID_NUMBER|5518-C]]',
    ]);
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

  it('leaves out of names what their bearers are called by in wards, courts and offices', () => {
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

  it('leaves out of names the word that only begins the sentence', () => {
    holdsOnly([
      'Niestety [Jolanta Wieczorek] nie odpisała.',
      'Když [Radek Hanuš] odešel, pršelo.',
      'Quizás [Marisol Echeverri] llegue tarde.',
      'Malheureusement [Maud Kerguelen] est absente.',
      'Quindi [Fabrizio Lucchesi] non firma.',
      'Depois [Fernanda Boavida] saiu.',
      'Sajnos [Németh Zsófia] nem jött.',
      'Totuși [Sorin Dumitrescu] a semnat.',
      'Valitettavasti [Eero Saarinen] ei tullut.',
      '- Ayrıca [Elif Aksoy] aradı.',
    ]);
    // A surname that is such a word stays one where no sentence begins, and before a comma.
    expect(found('I met Mr. Hoy Tennant and Mrs. Weil.')).to.deep.equal(['PERSON Hoy Tennant', 'PERSON Weil']);
  });

  it('knows Don for a first name in English, and for a title in Spanish and Italian', () => {
    finds([
      '[[PERSON|Don Harker]], 44, was admitted to the ward.',
      'We saw [[PERSON|Don Pellworth]] in clinic today.',
      'Ayer vino don [[PERSON|Ignacio]] con la madre de los niños.',
      'Il parroco Don [[PERSON|Matteo Ferri]] è arrivato con la madre.',
    ]);
  });

  it('knows numbers of persons, companies and accounts whose check digits are wrong by their labels', () => {
    finds([
      'Versicherungsnummer: [[NATIONAL_ID|12 040571 K 019]]',
      'legitymujący się dowodem osobistym [[NATIONAL_ID|DEF 771204]]',
      'con pasaportes números [[PASSPORT|044120987]] y [[NATIONAL_ID|033219871]]',
      'Identiteitsdocument [[NATIONAL_ID|NWK7RR3D2]]',
      'fnr [[NATIONAL_ID|03056812340]]',
      'r.č. [[NATIONAL_ID|565112/0987]]',
      'org.nr [[TAX_ID|556120-4410]]',
      'betalas till bankgiro [[BANK_ACCOUNT|5210-7744]]',
      'Forma de pago: transferencia a [[IBAN_CODE|ES11 2085 0000 4444 1111 2222]]',
    ]);
  });

  it('knows telephone numbers that chats announce', () => {
    finds([
      'mi num nuevo es [[PHONE_NUMBER|677120934]]',
      'jej numer [[PHONE_NUMBER|604-228-117]]',
      'jeho číslo [[PHONE_NUMBER|602 448 913]]',
      'através do [[PHONE_NUMBER|22 318 44 07]].',
    ]);
  });

  it('takes no label, ware or test for a name', () => {
    for (const text of [
      'Gentile Cliente,\nla informiamo',
      'Spettabile Ditta\n',
      'Exmo. Colega,\nagradeço',
      'Stato: chiuso. Utente: Fatto   Note: nessuna',
      'Emocromo: Globuli bianchi 6,1; Piastrine 301',
      'Trombocyten 301; Natrium 141; Kalium 4,4',
      'Patiente sous Doliprane. Né(e) le : inconnu',
      'KARTA INFORMACYJNA LECZENIA SZPITALNEGO',
      'Hasta Adı Soyadı: ',
      'Magistrada-Juez de este Juzgado, los presentes autos',
      'Pagamento via PIX chave do cliente',
      'Gent.mo dottore, le scrivo',
    ])
      expect(found(text), text).to.deep.equal([]);
    finds([
      'Er rief seine Freundin [[PERSON|Mia Sofie Becker]] an.',
      'Achternaam: [[PERSON|Gopal]]  Voornamen: Shanti',
    ]);
  });

  it("doubts scripts that the package's own model has not read, and no model that somebody brings", async () => {
    const model = fileURLToPath(SHIPPED_MODEL);
    await using shipped = await Engine.create({ plugins: [ner] });
    await using brought = await Engine.create({ plugins: [{ plugin: ner, options: { model } }] });
    const text = 'Dr. 田中太郎 arrived';
    const scores = (one: Engine): number[] => one.analyze(text, { level: 3 }).findings.map(({ score }) => score);
    const [doubted = 0] = scores(shipped);
    const [believed = 0] = scores(brought);
    expect(doubted).to.be.within(0.3, 0.7);
    expect(believed).to.be.closeTo(doubted / 0.7, 0.01);
  });

  it('finds first names anywhere in chats without capitals, and whatever name follows kin', () => {
    finds([
      'stasera viene [[PERSON|davide]] col motorino',
      'tu récupères [[PERSON|léo]] à la crèche ce soir ?',
      'oh ja en bel tante [[PERSON|femke]] nog even vanavond',
    ]);
    for (const text of [
      'hace frío en el aula y no hay nadie todavía',
      'het is het eind van de dag en de ketel lekt nog steeds',
      'ci vediamo domenica per la neve se non piove ancora',
      'vou levar a amiga e a renda fica para depois da aula',
      'she said the grace was a joy and the mark was missing',
    ])
      expect(
        found(text).filter((one) => one.startsWith('PERSON')),
        text,
      ).to.deep.equal([]);
    finds(['Aan: fam. [[PERSON|Van den Elzen]]', 'der Richter Freiherr [[PERSON|von Stetten]] hat entschieden']);
  });

  it('reads streets of more countries, in small letters too', () => {
    finds([
      'ik woon op [[STREET_ADDRESS|kerkstraat 14]] nu',
      'vi bor i [[STREET_ADDRESS|storgata 9]] fortsatt',
      'Adres: [[STREET_ADDRESS|Burgemeester Jansenlaan 12-II]]',
      'bezoekadres [[STREET_ADDRESS|Eerste Jan Steenstraat 7 B]]',
    ]);
    expect(found('un appartement met 3 kamers; de hoofdstraat heeft 4 winkels')).to.deep.equal([]);
  });

  it('reads hours, ages and extensions as notes abroad write them', () => {
    finds(['por volta das [[TIME|22h]], dois homens', 'Tel. 0451 / 494-7310, Fax -[[PHONE_NUMBER|7399]]']);
    for (const text of ['manodopera ore 3', 'camas 4, sala 2, nivel a.', 'antes das 3 horas extra', 'o Fax - 2 folhas'])
      expect(found(text), text).to.deep.equal([]);
  });

  it('takes in the small words of firms, and finds shops by their trade and funds by their region', () => {
    finds([
      'el recibo de [[ORGANIZATION|Aguas del Tajo S.L.]] por importe',
      'Ré: [[ORGANIZATION|Construções Dão e Filhos, Lda.]], NIPC',
      'zahlte die Firma [[ORGANIZATION|Heiztechnik Löwe]] nichts',
      'facture de [[ORGANIZATION|Menuiserie Le Goff et Fils]] au client',
      '[[ORGANIZATION|Loodgietersbedrijf Gebr. Hendriks]]\nMolenstraat 8',
      'Krankenkasse: [[ORGANIZATION|AOK NordWest]], seit 2011',
      'courrier de la [[ORGANIZATION|CAF de la Somme]] reçu',
      'vendu à la [[ORGANIZATION|SCI Les Mésanges]] hier',
    ]);
    expect(found('die Firma zahlt, und die Bäckerei ist zu; la ditta e la società')).to.deep.equal([]);
  });

  const SEEDS = ['a', 'b', 'c', 'd', 'e', 'f'];

  it('writes names of devotion behind their articles, and none for women with the ending of men', () => {
    for (const seed of SEEDS) {
      expect(substituted('La paciente doña María del Pilar Ortuño Vidal vive con su hermana en casa.', seed)).to.match(
        /del (?:Carmen|Rosario|Rocío|Socorro|Consuelo|Prado) \p{Lu}/u,
      );
      expect(substituted('Pacjentka: Halina Mrozek\nPani Halina Mrozek.', seed)).not.to.match(/(?:s|c|dz)ki(?!\p{L})/u);
    }
  });

  it('writes the words and names of a form in its language, and the months of Danish in Danish', () => {
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
