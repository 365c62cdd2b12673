import { addSeconds } from '@egcr/contract/time';
import type { DemoPart } from '@egcr/server-kit/demo';

import { insertKey } from './key-store.ts';
import { hashOfSecret, hintOf, makeSecret } from './secret.ts';

const DAYS_90_S = 90 * 24 * 3600;

/** Shows a key in the business owner's list. Nobody learns the key itself, so that it opens nothing. */
export const demoKeys: DemoPart = async (people) => {
  const owner = people.find(({ persona }) => persona === 'business_owner');
  return async (work) => {
    if (owner === undefined) return;
    const secret = makeSecret(false);
    await insertKey(work.db, {
      id: work.newId(),
      owner_id: owner.userId,
      made_by: null,
      name: 'Shop server (sample)',
      is_live: false,
      secret_hash: hashOfSecret(work.cipher, secret),
      hint: hintOf(secret),
      scopes: ['payments.read', 'payments.write'],
      networks: [],
      refund_asset: null,
      refund_per_day: null,
      created_at: work.now,
      expires_at: addSeconds(work.now, DAYS_90_S),
    });
  };
};
