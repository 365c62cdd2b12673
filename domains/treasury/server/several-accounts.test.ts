import { organisationRefusals } from '@egcr/organisations/contract';
import { Refusal } from '@egcr/server-kit/refusal';
import { addressOf } from '@egcr/wallet/contract';
import { jvd, type TestPerson } from '@egcr/wallet/testing';
import { afterAll, describe, expect, it } from 'vitest';

import { requireSingleSigner } from './single-signer.ts';
import { openFirms } from './testing/firms.ts';

/** Of which business the register stops the payments. */
const stopped = new Set<string>();
const { bank, door, firm, ask, pay, answer, member } = await openFirms(
  async (_work, { organisationId, act }) => {
    if (stopped.has(`${organisationId} ${act}`))
      throw new Refusal(organisationRefusals.business_status_forbids);
  },
);
afterAll(() => bank.close());

const euro = (value: string) => ({ value, assetCode: 'EUR', assetScale: 2 });
type Firm = Awaited<ReturnType<typeof firm>>;
const payEuro = ({ id, owner }: Firm, to: object, value: string, note?: string) =>
  ask('POST', id, owner, {
    path: '/payments',
    body: { to, amount: euro(value), ...(note !== undefined && { note }) },
  });
/** A business with so much of each currency, and an account that is no part of its wallet. */
async function firmWith({ minor, cents }: { minor: string; cents: string }) {
  const own = await firm(minor);
  await bank.fund(own.owner, euro(cents));
  await ask('POST', own.id, own.owner, { path: '/deposits', body: { amount: euro(cents) } });
  const [outside = ''] = await bank.services.unit((work) =>
    bank.ledger.openAccounts(work, [
      {
        owner: { kind: 'business', id: own.id },
        asset: 'EUR',
        purpose: 'sales',
        class: 'liability',
        floorMinor: 0n,
      },
    ]),
  );
  return { own, outside };
}
const entriesOf = async ({ id, owner }: Firm, asset: string) =>
  (await ask('GET', id, owner, { path: `/entries?asset=${asset}` })).body.items;
const newsOf = async ({ userId }: TestPerson) =>
  (
    await bank.database.owner.query(
      `select payload -> 'params' as params from platform.event
       where topic = 'notification.asked' and payload ->> 'user_id' = $1 and payload ->> 'kind' like 'treasury.%' order by id`,
      [userId],
    )
  ).rows.map(({ params }) => params);

describe('the wallet of a business with two currencies', () => {
  it('has an account for each, in the order of the currencies, and none that is for something else', async () => {
    const { own } = await firmWith({ minor: '7000', cents: '900' });
    const { accounts } = (await ask('GET', own.id, own.owner)).body;
    expect(
      accounts.map(({ asset, balance }: { asset: string; balance: object }) => [asset, balance]),
    ).toEqual([
      ['JVD', jvd('7000')],
      ['EUR', euro('900')],
    ]);
    expect(await bank.services.unit((work) => door.movementsOf(work, own.id))).toMatchObject([
      { type: 'money_in', amount: euro('900') },
      { type: 'money_in', amount: jvd('7000') },
    ]);
    expect(await entriesOf(own, 'EUR')).toMatchObject([{ amount: euro('900'), counterpart: 'Ola Test' }]);
  });

  it('says what is available of what is there, and has nothing else wait for a second member', async () => {
    const { own } = await firmWith({ minor: '0', cents: '3000000' });
    const { accounts } = (await ask('GET', own.id, own.owner)).body;
    const [{ id }] = accounts.filter(({ asset }: { asset: string }) => asset === 'EUR');
    await bank.services.unit((work) =>
      bank.ledger.hold(work, [
        {
          id: work.newId(),
          accountId: id,
          amountMinor: 1_000_000n,
          reason: 'test_hold',
          expiresAt: new Date(work.now.getTime() + 60_000),
        },
      ]),
    );
    const shown = (await ask('GET', own.id, own.owner)).body.accounts.at(-1);
    expect(shown).toMatchObject({ balance: euro('3000000'), available: euro('2000000') });
    const to = { username: (await bank.person('Bao')).username };
    expect((await payEuro(own, to, '2000001')).body.code).toBe('insufficient_funds');
    expect((await payEuro(own, to, '2000000')).body.state).toBe('waiting');
  });

  it('is paid by its own address alone, and not by that of another account of the business', async () => {
    const { own, outside } = await firmWith({ minor: '0', cents: '100' });
    const other = await firmWith({ minor: '0', cents: '100' });
    expect((await payEuro(other.own, { address: addressOf(outside) }, '1')).body.code).toBe(
      'recipient_unknown',
    );
    const [{ address }] = (await ask('GET', own.id, own.owner)).body.accounts;
    const paid = await payEuro(other.own, { address: ` ${address} ` }, '40', ' Flour ');
    expect(paid.body).toMatchObject({ state: 'paid', to: `Firm ${own.id.slice(-6)}`, note: 'Flour' });
    const name = `Firm ${other.own.id.slice(-6)}`;
    expect((await entriesOf(own, 'EUR'))[0]).toMatchObject({
      direction: 'in',
      amount: euro('40'),
      balance: euro('140'),
      counterpart: name,
      note: `${name}: Flour`,
      title: 'Payment between businesses',
    });
    const bao = await bank.person('Bao');
    await payEuro(own, { username: bao.username }, '5', 'Wages');
    const { items } = (await bank.call('GET', '/api/v1/wallet/activity', { as: bao })).body;
    expect(items[0].note).toBe(`Firm ${own.id.slice(-6)}: Wages`);
  });

  it('tells who confirms how much waits, and who asked how much was paid', async () => {
    const { own } = await firmWith({ minor: '0', cents: '3000000' });
    const finance = await member(own, 'finance');
    const to = { username: (await bank.person('Bao')).username };
    const { id } = (await payEuro(own, to, '1000001')).body;
    await answer(own.id, finance, id, 'confirm');
    expect(await newsOf(finance)).toEqual([{ ...euro('1000001'), name: `Firm ${own.id.slice(-6)}` }]);
    expect(await newsOf(own.owner)).toEqual([euro('1000001')]);
  });
});

