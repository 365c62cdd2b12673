import { isKnownToBanks } from '@egcr/banking/contract';
import type { ReplyOf } from '@egcr/contract/endpoint';
import { toInstant } from '@egcr/contract/time';
import { businessesAmong } from '@egcr/organisations/server';
import { keyOf, personOf, principalOf, type Work } from '@egcr/server-kit/work';
import { toWire } from '@egcr/wallet/contract';

import type { PayoutRoom, payoutRoomCall } from '../contract/index.ts';
import { LEAST_MINOR } from '../contract/limits.ts';
import { leftAlone } from '../contract/payout-rules.ts';
import { goneAlone, isFrozen, othersWhoPay } from './ask-payout.ts';
import type { PayoutParts } from './parts.ts';
import { dayOf, sumsOf } from './payout-store.ts';
import { assetOfRow } from './shown.ts';

/**
 * What a merchant can have paid out now, by currency, and what a larger payout needs: as `askPayout` decides it. Test money is never paid out: a test
 * key finds nothing.
 */
export async function readRoom(parts: PayoutParts, work: Work): Promise<ReplyOf<typeof payoutRoomCall>> {
  const key = keyOf(work);
  if (key?.isLive === false) return { items: [] };
  const merchantId = principalOf(work);
  const balances = await parts.payments().balancesOf(work, merchantId);
  const sums = await sumsOf(work.db, { merchantId, now: work.now });
  const isBusiness = (await businessesAmong(work.db, [merchantId])).has(merchantId);
  // A key pays nothing out: the members who can are as many as there are, and one of them would ask.
  const asker = key === undefined ? personOf(work).userId : undefined;
  const others = await othersWhoPay(work.db, merchantId, asker);
  const shared = {
    at_once_until: toInstant(dayOf(work.now).until),
    beyond: others > (asker === undefined ? 1 : 0) ? 'second_member' : 'day',
    is_frozen: await isFrozen(work.db, merchantId),
  } as const;
  return {
    items: balances.map(({ asset: code, pending, available, reserved }) => {
      const asset = assetOfRow({ asset: code });
      const own = sums(asset);
      const shown = (amountMinor: bigint) => toWire({ amountMinor, asset });
      const left = BigInt(available.value) - own.waiting;
      return {
        ...shared,
        asset,
        pending,
        available,
        reserved,
        waiting: shown(own.waiting),
        most: shown(left > 0n ? left : 0n),
        minimum: shown(LEAST_MINOR),
        at_once: shown(leftAlone(asset, goneAlone(own))),
        ways: waysOf(asset, isBusiness),
      };
    }),
  };
}

/** A business has no withdrawals to a bank, and banks do not know every currency. */
function waysOf(asset: string, isBusiness: boolean): PayoutRoom['ways'] {
  return [
    { way: 'wallet', through: null },
    ...(isBusiness || !isKnownToBanks(asset) ? [] : [{ way: 'bank_account', through: 'wallet' } as const]),
  ];
}
