import type { WireMoney } from '@egcr/contract/money';
import type { AssetCode } from '@egcr/ledger/contract';
import type { Work } from '@egcr/server-kit/work';
import { invariant } from '@egcr/server-kit/refusal';
import { houseAccount, type HouseAccount } from '@egcr/wallet/server';
import { toWire } from '@egcr/wallet/contract';

import { givesBack, isOutsideRail } from '../../contract/rails.ts';
import {
  type chargebackKind,
  feeKind,
  feesAccount,
  pendingAccount,
  railBackKind,
  railCostAccount,
  railCostKind,
  railDifferenceAccount,
  railDifferenceKind,
  railPaidAccount,
  railPaidKind,
  railSaleKind,
  type refundKind,
  type PaymentKind,
} from '../money.ts';
import type { PaymentParts } from '../parts.ts';
import type { PaymentRow } from '../payment-store.ts';
import { assetOfRow } from '../shown.ts';

/** What a rail of another company has taken for us and not paid us yet: at zero once it has paid all. */
const clearingAccounts: Readonly<Record<string, HouseAccount<'payments'>>> = {
  stripe: houseAccount('payments.stripe', { class: 'asset', mayOwe: true }),
  open_payments: houseAccount('payments.open_payments', { class: 'asset', mayOwe: true }),
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

interface SentBack {
  readonly row: Pick<PaymentRow, 'merchant_id' | 'payer_id'>;
  readonly sale: { readonly rail: string; readonly transferId: string };
  /** What it is called where it goes to a wallet. */
  readonly kind: typeof refundKind | typeof chargebackKind;
  readonly key: string;
  readonly note: string;
  readonly amount: WireMoney;
}

/** Gives money of a sale back to its payer, out of what is pending: over the rail where that gives back, else to the payer's wallet. */
export async function sendBack(
  { money }: Pick<PaymentParts, 'money'>,
  work: Work,
  { row, sale, kind, ...shared }: SentBack,
): Promise<string> {
  const from = pendingAccount(row.merchant_id);
  if (givesBack(sale.rail))
    return (await money.move(work, { ...shared, kind: railBackKind, from, to: clearingOf(sale.rail) })).id;
  const { id } = isOutsideRail(sale.rail)
    ? await money.pay(work, { ...shared, kind, from, to: row.payer_id })
    : await money.giveBack(work, { ...shared, kind, payment: sale.transferId });
  return id;
}

export interface RailSettlement {
  /** Of the settlement file. */
  readonly key: string;
  readonly rail: string;
  readonly asset: AssetCode;
  /** What reached us; below zero where the rail took more than it brought. */
  readonly net: bigint;
  readonly fee: bigint;
}

export interface RailDifference extends Omit<RailSettlement, 'net' | 'fee'> {
  readonly amount: bigint;
}

/** Books what a rail has settled: what it owed us grows smaller by what it paid and by what it kept. */
export async function settleRail(
  parts: Pick<PaymentParts, 'money'>,
  work: Work,
  { net, fee, ...settled }: RailSettlement,
): Promise<void> {
  await lessen(parts, work, { ...settled, amount: net, kind: railPaidKind, account: railPaidAccount });
  await lessen(parts, work, { ...settled, amount: fee, kind: railCostKind, account: railCostAccount });
}

/** Takes a difference out of what a rail owes us: what it settled too much is ours, what it settled too little is lost. */
export function endDifference(
  parts: Pick<PaymentParts, 'money'>,
  work: Work,
  { amount, ...ended }: RailDifference,
): Promise<void> {
  const to = { kind: railDifferenceKind, account: railDifferenceAccount };
  return lessen(parts, work, { ...ended, ...to, amount: -amount });
}

type Lessened = RailDifference & { readonly kind: PaymentKind; readonly account: HouseAccount<'payments'> };

/** Makes what a rail owes us smaller; larger where the amount is below zero. */
async function lessen(
  { money }: Pick<PaymentParts, 'money'>,
  work: Work,
  { key, kind, rail, asset, account, amount }: Lessened,
): Promise<void> {
  if (amount === 0n) return;
  const clearing = clearingOf(rail);
  const way = amount > 0n ? { from: account, to: clearing } : { from: clearing, to: account };
  const amountMinor = amount > 0n ? amount : -amount;
  await money.move(work, { kind, key, ...way, amount: toWire({ amountMinor, asset }), note: rail });
}
