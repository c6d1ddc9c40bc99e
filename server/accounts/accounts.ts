import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { DeidError } from '../../core/index.js';
import { LOCAL_WORKSPACE, makeWorkspace } from '../keys/create.js';
import type { KeyHash } from '../keys/pepper.js';
import type { AccountRow, Role, Tables } from '../store/schema.js';
import type { Store } from '../store/store.js';
import { Attempts } from './attempts.js';
import { Devices } from './devices.js';
import { Invitations } from './invitations.js';
import { hashPassword, verifyPassword } from './password.js';
import { Sessions } from './sessions.js';
import { type Sender, SignInThrottle, type Turn } from './throttle.js';

/** Input for a new account. */
export interface NewAccount {
  readonly email: string;
  readonly name: string;
  readonly password: string;
}

/** What became of an attempt to sign in. `account` is that of the name; undefined if there is none. */
export type SignIn =
  | { readonly result: 'right'; readonly account: string }
  | { readonly result: 'wrong'; readonly account: string | undefined }
  | { readonly result: 'throttled'; readonly account: string | undefined; readonly turn: Turn };

/** An account as other members see it. */
export type AccountInfo = Omit<AccountRow, 'password' | 'workspace_id'>;

/** The accounts of the dashboard. */
export class Accounts {
  readonly #db: Kysely<Tables>;
  readonly #exclusively: Store['exclusively'];
  readonly sessions: Sessions;
  readonly invitations: Invitations;
  readonly devices: Devices;
  readonly attempts: Attempts;
  readonly throttle: SignInThrottle;

  constructor({ db, exclusively }: Pick<Store, 'db' | 'exclusively'>, hash: KeyHash) {
    this.#db = db;
    this.#exclusively = exclusively;
    this.sessions = new Sessions(db, hash);
    this.invitations = new Invitations(db, hash);
    this.devices = new Devices(hash);
    this.attempts = new Attempts(db, hash);
    this.throttle = new SignInThrottle(this.attempts);
  }

  /** True if there is an account. */
  async any(): Promise<boolean> {
    return (await this.#db.selectFrom('accounts').select('id').limit(1).executeTakeFirst()) !== undefined;
  }

  /** Creates a code for the first account; undefined if an account exists. */
  async setUpCode(now: number): Promise<string | undefined> {
    return (await this.any()) ? undefined : this.invitations.setUp(LOCAL_WORKSPACE, now);
  }

  /** Creates an account with an invitation. Throws DeidError `invitation_invalid` or `email_taken`. */
  async join(code: string, { email, name, password }: NewAccount, now: number): Promise<string> {
    const invitation = await this.invitations.find(code, now);
    if (invitation === undefined) throw new DeidError('invitation_invalid');
    if (await this.#byEmail(email)) throw new DeidError('email_taken');
    const account = {
      id: `acc_${randomUUID()}`,
      workspace_id: LOCAL_WORKSPACE,
      email: email.toLowerCase(),
      name,
      role: invitation.role,
      password: await hashPassword(password),
      status: 'active',
      created_at: now,
      last_sign_in_at: now,
    } as const;
    // In one transaction: the invitation is used up if and only if the account is created.
    await this.#exclusively(async (db) => {
      if (!(await this.invitations.take(invitation.id, db))) throw new DeidError('invitation_invalid');
      await makeWorkspace(db, now);
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('accounts')
        .values(account)
        .onConflict((conflict) => conflict.column('email').doNothing())
        .executeTakeFirst();
      if (!numInsertedOrUpdatedRows) throw new DeidError('email_taken');
    });
    return account.id;
  }

  /**
   * Checks a password. Unknown e-mail addresses take as long and are throttled the same, so that they cannot be
   * distinguished. Throws DeidError `overloaded` if too many strangers try.
   */
  async signIn(email: string, password: string, sender: Sender, now: number): Promise<SignIn> {
    const name = email.toLowerCase();
    const refused = sender.marks.length === 0 ? this.throttle.refused(name, sender, now) : undefined;
    if (refused !== undefined) return { result: 'throttled', account: refused.account, turn: refused };
    const row = await this.#byEmail(name);
    const account = row?.id;
    const device = row && this.devices.find(sender.marks, row.id, now);
    const turn = await this.throttle.begin(name, sender, device, now, account);
    if (!turn.free) return { result: 'throttled', account, turn };
    const right = await verifyPassword(password, row?.password, device === undefined ? 'stranger' : 'member');
    if (!right || row === undefined || row.status !== 'active') return { result: 'wrong', account };
    await this.throttle.clear(sender.address, name, device);
    await this.#db.updateTable('accounts').set({ last_sign_in_at: now }).where('id', '=', row.id).execute();
    return { result: 'right', account: row.id };
  }

  /**
   * Changes the password of a signed-in member; false if the old one is wrong. Its attempts are counted by session, so
   * that nobody else can block them. Throws DeidError `sign_in_throttled`.
   * @param session anything that only this session has
   */
  async changePassword(id: string, session: string, old: string, password: string, now: number): Promise<boolean> {
    const row = await this.#db.selectFrom('accounts').selectAll().where('id', '=', id).executeTakeFirst();
    const turn = await this.throttle.begin(id, { address: '', marks: [] }, session, now);
    if (!turn.free) throw new DeidError('sign_in_throttled', [turn.minutes]);
    if (row === undefined || !(await verifyPassword(old, row.password, 'member'))) return false;
    await this.throttle.clear('', id, session);
    const kept = await hashPassword(password);
    await this.#db.updateTable('accounts').set({ password: kept }).where('id', '=', id).execute();
    return true;
  }

  list(): Promise<readonly AccountInfo[]> {
    return listAccounts(this.#db);
  }

  /** Changes role and status of an account. The last active owner cannot be changed: DeidError `last_owner`. */
  async change(id: string, to: { readonly role: Role; readonly status: AccountRow['status'] }): Promise<void> {
    await this.#exclusively(async (db) => {
      const all = await listAccounts(db);
      const owners = all.filter((account) => account.role === 'owner' && account.status === 'active');
      const staysOwner = to.role === 'owner' && to.status === 'active';
      if (!staysOwner && owners.length === 1 && owners[0]?.id === id) throw new DeidError('last_owner');
      await db.updateTable('accounts').set(to).where('id', '=', id).execute();
    });
    if (to.status === 'disabled') await this.sessions.endAll(id);
  }

  #byEmail(email: string): Promise<AccountRow | undefined> {
    return this.#db.selectFrom('accounts').selectAll().where('email', '=', email.toLowerCase()).executeTakeFirst();
  }
}

const listAccounts = (db: Kysely<Tables>): Promise<readonly AccountInfo[]> =>
  db
    .selectFrom('accounts')
    .select(['id', 'email', 'name', 'role', 'status', 'created_at', 'last_sign_in_at'])
    .orderBy('created_at')
    .execute();
