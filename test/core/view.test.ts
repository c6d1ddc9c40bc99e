import { expect } from 'chai';
import fc from 'fast-check';
import { inOriginal, makeView, toOriginal, withCharacters } from '../../core/scan/view.js';

describe('the view of a text', () => {
  it('is the text itself if nothing has to be folded', () => {
    for (const text of ['plain', 'Müller, José', 'straße 5', '漢字 12']) expect(makeView(text)).to.deep.equal({ text });
  });

  it('folds spaces, dashes, quotes, full-width forms and digits of other scripts', () => {
    expect(makeView('a\u00a0b\u2009c \u20141\u2212 \u2019 \uff21\uff11 \u0663\u0967').text).to.equal(
      "a b c -1- ' A1 31",
    );
  });

  it('folds styled letters and digits to plain ones', () => {
    const text = 'by 𝐉𝐚𝐧𝐞 𝓡𝓸𝓮, 𝟺𝟷𝟻-𝟻𝟻𝟻';
    const view = makeView(text);
    expect(view.text).to.equal('by Jane Roe, 415-555');
    const span = toOriginal(view, { start: 3, end: 11 });
    expect(text.slice(span.start, span.end)).to.equal('𝐉𝐚𝐧𝐞 𝓡𝓸𝓮');
    expect(withCharacters('𝐉𝐚𝐧𝐞')).to.equal('Jane');
  });

  it('omits invisible characters, and maps spans back to cover them', () => {
    const text = 'x 12\u200b\u00ad34 y';
    const view = makeView(text);
    expect(view.text).to.equal('x 1234 y');
    const span = toOriginal(view, { start: 2, end: 6 });
    expect(text.slice(span.start, span.end)).to.equal('12\u200b\u00ad34');
  });

  it('replaces escapes of line breaks and tabs in strings, keeping the length', () => {
    expect(makeView(String.raw`{"n":"Hi,\nJane\tRN\r\n3/4"}`).text).to.equal('{"n":"Hi, \nJane \tRN   \n3/4"}');
    expect(makeView(String.raw`{\"n\":\"Hi,\\nJane\"}`).text).to.equal('{\\"n\\":\\"Hi,  \nJane\\"}');
    expect(makeView(String.raw`'see\nthe 2nd' = "x"`).text).to.equal('\'see \nthe 2nd\' = "x"');
  });

  it('removes underscores around filled-in text, and keeps empty blanks and names of programs', () => {
    const text = 'I, ____Jane Roe____, see __Dr. Pell__ on _____3/4\nName _______ Phone ______ a__b user_name _x';
    expect(makeView(text).text).to.equal(
      'I,     Jane Roe    , see   Dr. Pell   on      3/4\nName _______ Phone ______ a__b user_name _x',
    );
    expect(makeView('__Roe__').text).to.equal('  Roe  ');
    expect(makeView('on _3 May 2024_ at _Reno__, _3/4/24 or _id _a_b_ *_c').text).to.equal(
      'on  3 May 2024  at  Reno  ,  3/4/24 or _id _a_b_ *_c',
    );
  });

  it('decodes blanks in queries, and leaves addresses of pages unchanged', () => {
    const text = 'GET /p?name=Jane%20Roe&at=12%20Elm%20St 200';
    const view = makeView(text);
    expect(view.text).to.equal('GET /p?name=Jane Roe&at=12 Elm St 200');
    const span = toOriginal(view, { start: 12, end: 20 });
    expect(text.slice(span.start, span.end)).to.equal('Jane%20Roe');
    for (const other of [
      'https://a.org/Jane%20Roe',
      'www.a.org/Jane%20Roe',
      'a.org/x/Jane%20Roe',
      '5%20 of 100%20',
      '%20a',
    ])
      expect(makeView(other)).to.deep.equal({ text: other });
  });

  it('decodes escaped commas of calendars and contact cards', () => {
    expect(makeView('BEGIN:VEVENT\nBEGIN:VCARD\nNOTE:Rye\\, NY').text).to.equal(
      'BEGIN:VEVENT\nBEGIN:VCARD\nNOTE:Rye , NY',
    );
    expect(makeView('a\\, b').text).to.equal('a\\, b');
  });

  it('leaves paths, accounts, commands and escaped slashes unchanged', () => {
    for (const text of [
      String.raw`C:\temp\new\readme.txt`,
      String.raw`\\host\tools\new`,
      String.raw`ACME\nadia has logged in`,
      String.raw`\newline \textbf{x} \rho`,
      String.raw`{"path":"D:\\new\\table","user":"ACME\\nadia"}`,
    ])
      expect(makeView(text).text).to.equal(text);
  });

  it('decodes encoded characters, and maps them back to the whole code', () => {
    const cases = [
      [String.raw`J\u00fcrgen Wei\u00df`, 'Jürgen Weiß'],
      [String.raw`O\u0027Brien`, "O'Brien"],
      ['Ren&eacute; L&#233;v&#xe8;que', 'René Lévèque'],
      ['=?UTF-8?Q?J=C3=BCrgen_Wei=C3=9F?=', ' Jürgen Weiß '],
      ['quoted-printable\n\nJ=C3=BCrgen 0171 55=\n5 01', 'quoted-printable\n\nJürgen 0171 555 01'],
    ] as const;
    for (const [text, read] of cases) {
      const view = makeView(text);
      expect(view.text).to.equal(read);
      const span = toOriginal(view, { start: 0, end: view.text.length });
      expect([span.start, span.end]).to.deep.equal([0, text.length]);
    }
    expect(withCharacters(String.raw`J\u00fcrgen`)).to.equal('Jürgen');
    for (const text of ['AT&T; a&b; R&D;', String.raw`\u00zz`, 'x=C3 a==B', '&unknown;']) {
      expect(makeView(text)).to.deep.equal({ text });
    }
  });

  it('blanks the common margins of consecutive lines, and splits spans at them', () => {
    const text = 'To:\n> Ida Brandt\n>\n> 12 Elm Row\r\n> Wexcombe\nBye';
    const view = makeView(text);
    expect(view.text).to.equal('To:\n  Ida Brandt\n \n  12 Elm Row\n  Wexcombe\nBye');
    const spans = [
      { start: 6, end: 9 },
      { start: 21, end: view.text.indexOf('\nBye') },
    ];
    expect(inOriginal(view, text, spans).map(({ start, end }) => text.slice(start, end))).to.deep.equal([
      'Ida',
      '12 Elm Row',
      'Wexcombe',
    ]);
  });

  it('excludes escaped line breaks of strings from spans', () => {
    const text = String.raw`{"n":"Hi\n> 12 Elm Row\n> Wexcombe"}`;
    const span = { start: text.indexOf('12'), end: text.indexOf('"}') };
    expect(inOriginal(makeView(text), text, [span]).map(({ start, end }) => text.slice(start, end))).to.deep.equal([
      '12 Elm Row',
      'Wexcombe',
    ]);
  });

  it('leaves marks that the next line does not repeat, bullets, and rows of tables unchanged', () => {
    const texts = ['# A\nb', '> a\n# b', '- a\n- b', '* a\n* b', '#1 a\n#1 b', '| a | b |\n| c | d |', '+1 2\n+1 3'];
    for (const text of texts) expect(makeView(text)).to.deep.equal({ text });
  });

  it('ends each line with a line feed, whatever system wrote it', () => {
    const text = 'a\r\n\r\nb\rc\r\n> d';
    const view = makeView(text);
    expect(view.text).to.equal('a\n\nb\rc\n> d');
    const at = view.text.indexOf('c');
    expect(toOriginal(view, { start: at, end: at + 1 })).to.deep.equal({ start: 7, end: 8 });
    expect(toOriginal(view, { start: 0, end: 4 })).to.deep.equal({ start: 0, end: 6 });
  });

  it('maps every span of every view to the original, in order', () => {
    const unit = fc.constantFrom(
      'a',
      '1',
      ' ',
      '\u200b',
      '\u00a0',
      '😀',
      '\uff11',
      '\u00ad',
      '\\u00e9',
      '&uuml;',
      '\\n',
      '=?x?Q?=C3=9F_?=',
      '\n> ',
      '\r\n',
      '\r',
    );
    fc.assert(
      fc.property(
        fc.array(unit, { maxLength: 30 }).map((u) => u.join('')),
        (text) => {
          const view = makeView(text);
          let last = 0;
          for (let i = 0; i < view.text.length; i++) {
            const { start, end } = toOriginal(view, { start: i, end: i + 1 });
            expect(start).to.be.at.least(last);
            expect(end).to.be.within(start + 1, text.length);
            last = end;
          }
        },
      ),
    );
  });
});
