import { randomBytes } from 'node:crypto';
import { appendFile, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { Engine } from '../core/index.js';
import { loadConfig } from '../lib/engine/config-file.js';
import {
  createEngine,
  holdsSecret,
  onlyNewTypes,
  type PolicyContent,
  type PolicyEntry,
  policyChanges,
  policyInForce,
  policyLine,
  readPolicyHistory,
  signingKey,
  versionsNamed,
  withPolicy,
} from '../lib/index.js';
import { type CommonFlags, configOf } from './base/engine-options.js';
import { usage, withPath } from './base/errors.js';
import { EXIT } from './base/exit-codes.js';
import { note, print, table } from './base/terminal.js';

/** Options of `policies`. */
export interface PolicyFlags extends CommonFlags {
  /** File with the recorded versions. */
  readonly history?: string;
  /** Why they were changed. */
  readonly note?: string;
  /** File with the private key that signs what is added. */
  readonly signingKey?: string;
}

/** Digits of a version that are shown. */
const SHOWN = 12;
const short = (version: string): string => version.slice(0, SHOWN);

/** `deidkit policies list`: the recorded versions in their order, and those in force. */
export async function list(mode: string | undefined, flags: PolicyFlags): Promise<number> {
  const { entries } = await historyOf(flags);
  const now = await inForce(flags);
  if (mode !== undefined) named([...now, ...entries], mode);
  const ofMode = ({ policy }: PolicyEntry): boolean => mode === undefined || policy.mode === mode.trim().toUpperCase();
  const recorded = entries.filter(ofMode);
  const isRecorded = ({ sha256 }: PolicyEntry): boolean => recorded.some((entry) => entry.sha256 === sha256);
  const latest = new Map(recorded.map((entry) => [entry.sha256, entry]));
  const isInForce = (entry: PolicyEntry): boolean =>
    now.some(({ sha256 }) => sha256 === entry.sha256) && (latest.get(entry.sha256) ?? entry) === entry;
  const rows = [
    ...recorded.map((entry) => ({ entry, recorded: entry.recordedAt })),
    ...now.filter((entry) => ofMode(entry) && !isRecorded(entry)).map((entry) => ({ entry, recorded: null })),
  ].map(({ entry, recorded: at }) => ({
    mode: entry.policy.mode,
    sha256: entry.sha256,
    recorded_at: at,
    in_force: isInForce(entry),
    note: at === null ? '' : entry.note,
  }));
  if (flags.json === true) await print(JSON.stringify(rows));
  else
    await print(
      table([
        ['mode', 'version', 'recorded', '', 'note'],
        ...rows.map((row) => [
          row.mode,
          short(row.sha256),
          row.recorded_at ?? 'not recorded',
          row.in_force ? 'in force' : '',
          row.note,
        ]),
      ]),
    );
  return EXIT.ok;
}

/** `deidkit policies record`: adds the versions in force to the history, where they are not the last of their mode. */
export async function record(flags: PolicyFlags): Promise<number> {
  const history = await historyOf(flags);
  const last = new Map(history.entries.map((entry) => [entry.policy.mode, entry.sha256]));
  const added = (await inForce(flags)).filter(({ policy, sha256 }) => last.get(policy.mode) !== sha256);
  await add(added, history, flags);
  for (const { policy, sha256 } of added) await print(`${policy.mode}  ${short(sha256)}`);
  if (added.length === 0) await print('Nothing is new.');
  return EXIT.ok;
}

/** `deidkit policies show`: what a version does. */
export async function show(version: string, flags: PolicyFlags): Promise<number> {
  const { sha256, policy } = await versionOf(version, flags);
  if (flags.json === true) await print(JSON.stringify({ sha256, ...policy }));
  else {
    await print(`${policy.mode}  ${sha256}\n`);
    await print(table(policy.actions.map(([type, transformer]) => [type, transformer])));
    await print(`\n${JSON.stringify(policy.rules, null, 2)}`);
  }
  return EXIT.ok;
}

/** `deidkit policies diff`: what differs between two versions. */
export async function diff(version: string, other: string | undefined, flags: PolicyFlags): Promise<number> {
  const before = await versionOf(version, flags);
  const after = await versionOf(other ?? before.policy.mode, flags);
  const changes = policyChanges(before.policy, after.policy);
  if (flags.json === true) await print(JSON.stringify(changes));
  else if (changes.length === 0) await print('Both do the same.');
  else
    await print(
      table(changes.map(({ what, name, before: a, after: b }) => [what, name, `${a ?? '-'} -> ${b ?? '-'}`])),
    );
  return EXIT.ok;
}

/** `deidkit policies rollback`: writes what a version said into the configuration, if this brings the version back. */
export async function rollback(version: string, flags: PolicyFlags): Promise<number> {
  const given = configOf(flags);
  if (given === undefined) throw usage('rollback changes a configuration of your own: name it with --config.');
  const path = resolve(given);
  const history = await historyOf(flags);
  const wanted = onlyOne(versionsNamed(history.entries, version));
  await loadConfig(path);
  const text = await readFile(path, 'utf8');
  const mark = text.startsWith('\uFEFF') ? '\uFEFF' : '';
  const draft = join(dirname(path), `.rollback-${randomBytes(6).toString('hex')}.json`);
  const { mode } = await stat(path);
  try {
    const options = { flag: 'wx', mode };
    await withPath('--config', () => writeFile(draft, mark + withPolicy(text.slice(mark.length), wanted), options));
    const { policy, sha256 } = await made(draft, wanted.policy.mode);
    if (sha256 !== wanted.sha256 && !onlyNewTypes(wanted.policy, policy)) return refused(policy, wanted);
    await withPath('--config', () => rename(draft, path));
    if (sha256 !== wanted.sha256) note(`Entity types are new since then, so that its version is now ${short(sha256)}.`);
  } finally {
    await rm(draft, { force: true });
  }
  const now = named(await inForce({ ...flags, note: `rollback to ${short(wanted.sha256)}` }), wanted.policy.mode);
  await add([now], history, flags);
  await print(`${now.policy.mode}  ${short(now.sha256)}  in force where the configuration is loaded from now on`);
  return EXIT.ok;
}

/** The policy of a mode under a configuration. */
async function made(path: string, mode: string): Promise<{ readonly policy: PolicyContent; readonly sha256: string }> {
  await using engine = await createEngine(path);
  return { policy: engine.policyContent(mode), sha256: engine.policyVersion(mode).sha256 };
}

function refused(policy: PolicyContent, wanted: PolicyEntry): number {
  const names = policyChanges(wanted.policy, policy).map(({ name }) => name);
  note(
    `Nothing was changed: this version cannot come back, because plugins of the configuration have changed what becomes of ${[...new Set(names)].join(', ')}.`,
  );
  return EXIT.error;
}

interface History {
  readonly path: string;
  readonly text: string;
  readonly entries: readonly PolicyEntry[];
}

async function historyOf(flags: PolicyFlags): Promise<History> {
  const config = configOf(flags);
  const path = resolve(flags.history ?? join(config === undefined ? '.' : dirname(config), 'policies.jsonl'));
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return '';
    return withPath('--history', () => Promise.reject(error));
  });
  const read = readPolicyHistory(text);
  if ('brokenLine' in read)
    throw usage(
      `line ${read.brokenLine} of --history is not as it was written, or does not follow the line before it.`,
    );
  return { path, text, entries: read.entries };
}

