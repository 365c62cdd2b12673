import type { Database } from '@egcr/server-kit/database';
import { sql } from 'kysely';

import type { SettlesAs } from '../../contract/test-instruments.ts';

export type SettledKind = 'sale' | 'refund' | 'refund_failure' | 'dispute';

export interface RailSpan {
  readonly rail: string;
  readonly from: Date;
  readonly until: Date;
}

/** What stands in the books of a simulated rail. */
export interface SandboxEntry {
  readonly kind: 'sale' | 'refund';
  readonly reference: string;
  readonly asset: string;
  readonly amount: bigint;
  readonly settles: SettlesAs;
}

/** What a simulated rail has to settle of a day, by its own books. */
export async function sandboxEntries(
  db: Database,
  { rail, from, until }: RailSpan,
): Promise<readonly SandboxEntry[]> {
  const { rows } = await sql<SandboxEntry>`
    select kind, reference, asset, amount, settles from (
      select 'sale' as kind, charge.reference, charge.asset, charge.amount, charge.settles,
        greatest(charge.known_at, answer.at) as at
      from payments.sandbox_charge as charge
      left join payments.sandbox_answer as answer on answer.reference = charge.reference
      where charge.rail = ${rail} and charge.asset is not null and not charge.is_held
        and charge.at between ${from}::timestamptz - interval '1 day' and ${until}::timestamptz
        and (charge.outcome in ('accepted', 'answer_lost', 'late')
          or (charge.outcome = 'challenge' and answer.outcome = 'approved'))
      union all
      select kind, reference, asset, amount, settles, at
      from payments.sandbox_entry
      where rail = ${rail}
    ) as entry
    where at >= ${from} and at < ${until}
    order by at, reference, kind`.execute(db);
  return rows;
}
