import type { ReplyOf } from '@egcr/contract/endpoint';
import { platformRefusals } from '@egcr/contract/refusals';
import { pageById } from '@egcr/server-kit/data/page';
import type { CallInput } from '@egcr/server-kit/domain';
import { invariant, Refusal } from '@egcr/server-kit/refusal';
import { keyOf, principalOf, type Work } from '@egcr/server-kit/work';
import { pathId } from '@egcr/wallet/server';

import { developerRefusals } from '../../contract/refusals.ts';
import type { deliveriesCall, eventsCall, redeliverCall } from '../../contract/webhook-endpoints.ts';
import type { Delivery } from '../../contract/webhook-shapes.ts';
import { DELIVER } from './deliver.ts';
import { askAgain, findDelivery, listDeliveryRows, listEvents } from './delivery-store.ts';
import { ownWebhook } from './own-webhooks.ts';
import { showDelivery, showEvent } from './shown.ts';
import { findWebhook, lockWebhook } from './webhook-store.ts';

/** What was sent to a webhook, newest first. Refuses not_found. */
export async function listDeliveries(
  work: Work,
  { params, query }: CallInput<typeof deliveriesCall>,
): Promise<ReplyOf<typeof deliveriesCall>> {
  const { id: webhookId } = ownWebhook(work, await findWebhook(work.db, pathId(params.id)));
  const { rows, next } = await pageById(query, (asked) => listDeliveryRows(work.db, { webhookId, ...asked }));
  return { items: rows.map(showDelivery), next };
}

/** Sends once more. What waits already is sent now. Refuses not_found, webhook_disabled. */
export async function redeliver(work: Work, { params }: CallInput<typeof redeliverCall>): Promise<Delivery> {
  const hook = ownWebhook(work, await lockWebhook(work.db, pathId(params.id)));
  const known = await findDelivery(work.db, params.delivery);
  if (known?.webhook_id !== hook.id) throw new Refusal(platformRefusals.not_found);
  if (hook.disabled_at !== null) throw new Refusal(developerRefusals.webhook_disabled);
  await askAgain(work.db, known.id, work.now);
  await work.enqueue(DELIVER, { id: known.id }, { key: `${DELIVER} ${known.id}` });
  const row = await findDelivery(work.db, known.id);
  invariant(row !== undefined, 'the delivery that was read is gone');
  return showDelivery(row);
}

/** What happened to the caller's payments, newest first; to a key only in its own mode. */
export async function listOwnEvents(
  work: Work,
  { query }: CallInput<typeof eventsCall>,
): Promise<ReplyOf<typeof eventsCall>> {
  const own = { ownerId: principalOf(work), isLive: keyOf(work)?.isLive };
  const { rows, next } = await pageById(query, (asked) => listEvents(work.db, { ...own, ...asked }));
  return { items: rows.map(showEvent), next };
}
