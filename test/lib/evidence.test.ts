import { createHash, createPublicKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { expect } from 'chai';
import { canonical } from '../../lib/evidence/canonical.js';
import {
  createEngine,
  defaultConfig,
  deidentifyFile,
  type Engine,
  type EvidenceReport,
  evidenceText,
  fileFault,
  ledgerFault,
  ledgerLine,
  makeEvidence,
  publicKey,
  reportFault,
  settingsInForce,
  signingKey,
} from '../../lib/index.js';

const pair = () => {
  const { privateKey } = generateKeyPairSync('ed25519');
  const pem = String(privateKey.export({ type: 'pkcs8', format: 'pem' }));
  const shown = String(createPublicKey(privateKey).export({ type: 'spki', format: 'pem' }));
  return { key: signingKey(pem), shown: publicKey(shown) };
};
const ORIGINAL = Buffer.from('Patient: Maren Oldfield, MRN 4471902, seen 2023-03-07.\n');
/** A text changed once; the change must be one. */
const changed = (text: string, from: string | RegExp, to: string): string => {
  const made = text.replace(from, to);
  if (made === text) throw new Error(`nothing to change: ${from}`);
  return made;
};

describe('evidence', () => {
  const { key, shown } = pair();
  const other = pair();
  let engine: Engine;
  let text = '';
  let evidence: EvidenceReport;
  let salt: Uint8Array = new Uint8Array();
  let output: Uint8Array = new Uint8Array();
  const ledger: string[] = [];

  const make = async (previous?: string) => {
    const options = { mode: 'HIPAA', level: 2 } as const;
    const { bytes, ...result } = await deidentifyFile(engine, ORIGINAL, 'bytes', { ...options, extension: 'txt' });
    const settings = await settingsInForce();
    const work = { engine, settings, options, result, input: [ORIGINAL], output: [bytes], previous };
    return { ...(await makeEvidence(work, key)), bytes };
  };
  before(async () => {
    engine = await createEngine();
    const made = await make();
    evidence = made.evidence;
    text = evidenceText(evidence);
    salt = made.salt;
    output = made.bytes;
    for (let i = 0; i < 3; i++) ledger.push(ledgerLine((await make(ledger.at(-1) ?? '')).evidence));
  });
  after(() => engine.close());

  const signed = (by: KeyObject, change: object): string => {
    const report = { ...evidence.report, ...change };
    const signature = sign(null, Buffer.from(`deidkit/evidence/1\n${canonical(report)}`), by).toString('base64url');
    return evidenceText({ ...evidence, report, signature });
  };

  it('says what was done and nothing of the content, and is verified with the files and the salt', async () => {
    expect(evidence.report.counts).to.include({ PERSON: 1, MEDICAL_RECORD_NUMBER: 1 });
    expect(evidence.report.identifiers).to.include({ '(A)': 1, '(H)': 1, '(C)': 1 });
    for (const word of ['Maren', 'Oldfield', '4471902', '2023'])
      expect(text.replace(/"made_at.*/, '')).not.to.include(word);
    expect(reportFault(text, shown)).to.equal(undefined);
    expect(await fileFault(text, () => [ORIGINAL], salt)).to.deep.equal({ is: 'input' });
    expect(await fileFault(text, () => [output], salt)).to.deep.equal({ is: 'output' });
    expect(ledgerFault(`${ledger.join('\n')}\n`, shown)).to.equal(undefined);
  });

  it('has new salts and seals for the same file', async () => {
    const again = await make();
    expect(again.evidence.report.input.hmac).not.to.equal(evidence.report.input.hmac);
    expect(again.evidence.report.policy).to.deep.equal(evidence.report.policy);
  });

  it('names another configuration and policy by another hash', async () => {
    const config = await defaultConfig();
    const policies = { HIPAA: { rules: { '*': { use: 'redact' } } } };
    const settings = await settingsInForce({ ...config, policies });
    await using changedEngine = await createEngine({ ...config, policies });
    const options = { mode: 'HIPAA' } as const;
    const { bytes, ...result } = await deidentifyFile(changedEngine, ORIGINAL, 'bytes', {
      ...options,
      extension: 'txt',
    });
    const work = { engine: changedEngine, settings, options, result, input: [ORIGINAL], output: [bytes] };
    const { report } = (await makeEvidence(work, key)).evidence;
    expect(report.policy.sha256).not.to.equal(evidence.report.policy.sha256);
    expect(report.configuration).not.to.equal(evidence.report.configuration);
  });

  const hex = (first: string): string => (first === '0' ? '1' : '0');
  const REPORTS: Readonly<Record<string, () => string>> = {
    'another time': () => changed(text, /"made_at": "\d/, '"made_at": "3'),
    'another version': () => changed(text, /"version": "/, '"version": "9'),
    'another configuration': () => changed(text, /("configuration": ")(.)/, `$1${hex('x')}0`),
    'another mode': () => changed(text, '"mode": "HIPAA"', '"mode": "GDPR"'),
    'another policy': () => changed(text, /("mode": "HIPAA",\s+"sha256": ")/, '$1a'),
    'another level': () => changed(text, '"level": 2', '"level": 3'),
    'another model': () => changed(text, '"fast"', '"accurate"'),
    'another format of the file': () => changed(text, '"adapter": "txt"', '"adapter": "csv"'),
    'another count': () => changed(text, '"PERSON": 1', '"PERSON": 2'),
    'a count removed': () => changed(text, /\s+"PERSON": 1,?/, ''),
    'another count of identifiers': () => changed(text, '"(A)": 1', '"(A)": 0'),
    'a warning added': () => changed(text, '"warnings": []', '"warnings": [\n      "x"\n    ]'),
    'another size': () => changed(text, /"bytes": (\d)/, '"bytes": 1$1'),
    'another seal': () => changed(text, /"hmac": "./, `"hmac": "${hex(evidence.report.input.hmac[0] ?? '')}`),
    'input and output swapped': () =>
      evidenceText({
        ...evidence,
        report: { ...evidence.report, input: evidence.report.output, output: evidence.report.input },
      }),
    'a field added': () => evidenceText({ ...evidence, report: { ...evidence.report, approved: true } }),
    'a field removed': () => changed(text, /\s+"adapter": "txt",/, ''),
    'another kind of report': () => changed(text, 'deidkit/evidence/1', 'deidkit/evidence/2'),
    'a note beside the report': () => evidenceText({ ...evidence, note: 'checked' }),
    'a field twice': () => changed(text, '"level": 2', '"level": 1,\n      "level": 2'),
    'a number in another form': () => changed(text, '"PERSON": 1', '"PERSON": 1.0'),
    'a count as text': () => changed(text, '"PERSON": 1', '"PERSON": "1"'),
    'a letter as an escape': () => changed(text, '"HIPAA"', '"\\u0048IPAA"'),
    'other blanks': () => changed(text, '\n  ', '\n   '),
    'no line break at the end': () => text.trimEnd(),
    'text after the end': () => `${text} `,
    'a mark of byte order': () => `\uFEFF${text}`,
    'a list': () => `[${text}]`,
    nothing: () => '',
    'no signature': () => changed(text, /"signature": "[^"]+"/, '"signature": ""'),
    'a cut signature': () => changed(text, /("signature": "[^"]+)...."/, '$1"'),
    'a signature with padding': () => changed(text, /("signature": "[^"]+)"/, '$1=="'),
    'the signature of another report': () =>
      evidenceText({ ...evidence, signature: JSON.parse(ledger[0] ?? '').signature }),
    'signed by another, under the name of the key': () => signed(other.key, { level: 3 }),
    'the name of another key': () => changed(text, /"key": "./, `"key": "${hex(evidence.key[0] ?? '')}`),
  };
  for (const [what, forged] of Object.entries(REPORTS))
    it(`refuses a forged report: ${what}`, () => {
      expect(reportFault(forged(), shown)).to.be.oneOf(['not_a_report', 'other_key', 'bad_signature']);
    });

  it('refuses a right report of another signer', () => {
    expect(reportFault(text, other.shown)).to.equal('other_key');
  });

  const FILES: Readonly<Record<string, () => readonly [file: Uint8Array, salt: Uint8Array]>> = {
    'a byte changed': () => [Buffer.from(output).fill(0x21, 0, 1), salt],
    'a byte added': () => [Buffer.concat([output, Buffer.of(10)]), salt],
    'a byte removed': () => [output.slice(0, -1), salt],
    'an empty file': () => [new Uint8Array(), salt],
    'another salt': () => [output, Buffer.alloc(32, 7)],
    'a cut salt': () => [output, salt.slice(0, 31)],
    'a salt with a zero behind it': () => [output, Buffer.concat([salt, Buffer.of(0)])],
  };
  for (const [what, forged] of Object.entries(FILES))
    it(`refuses a file: ${what}`, async () => {
      const [file, with_] = forged();
      expect(await fileFault(text, () => [file], with_)).to.deep.equal({ fault: 'other_file' });
    });

  const LEDGERS: Readonly<Record<string, () => readonly string[]>> = {
    'the first report removed': () => ledger.slice(1),
    'a report removed': () => ledger.filter((_, i) => i !== 1),
    'reports swapped': () => [ledger[1] ?? '', ledger[0] ?? '', ledger[2] ?? ''],
    'a report twice': () => [ledger[0] ?? '', ...ledger],
    'a report of no ledger': () => [...ledger, ledgerLine(evidence)],
    'a report changed': () => ledger.map((line, i) => (i === 1 ? changed(line, '"PERSON":1', '"PERSON":3') : line)),
    'an incomplete line': () => [...ledger, '{'],
    'an empty line': () => [...ledger, ''],
  };
  for (const [what, forged] of Object.entries(LEDGERS))
    it(`refuses a ledger: ${what}`, () => {
      expect(ledgerFault(`${forged().join('\n')}\n`, shown)).to.have.property('fault');
    });

  it('refuses a ledger without a line that somebody knows: cut from its end, empty, or another one', () => {
    const known = createHash('sha256')
      .update(ledger.at(-1) ?? '')
      .digest('hex');
    for (const left of [ledger.slice(0, -1), ledger.slice(0, 1), []])
      expect(ledgerFault(left.map((line) => `${line}\n`).join(''), shown, known)).to.deep.equal({
        fault: 'cut',
        line: left.length,
      });
    expect(ledgerFault(`${ledger.join('\n')}\n`, shown, known)).to.equal(undefined);
  });

  it('takes only keys for Ed25519, and a private key never for verifying', () => {
    const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const pem = String(rsa.privateKey.export({ type: 'pkcs8', format: 'pem' }));
    for (const wrong of [pem, 'x', '']) expect(() => signingKey(wrong)).to.throw('Ed25519');
    const own = String(key.export({ type: 'pkcs8', format: 'pem' }));
    for (const wrong of [own, 'x']) expect(() => publicKey(wrong)).to.throw('Ed25519');
  });
});
