import type { AccountInfo } from '../../accounts/accounts.js';
import type { Role } from '../../store/schema.js';
import { Form, SelectField, Submit } from '../ui/form.js';
import { moment } from '../ui/numbers.js';
import { Badge, Card, CopyButton, Notice } from '../ui/parts.js';
import { Head } from '../ui/shell.js';
import { originOf } from '../web/snippets.js';
import type { Answer, PageRoute, Shown, Visit } from '../web/visit.js';
import { Done } from './notices.js';

const ROLES: readonly (readonly [value: Role, label: string])[] = [
  ['viewer', 'Viewer: looks at everything but the audit log and members'],
  ['developer', 'Developer: also makes, rotates and ends keys'],
  ['owner', 'Owner: also plans, members and the audit log'],
];

const roleOf = (given: string): Role => (given === 'owner' || given === 'developer' ? given : 'viewer');

const MemberCard = ({ of, self }: { readonly of: AccountInfo; readonly self: boolean }) => (
  <section class="card stack">
    <div class="row between">
      <h2>
        <bdi>{of.name}</bdi>
        {self && <span class="muted"> (you)</span>}
      </h2>
      <Badge tone={of.status === 'active' ? 'ok' : 'bad'}>{of.status}</Badge>
    </div>
    <p class="muted small">
      <bdi>{of.email}</bdi> · last sign-in {of.last_sign_in_at === null ? 'never' : moment(of.last_sign_in_at)}
    </p>
    <Form to={`/members/${of.id}`}>
      <SelectField name="role" id={`role-${of.id}`} label={`Role of ${of.name}`} options={ROLES} value={of.role} />
      <div class="row">
        <Submit kind="plain compact">Save the role</Submit>
        <Submit kind="danger compact" name="status" value={of.status === 'active' ? 'disabled' : 'active'}>
          {of.status === 'active' ? 'Disable' : 'Enable'}
        </Submit>
      </div>
    </Form>
  </section>
);

const Invite = () => (
  <Card title="Invite somebody">
    <Form to="/members">
      <SelectField name="role" label="Role" options={ROLES} />
      <div>
        <Submit>Make an invitation</Submit>
      </div>
    </Form>
  </Card>
);

async function membersPage({ ring, member, query }: Visit): Promise<Shown> {
  const accounts = await ring.accounts.list();
  return {
    title: 'Members',
    body: (
      <>
        <Head title="Members" about="Who may use this dashboard. Nothing is sent by e-mail: you pass invitations on." />
        <div class="stack-lg">
          <Done what={query('done')} />
          <div class="grid-2">
            {accounts.map((account) => (
              <MemberCard of={account} self={account.id === member?.id} />
            ))}
            <Invite />
          </div>
        </div>
      </>
    ),
  };
}

async function invite({ ring, member, sent, now, ctx, service, audit }: Visit): Promise<Answer> {
  const role = roleOf(sent.get('role'));
  await audit('member.invite', role);
  const code = await ring.accounts.invitations.invite(member?.workspace ?? '', role, member?.id ?? '', now);
  const link = `${originOf(ctx)}${service.prefix}/dashboard/setup#code=${code}`;
  return {
    title: 'Invitation',
    body: (
      <>
        <Head title="Invitation" back={{ to: '/members', label: 'Members' }} />
        <div class="stack-lg">
          <Notice tone="warn">
            It is shown this once. Whoever opens it first within 7 days makes an account as {role}.
          </Notice>
          <Card>
            <div class="field">
              <label for="link">Link</label>
              <span class="secret">
                <input id="link" value={link} readOnly />
                <CopyButton of="link" what="the link" />
              </span>
            </div>
          </Card>
        </div>
      </>
    ),
  };
}

async function change({ ring, id, sent, audit }: Visit): Promise<Answer> {
  const account = (await ring.accounts.list()).find((one) => one.id === id);
  if (account === undefined) return { to: '/members' };
  const given = sent.get('status');
  const status = given === 'active' || given === 'disabled' ? given : account.status;
  const role = given === '' ? roleOf(sent.get('role')) : account.role;
  await audit(given === '' ? `member.role.${role}` : `member.${status}`, id);
  await ring.accounts.change(id, { role, status });
  return { to: '/members?done=saved' };
}

export const memberRoutes: readonly PageRoute[] = [
  { method: 'get', path: '/members', access: 'owner', answer: membersPage },
  { method: 'post', path: '/members', access: 'owner', answer: invite },
  { method: 'post', path: '/members/:id', access: 'owner', answer: change },
];
