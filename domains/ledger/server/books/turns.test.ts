import { heldRows, untilOneWaits } from '@egcr/server-kit/testing/held-rows';
import { testDatabase, type TestDatabase } from '@egcr/server-kit/testing/database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { inShort, ledgerDesk } from '../testing/ledger-desk.ts';
import type { InstantWork } from './ledger.ts';
import { postgresLedger } from './postgres-ledger.ts';

let database: TestDatabase;
let desk: ReturnType<typeof ledgerDesk>;
let shop: string;
beforeAll(async () => {
  database = await testDatabase();
  desk = ledgerDesk(database);
  shop = await desk.openAccount();
});
afterAll(() => database.close());

/** In a transaction that is not tried again where it meets another. */
const once = <Answer>(body: (work: InstantWork) => Promise<Answer>): Promise<Answer> =>
  database.db.transaction().execute((db) => body({ db, now: desk.clock.now() }));

/** What the second answers that came while the transaction of the first was still open. */
async function afterWaiting<Answer>(
  first: (work: InstantWork) => Promise<unknown>,
  second: (work: InstantWork) => Promise<Answer>,
): Promise<Answer> {
  let answer: Promise<Answer> | undefined;
  await once(async (work) => {
    await first(work);
    answer = once(second);
    answer.catch(() => undefined);
    await untilOneWaits(database);
  });
  if (!answer) throw new Error('the second was never asked');
  return answer;
}

const pay = (debit: string, ...amounts: readonly bigint[]) => {
  const batch = amounts.map((amountMinor) => desk.posting({ debit, credit: shop, amountMinor }));
  return async (work: InstantWork) => inShort(await postgresLedger.post(work, batch));
};

describe('while another transaction changes an account', () => {
  it.each([
    ['one payment', [40n], ['posted']],
    ['one payment of too much', [71n], ['insufficient_funds']],
    ['two payments', [40n, 31n], ['posted', 'insufficient_funds']],
  ])('%s waits, and is decided on what there is then', async (_name, amounts, expected) => {
    const account = await desk.openFunded(100n);
    expect(await afterWaiting(pay(account, 30n), pay(account, ...amounts))).toEqual(expected);
  });

  it('a hold waits, and leaves what the payment counted towards the limits', async () => {
    const account = await desk.openFunded(100n);
    const held = desk.hold({ accountId: account, amountMinor: 50n });
    const place = async (work: InstantWork) => inShort(await postgresLedger.hold(work, [held]));
    expect(await afterWaiting(pay(account, 30n), place)).toEqual(['posted']);
    expect(await postgresLedger.account(database.db, account)).toMatchObject({
      balanceMinor: 70n,
      heldMinor: 50n,
      outDayMinor: 80n,
      outMonthMinor: 80n,
    });
    const more = desk.hold({ accountId: account, amountMinor: 20n });
    const placeMore = async (work: InstantWork) => inShort(await postgresLedger.hold(work, [more]));
    expect(await afterWaiting(pay(account, 1n), placeMore)).toEqual(['insufficient_funds']);
  });

  it('the release of a hold waits for its capture, and gives back only what is left', async () => {
    const { account, holdId } = await desk.openHeld(100n, 60n);
    const capture = (amountMinor: bigint) => (work: InstantWork) =>
      postgresLedger.post(work, [desk.posting({ debit: account, credit: shop, amountMinor, holdId })]);
    const release = (work: InstantWork) => postgresLedger.releaseHold(work, holdId);
    expect(await afterWaiting(capture(20n), release)).toBe('released');
    expect(await desk.standing(account)).toEqual([80n, 0n]);

    const whole = await desk.openHeld(100n, 60n);
    const captureAll = (work: InstantWork) =>
      postgresLedger.post(work, [
        desk.posting({ debit: whole.account, credit: shop, amountMinor: 60n, holdId: whole.holdId }),
      ]);
    const releaseLate = (work: InstantWork) => postgresLedger.releaseHold(work, whole.holdId);
    expect(await afterWaiting(captureAll, releaseLate)).toBe('already_ended');
    expect(await desk.standing(whole.account)).toEqual([40n, 0n]);
  });
});

describe('an account is kept from others', () => {
  const heldAfter = (body: (work: InstantWork) => Promise<unknown>) =>
    once(async (work) => {
      await body(work);
      return heldRows(database, 'ledger.account');
    });

  it('until the end of a transaction whose payments were refused, so that the refusal stays right', async () => {
    const account = await desk.openFunded(100n);
    const refused = pay(account, 101n, 102n);
    expect(await heldAfter(refused)).toEqual([account, shop].toSorted());
  });

  it('that asks in vain for a hold or a release of it', async () => {
    const { account, holdId } = await desk.openHeld(100n, 60n);
    const tooMuch = [desk.hold({ accountId: account, amountMinor: 41n })];
    expect(await heldAfter((work) => postgresLedger.hold(work, tooMuch))).toEqual([account]);
    await once((work) => postgresLedger.releaseHold(work, holdId));
    expect(await heldAfter((work) => postgresLedger.releaseHold(work, holdId))).toEqual([account]);
  });

  it('by the end of holds only where the time of one of them is over', async () => {
    const over = await desk.openHeld(100n, 10n);
    desk.clock.advance(3600);
    const running = await desk.openHeld(100n, 10n);
    const held = await heldAfter((work) => postgresLedger.expireHolds(work, 100));
    expect([held.includes(over.account), held.includes(running.account)]).toEqual([true, false]);
  });
});
