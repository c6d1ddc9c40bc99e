import { expect } from 'chai';
import {
  type CodeRecognizer,
  definePlugin,
  Engine,
  isDeidError,
  type Pattern,
  type Recognizer,
  type Term,
} from '../../core/index.js';
import { withParts } from '../../kit/index.js';

const BADGE = '(?<site>[A-Z]{3})-(?<year>\\d{2})-(?<serial>\\d{5})(?:/(?<copy>\\d))?(?!\\w)';

/** What a transformer sees of each term: its text, and the texts of its parts by role. */
type Seen = readonly [text: string, parts: Readonly<Record<string, string>> | undefined];

const textsOf = ({ text, parts }: Term): Seen => [
  text,
  parts && Object.fromEntries(parts.map(({ role, start, end }) => [role, text.slice(start, end)])),
];

async function seenBy(recognizer: Recognizer, text: string): Promise<readonly Seen[]> {
  const seen: Seen[] = [];
  const plugin = definePlugin({
    name: 'acme',
    description: 'Badges.',
    register(registry) {
      registry.recognizer(recognizer);
      registry.transformer({
        name: 'look',
        description: 'Looks at the parts.',
        reversible: false,
        derived: false,
        prepare: () => ({
          apply: (terms) => {
            seen.push(...terms.map(textsOf));
            return terms.map(() => '*');
          },
        }),
      });
    },
  });
  await using engine = await Engine.create({
    config: { policies: { CUSTOM: { rules: { '*': 'look' } } } },
    plugins: [plugin],
  });
  engine.deidentify(text, { mode: 'CUSTOM' });
  return seen;
}

const patterns = (...given: readonly Omit<Pattern, 'type' | 'score'>[]): Recognizer => ({
  name: 'acme/badge',
  types: ['EMPLOYEE_ID'],
  patterns: given.map((one) => ({ type: 'EMPLOYEE_ID', score: 'form:own', ...one })),
});

const code = (parts: CodeRecognizer['parts']): Recognizer => ({
  name: 'acme/badge',
  types: ['EMPLOYEE_ID'],
  recognize: () => [{ type: 'EMPLOYEE_ID', start: 0, end: 6, score: 0.9 }],
  ...(parts !== undefined && { parts }),
});

describe('the parts of a term', () => {
  it('are the named groups of the pattern that finds it; one that took no part is missing', async () => {
    expect(await seenBy(patterns({ match: BADGE }), 'LEE-23-10684 and ABD-19-00231/2.')).to.deep.equal([
      ['LEE-23-10684', { site: 'LEE', year: '23', serial: '10684' }],
      ['ABD-19-00231/2', { site: 'ABD', year: '19', serial: '00231', copy: '2' }],
    ]);
  });

  it('are read where the text has other dashes and digits, soft hyphens, or encoded characters', async () => {
    const text = 'LEE\u201123\u201110684, \uff2c\uff25\uff25-\uff12\uff13-10684, LE\u00adE-23-10684, L&#69;E-23-10684.';
    expect((await seenBy(patterns({ match: BADGE }), text)).map(([, parts]) => parts)).to.deep.equal([
      { site: 'LEE', year: '23', serial: '10684' },
      { site: '\uff2c\uff25\uff25', year: '\uff12\uff13', serial: '10684' },
      { site: 'LE\u00adE', year: '23', serial: '10684' },
      { site: 'L&#69;E', year: '23', serial: '10684' },
    ]);
  });

  it('are read by a pattern that looks at what stands around', async () => {
    const around = patterns({ match: '(?<=pass )(?<site>[A-Z]{3})(?<serial>\\d{4})(?= valid)' });
    expect(await seenBy(around, 'The pass LEE4471 valid today.')).to.deep.equal([
      ['LEE4471', { site: 'LEE', serial: '4471' }],
    ]);
  });

  it('are those of the pattern that matches all of it', async () => {
    const two = patterns({ match: '(?<short>[A-Z]{3}-\\d{2})' }, { match: '(?<long>[A-Z]{3}-\\d{2}-\\d{3})(?!\\d)' });
    expect(await seenBy(two, 'LEE-23-106')).to.deep.equal([['LEE-23-106', { long: 'LEE-23-106' }]]);
  });

  it('are those that a recognizer reads by code, and none without', async () => {
    const parts = [{ role: 'site', start: 0, end: 2 }];
    expect(
      await seenBy(
        code(() => parts),
        'LE4471',
      ),
    ).to.deep.equal([['LE4471', { site: 'LE' }]]);
    expect(await seenBy(code(undefined), 'LE4471')).to.deep.equal([['LE4471', undefined]]);
    expect(await seenBy(patterns({ match: '[A-Z]{2}\\d{4}' }), 'LE4471')).to.deep.equal([['LE4471', undefined]]);
  });

  it('are refused if they do not lie in the term, in order, and the error names the recognizer, not the text', async () => {
    const wrong: readonly unknown[] = [
      'site',
      [null],
      [{ role: 'site', start: 0 }],
      [{ role: 'site', start: -1, end: 2 }],
      [{ role: 'site', start: 0, end: 7 }],
      [{ role: 'site', start: 0.5, end: 2 }],
      [
        { role: 'serial', start: 2, end: 6 },
        { role: 'site', start: 0, end: 2 },
      ],
      Promise.resolve([]),
    ];
    for (const parts of wrong) {
      const failed: unknown = await seenBy(
        code(() => parts as never),
        'LE4471',
      ).catch((error: unknown) => error);
      if (!isDeidError(failed)) throw new Error(`not refused: ${JSON.stringify(parts)}`);
      expect(failed.code).to.equal('recognizer_failed');
      expect(failed.message).to.include('acme/badge').and.include('parts()').and.not.include('LE4471');
    }
  });

  it('are replaced by role; what stands between them stays', () => {
    const parts = [
      { role: 'site', start: 0, end: 3 },
      { role: 'serial', start: 7, end: 12 },
    ];
    expect(withParts({ text: 'LEE-23-10684', parts }, { serial: '40712', other: 'x' })).to.equal('LEE-23-40712');
    expect(withParts({ text: 'LEE-23-10684' }, { serial: '40712' })).to.equal('LEE-23-10684');
  });
});
