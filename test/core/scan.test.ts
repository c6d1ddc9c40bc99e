import { expect } from 'chai';
import fc from 'fast-check';
import type { PatternRecognizer } from '../../core/index.js';
import { Beginnings } from '../../core/scan/beginnings.js';
import { inOneWord } from '../../core/scan/characters.js';
import { type CompiledScan, compileScan } from '../../core/scan/compile.js';
import { BeginningReader } from '../../core/scan/prepared.js';
import { Scanner } from '../../core/scan/scanner.js';
import { makeScratch } from '../../core/scan/scratch.js';
import { Sources } from '../../core/scan/sources.js';
import { Units } from '../../core/scan/units.js';
import { wordTokens } from '../../core/scan/word-tokens.js';
import { makeRandom } from '../../kit/index.js';

const SOURCES: readonly (readonly [match: string, lead?: string | undefined, ignoreCase?: boolean])[] = [
  ['\\d{3}-\\d{2}-\\d{4}\\b'],
  ['\\d{1,4}(?!\\d)'],
  ['[A-Z]{2}\\d{6}\\b'],
  ['[A-Za-z0-9._%+-]{1,64}@[a-z0-9-]{1,63}(?:\\.[a-z]{2,8}){1,3}\\b'],
  ['\\(?\\d{3}\\)?[ -]\\d{3}'],
  ['\\d{5,8}\\b', '(?:MRN|Record(?: no)?)[:# ]{1,3}', true],
  ['(?:Jan(?:uary)?|Feb|März) \\d{1,2}\\b'],
  ['[A-Fa-f0-9]{2}(?::[A-Fa-f0-9]{2}){3}\\b'],
  ['(?<![\\w.])\\d{1,3}(?:\\.\\d{1,3}){3}\\b'],
  ['#[A-Za-z_]\\w{2,10}'],
  ['x\\d', undefined, true],
  ['[\\p{Lu}][\\p{Ll}]{1,10} AG\\b'],
  ['https?://[^\\s]+'],
  ['€ ?\\d{1,6}'],
  ['\\p{L}{2,4}_\\d{2}(?![\\p{L}\\p{N}_])'],
  ['(?=[A-Z]{0,3}\\d)(?!AA)[A-Z0-9]{4}(?![A-Z0-9])'],
  ['(?:a?1?){0,30}b'],
  ['\\d{2}\\B\\d{3}$'],
  ['(?:[a-z]{1,3}[ -]?){2,4}\\d'],
  ['(?:record|März|straße)(?: \\d)?', undefined, true],
  ['ks\\b[-.]', undefined, true],
  ['[^\\s\\d]{2}\\d'],
  ['[A-Z0-9]{14,20}-\\d'],
  ['(?<=a )\\d{1,2}|(?<!-)[éÉ]{1,3}\\d'],
  ['(?<=(?:a|[é€]) ?)\\d'],
  ['(?<=^|[-.] ?)[a-z]{1,2}\\d', undefined, true],
  ['(?<=A(?= )|\\p{Lu}\\n{0,2})(?<! )[1x]', undefined, true],
  ['(?<![\\d\\n]|€|a )(?:-?(?<!\\.)\\d|AA)'],
  ['(?:#(?<=#))?(?<=[#é])1'],
  ['[A-Za-z][a-z]{0,40}-[a-z]{1,30}\\d'],
  ['(?:[a-z]{1,12}[ .]){1,9}(?:A{4,}|\\d{3,12}-)'],
  ['(?:(?:a|1)?-?){0,9}é'],
  ['(?=\\d{2})(?<=[ -])\\d{1,3}'],
  ['(?=[aé])(?<![A-Z])(?=.\\d)(?<=-| )\\p{L}\\d'],
];

