import { platformRefusals } from '@egcr/contract/refusals';
import type { CallInput } from '@egcr/server-kit/domain';
import { invariant, Refusal } from '@egcr/server-kit/refusal';
import type { Work } from '@egcr/server-kit/work';
import { pathId } from '@egcr/wallet/server';

import { developerRefusals } from '../../contract/refusals.ts';
import type { redeliverCall } from '../../contract/webhook-endpoints.ts';
import type { Delivery } from '../../contract/webhook-shapes.ts';
import { queueTry } from './deliver.ts';
import { askAgain, findDelivery } from './delivery-store.ts';
import { ownWebhook } from './own-webhooks.ts';
import { showDelivery } from './shown.ts';
import { lockWebhook } from './webhook-store.ts';

/** Sends once more. What waits already is sent now. Refuses not_found, webhook_disabled. */
export async function redeliver(work: Work, { params }: CallInput<typeof redeliverCall>): Promise<Delivery> {
  const hook = ownWebhook(work, await lockWebhook(work.db, pathId(params.id)));
  const known = await findDelivery(work.db, params.delivery);
  if (known?.webhook_id !== hook.id) throw new Refusal(platformRefusals.not_found);
  if (hook.disabled_at !== null) throw new Refusal(developerRefusals.webhook_disabled);
  await askAgain(work.db, known.id, work.now);
  await queueTry(work, hook.owner_id, known.id);
  const row = await findDelivery(work.db, known.id);
  invariant(row !== undefined, 'the delivery that was read is gone');
  return showDelivery(row);
}
