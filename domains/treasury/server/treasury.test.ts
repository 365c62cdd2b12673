import { jvd, TEST_PIN, type TestPerson } from '@egcr/wallet/testing';
import { afterAll, describe, expect, it } from 'vitest';

import { openFirms } from './testing/firms.ts';

const { bank, registering, firm, ask, pay, answer, balance, member, toldTo } = await openFirms();
afterAll(() => bank.close());

const DAY_SUM = '1000000';
const later = () => new Date(bank.clock.now().getTime() + 3_600_000);

describe('the wallet of a business', () => {
  it('is read by its team alone; for others, and where it is only said to be one, it is not there', async () => {
    const own = await firm();
    const stranger = await bank.person('Sam');
    expect((await ask('GET', own.id, await member(own, 'viewer'))).body).toMatchObject({ can_pay: false });
    for (const path of ['', '/entries?asset=JVD'])
      expect((await ask('GET', own.id, stranger, { path })).status).toBe(404);
    expect((await pay(own.id, stranger, { username: own.owner.username }, '1')).status).toBe(404);
    const { body } = await bank.call('POST', '/api/v1/organisations', {
      as: stranger,
      key: crypto.randomUUID(),
      body: { kind: 'business', name: 'Only Said', country: 'IT' },
    });
    expect((await ask('GET', body.id, stranger)).status).toBe(404);
  });

  it('has statements for its team, in which people and businesses are named; nobody else gets one', async () => {
    const [own, other, bao] = [await firm('50000'), await firm(), await bank.person('Bao')];
    const [{ id }] = (await ask('GET', own.id, own.owner)).body.accounts;
    const [{ address }] = (await ask('GET', other.id, other.owner)).body.accounts;
    await pay(own.id, own.owner, { username: bao.username }, '20000');
    await pay(own.id, own.owner, { address }, '1000');
    const day = bank.clock.now().toISOString().slice(0, 10);
    const path = `/api/v1/wallet/statements?account=${id}&from=${day}&to=${day}&format=csv`;
    const read = ({ userId }: TestPerson) =>
      fetch(bank.url + path, { headers: { authorization: `Bearer ${userId}:fresh:` } });
    const text = await (await read(await member(own, 'viewer'))).text();
    for (const said of ['Bao Test', `Firm ${other.id.slice(-6)}`, '290.00']) expect(text).toContain(said);
    expect([(await read(bao)).status, (await read(other.owner)).status]).toEqual([404, 404]);
  });

  it('gets money from a member’s own purse and pays a person, who reads from whom [SYS-12]', async () => {
    const own = await firm('50000');
    const bao = await bank.person('Bao');
    const paid = await pay(own.id, own.owner, { username: bao.username }, '20000');
    expect(paid.body).toMatchObject({ state: 'paid', to: 'Bao Test' });
    expect(await balance(own)).toBe('30000');
    expect(await bank.balance(bao)).toBe('20000');
    const { body } = await bank.call('GET', '/api/v1/wallet/activity', { as: bao });
    expect(body.items[0]).toMatchObject({ title: 'Payment from a business', direction: 'in' });
    expect(body.items[0].note).toMatch(/^Firm /);
    const { items } = (await ask('GET', own.id, own.owner, { path: '/entries?asset=JVD' })).body;
    expect(
      items.map((each: { direction: string; counterpart: string; balance: { value: string } }) => [
        each.direction,
        each.counterpart,
        each.balance.value,
      ]),
    ).toEqual([
      ['out', 'Bao Test', '30000'],
      ['in', 'Ola Test', '50000'],
    ]);
    expect((await ask('GET', own.id, own.owner, { path: '/entries?asset=JVD&after=x' })).status).toBe(422);
  });

  it('is paid by its address, by other businesses and by people', async () => {
    const [one, other] = [await firm('5000'), await firm()];
    const { address } = (await ask('GET', other.id, other.owner)).body.accounts[0];
    expect((await pay(one.id, one.owner, { address }, '2000')).body.state).toBe('paid');
    const ada = await bank.person('Ada', '700');
    const given = await bank.call('POST', '/api/v1/treasury-payments', {
      as: ada,
      key: crypto.randomUUID(),
      body: { address, amount: jvd('300') },
    });
    expect(given.status).toBe(201);
    expect([await balance(one), await balance(other), await bank.balance(ada)]).toEqual([
      '3000',
      '2300',
      '400',
    ]);
    const own = (await ask('GET', one.id, one.owner)).body.accounts[0].address;
    expect((await pay(one.id, one.owner, { address: own }, '1')).body.code).toBe('recipient_self');
  });

  it('lets owner and finance pay, editors and viewers not, and no one without a fresh PIN', async () => {
    const own = await firm('1000');
    const to = { username: (await bank.person('Bao')).username };
    for (const [role, status] of [
      ['finance', 201],
      ['editor', 403],
      ['viewer', 403],
    ] as const)
      expect([role, (await pay(own.id, await member(own, role), to, '10')).status]).toEqual([role, status]);
    const asked = { path: '/payments', body: { to, amount: jvd('10') }, pin: 'stale' } as const;
    expect((await ask('POST', own.id, own.owner, asked)).body.code).toBe('pin_required');
    expect(await balance(own)).toBe('990');
  });
});