const recognizer: PatternRecognizer = {
  name: 'test/all',
  types: ['ID_NUMBER'],
  patterns: SOURCES.map(([match, lead, ignoreCase], i) => ({
    name: String(i),
    type: 'ID_NUMBER',
    match,
    score: 0.5,
    ...(lead === undefined ? {} : { lead }),
    ...(ignoreCase === undefined ? {} : { ignoreCase }),
  })),
};

const FRAGMENTS = [
  '123-45-6789',
  '1234',
  'AB123456',
  'a.b+c@de.org',
  '(415) 555',
  'MRN: 12345',
  'record no# 555555',
  'Jan 5',
  'März 12',
  '0a:1B:2c:3D',
  '10.0.0.1',
  '#tag_1',
  'X9',
  'Müller AG',
  'https://x.y/z',
  '€ 5',
  'äb_12',
  'RECORD 5',
  'STRASSE',
  'straße',
  'ſ',
  'kſ-',
  'KS.',
  'ABCD1234EFGH5678-1',
  'É7',
  '12345',
  'AA',
  '_',
  '\n',
  ' ',
  '-',
  '.',
  'é',
  '😀',
  '号',
  '입니다',
  'ไทย',
  'abcdefghijklmnopqrstu-abcdefghijklm5',
  'of all those words that AAAAA',
  '1',
  'a',
];

/** True if a word goes on over the offset. */
const goesOn = (text: string, at: number): boolean =>
  at > 0 && at < text.length && inOneWord(text.charCodeAt(at - 1), text.charCodeAt(at));

/** `\\b` sees a word's end before é; the scan takes the whole token and need not try the pattern there. */
const cutsToken = (text: string, pattern: number, end: number): boolean =>
  SOURCES[pattern]?.[0].endsWith('\\b') === true && goesOn(text, end);

/** Tries every pattern at every token and symbol: slow, and obviously right. */
function bruteForce(text: string): string[] {
  const hits: string[] = [];
  for (const [i, { match, lead, ignoreCase }] of recognizer.patterns.entries()) {
    const regex = new RegExp(`${lead === undefined ? '' : `(?:${lead})`}(${match})`, ignoreCase ? 'uiyd' : 'uyd');
    for (let at = 0, last = 0; at < text.length; at++) {
      if (at < last || goesOn(text, at) || (text.charCodeAt(at) & 0xfc00) === 0xdc00) continue;
      regex.lastIndex = at;
      const [start, end] = regex.exec(text)?.indices?.[1] ?? [];
      if (start === undefined || end === undefined || cutsToken(text, i, end)) continue;
      hits.push(`${i}:${start}-${end}`);
      last = end;
    }
  }
  return hits.sort();
}

const compile = (): CompiledScan =>
  compileScan({ recognizers: [recognizer], wordLists: [], extraPhrases: [], domainsOf: () => undefined });

