import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import fc from 'fast-check';
import { Engine, isDeidError, type Level } from '../../core/index.js';
import ner from '../../plugins/detectors/ner/index.js';
import { testPlugin } from '../kit/index.js';

const MODEL = new URL('../../../plugins/detectors/ner/model/default.bin', import.meta.url);

testPlugin(ner, {
  cases: {
    'ner/names': [
      {
        finds: [
          'Yesterday [[Theodora Lindqvist]] met [[Bartholomew Okafor]] in the lobby.',
          'I spoke with Dr. [[Amara Nwosu]] about the results.',
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
  it('excludes titles, greetings and professions from a person', async () => {
    expect(await find('Dear Prof. Dr. Ottilie Farnsworth, PhD, welcome.', 2)).to.deep.equal([
      'PERSON Ottilie Farnsworth',
    ]);
  });

  it('excludes abbreviations with a slash from a name', async () => {
    expect(
      await find('Pt of Dr Mbeki. s/p hip replacement. Seen w/ her niece Adaeze Mbeki c/o nausea.', 2),
    ).to.deep.equal(['PERSON Mbeki', 'PERSON Adaeze Mbeki']);
  });

  it('includes the mark of a house without number in an address', async () => {
    expect(await find('Domicilio: Calle Monte Real, s/n, Albacete', 2)).to.deep.equal([
      'LOCATION Calle Monte Real, s/n',
      'LOCATION Albacete',
    ]);
  });

  it('excludes function words of the sentence from a name, and includes particles of the name', async () => {
    expect(await find('Le patient est venu accompagné de son épouse Maryvonne Kerbrat hier soir.', 2)).to.deep.equal([
      'PERSON Maryvonne Kerbrat',
    ]);
    expect(await find('Gisteren kwam de heer Joop van der Meulen met zijn zoon langs.', 2)).to.deep.equal([
      'PERSON Joop van der Meulen',
    ]);
  });

  it('excludes the role of a party from its name', async () => {
    expect(
      await find('This Lease is made between the Landlord Evelyn Marsh and the Tenant Hugo Brandt.', 2),
    ).to.deep.equal(['PERSON Evelyn Marsh', 'PERSON Hugo Brandt']);
  });

  it('finds no name across the signs of markup and messages', async () => {
    for (const found of await find('Address: 1200 Elm Street^Greensboro^North Carolina', 3))
      expect(found).not.to.include('^');
  });

  it('takes operations, quantities and accounts for neither persons nor places', async () => {
    for (const text of ['on 2L NC, Lasix 40 IV BID', 'Assets: Roth IRA Fidelity Z18-441907 $44,210'])
      expect(await find(text, 2), text).to.deep.equal([]);
  });

  it('takes classes, abbreviations and labelled numbers neither for persons nor for places', async () => {
    for (const text of [
      'the ELA grades of spring',
      'invasive carcinoma, Nottingham grade 2',
      'wire to acct 400-9 today',
    ])
      expect(await find(text, 2), text).to.deep.equal([]);
  });

  it('excludes everyday words from a name in lower case', async () => {
    expect(await find('also tell nurse betty thanks!!', 2)).to.deep.equal(['PERSON betty']);
    expect(await find('k. whats ur snap', 2)).to.deep.equal([]);
    expect(await find('Accompagnata dalla badante Svitlana.', 2)).to.deep.equal(['PERSON Svitlana']);
  });

  it('finds no names in source code and computing terms', async () => {
    const text = [
      'const pj = findPackageJson(import.meta.url)',
      'var json = convert.fromComment(text)',
      'npm install istanbul-lib-coverage [travis-image] [travis-url]',
      'Parse CSV with JavaScript; URI encoded strings; an EMFILE error from graceful-fs on OSX',
      'console.log(network.toString()); .charsets()',
    ].join('\n');
    expect(await find(text, 2)).to.deep.equal([]);
  });

  it('takes numbered things and addresses of networks for no places', async () => {
    for (const text of [
      '(Emp ID 40-22817), Payroll no 88213',
      'account BP-1, billing zip unknown',
      'Tel. figlio 339 4567890',
      'C.F. DSNGLI85M41H501K, Personnummer 01017012345',
      'In Phase III trials, Keytruda was compared with placebo.',
      'Sehr geehrte Damen und Herren, die Lieferung erfolgt bald.',
      "Landlord's agent: unknown",
    ])
      expect(await find(text, 2)).to.deep.equal([]);
  });

  it('separates the names of neighbouring short lines', async () => {
    const text = 'Attendees:\nMargaret Holloway\nDesmond Achterberg\nPriya Venkataraman\n';
    expect(await find(text, 2)).to.deep.equal([
      'PERSON Margaret Holloway',
      'PERSON Desmond Achterberg',
      'PERSON Priya Venkataraman',
    ]);
  });

  it('finds no place in a countdown', async () => {
    expect(await find('3... 2... 1... liftoff!', 2)).to.deep.equal([]);
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

  it('handles a text without letters, a lone surrogate, and a sentence without an end', async () => {
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

  it('is read from the path in the options', async () => {
    expect(await codeOf(await readFile(MODEL))).to.equal('ner/names');
  });

  it('is refused with a clear error if it is missing, empty, another file, truncated or changed', async () => {
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
