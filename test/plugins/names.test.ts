import { expect } from 'chai';
import { definePlugin, Engine, type Level } from '../../core/index.js';
import contact from '../../plugins/detectors/contact/index.js';
import names from '../../plugins/detectors/names/index.js';
import ner from '../../plugins/detectors/ner/index.js';
import { testPlugin } from '../kit/index.js';
import { casesOf } from './support/cases.js';

testPlugin(names, {
  cases: casesOf('names'),
});

describe('a person with post-nominal letters', () => {
  it('ends before them', async () => {
    await using engine = await Engine.create({ plugins: [names, ner] });
    const text = 'Electronically signed out by Priyanka Ragunath, M.D., Ph.D., today';
    const { findings } = engine.analyze(text);
    expect(findings.map((f) => text.slice(f.start, f.end))).to.deep.equal(['Priyanka Ragunath']);
  });
});

describe('names in a unit with a header', () => {
  const find = async (text: string, header: string[]): Promise<string[]> => {
    await using engine = await Engine.create({ plugins: [names] });
    const { findings } = engine.analyze(text, { header });
    return findings.filter((f) => f.type === 'PERSON').map((f) => text.slice(f.start, f.end));
  };

  it('takes the whole cell if its title announces a name', async () => {
    expect(await find('Zzyva Krump', ['Patient'])).to.deep.equal(['Zzyva Krump']);
    expect(await find('krump', ['last_name'])).to.deep.equal(['krump']);
    expect(await find('Frau Dr. Krump', ['Ansprechpartner'])).to.deep.equal(['Krump']);
    expect(await find('王小明', ['Name'])).to.deep.equal(['王小明']);
  });

  it('does not if the title announces something else, or the cell contains no name', async () => {
    expect(await find('Zzyva Krump', ['Product name'])).to.deep.equal([]);
    expect(await find('zzyva-4711', ['Patient'])).to.deep.equal([]);
    expect(await find('Zzyva Krump', ['Colour'])).to.deep.equal([]);
  });
});

describe('companies that bear the names of people', () => {
  const types = async (text: string): Promise<string[]> => {
    await using engine = await Engine.create({ plugins: [names, ner] });
    return engine.analyze(text).findings.map((f) => `${f.type} ${text.slice(f.start, f.end)}`);
  };

  it('are companies everywhere once their legal form has occurred', async () => {
    const text = 'Carver Whitlock said so. Carver Whitlock Mott LLP is an accounting firm.';
    expect(await types(text)).to.deep.equal(['ORGANIZATION Carver Whitlock', 'ORGANIZATION Carver Whitlock Mott LLP']);
  });

  it('are distinguished from a person with the same given name', async () => {
    const text = 'John Whitlock said so himself. He runs John Whitlock Ltd. from home.';
    expect((await types(text))[0]).to.equal('PERSON John Whitlock');
  });
});

