import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import fc from 'fast-check';
import { Engine, isDeidError, type Level } from '../../core/index.js';
import ner from '../../plugins/detectors/ner/index.js';
import { withLastWord } from '../../plugins/detectors/ner/particles.js';
import { withoutCutNumber } from '../../plugins/detectors/ner/trim-place.js';
import { testPlugin } from '../kit/index.js';

const MODEL = new URL('../../../plugins/detectors/ner/model/default.bin', import.meta.url);

testPlugin(ner, {
  cases: {
    'ner/names': [
      {
        finds: [
          'Yesterday [[Theodora Lindqvist]] met [[Bartholomew Okafor]] in the lobby.',
          'I spoke with Dr. [[Amara Nwosu]] about the results.',
          '6. BIRTHPLACE: [[Dubuque, Iowa]]\n7a. RESIDENCE: as above',
          'Home: [[14 Elm Street, Springfield IL 62701]] Reason for visit: rash',
          'She moved from [[Rotterdam]] to [[Buenos Aires]] last spring.',
          'He signed a contract with [[Marlowe Systems Inc.]] on Friday.',
          'Der Kläger [[Joachim Brandtner]] wohnt seit Jahren in [[Leipzig]].',
          'La paciente [[Rosario Villalobos]] ingresó en el hospital.',
          'Thanks,\n[[Geraldine]]\n[[Horatio Pembrook]]\n',
        ],
        ignores: [
          "Murphy's sign was negative and Lachman test was stable.",
          'The meeting on Monday was moved to the second week of March.',
          'take one tablet with food twice a day',
          '0042 17 99 // 3.5',
          'how old are your kids [patient] my oldest is thirteen',
          '[patient] my lawyer told me to come here',
        ],
      },
      {
        level: 1,
        finds: ['My colleague [[Josephine Hargreaves]] will call you.'],
        ignores: ['yeah i will do it tomorrow morning', 'Blood pressure was normal. No acute distress.'],
      },
    ],
  },
});

const find = async (text: string, level: Level): Promise<string[]> => {
  await using engine = await Engine.create({ plugins: [ner] });
  return engine.analyze(text, { level }).findings.map((f) => `${f.type} ${text.slice(f.start, f.end)}`);
};

