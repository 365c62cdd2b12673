import { AMOUNT_MINOR_MAX } from '@egcr/contract/money';
import type { Database } from '@egcr/server-kit/database';
import { invariant } from '@egcr/server-kit/refusal';
import { sql } from 'kysely';

import type { Hold, InstantWork, LedgerHolds, Verdict, WantedHold } from './ledger.ts';
import { toVerdict, type VerdictRow } from './verdicts.ts';

/** Money set aside, in PostgreSQL. */
export const holds: LedgerHolds = { hold, releaseHold, readHold, openHolds, expireHolds };

async function hold(work: InstantWork, wanted: readonly WantedHold[]): Promise<readonly Verdict[]> {
  const items = wanted.map(({ id, accountId, amountMinor, reason, expiresAt, isOrdered = false }) => ({
    id,
    account_id: accountId,
    amount: (amountMinor > AMOUNT_MINOR_MAX ? 0n : amountMinor).toString(),
    reason,
    expires_at: expiresAt,
    is_ordered: isOrdered,
  }));
  const { rows } = await sql<VerdictRow>`
    select transfer_id, verdict, code, posted_at
    from ledger.place_holds(${JSON.stringify(items)}::jsonb, ${work.now})`.execute(work.db);
  return rows.map(toVerdict);
}

const releases = ['released', 'already_ended', 'unknown'] as const;

async function releaseHold(work: InstantWork, id: string): Promise<(typeof releases)[number]> {
  const { rows } = await sql<{ answer: string }>`
    select ledger.release_hold(${id}::uuid, ${work.now}) as answer`.execute(work.db);
  const answer = releases.find((known) => known === rows[0]?.answer);
  invariant(answer !== undefined, `a release was answered with ${rows[0]?.answer}`);
  return answer;
}

interface HoldRow {
  readonly id: string;
  readonly account_id: string;
  readonly amount: bigint;
  readonly captured: bigint;
  readonly state: Hold['state'];
  readonly reason: string;
  readonly created_at: Date;
  readonly expires_at: Date;
  readonly ended_at: Date | null;
}

const holdColumns = sql.raw(
  'id, account_id, amount, captured, state, reason, created_at, expires_at, ended_at',
);

function toHold(row: HoldRow): Hold {
  return {
    id: row.id,
    accountId: row.account_id,
    amountMinor: row.amount,
    capturedMinor: row.captured,
    remainingMinor: row.state === 'open' ? row.amount - row.captured : 0n,
    reason: row.reason,
    state: row.state,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    endedAt: row.ended_at,
  };
}

async function readHold(db: Database, id: string): Promise<Hold | undefined> {
  const { rows } = await sql<HoldRow>`
    select ${holdColumns} from ledger.hold where id = ${id}::uuid`.execute(db);
  return rows[0] && toHold(rows[0]);
}

async function openHolds(db: Database, accountIds: readonly string[]): Promise<readonly Hold[]> {
  const { rows } = await sql<HoldRow>`
    select ${holdColumns}
    from ledger.hold
    where account_id = any (${[...accountIds]}::uuid[]) and state = 'open'
    order by created_at, id`.execute(db);
  return rows.map(toHold);
}

async function expireHolds(work: InstantWork, limit: number): Promise<readonly Hold[]> {
  const { rows } = await sql<HoldRow>`
    select ${holdColumns} from ledger.expire_holds(${limit}, ${work.now})`.execute(work.db);
  return rows.map(toHold);
}
