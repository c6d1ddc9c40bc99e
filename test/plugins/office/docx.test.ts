import { expect } from 'chai';
import fc from 'fast-check';
import { strFromU8, unzipSync } from 'fflate';
import { isDeidError } from '../../../core/index.js';
import { SoughtTerms } from '../../../kit/index.js';
import { docxAdapter } from '../../../plugins/formats/office/docx.js';
import office from '../../../plugins/formats/office/index.js';
import { checkForLeaks } from '../../../plugins/formats/office/package/leak-check.js';
import { testPlugin } from '../../kit/index.js';
import { type FakeSession, fakeSession } from '../fake-session.js';
import { runAdapter } from '../run-adapter.js';
import { documentRelationships, docx, paragraph, partsOf, relationship, run, textOf, wordPart } from './make-docx.js';
import { xls } from './make-xls.js';
import { sharedStrings, sheet, sheetData, xlsx } from './make-xlsx.js';

const adapter = docxAdapter();

async function rewrite(input: Uint8Array, session: FakeSession = fakeSession()) {
  const { output, report } = await runAdapter(adapter, session, input, { extension: 'docx' });
  return { output, report, parts: partsOf(output) };
}

const bodyOf = async (body: string, session?: FakeSession): Promise<string> =>
  (await rewrite(docx(body), session)).parts['word/document.xml'] ?? '';

const masked = () => fakeSession((text) => '*'.repeat(text.length));

async function codeOf(work: Promise<unknown>): Promise<string> {
  const error = await work.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  return isDeidError(error) ? error.code : 'no DeidError';
}

testPlugin(office, {
  files: {
    xlsx: [
      { bytes: xlsx({ A: sheet(sheetData([['Nothing', 12]])) }) },
      {
        bytes: xlsx(
          { A: sheet(sheetData([['Name'], ['#0']])) },
          { 'xl/sharedStrings.xml': sharedStrings('Ann &amp; co') },
        ),
      },
    ],
    docx: [
      { bytes: docx(paragraph('Nothing', ' here')) },
      { bytes: docx(`${paragraph('Dr. Ann &amp; co')}<w:tbl><w:tr><w:tc>${paragraph('x')}</w:tc></w:tr></w:tbl>`) },
    ],
    xls: [{ bytes: xls([['Nothing', 12, 'here']]) }, { bytes: xls([['a'], ['b']], { biff: 'biff5' }) }],
  },
});