describe('what the name model reads', () => {
  it('leaves titles, greetings and professions outside of a person', async () => {
    expect(await find('Dear Prof. Dr. Ottilie Farnsworth, PhD, welcome.', 2)).to.deep.equal([
      'PERSON Ottilie Farnsworth',
    ]);
  });

  it('leaves short forms with a slash outside of a name', async () => {
    expect(
      await find('Pt of Dr Mbeki. s/p hip replacement. Seen w/ her niece Adaeze Mbeki c/o nausea.', 2),
    ).to.deep.equal(['PERSON Mbeki', 'PERSON Adaeze Mbeki']);
  });

  it('keeps what says that a house has no number', async () => {
    expect(await find('Domicilio: Calle Monte Real, s/n, Albacete', 2)).to.deep.equal([
      'LOCATION Calle Monte Real, s/n',
      'LOCATION Albacete',
    ]);
  });

  it('ends above a title or a salutation in the next line, and at the lines of an indented signature', async () => {
    expect((await find('Hospital Comarcal de la Vega\nDña. Remedios Zubiri Alcántara', 2)).join()).to.not.match(/Dña/);
    expect((await find('Sig.ra Ornella Pasquini / Assitalia\nEgregio Avvocato Ferraguti,', 2)).join()).to.not.match(
      /Egregio/,
    );
    expect(
      (await find(`${' '.repeat(40)}By: /s/ Nora Castellano\nCastellano & Bright, P.C.`, 2)).join(),
    ).to.not.contain('\n');
  });

  it('leaves small words of the sentence outside of a name, and the particles of the name in it', async () => {
    expect(await find('Le patient est venu accompagné de son épouse Maryvonne Kerbrat hier soir.', 2)).to.deep.equal([
      'PERSON Maryvonne Kerbrat',
    ]);
    expect(await find('Gisteren kwam de heer Joop van der Meulen met zijn zoon langs.', 2)).to.deep.equal([
      'PERSON Joop van der Meulen',
    ]);
  });

  it('ends no name behind a particle, and no place within a number', () => {
    const whole = (text: string, end: number): string => {
      const span = withLastWord(text, { start: 0, end });
      return text.slice(span.start, span.end);
    };
    expect(whole('Saoirse Ní Bhriain + 2', 10)).to.equal('Saoirse Ní Bhriain');
    expect(whole('Jan van der Meulen came', 11)).to.equal('Jan van der Meulen');
    expect(whole('Jan Meulen Came', 10)).to.equal('Jan Meulen');
    const row = '9 Elm Way,Seattle,WA,98104,539-01-4432';
    const place = withoutCutNumber(row, { start: 0, end: 30 });
    expect(row.slice(place.start, place.end)).to.equal('9 Elm Way,Seattle,WA,98104');
    expect(withoutCutNumber('Boston 02139-4307', { start: 0, end: 17 }).end).to.equal(17);
  });

  it('reads no name in the label of a number or in who somebody was born as', async () => {
    const found = [
      ...(await find('Theodora Papadakis, MD, FCAP; CLIA 03D0902117', 2)),
      ...(await find("I've rebooted your modem, MAC 3C:84:6A:11:9E:02.", 2)),
      ...(await find('Madame Odile Charpentier, née Besson le 2 mai 1961 à Tulle', 2)),
      ...(await find('O marido, Sr. Alípio Bragança, faleceu', 2)),
    ];
    expect(found.join(', ')).to.not.match(/CLIA|MAC|née|marido/);
  });

  it('reads no person in the name of a disease', async () => {
    expect(
      await find('Diagnosen: Akutes Koronarsyndrom, Morbus Basedow. Score de Hoehn et Yahr à 2.', 2),
    ).to.deep.equal([]);
  });

  it('reads no place over the label of a number, the year above it, or what a chart measures', async () => {
    expect(await find('55 Gorse Lane\n  Glasgow G12 8QQ\nTel 07700 900777', 2)).to.deep.equal([
      'LOCATION 55 Gorse Lane\n  Glasgow G12 8QQ',
    ]);
    expect(await find('Statement date: January 22, 2025\nPO Box 81190, Spokane WA 99228', 2)).to.deep.equal([
      'LOCATION PO Box 81190, Spokane WA 99228',
    ]);
    expect(await find('d. 19 Nov 1851 Mineral Point, Wis.', 2)).to.deep.equal(['LOCATION Mineral Point']);
    expect(await find('Disp 2147  Enr 2148  O/S 2155  Tx 2211  At Hosp 2226', 2)).to.deep.equal([]);
    expect(await find('Pt #30291 Wojciechowska, Agnieszka', 2)).to.deep.equal([]);
  });

  it('leaves the role that somebody has in a contract outside', async () => {
    expect(
      await find('This Lease is made between the Landlord Evelyn Marsh and the Tenant Hugo Brandt.', 2),
    ).to.deep.equal(['PERSON Evelyn Marsh', 'PERSON Hugo Brandt']);
  });

  it('reads no name over the signs of markup and messages', async () => {
    expect(await find('<User name="Rosalind Achterberg" LastLogin="now"/>', 2)).to.deep.equal([
      'PERSON Rosalind Achterberg',
    ]);
    for (const found of await find('Address: 1200 Elm Street^Greensboro^North Carolina', 3))
      expect(found).not.to.include('^');
  });

  it('ends a name where the next column of a form begins', async () => {
    expect(await find('Insured: Peter Van der Bergen      Loss date: 3 May\n', 2)).to.deep.equal([
      'PERSON Peter Van der Bergen',
    ]);
  });

  it('leaves the labels of the next column or line outside of a term', async () => {
    const found = [
      ...(await find('Home: 4800 Brampton Blvd, Denver    Base $7,483.20/mo', 2)),
      ...(await find('City: Aurora  State: CO  ZIP: 80013', 2)),
      ...(await find('Assignee: Ritu\nEnv: production', 2)),
      ...(await find('First name: Hugo\nMiddle name: Karl\nLast name: Tabor', 2)),
      ...(await find('We heard it from Zainab\nCaller says the pipe burst', 2)),
    ];
    expect(found.join(' ')).to.not.match(/State|ZIP|Base|Env|Caller|Middle|Last/);
    expect(found).to.include('PERSON Zainab');
  });

  it('keeps the initials in front of a name, but not a letter alone', async () => {
    expect(await find('Submitting: M. Oduyani, MD, FACS', 2)).to.deep.equal(['PERSON M. Oduyani']);
    expect(await find('thanks for all.\nP.S. Tomasz called about Whitlock.', 2)).to.include('PERSON Tomasz');
    expect(await find(' 3        A.   Philippa Jo Achterbach.', 2)).to.deep.equal(['PERSON Philippa Jo Achterbach']);
  });

  it('tells couples apart and leaves open brackets outside', async () => {
    expect(await find('We met Marisol & Gregory Pettibone in June.', 2)).to.deep.equal([
      'PERSON Marisol',
      'PERSON Gregory Pettibone',
    ]);
    expect((await find('Slides reviewed with Dr. Hideo Matsuyama (Johns Hopkins) who concurs.', 2))[0]).to.equal(
      'PERSON Hideo Matsuyama',
    );
  });

  it('takes what is named after somebody, cars and quantities for neither persons nor places', async () => {
    for (const text of [
      'mobilised along the white line of Toldt, then closed',
      'Under GA, supine, prepped and draped',
      'on 2L NC, Lasix 40 IV BID',
      'Assets: Roth IRA Fidelity Z18-441907 $44,210',
    ])
      expect(await find(text, 2), text).to.deep.equal([]);
  });

  it('takes classes, abbreviations and labelled numbers for neither persons nor places', async () => {
    for (const text of [
      'Perforated sigmoid diverticulitis, Hinchey III, on Monday',
      'Originating org NMLSR 88120 and ELA grades',
      'invasive carcinoma, Nottingham grade 2',
      'wire to acct 400-9 today',
    ])
      expect(await find(text, 2), text).to.deep.equal([]);
  });

  it('leaves everyday words outside of a name in small letters', async () => {
    expect(await find('also tell nurse betty thanks!!', 2)).to.deep.equal(['PERSON betty']);
    expect(await find('k. whats ur snap', 2)).to.deep.equal([]);
    expect(await find('Accompagnata dalla badante Svitlana.', 2)).to.deep.equal(['PERSON Svitlana']);
  });

  it('takes code and words of computing for no names', async () => {
    const text = [
      'const pj = findPackageJson(import.meta.url)',
      'var json = convert.fromComment(text)',
      'npm install istanbul-lib-coverage [travis-image] [travis-url]',
      'Parse CSV with JavaScript; URI encoded strings; an EMFILE error from graceful-fs on OSX',
      'console.log(network.toString()); .charsets()',
    ].join('\n');
    expect(await find(text, 2)).to.deep.equal([]);
  });

  it('takes citations of laws and decisions for no names', async () => {
    for (const text of [
      'See 712 S.W.2d 48, 7 Fed.R.Serv.3d 211 and 22 Fed. R. Evid. Serv. 1288; see also 48 F.3d 112.',
      'an action under 42 U.S.C. Sec. 1983 and 12 C.F.R. § 226',
      'See Tex. Civ. Prac. & Rem. Code Ann. § 51.014(a)(5); Cal. Penal Code § 187; Fed. R. Civ. P. 12(b)(6).',
      'Patient is female. SEX: F. She came. Sex F. He left.',
      'Plaintiff and Appellant met the Board; a quorum was present. Thank God.',
    ])
      expect(await find(text, 2)).to.deep.equal([]);
  });

  it('takes numbered things, addresses of networks and cars for no places', async () => {
    for (const text of [
      'Accepted publickey from 2001:db8::8a2e:370:7334 port 51022 ssh2',
      '(Emp ID 40-22817), Payroll no 88213',
      'He drove a 2019 Ford Transit, VIN unknown.',
      'account BP-1, billing zip unknown',
      'Tel. figlio 339 4567890',
      'C.F. DSNGLI85M41H501K, Personnummer 01017012345',
      'In Phase III trials, Keytruda was compared with placebo.',
      'Sehr geehrte Damen und Herren, die Lieferung erfolgt bald.',
      "Landlord's agent: unknown",
    ])
      expect(await find(text, 2)).to.deep.equal([]);
  });

  it('tells the names of neighbouring short lines apart', async () => {
    const text = 'Attendees:\nMargaret Holloway\nDesmond Achterberg\nPriya Venkataraman\n';
    expect(await find(text, 2)).to.deep.equal([
      'PERSON Margaret Holloway',
      'PERSON Desmond Achterberg',
      'PERSON Priya Venkataraman',
    ]);
  });

  it('tells the persons of a list apart', async () => {
    const [first, ...others] = await find('The firm has three founders: Whitlock, Farnsworth and Okafor.', 2);
    expect(first).to.match(/ Whitlock$/);
    expect(others.some((other) => other.includes(','))).to.equal(false);
  });

  it('reads who lives at an address apart from the address', async () => {
    expect(await find('Mr J Harlow\nFlat 3\n12 Mill Lane\nIpswich\nIP7 6RT\nUnited Kingdom', 2)).to.satisfy(
      (found: string[]) => found.every((each) => !each.startsWith('LOCATION') || !each.includes('Harlow')),
    );
  });

  it('parts names, also a company between two, from the address below them', async () => {
    const block = 'Alma Jensen\nImedicare\nAlma Jensen\n91215 Harjukuja 54\nSuite 318\nSEINÄJOKI\nFinland 38524';
    expect(await find(block, 2)).to.deep.equal([
      'PERSON Alma Jensen',
      'ORGANIZATION Imedicare',
      'PERSON Alma Jensen',
      'LOCATION 91215 Harjukuja 54\nSuite 318\nSEINÄJOKI\nFinland 38524',
    ]);
  });

  it('takes a line between a name and a street for a company, but not the name of a house', async () => {
    const from = (line: string): string => `Carly Jones\n${line}\n53 Holmatun Road\nSuite 757\nWexcombe\nIceland 28766`;
    expect(await find(from('Topcoder'), 2)).to.include('ORGANIZATION Topcoder');
    expect((await find(from('Harbour House'), 2)).join(' ')).to.not.include('ORGANIZATION');
  });

  it('reads no place in a countdown', async () => {
    expect(await find('3... 2... 1... liftoff!', 2)).to.deep.equal([]);
  });

  it('reads a place with its direction as a place', async () => {
    const found = await find('Factories in northern Poland and Southern Canada closed.', 2);
    expect(found).to.deep.equal(['LOCATION Poland', 'LOCATION Southern Canada']);
    expect(await find('They sued Western Digital Corp. again.', 2)).to.deep.equal([
      'ORGANIZATION Western Digital Corp.',
    ]);
  });

  it('tells an address from the town it lies in', async () => {
    expect(await find('Our shop is at 14 Harrow Street in Rotterdam these days.', 2)).to.deep.equal([
      'LOCATION 14 Harrow Street',
      'LOCATION Rotterdam',
    ]);
  });

  it('reports the same on every call, whatever was read in between', async () => {
    await using engine = await Engine.create({ plugins: [ner] });
    const text = 'Philippa Standish of Harrow Logistics Ltd. flew to Nairobi.';
    const first = engine.analyze(text, { level: 3 }).findings;
    engine.analyze('PHILIPPA STANDISH of somewhere, philippa at sea, and Nairobi Foods.', { level: 3 });
    expect(engine.analyze(text, { level: 3 }).findings).to.deep.equal(first);
    expect(first.map((f) => f.type)).to.include('PERSON');
  });

  it('covers at a higher level whatever a lower one covers, in any text', async () => {
    await using engine = await Engine.create({ plugins: [ner] });
    const words = fc.constantFrom(
      ...[
        'Anna',
        'Berlin',
        'Dr.',
        'SMITH,',
        'John',
        'the',
        'of',
        'Acme',
        'Ltd.',
        'said',
        'Park',
        '\n',
        '12',
        'Rue',
        '’',
        '王',
        '😀',
      ],
    );
    fc.assert(
      fc.property(fc.array(words, { maxLength: 40 }), (list) => {
        const text = list.join(' ');
        const covered = ([1, 2, 3] as const).map((level) => {
          const marks = new Uint8Array(text.length);
          for (const { start, end } of engine.analyze(text, { level }).findings) marks.fill(1, start, end);
          return marks;
        });
        for (const [i, lower] of covered.slice(0, 2).entries())
          lower.forEach((mark, at) => {
            if (mark === 1) expect(covered[i + 1]?.[at]).to.equal(1);
          });
      }),
    );
  });

  it('takes a text without a letter, a lone surrogate, and a sentence without an end', async () => {
    await using engine = await Engine.create({ plugins: [ner] });
    expect(engine.analyze('12 / 44 - 7', { level: 3 }).findings).to.deep.equal([]);
    for (const text of ['\ud800 Anna \udc00', 'Anna '.repeat(2000), 'x'.repeat(20_000), '@'.repeat(5000)])
      for (const { start, end } of engine.analyze(text, { level: 3 }).findings)
        expect(start >= 0 && start < end && end <= text.length).to.equal(true);
  });
});

