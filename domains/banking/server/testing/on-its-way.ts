import { randomUUID } from 'node:crypto';
import { uuidv7 } from '@egcr/contract/ids';
import type { TestServices } from '@egcr/server-kit/testing/services';

import { fillBatch } from '../rails/batch-store.ts';
import { insertPayoutAccount, insertWithdrawal, type PayoutRow } from '../rails/store.ts';

/** When what is kept here happened. */
export const now = new Date('2031-03-01T12:00:00Z');
/** So many milliseconds later. */
export const at = (ms: number) => new Date(now.getTime() + ms);
let count = 0;
/** An id later than the one before. */
export function laterId(): string {
  count += 1;
  return uuidv7(now.getTime() + count);
}

/** A bank account that a person has saved. */
export async function saved(services: TestServices, user_id: string = randomUUID()): Promise<PayoutRow> {
  const row: PayoutRow = {
    id: laterId(),
    user_id,
    scheme: 'other',
    holder: 'Amina Test',
    account: '12345678',
    bank: 'COBADEFF',
    created_at: now,
  };
  await insertPayoutAccount(services, row);
  return row;
}

/** A withdrawal that waits for the bank. */
export async function waiting(
  services: TestServices,
  change: { readonly user_id?: string; readonly asset?: string; readonly amount?: bigint } = {},
) {
  const { id: payout_account_id, user_id } = await saved(services, change.user_id);
  const id = laterId();
  const row = {
    id,
    user_id,
    payout_account_id,
    asset: 'USD',
    amount: 500n,
    reference: `R${id}`,
    created_at: now,
  };
  await insertWithdrawal(services.db, { ...row, ...change });
  return { ...row, ...change };
}

/** Puts withdrawals into a batch. */
export const batchOf = (
  { db: given }: TestServices,
  withdrawals: readonly string[],
  more: Partial<Parameters<typeof fillBatch>[1]> = {},
) =>
  given.transaction().execute((db) =>
    fillBatch(db, {
      id: laterId(),
      asset: 'USD',
      withdrawals,
      notOf: randomUUID(),
      madeBy: randomUUID(),
      at: now,
      heldBack: async () => new Set(),
      ...more,
    }),
  );
