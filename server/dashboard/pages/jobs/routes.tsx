import { DeidError } from '../../../../core/index.js';
import type { Jobs } from '../../../jobs/jobs.js';
import { removeJob } from '../../../jobs/run/sweep.js';
import type { JobScope } from '../../../jobs/table.js';
import { formNumber, takeForm } from '../../web/once-forms.js';
import type { Answer, PageRoute, Visit } from '../../web/visit.js';
import { detailPage, isOpen } from './detail.js';
import { listPage } from './list.js';

/** The jobs of the service, and those that a member sees: all of the workspace. */
function jobsOf({ service: { jobs }, member }: Visit): { readonly jobs: Jobs; readonly scope: JobScope } {
  if (jobs === undefined || member === undefined) throw new DeidError('not_found');
  return { jobs, scope: { workspace: member.workspace } };
}

function list(visit: Visit): Promise<Answer> {
  const { jobs, scope } = jobsOf(visit);
  return listPage(visit, jobs, scope);
}

async function detail(visit: Visit): Promise<Answer> {
  const { jobs, scope } = jobsOf(visit);
  const row = await jobs.table.find(visit.id, scope);
  if (row === undefined) throw new DeidError('not_found');
  return detailPage(visit, row, formNumber(visit));
}

/** Cancels a job that has not ended; deletes one that has. */
async function remove(visit: Visit): Promise<Answer> {
  const { id, sent, audit } = visit;
  const { jobs, scope } = jobsOf(visit);
  const row = await jobs.table.find(id, scope);
  if (row === undefined) return { to: '/jobs?done=gone' };
  // The form was submitted twice or is outdated: show the current state instead.
  if (!(await takeForm(visit, sent.get('once')))) return { to: `/jobs/${id}` };
  const [action, done] = isOpen(row) ? ['job.cancel', 'cancelled'] : ['job.delete', 'deleted'];
  await audit(action, id);
  await removeJob(jobs, id);
  return { to: `/jobs?done=${done}` };
}

/** Routes of the page Jobs. */
export const jobRoutes: readonly PageRoute[] = [
  { method: 'get', path: '/jobs', access: 'viewer', answer: list },
  { method: 'get', path: '/jobs/:id', access: 'viewer', answer: detail },
  { method: 'post', path: '/jobs/:id/remove', access: 'developer', answer: remove },
];
