import type { Database } from '@egcr/server-kit/database';
import { sql } from 'kysely';

export interface SandboxUse {
  readonly userId: string;
  /** The UTC day, `2026-11-20`. */
  readonly day: string;
  readonly asset: string;
  readonly amountMinor: bigint;
  readonly limitMinor: bigint;
}

/** Counts play money against the day's limit; false, and nothing counted, where it would go beyond. Safe at the same time. */
export async function countSandboxUse(db: Database, use: SandboxUse): Promise<boolean> {
  const { rows } = await sql`
    insert into wallet.sandbox_use as used (user_id, day, asset, amount)
    select ${use.userId}::uuid, ${use.day}::date, ${use.asset}, ${use.amountMinor.toString()}::bigint
    where ${use.amountMinor.toString()}::bigint <= ${use.limitMinor.toString()}::bigint
    on conflict (user_id, day, asset) do update
    set amount = used.amount + excluded.amount
    where used.amount <= ${use.limitMinor.toString()}::bigint - excluded.amount
    returning used.amount`.execute(db);
  return rows.length > 0;
}

/** How much play money someone has added on a day. */
export async function readSandboxUse(
  db: Database,
  { userId, day, asset }: Pick<SandboxUse, 'userId' | 'day' | 'asset'>,
): Promise<bigint> {
  const { rows } = await sql<{ amount: bigint }>`
    select amount
    from wallet.sandbox_use
    where user_id = ${userId}::uuid and day = ${day}::date and asset = ${asset}`.execute(db);
  return rows[0]?.amount ?? 0n;
}
