import type { PlanInfo } from '../../../keys/plans.js';
import { grantsOf, namedGrantsOf, type Service } from '../../../service/service.js';
import { names } from '../../../store/plans.js';
import { Check, Form, Submit } from '../../ui/form.js';
import { bytes, limit } from '../../ui/numbers.js';
import { Badge, Card, Notice } from '../../ui/parts.js';
import { Head } from '../../ui/shell.js';
import { useSite } from '../../ui/site.js';
import { type Answer, mayAs, type PageRoute, type Shown, type Visit } from '../../web/visit.js';
import { Done } from '../notices.js';
import { idMistake, PlanFields, type PlanGrants, type PlanMistakes, readLimits } from './fields.js';

const STATUS = {
  active: <Badge tone="ok">active</Badge>,
  suspended: <Badge tone="bad">suspended</Badge>,
  none: <Badge>not active</Badge>,
};

const Limits = ({ of }: { readonly of: PlanInfo }) => (
  <dl class="limits">
    <dt>Requests a minute</dt>
    <dd>{limit(of.requests_per_minute)}</dd>
    <dt>Requests a month</dt>
    <dd>{limit(of.requests_per_month)}</dd>
    <dt>Tokens a month</dt>
    <dd>{limit(of.tokens_per_month)}</dd>
    <dt>Largest text</dt>
    <dd>{of.text_chars === null ? "the service's" : `${limit(of.text_chars)} characters`}</dd>
    <dt>Largest file</dt>
    <dd>{of.file_bytes === null ? "the service's" : bytes(of.file_bytes)}</dd>
    <dt>Largest file of a job</dt>
    <dd>{of.job_bytes === null ? "the service's" : bytes(of.job_bytes)}</dd>
    <dt>Endpoints</dt>
    <dd>{names(of.operations, '*') ? of.operations.replace('*', 'all') : of.operations.split(' ').length}</dd>
    <dt>Keys</dt>
    <dd>{of.keys}</dd>
  </dl>
);

const Actions = ({ of }: { readonly of: PlanInfo }) => {
  const { base } = useSite();
  const path = `${base}/plans/${encodeURIComponent(of.id)}`;
  return (
    <div class="row">
      {of.status === 'active' ? (
        <a class="btn plain compact" href={`${path}/suspend`}>
          Suspend<span class="visually-hidden"> {of.id}</span>
        </a>
      ) : (
        <a class="btn compact" href={`${path}/activate`}>
          Activate<span class="visually-hidden"> {of.id}</span>
        </a>
      )}
      <a class="btn plain compact" href={path}>
        Change<span class="visually-hidden"> {of.id}</span>
      </a>
    </div>
  );
};

const PlanCard = ({ of, may }: { readonly of: PlanInfo; readonly may: boolean }) => (
  <section class={of.status === 'active' ? 'card plan active' : 'card plan'}>
    <div class="row between">
      <h2>
        <bdi>{of.id}</bdi>
      </h2>
      {STATUS[of.status]}
    </div>
    <Limits of={of} />
    {may && <Actions of={of} />}
  </section>
);

const NewPlan = () => (
  <a class="btn plain" href={`${useSite().base}/plans/new`}>
    New plan
  </a>
);

async function listPage({ ring, member, query }: Visit): Promise<Shown> {
  const plans = await ring.plans.list();
  const may = mayAs(member, 'owner');
  const activated = plans.some(({ status }) => status === 'active');
  return {
    title: 'Plans',
    body: (
      <>
        <Head title="Plans" about="A plan says how much each of its keys may ask. Keys are made once a plan is active.">
          {may && <NewPlan />}
        </Head>
        <div class="stack-lg">
          <Done what={query('done')} />
          {!activated && <Notice tone="warn">No plan is active yet. Activate one, then make a key.</Notice>}
          <div class="grid">
            {plans.map((plan) => (
              <PlanCard of={plan} may={may} />
            ))}
          </div>
        </div>
      </>
    ),
  };
}

async function activatePage({ ring, id }: Visit): Promise<Shown> {
  const [plan, all] = await Promise.all([ring.plans.get(id), ring.plans.list()]);
  const others = all.filter((one) => one.id !== id).reduce((sum, { keys }) => sum + keys, 0);
  return {
    title: `Activate ${id}`,
    body: (
      <>
        <Head title={`Activate ${id}`} back={{ to: '/plans', label: 'Plans' }} />
        <Card>
          <div class="stack">
            <p>From now on keys can be made with these limits{plan.keys > 0 && ', and the keys it has work again'}.</p>
            <Limits of={plan} />
            <Form to={`/plans/${id}/activate`}>
              {others > 0 && (
                <Check name="move" value="1">
                  Change to this plan: move all {others} key(s) of other plans here. Their limits change within 10
                  seconds; what they have used so far counts on.
                </Check>
              )}
              <div>
                <Submit>Activate</Submit>
              </div>
            </Form>
          </div>
        </Card>
      </>
    ),
  };
}

