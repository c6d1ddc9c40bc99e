import { createPrivateKey, type KeyObject, sign } from 'node:crypto';
import { HIPAA_REFERENCES, referenceOf, validationFailed } from '../../core/hosting.js';
import type { DeidentifyOptions, Engine } from '../../core/index.js';
import { packageVersion } from '../engine/packages.js';
import type { SettingInForce } from '../engine/settings-in-force.js';
import type { FileResult } from '../files/process.js';
import { canonical, type Json, keyName, sha256 } from './canonical.js';
import { type FileSeal, type Seals, sealFiles } from './seals.js';

/** Separates signatures of reports from any other use of the key. */
export const SIGNED_AS = 'deidkit/evidence/1\n';
/** What the first report of a ledger follows. */
export const NOTHING_BEFORE = '0'.repeat(64);

/** What a report says. It holds nothing of the content. */
export interface EvidenceBody {
  readonly [name: string]: Json;
  /** `deidkit/evidence/1`. */
  readonly format: string;
  /** When the report was made, in UTC. */
  readonly made_at: string;
  /** Version of deidkit. */
  readonly version: string;
  /** SHA-256 of the settings in force; secrets are left out. */
  readonly configuration: string;
  /** The mode, and SHA-256 of its rules and of what it does with each entity type: `result.policy`. */
  readonly policy: { readonly mode: string; readonly sha256: string };
  /** Options of the call: level, domain and selected types, where they were given; `rules` if it had rules of its own. */
  readonly options: { readonly [name: string]: Json };
  /** The models that read the file. */
  readonly models: readonly string[];
  /** The format as which it was read. */
  readonly adapter: string;
  /** Terms replaced, by entity type. */
  readonly counts: { readonly [type: string]: number };
  /** The same by the letters of 45 CFR 164.514(b)(2)(i): `(A)` to `(R)`. */
  readonly identifiers: { readonly [letters: string]: number };
  /** Warnings, such as kinds of parts that were not searched. */
  readonly warnings: readonly string[];
  /** Seal of the original. */
  readonly input: FileSeal;
  /** Seal of the de-identified file. */
  readonly output: FileSeal;
}

/** A signed report. */
export interface EvidenceReport {
  readonly [name: string]: Json;
  /** What is signed. */
  readonly report: EvidenceBody;
  /** Name of the key: SHA-256 of the public key. */
  readonly key: string;
  /** Ed25519, base64url. */
  readonly signature: string;
}

/** What was done with one file or text. */
export interface DoneWork {
  /** The engine that processed it. */
  readonly engine: Engine;
  /** SHA-256 of the settings in force: the result of `configurationHash`. */
  readonly configuration: string;
  /** Options of the call. */
  readonly options: Pick<DeidentifyOptions, 'mode' | 'level' | 'domain' | 'entities' | 'rules'>;
  /** The result of the call. */
  readonly result: Pick<FileResult, 'counts' | 'warnings' | 'models' | 'adapter'> & Partial<Pick<FileResult, 'format'>>;
  /** Last line of the ledger, or an empty text for a new one; without it, the report is in no ledger. */
  readonly previous?: string | undefined;
  /** Time of the report. Default: now. */
  readonly now?: Date;
}

/** What was done with one file, and the file. */
export interface EvidenceWork extends Omit<DoneWork, 'configuration'> {
  /** Of the configuration: the result of `settingsInForce`. */
  readonly settings: readonly SettingInForce[];
  /** Bytes of the original. */
  readonly input: Iterable<Uint8Array> | AsyncIterable<Uint8Array>;
  /** Bytes of the de-identified file. */
  readonly output: Iterable<Uint8Array> | AsyncIterable<Uint8Array>;
}

/** Reads a private key for Ed25519 (PEM, PKCS #8). Throws DeidError `validation_failed`, without the key. */
export function signingKey(pem: string): KeyObject {
  let key: KeyObject | undefined;
  try {
    key = createPrivateKey(pem);
  } catch {
    // The error may quote the key.
  }
  if (key?.asymmetricKeyType === 'ed25519') return key;
  const message = 'must be a private key for Ed25519 as PEM: openssl genpkey -algorithm ed25519.';
  throw validationFailed([{ pointer: '/signingKey', message }]);
}

/**
 * Makes the signed report of one file, and the salt of its seals. Keep the salt apart from the report: who has both can guess short texts.
 */
export async function makeEvidence(
  { input, output, settings, ...done }: EvidenceWork,
  key: KeyObject,
): Promise<{ readonly evidence: EvidenceReport; readonly salt: Uint8Array }> {
  const seals = await sealFiles(input, output);
  const work = { ...done, configuration: configurationHash(settings) };
  return { evidence: signEvidence(work, seals, key), salt: seals.salt };
}

/** Signs the report of a file or text that was sealed while it was processed. */
export function signEvidence(work: DoneWork, { input, output }: Omit<Seals, 'salt'>, key: KeyObject): EvidenceReport {
  const { engine, options, result, previous } = work;
  const body: EvidenceBody = {
    format: 'deidkit/evidence/1',
    made_at: (work.now ?? new Date()).toISOString(),
    version: packageVersion(),
    configuration: work.configuration,
    policy: { ...engine.policyVersion(options.mode) },
    options: plainOptions(options),
    models: [...result.models],
    adapter: result.adapter,
    counts: { ...result.counts },
    identifiers: identifiersIn(engine, result.counts),
    warnings: [...result.warnings],
    ...(result.format?.risk !== undefined && { risk: plain(result.format.risk) }),
    input,
    output,
    ...(previous !== undefined && { previous: previous === '' ? NOTHING_BEFORE : sha256(previous) }),
  };
  const signature = sign(null, Buffer.from(SIGNED_AS + canonical(body)), key).toString('base64url');
  return { report: body, key: keyName(key), signature };
}

/** SHA-256 of the settings in force; secrets are not among them. */
export const configurationHash = (settings: readonly SettingInForce[]): string =>
  sha256(canonical(settings.map(({ pointer, value }) => [pointer, plain(value)])));

/** The text of a report's file. It is verified as it is written. */
export const evidenceText = (evidence: EvidenceReport): string => canonical(evidence);

/** The line of a ledger for a report. */
export const ledgerLine = (evidence: EvidenceReport): string => JSON.stringify(JSON.parse(canonical(evidence)));

/** A setting as JSON has it. */
const plain = (value: unknown): Json => JSON.parse(JSON.stringify(value ?? null));

function plainOptions({ level, domain, entities, rules }: DoneWork['options']): { readonly [name: string]: Json } {
  return {
    ...(level !== undefined && { level }),
    ...(domain !== undefined && { domain }),
    ...(entities !== undefined && { entities: [...entities] }),
    ...(rules !== undefined && { rules: true }),
  };
}

function identifiersIn(engine: Engine, counts: FileResult['counts']): Record<string, number> {
  const sums = new Map<string, number>();
  for (const [type, count] of Object.entries(counts)) {
    const info = engine.entityTypes.get(type);
    const letters = info && referenceOf(HIPAA_REFERENCES, info)?.replace(/^.*\(i\)/, '');
    if (letters) sums.set(letters, (sums.get(letters) ?? 0) + count);
  }
  return Object.fromEntries(sums);
}
