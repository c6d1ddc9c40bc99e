import { DeidError } from '../../../core/index.js';
import { readAsWarnings } from '../../../lib/files/read-as.js';
import { callerOf } from '../../keys/verify.js';
import type { Caller } from '../../limits/caller.js';
import { tenantOf } from '../../limits/plan-limits.js';
import { pointsFor, tokensOf } from '../../limits/tokens.js';
import { chargeCancelled, chargeTokens, NO_HEADERS, tokensAvailable } from '../../service/charge.js';
import type { Service } from '../../service/service.js';
import type { JobRow } from '../../store/job-tables.js';
import { askedOf, requireSigner } from '../../work/evidence.js';
import type { BlobWriter } from '../blobs.js';
import type { Jobs } from '../jobs.js';
import { adapterOf, checkedBefore, fileInputOf, isZip, type JobRequest, readAs } from '../request.js';
import { JobGone } from '../table.js';
import { type JobInWork, type JobParts, type Made, waysOf } from './parts.js';
import { processZip } from './process-zip.js';

/** Context string for encrypting a job's data. */
export const placeOf = (id: string, what: 'request' | 'report'): string => `${id} ${what}`;

/** The caller of a job, with the key's current plan. */
async function senderOf(jobs: Jobs, { key_id }: JobRow): Promise<Caller> {
  const key = await jobs.table.key(key_id);
  if (key === undefined) throw new DeidError('api_key_inactive');
  return callerOf(key);
}

/**
 * Processes one job. On success, the new file is on disk and its tokens are charged; otherwise nothing of it remains.
 * @param keep stores the result; throws JobGone if the job was removed or taken over
 */
export async function processJob(
  service: Service,
  jobs: Jobs,
  work: JobInWork,
  keep: (made: Made, tokens: number, output: BlobWriter) => Promise<void>,
): Promise<void> {
  const { row } = work;
  const facts = { id: row.id, started: performance.now(), tokens: 0, caller: await senderOf(jobs, row) };
  const request = jobs.secret.unseal<JobRequest>(row.request, placeOf(row.id, 'request'));
  // Tokens charged by a process that died before it finished are not charged again.
  let isPaid = row.tokens > 0;
  const available = isPaid ? undefined : await tokensAvailable(service, facts, NO_HEADERS);
  const maxCodePoints = available === undefined ? undefined : pointsFor(available);
  const input = await jobs.blobs.open(row.input ?? '');
  const output = await jobs.blobs.create();
  let undo = (): Promise<void> => output.discard();
  let searched = 0;
  try {
    const made = await (isZip(service.vocabulary, request.extension) ? processZip : processOne)({
      ...work,
      service,
      jobs,
      request,
      input,
      output,
      searched(codePoints) {
        searched = codePoints;
      },
      maxCodePoints,
      tenant: tenantOf(facts.caller),
    });
    searched = made.codePoints;
    await output.finish();
    const tokens = tokensOf(made.codePoints);
    if (!isPaid) {
      if (!(await jobs.table.charging(row, tokens))) throw new JobGone();
      const giveBack = await chargeTokens(service, facts, NO_HEADERS, tokens);
      isPaid = true;
      undo = async () => {
        await output.discard();
        await giveBack();
        await jobs.table.charging(row, 0);
      };
    }
    work.signal.throwIfAborted();
    await keep(made, tokens, output).catch((error: unknown) => {
      // It is unknown whether the result was stored, so the file is kept until the sweep finds that no job owns it.
      if (!(error instanceof JobGone)) undo = async () => undefined;
      throw error;
    });
  } catch (error) {
    // Whoever removes a job that runs pays for what has been done.
    if (await isRemoved(jobs, row)) {
      await output.discard();
      if (!isPaid) await chargeCancelled(service, facts, searched);
    } else await undo();
    throw error;
  } finally {
    await input.close();
  }
}

/** True if a job was removed, and not only taken over by another worker. */
const isRemoved = ({ table }: Jobs, { id, workspace_id: workspace }: JobRow): Promise<boolean> =>
  table.find(id, { workspace }).then(
    (found) => found === undefined,
    () => false,
  );

async function processOne(parts: JobParts): Promise<Made> {
  const { service, request, row, signal, input, output, searched, maxCodePoints, tenant } = parts;
  const { stem, extension } = request;
  const read = readAs(request);
  const adapter = adapterOf(service.vocabulary, read);
  const task = fileInputOf(service, adapter, { ...request, extension: read }, checkedBefore(service));
  requireSigner(task.seal, service.evidence !== undefined);
  const { codePoints, seals, ...made } = await service.work.stream({
    input: { ...task, ...(maxCodePoints !== undefined && { maxCodePoints }), ...(tenant !== undefined && { tenant }) },
    source: watched(input.read(), parts.read),
    sink: output,
    until: { signal, onCancelled: searched },
    ...waysOf(parts.jobs, row),
  });
  const warnings = [...made.warnings, ...readAsWarnings(adapter, extension, read)];
  const { mediaType, counts, masked, models, policy } = made;
  const signed = seals && service.evidence?.({ asked: askedOf(task), result: { ...made, warnings }, seals });
  const report = { mediaType, counts, masked, models, policy, stem, extension, warnings };
  return { codePoints, report: { ...report, ...(signed && { evidence: signed }) } };
}

async function* watched(pieces: AsyncIterable<Uint8Array>, read: (bytes: number) => void): AsyncGenerator<Uint8Array> {
  let bytes = 0;
  for await (const piece of pieces) {
    bytes += piece.length;
    read(bytes);
    yield piece;
  }
}
