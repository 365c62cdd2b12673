import type { ReplyOf } from '@egcr/contract/endpoint';
import { platformRefusals } from '@egcr/contract/refusals';
import { pageById } from '@egcr/server-kit/data/page';
import type { CallInput } from '@egcr/server-kit/domain';
import { invariant, Refusal } from '@egcr/server-kit/refusal';
import { principalOf, type Work } from '@egcr/server-kit/work';
import { pathId } from '@egcr/wallet/server';

import type { ApiKeyShown, keysCall, revokeKeyCall } from '../contract/index.ts';
import { findKey, listKeys, revokeKeyRow } from './key-store.ts';
import { showKey } from './shown.ts';

/** A person's keys, newest first. */
export async function listOwnKeys(
  work: Work,
  { query }: CallInput<typeof keysCall>,
): Promise<ReplyOf<typeof keysCall>> {
  const ownerId = principalOf(work);
  const { rows, next } = await pageById(query, (asked) => listKeys(work.db, { ownerId, ...asked }));
  return { items: rows.map((row) => showKey(row, work.now)), next };
}

/** Ends a key. The next call with it is refused. Refuses not_found to everybody but its owner. */
export async function revokeKey(
  work: Work,
  { params }: CallInput<typeof revokeKeyCall>,
): Promise<ApiKeyShown> {
  const id = pathId(params.id);
  if ((await findKey(work.db, id))?.owner_id !== principalOf(work))
    throw new Refusal(platformRefusals.not_found);
  const row = await revokeKeyRow(work.db, id, work.now);
  invariant(row !== undefined, 'the key that was read is gone');
  return showKey(row, work.now);
}