describe('docx', () => {
  it('is a plugin', () => {
    expect(office.name).to.equal('office');
  });

  it('returns identical bytes if nothing is found', async () => {
    const input = docx(paragraph('Nothing to see &amp; nothing to hide.'), {
      'word/media/image1.png': new Uint8Array([1, 2, 3]),
    });
    const { output, report } = await rewrite(input);
    expect(output.equals(input)).to.equal(true);
    expect(report.warnings).to.deep.equal(['The file holds images, which were not searched.']);
  });

  it('finds a known term next to a finding that partly overlaps a longer known term', async () => {
    const paragraphs = ['Dr. Ann', 'Dr. Ann Bee', 'Dr. Cee', 'to Ann Bee@example.com'].map((text) => paragraph(text));
    const body = await bodyOf(
      paragraphs.join(''),
      fakeSession(() => '*'),
    );
    expect(textOf(body))
      .to.include('to * *')
      .and.not.match(/Ann|Bee/);
  });

  it('changes only what it must: other parts keep their compressed bytes, and the rest of the part every character', async () => {
    const picture = Uint8Array.from({ length: 5000 }, (_, i) => (i * i) % 251);
    const styles = wordPart('styles', '<w:style w:styleId="A"/>');
    const input = docx(paragraph('Dr. ', 'Ann Bee', ' left.'), {
      'word/styles.xml': styles,
      'word/media/a.png': picture,
    });
    const { output, parts } = await rewrite(
      input,
      fakeSession(() => 'X'),
    );
    const before = partsOf(input);
    expect(parts['word/document.xml']).to.equal(before['word/document.xml']?.replace('Ann Bee', 'X'));
    expect({ ...parts, 'word/document.xml': '' }).to.deep.equal({ ...before, 'word/document.xml': '' });
    // The packed picture stands in both archives.
    const packed = Buffer.from(input).indexOf('word/media/a.png') + 'word/media/a.png'.length;
    expect(output.includes(Buffer.from(input).subarray(packed, packed + 200))).to.equal(true);
  });

  describe('paragraphs over runs', () => {
    it('finds a term however it is split into runs, and keeps every run', async () => {
      const text = 'Write to mary.jones@example.com at once.';
      await fc.assert(
        fc.asyncProperty(fc.uniqueArray(fc.nat(text.length), { maxLength: 8 }), async (cuts) => {
          const ends = [...cuts.sort((a, b) => a - b), text.length];
          const runs = ends.map((end, i) => text.slice(ends[i - 1] ?? 0, end));
          const body = await bodyOf(
            paragraph(...runs),
            fakeSession(() => 'x@y.zz'),
          );
          expect(textOf(body)).to.equal('Write to x@y.zz at once.');
          expect(body.match(/<w:r>/g)).to.have.length(runs.length);
        }),
        { numRuns: 60 },
      );
    });

    it('keeps each word of a name in its run, or field, if the substitute has as many words', async () => {
      const body = await bodyOf(
        paragraph('Dr. Ann ', 'Bee', ' and Mr. Jo', 'hn ', 'St', 'one'),
        fakeSession(() => 'Patricia Doe'),
      );
      expect([...body.matchAll(/<w:t [^>]*>([^<]*)/g)].map(([, text]) => text)).to.deep.equal([
        ...['Dr. Patricia ', 'Doe', ' and Mr. Patricia', ' ', 'Doe', ''],
      ]);
    });

    it('does not take the columns of a mail merge for terms, unless they are known terms', async () => {
      const merge = (column: string): string =>
        `<w:p><w:r><w:instrText> MERGEFIELD ${column} \\* MERGEFORMAT </w:instrText></w:r></w:p>`;
      const body = await bodyOf(merge('me@x.test') + merge('"Mr. Ann Bee"') + merge('Reed') + paragraph('Mr. Reed'));
      expect(body)
        .to.include(' MERGEFIELD me@x.test ')
        .and.include(' MERGEFIELD "Mr. Ann Bee" ')
        .and.include(' MERGEFIELD *** ');
    });

    it('distributes a mask of the same length over the runs, so that each keeps its share', async () => {
      const body = await bodyOf(paragraph('to mary@exa', 'mple', '.com now'), masked());
      expect(body).to.include(`${run('to ********')}${run('****')}${run('**** now')}`.replace(/^<w:p>/, ''));
    });

    it('reads hyphens stored as elements, and removes them with the term', async () => {
      const hard =
        '<w:p><w:r><w:t>000</w:t><w:noBreakHyphen/><w:t>12</w:t><w:noBreakHyphen/><w:t>3456</w:t></w:r></w:p>';
      expect(
        await bodyOf(
          hard,
          fakeSession(() => '[ID]'),
        ),
      ).to.include('<w:t>[ID]</w:t><w:t></w:t><w:t></w:t>');
      const soft = '<w:p><w:r><w:t>mary@exam</w:t><w:softHyphen/><w:t>ple.com</w:t></w:r></w:p>';
      expect(await bodyOf(soft)).to.include('<w:t>***</w:t><w:t></w:t>');
    });

    it('reads tabs and breaks as blanks between words', async () => {
      const body =
        '<w:p><w:r><w:t>mary@example.com</w:t><w:tab/><w:t>bob@example.com</w:t><w:br/><w:t>end</w:t></w:r></w:p>';
      expect(await bodyOf(body)).to.include('<w:t>***</w:t><w:tab/><w:t>***</w:t><w:br/><w:t>end</w:t>');
    });

    it('reads and writes characters that XML escapes', async () => {
      const body = await bodyOf(
        paragraph('Tom &amp; m&#97;ry@example.com &lt;here&gt;'),
        fakeSession(() => 'R&B <"x">'),
      );
      expect(body).to.include('>Tom &amp; R&amp;B &lt;"x"&gt; &lt;here&gt;<');
    });

    it('preserves blanks at the edges of what it writes', async () => {
      const body = await bodyOf(
        '<w:p><w:r><w:t>Dr. Ann Bee</w:t></w:r></w:p>',
        fakeSession(() => 'Cee '),
      );
      expect(body).to.include('<w:t xml:space="preserve">Dr. Cee </w:t>');
    });

    it('reads tracked changes both as accepted and as rejected', async () => {
      const body = await bodyOf(
        '<w:p><w:r><w:t xml:space="preserve">Dr. Ann </w:t></w:r><w:del w:author="x"><w:r><w:delText>Bee</w:delText></w:r></w:del><w:ins w:author="x"><w:r><w:t>Cee</w:t></w:r></w:ins></w:p>',
        fakeSession(() => 'Q'),
      );
      expect(body)
        .to.match(/>Dr\. Q</)
        .and.not.match(/Ann|Bee|Cee/);
    });

    it('replaces a deleted word inside a term whose ends belong to both readings', async () => {
      const text = (word: string): string => `<w:r><w:t xml:space="preserve">${word}</w:t></w:r>`;
      const session = fakeSession(() => 'Max Moe Poe');
      session.remember(['Ann Bee Cee', 'Ann Cee'].map((term) => ({ text: term, type: 'PERSON' })));
      const body = await bodyOf(
        `<w:p>${text('Ann ')}<w:del w:author="x"><w:r><w:delText xml:space="preserve">Bee </w:delText></w:r></w:del>${text('Cee')}</w:p>`,
        session,
      );
      expect(body).to.not.match(/Ann|Bee|Cee/);
    });

    it('keeps a comma after a word in its run', async () => {
      const body = await bodyOf(
        paragraph('Dr. Ann', ' Bee', ', MD'),
        fakeSession(() => 'Max Moe'),
      );
      expect(textOf(body)).to.equal('Dr. Max Moe, MD');
      const session = fakeSession(() => 'Maxi, Moe');
      session.remember([{ text: 'Bee, Ann', type: 'PERSON' }]);
      const runs = await bodyOf(paragraph('Bee', ', Ann'), session);
      expect([...runs.matchAll(/<w:t [^>]*>([^<]*)/g)].map(([, word]) => word)).to.deep.equal(['Maxi', ', Moe']);
    });

    it('reads text boxes, in both forms in which a file stores them, without splitting the paragraph around them', async () => {
      const box = (mail: string): string => `<w:txbxContent>${paragraph(mail)}</w:txbxContent>`;
      const content = `<w:p><w:r><w:t>mary@exam</w:t></w:r><w:r><mc:AlternateContent><mc:Choice Requires="wps">${box('a@example.com')}</mc:Choice><mc:Fallback>${box('a@example.com')}</mc:Fallback></mc:AlternateContent></w:r><w:r><w:t>ple.com</w:t></w:r></w:p>`;
      const session = fakeSession();
      const body = await bodyOf(content, session);
      expect(body).not.to.include('@').and.not.to.include('ple.com');
      expect(textOf(body)).to.equal('*********');
      const charged = session.asked.filter(
        ({ text, context }) => text === 'a@example.com' && context?.charged !== false,
      );
      expect(charged).to.have.length(1);
    });
  });
});

