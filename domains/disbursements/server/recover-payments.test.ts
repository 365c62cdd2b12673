import { uuidv7 } from '@egcr/contract/ids';
import { heldRows } from '@egcr/server-kit/testing/held-rows';
import { playMoney, playMoneySource } from '@egcr/wallet/server';
import type { Bank, TestPerson } from '@egcr/wallet/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { DisbursementsDoor, WantedEnvelope } from './index.ts';
import type { DisbursementParts } from './parts.ts';
import { recoverPayments } from './recover-payments.ts';
import { lockRecovery } from './recovery-store.ts';
import { noBusinesses } from './testing/no-businesses.ts';
import { openFunds } from './testing/open-fund.ts';

const usd = (value: string) => ({ value, assetCode: 'USD', assetScale: 2 });
const eur = (value: string) => ({ value, assetCode: 'EUR', assetScale: 2 });

let bank: Bank;
let door: DisbursementsDoor;
let parts: DisbursementParts;
let manager: TestPerson;
beforeAll(async () => {
  const membersWith = async () => [crypto.randomUUID()];
  ({ bank, door, parts } = await openFunds({ ...noBusinesses, membersWith }));
  manager = await bank.person('Manager');
});
afterAll(() => bank.close());

const newId = () => uuidv7(bank.clock.now().getTime());
const owed = async (id: string) => (await door.owed(bank.database.db, [id])).get(id);
const asManager = () => ({ as: manager, role: 'super_admin', key: crypto.randomUUID() });

/** Payments of 300 and 200 for a person, or for the business in whose name they act. */
async function promised(payee: TestPerson, organisationId?: string) {
  const [id, fund] = [newId(), newId()];
  const payments = [300n, 200n].map((amountMinor) => ({
    subject: newId(),
    userId: payee.userId,
    organisationId,
    amountMinor,
  }));
  const wanted: WantedEnvelope = {
    id,
    fund,
    purpose: 'grant',
    title: 'School gardens',
    asset: 'USD',
    payments,
    control: { count: 2, totalMinor: 500n },
    requestedBy: null,
    decidedBy: [],
  };
  await bank.services.unit(async (work) => {
    await door.fill(work, { fund, amount: usd('10000'), key: fund });
    await door.envelope(work, wanted);
  });
  return { id, fund, subjects: payments.map(({ subject }) => subject) };
}

/** The same, paid. */
async function paid(payee: TestPerson, organisationId?: string) {
  const made = await promised(payee, organisationId);
  const proposed = await bank.call('POST', `/api/v1/admin/disbursements/${made.id}/proposal`, asManager());
  expect((await bank.approve(proposed.body)).status).toBe(201);
  await bank.runJob('disbursements.ship', { envelope: made.id });
  return made;
}

const recoveryOf = (
  payee: TestPerson,
  { fund, subjects }: { readonly fund: string; readonly subjects: readonly string[] },
  cents: string,
) => ({ id: newId(), fund, person: payee.userId, subjects, amount: usd(cents), agreement: newId() });

const recoveredOf = async (subjects: readonly string[]) =>
  (await door.payments(bank.database.db, subjects)).map(({ recovered_minor: minor }) => minor);

