import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import fc from 'fast-check';
import { isDeidError } from '../../core/index.js';
import { type KeyRing, openKeyRing } from '../../server/access/open.js';
import { generateKey, isWellFormedKey } from '../../server/keys/format.js';
import { openVerifier, REVOCATION_DELAY_MS } from '../../server/keys/verify.js';
import { testHash } from './kit/key-hash.js';
import { temporaryDirectory, UNLIMITED } from './kit/service.js';

const codeOf = async (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'good',
    (error: unknown) => (isDeidError(error) ? error.code : 'not ours'),
  );

describe('an unknown key', () => {
  it('is looked up again after 5 seconds, because it may exist by then', async () => {
    let asked = 0;
    const verifier = openVerifier(async () => {
      asked++;
      return undefined;
    }, testHash());
    const key = generateKey();
    for (const [now, times] of [
      [0, 1],
      [4_999, 1],
      [5_000, 2],
    ] as const) {
      expect(await codeOf(verifier.verify(key, now))).to.equal('api_key_unknown');
      expect(asked).to.equal(times);
    }
  });
});

describe('a key while the store is unavailable', () => {
  const row = {
    key_id: 'key_1',
    plan_id: 'p',
    status: 'active',
    environment: 'live',
    subscription_status: 'active',
    expires_at: null,
    rotated_to: null,
    quota_id: 'key_1',
    workspace_id: 'local',
    key_operations: null,
    ...UNLIMITED,
  } as const;
  let gone = false;
  let asked = 0;
  const verifier = openVerifier(async () => {
    asked++;
    if (gone) throw new Error('gone');
    return row;
  }, testHash());

  it('is valid for 60 seconds after the last confirmation, and then invalid until the store is back', async () => {
    const key = generateKey();
    for (const [now, isGone, code] of [
      [0, false, 'good'],
      [REVOCATION_DELAY_MS, true, 'good'],
      [59_999, true, 'good'],
      [61_000, true, 'store_unavailable'],
      [62_000, false, 'good'],
    ] as const) {
      gone = isGone;
      expect(await codeOf(verifier.verify(key, now)), `${now}`).to.equal(code);
    }
    gone = true;
    expect(await codeOf(verifier.verify(generateKey(), 62_000))).to.equal('store_unavailable');
  });

  it('is looked up once for many simultaneous requests, and at most once a second', async () => {
    const key = generateKey();
    gone = false;
    asked = 0;
    const many = (now: number) => Promise.all(Array.from({ length: 20 }, () => codeOf(verifier.verify(key, now))));
    expect(await many(0)).to.deep.equal(Array(20).fill('good'));
    gone = true;
    for (const now of [20_000, 20_500, 21_000]) expect(await many(now)).to.deep.equal(Array(20).fill('good'));
    expect(asked).to.equal(3);
  });
});

describe('form of a key', () => {
  it('is deid_, the environment, 32 random characters and a checksum', () => {
    expect(generateKey()).to.match(/^deid_live_[0-9A-Za-z]{38}$/);
    expect(generateKey('test')).to.match(/^deid_test_[0-9A-Za-z]{38}$/);
  });

  it('is distinguished from junk without a store', () => {
    fc.assert(
      fc.property(fc.nat(47), fc.constantFrom(...'0aZ_-'), (place, sign) => {
        const key = generateKey();
        const changed = key.slice(0, place) + sign + key.slice(place + 1);
        expect(isWellFormedKey(key)).to.equal(true);
        expect(isWellFormedKey(changed)).to.equal(changed === key);
      }),
    );
    for (const junk of ['', 'deid_live_', `${generateKey()}0`, generateKey().toUpperCase(), 'é'.repeat(48)])
      expect(isWellFormedKey(junk), junk).to.equal(false);
  });
});

