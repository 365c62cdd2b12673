import type { AssetCode } from '@egcr/ledger/contract';
import type { Work } from '@egcr/server-kit/work';
import { toWire } from '@egcr/wallet/contract';
import { fundAccountIn } from '@egcr/wallet/server';

import { splitRefund } from '../../contract/refund-rules.ts';
import { availableOf, lockAvailable, type Sales } from '../available-of.ts';
import {
  availableAccount,
  chargebackKind,
  owedAccount,
  owedKind,
  pendingAccount,
  recoveryKind,
  reservedAccount,
  reserveKind,
  unreserveKind,
} from '../money.ts';
import { coverFromOwn } from '../merchants/merchant-money.ts';
import type { PaymentParts } from '../parts.ts';
import type { PaymentRow } from '../payment-store.ts';
import { sendBack } from '../rails/rail-money.ts';
import { paidSaleOf } from '../refund-store.ts';
import { assetOfRow } from '../shown.ts';
import type { DisputeRow } from './dispute-store.ts';

type Parts = Pick<PaymentParts, 'ledger' | 'money'>;

export const least = (one: bigint, other: bigint): bigint => (one < other ? one : other);

/**
 * Keeps the money of a dispute back: first what is pending of the payment, then what the merchant has available. What both lack is not kept back;
 * a lost dispute makes it a debt. Answers what was kept back, and how much of it was pending.
 */
export async function reserve(
  { ledger, money }: Parts,
  work: Work,
  { payment, dispute }: { readonly payment: PaymentRow; readonly dispute: Pick<DisputeRow, 'id' | 'amount'> },
): Promise<{ readonly reserved: bigint; readonly fromPending: bigint }> {
  const asset = assetOfRow(payment);
  const merchantId = payment.merchant_id;
  const { fromPending, fromAvailable } = splitRefund(payment, dispute.amount);
  const taken = least(fromAvailable, await availableOf({ ledger }, work, { merchantId, asset }));
  const shared = { kind: reserveKind, to: reservedAccount(merchantId), note: payment.title };
  if (fromPending > 0n)
    await money.move(work, {
      ...shared,
      key: dispute.id,
      from: pendingAccount(merchantId),
      amount: toWire({ amountMinor: fromPending, asset }),
    });
  if (taken > 0n)
    await money.move(work, {
      ...shared,
      key: `${dispute.id} available`,
      from: availableAccount(merchantId),
      amount: toWire({ amountMinor: taken, asset }),
    });
  return { reserved: fromPending + taken, fromPending };
}

/** What was kept back is available to the merchant again, and pays first what they owe. */
export async function unreserve(
  parts: Parts,
  work: Work,
  dispute: Pick<DisputeRow, 'id' | 'merchant_id' | 'reserved' | 'asset' | 'title'>,
): Promise<void> {
  if (dispute.reserved === 0n) return;
  const asset = assetOfRow(dispute);
  await parts.money.move(work, {
    kind: unreserveKind,
    key: dispute.id,
    from: reservedAccount(dispute.merchant_id),
    to: availableAccount(dispute.merchant_id),
    amount: toWire({ amountMinor: dispute.reserved, asset }),
    note: dispute.title,
  });
  await recoverOwed(parts, work, { merchantId: dispute.merchant_id, asset, key: dispute.id });
}

/** Who accepts a dispute pays what their sales lack from their wallet, as for a refund: nobody makes a debt by agreeing. Refuses as `collect`. */
export async function coverFromWallet(
  parts: Parts & Pick<PaymentParts, 'people' | 'requireStatus'>,
  work: Work,
  dispute: Pick<DisputeRow, 'id' | 'merchant_id' | 'amount' | 'reserved' | 'asset' | 'title'>,
): Promise<void> {
  const asset = assetOfRow(dispute);
  const { merchant_id: merchantId, amount, reserved } = dispute;
  const missing = amount - reserved - (await availableOf(parts, work, { merchantId, asset }));
  if (missing <= 0n) return;
  await coverFromOwn(parts, work, {
    merchantId,
    key: dispute.id,
    agreement: dispute.id,
    amount: toWire({ amountMinor: missing, asset }),
    note: dispute.title,
  });
}

