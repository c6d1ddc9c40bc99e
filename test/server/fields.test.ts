import { expect } from 'chai';
import { deidentifyFile } from '../../lib/deidentify-file.js';
import { docx, paragraph, partsOf } from '../plugins/office/make-docx.js';
import { form, makeEngine, PATHS, problem, startTestService, type TestService } from './kit/service.js';

/** An address is found at level 1 and a badge from level 2 on. */
const TEXT = 'mary@jones.test BX-123456';

/** What every endpoint does with a field that says how to protect, or that shapes what is protected. */
type Answer = 'honoured' | 'refused';
type Field =
  | 'level'
  | 'pca_dimension'
  | 'domain'
  | 'pii_entities'
  | 'masking_type'
  | 'compliance_mode'
  | 'replacements'
  | 'seed'
  | 'consistency_key'
  | 'rules';
const FIELDS: readonly Field[] = [
  'level',
  'pca_dimension',
  'domain',
  'pii_entities',
  'masking_type',
  'compliance_mode',
  'replacements',
  'seed',
  'consistency_key',
  'rules',
];
const ENDPOINTS = ['analyze', 'outputs', 'general', 'txt', 'csv', 'docx'] as const;
type Endpoint = (typeof ENDPOINTS)[number];

/** Only replacements are honoured at one endpoint and refused at all others. */
const answerOf = (endpoint: Endpoint, field: Field): Answer =>
  field === 'replacements' && endpoint !== 'general' ? 'refused' : 'honoured';

/** Values that show in the result, and what is left of the text then. */
const VALUES: Readonly<Record<Field, { readonly value: unknown; readonly left: RegExp }>> = {
  level: { value: 1, left: /^(?!mary).+ BX-123456$/ },
  pca_dimension: { value: 1, left: /^(?!mary).+ BX-123456$/ },
  domain: { value: 'mediCAL', left: /^(?!mary).+ (?!BX).+$/ },
  pii_entities: { value: ['id_number'], left: /^mary@jones\.test (?!BX).+$/ },
  masking_type: { value: 'redact', left: /^\*{5} \*{5}$/ },
  compliance_mode: { value: 'hipaa', left: /^\*{5} \*{5}$/ },
  replacements: { value: { BX: 'CY' }, left: /^mary@jones\.test CY-123456$/ },
  seed: { value: 'one', left: /^sub-\w+ sub-\w+$/ },
  consistency_key: { value: 'a secret of the caller', left: /^sub-\w+ sub-\w+$/ },
  rules: { value: { allow: ['bx-123456'] }, left: /^(?!mary).+ BX-123456$/ },
};

interface Result {
  readonly status: number;
  /** The text without what was found. */
  readonly left: string;
  readonly domain?: string;
  readonly pointers: readonly string[];
}

