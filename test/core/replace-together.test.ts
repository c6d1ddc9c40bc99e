import { expect } from 'chai';
import fc from 'fast-check';
import { type Edit, type FileSession, type Finding, splice } from '../../core/index.js';
import { replaceTogether, SoughtTerms } from '../../kit/index.js';

interface Text {
  readonly text: string;
  readonly findings: readonly Finding[];
}

/** A text with marks around its findings: `to [[Ann]]`. */
function marked(source: string): Text {
  const findings: Finding[] = [];
  let text = '';
  for (const [piece = '', before = '', term] of source.matchAll(/(.*?)(?:\[\[(.*?)\]\]|$)/gs)) {
    if (piece === '') continue;
    text += before;
    const start = text.length;
    text += term ?? '';
    const end = text.length;
    if (term !== undefined)
      findings.push({ start, end, type: 'PERSON', score: 1, recognizer: 'test', domainSpecific: false });
  }
  return { text, findings };
}

/** Asked for substitutes, notes how often, and makes them of the terms. */
function session(make: (term: string, whole: string) => string): Pick<FileSession, 'replace'> & { asked: number } {
  return {
    asked: 0,
    replace(text, findings): Edit[] {
      this.asked++;
      return findings.map(({ start, end }) => ({ start, end, text: make(text.slice(start, end), text) }));
    },
  };
}

const written = (texts: readonly Text[], edits: ReadonlyMap<Text, readonly Edit[]>): string[] =>
  texts.map((one) => splice(one.text, edits.get(one) ?? []));

const together = (texts: readonly Text[], asked: Pick<FileSession, 'replace'>, sought = new SoughtTerms()) =>
  replaceTogether(asked, sought, texts, ({ text }) => text);

describe('replaceTogether', () => {
  it('calls the policy once for all texts, and returns the edits of each', () => {
    const texts = ['to [[Ann]] and [[Bob]]', 'nothing', '[[Ann]]'].map(marked);
    const asked = session((term) => `<${term.length}>`);
    expect(written(texts, together(texts, asked))).to.deep.equal(['to <3> and <3>', 'nothing', '<3>']);
    expect(asked.asked).to.equal(1);
  });

  it('shows the policy every text with findings, so that no substitute is a term of another text', () => {
    const texts = ['[[Ann]]', 'kept out', '[[Bob]]'].map(marked);
    const others = session((term, whole) => (whole.includes('Bob') && term === 'Ann' ? 'Eve' : 'Bob'));
    expect(written(texts, together(texts, others))).to.deep.equal(['Eve', 'kept out', 'Bob']);
  });

  it('returns no edits for findings that stay unchanged, so that their terms may remain in the file', () => {
    const texts = ['[[Ann Miller]]', '[[Bob Miller]]'].map(marked);
    const sought = new SoughtTerms();
    for (const { text } of texts) sought.add(text, 'PERSON');
    const edits = together(
      texts,
      session((term) => (term.startsWith('Ann') ? term : 'Eve Stone')),
      sought,
    );
    expect([...edits.keys()]).to.deep.equal([texts[1]]);
    expect(sought.find('Ann Miller, Bob Miller').map(({ term }) => term)).to.have.length(1);
  });

  it('gives the same result as replacing each text separately if the policy ignores the context', () => {
    const word = fc.stringMatching(/^[a-z😀 \n]{0,6}$/u);
    const text = fc.array(fc.tuple(word, word)).map((pairs) => marked(pairs.map(([a, b]) => `${a}[[${b}x]]`).join('')));
    fc.assert(
      fc.property(fc.array(text), (texts) => {
        const make = session((term) => `(${term.trim()})`);
        const alone = texts.map((one) => splice(one.text, make.replace(one.text, one.findings)));
        expect(written(texts, together(texts, make))).to.deep.equal(alone);
      }),
    );
  });
});

describe('SoughtTerms', () => {
  it('learns from prose which words are not names, and nothing from addresses, paths and variables', () => {
    const sought = new SoughtTerms();
    sought.learn('mail ode.quill@reed.test or https://x.test/finch, C:\\users\\stone and var_marsh.txt; we hope so');
    for (const name of ['Quill', 'Reed', 'Finch', 'Stone', 'Marsh', 'Hope']) sought.add(name, 'PERSON');
    expect(sought.find('Quill, Reed, Finch, Stone, Marsh, Hope')).to.have.length(5);
    expect(sought.find('Hope')).to.deep.equal([]);
  });

  it('does not take a verb at the beginning of a sentence for a name', () => {
    const sought = new SoughtTerms();
    sought.add('Will', 'PERSON');
    expect(sought.find('Left a message. Will try again')).to.deep.equal([]);
    for (const text of ['Ask Will about it', 'Will Park came', 'Will, call', 'Will'])
      expect(sought.find(text)).to.have.length(1);
  });

  it('removes all terms of a text, including those hidden by a longer one', () => {
    const sought = new SoughtTerms();
    for (const term of ['Ann Miller', 'Ann Miller Stone', 'Miller']) sought.add(term, 'PERSON');
    sought.forgetIn('by Ann Miller Stone');
    expect(sought.find('Ann Miller Stone, Ann Miller, Miller')).to.deep.equal([]);
  });

  it('removes terms with a letter that folds to several letters', () => {
    const sought = new SoughtTerms();
    sought.add('Ann Miller \u{fdfa}', 'PERSON');
    expect(sought.find('by Ann Miller \u{fdfa}')).to.have.length(1);
    sought.forget(sought.find('by Ann Miller \u{fdfa}')[0]?.term ?? '');
    expect(sought.find('by Ann Miller \u{fdfa}')).to.deep.equal([]);
    sought.forgetIn('Ann Miller \u{fdfa}');
  });
});
