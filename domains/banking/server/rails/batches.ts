import type { ReplyOf } from '@egcr/contract/endpoint';
import { platformRefusals } from '@egcr/contract/refusals';
import { addSeconds, toInstant } from '@egcr/contract/time';
import { assetOf } from '@egcr/ledger/contract';
import type { CallInput } from '@egcr/server-kit/domain';
import { FileReply } from '@egcr/server-kit/file-reply';
import { invariant, Refusal } from '@egcr/server-kit/refusal';
import type { Work } from '@egcr/server-kit/work';
import { toWire } from '@egcr/wallet/contract';
import { pathId } from '@egcr/wallet/server';

import { WITHDRAWAL_OVERDUE_S } from '../../contract/limits.ts';
import type { BankBatch, batchesCall, batchFileCall } from '../../contract/bank-files.ts';
import type { BankingParts } from '../parts.ts';
import { bankOf } from './deposit-details.ts';
import { listBatches, overdueWithdrawals, readBatch, waitingByOwner, withdrawalsIn } from './batch-store.ts';
import { heldBack } from './held-back.ts';
import { pain001Of } from './pain001.ts';
import { withPayout } from './payout-details.ts';
import type { BatchRow } from './store.ts';

const LISTED = 100;

/** The batches so far, and what could be put into one now: what is held back is not counted. */
export async function readBatches(parts: BankingParts, work: Work): Promise<ReplyOf<typeof batchesCall>> {
  const items = await listBatches(work.db, LISTED);
  const waiting = await waitingByOwner(work.db);
  const ready: { asset: string; count: number; total: ReturnType<typeof wire> }[] = [];
  for (const asset of new Set(waiting.map((row) => row.asset))) {
    const rows = waiting.filter((row) => row.asset === asset);
    const held = await heldBack(parts, work, { asset, userIds: rows.map((row) => row.user_id) });
    const free = rows.filter((row) => !held.has(row.user_id));
    if (free.length === 0) continue;
    const [count, total] = [sumOf(free.map((row) => row.count)), sumOf(free.map((row) => row.total))];
    ready.push({ asset, count: Number(count), total: wire(asset, total) });
  }
  return { items: items.map(toBatch), waiting: ready, overdue: await readOverdue(work) };
}

/** What the bank has been silent about for days. */
async function readOverdue(work: Work): Promise<ReplyOf<typeof batchesCall>['overdue']> {
  const sentBefore = addSeconds(work.now, -WITHDRAWAL_OVERDUE_S);
  const rows = await overdueWithdrawals(work.db, { sentBefore, limit: LISTED });
  return rows.map(({ asset, amount, sent_at, ...row }) => ({
    ...row,
    amount: wire(asset, amount),
    sent_at: toInstant(sent_at),
  }));
}

function sumOf(values: readonly bigint[]): bigint {
  return values.reduce((sum, value) => sum + value, 0n);
}

/** The batch as the bank reads it, as often as it is asked for. Refuses not_found. */
export async function readBatchFile(
  parts: BankingParts,
  work: Work,
  { params }: CallInput<typeof batchFileCall>,
): Promise<FileReply> {
  const batch = await readBatch(work.db, pathId(params.id));
  const bank = bankOf(parts.settings);
  if (!batch || !bank) throw new Refusal(platformRefusals.not_found);
  const payments = (await withdrawalsIn(work.db, batch.id)).map((row) => withPayout(work.cipher, row));
  const text = pain001Of(batch, payments, bank);
  return new FileReply({
    name: `egcr-pain001-${batch.asset.toLowerCase()}-${batch.id}.xml`,
    mediaType: 'application/xml',
    content: async function* whole() {
      yield text;
    },
  });
}

export function toBatch({ id, asset, count, total, created_at }: BatchRow): BankBatch {
  return { id, asset, count, total: wire(asset, total), created_at: toInstant(created_at) };
}

export function wire(code: string, amountMinor: bigint) {
  const asset = assetOf(code)?.code;
  invariant(asset !== undefined, `a batch is in ${code}, which the contract does not know`);
  return toWire({ amountMinor, asset });
}
