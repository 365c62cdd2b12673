import { addSeconds } from '@egcr/contract/time';
import type { RiskFacts } from '@egcr/risk/contract';
import type { Database } from '@egcr/server-kit/database';
import { sql } from 'kysely';

import type { PaymentRow } from '../payment-store.ts';

const HOUR_S = 3600;
const DAY_S = 24 * HOUR_S;
/** How far back a dispute speaks against a payer. */
const DISPUTES_S = 180 * DAY_S;
/** What a merchant usually sells for is said by so many sales, the newest, and by no fewer than so many. */
const SALES_MAX = 200;
const SALES_MIN = 10;

interface FactsRow {
  readonly has_paid: boolean;
  readonly in_hour: bigint;
  readonly failures: bigint;
  readonly disputes: bigint;
  readonly usual: bigint | null;
}

/** What this merchant knows of a payment and its payer, in the mode of the payment. */
export async function riskFactsOf(db: Database, row: PaymentRow, now: Date): Promise<RiskFacts> {
  const { id, merchant_id: merchant, payer_id: payer, is_test: isTest, asset } = row;
  const ofPair = sql`payer_id = ${payer}::uuid and merchant_id = ${merchant}::uuid and is_test = ${isTest}`;
  const { rows } = await sql<FactsRow>`
    select
      exists (select 1 from payments.payment where ${ofPair} and state = 'succeeded' and id <> ${id}::uuid) as has_paid,
      (select count(*) from payments.payment where ${ofPair} and created_at > ${addSeconds(now, -HOUR_S)}) as in_hour,
      (select count(*) from payments.attempt join payments.payment on payment.id = attempt.payment_id
        where ${ofPair} and attempt.state = 'failed' and attempt.at > ${addSeconds(now, -DAY_S)}) as failures,
      (select count(*) from payments.dispute where ${ofPair}
        and state in ('needs_response', 'under_review', 'lost') and opened_at > ${addSeconds(now, -DISPUTES_S)}) as disputes,
      (select case when count(*) >= ${SALES_MIN} then percentile_disc(0.5) within group (order by amount) end
        from (
          select amount from payments.payment
          where merchant_id = ${merchant}::uuid and is_test = ${isTest} and asset = ${asset} and state = 'succeeded'
          order by id desc
          limit ${SALES_MAX}
        ) as sold) as usual`.execute(db);
  const [found] = rows;
  return {
    amountMinor: row.amount,
    usualMinor: found?.usual ?? null,
    hasPaidBefore: found?.has_paid ?? false,
    paymentsInHour: Number(found?.in_hour ?? 0n),
    failuresInDay: Number(found?.failures ?? 0n),
    disputes: Number(found?.disputes ?? 0n),
  };
}
