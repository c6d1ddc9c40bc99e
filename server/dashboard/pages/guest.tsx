import { Notice } from '../ui/parts.js';
import { Centre } from '../ui/shell.js';
import { setCookie } from '../web/cookies.js';
import type { Answer, PageRoute, Shown, Visit } from '../web/visit.js';

const used = (): Shown => ({
  title: 'Address used',
  bare: true,
  status: 410,
  body: (
    <Centre>
      <h1>This address has been used</h1>
      <Notice>
        It opens the playground once, within 24 hours. On the machine of the service, <code>deidkit welcome</code>{' '}
        prints another.
      </Notice>
    </Centre>
  ),
});

/** Uses up a pass, and gives the browser its cookie. Members need none, and leave it for somebody else. */
async function open({ ring, ctx, id, now, member, guest }: Visit): Promise<Answer> {
  // HEAD is how programs look at an address that they have found in a message.
  if (member !== undefined || guest || ctx.method === 'HEAD') return { to: '/playground' };
  const token = await ring.guests.open(id, now);
  if (token === undefined) return used();
  setCookie(ctx, token);
  return { to: '/playground' };
}

/** The one-time address of the playground. */
export const guestRoutes: readonly PageRoute[] = [{ method: 'get', path: '/open/:id', access: 'all', answer: open }];
