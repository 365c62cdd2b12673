import type { Database } from '@egcr/server-kit/database';
import { sql } from 'kysely';

import { insertLink, type NewLink } from './link-store.ts';
import type { KeptRoute } from './route-payment.ts';

interface SampleTry {
  readonly number: number;
  readonly rail: string;
  readonly state: 'succeeded' | 'failed';
  readonly failure: string | null;
  readonly instrument: string;
  readonly took_ms: number;
  /** What the router was asked and decided first. */
  readonly route: KeptRoute | null;
}

export interface SampleTest {
  readonly id: string;
  readonly payer_id: string;
  readonly at: Date;
  readonly expires_at: Date;
  readonly available_at: Date | null;
  readonly state: 'succeeded' | 'canceled';
  readonly tries: readonly SampleTry[];
}

interface Samples {
  readonly linkId: string;
  readonly merchantId: string;
  readonly title: string;
  readonly amount: bigint;
  readonly fee: bigint;
  /** What they brought is available where its time has come by then. */
  readonly now: Date;
  readonly samples: readonly SampleTest[];
}

/** A link of the shop of a demonstration. */
export async function insertSampleLink(
  db: Database,
  link: Pick<NewLink, 'id' | 'merchant_id' | 'title' | 'amount' | 'stock' | 'is_test' | 'created_at'>,
): Promise<void> {
  const shared = { asset: 'JVD', capture: 'automatic', metadata: {}, expires_at: null } as const;
  await insertLink(db, { ...shared, ...link, is_sample: true });
}

/** Test payments of a demonstration, as they ended, with their attempts. A payment begins in its first state, so it is written twice. */
export async function insertSampleTests(db: Database, given: Samples): Promise<void> {
  const { linkId, merchantId, title, amount, fee, now, samples } = given;
  const rows = sql`jsonb_to_recordset(${JSON.stringify(samples)}::jsonb) as sample (
    id uuid, payer_id uuid, at timestamptz, expires_at timestamptz, available_at timestamptz, state text, tries jsonb)`;
  await sql`
    insert into payments.payment
      (id, link_id, merchant_id, payer_id, title, asset, amount, fee, is_sample, is_test, created_at, expires_at)
    select sample.id, ${linkId}::uuid, ${merchantId}::uuid, sample.payer_id, ${title}, 'JVD', ${amount.toString()}::bigint,
      ${fee.toString()}::bigint, true, true, sample.at, sample.expires_at
    from ${rows}`.execute(db);
  await sql`
    update payments.payment
    set state = sample.state, ended_at = sample.at, available_at = sample.available_at,
      is_available = coalesce(sample.available_at <= ${now}, false)
    from ${rows}
    where payment.id = sample.id`.execute(db);
  await sql`
    insert into payments.attempt
      (payment_id, number, rail, state, instrument, failure, took_ms, at, sent_at, ended_at, route)
    select sample.id, attempt.number, attempt.rail, attempt.state, attempt.instrument, attempt.failure, attempt.took_ms,
      sample.at, sample.at, sample.at, attempt.route
    from ${rows}, jsonb_to_recordset(sample.tries) as attempt (
      number integer, rail text, state text, failure text, instrument text, took_ms integer, route jsonb)`.execute(
    db,
  );
  await sql`
    update payments.link
    set sold = (select count(*) from payments.payment where link_id = ${linkId}::uuid and state = 'succeeded')
    where id = ${linkId}::uuid`.execute(db);
}
