import { jvd, type TestPerson } from '@egcr/wallet/testing';
import { afterAll, describe, expect, it } from 'vitest';

import { openFirms } from './testing/firms.ts';

const { bank, door, firm, ask, pay, answer, balance, member, toldTo } = await openFirms();
afterAll(() => bank.close());

const DAY_S = 86_400;
const someone = async () => ({ username: (await bank.person('Bao')).username });
const stateOf = (id: string) => bank.services.unit((work) => door.stateOf(work, id));
const movementsOf = (id: string) => bank.services.unit((work) => door.movementsOf(work, id));
const accountOf = async (id: string, as: TestPerson) => (await ask('GET', id, as)).body.accounts[0];

describe('a payment that waits for a second member', () => {
  it('is one of twenty at most, and no more than the business has', async () => {
    const own = await firm('3000000');
    const to = await someone();
    expect((await pay(own.id, own.owner, to, '3000001')).body).toMatchObject({
      code: 'insufficient_funds',
      errors: [{ field: 'amount.value' }],
    });
    for (let count = 0; count < 20; count += 1)
      expect((await pay(own.id, own.owner, to, '3000000')).body.state).toBe('waiting');
    expect((await pay(own.id, own.owner, to, '3000000')).body.code).toBe('too_many_waiting');
    const { waiting } = (await ask('GET', own.id, own.owner)).body;
    // The oldest first.
    expect(waiting.map(({ id }: { id: string }) => id)).toEqual(
      waiting.map(({ id }: { id: string }) => id).toSorted(),
    );
    bank.clock.advance(7 * DAY_S);
    // What has lapsed takes no place.
    expect((await ask('GET', own.id, own.owner)).body.waiting).toEqual([]);
    expect((await pay(own.id, own.owner, to, '3000000')).body.state).toBe('waiting');
  });

  it('waits seven days, and the job ends what is over alone', async () => {
    const own = await firm('9000000');
    const finance = await member(own, 'finance');
    const to = await someone();
    const [first, second] = [
      (await pay(own.id, own.owner, to, '1000001')).body,
      (await pay(own.id, own.owner, to, '1000001')).body,
    ];
    bank.clock.advance(7 * DAY_S - 60);
    await bank.runJob('treasury.lapse_payments');
    expect((await answer(own.id, finance, first.id, 'confirm')).body.state).toBe('paid');
    bank.clock.advance(61);
    const late = await answer(own.id, finance, second.id, 'confirm');
    expect([late.status, late.body.code, late.body.state]).toEqual([409, 'payment_over', 'lapsed']);
    const repeated = await answer(own.id, finance, first.id, 'decline');
    expect([repeated.body.code, repeated.body.state]).toEqual(['payment_over', 'paid']);
    expect(await balance(own)).toBe('7999999');
  });

  it('tells every other member who can pay, and the one who asked what became of it', async () => {
    const own = await firm('9000000');
    const [finance, other, viewer] = [
      await member(own, 'finance'),
      await member(own, 'finance'),
      await member(own, 'viewer'),
    ];
    const to = await someone();
    const asked = (await pay(own.id, finance, to, '1000001')).body;
    expect(asked).toMatchObject({ to: 'Bao Test', asked_by: 'Mia Test', is_yours: true });
    const { waiting } = (await ask('GET', own.id, other)).body;
    expect(waiting).toMatchObject([{ id: asked.id, is_yours: false, amount: jvd('1000001') }]);
    expect((await answer(own.id, own.owner, asked.id, 'decline')).body.state).toBe('declined');
    expect(await Promise.all([own.owner, other, viewer, finance].map(toldTo))).toEqual([
      ['treasury.payment_waiting'],
      ['treasury.payment_waiting'],
      [],
      ['treasury.payment_declined'],
    ]);
    expect((await answer(own.id, own.owner, crypto.randomUUID(), 'decline')).status).toBe(404);
  });

  it('is not confirmed by a member who is held or banned; who declines needs no more than the right', async () => {
    const own = await firm('9000000');
    const finance = await member(own, 'finance');
    const asked = (await pay(own.id, own.owner, await someone(), '1000001')).body;
    const until = new Date(bank.clock.now().getTime() + 60_000);
    bank.people.setStanding(finance.userId, { heldUntil: until });
    expect((await answer(own.id, finance, asked.id, 'confirm')).body.code).toBe('money_held');
    expect((await ask('DELETE', own.id, finance, { path: '/freeze' })).body.code).toBe('money_held');
    expect((await answer(own.id, finance, asked.id, 'decline')).body.state).toBe('declined');
  });
});

describe('how much a member can still pay today without a second member', () => {
  it('is ten thousand whole units a day, never below nothing, and new on the next day', async () => {
    const own = await firm('5000000');
    const finance = await member(own, 'finance');
    const to = await someone();
    expect((await accountOf(own.id, own.owner)).alone_today).toEqual(jvd('1000000'));
    expect((await pay(own.id, own.owner, to, '1000000')).body.state).toBe('paid');
    expect((await accountOf(own.id, own.owner)).alone_today.value).toBe('0');
    const second = (await pay(own.id, own.owner, to, '1')).body;
    expect(second.state).toBe('waiting');
    await answer(own.id, finance, second.id, 'confirm');
    expect(await accountOf(own.id, own.owner)).toMatchObject({
      alone_today: jvd('0'),
      balance: jvd('3999999'),
      available: jvd('3999999'),
    });
    bank.clock.advance(DAY_S);
    expect((await accountOf(own.id, own.owner)).alone_today.value).toBe('1000000');
  });
});

