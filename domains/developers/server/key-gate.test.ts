import { uuidv7 } from '@egcr/contract/ids';
import { createOrganisations } from '@egcr/organisations/server';
import type { Bank, TestPerson } from '@egcr/wallet/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { keyGate } from './key-gate.ts';
import { insertKey } from './key-store.ts';
import { hashOfSecret, makeSecret } from './secret.ts';
import { openBank } from './testing/bank.ts';

let bank: Bank;
let owner: TestPerson;
beforeAll(async () => {
  bank = await openBank();
  owner = await bank.person('Mara');
});
afterAll(() => bank.close());

interface Made {
  readonly networks?: readonly string[];
  readonly expiresAt?: Date;
  readonly madeBy?: string;
}

/** A key of a person or a business, for refunds up to a sum a day. */
async function keyOf(ownerId: string, { networks = [], expiresAt, madeBy }: Made = {}): Promise<string> {
  const secret = makeSecret(true);
  const { db, cipher } = bank.services;
  const now = bank.clock.now();
  await insertKey(db, {
    id: uuidv7(now.getTime()),
    owner_id: ownerId,
    made_by: madeBy ?? null,
    name: 'Till',
    is_live: true,
    secret_hash: hashOfSecret(cipher, secret),
    hint: 'sk_live_…abcd',
    scopes: ['payments.refund'],
    networks,
    refund_asset: 'USD',
    refund_per_day: 500n,
    created_at: new Date(now.getTime() - 60_000),
    expires_at: expiresAt ?? null,
  });
  return secret;
}

/** What the gate answers a program: what its key may do, or the code of a refusal. */
async function answerTo(
  secret: string,
  { ip = '127.0.0.1', now = bank.clock.now() }: { readonly ip?: string; readonly now?: Date } = {},
): Promise<unknown> {
  const services = { ...bank.services, clock: { now: () => now } };
  const gate = keyGate({ people: bank.people, allowsLoopback: true }, services);
  const facts = { id: 'r-1', ip, userAgent: 'a program', language: 'en' };
  try {
    const key = await gate.authenticateKey?.({ authorization: `Bearer ${secret}`, facts });
    return key && [key.ownerId, key.isLive, key.scopes, key.perDay, key.makerId];
  } catch (error) {
    return (error as { readonly kind: { readonly code: string } }).kind.code;
  }
}

describe('a key', () => {
  it('of a business is its own as long as the business is in the register', async () => {
    const { registering } = createOrganisations({ people: bank.people, publicUrl: 'https://egcr.example' });
    const id = await bank.services.unit(async (work) => {
      const made = work.newId();
      const business = { id: made, ownerId: owner.userId, name: 'Harbour Bakery', country: 'IT' };
      await registering.register(work, { ...business, number: `JVRIT${made.slice(-7)}` });
      return made;
    });
    const maker = await bank.person('Mia');
    const [secret, nameless] = [await keyOf(id, { madeBy: maker.userId }), await keyOf(id)];
    const perDay = { asset: 'USD', amountMinor: 500n };
    const answer = (makerId: string | undefined) => [id, true, ['payments.refund'], perDay, makerId];
    expect(await answerTo(secret)).toEqual(answer(maker.userId));
    expect(await answerTo(nameless)).toEqual(answer(undefined));
    // A ban of its maker stops what they would give of its money, not the key; with their account the maker is gone.
    bank.people.setStanding(maker.userId, { bannedUntil: new Date(bank.clock.now().getTime() + 1000) });
    expect(await answerTo(secret)).toEqual(answer(maker.userId));
    bank.people.remove(maker.userId);
    expect(await answerTo(secret)).toEqual(answer(undefined));
    await bank.services.unit((work) => registering.close(work, { id, by: owner.userId }));
    expect(await answerTo(secret)).toBe('token_invalid');
  });

  it('whose owner has no account opens nothing', async () => {
    expect(await answerTo(await keyOf(uuidv7(bank.clock.now().getTime())))).toBe('token_invalid');
  });

  it('is over in the instant in which it expires', async () => {
    const expiresAt = new Date(bank.clock.now().getTime() + 60_000);
    const secret = await keyOf(owner.userId, { expiresAt });
    expect(await answerTo(secret, { now: new Date(expiresAt.getTime() - 1) })).toContain(owner.userId);
    expect(await answerTo(secret, { now: expiresAt })).toBe('token_expired');
  });

  it.each([
    ['203.0.113.255', true],
    ['203.0.114.0', false],
    ['::ffff:203.0.113.7', true],
    ['::FFFF:203.0.113.7', true],
    ['::ffff:203.0.112.255', false],
    ['198.51.100.7', true],
    ['198.51.100.8', false],
    ['2001:db8:1::7', true],
    ['2001:db8:2::7', false],
    ['::1', false],
  ])('for some networks, one of IPv6 among them, is taken from %s: %s', async (ip, isTaken) => {
    const networks = ['203.0.113.0/24', '198.51.100.7', '2001:db8:1::/48'];
    const answer = await answerTo(await keyOf(owner.userId, { networks }), { ip });
    expect(answer === 'network_refused').toBe(!isTaken);
  });
});
