import { expect } from 'chai';
import { docx, paragraph, partsOf } from '../plugins/office/make-docx.js';
import { cellsOf, xls } from '../plugins/office/make-xls.js';
import { sheet, sheetData, xlsx } from '../plugins/office/make-xlsx.js';
import { handMade, holds, onePage } from '../plugins/pdf/make-pdf.js';
import { form, PATHS, problem, startTestService, type TestService } from './kit/service.js';

const TEXT = 'mail mary@jones.test, then 😀 mary@jones.test and BX-123456 on Project Kestrel';

describe('endpoints', () => {
  let service: TestService;
  before(async () => {
    service = await startTestService();
  });
  after(() => service.close());

  const answer = async (path: string, body: unknown) => {
    const response = await service.post(path, body);
    expect(response.status).to.equal(200);
    return JSON.parse(await response.text());
  };
  const refusal = async (path: string, body: unknown) => problem(await service.post(path, body));

  describe('the front page', () => {
    const get = (accept: string, method = 'GET') => fetch(`${service.url}/`, { method, headers: { Accept: accept } });

    it('describes the service to programs, without a key, with links', async () => {
      for (const accept of ['*/*', 'application/json', 'image/png']) {
        const response = await get(accept);
        expect(response.headers.get('content-type'), accept).to.equal('application/json');
        expect(response.headers.get('vary')).to.equal('Accept');
        const { reference, openapi, health, readiness } = JSON.parse(await response.text());
        for (const path of [reference, openapi, health, readiness])
          expect((await fetch(service.url + path)).status, path).to.equal(200);
      }
    });

    it('describes it to browsers as a page with working links', async () => {
      const response = await get('text/html,application/xhtml+xml,*/*;q=0.8');
      expect(response.headers.get('content-type')).to.equal('text/html; charset=utf-8');
      expect(response.headers.get('content-security-policy')).to.include("default-src 'none'");
      const links = [...(await response.text()).matchAll(/href="([^"]+)"/g)].map(([, path = '']) => path);
      expect(links).to.include('/docs');
      for (const path of links) expect((await fetch(service.url + path)).status, path).to.equal(200);
    });

    it('answers to GET and HEAD only', async () => {
      expect((await get('*/*', 'HEAD')).status).to.equal(200);
      const response = await get('*/*', 'POST');
      expect(await problem(response)).to.include({ status: 405, error: 'method_not_allowed' });
      expect(response.headers.get('allow')).to.equal('GET, HEAD, OPTIONS');
    });
  });

  describe('analyze', () => {
    it('reports terms, their positions and suggested substitutes', async () => {
      const body = await answer(PATHS.analyze, { text: TEXT, seed: '1' });
      expect(body.tokens.slice(0, 5)).to.deep.equal(['mail', 'mary', 'jones', 'test', 'then']);
      expect(body.sensitive_words).to.deep.equal(['mary@jones.test', 'BX-123456', 'Project Kestrel']);
      expect(body.words_in_hull).to.deep.equal(['Project Kestrel']);
      expect(body.suggestions['BX-123456'].map(({ rank }: { rank: number }) => rank)).to.deep.equal([1, 2]);
      for (const { start, end, text } of body.entities) expect(TEXT.slice(start, end)).to.equal(text);
      expect(body.entities[0]).to.include({
        type: 'EMAIL_ADDRESS',
        category: 'EMAIL_ADDRESS',
        recognizer: 'parts/email',
      });
      expect(body.entities[2]).to.include({ type: 'EMPLOYEE_ID', category: 'ID_NUMBER' });
      expect(body).to.include({ level: 2, domain: 'General' }).and.not.have.property('rejected');
    });

    it('explains only on request', async () => {
      const body = await answer(PATHS.analyze, { text: TEXT, level: 1, explain: true });
      expect(body.entities[0].explanation).to.be.an('array').that.is.not.empty;
      expect(body.rejected.map(({ recognizer }: { recognizer: string }) => recognizer)).to.deep.equal(['parts/badge']);
    });

    it('uses the greater of level and pca_dimension', async () => {
      for (const [fields, level] of [
        [{}, 2],
        [{ level: 3 }, 3],
        [{ pca_dimension: 3 }, 3],
        [{ level: 1, pca_dimension: 3 }, 3],
        [{ level: 3, pca_dimension: 1 }, 3],
        [{ level: 1, pca_dimension: null }, 1],
      ] as const)
        expect((await answer(PATHS.analyze, { text: 'x', ...fields })).level, JSON.stringify(fields)).to.equal(level);
    });

    it('accepts names of domains in any case', async () => {
      expect((await answer(PATHS.analyze, { text: 'x', domain: 'mEDICAL' })).domain).to.equal('Medical');
      expect((await refusal(PATHS.analyze, { text: 'x', domain: 'Law' })).errors).to.deep.equal([
        { pointer: '/domain', message: 'must be one of: General, Medical.' },
      ]);
    });
  });

  describe('outputs', () => {
    it('returns two candidates that differ in every substitute, and the original text', async () => {
      const body = await answer(PATHS.outputs, { text: TEXT });
      expect(body).to.include({ original_text: TEXT, mode: 'PROPRIETARY_OUTPUTS' });
      expect(body.meta).to.deep.equal({});
      expect(body.outputs.map(({ id }: { id: number }) => id)).to.deep.equal([1, 2]);
      for (const { text } of body.outputs)
        expect(text).to.match(/^mail sub-\w+, then 😀 sub-\w+ and sub-\w+ on sub-\w+$/);
      expect(body.outputs[0].text).not.to.equal(body.outputs[1].text);
    });

    it('redacts with five asterisks, once', async () => {
      const body = await answer(PATHS.outputs, { text: 'a mary@jones.test b', masking_type: 'redact' });
      expect(body.outputs).to.deep.equal([{ id: 1, text: 'a ***** b' }]);
    });

    it('returns the same for the same seed, and the requested number of candidates', async () => {
      const request = { text: TEXT, seed: 'x', candidates: 4 };
      const [one, two] = [await answer(PATHS.outputs, request), await answer(PATHS.outputs, request)];
      expect(one.outputs).to.have.length(4);
      expect(one.outputs).to.deep.equal(two.outputs);
    });

    it('searches for the named categories, in any case; a category includes its types', async () => {
      const redacted = async (pii_entities: string[]) =>
        (await answer(PATHS.outputs, { text: 'mary@jones.test BX-123456', masking_type: 'redact', pii_entities }))
          .outputs[0].text;
      expect(await redacted(['email_address'])).to.equal('***** BX-123456');
      expect(await redacted(['ID_NUMBER'])).to.equal('mary@jones.test *****');
      for (const all of [[], ['ALL'], ['all', 'EMAIL_ADDRESS']]) expect(await redacted(all)).to.equal('***** *****');
    });

    it('lists all categories if one is unknown', async () => {
      const body = await refusal(PATHS.outputs, { text: 'x', pii_entities: ['EMAIL_ADDRESS', 'Mary Jones'] });
      expect(body.error).to.equal('unknown_entity_type');
      expect(body.errors?.map(({ pointer }) => pointer)).to.deep.equal(['/pii_entities/1']);
      expect(body.detail).to.include('EMPLOYEE_ID').and.not.include('Jones');
    });

    it('puts the first mistake into its message, with the number of the others', async () => {
      const one = await refusal(PATHS.outputs, { text: 'x', maskingtype: 'redact' });
      expect(one.detail).to.include(
        "the request holds a field that is not documented. Did you mean 'masking_type'? All mistakes",
      );
      const two = await refusal(PATHS.outputs, { text: 'Mary', level: 'Jones', candidates: 11 });
      expect(two.detail).to.include('/level must be an integer. Mistakes beside it: 1.').and.not.include('Jones');
    });

    it('lists all categories only once beside other mistakes', async () => {
      const body = await refusal(PATHS.outputs, { text: 7, pii_entities: ['Mary', 'AGE', 'Jones'], level: 4 });
      expect(body.error).to.equal('validation_failed');
      expect(body.errors?.map(({ pointer }) => pointer)).to.have.members([
        '/text',
        '/level',
        '/pii_entities/0',
        '/pii_entities/2',
      ]);
      expect(body.errors?.filter(({ message }) => message.includes('EMPLOYEE_ID'))).to.have.length(1);
      expect(JSON.stringify(body)).to.include('must be a string').and.not.include('Mary').and.not.include('Jones');
    });

    it('counts its findings if an explanation is requested', async () => {
      const body = await answer(PATHS.outputs, { text: TEXT, explain: true });
      expect(body.meta).to.deep.equal({
        counts: { EMAIL_ADDRESS: 2, EMPLOYEE_ID: 1, PROJECT_NAME: 1 },
        masked: 0,
        level: 2,
        domain: 'General',
      });
    });
  });

  describe('general', () => {
    it('accepts a mode in any case', async () => {
      const body = await answer(PATHS.general, { text: 'a mary@jones.test', compliance_mode: 'gdpr' });
      expect(body).to.include({ output_text: 'a *****', mode: 'GDPR' });
    });

    it('applies the mode, and reports the positions', async () => {
      const body = await answer(PATHS.general, { text: 'a mary@jones.test', compliance_mode: 'GDPR' });
      expect(body).to.deep.equal({
        output_text: 'a *****',
        original_text: 'a mary@jones.test',
        mode: 'GDPR',
        meta: {},
        spans: [{ start: 2, end: 17, label: 'EMAIL_ADDRESS' }],
        analysis: null,
      });
    });

    it('only analyses in mode PROPRIETARY without replacements', async () => {
      const body = await answer(PATHS.general, { text: 'a mary@jones.test', compliance_mode: 'PROPRIETARY' });
      expect(body.analysis.sensitive_words).to.deep.equal(['mary@jones.test']);
      expect(body.output_text).to.equal(`a ${body.analysis.suggestions['mary@jones.test'][0].replacement}`);
    });

    it('applies replacements without detection', async () => {
      const replacements = { Mary: 'Ann', 'Mary Jones': 'Ann Smith', Ann: 'never' };
      const body = await answer(PATHS.general, {
        text: 'Mary Jones, Mary, Maryland, a@b.test',
        compliance_mode: 'PROPRIETARY',
        replacements,
      });
      expect(body.output_text).to.equal('Ann Smith, Ann, Maryland, a@b.test');
      expect(body.analysis).to.equal(null);
      expect(body.spans).to.deep.equal([
        { start: 0, end: 10, label: 'REPLACEMENT' },
        { start: 12, end: 16, label: 'REPLACEMENT' },
      ]);
    });

    it('detects terms if the map of replacements is empty or null', async () => {
      for (const fields of [
        { compliance_mode: 'PROPRIETARY', replacements: {} },
        { compliance_mode: 'PROPRIETARY', replacements: null },
        { compliance_mode: 'MASKED', replacements: {} },
      ])
        expect((await answer(PATHS.general, { text: 'a mary@jones.test', ...fields })).output_text).not.to.include(
          'mary',
        );
    });

    it('does not quote names of an invalid map', async () => {
      const replacements = { 'Mary Jones': 7 };
      const body = await refusal(PATHS.general, { text: 'x', compliance_mode: 'PROPRIETARY', replacements });
      expect(body.errors).to.deep.equal([{ pointer: '/replacements', message: 'must be a string.' }]);
    });

    it('reports that CUSTOM has no policy here', async () => {
      expect((await refusal(PATHS.general, { text: 'x', compliance_mode: 'CUSTOM' })).error).to.equal(
        'mode_not_configured',
      );
    });
  });

  describe('files', () => {
    const upload = (path: string, body: FormData) => service.call(path, { method: 'POST', body });

    it('returns the file, changed only at the terms', async () => {
      const response = await upload(
        PATHS.txt,
        form('\uFEFFa mary@jones.test\r\nÄ BX-123456', 'Bericht Ä.txt', { masking_type: 'redact', level: '1' }),
      );
      expect(response.status).to.equal(200);
      expect(response.headers.get('content-type')).to.match(/^text\/plain/);
      expect(response.headers.get('content-disposition')).to.equal(
        'attachment; filename="deid_Bericht _.txt"; filename*=UTF-8\'\'deid_Bericht%20%C3%84.txt',
      );
      const bytes = Buffer.from(await response.arrayBuffer());
      expect(bytes.toString()).to.equal('\uFEFFa *****\r\nÄ BX-123456');
      expect(response.headers.get('content-length')).to.equal(String(bytes.length));
    });

    it('reads categories from one string', async () => {
      const redacted = async (pii_entities: string) => {
        const fields = { masking_type: 'redact', pii_entities };
        return (await upload(PATHS.txt, form('mary@jones.test BX-123456', 'a.txt', fields))).text();
      };
      expect(await redacted(' email_address , ID_NUMBER,')).to.equal('***** *****');
      expect(await redacted('EMAIL_ADDRESS')).to.equal('***** BX-123456');
      for (const all of ['', 'ALL', ' all ', ',']) expect(await redacted(all)).to.equal('***** *****');
      const unknown = await problem(await upload(PATHS.txt, form('x', 'a.txt', { pii_entities: 'PERSON,Mary' })));
      expect(unknown).to.include({ status: 422, error: 'unknown_entity_type' });
    });

    for (const [what, status, code, content, name, fields] of [
      ['a field that nobody knows', 422, 'unknown_field', 'x', 'a.txt', { maskingtype: 'redact' }],
      ['a level that is none', 422, 'validation_failed', 'x', 'a.txt', { level: '2.0' }],
      ['a level of blanks', 422, 'validation_failed', 'x', 'a.txt', { level: ' ' }],
      ['a masking type that is none', 422, 'validation_failed', 'x', 'a.txt', { masking_type: 'Redact' }],
      ['another extension', 415, 'unsupported_file_type', 'x', 'a.pdf', {}],
      ['a second extension', 415, 'unsupported_file_type', 'x', 'a.txt.exe', {}],
      ['no extension', 415, 'unsupported_file_type', 'x', 'txt', {}],
      ['a file that is all extension', 415, 'unsupported_file_type', 'x', '.txt', {}],
      ['a program under another name', 415, 'file_type_mismatch', 'MZ\0\0\0\0', 'a.txt', {}],
    ] as const)
      it(`answers ${status} to ${what}`, async () => {
        const body = await problem(await upload(PATHS.txt, form(content, name, fields)));
        expect(body).to.include({ status, error: code });
      });

    it('accepts a workbook of Excel 97 at the endpoint of tables, and returns a workbook', async () => {
      const book = xls([
        ['Patient', 'Note'],
        ['Ann Bee', 'write to mary@jones.test'],
      ]);
      const answer = await upload(`${PATHS.outputs}/csv`, form(book, 'List.xls', { unscanned: 'keep' }));
      expect(answer.status).to.equal(200);
      expect(answer.headers.get('content-type')).to.equal('application/vnd.ms-excel');
      const { B2 } = cellsOf(new Uint8Array(await answer.arrayBuffer()));
      expect(B2).to.be.a('string').and.not.include('jones');
      const archive = form('MIME-Version: 1.0\r\n', 'a.xls');
      expect((await problem(await upload(`${PATHS.outputs}/csv`, archive))).error).to.equal('file_type_mismatch');
    });

    for (const [what, content, expected] of [
      ['semicolons', 'a;b\nann@jones.test;7\n', /^a;b\n[^;@]*@?[^;]*;7\n$/],
      ['tabs', 'a\tb\nann@jones.test\t7\n', /^a\tb\n[^\t]*\t7\n$/],
      ['tags', '<table><td>ann@jones.test<td>7', /^<table><td>[^<]*<td>7$/],
      [
        'XML',
        '<?xml version="1.0"?><Workbook>ann@jones.test</Workbook>',
        /^<\?xml version="1.0"\?><Workbook>[^<]*<\/Workbook>$/,
      ],
    ] as const)
      it(`recognises a table with ${what} that is named .xls`, async () => {
        const answer = await upload(`${PATHS.outputs}/csv`, form(content, 'List.xls', { columns: '{}' }));
        expect(answer.status).to.equal(200);
        expect(answer.headers.get('content-type')).to.equal('application/vnd.ms-excel');
        expect(await answer.text())
          .to.match(expected)
          .and.not.include('jones');
      });

    it('accepts options of tables and of workbooks for a file named .xls', async () => {
      const table = "Kontakt: a|b\n'Lee, ann@jones.test'|'7'\n";
      const fields = { unscanned: 'fail', quote: "'", delimiter: '|', columns: '{"2":"US_SSN"}' };
      const answer = await upload(`${PATHS.outputs}/csv`, form(table, 'List.xls', fields));
      expect(answer.status).to.equal(200);
      expect(await answer.text()).to.match(/\n'sub-[^|']*'\|'sub-[^|']*'\n$/);
      const book = xls([['Note'], ['write to mary@jones.test']]);
      expect((await upload(`${PATHS.outputs}/csv`, form(book, 'List.xls', fields))).status).to.equal(200);
      const wrong = form(table, 'List.xls', { ...fields, unscanned: 'perhaps' });
      expect(await problem(await upload(`${PATHS.outputs}/csv`, wrong))).to.include({
        status: 422,
        error: 'validation_failed',
      });
    });

    it('returns a PDF for a PDF, whose options are fields of the form', async () => {
      const path = `${PATHS.outputs}/pdf`;
      const answer = await upload(
        path,
        form(handMade(onePage(['write to mary@jones.test'])), 'Letter.pdf', { gap: 'fixed' }),
      );
      expect(answer.status).to.equal(200);
      expect(answer.headers.get('content-type')).to.equal('application/pdf');
      expect(holds(new Uint8Array(await answer.arrayBuffer()), 'jones')).to.equal(false);
      const drawing = handMade({ ...onePage([]), 4: { dict: '', data: '0 0 m 300 300 l S' } });
      const unread = await problem(await upload(path, form(drawing, 'a.pdf', { ocr: 'false' })));
      expect(unread).to.include({ status: 422, error: 'no_text_layer' });
      const misspelt = await problem(await upload(path, form(drawing, 'a.pdf', { ocr: 'no' })));
      expect(misspelt).to.include({ status: 422, error: 'validation_failed' });
    });

    it('accepts a workbook at the endpoint of tables, and returns a workbook', async () => {
      const path = `${PATHS.outputs}/csv`;
      const rows = [
        ['Patient', 'Note', 'Code'],
        ['Ann Bee', 'write to mary@jones.test', 'Zed'],
      ];
      const book = xlsx({ A: sheet(sheetData(rows)) });
      const answer = await upload(path, form(book, 'List.xlsx', { columns: '{"Note":"keep","3":"PERSON"}' }));
      expect(answer.status).to.equal(200);
      expect(answer.headers.get('content-type')).to.include('spreadsheetml.sheet');
      expect(answer.headers.get('content-disposition')).to.include('deid_List.xlsx');
      const body = partsOf(new Uint8Array(await answer.arrayBuffer()))['xl/worksheets/sheet1.xml'] ?? '';
      expect(body).to.include('mary@jones.test').and.not.include('Ann Bee').and.not.include('Zed');
      for (const columns of ['{"Note":', '[]', '{"Note":1}', '{"Note":"no type!"}'])
        expect(await problem(await upload(path, form(book, 'a.xlsx', { columns })))).to.include({ status: 422 });
      const { detail } = await problem(await upload(path, form(book, 'a.xlsx', { columns: '{"Note":' })));
      expect(detail)
        .to.include('/columns is not valid JSON: the mistake is at line 1, column 9')
        .and.not.include('Note');
      expect((await problem(await upload(path, form('x', 'a.xlsx')))).error).to.equal('file_type_mismatch');
    });

    it('reads the types of columns of a .csv from the form', async () => {
      const table = 'a,b\nann@jones.test,bob@jones.test\n';
      const answer = await upload(`${PATHS.outputs}/csv`, form(table, 'a.csv', { columns: '{"a":"keep"}' }));
      expect((await answer.text()).split('\n')[1]).to.match(/^ann@jones\.test,sub-/);
    });

    it('refuses a table in which rows are still told apart, and the promise for a file that is not counted', async () => {
      const path = `${PATHS.outputs}/csv`;
      const risk = '{"quasi":["ward"],"minK":2}';
      const alike = await upload(path, form('ward,note\nred,x\nred,y\n', 'a.csv', { risk }));
      expect([alike.status, await alike.text()]).to.deep.equal([200, 'ward,note\nred,x\nred,y\n']);
      const alone = await problem(await upload(path, form('ward,note\nred,x\nblue,y\n', 'a.csv', { risk })));
      expect(alone).to.include({ status: 422, error: 'class_too_small' });
      const book = (...wards: string[]) =>
        xlsx({ A: sheet(sheetData([['ward', 'note'], ...wards.map((ward) => [ward, 'x'])])) });
      const inBook = await problem(await upload(path, form(book('red', 'blue'), 'a.xlsx', { risk })));
      expect(inBook).to.include({ status: 422, error: 'class_too_small' });
      const books = await upload(path, form(book('red', 'red'), 'a.xlsx', { risk }));
      expect(books.status).to.equal(200);
      for (const [at, file, name] of [
        ['/api/v1/deidentify/file', 'ward red', 'a.txt'],
        [`${PATHS.outputs}/docx`, docx(paragraph('ward red')), 'a.docx'],
      ] as const)
        expect(await problem(await upload(at, form(file, name, { risk }))), name).to.include({
          status: 422,
          error: 'validation_failed',
        });
    });

    it('returns a document for a document, and refuses a file that only has its name', async () => {
      const path = `${PATHS.outputs}/docx`;
      const answer = await upload(path, form(docx(paragraph('write to mary@', 'jones.test')), 'Letter.docx'));
      expect(answer.status).to.equal(200);
      expect(answer.headers.get('content-type')).to.include('wordprocessingml.document');
      const body = partsOf(new Uint8Array(await answer.arrayBuffer()))['word/document.xml'];
      expect(body).to.include('write to sub-').and.not.include('jones');
      const picture = docx(paragraph('write to mary@jones.test'), { 'word/media/a.png': 'x' });
      const report = (await upload(path, form(picture, 'a.docx'))).headers.get('x-deid-report');
      expect(JSON.parse(report ?? '')).to.deep.equal({
        counts: { EMAIL_ADDRESS: 1 },
        masked: 0,
        warnings: ['The file holds images, which were not searched.'],
        models: ['fast'],
      });
      const template = await upload(path, form(docx(paragraph('write to mary@jones.test')), 'Letter.dotx'));
      expect(template.headers.get('content-type')).to.include('wordprocessingml.template');
      expect(template.headers.get('content-disposition')).to.include('deid_Letter.dotx');
      expect((await problem(await upload(path, form('x', 'a.docx')))).error).to.equal('file_type_mismatch');
      expect((await problem(await upload(path, form('x', 'a.doc')))).error).to.equal('unsupported_file_type');
      const broken = docx('', { 'word/document.xml': '<broken' });
      expect((await problem(await upload(path, form(broken, 'a.docx')))).error).to.equal('document_unreadable');
    });
  });

  it('lists categories and modes', async () => {
    const { entities } = JSON.parse(await (await service.call('/api/v1/entities')).text());
    expect(entities.find(({ name }: { name: string }) => name === 'US_SSN')).to.include({ category: 'ID_NUMBER' });
    const { modes } = JSON.parse(await (await service.call('/api/v1/modes')).text());
    const available = Object.fromEntries(
      modes.map(({ name, available }: { name: string; available: boolean }) => [name, available]),
    );
    expect(available).to.deep.equal({ MASKED: true, GDPR: true, HIPAA: true, CUSTOM: false, PROPRIETARY: true });
  });

  it('has a page for every error, to which the problem refers', async () => {
    const response = await service.post(PATHS.analyze, {});
    const { type } = await problem(response);
    const page = await fetch(service.url + type);
    expect(page.status).to.equal(200);
    expect(await page.text()).to.include('validation_failed');
    expect(page.headers.get('content-security-policy')).to.match(
      /^default-src 'none'; style-src 'self'; script-src 'self'/,
    );
    expect((await fetch(`${service.url}/docs/errors/none`)).status).to.equal(404);
  });
});
