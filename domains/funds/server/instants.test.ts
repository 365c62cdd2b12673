import { Refusal } from '@egcr/server-kit/refusal';
import { heldRows } from '@egcr/server-kit/testing/held-rows';
import type { TestPerson } from '@egcr/wallet/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { cutOffAfter } from '../contract/index.ts';
import { listFunds } from './fund-store.ts';
import { findOrder } from './order-store.ts';
import { cancelOrder } from './place-order.ts';
import { fundPage } from './show-funds.ts';
import { shownOrder } from './show-orders.ts';
import { openFundsBank, type FundsBank } from './testing/funds-bank.ts';
import { judgeValuation } from './value-fund.ts';

// What is decided by an instant is asked at the instant itself and a millisecond beside it.

let bank: FundsBank;
beforeAll(async () => {
  bank = await openFundsBank();
});
afterAll(() => bank.close());

const slug = 'growth-wealth';
const at = (instant: Date, ms: number) => new Date(instant.getTime() + ms);
/** The code with which something is refused; undefined where it is not. */
async function codeOf(body: Promise<unknown>): Promise<string | undefined> {
  try {
    await body;
    return undefined;
  } catch (error) {
    if (error instanceof Refusal) return error.kind.code;
    throw error;
  }
}

describe('an order of units', () => {
  const cancelAt = (as: TestPerson, id: string, now: Date, then?: () => Promise<void>) =>
    codeOf(
      bank.services.unit(async (work) => {
        const actor = {
          kind: 'person',
          userId: as.userId,
          sessionId: as.userId,
          roles: [],
          isVerified: true,
          pin: { isSet: true, expiresAt: null, verifiedAt: null },
        } as const;
        try {
          await cancelOrder({ wallet: bank.wallet, ledger: bank.ledger }, { ...work, now, actor }, {
            params: { id },
          } as Parameters<typeof cancelOrder>[2]);
        } finally {
          await then?.();
        }
      }),
    );

  it('may be taken back until the millisecond before its cut-off, and is locked while that is decided', async () => {
    const ada = await bank.investor('Ada');
    const [one, other] = [
      (await bank.buy(ada, '3000', { slug })).body,
      (await bank.buy(ada, '3000', { slug })).body,
    ];
    const cutOff = new Date(one.cut_off);
    expect(cutOff).toEqual(cutOffAfter(bank.clock.now()));
    let held: readonly string[] = [];
    const look = async () => {
      held = await heldRows(bank.database, 'funds.unit_order');
    };
    expect(await cancelAt(ada, one.id, cutOff, look)).toBe('past_cut_off');
    expect(held).toEqual([one.id]);
    expect(await cancelAt(ada, one.id, at(cutOff, -1))).toBeUndefined();

    const row = await findOrder(bank.database.db, other.id);
    if (!row) throw new Error('the order is gone');
    const fund = (await listFunds(bank.database.db)).find(({ id }) => id === row.fund_id);
    if (!fund) throw new Error('the fund is gone');
    const mayCancel = (ms: number) => shownOrder({ now: at(cutOff, ms) }, { row, fund }).may_cancel;
    expect([mayCancel(-1), mayCancel(0)]).toEqual([true, false]);
    expect(shownOrder({ now: cutOff }, { row, fund })).toMatchObject({ is_sample: false, reason: null });
    await bank.cancel(ada, other.id);
  });

  it('to give units back is refused where they are set aside, and none is placed', async () => {
    const bo = await bank.investor('Bo');
    await bank.buy(bo, '10000', { slug });
    await bank.value({}, slug);
    const { rows } = await bank.database.owner.query(
      `select a.id from ledger.account a join funds.position p on p.id = a.owner_id where p.user_id = $1`,
      [bo.userId],
    );
    const hold = {
      accountId: String(rows[0].id),
      amountMinor: 1n,
      reason: 'test_hold',
      expiresAt: at(bank.clock.now(), 60_000),
    };
    const [verdict] = await bank.services.unit((work) =>
      bank.ledger.hold(work, [{ ...hold, id: work.newId() }]),
    );
    const short = await bank.redeem(bo, '10', { slug });
    expect([short.status, short.body.code, short.body.units]).toEqual([409, 'units_short', '10.000000']);
    expect((await bank.holdings(bo)).orders).toHaveLength(1);
    await bank.services.unit((work) => bank.ledger.releaseHold(work, verdict?.id ?? ''));
    expect((await bank.redeem(bo, '10.000001', { slug })).body.code).toBe('units_short');
    expect((await bank.redeem(bo, '10', { slug })).status).toBe(201);
    // Of a fund in which a person has never held anything, there is nothing to give back.
    const none = await bank.redeem(bo, '0.000001', { slug: 'future-generations' });
    expect([none.body.code, none.body.units]).toEqual(['units_short', '0.000000']);
  });
});

describe('the value of a fund', () => {
  it('is stated from its cut-off on, not before it and not a moment beside it', async () => {
    const fund = await bank.fundId('balanced-wealth');
    const cutOff = cutOffAfter(bank.clock.now());
    const judgedAt = (now: Date, instant = cutOff) =>
      codeOf(
        bank.services.unit((work) =>
          judgeValuation({ ledger: bank.ledger }, { db: work.db, now }, {
            fund,
            cut_off: instant.toISOString(),
            investments: '0',
            liabilities: '0',
          } as Parameters<typeof judgeValuation>[2]),
        ),
      );
    expect([
      await judgedAt(at(cutOff, -1)),
      await judgedAt(cutOff),
      await judgedAt(at(cutOff, 1), at(cutOff, 1)),
    ]).toEqual(['cut_off_taken', undefined, 'cut_off_taken']);
  });

  it('has a return of the year from the instant on at which a price has stood for one', async () => {
    const fund = await bank.fundId('future-generations');
    const first = new Date('2024-03-01T16:00:00Z');
    const price = (micro: number, cutOff: Date) =>
      bank.database.owner.query(
        `insert into funds.valuation (id, fund_id, cut_off, assets_minor, liabilities_minor, units_micro, price_micro, proposed_by, approved_by, published_at)
         values (gen_random_uuid(), $1, $2, 10, 0, 0, $3, gen_random_uuid(), gen_random_uuid(), $2)`,
        [fund, cutOff, micro],
      );
    await price(10_000_000, first);
    await price(12_000_000, new Date('2024-06-01T16:00:00Z'));
    const yearOn = new Date(first.getTime() + 365 * 86_400_000);
    const returnAt = async (now: Date) =>
      (
        await fundPage(
          { ledger: bank.ledger },
          { db: bank.database.db, now, language: 'en' },
          'future-generations',
        )
      )?.return_year;
    expect([await returnAt(at(yearOn, -1)), await returnAt(yearOn)]).toEqual([null, '0.200000']);
  });
});