describe('docx: hidden places', () => {
  const session = () => fakeSession((_, type) => (type === 'PERSON' ? 'Pat Doe' : 'x@y.zz'));
  const hidden: readonly (readonly [what: string, body: string, parts?: Readonly<Record<string, string>>])[] = [
    ['a table', `<w:tbl><w:tr><w:tc>${paragraph('ann.bee@example.com')}</w:tc></w:tr></w:tbl>`],
    ['a header', paragraph('x'), { 'word/header1.xml': wordPart('hdr', paragraph('ann.bee@example.com')) }],
    ['a footnote', paragraph('x'), { 'word/footnotes.xml': wordPart('footnotes', paragraph('ann.bee@example.com')) }],
    [
      'a comment',
      paragraph('x'),
      {
        'word/comments.xml': wordPart(
          'comments',
          `<w:comment w:id="1">${paragraph('ann.bee@example.com')}</w:comment>`,
        ),
      },
    ],
    [
      'the code of a field, cut in two',
      '<w:p><w:r><w:instrText>HYPERLINK "mailto:ann.bee@exa</w:instrText></w:r><w:r><w:instrText>mple.com"</w:instrText></w:r></w:p>',
    ],
    ['a simple field', '<w:p><w:fldSimple w:instr="QUOTE ann.bee@example.com"/></w:p>'],
    [
      'alternative text',
      '<w:p><w:r><w:drawing><docPr id="1" name="Picture 1" descr="ann.bee@example.com"/></w:drawing></w:r></w:p>',
    ],
    ['a content control', '<w:sdt><w:sdtPr><w:alias w:val="ann.bee@example.com"/></w:sdtPr></w:sdt>'],
    [
      'bound data',
      paragraph('x'),
      { 'customXml/item1.xml': '<own xmlns="urn:x"><who mail="ann.bee@example.com">ann.bee@example.com</who></own>' },
    ],
    ['the value a list last had', '<w:sdt><w:sdtPr><w:comboBox w:lastValue="ann.bee@example.com"/></w:sdtPr></w:sdt>'],
    ['the list of a form field', '<w:p><w:ddList><w:listEntry w:val="ann.bee@example.com"/></w:ddList></w:p>'],
    ['who may edit', '<w:p><w:permStart w:id="1" w:ed="ann.bee@example.com"/></w:p>'],
    [
      'a control of a form',
      paragraph('x'),
      {
        'word/activeX/activeX1.xml':
          '<ax:ocx xmlns:ax="a"><ax:ocxPr ax:name="Value" ax:value="ann.bee@example.com"/></ax:ocx>',
      },
    ],
    ['a comment of the markup', '<!-- ann.bee@example.com -->'],
    ['CDATA', '<w:p><w:r><w:t><![CDATA[ann.bee@example.com]]></w:t></w:r></w:p>'],
    [
      'a property',
      paragraph('x'),
      {
        'docProps/custom.xml':
          '<Properties xmlns:vt="urn:vt"><property name="Contact"><vt:lpwstr>ann.bee@example.com</vt:lpwstr></property></Properties>',
      },
    ],
    [
      'the glossary',
      paragraph('x'),
      { 'word/glossary/document.xml': wordPart('glossaryDocument', paragraph('ann.bee@example.com')) },
    ],
    [
      'a part in UTF-16',
      paragraph('x'),
      { 'word/header1.xml': `\uFEFF${wordPart('hdr', paragraph('ann.bee@example.com'))}` },
    ],
    [
      'a chart',
      paragraph('x'),
      {
        'word/charts/chart1.xml':
          '<c:chart xmlns:c="urn:c"><c:strCache><c:pt idx="0"><c:v>ann.bee@example.com</c:v></c:pt></c:strCache></c:chart>',
      },
    ],
    ['the target of a link', paragraph('x'), documentTarget('mailto:ann%2Ebee@example.com')],
  ];
  it('does not take the months on the axis of a chart for names, but finds names there', async () => {
    const cache = (...texts: string[]): string =>
      `<c:strCache>${texts.map((text, i) => `<c:pt idx="${i}"><c:v>${text}</c:v></c:pt>`).join('')}</c:strCache>`;
    const session = fakeSession();
    session.remember(['Jan', 'Mar'].map((text) => ({ text, type: 'USERNAME' })));
    const axis = async (...texts: string[]): Promise<readonly unknown[]> => {
      const chart = { 'word/charts/chart1.xml': `<c:chart xmlns:c="urn:c">${cache(...texts)}</c:chart>` };
      const { parts } = await rewrite(docx(paragraph('x'), chart), session);
      return [...(parts['word/charts/chart1.xml'] ?? '').matchAll(/<c:v>([^<]*)/g)].map(([, text]) => text);
    };
    expect(await axis('Jan', 'Feb', 'Mar')).to.deep.equal(['Jan', 'Feb', 'Mar']);
    expect(await axis('Jan', 'Piet', 'Mar')).to.deep.equal(['***', 'Piet', '***']);
  });

  it('replaces the date that a content control stores beside its text by a date', async () => {
    const control = '<w:sdt><w:sdtPr><w:date w:fullDate="1961-02-04T00:00:00Z"/></w:sdtPr></w:sdt>';
    for (const [substitute, written] of [
      ['1953-07-18', '1953-07-18T00:00:00Z'],
      ['**********', '1970-01-01T00:00:00Z'],
    ] as const) {
      const session = fakeSession(() => substitute);
      session.remember([{ text: '1961-02-04', type: 'DATE' }]);
      const { parts } = await rewrite(docx(control), session);
      expect(parts['word/document.xml']).to.include(`w:fullDate="${written}"`);
    }
    const untold = docx(control);
    expect((await rewrite(untold)).output.equals(untold)).to.equal(true);
  });

  it('replaces the day of tracked changes and comments like one in the text', async () => {
    const body = `<w:p><w:ins w:id="1" w:author="x" w:date="2023-08-09T10:00:00Z" w16du:dateUtc="2023-08-09T08:00:00Z"><w:r><w:t>fine</w:t></w:r></w:ins></w:p>`;
    const comments = '<w:comments><w:comment w:id="1" w:date="2023-08-09T11:00:00Z"/></w:comments>';
    for (const [substitute, written] of [
      ['2021-02-03', '2021-02-03'],
      ['2023', '2023-01-01'],
      ['[DATE_1]', '1970-01-01'],
    ] as const) {
      const { parts } = await rewrite(
        docx(body, { 'word/comments.xml': comments }),
        fakeSession(() => substitute),
      );
      expect(parts['word/document.xml']).to.include(
        `w:date="${written}T10:00:00Z" w16du:dateUtc="${written}T08:00:00Z"`,
      );
      expect(parts['word/comments.xml']).to.include(`w:date="${written}T11:00:00Z"`);
    }
  });

  it('keeps the first day of a year if only the year may be told', async () => {
    const body = '<w:p><w:del w:id="1" w:date="2023-01-01T10:00:00Z"><w:r><w:delText>x</w:delText></w:r></w:del></w:p>';
    const { parts } = await rewrite(
      docx(body),
      fakeSession(() => '2023'),
    );
    expect(parts['word/document.xml']).to.include('w:date="2023-01-01T10:00:00Z"');
  });

  for (const [what, body, parts = {}] of hidden) {
    it(`finds a term in ${what}`, async () => {
      const wide = what.includes('UTF-16');
      const encoded = Object.entries(parts).map(
        ([name, text]) => [name, wide ? Buffer.from(text, 'utf16le') : text] as const,
      );
      const { output } = await rewrite(docx(body, Object.fromEntries(encoded)), session());
      const all = JSON.stringify(Object.values(partsOf(output)).map((text) => text.replaceAll('\0', '')));
      expect(all)
        .to.match(/x@y\.zz|Pat Doe/)
        .and.not.match(/bee/i);
    });
  }

  function documentTarget(target: string): Record<string, string> {
    const [[name = '', part = ''] = []] = Object.entries(
      documentRelationships(relationship('r1', 'hyperlink', target, true)),
    );
    return { [name]: String(part) };
  }

  it('does not take a match between a substitute and a word beside it for a leak', async () => {
    const names = fakeSession((_, type) => (type === 'EMAIL_ADDRESS' ? 'Ann' : '***'));
    const { parts } = await rewrite(docx(paragraph('Dr. Ann Bee') + paragraph('ask a@example.com Bee')), names);
    expect(textOf(parts['word/document.xml'] ?? '')).to.equal('Dr. ***ask Ann Bee');
  });

  it('searches everywhere for an author with a full name or of an account, whatever the name', async () => {
    const comments = (author: string): string =>
      wordPart('comments', `<w:comment w:id="1" w:author="${author}"><w:p/></w:comment>`);
    const bodyBeside = async (author: string, text: string): Promise<string> =>
      textOf(
        (await rewrite(docx(paragraph(text), { 'word/comments.xml': comments(author) }))).parts['word/document.xml'] ??
          '',
      );
    expect(await bodyBeside('Xanqo Brizzle', 'as XANQO BRIZZLE wrote')).to.equal('as *** wrote');
    expect(await bodyBeside('xbrizz_sales', 'ask xbrizz_sales first')).to.equal('ask *** first');
    expect(await bodyBeside('docx-writer 2.1', 'by docx-writer 2.1')).to.equal('by docx-writer 2.1');
    expect(await bodyBeside('Sales Team', 'the Sales Team met')).to.equal('the Sales Team met');
    expect(await bodyBeside('Xanqo', 'Xanqo is a word')).to.equal('Xanqo is a word');
  });

  it('takes an author for a person, but not the name of a program, and keeps dates and numbers of the properties', async () => {
    const core = (name: string): string =>
      `<cp:coreProperties xmlns:cp="urn:cp" xmlns:dc="urn:dc"><dc:creator>${name}</dc:creator><cp:revision>3</cp:revision></cp:coreProperties>`;
    const { parts } = await rewrite(docx(paragraph('x'), { 'docProps/core.xml': core('quill o') }), session());
    expect(parts['docProps/core.xml']).to.equal(core('Pat Doe'));
    const program = docx(paragraph('x'), { 'docProps/core.xml': core('Windows User') });
    expect((await rewrite(program, session())).output.equals(program)).to.equal(true);
  });

  it('shifts or removes the date on which a file was created if its text was dated on that day', async () => {
    const core = (created: string): string =>
      `<cp:coreProperties xmlns:cp="urn:cp" xmlns:t="urn:t"><t:created>${created}</t:created><t:modified>2031-05-09T08:00:00Z</t:modified></cp:coreProperties>`;
    const made = async (found: string, substitute: string): Promise<string> => {
      const session = fakeSession((text) => text.replace(found, substitute));
      const find = session.find;
      session.find = (text, context) =>
        text === found ? find(text, { ...context, type: 'DATE' }) : find(text, context);
      const input = docx(paragraph(found), { 'docProps/core.xml': core('2031-04-02T16:41:00Z') });
      return (await rewrite(input, session)).parts['docProps/core.xml'] ?? '';
    };
    expect(await made('2031-04-02', '2030-11-20')).to.equal(core('2030-11-20T16:41:00Z'));
    expect(await made('2031-04-02T16:41:00Z', '2030-11-20T16:41:00Z')).to.equal(core('2030-11-20T16:41:00Z'));
    expect(await made('2031-04-02', '**********')).to.equal(core('1970-01-01T00:00:00Z'));
    expect(await made('2031-04-03', '2030-11-21')).to.equal(core('2031-04-02T16:41:00Z'));
  });

  it('searches all places for what it found in one, in any case and with any blanks', async () => {
    const people = '<people><person author="someone">ANN  BEE</person></people>';
    const { parts } = await rewrite(
      docx(paragraph('Dr. Ann Bee came.') + paragraph('Bee, Ann: no. Ann Bee: yes. Annabee: no.'), {
        'word/people.xml': people,
      }),
      session(),
    );
    expect(parts['word/people.xml']).not.to.match(/ann/i);
    expect(textOf(parts['word/document.xml'] ?? '')).to.equal(
      'Dr. Pat Doe came.Bee, Ann: no. Pat Doe: yes. Annabee: no.',
    );
  });

  it('finds a known term in a run of its own, even if no blank separates it from the run before', async () => {
    const body = await bodyOf(paragraph('Dr. Ann Bee') + paragraph('1', 'Ann Bee', '2'), session());
    expect(textOf(body)).to.equal('Dr. Pat Doe1Pat Doe2');
  });

  it('counts a term once, even if both views of a paragraph contain it', async () => {
    const deleted = '<w:del><w:r><w:delText>away</w:delText></w:r></w:del>';
    const terms: string[] = [];
    const counting = fakeSession((text) => {
      terms.push(text);
      return '***';
    });
    await bodyOf(`${paragraph('Dr. Ann Bee')}<w:p>${run('Ann Bee ')}${deleted}</w:p>`, counting);
    expect(terms).to.deep.equal(['Ann Bee', 'Ann Bee']);
  });

  it('does not search everywhere for a name that the file also uses as a common word', async () => {
    const body = await bodyOf(paragraph('Dr. Hope. We hope so. Hope is all.'), session());
    expect(textOf(body)).to.equal('Dr. Pat Doe. We hope so. Hope is all.');
  });

  it('searches everywhere for a name that the file also contains in an address in lower case', async () => {
    const title = '<p><title>About Bee</title></p>';
    const { parts } = await rewrite(
      docx(paragraph('Dr. Bee, write to ann.bee@example.com'), { 'docProps/core.xml': title }),
    );
    expect(parts['docProps/core.xml']).to.equal('<p><title>About ***</title></p>');
  });

  it('shows the engine a paragraph with a part of a name below the full name, and accepts only findings of such parts', async () => {
    const known = fakeSession();
    // Knows a surname where the full name stands above it, and takes a word for a name there that is none.
    const asking: FakeSession = {
      ...known,
      find(text, context) {
        const found = [...known.find(text, context)];
        for (const word of text.startsWith('Ann Tuckwell\n') ? ['Tuckwell', 'Ward', 'Mira Price'] : []) {
          const start = text.lastIndexOf(word);
          if (start > 0)
            found.push({
              type: 'PERSON',
              start,
              end: start + word.length,
              score: 1,
              recognizer: 'x',
              domainSpecific: false,
            });
        }
        return found.sort((a, b) => a.start - b.start);
      },
    };
    const { parts, report } = await rewrite(
      docx(paragraph('By Dr. Ann Tuckwell and Mr. Jo Price') + paragraph('Ward 7: Tuckwell, Mira Price. Price: 40.'), {
        'word/header1.xml': wordPart('hdr', paragraph('File of TUCKWELL')),
      }),
      asking,
    );
    expect(textOf(parts['word/document.xml'] ?? '')).to.equal(
      'By Dr. *** and Mr. ***Ward 7: ***, Mira Price. Price: 40.',
    );
    expect(textOf(parts['word/header1.xml'] ?? '')).to.equal('File of ***');
    expect(report.warnings).to.deep.equal([]);
  });

  it('renames bookmarks, and references to them', async () => {
    const body = await bodyOf(
      `${paragraph('Dr. Ann Bee')}<w:p><w:bookmarkStart w:id="1" w:name="Ann_Bee"/><w:hyperlink w:anchor="Ann_Bee"/><w:r><w:instrText> PAGEREF Ann_Bee \\h </w:instrText></w:r></w:p>`,
      session(),
    );
    expect(body).to.include('w:name="deid_1"').and.include('w:anchor="deid_1"').and.include(' PAGEREF deid_1 \\h ');
  });

  it('never changes fonts with the name of a person, or styles whose name is one word', async () => {
    const style = '<w:rFonts w:ascii="Georgia Bell"/><w:rStyle w:val="Georgia"/>';
    const body = await bodyOf(`<w:p><w:r><w:rPr>${style}</w:rPr><w:t>Dr. Georgia Bell</w:t></w:r></w:p>`, session());
    expect(body).to.include(style).and.include('<w:t>Dr. Pat Doe</w:t>');
  });

  it('renames styles and themes named after a person, wherever they are used', async () => {
    const used = '<w:pPr><w:pStyle w:val="Ann_Bee"/></w:pPr>';
    const { parts } = await rewrite(
      docx(`<w:p>${used}<w:r><w:t>Dr. Ann Bee</w:t></w:r></w:p>`, {
        'word/styles.xml': wordPart(
          'styles',
          '<w:style w:styleId="Ann_Bee"><w:name w:val="Letter of Ann Bee"/></w:style>',
        ),
      }),
      session(),
    );
    expect(parts['word/document.xml']).to.include('<w:pStyle w:val="deid_1"/>');
    expect(parts['word/styles.xml']).to.include('<w:style w:styleId="deid_1"><w:name w:val="Letter of Pat Doe"/>');
  });

  it('removes the preview picture and the signature from a file that has changed', async () => {
    const row = (type: string, target: string): string =>
      `<Relationship Id="p" Type="http://x/${type}" Target="${target}"/>`;
    const rows = [
      row('metadata/thumbnail', 'docProps/thumbnail.png'),
      row('digital-signature/origin', '_xmlsignatures/origin.bin'),
    ];
    const files = {
      'docProps/thumbnail.png': 'picture',
      '_xmlsignatures/origin.bin': 'origin',
      '_xmlsignatures/sig1.xml': '<Signature/>',
    };
    const { parts, report } = await rewrite(docx(paragraph('ann.bee@example.com'), files, rows), session());
    expect(Object.keys(parts)).to.have.members(['[Content_Types].xml', '_rels/.rels', 'word/document.xml']);
    expect(parts['_rels/.rels']).to.not.match(/thumbnail|signature/);
    expect(report.warnings).to.have.length(2);
  });

  it('gives a cell the title of its column, also beside cells that span several columns', async () => {
    const cell = (text: string, span = 1): string =>
      `<w:tc><w:tcPr><w:gridSpan w:val="${span}"/></w:tcPr>${paragraph(text)}</w:tc>`;
    const rows = [
      [cell('Patient', 2), cell('Phone'), cell('Zeta')],
      [cell('a'), cell('b'), cell('c'), cell('d')],
    ].map((cells) => `<w:tr>${cells.join('')}</w:tr>`);
    const asked = session();
    await bodyOf(`<w:tbl>${rows.join('')}</w:tbl>${paragraph('after')}`, asked);
    const headers = asked.asked.map(({ text, context }) => [text, context?.header?.[0]]);
    expect(headers).to.deep.include.members([
      ['Zeta', undefined],
      ['a', 'Patient'],
      ['c', 'Phone'],
      ['d', 'Zeta'],
      ['after', undefined],
    ]);
    // Titles that everybody knows are no values.
    expect(asked.asked.filter(({ context }) => context?.isTitle).map(({ text }) => text)).to.include('Phone');
  });

  it('does not take the title of a SharePoint column for a person, or the name of a package part for a term', async () => {
    const id = '{1D0C2A41-5B6E-4F70-8A91-0B2C3D4E5F60}';
    const other = '{2E1D3B52-6C7F-4A81-9BA2-1C3D4E5F6071}';
    const schema = '<xsd:element xmlns:xsd="urn:x" xmlns:ma="urn:m" name="Title" ma:displayName="Content Type"/>';
    const property = (value: string) =>
      `<Properties xmlns:vt="urn:vt"><property name="Data"><vt:lpwstr>${value}</vt:lpwstr></property></Properties>`;
    const types = unzipSync(docx(''))['[Content_Types].xml'] ?? new Uint8Array(0);
    const parts = (value: string) => ({
      '[Content_Types].xml': strFromU8(types).replace(
        '</Types>',
        '<Override PartName="/customXml/itemProps1.xml" ContentType="application/vnd.openxmlformats-officedocument.customXmlProperties+xml"/></Types>',
      ),
      'customXml/item1.xml': schema,
      'customXml/itemProps1.xml': `<ds:datastoreItem xmlns:ds="urn:ds" ds:itemID="${id}"/>`,
      'docProps/custom.xml': property(value),
    });
    const session = fakeSession();
    const find = session.find;
    session.find = (text, context) =>
      /^\{[-\dA-F]{36}\}$/.test(text) ? find(text, { ...context, type: 'UUID' }) : find(text, context);
    const kept = docx(paragraph('x'), parts(id));
    expect((await rewrite(kept, session)).output.equals(kept)).to.equal(true);
    expect((await rewrite(docx(paragraph('x'), parts(other)), session)).parts['docProps/custom.xml']).to.not.include(
      '2E1D',
    );
  });

  it('reads the value of a property according to its name', async () => {
    const property = (name: string, value: string) =>
      `<property name="${name}"><vt:lpwstr>${value}</vt:lpwstr></property>`;
    const custom = `<Properties xmlns:vt="urn:vt">${property('Patient name', 'quux')}${property('_AuthorEmailDisplayName', 'Doe, Jane (IT)')}${property('Version', 'draft')}</Properties>`;
    const types = strFromU8(unzipSync(docx(''))['[Content_Types].xml'] ?? new Uint8Array(0));
    const own = 'application/vnd.openxmlformats-officedocument.custom-properties+xml';
    const session = fakeSession(() => '***');
    const { parts } = await rewrite(
      docx(paragraph('x'), {
        '[Content_Types].xml': types.replace(
          '</Types>',
          `<Override PartName="/docProps/custom.xml" ContentType="${own}"/></Types>`,
        ),
        'docProps/custom.xml': custom,
      }),
      session,
    );
    expect(parts['docProps/custom.xml']).to.equal(custom.replace(/quux|Doe, Jane \(IT\)/g, '***'));
  });

  it('searches elsewhere for an author whose name is followed by the department', async () => {
    const core =
      '<cp:coreProperties xmlns:cp="urn:c" xmlns:dc="urn:d"><dc:creator>Zorn, Ulla (IT)</dc:creator></cp:coreProperties>';
    const { parts } = await rewrite(
      docx(paragraph('ask Zorn, Ulla (IT)'), { 'docProps/core.xml': core }),
      fakeSession(),
    );
    expect(parts['word/document.xml']).to.not.include('Zorn');
  });

  it('searches a repeated text once, and charges it each time', async () => {
    const session = fakeSession();
    const { parts } = await rewrite(
      docx(paragraph('Dr. Ann Bee') + paragraph('Dr. Ann Bee') + paragraph('x')),
      session,
    );
    expect(textOf(parts['word/document.xml'] ?? '')).to.equal('Dr. ***Dr. ***x');
    expect(session.asked.filter(({ text }) => text === 'Dr. Ann Bee')).to.have.length(1);
    expect(session.counted).to.equal('Dr. Ann Bee'.length);
  });

  describe('docx: tables and controls with labels', () => {
    const rowsOf = (...rows: string[][]): string =>
      `<w:tbl>${rows.map((row) => `<w:tr>${row.map((text) => `<w:tc>${paragraph(text)}</w:tc>`).join('')}</w:tr>`).join('')}</w:tbl>`;

    it('are read row by row if they are forms, pair by pair', async () => {
      const body = await bodyOf(
        rowsOf(
          ['Patient:', 'QUILL, Ode', 'MRN', '77-2204'],
          ['DOB', '1/2/1960', 'Fee', '40'],
          ['Phone', 'n/a', 'Notes', 'see Mr. Reed'],
        ),
      );
      expect([...body.matchAll(/<w:t [^>]*>([^<]*)/g)].map(([, text]) => text)).to.deep.equal([
        ...['Patient:', '***', 'MRN', '***', 'DOB', '***', 'Fee', '40', 'Phone', 'n/a', 'Notes', 'see Mr. ***'],
      ]);
    });

    it('are read by their columns if the first row contains titles', async () => {
      const body = await bodyOf(
        rowsOf(['Patient name', 'Chart no', 'Notes'], ['Ode Quill', '77-2204', '12-3333'], ['Total', '', '']),
      );
      expect(textOf(body)).to.equal('Patient nameChart noNotes******12-3333Total');
    });

    it('keep no title that contains a word given before', async () => {
      const given = session();
      given.remember([{ text: 'notes', type: 'PERSON' }]);
      const body = await bodyOf(rowsOf(['Patient name', 'Chart no', 'Notes'], ['Ode Quill', '77-2204', 'x']), given);
      expect(textOf(body)).to.match(/^Patient nameChart no(?!Notes)/);
    });

    it('keep their titles, except known names', async () => {
      const control = (title: string): string =>
        `<w:sdt><w:sdtPr><w:alias w:val="${title}"/><w:tag w:val="${title}"/></w:sdtPr><w:sdtContent>${paragraph('x')}</w:sdtContent></w:sdt>`;
      const asked = session();
      const body = await bodyOf(control('Clinic') + control('Reed') + paragraph('Mr. Reed'), asked);
      const titles = asked.asked.filter(({ context }) => context?.isTitle).map(({ text }) => text);
      expect(titles).to.include('Clinic').and.not.to.include('Reed');
      expect(body).to.include('<w:alias w:val="Clinic"/>');
      expect(body).not.to.include('Reed');
    });
  });

  it('refuses a file that it cannot search completely, if requested', async () => {
    const fail = { extension: 'docx', options: { unscanned: 'fail' } };
    const picture = docx(paragraph('x'), { 'word/media/a.png': 'x' });
    expect(await codeOf(runAdapter(adapter, session(), picture, fail))).to.equal('document_unreadable');
    expect(await codeOf(runAdapter(adapter, session(), docx(paragraph('x')), fail))).to.equal('no DeidError');
  });

  it('names what it cannot search', async () => {
    const files = { 'word/media/a.png': 'x', 'word/embeddings/o.bin': 'x' };
    const { report } = await rewrite(docx(paragraph('x'), files), session());
    expect(report.format.partsNotSearched).to.deep.equal(['embedded objects', 'images']);
    expect(report.warnings).to.have.length(2);
  });
});

