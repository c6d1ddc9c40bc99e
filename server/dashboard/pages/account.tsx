import { passwordMistake } from '../../accounts/password.js';
import { Form, Submit, TextField } from '../ui/form.js';
import { bytes, number } from '../ui/numbers.js';
import { Card } from '../ui/parts.js';
import { Head } from '../ui/shell.js';
import { useSite } from '../ui/site.js';
import type { Answer, PageRoute, Shown, Visit } from '../web/visit.js';
import { Done } from './notices.js';

interface Mistakes {
  readonly old?: string;
  readonly password?: string;
}

const Password = ({ mistakes }: { readonly mistakes: Mistakes }) => (
  <Card title="Password">
    <Form to="/account/password">
      <input type="hidden" name="email" value={useSite().member?.email ?? ''} autocomplete="username" />
      <TextField
        name="old"
        label="Password until now"
        type="password"
        autocomplete="current-password"
        mistake={mistakes.old}
        required
      />
      <TextField
        name="password"
        label="New password"
        type="password"
        autocomplete="new-password"
        hint="At least 12 characters. Your other sessions end."
        mistake={mistakes.password}
        required
      />
      <div>
        <Submit kind="plain" busy="One moment…">
          Change the password
        </Submit>
      </div>
    </Form>
  </Card>
);

const Service = ({ visit: { service } }: { readonly visit: Visit }) => (
  <Card title="This service">
    <dl class="facts">
      <div>
        <dt>Version</dt>
        <dd>{useSite().version}</dd>
      </div>
      <div>
        <dt>Largest text</dt>
        <dd>{number(service.limits.textChars)} characters</dd>
      </div>
      <div>
        <dt>Largest file</dt>
        <dd>{bytes(service.limits.fileBytes)}</dd>
      </div>
    </dl>
    <p class="small muted">Set by variables of the environment when the service starts; plans may allow less.</p>
  </Card>
);

function accountPage(visit: Visit, mistakes: Mistakes = {}): Shown {
  const { member, query } = visit;
  return {
    title: 'Account',
    status: Object.keys(mistakes).length > 0 ? 422 : 200,
    body: (
      <>
        <Head title="Account" about={<bdi>{member?.email}</bdi>} />
        <div class="stack-lg">
          <Done what={query('done')} />
          <div class="grid-2">
            <Password mistakes={mistakes} />
            <Card title="Sessions">
              <div class="stack">
                <p>You are signed out after 2 hours without a page, and 12 hours after you signed in.</p>
                <Form to="/account/sessions">
                  <div>
                    <Submit kind="plain">Sign out everywhere else</Submit>
                  </div>
                </Form>
              </div>
            </Card>
            <Service visit={visit} />
          </div>
        </div>
      </>
    ),
  };
}

async function changePassword(visit: Visit): Promise<Answer> {
  const { ring, member, sent, now, token, audit } = visit;
  if (member === undefined) return { to: '/sign-in' };
  const password = sent.raw('password');
  const mistake = passwordMistake(password, member.email);
  if (mistake !== undefined) return accountPage(visit, { password: mistake });
  if (!(await ring.accounts.changePassword(member.id, token, sent.raw('old'), password, now))) {
    await audit('account.password', member.id, 'refused');
    return accountPage(visit, { old: 'This is not your password.' });
  }
  await audit('account.password', member.id);
  await ring.accounts.sessions.endAll(member.id, token);
  return { to: '/account?done=password' };
}

async function endSessions({ ring, member, token, audit }: Visit): Promise<Answer> {
  if (member === undefined) return { to: '/sign-in' };
  await audit('session.end-others', member.id);
  await ring.accounts.sessions.endAll(member.id, token);
  return { to: '/account?done=sessions' };
}

export const accountRoutes: readonly PageRoute[] = [
  { method: 'get', path: '/account', access: 'viewer', answer: (visit) => accountPage(visit) },
  { method: 'post', path: '/account/password', access: 'viewer', answer: changePassword },
  { method: 'post', path: '/account/sessions', access: 'viewer', answer: endSessions },
];
