import { DeidError, isDeidError } from '../../../core/index.js';
import { passwordMistake } from '../../accounts/password.js';
import type { Turn } from '../../accounts/throttle.js';
import { Form, Submit, TextField } from '../ui/form.js';
import { Notice } from '../ui/parts.js';
import { Centre } from '../ui/shell.js';
import { addMark, setCookie } from '../web/cookies.js';
import type { Answer, PageRoute, Shown, Visit } from '../web/visit.js';

type Mistakes = Readonly<Partial<Record<'code' | 'name' | 'email' | 'password', string>>>;

const EMAIL = /^[^\s@]{1,64}@[^\s@]{1,190}$/;

function mistakesIn({ sent }: Visit): Mistakes {
  const email = sent.get('email');
  const password = passwordMistake(sent.raw('password'), email);
  return {
    ...(sent.get('code') === '' ? { code: 'Type the code.' } : {}),
    ...(sent.get('name') === '' || sent.get('name').length > 80 ? { name: 'Take 1 to 80 characters.' } : {}),
    ...(EMAIL.test(email) ? {} : { email: 'This is no e-mail address.' }),
    ...(password === undefined ? {} : { password }),
  };
}

/** The form for a new account. @param first true for the first account of this service */
async function page(visit: Visit, mistakes: Mistakes = {}, failure?: string): Promise<Shown> {
  const first = !(await visit.ring.accounts.any());
  const { sent } = visit;
  return {
    title: first ? 'Set up' : 'Join',
    bare: true,
    status: failure === undefined && Object.keys(mistakes).length === 0 ? 200 : 422,
    body: (
      <Centre>
        <div class="stack">
          <h1>{first ? 'Set up deidkit' : 'Join this workspace'}</h1>
          <p class="muted">
            {first
              ? 'Make the first account. It owns this service: plans, keys and members.'
              : 'Make your account with the code of your invitation.'}
          </p>
        </div>
        {failure !== undefined && <Notice tone="bad">{failure}</Notice>}
        <Form to="/setup">
          <TextField
            name="code"
            label={first ? 'Set-up code' : 'Code of the invitation'}
            hint={first ? 'The terminal of the service shows it; so does: deidkit welcome' : undefined}
            value={sent.get('code')}
            mistake={mistakes.code}
            maxLength={64}
            required
          />
          <TextField
            name="name"
            label="Your name"
            autocomplete="name"
            value={sent.get('name')}
            mistake={mistakes.name}
            maxLength={80}
            required
          />
          <TextField
            name="email"
            label="E-mail"
            type="email"
            autocomplete="email"
            hint="You sign in with it. Nothing is ever sent there."
            value={sent.get('email')}
            mistake={mistakes.email}
            required
          />
          <TextField
            name="password"
            label="Password"
            type="password"
            autocomplete="new-password"
            hint="At least 12 characters. Pasting is welcome."
            mistake={mistakes.password}
            required
          />
          <Submit busy="One moment…">Make the account</Submit>
        </Form>
      </Centre>
    ),
  };
}

async function join(visit: Visit): Promise<Answer> {
  const { sent, ring, now, ctx } = visit;
  const mistakes = mistakesIn(visit);
  if (Object.keys(mistakes).length > 0) return page(visit, mistakes);
  const fields = { email: sent.get('email'), name: sent.get('name'), password: sent.raw('password') };
  const { accounts } = ring;
  // Nobody guesses a code of 120 random bits, so that whoever has one need not wait for the wrong attempts of others.
  if ((await accounts.invitations.find(sent.get('code'), now)) === undefined)
    await requireTurn(visit, await accounts.throttle.address(visit.sender.address, now), 'account.create', '-');
  try {
    const id = await accounts.join(sent.get('code'), fields, now);
    await visit.audit('account.create', id, 'done', id);
    setCookie(ctx, await accounts.sessions.begin(id, now));
    addMark(ctx, accounts.devices.mark(id, now));
    return { to: '?done=welcome' };
  } catch (error) {
    if (!isDeidError(error) || error.status >= 500) throw error;
    await visit.audit('account.create', '-', 'refused');
    return page(visit, {}, error.message);
  }
}

function signIn({ sent }: Visit, failure?: string): Shown {
  return {
    title: 'Sign in',
    bare: true,
    status: failure === undefined ? 200 : 422,
    body: (
      <Centre>
        <h1>Sign in</h1>
        {failure !== undefined && <Notice tone="bad">{failure}</Notice>}
        <Form to="/sign-in">
          <TextField name="email" label="E-mail" type="email" autocomplete="email" value={sent.get('email')} required />
          <TextField name="password" label="Password" type="password" autocomplete="current-password" required />
          <Submit busy="One moment…">Sign in</Submit>
        </Form>
        <p class="muted small">
          Forgotten? On the machine of the service, <code>deidkit invite</code> prints a code for a new owner.
        </p>
      </Centre>
    ),
  };
}

/** Refuses an attempt beyond the limit. Only the first one is written down, with the account that it attacks. */
async function requireTurn(
  visit: Visit,
  { free, first, minutes }: Turn,
  action: string,
  target: string,
): Promise<void> {
  if (free) return;
  if (first) await visit.audit(`${action}-throttled`, target, 'refused');
  await visit.ring.accounts.throttle.pause();
  throw new DeidError('sign_in_throttled', [minutes]);
}

async function check(visit: Visit): Promise<Answer> {
  const { sent, ring, now, ctx, token, sender } = visit;
  const { accounts } = ring;
  const tried = await accounts.signIn(sent.get('email'), sent.raw('password'), sender, now);
  const { account = '-' } = tried;
  if (tried.result === 'throttled') await requireTurn(visit, tried.turn, 'session.begin', account);
  if (tried.result !== 'right') {
    await visit.audit('session.begin', account, 'refused');
    return signIn(visit, 'E-mail and password do not match an account.');
  }
  await visit.audit('session.begin', account, 'done', account);
  await accounts.sessions.end(token);
  setCookie(ctx, await accounts.sessions.begin(account, now));
  addMark(ctx, accounts.devices.mark(account, now));
  return { to: '' };
}

/** Pages for set-up, joining, signing in and signing out. */
export const signInRoutes: readonly PageRoute[] = [
  {
    method: 'get',
    path: '/setup',
    access: 'all',
    answer: async (visit) => (visit.member === undefined ? page(visit) : { to: '' }),
  },
  { method: 'post', path: '/setup', access: 'all', answer: join },
  {
    method: 'get',
    path: '/sign-in',
    access: 'all',
    async answer(visit) {
      if (visit.member !== undefined) return { to: '' };
      return (await visit.ring.accounts.any()) ? signIn(visit) : { to: '/setup' };
    },
  },
  { method: 'post', path: '/sign-in', access: 'all', answer: check },
  {
    method: 'post',
    path: '/sign-out',
    access: 'all',
    async answer({ ring, token, member, audit }) {
      if (member !== undefined) await audit('session.end', member.id);
      await ring.accounts.sessions.end(token);
      return { to: '/sign-in' };
    },
  },
];
