import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import { expect } from 'chai';
import { evidenceCsv, evidenceText, fileFault, publicKey, reportFault, signingKey } from '../../lib/index.js';
import { form, PATHS, problem, startTestService, type TestService } from './kit/service.js';

const TEXT = 'write to mary@jones.test about Project Kestrel';
const pair = generateKeyPairSync('ed25519');
const key = signingKey(String(pair.privateKey.export({ type: 'pkcs8', format: 'pem' })));
const shown = publicKey(String(pair.publicKey.export({ type: 'spki', format: 'pem' })));

interface Signed {
  readonly report: string;
  readonly salt: string;
}

/** Verifies a report as somebody else would, with both files. */
async function verified({ report, salt }: Signed, input: string, output: string): Promise<void> {
  const bytes = Buffer.from(salt, 'base64url');
  expect(reportFault(report, shown)).to.equal(undefined);
  expect(await fileFault(report, () => [Buffer.from(input)], bytes)).to.deep.equal({ is: 'input' });
  expect(await fileFault(report, () => [Buffer.from(output)], bytes)).to.deep.equal({ is: 'output' });
  expect(report).not.to.match(/mary|kestrel|a\.txt/i);
}

describe('evidence over HTTP', () => {
  let service: TestService;
  before(async () => {
    service = await startTestService({ evidence: { key, configuration: 'f'.repeat(64) } });
  });
  after(() => service.close());
  const sent = (fields: object) => ({ method: 'POST', body: form(TEXT, 'a.txt', { ...fields }) });
  const ask = async (path: string, body: object) => (await service.post(path, body)).json();

  it('is given for a text by a mode, and for each of several texts, and verified offline', async () => {
    const one = await ask(PATHS.general, { text: TEXT, compliance_mode: 'HIPAA', level: 2, evidence: true });
    await verified(one.evidence[0], TEXT, one.output_text);
    const { report } = JSON.parse(one.evidence[0].report);
    expect(report.counts).to.include({ EMAIL_ADDRESS: 1 });
    expect([report.policy.mode, report.options.level, report.configuration]).to.deep.equal([
      'HIPAA',
      2,
      'f'.repeat(64),
    ]);
    const texts = [TEXT, 'to mary@jones.test', TEXT];
    const several = await ask(PATHS.general, { texts, compliance_mode: 'MASKED', evidence: true });
    for (const [i, text] of texts.entries()) await verified(several.evidence[i], text, several.results[i].output_text);
  });

  it('comes back as CSV and PDF, if it is sent as it was given, and no other report does', async () => {
    const { evidence } = await ask(PATHS.general, { text: TEXT, compliance_mode: 'HIPAA', evidence: true });
    const { report }: Signed = evidence[0];
    const page = (body: object) => service.post('/api/v1/evidence', body);
    const unchanged = await page({ report });
    expect([await unchanged.text(), unchanged.headers.get('content-type')]).to.deep.equal([report, 'application/json']);
    const csv = await page({ report, format: 'csv' });
    expect(await csv.text()).to.equal(evidenceCsv(report));
    expect(csv.headers.get('content-disposition')).to.include('evidence.csv');
    const pdf = await page({ report, format: 'pdf' });
    expect(pdf.headers.get('content-type')).to.equal('application/pdf');
    expect(Buffer.from(await pdf.arrayBuffer()).toString('latin1', 0, 5)).to.equal('%PDF-');
    const other = generateKeyPairSync('ed25519').privateKey;
    const resigned = { ...JSON.parse(report), signature: sign(null, Buffer.from('x'), other).toString('base64url') };
    const forged = [
      report.replace('"EMAIL_ADDRESS": 1', '"EMAIL_ADDRESS": 0'),
      report.trimEnd(),
      ` ${report}`,
      evidenceText(resigned),
      '{}',
      'mary@jones.test',
    ];
    for (const wrong of forged)
      for (const format of ['json', 'csv', 'pdf']) {
        const { status, errors, detail } = await problem(await page({ report: wrong, format }));
        expect([status, errors?.[0]?.pointer]).to.deep.equal([422, '/report']);
        expect(`${detail} ${errors?.[0]?.message}`).not.to.include('mary');
      }
    expect((await page({ report, format: 'doc' })).status).to.equal(422);
    expect((await page({ report, salt: 'x' })).status).to.equal(422);
    expect(service.lines.join('')).not.to.include('mary');
  });

  it('is given for each candidate output, and changes nothing else of the answer', async () => {
    const asked = { text: TEXT, candidates: 2, seed: 's' };
    const { evidence, ...rest } = await ask(PATHS.outputs, { ...asked, evidence: true });
    expect(rest).to.deep.equal(await ask(PATHS.outputs, asked));
    expect(evidence).to.have.length(2);
    for (const [i, { text }] of rest.outputs.entries()) await verified(evidence[i], TEXT, text);
  });

  it('is given beside a file, small or large, and in the report of a job', async () => {
    for (const text of [TEXT, `${TEXT}\n`.repeat(4000)]) {
      const body = form(text, 'a.txt', { compliance_mode: 'GDPR', evidence: 'true' });
      const response = await service.call(PATHS.txt, { method: 'POST', body });
      const header = (name: string): string => response.headers.get(name) ?? '';
      const report = Buffer.from(header('deid-evidence'), 'base64url').toString();
      await verified({ report, salt: header('deid-evidence-salt') }, text, await response.text());
    }
    const { id } = await (
      await service.call('/api/v1/jobs', sent({ compliance_mode: 'GDPR', evidence: 'true' }))
    ).json();
    let job = { state: 'waiting', report: { evidence: { report: '', salt: '' } } };
    while (job.state !== 'done' && job.state !== 'failed') {
      await new Promise((resolve) => setTimeout(resolve, 20));
      job = await (await service.call(`/api/v1/jobs/${id}`)).json();
    }
    const made = await (await service.call(`/api/v1/jobs/${id}/result`)).text();
    await verified(job.report.evidence, TEXT, made);
    const page = async (format: string) => service.call(`/api/v1/jobs/${id}/evidence${format}`);
    const digest = createHash('sha256').update(job.report.evidence.report).digest('hex');
    expect(await (await page('')).text()).to.equal(job.report.evidence.report);
    expect(await (await page('?format=csv')).text())
      .to.equal(evidenceCsv(job.report.evidence.report))
      .and.include(digest);
    const pdf = await page('?format=pdf');
    expect(pdf.headers.get('content-type')).to.equal('application/pdf');
    expect(pdf.headers.get('content-disposition')).to.include('evidence.pdf');
    expect(
      Buffer.from(await pdf.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).to.equal('%PDF-');
    expect(await (await page('?format=doc')).json()).to.include({ status: 422, error: 'validation_failed' });
  });

  it('is refused where nothing is sealed, and where no key signs', async () => {
    const general = { compliance_mode: 'PROPRIETARY', evidence: true };
    for (const body of [
      { json: { a: TEXT }, ...general },
      { text: TEXT, replacements: { a: 'b' }, ...general },
      // Signing is work of the event loop.
      { texts: Array.from({ length: 101 }, () => ''), ...general },
    ])
      expect(await ask(PATHS.general, body)).to.include({ status: 422, error: 'validation_failed' });
    const texts = Array.from({ length: 51 }, () => '');
    expect(await ask(PATHS.outputs, { texts, candidates: 2, evidence: true })).to.include({ status: 422 });
    expect((await ask(PATHS.general, { texts, ...general, candidates: 2 })).evidence).to.have.length(51);
    const plain = await startTestService();
    try {
      const text = await plain.post(PATHS.general, { text: TEXT, compliance_mode: 'GDPR', evidence: true });
      const answers = [
        text,
        await plain.call(PATHS.txt, sent({ evidence: 'true' })),
        await plain.call('/api/v1/jobs', sent({ evidence: 'true' })),
      ];
      for (const answer of answers)
        expect(await answer.json()).to.include({ status: 422, error: 'evidence_unavailable' });
      expect((await plain.post('/api/v1/evidence', { report: 'x' })).status).to.equal(404);
    } finally {
      await plain.close();
    }
  });

  it('names policy and model in every answer that replaces terms', async () => {
    const policy = /^(\w+); sha256=[0-9a-f]{64}$/;
    const answers = [
      await service.post(PATHS.general, { text: TEXT, compliance_mode: 'HIPAA' }),
      await service.post(PATHS.general, { text: TEXT.padEnd(100_000, ' x'), compliance_mode: 'HIPAA' }),
      await service.post(PATHS.outputs, { text: TEXT }),
      await service.post(PATHS.analyze, { text: TEXT }),
      await service.call(PATHS.txt, sent({ compliance_mode: 'GDPR' })),
      await service.post('/api/v1/conversations/hide', { text: TEXT }),
    ];
    const modes = answers.map(({ headers }) => policy.exec(headers.get('deid-policy') ?? '')?.[1]);
    expect(modes).to.deep.equal(['HIPAA', 'HIPAA', 'PROPRIETARY', 'PROPRIETARY', 'GDPR', 'GDPR']);
    for (const { headers } of answers) expect(headers.get('deid-model')).to.be.a('string').and.not.equal('');
    expect(answers[0]?.headers.get('deid-policy')).to.equal(answers[1]?.headers.get('deid-policy'));
  });
});
