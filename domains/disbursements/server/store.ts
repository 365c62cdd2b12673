import type { Database } from '@egcr/server-kit/database';
import type { PageAsked } from '@egcr/server-kit/data/page';
import type { Work } from '@egcr/server-kit/work';
import { sql } from 'kysely';

import type { Tally } from '../contract/control-rules.ts';
import type { EnvelopeState } from '../contract/index.ts';
import type { Purpose } from './money.ts';

export interface EnvelopeRow {
  readonly id: string;
  readonly fund_id: string;
  readonly commitment_id: string | null;
  readonly purpose: Purpose;
  readonly title: string;
  readonly asset: string;
  readonly control_count: number;
  readonly control_minor: bigint;
  readonly state: EnvelopeState;
  readonly requested_by: string | null;
  /** Who decided what it pays for. */
  readonly decided_by: readonly string[];
  readonly is_sample: boolean;
  readonly made_at: Date;
  readonly changed_at: Date;
}

const envelopeColumns = sql`
  id, fund_id, commitment_id, purpose, title, asset, control_count, control_minor, state, requested_by, decided_by, is_sample,
  made_at, changed_at`;

/** Adds an envelope; answers undefined where its id is taken. */
export async function insertEnvelope(
  { db, now }: Pick<Work, 'db' | 'now'>,
  row: Omit<EnvelopeRow, 'made_at' | 'changed_at'>,
): Promise<EnvelopeRow | undefined> {
  const { rows } = await sql<EnvelopeRow>`
    insert into disbursements.envelope
      (id, fund_id, commitment_id, purpose, title, asset, control_count, control_minor, state, requested_by, decided_by, is_sample,
       made_at, changed_at)
    values (
      ${row.id}, ${row.fund_id}, ${row.commitment_id}, ${row.purpose}, ${row.title}, ${row.asset}, ${row.control_count},
      ${row.control_minor}, ${row.state}, ${row.requested_by}, ${row.decided_by}::uuid[], ${row.is_sample},
      ${now}, ${now})
    on conflict (id) do nothing
    returning ${envelopeColumns}`.execute(db);
  return rows[0];
}

/** An envelope; with `isLocked` no other transaction changes it. */
export async function findEnvelope(
  db: Database,
  { id, isLocked = false }: { readonly id: string; readonly isLocked?: boolean },
): Promise<EnvelopeRow | undefined> {
  const { rows } = await sql<EnvelopeRow>`
    select ${envelopeColumns}
    from disbursements.envelope
    where id = ${id}
    ${isLocked ? sql`for no key update` : sql``}`.execute(db);
  return rows[0];
}

export async function setEnvelopeState(
  { db, now }: Pick<Work, 'db' | 'now'>,
  { id, state }: Pick<EnvelopeRow, 'id' | 'state'>,
): Promise<void> {
  await sql`
    update disbursements.envelope
    set state = ${state}, changed_at = ${now}
    where id = ${id}`.execute(db);
}

/** Envelopes, newest first. */
export async function listEnvelopes(
  db: Database,
  { state, after, limit }: PageAsked<string> & { readonly state: EnvelopeState | undefined },
): Promise<readonly EnvelopeRow[]> {
  const { rows } = await sql<EnvelopeRow>`
    select ${envelopeColumns}
    from disbursements.envelope
    where ${state === undefined ? sql`true` : sql`state = ${state}`}
      and ${after === undefined ? sql`true` : sql`id < ${after}`}
    order by id desc
    limit ${limit}`.execute(db);
  return rows;
}

/** The ids of envelopes in a state that were changed before an instant, oldest first. */
export async function envelopesIn(
  db: Database,
  { state, before, limit }: { readonly state: EnvelopeState; readonly before: Date; readonly limit: number },
): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select id
    from disbursements.envelope
    where state = ${state} and changed_at <= ${before}
    order by changed_at
    limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/** The ids of shipped envelopes that are to be tried again or closed now, oldest first: no payment of them waits for its next try. */
export async function envelopesToEnd(
  { db, now }: Pick<Work, 'db' | 'now'>,
  limit: number,
): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select envelope.id
    from disbursements.envelope as envelope
    where envelope.state = 'shipped'
      and (
        exists (
          select from disbursements.disbursement as due
          where due.envelope_id = envelope.id and due.state = 'failed' and due.next_try_at <= ${now})
        or not exists (
          select from disbursements.disbursement as waiting
          where waiting.envelope_id = envelope.id and waiting.state = 'failed' and waiting.next_try_at is not null))
    order by envelope.changed_at
    limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/** The ids of shipped envelopes whose payments do not make the control totals, though none is left to try. */
export async function envelopesThatDiffer(db: Database, limit: number): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select envelope.id
    from disbursements.envelope as envelope
    cross join lateral (
      select count(*) as count, coalesce(sum(payment.amount_minor), 0) as total_minor,
        bool_or(payment.state = 'pending' or payment.next_try_at is not null) as is_under_way
      from disbursements.disbursement as payment
      where payment.envelope_id = envelope.id) as tally
    where envelope.state = 'shipped' and tally.is_under_way is not true
      and (tally.count <> envelope.control_count or tally.total_minor <> envelope.control_minor)
    order by envelope.id
    limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Count and sum of an envelope's payments, by state. */
export async function tallyOf(db: Database, envelopeId: string): Promise<readonly Tally[]> {
  const { rows } = await sql<{ state: string; count: bigint; total_minor: bigint }>`
    select state, count(*) as count, sum(amount_minor)::bigint as total_minor
    from disbursements.disbursement
    where envelope_id = ${envelopeId}
    group by state
    order by state`.execute(db);
  return rows.map(({ state, count, total_minor: totalMinor }) => ({
    state,
    count: Number(count),
    totalMinor,
  }));
}
