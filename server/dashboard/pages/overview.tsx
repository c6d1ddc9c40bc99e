import type { KeyInfo } from '../../keys/admin.js';
import type { PlanInfo } from '../../keys/plans.js';
import { refusalsSince, type UsageReport, usageReport } from '../../store/usage-report.js';
import { BarChart } from '../ui/chart.js';
import { limit, number } from '../ui/numbers.js';
import { Badge, Card, Code, Stat, Table } from '../ui/parts.js';
import { Head } from '../ui/shell.js';
import { useSite } from '../ui/site.js';
import { curlCall } from '../web/snippets.js';
import type { PageRoute, Shown, Visit } from '../web/visit.js';
import { Done } from './notices.js';
import { ErrorLink } from './requests.js';

const DAYS = 30;
const WEEK_MS = 7 * 86_400_000;

/** The steps to the first API call, with those already done. */
function FirstCall({ plans, keys, served }: { plans: readonly PlanInfo[]; keys: readonly KeyInfo[]; served: boolean }) {
  const { base } = useSite();
  const steps = [
    {
      done: plans.some(({ status }) => status === 'active'),
      title: 'Activate a plan',
      text: 'It says how much may be asked.',
      to: '/plans',
    },
    { done: keys.length > 0, title: 'Make an API key', text: 'It is shown once; copy it then.', to: '/keys/new' },
    { done: served, title: 'Get the first answer', text: 'Paste the call into a terminal.', to: '/docs' },
  ];
  return (
    <Card title="Your first call">
      <ol class="steps">
        {steps.map(({ done, title, text, to }, i) => (
          <li class={done ? 'done' : ''}>
            <span class="mark" aria-hidden="true">
              {done ? '✓' : i + 1}
            </span>
            <span>
              {to === '/docs' ? <strong>{title}</strong> : <a href={base + to}>{title}</a>}
              {done && <span class="visually-hidden"> (done)</span>}
              <br />
              <span class="muted small">{text}</span>
            </span>
          </li>
        ))}
      </ol>
    </Card>
  );
}

const PlanCard = ({ plan, ready }: { plan: PlanInfo | undefined; ready: boolean }) => (
  <Card title="Plan and service">
    <dl class="facts">
      <div>
        <dt>Plan</dt>
        <dd>{plan === undefined ? 'none active yet' : plan.id}</dd>
      </div>
      <div>
        <dt>Requests a minute, each key</dt>
        <dd>{plan === undefined ? '–' : limit(plan.requests_per_minute)}</dd>
      </div>
      <div>
        <dt>Tokens a month, each key</dt>
        <dd>{plan === undefined ? '–' : limit(plan.tokens_per_month)}</dd>
      </div>
      <div>
        <dt>Service</dt>
        <dd>
          <Badge tone={ready ? 'ok' : 'warn'}>{ready ? 'ready' : 'starting'}</Badge> {useSite().version}
        </dd>
      </div>
    </dl>
  </Card>
);

const Figures = ({ usage, keys }: { usage: UsageReport; keys: readonly KeyInfo[] }) => (
  <div class="grid figures">
    <Stat label={`Requests, ${DAYS} days`} value={number(usage.total.requests)} />
    <Stat label={`Tokens, ${DAYS} days`} value={number(usage.total.tokens)} />
    <Stat label={`Refused, ${DAYS} days`} value={number(usage.total.refused)} />
    <Stat label="Working keys" value={number(keys.filter(({ status }) => status === 'active').length)} />
  </div>
);

/** Reasons for refused requests, which reveal misconfigured clients. */
const Refusals = ({ of }: { of: readonly { readonly code: string; readonly count: number }[] }) => (
  <Card title="Refused in the last 7 days, by reason" flush>
    <Table
      caption="Refused requests by reason"
      rows={of}
      columns={[
        { title: 'Code', cell: ({ code }) => <ErrorLink code={code} /> },
        { title: 'Requests', cell: ({ count }) => number(count), numeric: true },
      ]}
    />
  </Card>
);

async function overview({ ring, service, now, query, ctx }: Visit): Promise<Shown> {
  const [plans, keys, usage, refusals] = await Promise.all([
    ring.plans.list(),
    ring.admin.list(),
    usageReport(ring.store.db, DAYS, now),
    refusalsSince(ring.store.db, now - WEEK_MS),
  ]);
  const used = plans.filter(({ status }) => status === 'active').sort((a, b) => b.keys - a.keys);
  const served = usage.total.requests > usage.total.refused;
  return {
    title: 'Overview',
    body: (
      <>
        <Head title="Overview" about="What this service does, and how much." />
        <div class="stack-lg">
          <Done what={query('done')} />
          {!served && (
            <div class="grid-2">
              <FirstCall plans={plans} keys={keys} served={served} />
              <Card title="The call">
                <Code id="call" label="the call" text={curlCall(ctx, service.prefix)} wrap />
              </Card>
            </div>
          )}
          <Figures usage={usage} keys={keys} />
          <Card title={`Requests of the last ${DAYS} days`}>
            <BarChart
              title={`Requests of the last ${DAYS} days`}
              part="refused"
              bars={usage.days.map(({ name, requests, refused }) => ({ name, value: requests, part: refused }))}
            />
          </Card>
          {refusals.length > 0 && <Refusals of={refusals} />}
          <PlanCard plan={used[0]} ready={service.work.ready} />
        </div>
      </>
    ),
  };
}

export const overviewRoutes: readonly PageRoute[] = [{ method: 'get', path: '', access: 'viewer', answer: overview }];
