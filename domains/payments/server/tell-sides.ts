import type { ApiEventType } from '@egcr/developers/contract';
import { told } from '@egcr/server-kit/event-kinds';
import type { Work } from '@egcr/server-kit/work';

import { paymentChanged } from '../contract/events.ts';
import { audienceOf } from './merchants/tell-merchant.ts';
import type { PaymentRow } from './payment-store.ts';
import { toProgram } from './tell-programs.ts';

/** Tells the open pages of both sides, and the merchant's programs. */
export async function tellSides(work: Work, row: PaymentRow, type: ApiEventType): Promise<void> {
  const { id, state } = row;
  await work.emit(told(paymentChanged, { id, state }, await audienceOf(work, row)), toProgram(type, row));
}
