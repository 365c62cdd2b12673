import type { AssetCode } from '@egcr/ledger/contract';
import type { Database } from '@egcr/server-kit/database';
import type { Work } from '@egcr/server-kit/work';
import { sql } from 'kysely';

import { askAtOnce } from './attempts/answer-action.ts';
import { availableOf } from './available-of.ts';
import type { MerchantBalance } from '../contract/index.ts';
import { balancesOf, payOutNow } from './balance.ts';
import type { AskedPayout, PaymentParts } from './parts.ts';
import { findPayment } from './payment-store.ts';
import { railBooks } from './rails/rail-items.ts';
import { endDifference, settleRail, type RailDifference, type RailSettlement } from './rails/rail-money.ts';
import { followRefund } from './rails/send-refund.ts';
import { soldSince } from './sold-store.ts';
import { followRailDispute, type RailDispute } from './rails/rail-disputes.ts';

/** What a thing of ours belongs to. */
export interface TitledCause {
  readonly cause: string;
  readonly id: string;
  readonly title: string;
}

/** For the domains that carry payments and show what became of their money. */
export interface PaymentsDoor {
  /** A rail has news of the request or refund with this reference: it is asked at once. A reference that is none of ours is nothing. */
  readonly hearOf: (work: Work, reference: string) => Promise<void>;
  /** Moves what a merchant has available to their wallet, once for an id. Refuses as the wallet's `pay`. */
  readonly payOut: (
    work: Work,
    asked: AskedPayout,
  ) => Promise<{ readonly id: string; readonly reference: string }>;
  /** What a merchant has in each currency, as they read it. */
  readonly balancesOf: (work: Pick<Work, 'db'>, merchantId: string) => Promise<readonly MerchantBalance[]>;
  /** What a merchant has available in one currency, in minor units. Nobody else takes of it until the transaction ends. */
  readonly availableOf: (
    work: Pick<Work, 'db'>,
    sales: { readonly merchantId: string; readonly asset: AssetCode },
  ) => Promise<bigint>;
  readonly railBooks: typeof railBooks;
  /** Books a settlement of a rail that carries money, and ends a difference of one. Each once for its key. */
  readonly settleRail: (work: Work, settlement: RailSettlement) => Promise<void>;
  readonly endDifference: (work: Work, difference: RailDifference) => Promise<void>;
  /** `early`: we have not heard yet that the rail took the payment; it is to be told again. */
  readonly followDispute: (work: Work, said: RailDispute) => Promise<'early' | 'heard'>;
  /** The payments that payments, refunds and disputes belong to, by their ids. */
  readonly titlesOf: (db: Database, causes: readonly string[]) => Promise<readonly TitledCause[]>;
  readonly soldSince: typeof soldSince;
}

const REFERENCE = /^([0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12})(?::([1-9]\d{0,5}))?$/;

export function paymentsDoor(parts: Pick<PaymentParts, 'ledger' | 'money' | 'people'>): PaymentsDoor {
  return {
    hearOf: async (work, reference) => {
      const [, id, number] = REFERENCE.exec(reference) ?? [];
      if (id === undefined) return;
      if (number === undefined) return followRefund(work, id);
      const row = await findPayment(work.db, id);
      if (row !== undefined) await askAtOnce(work, row, { number: Number(number) });
    },
    followDispute: (work, said) => followRailDispute(parts, work, said),
    titlesOf,
    soldSince,
    railBooks,
    settleRail: (work, settlement) => settleRail(parts, work, settlement),
    endDifference: (work, difference) => endDifference(parts, work, difference),
    payOut: (work, asked) => payOutNow(parts, work, asked),
    balancesOf: (work, merchantId) => balancesOf(parts, work, merchantId),
    availableOf: (work, sales) => availableOf(parts, work, sales),
  };
}

async function titlesOf(db: Database, causes: readonly string[]): Promise<readonly TitledCause[]> {
  const ids = [...causes];
  const { rows } = await sql<TitledCause>`
    select cause.id as cause, payment.id, payment.title
    from (
      select id, id as payment_id from payments.payment where id = any (${ids}::uuid[])
      union all
      select id, payment_id from payments.refund where id = any (${ids}::uuid[])
      union all
      select id, payment_id from payments.dispute where id = any (${ids}::uuid[])
    ) as cause
    join payments.payment on payment.id = cause.payment_id`.execute(db);
  return rows;
}
