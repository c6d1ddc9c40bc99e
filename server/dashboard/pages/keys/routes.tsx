import { DeidError } from '../../../../core/index.js';
import { keyGrantsOf } from '../../../service/service.js';
import { Form, SelectField, Submit } from '../../ui/form.js';
import { Card, Notice } from '../../ui/parts.js';
import { Head } from '../../ui/shell.js';
import { formNumber, takeForm } from '../../web/once-forms.js';
import type { Answer, PageRoute, Shown, Visit } from '../../web/visit.js';
import { detailPage, OVERLAPS } from './detail.js';
import { KeyFields, nameMistake, readChoice } from './fields.js';
import { listPage } from './list.js';
import { reveal } from './reveal.js';

const ENVIRONMENTS: readonly (readonly [string, string])[] = [
  ['live', 'Live: begins with deid_live_'],
  ['test', 'Test: begins with deid_test_, for trials'],
];

async function activePlans({ ring }: Visit): Promise<readonly string[]> {
  return (await ring.plans.list()).filter(({ status }) => status === 'active').map(({ id }) => id);
}

async function newPage(visit: Visit, once: string, mistake?: string): Promise<Answer> {
  const { service, sent } = visit;
  const plans = await activePlans(visit);
  // A key needs an activated plan.
  if (plans.length === 0) return { to: '/plans?first=1' };
  return {
    title: 'New key',
    status: mistake === undefined ? 200 : 422,
    body: (
      <>
        <Head title="New key" back={{ to: '/keys', label: 'API Keys' }} about="It is shown once, on the next page." />
        <Card>
          <Form to="/keys/new">
            <input type="hidden" name="once" value={once} />
            <SelectField
              name="plan"
              label="Plan"
              hint="The active plans."
              options={plans.map((plan) => [plan, plan])}
              value={sent.get('plan')}
            />
            <SelectField name="environment" label="Kind" options={ENVIRONMENTS} value={sent.get('environment')} />
            <KeyFields operations={keyGrantsOf(service)} sent={sent} mistake={mistake} />
            <div>
              <Submit busy="Making it…">Make the key</Submit>
            </div>
          </Form>
        </Card>
      </>
    ),
  };
}

const usedPage = (): Shown => ({
  title: 'Already done',
  status: 409,
  body: (
    <>
      <Head title="Already done" back={{ to: '/keys', label: 'API Keys' }} />
      <Notice>
        This form was sent before, and the key was shown then; it cannot be shown again. If you have not copied it,
        revoke that key and make another.
      </Notice>
    </>
  ),
});

async function create(visit: Visit): Promise<Answer> {
  const { sent, service, ring, now, member, audit } = visit;
  const choice = readChoice(sent, keyGrantsOf(service), now);
  const mistake = nameMistake(choice.name);
  if (mistake !== undefined) return newPage(visit, formNumber(visit), mistake);
  const plan = sent.get('plan');
  if (!(await activePlans(visit)).includes(plan)) throw new DeidError('plan_not_activated');
  if (!(await takeForm(visit, sent.get('once')))) return usedPage();
  const made = await ring.admin.create({
    name: choice.name,
    plan,
    environment: sent.get('environment') === 'test' ? 'test' : 'live',
    ...(choice.expiresAt === null ? {} : { expiresAt: choice.expiresAt }),
    ...(choice.operations === null ? {} : { operations: choice.operations }),
    ...(member === undefined ? {} : { createdBy: member.id }),
  });
  // If the audit entry cannot be written, the key is not shown.
  await audit('key.create', made.id);
  return reveal(visit, made);
}

async function rotate(visit: Visit): Promise<Answer> {
  const { sent, ring, id, audit } = visit;
  const overlap = OVERLAPS.find(([seconds]) => seconds === sent.get('overlap'))?.[0] ?? '0';
  if (!(await takeForm(visit, sent.get('once')))) return usedPage();
  await audit('key.rotate', id);
  const made = await ring.admin.rotate(id, Number(overlap));
  ring.verifier.forget();
  const note = overlap === '0' ? 'The old key has ended.' : `${OVERLAPS.find(([s]) => s === overlap)?.[1] ?? ''}.`;
  return reveal(visit, made, note);
}

async function revoke(visit: Visit): Promise<Answer> {
  const { sent, ring, id, audit } = visit;
  const { last4 } = await ring.admin.get(id);
  if (sent.get('last4') !== last4)
    return detailPage(visit, formNumber(visit), { last4: 'These are not the last four signs of this key.' });
  await audit('key.revoke', id);
  await ring.admin.revoke(id);
  ring.verifier.forget();
  return { to: `/keys/${id}?done=revoked` };
}

async function enable({ ring, id, audit }: Visit, enabled: boolean): Promise<Answer> {
  await audit(enabled ? 'key.enable' : 'key.disable', id);
  await ring.admin.enable(id, enabled);
  ring.verifier.forget();
  return { to: `/keys/${id}?done=${enabled ? 'enabled' : 'disabled'}` };
}

async function change(visit: Visit): Promise<Answer> {
  const { sent, service, ring, id, now, audit } = visit;
  const choice = readChoice(sent, keyGrantsOf(service), now, (await ring.admin.get(id)).expiresAt);
  const mistake = nameMistake(choice.name);
  if (mistake !== undefined) return detailPage(visit, formNumber(visit), { name: mistake });
  await audit('key.change', id);
  await ring.admin.change(id, choice);
  ring.verifier.forget();
  return { to: `/keys/${id}?done=saved` };
}

const role = 'developer';

/** The area API Keys. */
export const keyRoutes: readonly PageRoute[] = [
  { method: 'get', path: '/keys', access: 'viewer', answer: listPage },
  { method: 'get', path: '/keys/new', access: role, answer: (visit) => newPage(visit, formNumber(visit)) },
  { method: 'post', path: '/keys/new', access: role, answer: create },
  { method: 'get', path: '/keys/:id', access: 'viewer', answer: (visit) => detailPage(visit, formNumber(visit)) },
  { method: 'post', path: '/keys/:id/rotate', access: role, answer: rotate },
  { method: 'post', path: '/keys/:id/revoke', access: role, answer: revoke },
  { method: 'post', path: '/keys/:id/disable', access: role, answer: (visit) => enable(visit, false) },
  { method: 'post', path: '/keys/:id/enable', access: role, answer: (visit) => enable(visit, true) },
  { method: 'post', path: '/keys/:id/change', access: role, answer: change },
];
