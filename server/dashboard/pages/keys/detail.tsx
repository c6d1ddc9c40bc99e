import type { KeyInfo } from '../../../keys/admin.js';
import { type Grant, keyGrantsOf } from '../../../service/service.js';
import { type UsageReport, usageReport } from '../../../store/usage-report.js';
import { BarChart } from '../../ui/chart.js';
import { Form, SelectField, Submit, TextField } from '../../ui/form.js';
import { moment, number } from '../../ui/numbers.js';
import { Card, Stat } from '../../ui/parts.js';
import { Head } from '../../ui/shell.js';
import { mayAs, type Shown, type Visit } from '../../web/visit.js';
import { Done } from '../notices.js';
import { KeyFields } from './fields.js';
import { KeyStatus, KeyText } from './status.js';

const DAYS = 30;

/** How long a rotated key remains valid, in seconds. */
export const OVERLAPS: readonly (readonly [value: string, label: string])[] = [
  ['0', 'End the old key at once'],
  ['3600', 'Old key works for 1 hour more'],
  ['86400', 'Old key works for 24 hours more'],
  ['604800', 'Old key works for 7 days more'],
];

const Facts = ({ of }: { readonly of: KeyInfo }) => (
  <Card>
    <dl class="facts">
      <div>
        <dt>Key</dt>
        <dd>
          <KeyText of={of} />
        </dd>
      </div>
      <div>
        <dt>Status</dt>
        <dd>
          <KeyStatus of={of} />
        </dd>
      </div>
      <div>
        <dt>Plan</dt>
        <dd>
          <bdi>{of.plan}</bdi>
        </dd>
      </div>
      <div>
        <dt>Made</dt>
        <dd>{moment(of.createdAt)}</dd>
      </div>
      <div>
        <dt>Last used</dt>
        <dd>{of.lastUsedAt === undefined ? 'never' : moment(of.lastUsedAt)}</dd>
      </div>
      <div>
        <dt>Ends</dt>
        <dd>{of.expiresAt === undefined ? 'never' : moment(of.expiresAt)}</dd>
      </div>
      <div>
        <dt>Endpoints</dt>
        <dd>{of.operations === undefined ? 'all of the plan' : of.operations.join(', ')}</dd>
      </div>
      <div>
        <dt>Id, as in logs</dt>
        <dd>
          <code>{of.id}</code>
        </dd>
      </div>
    </dl>
  </Card>
);

const Use = ({ report: { total, days } }: { readonly report: UsageReport }) => (
  <Card title={`Use of the last ${DAYS} days`}>
    <div class="stack">
      <div class="grid figures">
        <Stat label="Requests" value={number(total.requests)} />
        <Stat label="Refused" value={number(total.refused)} />
        <Stat label="Tokens" value={number(total.tokens)} />
      </div>
      <BarChart
        title="Requests by day"
        part="refused"
        bars={days.map(({ name, requests, refused }) => ({ name, value: requests, part: refused }))}
      />
    </div>
  </Card>
);

const Rotate = ({ id, once }: { readonly id: string; readonly once: string }) => (
  <Card title="Rotate">
    <div class="stack">
      <p>
        A new key takes the place of this one, with its name, plan, endpoints and counters. The new key is shown once.
      </p>
      <Form to={`/keys/${id}/rotate`}>
        <input type="hidden" name="once" value={once} />
        <SelectField name="overlap" label="The old key" options={OVERLAPS} value="86400" />
        <div>
          <Submit kind="plain">Rotate the key</Submit>
        </div>
      </Form>
    </div>
  </Card>
);

const Rest = ({ of: { id, status } }: { readonly of: KeyInfo }) => (
  <Card title={status === 'disabled' ? 'Enable' : 'Disable'}>
    <div class="stack">
      <p>
        {status === 'disabled'
          ? 'Calls with this key are refused. Enabled, it works as before.'
          : 'Calls with this key are refused until it is enabled again: for a pause, or while you find out more.'}
      </p>
      <Form to={`/keys/${id}/${status === 'disabled' ? 'enable' : 'disable'}`}>
        <div>
          <Submit kind="plain">{status === 'disabled' ? 'Enable the key' : 'Disable the key'}</Submit>
        </div>
      </Form>
    </div>
  </Card>
);

const Revoke = ({ of: { id, last4 }, mistake }: { readonly of: KeyInfo; readonly mistake: string | undefined }) => (
  <Card title="Revoke">
    <div class="stack">
      <p>Ends the key for ever, everywhere, within 10 seconds. Do it at once if somebody else may have it.</p>
      <Form to={`/keys/${id}/revoke`}>
        <TextField
          name="last4"
          label={`To confirm, type the last four signs of the key: ${last4}`}
          mistake={mistake}
          maxLength={4}
          required
        />
        <div>
          <Submit kind="danger">Revoke the key</Submit>
        </div>
      </Form>
    </div>
  </Card>
);

const Change = ({
  of,
  operations,
  visit,
  mistake,
}: {
  readonly of: KeyInfo;
  readonly operations: readonly Grant[];
  readonly visit: Visit;
  readonly mistake: string | undefined;
}) => (
  <Card title="Name, end, endpoints">
    <Form to={`/keys/${of.id}/change`}>
      <KeyFields operations={operations} of={of} sent={visit.sent} mistake={mistake} />
      <div>
        <Submit kind="plain">Save</Submit>
      </div>
    </Form>
  </Card>
);

/** Mistakes in a form of the page. */
export interface KeyMistakes {
  readonly name?: string;
  readonly last4?: string;
}

/** The page of one key. @param once one-time number of its form for rotating */
export async function detailPage(visit: Visit, once: string, mistakes: KeyMistakes = {}): Promise<Shown> {
  const { ring, service, now, id, member, query } = visit;
  const key = await ring.admin.get(id);
  const report = await usageReport(ring.store.db, DAYS, now, id);
  const living = key.status === 'active' || key.status === 'disabled';
  const open = living && key.rotatedTo === undefined;
  return {
    title: 'API key',
    status: Object.keys(mistakes).length > 0 ? 422 : 200,
    body: (
      <>
        <Head title={<bdi>{key.name}</bdi>} back={{ to: '/keys', label: 'API Keys' }} />
        <div class="stack-lg">
          <Done what={query('done')} />
          <Facts of={key} />
          <Use report={report} />
          {living && mayAs(member, 'developer') && (
            <>
              <div class="grid-2">
                {open && key.status === 'active' && <Rotate id={id} once={once} />}
                <Rest of={key} />
                <Revoke of={key} mistake={mistakes.last4} />
              </div>
              {open && <Change of={key} operations={keyGrantsOf(service)} visit={visit} mistake={mistakes.name} />}
            </>
          )}
        </div>
      </>
    ),
  };
}