async function suspendPage({ ring, id }: Visit): Promise<Shown> {
  const { keys } = await ring.plans.get(id);
  return {
    title: `Suspend ${id}`,
    body: (
      <>
        <Head title={`Suspend ${id}`} back={{ to: '/plans', label: 'Plans' }} />
        <Card>
          <div class="stack">
            <p>
              Its {keys} key(s) are refused with <code>plan_inactive</code> (403) until it is activated again, and no
              key can be made with it.
            </p>
            <Form to={`/plans/${id}/suspend`}>
              <div>
                <Submit kind="danger">Suspend</Submit>
              </div>
            </Form>
          </div>
        </Card>
      </>
    ),
  };
}

async function activate({ ring, id, sent, now, audit }: Visit): Promise<Answer> {
  await ring.plans.get(id);
  await audit('plan.activate', id);
  await ring.plans.activate(id, now);
  if (sent.has('move')) {
    await audit('plan.move-keys', id);
    await ring.plans.moveKeys(id);
  }
  ring.verifier.forget();
  return { to: '/plans?done=activated' };
}

async function suspend({ ring, id, audit }: Visit): Promise<Answer> {
  await ring.plans.get(id);
  await audit('plan.suspend', id);
  await ring.plans.suspend(id);
  ring.verifier.forget();
  return { to: '/plans?done=suspended' };
}

const planGrants = (service: Service): PlanGrants => ({
  operations: grantsOf(service),
  named: namedGrantsOf(service),
});

function editPage({ service, sent }: Visit, of: PlanInfo | undefined, mistakes: PlanMistakes = {}): Shown {
  const title = of === undefined ? 'New plan' : `Change ${of.id}`;
  return {
    title,
    status: Object.keys(mistakes).length > 0 ? 422 : 200,
    body: (
      <>
        <Head title={title} back={{ to: '/plans', label: 'Plans' }} about="An empty field is no limit." />
        <Card>
          <Form to={of === undefined ? '/plans/new' : `/plans/${of.id}`}>
            <PlanFields of={of} grants={planGrants(service)} sent={sent} mistakes={mistakes} />
            <div>
              <Submit>{of === undefined ? 'Make the plan' : 'Save'}</Submit>
            </div>
          </Form>
        </Card>
      </>
    ),
  };
}

async function create(visit: Visit): Promise<Answer> {
  const { ring, sent, service, audit } = visit;
  const id = sent.get('id');
  const { limits, mistakes } = readLimits(sent, planGrants(service));
  const all = { ...mistakes, ...idMistake(id) };
  if (Object.keys(all).length > 0) return editPage(visit, undefined, all);
  await audit('plan.create', id);
  await ring.plans.create(id, limits);
  return { to: '/plans?done=plan' };
}

async function change(visit: Visit): Promise<Answer> {
  const { ring, sent, service, audit, id } = visit;
  const plan = await ring.plans.get(id);
  const { limits, mistakes } = readLimits(sent, planGrants(service));
  if (Object.keys(mistakes).length > 0) return editPage(visit, plan, mistakes);
  await audit('plan.change', id);
  await ring.plans.set(id, limits);
  ring.verifier.forget();
  return { to: '/plans?done=plan' };
}

/** Pages for plans: all members see them, owners change them. */
export const planRoutes: readonly PageRoute[] = [
  { method: 'get', path: '/plans', access: 'viewer', answer: listPage },
  { method: 'get', path: '/plans/new', access: 'owner', answer: (visit) => editPage(visit, undefined) },
  { method: 'post', path: '/plans/new', access: 'owner', answer: create },
  {
    method: 'get',
    path: '/plans/:id',
    access: 'owner',
    answer: async (visit) => editPage(visit, await visit.ring.plans.get(visit.id)),
  },
  { method: 'post', path: '/plans/:id', access: 'owner', answer: change },
  { method: 'get', path: '/plans/:id/activate', access: 'owner', answer: activatePage },
  { method: 'post', path: '/plans/:id/activate', access: 'owner', answer: activate },
  { method: 'get', path: '/plans/:id/suspend', access: 'owner', answer: suspendPage },
  { method: 'post', path: '/plans/:id/suspend', access: 'owner', answer: suspend },
];
