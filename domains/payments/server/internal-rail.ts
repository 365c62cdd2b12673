import type { Work } from '@egcr/server-kit/work';
import { toWire } from '@egcr/wallet/contract';

import { feeKind, feesAccount, pendingAccount, saleKind } from './money.ts';
import type { PaymentParts } from './parts.ts';
import type { PaymentRow } from './payment-store.ts';
import { assetOfRow } from './shown.ts';

/**
 * From the payer's wallet to what the merchant has pending, and from there the fee: two transfers, both or none. Answers the first. Refuses as
 * the wallet's `collect`.
 */
export async function payInternally(
  { money }: Pick<PaymentParts, 'money'>,
  work: Work,
  row: Pick<PaymentRow, 'id' | 'merchant_id' | 'payer_id' | 'title' | 'asset' | 'amount' | 'fee'>,
): Promise<string> {
  const asset = assetOfRow(row);
  const fee = {
    kind: feeKind,
    to: feesAccount,
    amount: toWire({ amountMinor: row.fee, asset }),
  };
  const { id } = await money.collect<typeof saleKind | typeof feeKind>(work, {
    kind: saleKind,
    key: row.id,
    from: { person: row.payer_id, agreement: row.id },
    to: pendingAccount(row.merchant_id),
    amount: toWire({ amountMinor: row.amount, asset }),
    note: row.title,
    ...(row.fee > 0n && { onward: fee }),
  });
  return id;
}
