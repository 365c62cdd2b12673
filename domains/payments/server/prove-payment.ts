import type { ReplyOf } from '@egcr/contract/endpoint';
import { platformRefusals } from '@egcr/contract/refusals';
import type { CallInput } from '@egcr/server-kit/domain';
import { Refusal } from '@egcr/server-kit/refusal';
import type { Work } from '@egcr/server-kit/work';
import { pathId } from '@egcr/wallet/server';

import type { proofCall } from '../contract/index.ts';
import { isSideOf } from './merchant.ts';
import type { PaymentParts } from './parts.ts';
import { findPayment } from './payment-store.ts';
import { transferOf } from './refund-store.ts';

/**
 * The proof of the sale, of a refund of it, or of what a dispute brought back, for both sides. Refuses not_found, also where nothing has moved, as in
 * a test; not_sealed_yet.
 */
export async function provePayment(
  { ledger }: Pick<PaymentParts, 'ledger'>,
  work: Work,
  { params, query }: CallInput<typeof proofCall>,
): Promise<ReplyOf<typeof proofCall>> {
  const row = await findPayment(work.db, pathId(params.id));
  if (row === undefined || !isSideOf(work, row)) throw new Refusal(platformRefusals.not_found);
  const transferId = await transferOf(work.db, { paymentId: row.id, of: query.of ?? 'sale' });
  if (transferId === undefined) throw new Refusal(platformRefusals.not_found);
  return ledger.log.prove(work, transferId);
}