describe('the second pass over a document', () => {
  const find = async (text: string, level: Level = 2): Promise<string[]> => {
    await using engine = await Engine.create({ plugins: [names] });
    return engine.analyze(text, { level }).findings.map((f) => text.slice(f.start, f.end));
  };

  it('finds a surname that followed a title everywhere else, also before it', async () => {
    await using engine = await Engine.create({ plugins: [names] });
    const text = 'Krumphold arrived late.\nDr. Krumphold wrote this.\nSee Krumphold Street.';
    const { findings } = engine.analyze(text);
    expect(findings.map((f) => f.start)).to.deep.equal([0, text.indexOf('Krumphold wrote')]);
  });

  it('finds all forms of a name: in capitals, double, complete, in lower case', async () => {
    const text = 'Patient: Ottilie Krumphold-Vey.\nKRUMPHOLD slept. Krumphold-Vey woke. We saw ottilie krumphold-vey.';
    expect(await find(text)).to.deep.equal([
      'Ottilie Krumphold-Vey',
      'KRUMPHOLD',
      'Krumphold-Vey',
      'ottilie krumphold-vey',
    ]);
    expect(await find('Mr. Krumphold left.\nand then krumphold came back again')).to.deep.equal([
      'Krumphold',
      'krumphold',
    ]);
  });

  it('is as certain of an unambiguous name as of the full name, but yields to a longer company', async () => {
    const text = 'Patient: Barnaby Thistlewood\nThistlewood slept. Thistlewood Chemists Ltd sent it.';
    expect(await find(text, 1)).to.deep.equal(['Barnaby Thistlewood', 'Thistlewood', 'Thistlewood Chemists Ltd']);
  });

  it('excludes abbreviations and letters of lists from a name', async () => {
    const found = [
      ...(await find('Dear Mr. Thibourel\nP.S. Thibourel, call me')),
      ...(await find('Mr. Thibourel met us in Washington, D.C. Thibourel was late')),
      ...(await find('asked for Mr. Thibourel\nA. Ferrand\nB. Thibourel\nC. Olsen')),
      ...(await find('Washington, D.C.-Speaker Nancy Whitlock spoke')),
    ];
    expect(found.join(' | ')).to.not.match(/[PDB]\. ?[SC]?\.? ?(?:Thibourel|-?Speaker)/);
    expect(await find('Mr. Thibourel came.\nJ.-N. Thibourel left')).to.include('J.-N. Thibourel');
  });

  it('finds a first name that is plausible twice everywhere, even if it is also a word', async () => {
    expect(
      await find('Log:\n8a-12p Grace: bath\nhis sister Grace came\nhis daughter Grace left\nseen with Grace', 2),
    ).to.have.lengthOf(4);
    expect(await find('Log:\n8a-12p Grace: bath\nseen for Grace')).to.deep.equal([]);
  });

  it('finds things named after a known person', async () => {
    expect(await find('Marguerite Krumphold called about the Krumphold matter, the krump.')).to.deep.equal([
      'Marguerite Krumphold',
      'Krumphold',
    ]);
  });

  it('ignores names that are also everyday words, and things named after the person', async () => {
    expect(await find('Peter Black came. The black cat saw it. black ice on the road')).to.deep.equal(['Peter Black']);
    expect(await find('Mr. Krumphold came to Krumphold Hospital.')).not.to.include('Krumphold Hospital.');
    expect(await find('Dr. Grace Foley placed a foley catheter.')).to.deep.equal(['Grace Foley']);
  });

  it('learns from what other recognizers found, and not from names that are part of something else', async () => {
    const marks = definePlugin({
      name: 'marks',
      description: 'Finds what stands between asterisks, and companies between plus signs.',
      register(registry) {
        registry.recognizer({
          name: 'marks/mark',
          types: ['PERSON', 'ORGANIZATION'],
          *recognize({ view }) {
            for (const { index, 0: all } of view.matchAll(/\*[^*]{1,40}\*/g))
              yield { type: 'PERSON', start: index + 1, end: index + all.length - 1, score: 0.9 };
            for (const { index, 0: all } of view.matchAll(/\+[^+]{1,40}\+/g))
              yield { type: 'ORGANIZATION', start: index, end: index + all.length, score: 0.9 };
          },
        });
      },
    });
    await using engine = await Engine.create({ plugins: [names, marks] });
    const found = (text: string): number => engine.analyze(text).findings.filter((f) => f.type === 'PERSON').length;
    expect(found('*Zotik Vrelm* spoke. We heard Vrelm again.')).to.equal(2);
    expect(found('+*Zotik Vrelm* Works+ is a firm. We heard Vrelm again.')).to.equal(0);
  });
});

describe('names derived from e-mail addresses', () => {
  const find = async (text: string): Promise<string[]> => {
    await using engine = await Engine.create({ plugins: [names, contact] });
    const { findings } = engine.analyze(text);
    return findings.filter((f) => f.type === 'PERSON').map((f) => text.slice(f.start, f.end));
  };

  it('are found everywhere, in the usual spellings of a mailbox', async () => {
    const boxes = ['zotik.vrelm', 'zvrelm', 'vrelmz', 'zotikv', 'zqvrelm', 'vrelm', 'zotik', 'zotik_vrelm2'];
    for (const box of boxes) expect(await find(`Then Zotik Vrelm wrote. ${box}@x.org`)).to.deep.equal(['Zotik Vrelm']);
    expect(await find('Zotik B. Vrelm wrote. zvrelm@x.org')).to.deep.equal(['Zotik B. Vrelm']);
    expect(await find('Vrelm, Zotik wrote. zvrelm@x.org')).to.deep.equal(['Vrelm, Zotik']);
    expect(await find('Zötik Vrälm wrote. zvraelm@x.org')).to.deep.equal(['Zötik Vrälm']);
    expect(await find('Then Zotik Vrelm wrote. info@x.org')).to.deep.equal([]);
  });

  it('are found in quotes before an address, even if one of the words is not a name elsewhere', async () => {
    expect(await find('From: "Les Vrelm" <vrelm@x.org>')).to.deep.equal(['Les Vrelm']);
    expect(await find('to "Wexxl Zorband" <x17@aol.com>; all')).to.deep.equal(['Wexxl Zorband']);
  });

  it('are not derived from departments, companies and sentences', async () => {
    const texts = [
      '"Customer Care" <customercare@x.org>, Order Support <order.support@x.org>',
      'Human Resources (humanresources@x.org), Help Desk: helpdesk@x.org',
      'Zorband Zufta <info@zorband.com>',
      'Ask Sales. sales@x.org',
    ];
    for (const text of texts) expect(await find(text), text).to.deep.equal([]);
  });
});
