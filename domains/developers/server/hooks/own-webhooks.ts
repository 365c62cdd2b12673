import type { ReplyOf } from '@egcr/contract/endpoint';
import { platformRefusals } from '@egcr/contract/refusals';
import { addSeconds } from '@egcr/contract/time';
import type { CallInput } from '@egcr/server-kit/domain';
import { isOutsideUrl } from '@egcr/server-kit/http/post-outside';
import { requirePinInCall } from '@egcr/server-kit/pin-in-call';
import { invariant, Refusal } from '@egcr/server-kit/refusal';
import { principalOf, type Work } from '@egcr/server-kit/work';
import { pathId } from '@egcr/wallet/server';

import { WEBHOOKS_ENABLED_MAX } from '../../contract/limits.ts';
import { developerRefusals } from '../../contract/refusals.ts';
import type {
  chooseEventsCall,
  makeWebhookCall,
  rotateSecretCall,
  switchWebhookCall,
  webhookCall,
} from '../../contract/webhook-endpoints.ts';
import type { Webhook } from '../../contract/webhook-shapes.ts';
import { giveUpWaiting } from './delivery-store.ts';
import { showWebhook } from './shown.ts';
import { makeWebhookSecret } from './signature.ts';
import {
  countEnabled,
  findWebhook,
  insertWebhook,
  lockWebhook,
  oldSecretColumn,
  rotateSecretRow,
  secretColumn,
  setWebhookEvents,
  setWebhookState,
  type WebhookRow,
} from './webhook-store.ts';

const ROTATION_S = 24 * 3600;

/** Makes a webhook. Takes no Idempotency-Key, as its answer holds a secret. Refuses pin_required, url_not_allowed, webhook_limit_reached. */
export async function makeWebhook(
  { allowsLoopback }: { readonly allowsLoopback: boolean },
  work: Work,
  { body }: CallInput<typeof makeWebhookCall>,
): Promise<ReplyOf<typeof makeWebhookCall>> {
  const userId = principalOf(work);
  requirePinInCall(work);
  // As it is read when something is sent: what people see of it is where it goes.
  const url = URL.canParse(body.url) ? new URL(body.url).href : body.url;
  if (![body.url, url].every((each) => isOutsideUrl(each, { allowsLoopback })))
    throw new Refusal(developerRefusals.url_not_allowed, { field: 'url' });
  await refuseTooMany(work, userId);
  const [id, secret] = [work.newId(), makeWebhookSecret()];
  const row = await insertWebhook(work.db, {
    id,
    owner_id: userId,
    url,
    is_live: body.mode === 'live',
    events: body.events ?? null,
    sealed_secret: work.cipher.seal({ ...secretColumn, row: id }, secret),
    created_at: work.now,
  });
  invariant(row !== undefined, 'the new webhook was not written');
  return { webhook: showWebhook(row), secret };
}

async function refuseTooMany(work: Work, userId: string): Promise<void> {
  if ((await countEnabled(work.db, userId)) >= WEBHOOKS_ENABLED_MAX)
    throw new Refusal(developerRefusals.webhook_limit_reached);
}

/** One webhook. Refuses not_found. */
export async function readWebhook(work: Work, { params }: CallInput<typeof webhookCall>): Promise<Webhook> {
  return showWebhook(ownWebhook(work, await findWebhook(work.db, pathId(params.id))));
}

/** Gives a webhook another secret; the one before signs too for a day. Refuses not_found, pin_required. */
export async function rotateSecret(
  work: Work,
  { params }: CallInput<typeof rotateSecretCall>,
): Promise<ReplyOf<typeof rotateSecretCall>> {
  const hook = ownWebhook(work, await lockWebhook(work.db, pathId(params.id)));
  requirePinInCall(work);
  const { id } = hook;
  const secret = makeWebhookSecret();
  const before = work.cipher.open({ ...secretColumn, row: id }, hook.sealed_secret);
  const row = await rotateSecretRow(work.db, {
    id,
    sealed: work.cipher.seal({ ...secretColumn, row: id }, secret),
    sealedOld: work.cipher.seal({ ...oldSecretColumn, row: id }, before),
    endsAt: addSeconds(work.now, ROTATION_S),
  });
  invariant(row !== undefined, 'the webhook that was locked is gone');
  return { webhook: showWebhook(row), secret };
}

/** Which events a webhook is told of from now on. What waits already is still sent. Refuses not_found. */
export async function chooseEvents(
  work: Work,
  { params, body }: CallInput<typeof chooseEventsCall>,
): Promise<Webhook> {
  const { id } = ownWebhook(work, await lockWebhook(work.db, pathId(params.id)));
  const row = await setWebhookEvents(work.db, { id, events: body.events });
  invariant(row !== undefined, 'the webhook that was locked is gone');
  return showWebhook(row);
}

/** Switches a webhook off or on. What waited for one that goes off is not sent. Refuses not_found, webhook_limit_reached. */
export async function switchWebhook(
  work: Work,
  { params, body }: CallInput<typeof switchWebhookCall>,
): Promise<Webhook> {
  const id = pathId(params.id);
  const known = ownWebhook(work, await findWebhook(work.db, id));
  const isOn = body.state === 'enabled';
  // Before the row itself: a call that makes a webhook waits in this line, too.
  if (isOn && known.disabled_at !== null) await refuseTooMany(work, known.owner_id);
  const hook = ownWebhook(work, await lockWebhook(work.db, id));
  if ((hook.disabled_at === null) === isOn) return showWebhook(hook);
  const row = await setWebhookState(work.db, { id, why: isOn ? null : 'owner', now: work.now });
  invariant(row !== undefined, 'the webhook that was locked is gone');
  if (!isOn) await giveUpWaiting(work.db, id);
  return showWebhook(row);
}

/** Refuses not_found to everybody but its owner. */
export function ownWebhook(work: Work, row: WebhookRow | undefined): WebhookRow {
  if (row?.owner_id !== principalOf(work)) throw new Refusal(platformRefusals.not_found);
  return row;
}
