import type { ReplyOf } from '@egcr/contract/endpoint';
import { addSeconds } from '@egcr/contract/time';
import { assetOf } from '@egcr/ledger/contract';
import type { CallInput } from '@egcr/server-kit/domain';
import { invariant } from '@egcr/server-kit/refusal';
import { principalOf, type Work } from '@egcr/server-kit/work';
import { toWire } from '@egcr/wallet/contract';

import { OVERVIEW_DAYS, OVERVIEW_PAYMENTS_MAX, type overviewCall } from '../contract/index.ts';
import type { PaymentsSeen } from './parts.ts';

const DAY_S = 24 * 3600;

/** How a merchant's sales did. */
export async function readOverview(
  { payments }: PaymentsSeen,
  work: Work,
  { query }: CallInput<typeof overviewCall>,
): Promise<ReplyOf<typeof overviewCall>> {
  const rows = await payments().soldSince(work.db, {
    merchantId: principalOf(work),
    isTest: query.mode === 'test',
    from: addSeconds(work.now, -OVERVIEW_DAYS * DAY_S),
    limit: OVERVIEW_PAYMENTS_MAX,
  });
  const counted = rows.reduce((sum, { seen }) => sum + Number(seen), 0);
  return {
    items: rows
      .filter(({ paid, failed }) => paid + failed > 0n)
      .map((row) => {
        const asset = assetOf(row.asset)?.code;
        invariant(asset !== undefined, 'a payment is in a currency that is none');
        const money = (amountMinor: bigint) => toWire({ amountMinor, asset });
        return {
          volume: money(row.volume),
          fees: money(row.fees),
          refunded: money(row.refunded),
          paid: Number(row.paid),
          failed: Number(row.failed),
        };
      }),
    is_whole: counted < OVERVIEW_PAYMENTS_MAX,
    has_samples: rows.some(({ samples }) => samples > 0n),
  };
}
