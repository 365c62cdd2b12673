import { addSeconds } from '@egcr/contract/time';
import type { DemoPart, DemoPersona } from '@egcr/server-kit/demo';
import { invariant } from '@egcr/server-kit/refusal';
import type { Work } from '@egcr/server-kit/work';
import { playMoney, playMoneySource } from '@egcr/wallet/server';

import {
  cutOffAfter,
  FIRST_PRICE_MICRO,
  FUND_ASSET_SCALE,
  HOLD_DAYS,
  lastCutOff,
  unitsFor,
  type WealthFund,
} from '../contract/index.ts';
import { insertValuation, listFunds, type FundRow } from './fund-store.ts';
import { investmentsOf, purchase } from './money.ts';
import { insertOrder, priceOrders } from './order-store.ts';
import type { FundParts } from './parts.ts';
import { settleOrders } from './settle-orders.ts';
import { restate } from './value-fund.ts';
import { moneyIn } from './wire.ts';

const DAY_S = 86_400;
const BETWEEN_DAYS = 30;

interface Sample {
  /** How the price moved from month to month, in thousandths. */
  readonly steps: readonly number[];
  /** Who holds units, and for how many dollars they bought them. */
  readonly holders: readonly (readonly [who: DemoPersona, dollars: bigint])[];
}

const samples: Readonly<Record<WealthFund, Sample>> = {
  'balanced-wealth': {
    steps: [6, -2, 9, 4, 7, -5, 8, 3, 6, 2, -3, 9, 5, 4],
    holders: [
      ['personal_user', 4_000n],
      ['business_owner', 12_000n],
    ],
  },
  'growth-wealth': {
    steps: [21, -14, 30, 12, -25, 27, 18, -9, 33, 11, -16, 24, 8, 15],
    holders: [
      ['business_owner', 5_000n],
      ['ngo_user', 1_500n],
    ],
  },
  'future-generations': {
    steps: [8, 5, -4, 11, 6, 3, 7, -6, 9, 4, 5, 2, 8, 3],
    holders: [
      ['government_user', 30_000n],
      ['personal_user', 2_500n],
    ],
  },
};

/** Who has an order that still waits for its price. */
const WAITING = { who: 'personal_user', fund: 'growth-wealth', dollars: 250n } as const;

/** Gives people of a demonstration units that they bought a year ago with play money, and each fund a course since then. All of it is marked. */
export function demoFunds(parts: Pick<FundParts, 'wallet' | 'ledger'>): DemoPart {
  return async (people) => {
    const idOf = (persona: DemoPersona) => {
      const person = people.find((each) => each.persona === persona);
      invariant(person !== undefined, `the demonstration has no ${persona}`);
      return person.userId;
    };
    return async (work) => {
      const funds = await listFunds(work.db);
      for (const fund of funds) await fillSample(parts, work, { fund, idOf });
      // Last of all: orders stand by their ids, and this one is the newest.
      const fund = funds.find(({ slug }) => slug === WAITING.fund);
      invariant(fund !== undefined, `there is no ${WAITING.fund}`);
      await order(parts, work, { fund, userId: idOf(WAITING.who), dollars: WAITING.dollars, at: work.now });
    };
  };
}

interface Filled {
  readonly fund: FundRow;
  readonly idOf: (persona: DemoPersona) => string;
}

async function fillSample(
  parts: Pick<FundParts, 'wallet' | 'ledger'>,
  work: Work,
  { fund, idOf }: Filled,
): Promise<void> {
  const { steps, holders } = samples[fund.slug];
  const last = lastCutOff(work.now);
  const dayOf = (place: number) => addSeconds(last, (place - steps.length) * BETWEEN_DAYS * DAY_S);
  const first = dayOf(0);
  for (const [persona, dollars] of holders)
    await order(parts, work, { fund, userId: idOf(persona), dollars, at: addSeconds(first, -DAY_S / 2) });
  const boughtMinor = holders.reduce((sum, [, dollars]) => sum + dollars * 100n, 0n);
  // What is issued is rounded down for each; the sum is near enough for a sample, and the last value is the exact one.
  const unitsMicro = holders.reduce(
    (sum, [, dollars]) => sum + unitsFor(dollars * 100n, FIRST_PRICE_MICRO, FUND_ASSET_SCALE),
    0n,
  );
  const valuation = work.newId();
  const shared = {
    fund_id: fund.id,
    liabilities_minor: 0n,
    is_sample: true,
    proposedBy: null,
    approvedBy: null,
  };
  await insertValuation(work, {
    ...shared,
    id: valuation,
    cut_off: first,
    assets_minor: 0n,
    units_micro: 0n,
    price_micro: FIRST_PRICE_MICRO,
  });
  await priceOrders(work, { fund: fund.id, valuation, cutOff: first });
  await settleOrders(parts, work, fund.id);
  let price = FIRST_PRICE_MICRO;
  let netMinor = boughtMinor;
  for (const [place, step] of steps.entries()) {
    price = (price * BigInt(1000 + step)) / 1000n;
    netMinor = (unitsMicro * price) / 10_000_000_000n;
    await insertValuation(work, {
      ...shared,
      id: work.newId(),
      cut_off: dayOf(place + 1),
      assets_minor: netMinor,
      units_micro: unitsMicro,
      price_micro: price,
    });
  }
  await restate(parts, work, {
    account: investmentsOf(fund.id),
    key: valuation,
    fromMinor: 0n,
    toMinor: netMinor - boughtMinor,
  });
}

interface Ordered {
  readonly fund: FundRow;
  readonly userId: string;
  readonly dollars: bigint;
  readonly at: Date;
}

/** An order as it would have been placed then, paid for with play money. */
async function order(
  { wallet }: Pick<FundParts, 'wallet'>,
  work: Work,
  { fund, userId, dollars, at }: Ordered,
): Promise<void> {
  const id = work.newId();
  const amountMinor = dollars * 100n;
  const amount = moneyIn(amountMinor);
  await wallet.pay(work, { kind: playMoney, key: id, from: playMoneySource, to: userId, amount });
  const { id: holdId } = await wallet.hold(work, {
    kind: purchase,
    key: id,
    from: { person: userId, agreement: id },
    amount,
    expiresAt: addSeconds(work.now, HOLD_DAYS * DAY_S),
  });
  await insertOrder(
    { db: work.db, now: at },
    {
      id,
      fund_id: fund.id,
      user_id: userId,
      side: 'buy',
      amount_minor: amountMinor,
      units_micro: null,
      hold_id: holdId,
      cut_off: cutOffAfter(at),
      is_sample: true,
    },
  );
}
