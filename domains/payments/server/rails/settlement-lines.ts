import type { Database } from '@egcr/server-kit/database';
import { sql } from 'kysely';

import type { SettlesAs } from '../../contract/test-instruments.ts';
import { sandboxRails } from './sandbox-rails.ts';

export type SettledKind = 'sale' | 'refund' | 'dispute';

/** One line of a rail's settlement file. What goes back to payers is below zero. */
export interface SettledLine {
  readonly kind: SettledKind;
  /** How the rail names it: our reference of a sale or refund, its own of a dispute. */
  readonly reference: string;
  readonly gross: bigint;
  /** What the rail keeps of it. */
  readonly fee: bigint;
}

interface EntryRow {
  readonly kind: 'sale' | 'refund';
  readonly reference: string;
  readonly asset: string;
  readonly amount: bigint;
  readonly settles: SettlesAs;
}

export interface RailSpan {
  readonly rail: string;
  readonly from: Date;
  readonly until: Date;
}

/** What a simulated rail settles of a day in each currency, by its own books and with the faults that the test numbers ask for. */
export async function sandboxLines(
  db: Database,
  { rail, from, until }: RailSpan,
): Promise<ReadonlyMap<string, readonly SettledLine[]>> {
  const { rows } = await sql<EntryRow>`
    select kind, reference, asset, amount, settles from (
      select 'sale' as kind, charge.reference, charge.asset, charge.amount, charge.settles,
        greatest(charge.known_at, answer.at) as at
      from payments.sandbox_charge as charge
      left join payments.sandbox_answer as answer on answer.reference = charge.reference
      where charge.rail = ${rail} and charge.asset is not null and not charge.is_held
        and charge.at >= ${from}::timestamptz - interval '1 day' and charge.at < ${until}
        and (charge.outcome in ('accepted', 'answer_lost', 'late')
          or (charge.outcome = 'challenge' and answer.outcome = 'approved'))
      union all
      select kind, reference, asset, amount, settles, at
      from payments.sandbox_entry
      where rail = ${rail}
    ) as entry
    where at >= ${from} and at < ${until}
    order by at, reference, kind`.execute(db);
  const byAsset = Map.groupBy(rows, ({ asset }) => asset);
  return new Map([...byAsset].map(([asset, of]) => [asset, of.flatMap((row) => linesOf(rail, row))]));
}

function linesOf(rail: string, { kind, reference, amount, settles }: EntryRow): readonly SettledLine[] {
  if (kind === 'refund') return [{ kind, reference, gross: -amount, fee: 0n }];
  const line = { kind, reference, gross: amount, fee: sandboxFee(rail, amount) ?? 0n };
  if (settles === 'never') return [];
  if (settles === 'short') return [{ ...line, gross: amount - 1n }];
  return settles === 'twice' ? [line, line] : [line];
}

/** What a simulated rail takes for a sale, rounded up, never more than the sale; undefined of other rails, which say themselves. */
export function sandboxFee(rail: string, amount: bigint): bigint | undefined {
  const cost = sandboxRails.find((each) => each.rail === rail)?.cost;
  if (cost === undefined) return undefined;
  const fee = BigInt(cost.fixed) + (amount * BigInt(cost.variable_bps) + 9_999n) / 10_000n;
  return fee < amount ? fee : amount;
}
