import { availableParallelism } from 'node:os';
import { printTable } from '../table.js';
import { Browser } from './browser.js';
import type { Place, Server } from './server.js';

const STRANGERS = 100;
const ROUNDS = 5;
const PERSON = { name: 'Ada Osei', email: 'ada@hospital.test', password: 'correct horse battery' };

/** Milliseconds that something takes. */
async function timed(work: () => Promise<unknown>): Promise<number> {
  const from = performance.now();
  await work();
  return performance.now() - from;
}

/** Wrong passwords for the owner, one after the other, until it is over. Counts the answers by status. */
async function attack(server: Server, until: { over: boolean }, statuses: Map<number, number>): Promise<void> {
  const browser = new Browser(server.url);
  await browser.get('/dashboard/sign-in');
  while (!until.over) {
    const { status } = await browser.post('/dashboard/sign-in', { ...PERSON, password: 'wrong wrong wrong' });
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  }
}

/** Signs in from a device that has signed in before, and revokes a key: both in milliseconds. */
async function signInAndRevoke(owner: Browser, id: string, last4: string): Promise<readonly [number, number]> {
  await owner.post('/dashboard/sign-out', {});
  await owner.get('/dashboard/sign-in');
  const signIn = await timed(async () => {
    const { status } = await owner.post('/dashboard/sign-in', PERSON);
    if (status !== 303) throw new Error(`the owner's sign-in is answered with ${status}`);
  });
  const revoke = await timed(async () => {
    await owner.get(`/dashboard/keys/${id}`);
    const { status, to } = await owner.post(`/dashboard/keys/${id}/revoke`, { last4 });
    if (status !== 303 || !to.endsWith('done=revoked')) throw new Error(`revoking is answered with ${status} ${to}`);
  });
  return [signIn, revoke];
}

async function rounds(owner: Browser, place: Place): Promise<{ readonly signIn: number; readonly revoke: number }> {
  const times: (readonly [number, number])[] = [];
  for (let i = 0; i < ROUNDS; i++) {
    const { id, key } = place.madeKey();
    times.push(await signInAndRevoke(owner, id, key.slice(-4)));
  }
  return { signIn: Math.max(...times.map(([time]) => time)), revoke: Math.max(...times.map(([, time]) => time)) };
}

/** How long an owner takes to sign in and revoke a key, alone and while strangers try to sign in. */
export async function strangers(place: Place): Promise<void> {
  const service = await place.service(false);
  const owner = new Browser(service.url);
  const code = place.setUpCode();
  await owner.get('/dashboard/setup');
  const made = await owner.post('/dashboard/setup', { ...PERSON, code });
  if (made.status !== 303) throw new Error(`the set-up is answered with ${made.status}`);
  await owner.get('/dashboard');
  const alone = await rounds(owner, place);
  const until = { over: false };
  const statuses = new Map<number, number>();
  const attacks = Array.from({ length: STRANGERS }, () => attack(service, until, statuses));
  const beside = await rounds(owner, place);
  until.over = true;
  await Promise.all(attacks);
  const row = (name: string, { signIn, revoke }: { readonly signIn: number; readonly revoke: number }) => [
    name,
    signIn.toFixed(0),
    revoke.toFixed(0),
  ];
  printTable(
    ['an owner, longest of 5, ms', 'signs in', 'revokes a key'],
    [row('nobody else', alone), row(`${STRANGERS} strangers who try to sign in`, beside)],
  );
  const answered = [...statuses].sort(([a], [b]) => a - b).map(([status, count]) => `${status}: ${count}`);
  console.log(`answers to the strangers, on ${availableParallelism()} processors: ${answered.join(', ')}\n`);
  await service.stop();
}
