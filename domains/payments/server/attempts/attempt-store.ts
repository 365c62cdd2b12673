import type { Database } from '@egcr/server-kit/database';
import type { Failure } from '@egcr/routing/contract';
import { sql, type RawBuilder } from 'kysely';

import type { AttemptState, TestInstrumentName } from '../../contract/index.ts';
import type { PaymentRow } from '../payment-store.ts';
import type { KeptRoute } from '../route-payment.ts';

export interface AttemptRow {
  readonly payment_id: string;
  readonly number: number;
  readonly round: number;
  readonly rail: string;
  readonly state: AttemptState;
  readonly instrument: TestInstrumentName | null;
  readonly failure: Failure | null;
  readonly took_ms: number | null;
  readonly sent_at: Date | null;
  readonly asked: number;
  readonly ask_at: Date | null;
  readonly at: Date;
  readonly route: KeptRoute | null;
  /** How the rail calls the request. */
  readonly provider_ref: string | null;
  /** Where the payer goes on, until when. */
  readonly action_url: string | null;
  readonly action_until: Date | null;
}

const columns = sql.raw(
  'payment_id, number, round, rail, state, instrument, failure, took_ms, sent_at, asked, ask_at, at, route, provider_ref, action_url, action_until',
);

/** The attempts of some payments, each in its order. */
export async function attemptsOf(
  db: Database,
  paymentIds: readonly string[],
): Promise<ReadonlyMap<string, readonly AttemptRow[]>> {
  if (paymentIds.length === 0) return new Map();
  const { rows } = await sql<AttemptRow>`
    select ${columns}
    from payments.attempt
    where payment_id = any (${[...paymentIds]}::uuid[])
    order by payment_id, number`.execute(db);
  return Map.groupBy(rows, (row) => row.payment_id);
}

type NewAttempt = Pick<AttemptRow, 'payment_id' | 'number' | 'round' | 'rail' | 'instrument' | 'at'> & {
  readonly route: KeptRoute;
};

/** An attempt that is on its way. The caller holds the lock of its payment. */
export async function insertAttempt(db: Database, row: NewAttempt): Promise<void> {
  await sql`
    insert into payments.attempt (payment_id, number, round, rail, state, instrument, at, route)
    values (
      ${row.payment_id}::uuid, ${row.number}, ${row.round}, ${row.rail}, 'pending', ${row.instrument}, ${row.at},
      ${JSON.stringify(row.route)}::jsonb)`.execute(db);
}

type AttemptId = Pick<AttemptRow, 'payment_id' | 'number'>;

/** From here on the rail may have it. The caller holds the lock of its payment and knows that it was not sent, as those below know that it waits. */
export async function markSent(
  db: Database,
  { payment_id: id, number }: AttemptId,
  now: Date,
): Promise<void> {
  await sql`
    update payments.attempt set sent_at = ${now}
    where payment_id = ${id}::uuid and number = ${number}`.execute(db);
}

/** No answer has come: the rail is asked at `askAt`. */
export async function markSilent(
  db: Database,
  {
    payment_id: id,
    number,
    took_ms: took,
    askAt,
    now,
  }: AttemptId & Pick<AttemptRow, 'took_ms'> & { readonly askAt: Date; readonly now: Date },
): Promise<void> {
  await sql`
    update payments.attempt
    set failure = 'timeout', took_ms = ${took}::integer, asked = asked + 1, ask_at = ${askAt},
      silent_since = coalesce(silent_since, ${now}::timestamptz)
    where payment_id = ${id}::uuid and number = ${number}`.execute(db);
}

interface ActionNow extends AttemptId, Pick<AttemptRow, 'took_ms' | 'provider_ref' | 'action_url'> {
  readonly until: Date;
  readonly askAt: Date;
}

/** The payer has to do something first. */
export async function markAction(db: Database, wanted: ActionNow): Promise<void> {
  const { payment_id: id, number, took_ms: took } = wanted;
  await sql`
    update payments.attempt
    set took_ms = ${took}::integer, provider_ref = ${wanted.provider_ref}, action_url = ${wanted.action_url},
      action_until = ${wanted.until}, failure = null, silent_since = null,
      ask_at = ${wanted.askAt}
    where payment_id = ${id}::uuid and number = ${number}`.execute(db);
}