describe('a payment above the sum that a single member may pay on a day', () => {
  it('waits for a second member, who is told; the one who asked cannot confirm it', async () => {
    const own = await firm('3000000');
    const finance = await member(own, 'finance');
    const bao = await bank.person('Bao');
    const asked = await pay(own.id, own.owner, { username: bao.username }, '1000001');
    expect(asked.body.state).toBe('waiting');
    expect(await balance(own)).toBe('3000000');
    const alone = await answer(own.id, own.owner, asked.body.id, 'confirm');
    expect(alone.body.code).toBe('second_member_required');
    expect((await answer(own.id, await member(own, 'viewer'), asked.body.id, 'confirm')).status).toBe(403);
    const stranger = await firm();
    expect((await answer(stranger.id, stranger.owner, asked.body.id, 'confirm')).status).toBe(404);
    expect((await ask('GET', own.id, finance)).body.waiting).toHaveLength(1);
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => answer(own.id, finance, asked.body.id, 'confirm')),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.code === 'payment_over')).toHaveLength(5);
    expect([await balance(own), await bank.balance(bao)]).toEqual(['1999999', '1000001']);
    expect(await toldTo(finance)).toEqual(['treasury.payment_waiting']);
    expect(await toldTo(own.owner)).toEqual(['treasury.payment_paid']);
  });

  it('counts what left before: many small payments at once do not pass it', async () => {
    const own = await firm('3000000');
    const to = { username: (await bank.person('Bao')).username };
    const all = await Promise.all(Array.from({ length: 8 }, () => pay(own.id, own.owner, to, '300000')));
    expect(all.filter(({ body }) => body.state === 'paid')).toHaveLength(3);
    expect(all.filter(({ body }) => body.state === 'waiting')).toHaveLength(5);
    expect(await balance(own)).toBe('2100000');
    const { alone_today: left } = (await ask('GET', own.id, own.owner)).body.accounts[0];
    expect(left.value).toBe('100000');
  });

  it('is declined, taken back, or lapses, and then moves nothing', async () => {
    const own = await firm('9000000');
    const finance = await member(own, 'finance');
    const to = { username: (await bank.person('Bao')).username };
    const waiting = async () => (await pay(own.id, own.owner, to, '2000000')).body.id;
    const [one, two, three] = [await waiting(), await waiting(), await waiting()];
    expect((await answer(own.id, finance, one, 'decline')).body.state).toBe('declined');
    expect((await answer(own.id, own.owner, two, 'decline')).body.state).toBe('declined');
    bank.clock.advance(8 * 24 * 3600);
    expect((await answer(own.id, finance, three, 'confirm')).body).toMatchObject({ code: 'payment_over' });
    await bank.runJob('treasury.lapse_payments');
    expect((await answer(own.id, finance, three, 'confirm')).body).toMatchObject({ state: 'lapsed' });
    expect(await balance(own)).toBe('9000000');
    // The owner gets no notice of a payment that they declined themselves.
    expect(await toldTo(own.owner)).toEqual(['treasury.payment_declined']);
  });

  it('is not confirmed where who asked has lost the right since', async () => {
    const own = await firm('3000000');
    const finance = await member(own, 'finance');
    const to = { username: (await bank.person('Bao')).username };
    const asked = await pay(own.id, finance, to, '2000000');
    const path = `/api/v1/organisations/${own.id}/members/${finance.userId}`;
    await bank.call('PATCH', path, { as: own.owner, body: { role: 'viewer' } });
    expect((await answer(own.id, own.owner, asked.body.id, 'confirm')).body.code).toBe('team_role_required');
    expect(await balance(own)).toBe('3000000');
  });
});

