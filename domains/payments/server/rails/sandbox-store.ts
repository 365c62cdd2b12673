import type { Database } from '@egcr/server-kit/database';
import { invariant } from '@egcr/server-kit/refusal';
import type { Work } from '@egcr/server-kit/work';
import { sql } from 'kysely';

import type { ScriptedOutcome, SettlesAs } from '../../contract/test-instruments.ts';
import type { SandboxEntry } from './settlement-lines.ts';

export interface ChargeRow {
  readonly reference: string;
  readonly rail: string;
  readonly outcome: Exclude<ScriptedOutcome, 'request_lost'>;
  readonly at: Date;
  readonly known_at: Date;
}

interface NewCharge extends ChargeRow {
  readonly asset: string;
  readonly amount: bigint;
  readonly settles: SettlesAs;
  readonly is_held: boolean;
}

/** Enters a request in the rail's books, once; one that has arrived before stays as it was. */
export async function takeCharge(db: Database, row: NewCharge): Promise<ChargeRow> {
  await sql`
    insert into payments.sandbox_charge (reference, rail, outcome, at, known_at, asset, amount, settles, is_held)
    values (${row.reference}, ${row.rail}, ${row.outcome}, ${row.at}, ${row.known_at}, ${row.asset},
      ${row.amount.toString()}::bigint, ${row.settles}, ${row.is_held})
    on conflict (reference) do nothing`.execute(db);
  const charge = await findCharge(db, row.reference);
  invariant(charge !== undefined, 'a charge that was entered is gone');
  return charge;
}

export async function findCharge(db: Database, reference: string): Promise<ChargeRow | undefined> {
  const { rows } = await sql<ChargeRow>`
    select reference, rail, outcome, at, known_at
    from payments.sandbox_charge
    where reference = ${reference}`.execute(db);
  return rows[0];
}

/** What was taken of a held payment, or what goes back of one. A payment that no simulated rail has taken is nothing. */
export async function enterSandbox(
  { db, now }: Pick<Work, 'db' | 'now'>,
  entry: Pick<SandboxEntry, 'kind' | 'amount'> & { readonly paymentId: string; readonly refundId?: string },
): Promise<void> {
  await sql`
    insert into payments.sandbox_entry (reference, kind, rail, asset, amount, settles, at)
    select coalesce(${entry.refundId ?? null}, charge.reference), ${entry.kind}, charge.rail, charge.asset,
      ${entry.amount.toString()}::bigint, case when ${entry.kind} = 'sale' then charge.settles else 'whole' end, ${now}
    from payments.attempt
    join payments.sandbox_charge as charge on charge.reference = attempt.payment_id::text || ':' || attempt.number
    where attempt.payment_id = ${entry.paymentId}::uuid and attempt.state = 'succeeded' and charge.asset is not null
    on conflict (reference, kind) do nothing`.execute(db);
}

export type BankAnswer = 'approved' | 'refused';

/** What the payer of a test said to the simulated bank; the first answer counts. */
export async function giveAnswer(
  db: Database,
  { reference, outcome, at }: { readonly reference: string; readonly outcome: BankAnswer; readonly at: Date },
): Promise<void> {
  await sql`
    insert into payments.sandbox_answer (reference, outcome, at)
    values (${reference}, ${outcome}, ${at})
    on conflict (reference) do nothing`.execute(db);
}

export async function findAnswer(db: Database, reference: string): Promise<BankAnswer | undefined> {
  const { rows } = await sql<{ readonly outcome: BankAnswer }>`
    select outcome from payments.sandbox_answer where reference = ${reference}`.execute(db);
  return rows[0]?.outcome;
}

/** Removes what came before an instant. What an attempt still asks about stays: without it the rail would say that nothing came. */
export async function deleteCharges(db: Database, before: Date): Promise<void> {
  await sql`
    delete from payments.sandbox_charge as charge
    where charge.at < ${before}
      and not exists (
        select from payments.attempt
        where attempt.state = 'pending' and attempt.payment_id::text || ':' || attempt.number = charge.reference
      )`.execute(db);
  await sql`delete from payments.sandbox_entry where at < ${before}`.execute(db);
  await sql`
    delete from payments.sandbox_answer as answer
    where answer.at < ${before}
      and not exists (select from payments.sandbox_charge as charge where charge.reference = answer.reference)`.execute(
    db,
  );
}