describe('the one-pass scan', () => {
  const scan = compile();
  const scanner = new Scanner(scan);
  /** The forms that are to be tried at the places of a text, as `form@place`. */
  const triedBy = (beginnings: Beginnings, text: string): string[] => {
    const { attempts } = makeScratch();
    beginnings.read(new Units().of(text), text.length);
    beginnings.scan(text.length, scanner.run(text).tokens, attempts);
    const places = Array.from({ length: attempts.length }, (_, i) => i);
    return places.flatMap((i) =>
      Array.from(beginnings.lists[attempts.id[i] ?? 0] ?? [], (form) => `${form}@${attempts.start[i]}`),
    );
  };
  const run = (text: string): string[] => {
    scanner.run(text);
    const hits = scanner.match(text, new Uint8Array(scan.forms.length).fill(1));
    const rows = Array.from({ length: hits.length }, (_, i) => ({
      id: hits.id[i] ?? 0,
      start: hits.start[i],
      end: hits.end[i] ?? 0,
    }));
    return rows
      .filter((r) => !cutsToken(text, r.id, r.end))
      .map((r) => `${r.id}:${r.start}-${r.end}`)
      .sort();
  };

  it('starts a word where a script without blanks ends', () => {
    expect(run('号123-45-6789号')).to.include('0:1-12');
    expect(run('번호는AB123456입니다')).to.include('2:3-11');
    expect(wordTokens('电话138 iPhone手机 é1')).to.deep.equal(['电话', '138', 'iPhone', '手机', 'é1']);
  });

  it('finds the same as trying every pattern at every token', () => {
    const text = fc
      .array(fc.oneof(fc.constantFrom(...FRAGMENTS), fc.string({ maxLength: 3 })), { maxLength: 12 })
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(text, (sample) => {
        expect(run(sample)).to.deep.equal(bruteForce(sample));
      }),
      { numRuns: 3000 },
    );
  });

  it('finds the same in a text that needs more of the automaton than may be built', () => {
    const random = makeRandom('scan');
    const letters = Array.from('AbZ07- é.rk1aXÖ_');
    let text = '';
    while (text.length < 50_000) text += random.pick(letters);
    expect(run(text)).to.deep.equal(bruteForce(text));
  });

  it('tries every possible match when its table is full, and after rebuilding it', () => {
    const reader = new BeginningReader(new Sources());
    const parts = SOURCES.map(([match, lead, ignoreCase = false], form) => ({
      form,
      fragment: reader.readWhole({ type: 'ID_NUMBER', match, score: 0.5, ignoreCase, ...(lead && { lead }) }).fragment,
    }));
    const joined = reader.join(parts);
    const [large, small] = [new Beginnings(joined), new Beginnings(joined, 30)];
    const random = makeRandom('rows');
    for (let round = 0; round < 300; round++) {
      const text = Array.from({ length: 12 }, () => random.pick(FRAGMENTS)).join('');
      expect(triedBy(small, text)).to.include.members(triedBy(large, text));
    }
  });

  it('skips a pattern if the character before the place excludes it', () => {
    const source = (match: string): PatternRecognizer => ({
      name: 'test/behind',
      types: ['ID_NUMBER'],
      patterns: [{ type: 'ID_NUMBER', match, score: 0.5 }],
    });
    const tries = (match: string, text: string): number => {
      const recognizers = [source(match)];
      const only = new Scanner(
        compileScan({ recognizers, wordLists: [], extraPhrases: [], domainsOf: () => undefined }),
      );
      return only.run(text).attempts.length;
    };
    expect(tries('(?<=\\b(?:in|of) )\\d{4}', 'of 1999, no-2000, x/2001')).to.equal(1);
    expect(tries('(?<![/-])\\d{4}', 'of 1999, no-2000, x/2001')).to.equal(1);
    expect(tries('\\d{4}', 'of 1999, no-2000, x/2001')).to.equal(3);
  });

  it('splits text into the tokens of the character table, with their kinds', () => {
    const { tokens } = scanner.run('Ab 12 x_1 ß😀é');
    const rows = Array.from({ length: tokens.length }, (_, i) => [tokens.start[i], tokens.end[i], tokens.kind[i]]);
    expect(rows).to.deep.equal([
      [0, 2, 6],
      [3, 5, 1],
      [6, 9, 13],
      [10, 11, 4],
      [13, 14, 4],
    ]);
  });

  it('keeps the rows after the last token empty, whatever text came before', () => {
    scanner.run('eleven Words of An earlier text that was much longer than this');
    const { tokens } = scanner.run('a word.');
    for (let row = tokens.length; row < tokens.length + 4; row++) {
      expect(tokens.start[row]).to.be.greaterThan(1000);
      expect([tokens.kind[row], tokens.set[row], tokens.hash[row]]).to.deep.equal([0, 0, 0]);
    }
  });

  it('gives words that differ only in case the same hash', () => {
    const { tokens } = scanner.run('Straße STRASSE MÜLLER müller');
    expect(tokens.hash[2]).to.equal(tokens.hash[3]);
    expect(tokens.hash[0]).to.not.equal(tokens.hash[1]);
  });
});