describe('what stops money of a business', () => {
  it('the end of the business that gets it, also where the payment was asked for before', async () => {
    const [own, other] = [await firm('3000000'), await firm()];
    const finance = await member(own, 'finance');
    const { address } = (await ask('GET', other.id, other.owner)).body.accounts[0];
    const { body: asked } = await pay(own.id, finance, { address }, '2000000');
    expect(asked.state).toBe('waiting');
    await bank.services.unit((work) => registering.close(work, { id: other.id, by: other.owner.userId }));
    const confirmed = await answer(own.id, own.owner, asked.id, 'confirm');
    expect([confirmed.status, confirmed.body.code]).toEqual([423, 'recipient_unavailable']);
    expect(await balance(own)).toBe('3000000');
    expect((await answer(own.id, own.owner, asked.id, 'decline')).body.state).toBe('declined');
  });

  it('its freeze: money comes in and none leaves, at asking and at confirming', async () => {
    const own = await firm('3000000');
    const finance = await member(own, 'finance');
    const to = { username: (await bank.person('Bao')).username };
    const asked = await pay(own.id, own.owner, to, '2000000');
    // What the body of a call that takes none says is not passed over in silence.
    const freeze = (body?: object) => ask('PUT', own.id, finance, { path: '/freeze', ...(body && { body }) });
    expect((await freeze({ frozen: false })).body.errors).toMatchObject([{ field: 'frozen' }]);
    expect((await freeze()).body.frozen_at).not.toBeNull();
    expect((await pay(own.id, own.owner, to, '1')).body.code).toBe('business_wallet_frozen');
    const confirmed = await answer(own.id, finance, asked.body.id, 'confirm');
    expect(confirmed.body.code).toBe('business_wallet_frozen');
    await bank.fund(own.owner, jvd('5'));
    const deposit = await ask('POST', own.id, own.owner, { path: '/deposits', body: { amount: jvd('5') } });
    expect(deposit.status).toBe(201);
    const stale = await ask('DELETE', own.id, finance, { path: '/freeze', pin: 'stale' });
    expect(stale.body.code).toBe('pin_required');
    expect((await ask('DELETE', own.id, finance, { path: '/freeze' })).body.frozen_at).toBeNull();
    expect((await answer(own.id, finance, asked.body.id, 'confirm')).body.state).toBe('paid');
  });

  it('a ban or a hold after a reset of either person', async () => {
    const own = await firm('3000000');
    const finance = await member(own, 'finance');
    const to = { username: (await bank.person('Bao')).username };
    const asked = await pay(own.id, own.owner, to, '2000000');
    bank.people.setStanding(own.owner.userId, { heldUntil: later() });
    expect((await answer(own.id, finance, asked.body.id, 'confirm')).body.code).toBe('money_held');
    expect((await pay(own.id, own.owner, to, '1')).body.code).toBe('money_held');
    bank.people.setStanding(own.owner.userId, { bannedUntil: later() });
    expect((await pay(own.id, own.owner, to, '1')).body.code).toBe('account_banned');
    expect(await balance(own)).toBe('3000000');
  });

  it('its balance, a closed organisation, and a freeze of the member’s own wallet', async () => {
    const own = await firm('100');
    const to = { username: (await bank.person('Bao')).username };
    expect((await pay(own.id, own.owner, to, '101')).body.code).toBe('insufficient_funds');
    expect((await pay(own.id, own.owner, to, DAY_SUM.concat('0'))).body.code).toBe('insufficient_funds');
    expect((await pay(own.id, own.owner, { username: 'nobody_at_all' }, '1')).body.code).toBe(
      'recipient_unknown',
    );
    expect((await pay(own.id, own.owner, to, '-5')).status).toBe(422);
    await bank.fund(own.owner, jvd('50'));
    await bank.call('PUT', '/api/v1/wallet/freeze', { as: own.owner, body: { frozen: true } });
    const deposit = { path: '/deposits', body: { amount: jvd('5') } };
    expect((await ask('POST', own.id, own.owner, deposit)).body.code).toBe('wallet_frozen');
    await bank.call('PUT', '/api/v1/wallet/freeze', {
      as: own.owner,
      body: { frozen: false, pin: TEST_PIN },
    });
    // As the register does once a business has ended.
    await bank.services.unit((work) => registering.close(work, { id: own.id, by: own.owner.userId }));
    expect((await pay(own.id, own.owner, to, '1')).body.code).toBe('team_role_required');
    const { address } = (await ask('GET', own.id, own.owner)).body.accounts[0];
    const other = await firm('10');
    expect((await pay(other.id, other.owner, { address }, '1')).body.code).toBe('recipient_unavailable');
  });

  it('moves once for its key, and the books agree', async () => {
    const own = await firm('1000');
    const to = { username: (await bank.person('Bao')).username };
    const key = crypto.randomUUID();
    const all = await Promise.all(
      Array.from({ length: 10 }, () =>
        ask('POST', own.id, own.owner, { path: '/payments', body: { to, amount: jvd('100') }, key }),
      ),
    );
    expect(new Set(all.filter(({ status }) => status === 201).map(({ body }) => body.id)).size).toBe(1);
    expect(await balance(own)).toBe('900');
    expect((await bank.ledger.proof(bank.services.db)).broken).toEqual([]);
  });
});