describe('keys of a data directory', () => {
  const directory = temporaryDirectory();
  let ring: KeyRing;
  let now = Date.now();

  before(async () => {
    ring = await openKeyRing({ dataDir: directory.path });
  });
  after(async () => {
    await ring.close();
    directory.remove();
  });

  it('are created once at the first start', async () => {
    const first = await ring.createFirst();
    const again = await openKeyRing({ dataDir: directory.path });
    expect(await again.createFirst()).to.equal(undefined);
    const caller = await again.verifier.verify(first?.key, now);
    expect(caller.plan.name).to.equal('standard');
    await again.close();
  });

  it('are not stored, and their secret is hidden from other users', async () => {
    const { key } = await ring.admin.create();
    await ring.store.db.selectFrom('keys').selectAll().execute();
    for (const name of ['deidkit.db', 'deidkit.db-wal'])
      expect(readFileSync(join(directory.path, name)).includes(key), name).to.equal(false);
    for (const name of ['deidkit.db', 'pepper']) expect(statSync(join(directory.path, name)).mode & 0o077).to.equal(0);
  });

  it('are refused with the reason', async () => {
    const { key } = await ring.admin.create();
    const verify = (header: string | undefined) => codeOf(ring.verifier.verify(header, now));
    expect(await verify(undefined)).to.equal('api_key_missing');
    expect(await verify('')).to.equal('api_key_missing');
    expect(await verify(`${key}, ${key}`)).to.equal('api_key_ambiguous');
    expect(await verify(key.slice(1))).to.equal('api_key_malformed');
    expect(await verify(generateKey())).to.equal('api_key_unknown');
    expect(await verify(key)).to.equal('good');
  });

  it('are unknown without the pepper they were created with', async () => {
    const { key } = await ring.admin.create();
    const pepper = readFileSync(join(directory.path, 'pepper'));
    writeFileSync(join(directory.path, 'pepper'), '0'.repeat(64));
    const other = await openKeyRing({ dataDir: directory.path });
    expect(await codeOf(other.verifier.verify(key, now))).to.equal('api_key_unknown');
    await other.close();
    writeFileSync(join(directory.path, 'pepper'), pepper);
  });

  it('are rejected everywhere within the documented delay after revocation', async () => {
    const elsewhere = await openKeyRing({ dataDir: directory.path });
    const { id, key } = await ring.admin.create();
    expect(await codeOf(elsewhere.verifier.verify(key, now))).to.equal('good');
    await ring.admin.revoke(id);
    expect(await codeOf(elsewhere.verifier.verify(key, now + REVOCATION_DELAY_MS))).to.equal('api_key_inactive');
    await elsewhere.close();
  });

  it('are rejected from the second of their expiry, whatever is cached', async () => {
    const { key } = await ring.admin.create({ expiresAt: new Date(now + 3000) });
    expect(await codeOf(ring.verifier.verify(key, now + 2999))).to.equal('good');
    expect(await codeOf(ring.verifier.verify(key, now + 3000))).to.equal('api_key_expired');
  });

  it('work during the overlap of a rotation, counted as one key', async () => {
    now = Date.now();
    const { id, key } = await ring.admin.create({ environment: 'test', plan: 'free' });
    const next = await ring.admin.rotate(id, 60);
    const [before, after] = await Promise.all([ring.verifier.verify(key, now), ring.verifier.verify(next.key, now)]);
    expect(next.key).to.match(/^deid_test_/);
    expect(after.plan.name).to.equal('free');
    expect(after.quotaId).to.equal(before.quotaId);
    expect(await codeOf(ring.verifier.verify(key, now + 61_000))).to.equal('api_key_expired');
    expect(await codeOf(ring.verifier.verify(next.key, now + 61_000))).to.equal('good');
    expect(await codeOf(ring.admin.rotate(id))).to.equal('key_ended');
  });

  it('are refused if their plan is suspended', async () => {
    const { key } = await ring.admin.create({ plan: 'unlimited' });
    await ring.store.db
      .updateTable('subscriptions')
      .set({ status: 'suspended' })
      .where('plan_id', '=', 'unlimited')
      .execute();
    expect(await codeOf(ring.verifier.verify(key, now))).to.equal('plan_inactive');
  });

  it('are listed with their last characters and their state', async () => {
    const { id, key } = await ring.admin.create({ name: 'billing' });
    await ring.admin.revoke(id);
    const listed = (await ring.admin.list()).find((info) => info.id === id);
    expect(listed).to.include({ name: 'billing', plan: 'standard', last4: key.slice(-4), status: 'revoked' });
    expect(JSON.stringify(listed)).not.to.include(key);
  });

  it('yield an error that names a missing plan or key', async () => {
    expect(await codeOf(ring.admin.create({ plan: 'gold' }))).to.equal('unknown_plan');
    expect(await codeOf(ring.admin.revoke('key_0'))).to.equal('key_not_found');
    expect(await codeOf(ring.admin.rotate('key_0'))).to.equal('key_not_found');
  });
});
