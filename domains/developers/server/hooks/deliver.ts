import { addSeconds, toInstant } from '@egcr/contract/time';
import type { Errand } from '@egcr/server-kit/domain';
import { postOutside, type OutsideAnswer } from '@egcr/server-kit/http/post-outside';
import type { Services } from '@egcr/server-kit/services';
import type { Work } from '@egcr/server-kit/work';

import { webhookDisabled } from '../../contract/notices.ts';
import { tellOwner } from '../tell-owner.ts';
import { findDelivery, giveUpWaiting, recordTry, type DeliveryRow } from './delivery-store.ts';
import { signedHeaders } from './signature.ts';
import {
  lockWebhook,
  oldSecretColumn,
  secretColumn,
  setWebhookState,
  type WebhookRow,
} from './webhook-store.ts';

export const DELIVER = 'developers.deliver';

/** Seconds from one try to the next, as Standard Webhooks proposes: the last comes after more than a day. */
export const RETRY_AFTER_S = [5, 300, 1_800, 7_200, 18_000, 36_000, 36_000] as const;
const GONE = 410;

/**
 * `developers.deliver`: one try. No transaction is open while the receiver takes its time. Where this process dies in between, the queue runs the
 * errand again: a message may come twice, and its id tells the receiver.
 */
export const deliver: Errand = async (services, { id }) => {
  const due = await services.unit(async (work) => {
    const { db, now, cipher } = work;
    const delivery = await findDelivery(db, String(id));
    const hook = delivery && (await lockWebhook(db, delivery.webhook_id));
    if (!delivery?.next_at || !hook || hook.disabled_at !== null) return undefined;
    // The clocks of queue and product may differ: what comes too early waits on.
    if (delivery.next_at > addSeconds(now, 1)) {
      await queueTry(work, hook.owner_id, delivery.id, delivery.next_at);
      return undefined;
    }
    return { delivery, url: hook.url, headers: headersOf({ delivery, hook, now }, cipher) };
  });
  if (due === undefined) return;
  const { delivery, url, headers } = due;
  const allowsLoopback = services.settings.isTestMode;
  const answer = await postOutside({ url, headers, body: bodyOf(delivery), allowsLoopback });
  await services.unit((work) => record(work, delivery, answer));
};

/** How many receivers of one owner may keep us waiting at a time. */
const LINES = 4;

/** Queues a try, in one of the lines of its owner: receivers that do not answer hold up theirs alone. */
export async function queueTry(work: Work, ownerId: string, id: string, runAt?: Date): Promise<void> {
  const line = `${DELIVER} ${ownerId} ${Number.parseInt(id.slice(-2), 16) % LINES}`;
  await work.enqueue(DELIVER, { id }, { key: `${DELIVER} ${id}`, line, ...(runAt && { runAt }) });
}

/** What receivers get: the same text at each try, so that it has the same meaning. */
function bodyOf({ event_id: id, type, at, is_live, object }: DeliveryRow): string {
  return JSON.stringify({
    id,
    type,
    mode: is_live ? 'live' : 'test',
    timestamp: toInstant(at),
    data: object,
  });
}

interface Signed {
  readonly delivery: DeliveryRow;
  readonly hook: WebhookRow;
  readonly now: Date;
}

function headersOf({ delivery, hook, now }: Signed, cipher: Services['cipher']): Record<string, string> {
  const { sealed_secret: sealed, sealed_old_secret: old, old_secret_ends_at: endsAt } = hook;
  const secrets = [cipher.open({ ...secretColumn, row: hook.id }, sealed)];
  if (old !== null && endsAt !== null && endsAt > now)
    secrets.push(cipher.open({ ...oldSecretColumn, row: hook.id }, old));
  return signedHeaders({ id: delivery.event_id, body: bodyOf(delivery), at: now }, secrets);
}

async function record(
  work: Work,
  { id, webhook_id: hookId }: DeliveryRow,
  answer: OutsideAnswer,
): Promise<void> {
  // The webhook first, as those who switch it do.
  const hook = await lockWebhook(work.db, hookId);
  const before = await findDelivery(work.db, id);
  if (hook === undefined || before === undefined) return;
  const status = 'status' in answer ? answer.status : undefined;
  const isDelivered = status !== undefined && status >= 200 && status < 300;
  const wait_s = RETRY_AFTER_S[before.attempts];
  const isOver = isDelivered || status === GONE || wait_s === undefined || hook.disabled_at !== null;
  const nextAt = isOver ? null : addSeconds(work.now, wait_s);
  const result = 'status' in answer ? String(answer.status) : answer.failure;
  await recordTry(work.db, { id, result, isDelivered, nextAt, now: work.now });
  if (nextAt !== null) return queueTry(work, hook.owner_id, id, nextAt);
  // One more try that its owner has asked for ends nothing.
  const isLast = before.attempts === RETRY_AFTER_S.length;
  if (!isDelivered && hook.disabled_at === null && (status === GONE || isLast))
    await disable(work, hook, status === GONE ? 'gone' : 'failing');
}

/** The receiver has said that it wants no more, or nothing has arrived for more than a day. Its owner hears of it. */
async function disable(work: Work, hook: WebhookRow, why: 'gone' | 'failing'): Promise<void> {
  await setWebhookState(work.db, { id: hook.id, why, now: work.now });
  await giveUpWaiting(work.db, hook.id);
  const notice = webhookDisabled.of({ host: new URL(hook.url).host }, hook.id);
  await tellOwner(work, hook.owner_id, notice);
}