/** The rail is asked at once, whatever it has asked of the payer. */
export async function askNow(db: Database, { payment_id: id, number }: AttemptId, now: Date): Promise<void> {
  await sql`
    update payments.attempt set ask_at = ${now}
    where payment_id = ${id}::uuid and number = ${number} and state = 'pending' and sent_at is not null`.execute(
    db,
  );
}

/** How an attempt ended. Null as the failure: it succeeded. */
export async function endAttempt(
  db: Database,
  ended: AttemptId & {
    readonly failure: Failure | null;
    readonly took_ms: number | null;
    readonly now: Date;
    /** Of a rail that moved money. */
    readonly transferId?: string | null;
    readonly providerRef?: string | undefined;
  },
): Promise<void> {
  const { payment_id: id, number, failure, took_ms: took, now } = ended;
  const state: AttemptState = failure === null ? 'succeeded' : 'failed';
  await sql`
    update payments.attempt
    set state = ${state}, failure = ${failure}, took_ms = ${took}::integer, ended_at = ${now}, action_url = null,
      transfer_id = ${ended.transferId ?? null}::uuid, provider_ref = coalesce(${ended.providerRef ?? null}, provider_ref)
    where payment_id = ${id}::uuid and number = ${number}`.execute(db);
}

export interface OutcomeRow extends Pick<AttemptRow, 'rail' | 'instrument' | 'failure' | 'took_ms'> {
  readonly asset: string;
  readonly age_s: number;
}

interface OutcomesAsked {
  readonly merchantId: string;
  readonly now: Date;
  readonly limit: number;
}

/** The newest outcomes of a merchant's payments over rails of others, the oldest first. */
export function moneyOutcomesOf(db: Database, asked: OutcomesAsked): Promise<readonly OutcomeRow[]> {
  const overOthers = sql`not payment.is_test and attempt.rail in ('stripe', 'open_payments')`;
  return outcomesOf(db, asked, overOthers);
}

/**
 * The newest outcomes of a merchant's test payments, the oldest first: their own alone, so that the tests of one merchant never change the
 * routes of another.
 */
export function testOutcomesOf(db: Database, asked: OutcomesAsked): Promise<readonly OutcomeRow[]> {
  return outcomesOf(db, asked, sql`payment.is_test and attempt.instrument is not null`);
}

async function outcomesOf(
  db: Database,
  { merchantId, now, limit }: OutcomesAsked,
  which: RawBuilder<unknown>,
): Promise<readonly OutcomeRow[]> {
  const { rows } = await sql<OutcomeRow>`
    select rail, instrument, failure, took_ms, asset, age_s
    from (
      select attempt.rail, attempt.instrument, attempt.failure, attempt.took_ms, payment.asset, attempt.number,
        payment.id, attempt.ended_at,
        greatest(0, least(31536000, extract(epoch from ${now}::timestamptz - attempt.ended_at)))::integer as age_s
      from payments.payment
      join payments.attempt on attempt.payment_id = payment.id
      where payment.merchant_id = ${merchantId}::uuid and ${which} and attempt.state <> 'pending'
      order by payment.id desc, attempt.number desc
      limit ${limit}
    ) as newest
    order by ended_at, id, number`.execute(db);
  return rows;
}

/** With its payment and the payer of that. */
type SilentAttempt = Pick<AttemptRow, 'number'> & Pick<PaymentRow, 'id' | 'payer_id'>;

/**
 * Attempts of which nothing has been heard since before an instant, so many at most: since they began, since the time of the payer was over, or since
 * the rail first did not say.
 */
export async function silentAttempts(
  db: Database,
  { since, limit }: { readonly since: Date; readonly limit: number },
): Promise<readonly SilentAttempt[]> {
  const { rows } = await sql<SilentAttempt>`
    select payment.id, payment.payer_id, attempt.number
    from payments.attempt
    join payments.payment on payment.id = attempt.payment_id
    where attempt.state = 'pending'
      and coalesce(attempt.silent_since, greatest(attempt.at, attempt.action_until)) <= ${since}
    order by attempt.at
    limit ${limit}`.execute(db);
  return rows;
}