describe('the freeze of a business', () => {
  it('keeps the time at which it began, and is lifted for all', async () => {
    const own = await firm('100');
    const freeze = async (method: 'PUT' | 'DELETE') =>
      (await ask(method, own.id, own.owner, { path: '/freeze' })).body.frozen_at;
    const since = await freeze('PUT');
    bank.clock.advance(60);
    expect(await freeze('PUT')).toBe(since);
    expect(await freeze('DELETE')).toBeNull();
    expect(await freeze('PUT')).not.toBe(since);
    const viewer = await member(own, 'viewer');
    for (const method of ['PUT', 'DELETE'] as const)
      expect((await ask(method, own.id, viewer, { path: '/freeze' })).body.code).toBe('team_role_required');
  });
});

describe('money that is brought in', () => {
  it('is read with its note behind the name of the business, and comes from those who may pay alone', async () => {
    const own = await firm();
    const ada = await bank.person('Ada', '700');
    const { address } = await accountOf(own.id, own.owner);
    const give = (to: string, note?: string) =>
      bank.call('POST', '/api/v1/treasury-payments', {
        as: ada,
        key: crypto.randomUUID(),
        body: { address: to, amount: jvd('100'), ...(note === undefined ? {} : { note }) },
      });
    expect((await give(address, ' Rent ')).body.to).toMatch(/^Firm /);
    await give(address, ' ');
    const { items } = (await ask('GET', own.id, own.owner, { path: '/entries?asset=JVD' })).body;
    expect(items.map(({ note }: { note: string }) => note.replace(/^Firm [^:]*/, 'Firm'))).toEqual([
      'Firm',
      'Firm: Rent',
    ]);
    for (const nobody of ['JV-none', address.slice(0, -1)]) {
      const refused = await give(nobody);
      expect([refused.status, refused.body.code]).toEqual([404, 'recipient_unknown']);
      expect(refused.body.errors).toMatchObject([{ field: 'address' }]);
    }
    const deposit = { path: '/deposits', body: { amount: jvd('5') } };
    expect((await ask('POST', own.id, await member(own, 'viewer'), deposit)).body.code).toBe(
      'team_role_required',
    );
    const page = (await ask('GET', own.id, own.owner, { path: '/entries?asset=JVD&limit=1' })).body;
    const rest = await ask('GET', own.id, own.owner, { path: `/entries?asset=JVD&after=${page.next}` });
    expect([page.items[0].id, ...rest.body.items.map(({ id }: { id: string }) => id)]).toEqual(
      items.map(({ id }: { id: string }) => id),
    );
    expect((await ask('GET', own.id, own.owner, { path: '/entries?asset=EUR' })).body).toEqual({
      items: [],
      next: null,
    });
  });
});

describe('what the register is told of a wallet', () => {
  it('is whether there is money or a payment that waits', async () => {
    const [own, empty] = [await firm('2000000'), await firm()];
    expect(await stateOf(empty.id)).toEqual({ hasMoney: false, hasWaitingPayments: false });
    expect(await stateOf(own.id)).toEqual({ hasMoney: true, hasWaitingPayments: false });
    await pay(own.id, own.owner, await someone(), '1000001');
    expect(await stateOf(own.id)).toEqual({ hasMoney: true, hasWaitingPayments: true });
    bank.clock.advance(7 * DAY_S);
    expect(await stateOf(own.id)).toMatchObject({ hasWaitingPayments: false });
    expect(await bank.services.unit((work) => door.addressOf(work, own.id))).toBe(
      (await accountOf(own.id, own.owner)).address,
    );
  });

  it('is what waits and what was posted, ten of each at most', async () => {
    const own = await firm('2000000');
    const to = await someone();
    for (let count = 1; count <= 11; count += 1) await pay(own.id, own.owner, to, String(count));
    for (let count = 0; count < 11; count += 1) await pay(own.id, own.owner, to, String(1_000_001 + count));
    const told = await movementsOf(own.id);
    const locked = told.filter(({ status }) => status === 'locked');
    expect(locked.map(({ type, amount }) => [type, amount.value])).toEqual(
      Array.from({ length: 10 }, (_, count) => ['money_out', String(1_000_002 + count)]),
    );
    const posted = told.filter(({ status }) => status === 'confirmed');
    expect(posted.map(({ type, amount }) => [type, amount.value])).toEqual(
      Array.from({ length: 10 }, (_, count) => ['money_out', String(11 - count)]),
    );
    const other = await firm('7');
    expect(await movementsOf(other.id)).toMatchObject([{ type: 'money_in', status: 'confirmed' }]);
  });
});
