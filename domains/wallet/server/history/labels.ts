import type { ReplyOf } from '@egcr/contract/endpoint';
import { platformRefusals } from '@egcr/contract/refusals';
import { ownPart } from '@egcr/ledger/server';
import type { Database } from '@egcr/server-kit/database';
import type { CallInput } from '@egcr/server-kit/domain';
import { Refusal } from '@egcr/server-kit/refusal';
import { personOf, type Work } from '@egcr/server-kit/work';
import { sql } from 'kysely';

import { categories, type Category } from '../../contract/categories.ts';
import type { labelTransferCall } from '../../contract/history.ts';
import type { WalletParts } from '../parts.ts';
import { pathId } from '../path-id.ts';
import { sharedIdOf } from './across-legs.ts';

export interface Label {
  readonly category: Category | null;
  readonly privateNote: string | null;
}

/** What a person has said of some transfers, by transfer id. */
export async function readLabels(
  db: Database,
  userId: string,
  transferIds: readonly string[],
): Promise<ReadonlyMap<string, Label>> {
  if (transferIds.length === 0) return new Map();
  const { rows } = await sql<{
    transfer_id: string;
    category: string | null;
    private_note: string | null;
  }>`
    select transfer_id, category, private_note
    from wallet.label
    where user_id = ${userId}::uuid and transfer_id = any (${[...transferIds]}::uuid[])`.execute(db);
  return new Map(
    rows.map((row) => [
      row.transfer_id,
      {
        category: categories.find((known) => known === row.category) ?? null,
        privateNote: row.private_note,
      },
    ]),
  );
}

/** Files a transaction of one's own. Refuses not_found for what is not the person's. */
export async function labelTransfer(
  { ledger }: WalletParts,
  work: Work,
  { params, body }: CallInput<typeof labelTransferCall>,
): Promise<ReplyOf<typeof labelTransferCall>> {
  const { userId } = personOf(work);
  const transfer = await ownPart(ledger, work.db, { id: pathId(params.id), userId });
  if (!transfer) throw new Refusal(platformRefusals.not_found);
  const id = sharedIdOf(transfer);
  const label = { category: body.category, private_note: body.private_note?.trim() || null };
  if (label.category === null && label.private_note === null) {
    await sql`
      delete from wallet.label
      where user_id = ${userId}::uuid and transfer_id = ${id}::uuid`.execute(work.db);
  } else {
    await sql`
      insert into wallet.label (user_id, transfer_id, category, private_note, changed_at)
      values (${userId}::uuid, ${id}::uuid, ${label.category}, ${label.private_note}, ${work.now})
      on conflict (user_id, transfer_id) do update
      set category = excluded.category, private_note = excluded.private_note, changed_at = excluded.changed_at`.execute(
      work.db,
    );
  }
  return label;
}