describe('docx: the check before anything is returned', () => {
  it('removes terms from unknown places', async () => {
    const strange = '<w:p><w:r><w:t>Dr. Ann Bee</w:t><w:novel w:secret="Ann Bee" w:rank="nextPage"/></w:r></w:p>';
    expect(await bodyOf(strange, fakeSession())).to.include('<w:novel w:secret="***" w:rank="nextPage"/>');
  });

  it('reports the part in which a term is left, and nothing chosen by a person', async () => {
    const strange = { 'word/of Ann.xml': '<novel>Ann Bee</novel>', 'word/header1.xml': '<w:hdr>Ann Bee</w:hdr>' };
    const gone = new SoughtTerms();
    gone.add('Ann Bee', 'PERSON');
    const limits = { wholeFileBytes: 1 << 20, partBytes: 1 << 20, unpackedBytes: 1 << 20 };
    for (const [name, content] of Object.entries(strange)) {
      const error = await checkForLeaks(docx('', { [name]: content }), { gone, limits, checked: new Set() }).catch(
        (one: unknown) => one,
      );
      expect(isDeidError(error) && error.message).to.match(/word\/(?:\*1|header1)\.xml/);
    }
  });

  it('renames parts whose names contain a term, and updates the references to them', async () => {
    const picture = { 'word/media/Ann Bee.png': 'x', 'word/media/_rels/Ann Bee.png.rels': '<Relationships/>' };
    const { parts } = await rewrite(
      docx(paragraph('Dr. Ann Bee'), {
        ...picture,
        ...documentRelationships(relationship('rId4', 'image', 'media/Ann Bee.png')),
      }),
      fakeSession(),
    );
    expect(Object.keys(parts)).to.include.members(['word/media/deid_1.png', 'word/media/_rels/deid_1.png.rels']);
    expect(parts['word/_rels/document.xml.rels']).to.include('Target="/word/media/deid_1.png"');
  });

  it('accepts what a policy keeps', async () => {
    const session = fakeSession((text) => text);
    const bookmark = '<w:p><w:bookmarkStart w:id="1" w:name="Ann_Bee"/></w:p>';
    const input = docx(`${paragraph('Dr. Ann Bee')}${paragraph('Ann Bee')}${bookmark}`);
    expect((await rewrite(input, session)).output.equals(input)).to.equal(true);
  });
});