async function add(added: readonly PolicyEntry[], { path, text }: History, flags: PolicyFlags): Promise<void> {
  const { signingKey: keyFile = process.env.DEIDKIT_SIGNING_KEY } = flags;
  const key =
    keyFile === undefined
      ? undefined
      : signingKey(await withPath('--signing-key', () => readFile(resolve(keyFile), 'utf8')));
  const secret = added.find(({ configured, policy }) =>
    [configured, JSON.parse(JSON.stringify(policy.rules))].some((one) => holdsSecret(one)),
  );
  if (secret !== undefined)
    throw usage(
      `the policy ${secret.policy.mode} holds a secret, which a history must not: name a variable with it (keyEnv).`,
    );
  let lines = '';
  for (const entry of added) lines += policyLine(entry, text + lines, key);
  await withPath('--history', () => appendFile(path, lines, { mode: 0o600 }));
}

/** The versions in force. */
async function inForce(flags: PolicyFlags): Promise<PolicyEntry[]> {
  const config = configOf(flags);
  const loaded = await loadConfig(config);
  await using engine: Engine = await createEngine(config);
  return engine.policies.map(({ name }) => policyInForce(engine, name, loaded.config, flags.note ?? ''));
}

/** A version by its first digits, or that of a mode that is in force. */
async function versionOf(name: string, flags: PolicyFlags): Promise<PolicyEntry> {
  const { entries } = await historyOf(flags);
  const recorded = versionsNamed(entries, name);
  if (recorded.length > 0) return onlyOne(recorded);
  const now = await inForce(flags);
  const byDigits = versionsNamed(now, name);
  return byDigits.length > 0 ? onlyOne(byDigits) : named(now, name);
}

function named(entries: readonly PolicyEntry[], mode: string): PolicyEntry {
  const found = entries.find(({ policy }) => policy.mode === mode.trim().toUpperCase());
  if (found !== undefined) return found;
  const known = entries.map(({ policy }) => policy.mode).join(', ');
  throw usage(`there is no such version or mode; deidkit policies list shows the versions, and modes are: ${known}.`);
}

function onlyOne(found: readonly PolicyEntry[]): PolicyEntry {
  const [first, second] = found;
  if (first === undefined)
    throw usage('there is no such version: deidkit policies list shows them. Give at least 8 digits.');
  if (second !== undefined) throw usage('several versions begin with these digits: give more of them.');
  return first;
}
