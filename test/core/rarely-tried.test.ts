import { readFileSync } from 'node:fs';
import { expect } from 'chai';
import { compileScan } from '../../core/scan/compile.js';
import { Scanner } from '../../core/scan/scanner.js';
import { createEngine } from '../../lib/index.js';

/** Ordinary prose, once the code is taken out of the pages. */
const PAGES = [
  'README.md',
  'ARCHITECTURE.md',
  'docs/plugins.md',
  'docs/glossary.md',
  'docs/decisions.md',
  'docs/evidence.md',
];
/** Share of the words of a text at which one pattern may be tried. */
const MOST = 0.25;

const WARM = 10;

const proseOf = (file: string): string => readFileSync(file, 'utf8').replace(/```.*?```|`[^`]*`|^\|.*$/gms, '');

describe('patterns of the shipped plugins', () => {
  it('are tried at few words: one that may begin anywhere is sought from its rare sign by a recognizer in code', async () => {
    await using engine = await createEngine();
    const scan = compileScan({
      recognizers: engine.recognizers.filter((one) => 'patterns' in one),
      wordLists: [],
      extraPhrases: [],
      domainsOf: () => undefined,
    });
    const scanner = new Scanner(scan);
    const text = PAGES.map(proseOf).join('\n');
    // The table of beginnings is built as texts need it; what is not built yet is tried.
    for (let i = 0; i < WARM; i++) scanner.run(text);
    const { attempts, tokens } = scanner.run(text);
    const places = new Map<number, Set<number>>();
    for (let i = 0; i < attempts.length; i++)
      for (const form of scan.beginnings.lists[attempts.id[i] ?? 0] ?? [])
        places.set(form, (places.get(form) ?? new Set()).add(attempts.start[i] ?? 0));
    const often = [...places].filter(([, at]) => at.size > tokens.length * MOST).map(([form]) => namesOf(scan, form));
    expect(often).to.deep.equal([]);
  });
});

/** The patterns of a form, for whoever reads that the test has failed. */
const namesOf = ({ forms, rules }: ReturnType<typeof compileScan>, form: number): string =>
  Array.from(forms[form]?.rules ?? [], (rule) => rules[rule]?.label ?? '').join(', ');
