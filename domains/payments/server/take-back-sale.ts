import type { Work } from '@egcr/server-kit/work';
import { step } from '@egcr/server-kit/data/step';
import { invariant } from '@egcr/server-kit/refusal';

import { linkMachine } from '../contract/index.ts';
import { lockLink, returnSale } from './link-store.ts';
import type { PaymentRow } from './payment-store.ts';

/** The sale of a payment, of which the caller holds the lock, counts no more: what was sold out can be sold again. */
export async function takeBackSale(
  work: Pick<Work, 'db'>,
  { link_id: linkId }: Pick<PaymentRow, 'link_id'>,
): Promise<void> {
  const link = await lockLink(work.db, linkId);
  invariant(link !== undefined, 'the link of a payment is gone');
  const isSoldOut = link.state === 'exhausted';
  await returnSale(work.db, linkId, isSoldOut ? step(linkMachine, link.state, 'return_last') : link.state);
}
