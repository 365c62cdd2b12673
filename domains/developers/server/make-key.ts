import type { ReplyOf } from '@egcr/contract/endpoint';
import { addSeconds } from '@egcr/contract/time';
import type { CallInput } from '@egcr/server-kit/domain';
import { requirePinInCall } from '@egcr/server-kit/pin-in-call';
import { invariant, Refusal } from '@egcr/server-kit/refusal';
import { personOf, principalOf, type Work } from '@egcr/server-kit/work';
import { readMoney } from '@egcr/wallet/contract';

import type { makeKeyCall } from '../contract/index.ts';
import { KEYS_ACTIVE_MAX } from '../contract/limits.ts';
import { keyMade } from '../contract/notices.ts';
import { developerRefusals } from '../contract/refusals.ts';
import { countUsableKeys, insertKey } from './key-store.ts';
import { hashOfSecret, hintOf, makeSecret } from './secret.ts';
import { showKey } from './shown.ts';
import { tellOwner } from './tell-owner.ts';

const DAY_S = 24 * 3600;

/**
 * Makes a key and answers it, this once. The call takes no Idempotency-Key, because the answer to a repeat would have to be kept, and the key
 * with it. Refuses pin_required, key_limit_reached.
 */
export async function makeKey(
  work: Work,
  { body }: CallInput<typeof makeKeyCall>,
): Promise<ReplyOf<typeof makeKeyCall>> {
  const ownerId = principalOf(work);
  requirePinInCall(work);
  if ((await countUsableKeys(work.db, ownerId, work.now)) >= KEYS_ACTIVE_MAX)
    throw new Refusal(developerRefusals.key_limit_reached);
  const isLive = body.mode === 'live';
  const secret = makeSecret(isLive);
  const limit = body.refunds_per_day ? readMoney(body.refunds_per_day) : undefined;
  const days = body.expires_in_days ?? null;
  const row = await insertKey(work.db, {
    id: work.newId(),
    owner_id: ownerId,
    made_by: personOf(work).userId,
    name: body.name.trim(),
    is_live: isLive,
    secret_hash: hashOfSecret(work.cipher, secret),
    hint: hintOf(secret),
    scopes: [...new Set(body.scopes)],
    networks: [...new Set(body.networks ?? [])].map((text) => text.trim()),
    refund_asset: limit?.asset ?? null,
    refund_per_day: limit?.amountMinor ?? null,
    created_at: work.now,
    expires_at: days === null ? null : addSeconds(work.now, days * DAY_S),
  });
  invariant(row !== undefined, 'the new key was not written');
  await tellOwner(work, ownerId, keyMade.of({ name: row.name }));
  return { key: showKey(row, work.now), secret };
}
