import type { WireMoney } from '@egcr/contract/money';
import { businessesAmong } from '@egcr/organisations/server';
import { invariant } from '@egcr/server-kit/refusal';
import type { Work } from '@egcr/server-kit/work';
import { requireSingleSigner, walletOf } from '@egcr/treasury/server';
import { readMoney } from '@egcr/wallet/contract';

import { availableAccount, payoutKind, refundOwnKind } from '../money.ts';
import type { PaymentParts } from '../parts.ts';

interface Own {
  readonly merchantId: string;
  /** Of the move of money: once for each. */
  readonly key: string;
  readonly amount: WireMoney;
}

/** From what a merchant has available to their own wallet: the person's, or that of the business. Refuses as the wallet's `pay`. */
export async function payOutTo(
  { money }: Pick<PaymentParts, 'money'>,
  work: Work,
  { merchantId, key, amount }: Own,
): Promise<{ readonly id: string; readonly reference: string }> {
  const shared = { kind: payoutKind, key, from: availableAccount(merchantId), amount };
  if (!(await businessesAmong(work.db, [merchantId])).has(merchantId))
    return money.pay(work, { ...shared, to: merchantId });
  const [paid] = await money.payMany(work, [{ ...shared, to: walletOf(merchantId) }]);
  invariant(paid !== undefined, 'one payment of many was not answered');
  if (paid.outcome === 'refused') throw paid.refusal;
  return paid.moved;
}

/**
 * What a merchant's sales lack for money that goes back, from their own wallet: the person's, or that of the business, out of which one member or
 * program alone lets no more go in a day than its treasury says. Refuses as the wallet's `collect`; of a business business_status_forbids, account_banned,
 * money_held, business_wallet_frozen, second_member_required, insufficient_funds.
 */
export async function coverFromOwn(
  parts: Pick<PaymentParts, 'ledger' | 'money' | 'people' | 'requireStatus'>,
  work: Work,
  { merchantId, agreement, ...shared }: Own & { readonly agreement: string; readonly note: string },
): Promise<void> {
  const move = { ...shared, kind: refundOwnKind, to: availableAccount(merchantId) };
  if (!(await businessesAmong(work.db, [merchantId])).has(merchantId)) {
    await parts.money.collect(work, { ...move, from: { person: merchantId, agreement } });
    return;
  }
  const wanted = readMoney(shared.amount);
  invariant(wanted !== undefined, 'what sales lack is an amount');
  // Before the wallet is locked, as in its treasury.
  await parts.requireStatus(work, { organisationId: merchantId, act: 'pay' });
  await requireSingleSigner(parts, work, { organisationId: merchantId, money: wanted });
  await parts.money.move(work, { ...move, from: walletOf(merchantId) });
}