describe('the model file', () => {
  let folder: string;
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'ner-'));
  });
  after(() => rm(folder, { recursive: true }));

  const codeOf = async (bytes: Uint8Array | undefined): Promise<string | undefined> => {
    const model = join(folder, 'model.bin');
    if (bytes === undefined) await rm(model, { force: true });
    else await writeFile(model, bytes);
    try {
      await using engine = await Engine.create({ plugins: [{ plugin: ner, options: { model } }] });
      return engine.recognizers.map((r) => r.name).join();
    } catch (error) {
      return isDeidError(error) ? error.code : 'another error';
    }
  };

  it('is used from the path that the options name', async () => {
    expect(await codeOf(await readFile(MODEL))).to.equal('ner/names');
  });

  it('is refused with a clear error where it is missing, empty, another file, cut short or changed', async () => {
    const whole = await readFile(MODEL);
    const changed = Uint8Array.from(whole);
    changed[whole.length - 1000] = (changed[whole.length - 1000] ?? 0) ^ 1;
    const head = Uint8Array.from(whole);
    head.fill(0x20, 12, 40);
    const long = Uint8Array.from(whole);
    long.fill(0xff, 8, 12);
    for (const bytes of [
      undefined,
      new Uint8Array(0),
      Buffer.from('{"types":[]}'),
      whole.subarray(0, 9000),
      changed,
      head,
      long,
    ])
      expect(await codeOf(bytes)).to.equal('model_unreadable');
  });
});