describe('a recovery', () => {
  it('takes what is free of the currency in which was paid, and neither what is set aside nor other money', async () => {
    const payee = await bank.person('Payee', '7', 'EUR');
    const made = await paid(payee);
    const account = (await bank.ledger.balances(bank.database.db, { kind: 'person', id: payee.userId })).find(
      ({ asset }) => asset === 'USD',
    );
    await bank.services.unit((work) =>
      bank.ledger.hold(work, [
        {
          id: newId(),
          accountId: account?.id ?? '',
          amountMinor: 350n,
          reason: 'test_hold',
          expiresAt: new Date(work.now.getTime() + 60_000),
        },
      ]),
    );
    const recovery = recoveryOf(payee, made, '500');
    const taken = await bank.services.unit((work) => door.recover(work, recovery));
    expect([taken, await owed(recovery.id)]).toEqual([{ takenMinor: 150n }, 350n]);
    expect(await recoveredOf(made.subjects)).toEqual([0n, 150n]);
    expect([await bank.balance(payee, 'USD'), await bank.balance(payee, 'EUR')]).toEqual(['350', '7']);
    expect(await door.prove(bank.database.db)).toEqual([]);
  });

  it('of all that was paid leaves no debt, and passes over what was not paid', async () => {
    const payee = await bank.person('Payee');
    const [made, open] = [await paid(payee), await promised(payee)];
    await bank.fund(payee, usd('1000'));
    const recovery = recoveryOf(
      payee,
      { fund: made.fund, subjects: [...made.subjects, ...open.subjects] },
      '500',
    );
    expect(await bank.services.unit((work) => door.recover(work, recovery))).toEqual({ takenMinor: 500n });
    expect(await recoveredOf([...made.subjects, ...open.subjects])).toEqual([300n, 200n, 0n, 0n]);
    expect([await owed(recovery.id), await bank.balance(payee, 'USD')]).toEqual([0n, '1000']);
    expect(await door.prove(bank.database.db)).toEqual([]);
  });

  it('takes the last minor unit that is there, and leaves the last that is missing as a debt', async () => {
    const payee = await bank.person('Payee');
    const made = await paid(payee);
    await bank.send(payee, { to: { username: manager.username }, amount: usd('499') });
    const recovery = recoveryOf(payee, made, '2');
    expect(await bank.services.unit((work) => door.recover(work, recovery))).toEqual({ takenMinor: 1n });
    expect([await owed(recovery.id), await bank.balance(payee, 'USD')]).toEqual([1n, '0']);
    expect(await recoveredOf(made.subjects)).toEqual([0n, 1n]);
    expect(await door.prove(bank.database.db)).toEqual([]);
  });

  it('takes what a business was paid out of the wallet of the business', async () => {
    const [payee, business] = [await bank.person('Payee', '900', 'USD'), newId()];
    const to = parts.businesses.walletOf(business);
    await bank.services.unit((work) =>
      bank.door.payMany(work, [
        { kind: playMoney, key: newId(), from: playMoneySource, to, amount: eur('9') },
      ]),
    );
    const made = await paid(payee, business);
    const recovery = recoveryOf(payee, made, '450');
    expect(await bank.services.unit((work) => door.recover(work, recovery))).toEqual({ takenMinor: 450n });
    const accounts = await bank.ledger.balances(bank.database.db, { kind: 'business', id: business });
    expect(accounts.map(({ asset, balanceMinor }) => [asset, balanceMinor])).toEqual([
      ['EUR', 9n],
      ['USD', 50n],
    ]);
    expect([await owed(recovery.id), await bank.balance(payee, 'USD')]).toEqual([0n, '900']);
    expect(await door.prove(bank.database.db)).toEqual([]);
  });

  it.each([
    [2, 100n, 400n],
    [3, 0n, 500n],
  ])(
    'looks three times for what a wallet has that is emptied meanwhile: after %i looks at old balances it takes %i',
    async (oldLooks, takenMinor, rest) => {
      const payee = await bank.person('Payee');
      const made = await paid(payee);
      const owner = { kind: 'person', id: payee.userId } as const;
      const before = await bank.ledger.balancesOf(bank.database.db, [owner]);
      await bank.send(payee, { to: { username: manager.username }, amount: usd('400') });
      let looks = 0;
      const ledger: DisbursementParts['ledger'] = {
        balancesOf: async (db, owners) => {
          looks += 1;
          return looks <= oldLooks ? before : bank.ledger.balancesOf(db, owners);
        },
      };
      const [latest = ''] = made.subjects.slice(1);
      const recovery = recoveryOf(payee, { ...made, subjects: [latest] }, '500');
      const taken = await bank.services.unit((work) => recoverPayments({ ...parts, ledger }, work, recovery));
      expect([taken.takenMinor, await owed(recovery.id)]).toEqual([takenMinor, rest]);
      expect(looks).toBe(3);
    },
  );
});

describe('a debt', () => {
  const owe = async (cents: string, id = newId()) => {
    const { userId: person } = await bank.person('Debtor', '500', 'USD');
    await bank.services.unit((work) => door.owe(work, { id, fund: newId(), person, amount: usd(cents) }));
    return id;
  };

  it('is told apart from others, is held while it changes, and is paid in its own currency alone', async () => {
    const [one, two] = [await owe('100'), await owe('70')];
    const none = newId();
    expect(await door.owed(bank.database.db, [two, one, none])).toEqual(
      new Map([
        [two, 70n],
        [one, 100n],
        [none, 0n],
      ]),
    );
    await bank.services.unit(async ({ db }) => {
      expect((await lockRecovery(db, one))?.amount_minor).toBe(100n);
      expect(await heldRows(bank.database, 'disbursements.recovery')).toEqual([one]);
    });
    const pay = (id: string, amount: ReturnType<typeof usd>) =>
      bank.services.unit((work) => door.payBack(work, { id, amount, key: newId() }));
    await expect(pay(one, eur('1'))).rejects.toThrow('nothing is owed under this id');
    await expect(pay(none, usd('1'))).rejects.toThrow('nothing is owed under this id');
    const lessen = { id: none, amountMinor: 1n, how: 'given_up', key: none } as const;
    await expect(bank.services.unit((work) => door.lessen(work, lessen))).rejects.toThrow(
      'nothing is owed under this id',
    );
    expect(await owed(one)).toBe(100n);
  });
});