describe('a business whose status in the register stops its payments', () => {
  it('neither pays nor confirms, but may decline', async () => {
    const own = await firm('3000000');
    const finance = await member(own, 'finance');
    const to = { username: (await bank.person('Bao')).username };
    const { id } = (await pay(own.id, own.owner, to, '1000001')).body;
    stopped.add(`${own.id} pay`);
    const refused = [await pay(own.id, own.owner, to, '1'), await answer(own.id, finance, id, 'confirm')].map(
      ({ body }) => body.code,
    );
    expect(refused).toEqual(['business_status_forbids', 'business_status_forbids']);
    expect((await answer(own.id, finance, id, 'decline')).body.state).toBe('declined');
  });
});

describe('money that leaves the wallet of a business for another domain', () => {
  it('leaves by one member up to the day’s sum of its own account, and never while it is frozen', async () => {
    const { own } = await firmWith({ minor: '3000000', cents: '3000000' });
    const to = { username: (await bank.person('Bao')).username };
    const left = async (amountMinor: bigint, asset: 'EUR' | 'JVD' | 'USD' = 'EUR') => {
      try {
        await bank.services.unit((work) =>
          requireSingleSigner({ ledger: bank.ledger, people: bank.people }, work, {
            organisationId: own.id,
            money: { amountMinor, asset },
          }),
        );
        return 'may leave';
      } catch (error) {
        return error instanceof Refusal ? error.kind.code : error;
      }
    };
    await pay(own.id, own.owner, to, '600000');
    await payEuro(own, to, '300000');
    expect([await left(700_000n), await left(700_001n)]).toEqual(['may leave', 'second_member_required']);
    expect([await left(400_000n, 'JVD'), await left(400_001n, 'JVD')]).toEqual([
      'may leave',
      'second_member_required',
    ]);
    // Nothing has left an account that it has not.
    expect([await left(1_000_000n, 'USD'), await left(1_000_001n, 'USD')]).toEqual([
      'may leave',
      'second_member_required',
    ]);
    await ask('PUT', own.id, own.owner, { path: '/freeze' });
    expect(await left(1n)).toBe('business_wallet_frozen');
  });

  it('is stopped by the one who froze it first, until a member lifts it', async () => {
    const own = await firm('100');
    const finance = await member(own, 'finance');
    const by = async () =>
      (
        await bank.database.owner.query('select frozen_by from treasury.guard where organisation_id = $1', [
          own.id,
        ])
      ).rows[0].frozen_by;
    await ask('PUT', own.id, finance, { path: '/freeze' });
    await ask('PUT', own.id, own.owner, { path: '/freeze' });
    expect(await by()).toBe(finance.userId);
    await ask('DELETE', own.id, own.owner, { path: '/freeze' });
    expect(await by()).toBeNull();
    await ask('PUT', own.id, own.owner, { path: '/freeze' });
    expect(await by()).toBe(own.owner.userId);
  });
});

it('a business of which only its sales hold money is told to the register as one with money', async () => {
  const own = await firm();
  const sales = { owner: { kind: 'fund', id: own.id }, asset: 'EUR' } as const;
  const hasMoney = async () => (await bank.services.unit((work) => door.stateOf(work, own.id))).hasMoney;
  expect(await hasMoney()).toBe(false);
  await bank.services.unit(async (work) => {
    const [debit = '', credit = ''] = await bank.ledger.openAccounts(work, [
      { ...sales, purpose: 'sales_open', class: 'asset', floorMinor: null },
      { ...sales, purpose: 'sales_due', class: 'liability', floorMinor: 0n },
    ]);
    const sold = { id: work.newId(), debit, credit, asset: 'EUR', amountMinor: 1n, kind: 'sale' };
    await bank.ledger.post(work, [sold]);
  });
  expect(await hasMoney()).toBe(true);
});