/**
 * Gives the money of a dispute back to its payer, out of the sale itself: from the reserve, then from what the merchant has available, and what is
 * still missing the merchant owes from now on. Answers the transfer. Refuses as the wallet's `giveBack`.
 */
export async function chargeBack(
  { ledger, money }: Parts,
  work: Work,
  dispute: Pick<
    DisputeRow,
    'id' | 'payment_id' | 'merchant_id' | 'payer_id' | 'amount' | 'reserved' | 'asset' | 'title'
  >,
): Promise<string> {
  const asset = assetOfRow(dispute);
  const { merchant_id: merchantId, amount, reserved } = dispute;
  const available = await availableOf({ ledger }, work, { merchantId, asset });
  const fromAvailable = least(amount - reserved, available);
  const owed = amount - reserved - fromAvailable;
  const shared = { key: dispute.id, note: dispute.title, to: pendingAccount(merchantId) };
  if (reserved > 0n)
    await money.move(work, {
      ...shared,
      kind: unreserveKind,
      from: reservedAccount(merchantId),
      amount: toWire({ amountMinor: reserved, asset }),
    });
  if (fromAvailable > 0n)
    await money.move(work, {
      ...shared,
      kind: reserveKind,
      key: `${dispute.id} lost`,
      from: availableAccount(merchantId),
      amount: toWire({ amountMinor: fromAvailable, asset }),
    });
  if (owed > 0n)
    await money.move(work, {
      ...shared,
      kind: owedKind,
      from: owedAccount(merchantId),
      amount: toWire({ amountMinor: owed, asset }),
    });
  const back = { key: dispute.id, note: dispute.title, amount: toWire({ amountMinor: amount, asset }) };
  const sale = await paidSaleOf(work.db, dispute.payment_id);
  return sendBack({ money }, work, { ...back, row: dispute, sale, kind: chargebackKind });
}

/** What a merchant owes in one currency, out of the ledger. */
async function owedOf(
  { ledger }: Pick<PaymentParts, 'ledger'>,
  { db }: Pick<Work, 'db'>,
  { merchantId, asset }: { readonly merchantId: string; readonly asset: AssetCode },
): Promise<bigint> {
  const { owner, purpose } = fundAccountIn(owedAccount(merchantId), asset);
  const accounts = await ledger.balances(db, owner);
  return -(accounts.find((each) => each.asset === asset && each.purpose === purpose)?.balanceMinor ?? 0n);
}

/** Those of some sales whose merchant owes something: by one question. */
export async function owingAmong<One extends Sales>(
  { ledger }: Pick<PaymentParts, 'ledger'>,
  { db }: Pick<Work, 'db'>,
  sales: readonly One[],
): Promise<readonly One[]> {
  const named = sales.map((one) => ({ one, ...fundAccountIn(owedAccount(one.merchantId), one.asset) }));
  const accounts = await ledger.balancesOf(
    db,
    named.map(({ owner }) => owner),
  );
  const owes = accounts.filter(({ balanceMinor }) => balanceMinor < 0n);
  return named.flatMap(({ one, owner, asset, purpose }) =>
    owes.some((each) => each.owner.id === owner.id && each.asset === asset && each.purpose === purpose)
      ? [one]
      : [],
  );
}

/** What has become available pays first what the merchant owes after lost disputes. Once for the key. */
export async function recoverOwed(
  parts: Parts,
  work: Work,
  {
    merchantId,
    asset,
    key,
  }: { readonly merchantId: string; readonly asset: AssetCode; readonly key: string },
): Promise<void> {
  // Two at once must not pay the same debt.
  await lockAvailable(work, { merchantId, asset });
  const owed = await owedOf(parts, work, { merchantId, asset });
  if (owed <= 0n) return;
  const amountMinor = least(owed, await availableOf(parts, work, { merchantId, asset }));
  if (amountMinor <= 0n) return;
  await parts.money.move(work, {
    kind: recoveryKind,
    key,
    from: availableAccount(merchantId),
    to: owedAccount(merchantId),
    amount: toWire({ amountMinor, asset }),
  });
}
