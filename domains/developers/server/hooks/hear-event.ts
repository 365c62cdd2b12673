import { addSeconds } from '@egcr/contract/time';
import type { Job } from '@egcr/server-kit/domain';
import { hear } from '@egcr/server-kit/event-kinds';

import { apiEventAsked } from '../../contract/api-event.ts';
import { queueTry } from './deliver.ts';
import { forgetEvents, insertDeliveries, insertEvent } from './delivery-store.ts';

export const FORGET_EVENTS = 'developers.forget_events';

const KEEP_S = 30 * 24 * 3600;
const BATCH = 1_000;

/** Keeps what happened under the id with which it was told, once, and sends it to each webhook. */
export const hearEvents = hear(apiEventAsked, async (work, { owner_id, is_live, type, object }, { id }) => {
  const event = await insertEvent(work.db, { id, owner_id, is_live, type, object, at: work.now });
  if (event === undefined) return;
  const deliveries = await insertDeliveries(work.db, event, { newId: () => work.newId(), now: work.now });
  for (const delivery of deliveries) await queueTry(work, owner_id, delivery);
});

/** `developers.forget_events`: after 30 days. */
export const forgetOldEvents: Job = async (work) => {
  await forgetEvents(work.db, addSeconds(work.now, -KEEP_S), BATCH);
};
