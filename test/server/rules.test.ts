import { expect } from 'chai';
import { threadedWork } from '../../server/work/threads.js';
import { CONFIG, form, PATHS, problem, startTestService, type TestService } from './kit/service.js';

const TEXT = 'Blue Heron is ready.';
const PATTERN = { patterns: [{ type: 'EMPLOYEE_ID', match: 'QX-\\d{4}\\b' }] };

describe('rules in requests to the service', () => {
  let service: TestService;
  before(async () => {
    service = await startTestService({
      plan: 'unlimited',
      work: (engine) => threadedWork(engine, CONFIG, { threads: 2 }),
    });
  });
  after(() => service.close());

  const used = async (): Promise<number> =>
    JSON.parse(await (await service.call('/api/v1/usage')).text()).month.tokens.used;
  async function costOf(work: () => Promise<Response>): Promise<number> {
    const before = await used();
    expect((await work()).status).to.be.oneOf([200, 422]);
    return (await used()) - before;
  }
  const redact = (text: string, rules: object | null) =>
    service.post(PATHS.outputs, { text, masking_type: 'redact', rules });
  const output = async (answer: Response): Promise<string> => JSON.parse(await answer.text()).outputs[0].text;

  it('apply to short texts and long ones, and in worker threads', async () => {
    for (const text of [`${TEXT} QX-1234.`, `${TEXT} QX-1234. ${'plain words. '.repeat(6000)}`]) {
      expect(await output(await redact(text, { deny: ['blue heron'] }))).to.equal(text.replace('Blue Heron', '*****'));
      expect(await output(await redact(text, PATTERN))).to.equal(text.replace('QX-1234', '*****'));
      expect(await output(await redact(text, null))).to.equal(text);
    }
    const allowed = await redact('mary@jones.test', { allow: ['mary@jones.test'] });
    expect(await output(allowed)).to.equal('mary@jones.test');
  });

  it('are refused with their place, whichever thread reads them, and then cost nothing', async () => {
    const hostile = { patterns: [{ type: 'EMPLOYEE_ID', match: '(?:a?){30}a{30}c' }] };
    const wrong: readonly (readonly [rules: object, pointer: string])[] = [
      [{ alow: [] }, '/rules'],
      [{ deny: [''] }, '/rules/deny/0'],
      [{ thresholds: { NOBODY: 1 } }, '/rules/thresholds'],
      [{ operators: { PERSON: 'nothing' } }, '/rules/operators/PERSON'],
      [hostile, '/rules/patterns/0/match'],
    ];
    for (const [rules, pointer] of wrong)
      for (const text of [TEXT, TEXT.repeat(5000)]) {
        const answer = await redact(text, rules);
        expect(answer.status).to.equal(422);
        expect((await problem(answer)).errors?.[0]?.pointer).to.equal(pointer);
      }
    expect(await costOf(() => redact(TEXT, hostile))).to.equal(0);
  });

  it('let other requests pass, even the costliest that are allowed on a long text', async () => {
    const many = <T>(count: number, make: (i: number) => T): T[] => Array.from({ length: count }, (_, i) => make(i));
    const costly = {
      deny: [{ terms: many(500, (i) => `heron number ${i}`) }],
      patterns: many(10, (i) => ({ type: 'EMPLOYEE_ID', match: `[a-z]{1,20} [A-Z]X-${i}\\d{3}\\b` })),
    };
    let isDone = false;
    const heavy = redact('plain words and QX-1 of them. '.repeat(33_000), costly).finally(() => {
      isDone = true;
    });
    for (let i = 0; i < 3; i++) expect((await redact(TEXT, null)).status).to.equal(200);
    expect(isDone).to.equal(false);
    expect((await heavy).status).to.equal(200);
  });

  it('are counted like text', async () => {
    const rules = { deny: ['blue heron'] };
    const tokens = (characters: number): number => Math.ceil(characters / 4);
    const all = TEXT.length + JSON.stringify(rules).length;
    expect(await costOf(() => redact(TEXT, null))).to.equal(tokens(TEXT.length));
    expect(await costOf(() => redact(TEXT, rules))).to.equal(tokens(all));
    const upload = (fields: Readonly<Record<string, string>>) =>
      service.call(PATHS.txt, { method: 'POST', body: form(TEXT, 'a.txt', fields) });
    expect(await costOf(() => upload({ rules: JSON.stringify(rules) }))).to.equal(tokens(all));
  });

  it('may be JSON in forms, longer than other fields', async () => {
    const upload = (rules: string) =>
      service.call(PATHS.txt, { method: 'POST', body: form(TEXT, 'a.txt', { masking_type: 'redact', rules }) });
    const long = JSON.stringify({ deny: ['blue heron', ...Array.from({ length: 900 }, (_, i) => `secret word ${i}`)] });
    expect(await (await upload(long)).text()).to.equal('***** is ready.');
    for (const [rules, pointer] of [
      ['{', '/rules'],
      ['{"deny":["a"],"deny":["b"]}', '/rules'],
      ['{"deny":[3]}', '/rules/deny/0'],
    ] as const) {
      const answer = await upload(rules);
      expect(answer.status).to.equal(422);
      expect((await problem(answer)).errors?.[0]?.pointer).to.equal(pointer);
    }
  });
});