describe('fields that select the protection', () => {
  let service: TestService;
  before(async () => {
    service = await startTestService({ plan: 'unlimited' });
  });
  after(() => service.close());

  const isFile = (endpoint: Endpoint): endpoint is 'txt' | 'csv' | 'docx' => ['txt', 'csv', 'docx'].includes(endpoint);
  const asField = (value: unknown): string =>
    Array.isArray(value) ? value.join(',') : typeof value === 'object' ? JSON.stringify(value) : String(value);

  function request(endpoint: Endpoint, fields: Readonly<Record<string, unknown>>): Promise<Response> {
    if (!isFile(endpoint)) {
      const mode = endpoint === 'general' ? { compliance_mode: 'PROPRIETARY' } : {};
      return service.post(PATHS[endpoint], { text: TEXT, ...mode, ...fields });
    }
    const texts = Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, asField(value)]));
    const content = endpoint === 'docx' ? docx(paragraph(TEXT)) : TEXT;
    return service.call(`${PATHS.outputs}/${endpoint}`, {
      method: 'POST',
      body: form(content, `a.${endpoint}`, texts),
    });
  }

  async function ask(endpoint: Endpoint, fields: Readonly<Record<string, unknown>>): Promise<Result> {
    const answer = await request(endpoint, fields);
    const { status } = answer;
    if (status !== 200) {
      const { errors = [] } = await problem(answer);
      return { status, left: '', pointers: errors.map(({ pointer }) => pointer) };
    }
    return { status, pointers: [], ...(await leftBy(endpoint, answer)) };
  }

  async function leftBy(endpoint: Endpoint, answer: Response): Promise<Pick<Result, 'left' | 'domain'>> {
    if (endpoint === 'docx') {
      const body = partsOf(new Uint8Array(await answer.arrayBuffer()))['word/document.xml'] ?? '';
      return { left: body.replace(/<[^>]*>/g, '').trim() };
    }
    const text = await answer.text();
    if (isFile(endpoint)) return { left: text };
    const body = JSON.parse(text);
    if (endpoint === 'general') return { left: body.output_text };
    if (endpoint === 'outputs') return { left: body.outputs[0].text };
    const suggested = (word: string) => body.suggestions[word]?.[0]?.replacement ?? word;
    return { left: TEXT.split(' ').map(suggested).join(' '), domain: body.domain };
  }

  for (const endpoint of ENDPOINTS)
    for (const field of FIELDS) {
      const expected = answerOf(endpoint, field);
      it(`set ${field} to ${expected}: ${endpoint}`, async () => {
        const { value, left } = VALUES[field];
        const result = await ask(endpoint, { [field]: value });
        if (expected === 'refused')
          return void expect(result).to.deep.include({ status: 422, pointers: [`/${field}`] });
        expect(result.status).to.equal(200);
        expect(result.left).to.match(left);
        if (field === 'domain' && endpoint === 'analyze') expect(result.domain).to.equal('Medical');
        if (field === 'seed') expect((await ask(endpoint, { seed: value })).left).to.equal(result.left);
      });

      it(`are refused with a wrong value: ${field}, ${endpoint}`, async () => {
        const wrong = {
          level: 4,
          pca_dimension: 0,
          domain: 'x',
          seed: 'x'.repeat(300),
          replacements: 'x',
          consistency_key: 'short',
        };
        const value = { pii_entities: ['x'], masking_type: 'x', compliance_mode: 'x', rules: { alow: [] }, ...wrong }[
          field
        ];
        const { status, pointers } = await ask(endpoint, { [field]: value });
        expect(status).to.equal(422);
        expect(pointers[0]).to.match(new RegExp(`^/${field}`));
      });
    }

  it('are refused if they contradict each other', async () => {
    const contradictions: readonly (readonly [Endpoint, Readonly<Record<string, unknown>>, string])[] = [
      ...(['analyze', 'outputs', 'txt', 'csv', 'docx', 'general'] as const).map(
        (endpoint) => [endpoint, { compliance_mode: 'GDPR', masking_type: 'redact' }, '/masking_type'] as const,
      ),
      ['txt', { compliance_mode: 'PROPRIETARY', masking_type: 'transform' }, '/masking_type'],
      ['general', { compliance_mode: 'MASKED', replacements: { BX: 'CY' } }, '/replacements'],
      ['general', { replacements: { BX: 'CY' }, masking_type: 'redact' }, '/masking_type'],
      ['general', { replacements: { BX: 'CY' }, pii_entities: ['AGE'] }, '/pii_entities'],
      ['general', { replacements: { BX: 'CY' }, rules: { deny: ['BX'] } }, '/rules'],
    ];
    for (const [endpoint, fields, pointer] of contradictions)
      expect(await ask(endpoint, fields), JSON.stringify(fields)).to.deep.include({ status: 422, pointers: [pointer] });
  });

  it('report at every endpoint that the operator has written no policy for CUSTOM', async () => {
    for (const endpoint of ENDPOINTS) {
      const { error } = await problem(await request(endpoint, { compliance_mode: 'custom' }));
      expect(error, endpoint).to.equal('mode_not_configured');
    }
  });

  it('determine the number of suggested substitutes', async () => {
    const suggestions = async (path: string, fields: object) => {
      const body = JSON.parse(await (await service.post(path, { text: TEXT, candidates: 4, ...fields })).text());
      return (body.analysis ?? body).suggestions['BX-123456'];
    };
    expect(await suggestions(PATHS.analyze, {})).to.have.length(4);
    expect(await suggestions(PATHS.general, { compliance_mode: 'PROPRIETARY' })).to.have.length(4);
  });
});

describe('a text without findings', () => {
  let service: TestService;
  before(async () => {
    service = await startTestService();
  });
  after(() => service.close());

  it('is an empty text: it comes back unchanged, at every endpoint and in every mode', async () => {
    const analysis = await service.post(PATHS.analyze, { text: '' });
    expect(JSON.parse(await analysis.text())).to.deep.include({ tokens: [], sensitive_words: [], entities: [] });
    for (const masking_type of ['transform', 'redact']) {
      const { outputs } = JSON.parse(await (await service.post(PATHS.outputs, { text: '', masking_type })).text());
      expect(outputs.every(({ text }: { text: string }) => text === '')).to.equal(true);
    }
    for (const compliance_mode of ['MASKED', 'GDPR', 'HIPAA', 'PROPRIETARY'])
      for (const replacements of [{}, compliance_mode === 'PROPRIETARY' ? { a: 'b' } : {}]) {
        const answer = await service.post(PATHS.general, { text: '', compliance_mode, replacements });
        expect(answer.status).to.equal(200);
        expect(JSON.parse(await answer.text())).to.include({ output_text: '', original_text: '' });
      }
  });

  it('is an empty file of any format', async () => {
    await using engine = await makeEngine();
    for (const { name, extensions } of engine.fileAdapters)
      for (const extension of extensions) {
        const { bytes, counts } = await deidentifyFile(engine, new Uint8Array(0), 'bytes', { extension });
        expect([bytes.length, Object.keys(counts).length], `${name} .${extension}`).to.deep.equal([0, 0]);
      }
    for (const [path, name] of [
      ['csv', 'a.csv'],
      ['csv', 'a.xlsx'],
      ['csv', 'a.xls'],
      ['docx', 'a.docx'],
      ['pdf', 'a.pdf'],
      ['txt', 'a.txt'],
    ] as const) {
      const answer = await service.call(`${PATHS.outputs}/${path}`, { method: 'POST', body: form('', name) });
      expect(answer.status, name).to.equal(200);
      expect(answer.headers.get('content-length')).to.equal('0');
      expect(answer.headers.get('content-disposition')).to.include(`deid_${name}`);
      expect((await answer.arrayBuffer()).byteLength).to.equal(0);
    }
  });

  it('is an empty cell', async () => {
    const table = 'a,b\n,mary@jones.test\n"",\n';
    const fields = { masking_type: 'redact' };
    const answer = await service.call(`${PATHS.outputs}/csv`, { method: 'POST', body: form(table, 'a.csv', fields) });
    expect(await answer.text()).to.equal('a,b\n,*****\n"",\n');
  });
});
