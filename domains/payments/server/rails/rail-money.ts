import type { Work } from '@egcr/server-kit/work';
import { invariant } from '@egcr/server-kit/refusal';
import { houseAccount, type HouseAccount } from '@egcr/wallet/server';
import { toWire } from '@egcr/wallet/contract';

import { feeKind, feesAccount, pendingAccount, railSaleKind } from '../money.ts';
import type { PaymentParts } from '../parts.ts';
import type { PaymentRow } from '../payment-store.ts';
import { assetOfRow } from '../shown.ts';

/** What a rail of another company has taken for us and not paid us yet: at zero once it has paid all. */
const clearingAccounts: Readonly<Record<string, HouseAccount<'payments'>>> = {
  stripe: houseAccount('payments.stripe', { class: 'asset', mayOwe: true }),
};

export function clearingOf(rail: string): HouseAccount<'payments'> {
  const account = clearingAccounts[rail];
  invariant(account !== undefined, `${rail} is no rail that pays us`);
  return account;
}

/** What a rail has taken from the payer is the merchant's, pending, and from there the fee: two transfers, both or none. Answers the first. */
export async function takeIn(
  { money }: Pick<PaymentParts, 'money'>,
  work: Work,
  {
    row,
    rail,
  }: {
    readonly row: Pick<PaymentRow, 'id' | 'merchant_id' | 'title' | 'asset' | 'amount' | 'fee'>;
    readonly rail: string;
  },
): Promise<string> {
  const asset = assetOfRow(row);
  const pending = pendingAccount(row.merchant_id);
  const { id } = await money.move(work, {
    kind: railSaleKind,
    key: row.id,
    from: clearingOf(rail),
    to: pending,
    amount: toWire({ amountMinor: row.amount, asset }),
    note: row.title,
  });
  if (row.fee > 0n)
    await money.move(work, {
      kind: feeKind,
      key: row.id,
      from: pending,
      to: feesAccount,
      amount: toWire({ amountMinor: row.fee, asset }),
      note: row.title,
    });
  return id;
}
