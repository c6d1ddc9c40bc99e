import { createDecipheriv } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { type RequestOptions, request, type Server } from 'node:http';
import { join } from 'node:path';
import { expect } from 'chai';
import { createEngine } from '../../lib/index.js';
import { ROOT } from '../../scripts/pack/members.js';
import { urlOf } from '../../server/base/listen.js';
import { createLog } from '../../server/base/logging.js';
import { PRESIDIO_ENTITIES } from '../../server/presidio/entities.js';
import { presidioServer } from '../../server/servers.js';
import { readSettings } from '../../server/settings.js';
import { threadedWork } from '../../server/work/threads.js';
import { startTestService, type TestService } from './kit/service.js';

const LICENCE = 'John Smith drivers license is AC432223';

/** The status of an answer to a request whose headers are as they are given. */
const raw = (server: Server, options: RequestOptions): Promise<number | undefined> =>
  new Promise((resolve, reject) =>
    request(urlOf(server, '127.0.0.1'), options, (response) => resolve(response.resume().statusCode))
      .on('error', reject)
      .end(),
  );

interface Result {
  readonly entity_type: string;
  readonly start: number;
  readonly end: number;
  readonly score: number;
  readonly analysis_explanation: Readonly<Record<string, unknown>> | null;
}

describe('the addresses of Presidio', () => {
  let service: TestService;
  let server: Server;
  let url = '';
  const open = async (key?: string): Promise<Server> => {
    const settings = readSettings({ DEIDKIT_PRESIDIO_PORT: '0', ...(key && { DEIDKIT_PRESIDIO_KEY: key }) });
    const made = presidioServer(
      service.service,
      settings,
      service.keys.store.ping,
      createLog({ write: () => undefined }),
    );
    if (made === undefined) throw new Error('no server');
    await new Promise<void>((resolve) => made.listen(0, settings.presidio?.host, resolve));
    return made;
  };
  before(async () => {
    service = await startTestService({
      engine: () => createEngine(),
      work: (engine) => threadedWork(engine),
      plan: 'unlimited',
    });
    server = await open(service.key);
    url = urlOf(server, '127.0.0.1');
  });
  after(async () => {
    server.closeAllConnections();
    server.close();
    await service.close();
  });

  const send = async (path: string, body: string | object, headers: Readonly<Record<string, string>> = {}) => {
    const response = await fetch(url + path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
    const text = await response.text();
    return { status: response.status, type: response.headers.get('content-type'), json: JSON.parse(text) };
  };
  const get = async (path: string) => {
    const response = await fetch(url + path);
    return { status: response.status, text: await response.text() };
  };
  const analyze = async (text: string, more: object = {}): Promise<readonly Result[]> => {
    const { status, json } = await send('/analyze', { text, language: 'en', ...more });
    expect(status, JSON.stringify(json)).to.equal(200);
    return json;
  };
  const places = (results: readonly Result[]) =>
    results.map(({ entity_type, start, end }) => `${entity_type} ${start} ${end}`);
  const refusal = async (path: string, body: string | object): Promise<readonly [number, string]> => {
    const { status, json, type } = await send(path, body);
    expect(Object.keys(json)).to.deep.equal(['error']);
    expect(type).to.equal('application/json');
    return [status, json.error];
  };

  describe('/analyze', () => {
    it('names what it finds as Presidio does, in its form', async () => {
      const results = await analyze(LICENCE);
      expect(places(results)).to.deep.equal(['PERSON 0 10', 'US_DRIVER_LICENSE 30 38']);
      expect(Object.keys(results[0] ?? {})).to.deep.equal([
        'analysis_explanation',
        'end',
        'entity_type',
        'score',
        'start',
      ]);
      expect(results[0]?.analysis_explanation).to.equal(null);
      expect(results[0]?.score).to.be.within(0, 1);
      for (const more of [{ correlation_id: '123' }, { trace: '1' }, { return_decision_process: 0 }])
        expect(await analyze(LICENCE, more)).to.deep.equal(results);
      const batch = await send('/analyze', { text: [LICENCE, 'Nothing.', LICENCE], language: 'en' });
      expect(batch.json).to.deep.equal([results, [], results]);
    });

    it('counts code points, also where characters are pairs of code units', async () => {
      const text = '\u{1F600}\u{1F600} Anna Smith \u{1F469}\u200D\u{1F467} wrote to anna@example.com \u{1F600}';
      const results = await analyze(text);
      const points = Array.from(text);
      const words = results.map(({ start, end }) => points.slice(start, end).join(''));
      expect(words).to.have.members(['Anna Smith', 'anna@example.com']);
      const { json } = await send('/anonymize', { text, analyzer_results: results });
      expect(json.text).to.equal(
        '\u{1F600}\u{1F600} <PERSON> \u{1F469}\u200D\u{1F467} wrote to <EMAIL_ADDRESS> \u{1F600}',
      );
      const changed = Array.from(json.text);
      for (const { start, end, text: shown } of json.items) expect(changed.slice(start, end).join('')).to.equal(shown);
    });

    it('finds only the entities that are asked for, under the names by which they are', async () => {
      expect(places(await analyze(LICENCE, { entities: ['PERSON'] }))).to.deep.equal(['PERSON 0 10']);
      const british = await analyze(LICENCE, { entities: ['UK_DRIVING_LICENCE'] });
      expect(places(british)).to.deep.equal(['UK_DRIVING_LICENCE 30 38']);
      const own = await analyze('MRN 00123456 of Anna Smith', { entities: ['MEDICAL_RECORD_NUMBER'] });
      expect(places(own)).to.deep.equal(['MEDICAL_RECORD_NUMBER 4 12']);
      expect(await refusal('/analyze', { text: 'a', language: 'en', entities: ['PERSONS'] })).to.deep.equal([
        500,
        'No matching recognizers were found to serve the request.',
      ]);
      const [status, sentence] = await refusal('/analyze', { text: 'a', language: 'en', entities: ['PERSON', 'MARS'] });
      expect(status).to.equal(400);
      expect(sentence).to.include('/supportedentities').and.not.to.include('MARS');
    });

    it('drops results below a score, and never lowers what counts', async () => {
      const all = await analyze(LICENCE);
      const score_threshold = 0.9;
      expect(await analyze(LICENCE, { score_threshold })).to.deep.equal(
        all.filter(({ score }) => score >= score_threshold),
      );
      expect(await analyze(LICENCE, { score_threshold: 0 })).to.deep.equal(all);
    });

    it('explains in the members of Presidio', async () => {
      const [person] = await analyze(LICENCE, { return_decision_process: true });
      expect(Object.keys(person?.analysis_explanation ?? {})).to.have.members([
        'recognizer',
        'pattern_name',
        'pattern',
        'original_score',
        'score',
        'textual_explanation',
        'score_context_improvement',
        'supportive_context_word',
        'validation_result',
      ]);
    });

    it('leaves out what the request allows, exactly or by expressions', async () => {
      const text = 'email: admin@github.com';
      expect(await analyze(text, { allow_list: ['admin@github.com'] })).to.deep.equal([]);
      const allow_list = ['.*@github.com'];
      expect(places(await analyze(text, { allow_list }))).to.deep.equal(['EMAIL_ADDRESS 7 23']);
      expect(await analyze(text, { allow_list, allow_list_match: 'regex' })).to.deep.equal([]);
      const cased = 'email: admin@GitHub.com';
      expect(await analyze(cased, { allow_list, allow_list_match: 'regex' })).to.deep.equal([]);
      const more = { allow_list, allow_list_match: 'regex', regex_flags: 0 };
      expect(places(await analyze(cased, more))).to.deep.equal(['EMAIL_ADDRESS 7 23']);
    });

    it('reads recognizers of the request: expressions, context and terms', async () => {
      const zip = {
        name: 'Zip code Recognizer',
        supported_language: 'en',
        patterns: [{ name: 'zip code (weak)', regex: '(\\b\\d{5}(?:\\-\\d{4})?\\b)', score: 0.01 }],
        supported_entity: 'ZIP',
      };
      const text = `${LICENCE}. Zip code: 10023`;
      const weak = (await analyze(text, { ad_hoc_recognizers: [zip] })).find((one) => one.entity_type === 'ZIP');
      expect(weak).to.deep.equal({ analysis_explanation: null, end: 55, entity_type: 'ZIP', score: 0.01, start: 50 });
      const context = { ...zip, context: ['zip', 'code'] };
      const only = await analyze(text, {
        ad_hoc_recognizers: [context],
        entities: ['ZIP'],
        return_decision_process: true,
      });
      expect(only.map(({ score }) => score)).to.deep.equal([0.4]);
      expect(only[0]?.analysis_explanation).to.include({
        supportive_context_word: 'zip',
        pattern_name: 'zip code (weak)',
      });
      const around = await analyze('10023', { ad_hoc_recognizers: [context], entities: ['ZIP'], context: ['Zip'] });
      expect(around.map(({ score }) => score)).to.deep.equal([0.4]);
      const german = { ...context, supported_language: 'de' };
      const entities = ['ZIP', 'PERSON'];
      expect(
        (await refusal('/analyze', { text: '10023', language: 'en', ad_hoc_recognizers: [german], entities }))[0],
      ).to.equal(400);
      expect(await analyze('10023', { ad_hoc_recognizers: [german], entities: ['PERSON'] })).to.deep.equal([]);
      const titles = {
        name: 'Mr. Recognizer',
        supported_language: 'en',
        deny_list: ['Mr.', 'Mister'],
        supported_entity: 'MR_TITLE',
      };
      const mister = await analyze("Mr. John Smith's drivers license is AC432223", { ad_hoc_recognizers: [titles] });
      expect(mister.find((one) => one.entity_type === 'MR_TITLE')).to.include({ start: 0, end: 3, score: 1 });
      expect(places(mister)).to.include('PERSON 4 14');
    });

    it('translates expressions of Python, and refuses what has no equal or may be slow', async () => {
      const found = async (regex: string, text: string) => {
        const recognizer = { supported_entity: 'X', patterns: [{ name: 'x', regex, score: 0.5 }] };
        const results = await analyze(text, { ad_hoc_recognizers: [recognizer], entities: ['X'] });
        return results.map(({ start, end }) => Array.from(text).slice(start, end).join(''));
      };
      expect(await found('\\bé\\w+\\b', 'été Éric')).to.deep.equal(['été', 'Éric']);
      expect(await found('(?P<a>\\d+)-\\d', '٣٤-5 and 1-2')).to.deep.equal(['٣٤-5', '1-2']);
      expect(await found('^a.b$', 'a\nb\nc')).to.deep.equal(['a\nb']);
      expect(await found('[\\w.-]+@x', 'q.r-s@x')).to.deep.equal(['q.r-s@x']);
      expect(await found('[]a]{2,}|\\{x}', ']a] {x}')).to.deep.equal([']a]', '{x}']);
      expect(await found('\\A\\#1\\Z', '#1')).to.deep.equal(['#1']);
      expect(await found('x\\-\\d', '\u{1F600} x-1')).to.deep.equal(['x-1']);
      for (const regex of [
        '(a+)+b',
        '(a)\\1',
        'a*+',
        '(?>a)',
        '(?i:a)',
        '[[:alpha:]]',
        '(',
        'a*',
        '\\K',
        'x'.repeat(600),
      ]) {
        const recognizer = { supported_entity: 'X', patterns: [{ name: 'x', regex, score: 0.5 }] };
        const [status, sentence] = await refusal('/analyze', {
          text: 'a',
          language: 'en',
          ad_hoc_recognizers: [recognizer],
        });
        expect(status, regex).to.equal(400);
        expect(sentence).to.include('ad_hoc_recognizers[0].patterns[0].regex').and.not.to.include('(a+)+b');
      }
    });

    it('says what Presidio says of missing texts and unknown languages', async () => {
      expect(await refusal('/analyze', {})).to.deep.equal([500, 'No text provided']);
      expect(await refusal('/analyze', { language: 'en' })).to.deep.equal([500, 'No text provided']);
      expect(await refusal('/analyze', { text: LICENCE })).to.deep.equal([500, 'No language provided']);
      expect(await refusal('/analyze', { text: LICENCE, language: 'zz' })).to.deep.equal([
        500,
        'No matching recognizers were found to serve the request.',
      ]);
      const german = await send('/analyze', { text: 'Frau Erika Mustermann, Tel. 030 1234567', language: 'de' });
      expect(places(german.json)).to.include('PERSON 5 21');
    });

    it('ignores nothing: other fields, values of other kinds and recognizers that cannot be built are refused', async () => {
      const base = { text: LICENCE, language: 'en' };
      const pattern = { type: 'zip', bebex: 'x', confidence: 0.01 };
      for (const more of [
        { nlp_engine: 'spacy' },
        { entities: 'PERSON' },
        { score_threshold: '0.5' },
        { allow_list_match: 'fuzzy' },
        { regex_flags: 64 },
        { ad_hoc_recognizers: [{ supported_entity: 'X', patterns: [pattern] }] },
        { ad_hoc_recognizers: [{ supported_entity: 'X', module: 'os' }] },
        { ad_hoc_recognizers: [{ patterns: [{ name: 'x', regex: 'x', score: 1 }] }] },
        { ad_hoc_recognizers: [{ supported_entity: 'X', deny_list: [''] }] },
        { ad_hoc_recognizers: [{ supported_entity: 'X', patterns: [{ name: 'x', regex: 'x', score: 7 }] }] },
        { text: [1] },
        { context: [1] },
      ])
        expect((await refusal('/analyze', { ...base, ...more }))[0], JSON.stringify(more)).to.equal(400);
    });
  });

  describe('requests that would make far more than they hold', () => {
    const own = (more: object) => ({ ad_hoc_recognizers: [{ supported_entity: 'X', ...more }] });
    const pattern = (regex: string, name = 'x') => ({ name, regex, score: 1 });

    it('are refused where their recognizers repeat long names or find too many places', async () => {
      const long = 'x'.repeat(201);
      const words = Array.from({ length: 101 }, (_, i) => `word${i}`);
      const many = 'a '.repeat(60_000);
      for (const more of [
        own({ supported_entity: long, patterns: [pattern('a')] }),
        own({ name: long, patterns: [pattern('a')] }),
        own({ patterns: [pattern('a', long)] }),
        own({ patterns: [pattern('a')], context: words }),
        { text: many, entities: ['X'], ...own({ patterns: [pattern('a'), pattern(' ')] }) },
        { text: Array.from({ length: 10_001 }, () => '') },
      ])
        expect((await refusal('/analyze', { text: 'a', language: 'en', ...more }))[0]).to.equal(400);
    });

    it('are refused where operators write, or read again and again, more than several texts hold', async () => {
      const text = 'a b '.repeat(2_000);
      const results = Array.from({ length: 4_000 }, (_, i) => ({
        start: 2 * i,
        end: 2 * i + 1,
        entity_type: i % 2 === 0 ? 'A' : 'B',
        score: 1,
      }));
      const [status, sentence] = await refusal('/anonymize', {
        text,
        analyzer_results: results,
        anonymizers: { DEFAULT: { type: 'replace', new_value: 'x'.repeat(100_000) } },
      });
      expect([status, sentence]).to.deep.equal([
        400,
        'The results and their operators make more than 16000000 characters.',
      ]);
      const whole = Array.from({ length: 4_000 }, () => ({ start: 0, end: 8_000, entity_type: 'A' }));
      const deanonymizers = { DEFAULT: { type: 'deanonymize_keep' } };
      expect((await refusal('/deanonymize', { text, anonymizer_results: whole, deanonymizers }))[0]).to.equal(400);
    });

    it('are charged for what is read again, and for what operators hold', async () => {
      const poor = { 'X-API-Key': await service.keyOf({ tokens_per_month: 2_000 }) };
      const again = { text: Array.from({ length: 100 }, () => ''), language: 'en', context: ['x'.repeat(900)] };
      const anonymizers = { DEFAULT: { type: 'replace', new_value: 'x'.repeat(9_000) } };
      for (const [path, body] of [
        ['/analyze', again],
        ['/anonymize', { text: 'a', anonymizers, analyzer_results: [] }],
      ] as const)
        expect((await send(path, body, poor)).status, path).to.equal(429);
    });
  });

  describe('/anonymize and /deanonymize', () => {
    const PHONE = 'hello world, my name is Jane Doe. My number is: 034453334';
    const OVERLAP = "I'm George Washington Square Park";
    const named = (start: number, end: number, entity_type: string, score = 0.8) => ({
      start,
      end,
      entity_type,
      score,
    });
    const item = (operator: string, entity_type: string, start: number, end: number, text: string) => ({
      start,
      end,
      entity_type,
      text,
      operator,
    });
    const anonymize = async (body: object) => (await send('/anonymize', body)).json;

    it('applies operators by entity, and unites results that overlap', async () => {
      const analyzer_results = [
        named(24, 32, 'NAME'),
        named(24, 28, 'FIRST_NAME'),
        named(29, 32, 'LAST_NAME', 0.6),
        named(48, 57, 'PHONE_NUMBER', 0.95),
      ];
      const anonymizers = {
        DEFAULT: { type: 'replace', new_value: 'ANONYMIZED' },
        PHONE_NUMBER: { type: 'mask', masking_char: '*', chars_to_mask: 4, from_end: true },
      };
      expect(await anonymize({ text: PHONE, anonymizers, analyzer_results })).to.deep.equal({
        text: 'hello world, my name is ANONYMIZED. My number is: 03445****',
        items: [item('mask', 'PHONE_NUMBER', 50, 59, '03445****'), item('replace', 'NAME', 24, 34, 'ANONYMIZED')],
      });
      const keep = { NAME: { type: 'keep' }, PHONE_NUMBER: { type: 'replace' } };
      const two = [named(24, 32, 'NAME'), named(48, 57, 'PHONE_NUMBER')];
      expect(await anonymize({ text: PHONE, anonymizers: keep, analyzer_results: two })).to.deep.equal({
        text: 'hello world, my name is Jane Doe. My number is: <PHONE_NUMBER>',
        items: [item('replace', 'PHONE_NUMBER', 48, 62, '<PHONE_NUMBER>'), item('keep', 'NAME', 24, 32, 'Jane Doe')],
      });
      const redact = { NAME: { type: 'redact' } };
      expect((await anonymize({ text: PHONE, anonymizers: redact, analyzer_results: two })).text).to.equal(
        'hello world, my name is . My number is: <PHONE_NUMBER>',
      );
    });

    it('changes results of two entities that overlap as Presidio does', async () => {
      const analyzer_results = [named(4, 21, 'NAME'), named(11, 33, 'LOCATION')];
      const by = async (anonymizers: object) => anonymize({ text: OVERLAP, anonymizers, analyzer_results });
      expect(await by({ NAME: { type: 'keep' }, LOCATION: { type: 'replace' } })).to.deep.equal({
        text: "I'm George Washington<LOCATION>",
        items: [item('replace', 'LOCATION', 21, 31, '<LOCATION>'), item('keep', 'NAME', 4, 21, 'George Washington')],
      });
      expect(await by({ NAME: { type: 'replace' }, LOCATION: { type: 'keep' } })).to.deep.equal({
        text: "I'm <NAME>Washington Square Park",
        items: [item('keep', 'LOCATION', 10, 32, 'Washington Square Park'), item('replace', 'NAME', 4, 10, '<NAME>')],
      });
      expect((await by({ DEFAULT: { type: 'keep' } })).text).to.equal("I'm George WashingtonWashington Square Park");
    });

    it('unites results of one entity that touch by blanks or overlap, and keeps the better of two at one place', async () => {
      const of = async (text: string, analyzer_results: object[]) => (await anonymize({ text, analyzer_results })).text;
      expect(await of('Anna  Smith, Paul', [named(0, 4, 'P'), named(6, 11, 'P'), named(13, 17, 'P')])).to.equal(
        '<P>, <P>',
      );
      expect(await of('abcdefgh', [named(0, 4, 'A'), named(2, 6, 'A'), named(5, 8, 'A')])).to.equal('<A>');
      expect(await of('abcd', [named(0, 4, 'A', 0.3), named(0, 4, 'B', 0.9)])).to.equal('<B>');
      expect(await of('abcd', [named(0, 4, 'A', 0.9), named(1, 3, 'B', 1)])).to.equal('<A>');
    });

    it('leaves a text without results as it is, and refuses a request that has no list of them', async () => {
      const anonymizers = { DEFAULT: { type: 'replace', new_value: 'ANONYMIZED' } };
      expect(await anonymize({ text: '', anonymizers, analyzer_results: [] })).to.deep.equal({ text: '', items: [] });
      expect((await anonymize({ text: 'hello', anonymizers, analyzer_results: [] })).text).to.equal('hello');
      expect((await refusal('/anonymize', { text: 'hello', anonymizers }))[0]).to.equal(422);
      expect(await refusal('/anonymize', {})).to.deep.equal([400, 'Invalid request json']);
      expect(await refusal('/anonymize', [])).to.deep.equal([400, 'Invalid request json']);
      expect(await refusal('/anonymize', '{"text": "a", "anonymizers": {},}')).to.deep.equal([
        400,
        'The browser (or proxy) sent a request that this server could not understand.',
      ]);
    });

    it('refuses operators and results that are not sound, without a piece of them', async () => {
      const analyzer_results = [named(0, 4, 'PERSON')];
      const custom = { DEFAULT: { type: 'custom', new_value: 'lambda x:  x[::-1]' } };
      expect(await refusal('/anonymize', { text: 'Anna', anonymizers: custom, analyzer_results })).to.deep.equal([
        400,
        'Custom type anonymizer is not supported',
      ]);
      for (const operator of [
        {},
        { type: 'shred' },
        { type: 'mask', chars_to_mask: 2, from_end: true },
        { type: 'mask', masking_char: '**', chars_to_mask: 2, from_end: true },
        { type: 'mask', masking_char: '*', chars_to_mask: 'two', from_end: true },
        { type: 'hash', hash_type: 'md5' },
        { type: 'hash', salt: 'short' },
        { type: 'encrypt' },
        { type: 'encrypt', key: 'fifteen letters' },
        { type: 'replace', new_value: 7 },
        { type: 'replace', secretly: 'Anna' },
      ]) {
        const [status, sentence] = await refusal('/anonymize', {
          text: 'Anna',
          anonymizers: { PERSON: operator },
          analyzer_results,
        });
        expect(status, JSON.stringify(operator)).to.equal(422);
        expect(sentence).not.to.match(/shred|md5|secretly|fifteen|Anna/);
      }
      for (const result of [
        named(0, 5, 'A'),
        named(-1, 2, 'A'),
        named(3, 2, 'A'),
        named(0, 1.5, 'A'),
        named(0, 4, ''),
        { start: 0, end: 4, entity_type: 'A' },
        null,
      ])
        expect((await refusal('/anonymize', { text: 'Anna', analyzer_results: [result] }))[0]).to.equal(422);
      expect((await refusal('/anonymize', { text: 'Anna', analyzer_results, language: 'en' }))[0]).to.equal(400);
    });

    it('hashes with a salt: one of the request for equal hashes, else a new one each time', async () => {
      const text = 'Anna Anna';
      const analyzer_results = [named(0, 4, 'A'), named(5, 9, 'B')];
      const words = async (operator: object): Promise<readonly string[]> =>
        (await anonymize({ text, anonymizers: { DEFAULT: operator }, analyzer_results })).text.split(' ');
      const [one, two] = await words({ type: 'hash' });
      expect(one)
        .to.match(/^[0-9a-f]{64}$/)
        .and.not.to.equal(two);
      const salted = await words({ type: 'hash', hash_type: 'sha512', salt: 'sixteen letters!' });
      expect(salted[0])
        .to.match(/^[0-9a-f]{128}$/)
        .and.to.equal(salted[1]);
    });

    it('encrypts with the key of the request, as Presidio does, and decrypts', async () => {
      const text = 'Lorem Ipsum is a Software Engineer';
      const keys = { name: '1111111111111111', title: '222222222222222222222222' };
      const { text: sent, items } = await anonymize({
        text,
        anonymizers: { DEFAULT: { type: 'encrypt', key: keys.name }, TITLE: { type: 'encrypt', key: keys.title } },
        analyzer_results: [named(0, 12, 'NAME'), named(18, text.length, 'TITLE')],
      });
      const bytes = Buffer.from(items[1].text.replaceAll('-', '+').replaceAll('_', '/'), 'base64');
      const decipher = createDecipheriv('aes-128-cbc', keys.name, bytes.subarray(0, 16));
      expect(decipher.update(bytes.subarray(16), undefined, 'utf8') + decipher.final('utf8')).to.equal('Lorem Ipsum ');
      const deanonymizers = {
        DEFAULT: { type: 'decrypt', key: keys.name },
        TITLE: { type: 'decrypt', key: keys.title },
      };
      const restored = await send('/deanonymize', { text: sent, deanonymizers, anonymizer_results: items });
      expect(restored.json.text).to.equal(text);
      // Encrypted by Presidio itself, an example of its documentation.
      const foreign = 'e6HnOMnIxbd4a8Qea44LshQDnjvxwzBIaAz+YqHNnMW2mC5r3AWoay8Spsoajyyy';
      const { json } = await send('/deanonymize', {
        text: foreign,
        deanonymizers: { NUMBER: { type: 'decrypt', key: keys.name } },
        anonymizer_results: [{ start: 0, end: foreign.length, entity_type: 'NUMBER' }],
      });
      expect(json).to.deep.equal({
        text: 'text_for_encryption',
        items: [item('decrypt', 'NUMBER', 0, 19, 'text_for_encryption')],
      });
    });

    it('refuses to decrypt with another key, with none, or something else', async () => {
      const text = 'e6HnOMnIxbd4a8Qea44LshQDnjvxwzBIaAz+YqHNnMW2mC5r3AWoay8Spsoajyyy';
      const anonymizer_results = [{ start: 0, end: text.length, entity_type: 'NUMBER' }];
      const by = (deanonymizers?: object) => refusal('/deanonymize', { text, deanonymizers, anonymizer_results });
      expect(await by({ NUMBER: { type: 'decrypt', key: 'invalidkey' } })).to.deep.equal([
        422,
        'Invalid input, key must be of length 128, 192 or 256 bits',
      ]);
      for (const wrong of [
        { NUMBER: { type: 'decrypt', key: '2222222222222222' } },
        undefined,
        { NUMBER: { type: 'encrypt', key: '1'.repeat(16) } },
      ])
        expect((await by(wrong))[0]).to.equal(422);
      const nothing = { start: 0, end: 4, entity_type: 'NUMBER' };
      const deanonymizers = { DEFAULT: { type: 'decrypt', key: '1'.repeat(16) } };
      expect(
        (await refusal('/deanonymize', { text: 'Anna', deanonymizers, anonymizer_results: [nothing] }))[0],
      ).to.equal(422);
      expect((await send('/deanonymize', { text })).json).to.deep.equal({ text, items: [] });
      expect((await send('/deanonymize', { key: '1111111111111111' })).json).to.deep.equal({ text: '', items: [] });
      expect(await refusal('/deanonymize', {})).to.deep.equal([400, 'Invalid request json']);
    });
  });

  describe('lists and health', () => {
    it('list entities, recognizers and operators', async () => {
      const entities: readonly string[] = JSON.parse((await get('/supportedentities?language=en')).text);
      expect(entities).to.include.members(['PERSON', 'US_SSN', 'CRYPTO', 'NRP', 'UK_NHS', 'NATIONAL_ID', 'API_KEY']);
      expect(new Set(entities).size).to.equal(entities.length);
      expect(JSON.parse((await get('/supportedentities?unknown=input')).text)).to.deep.equal(entities);
      expect(await get('/supportedentities?language=he')).to.deep.equal({
        status: 500,
        text: '{"error":"No matching recognizers were found to serve the request."}',
      });
      expect(JSON.parse((await get('/recognizers?language=en')).text)).to.include('contact/email');
      expect(JSON.parse((await get('/anonymizers')).text)).to.include.members([
        'hash',
        'mask',
        'redact',
        'replace',
        'encrypt',
        'keep',
      ]);
      expect(JSON.parse((await get('/deanonymizers')).text)).to.include('decrypt');
      expect((await get('/health')).status).to.equal(200);
      expect((await get('/nowhere')).status).to.equal(404);
      expect((await get('/analyze')).status).to.equal(405);
      // Whoever asks for all that is listed gets what it gets without a list.
      const results = await analyze(LICENCE);
      expect(await analyze(LICENCE, { entities })).to.deep.equal(results);
    });

    it('map to types that the engine knows', () => {
      const { entityTypes } = service.service.engine;
      for (const { name, types } of PRESIDIO_ENTITIES)
        for (const type of types) expect(entityTypes.get(type), `${name}: ${type}`).not.to.equal(undefined);
    });

    it('are in the table of the page, with the languages in which findings are called so', () => {
      const page = readFileSync(join(ROOT, 'docs/presidio.md'), 'utf8');
      for (const { name, types, languages } of PRESIDIO_ENTITIES) {
        const list = (all: readonly string[]): string => all.map((one) => `\`${one}\``).join(', ');
        const called = languages === undefined ? 'always' : list(languages) || 'only where asked for';
        expect(page).to.include(`| \`${name}\` | ${list(types)} | ${called} |\n`);
      }
    });
  });

  describe('keys and limits', () => {
    it('take the key of the request before that of the configuration, and refuse a wrong one', async () => {
      const body = { text: LICENCE, language: 'en' };
      expect((await send('/analyze', body, { 'X-API-Key': 'wrong' })).status).to.equal(401);
      const narrow = await service.keyOf({ operations: 'analyzeText', text_chars: 20 });
      const long = await send('/analyze', body, { 'X-API-Key': narrow });
      expect([long.status, long.json.error]).to.deep.equal([413, long.json.error]);
      expect(long.json.error).to.include('20');
      expect((await send('/analyze', { text: 'Anna Smith', language: 'en' }, { 'X-API-Key': narrow })).status).to.equal(
        200,
      );
      const other = await send('/anonymize', { text: 'a', analyzer_results: [] }, { 'X-API-Key': narrow });
      expect(other.status).to.equal(403);
      const poor = await service.keyOf({ tokens_per_month: 1 });
      expect((await send('/analyze', body, { 'X-API-Key': poor })).status).to.equal(429);
    });

    it('are not open to a page whose name a stranger points to this machine', async () => {
      const as = (host: string, headers: Readonly<Record<string, string>> = {}) =>
        raw(server, { method: 'GET', path: '/supportedentities', headers: { host, ...headers } });
      for (const host of ['localhost:5002', '127.0.0.1', '[::1]:5002']) expect(await as(host), host).to.equal(200);
      for (const host of ['pages.example', 'localhost.pages.example', '127.0.0.1.pages.example:5002', '10.0.0.7'])
        expect(await as(host), host).to.equal(401);
      expect(await as('localhost', { origin: 'https://pages.example' })).to.equal(401);
      expect(await as('pages.example', { 'x-api-key': service.key })).to.equal(200);
    });

    it('need a key in each request where none is configured', async () => {
      const open_ = await open();
      const there = urlOf(open_, '127.0.0.1');
      const response = await fetch(`${there}/analyze`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: '{"text":"a","language":"en"}',
      });
      expect(response.status).to.equal(401);
      open_.closeAllConnections();
      open_.close();
    });

    it('refuse forms that pages of other origins can send, and bodies that are too large', async () => {
      const headers = { 'Content-Type': 'text/plain' };
      expect((await send('/analyze', '{"text":"a","language":"en"}', headers)).status).to.equal(415);
      const small = await service.keyOf({ text_chars: 100 });
      const large = JSON.stringify({ text: 'a'.repeat(9 * 1024 * 1024), language: 'en' });
      expect((await send('/analyze', large, { 'X-API-Key': small })).status).to.equal(413);
    });

    it('log operation and code, and nothing of the request', async () => {
      await send('/analyze', { text: 'Anna Smith', language: 'en', allow_list: ['Smithereens'] });
      await refusal('/analyze', { text: 'Anna Smith', language: 'xx-Smith' });
      const lines = service.lines.join('\n');
      expect(lines).to.include('analyzeText').and.to.include('validation_failed');
      expect(lines).not.to.match(/Smith|Anna|github/);
    });
  });
});
