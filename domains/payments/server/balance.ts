import type { ReplyOf } from '@egcr/contract/endpoint';
import { assetOf, assets } from '@egcr/ledger/contract';
import type { CallInput, Job } from '@egcr/server-kit/domain';
import { told } from '@egcr/server-kit/event-kinds';
import { requirePinInCall } from '@egcr/server-kit/pin-in-call';
import { invariant } from '@egcr/server-kit/refusal';
import { refusalIn } from '@egcr/server-kit/unit-of-work';
import { principalOf, type Work } from '@egcr/server-kit/work';
import { toWire } from '@egcr/wallet/contract';
import { fundAccountIn } from '@egcr/wallet/server';

import { paymentChanged } from '../contract/events.ts';
import type { balanceCall, MerchantBalance, payOutCall } from '../contract/index.ts';
import { addSeconds } from '@egcr/contract/time';
import { SILENT_AFTER_S } from '../contract/limits.ts';
import { takeUpRefunds } from './rails/send-refund.ts';
import { takeUpSilent } from './attempts/run-attempt.ts';
import { releaseOverdue } from './capture/hold-payment.ts';
import { owingAmong, recoverOwed } from './disputes/dispute-money.ts';
import { followDisputes } from './disputes/follow-disputes.ts';
import { lockAllAvailable, lockAvailable } from './available-of.ts';
import { expireLinks } from './link-store.ts';
import { testOnlyOf } from './merchant.ts';
import { availableAccount, owedAccount, pendingAccount, reservedAccount, settlementKind } from './money.ts';
import { payOutTo } from './merchants/merchant-money.ts';
import { audiencesOf } from './merchants/tell-merchant.ts';
import type { AskedPayout, PaymentParts } from './parts.ts';
import { expirePayments, lockToSettle, markAvailable, type PaymentRow } from './payment-store.ts';
import { toProgram } from './tell-programs.ts';
import { assetOfRow } from './shown.ts';

export const FOLLOW_UP = 'payments.follow_up';

/** How many rows one run settles and ends. Where there are more, the next run follows at once. */
const BATCH = 200;

export async function readBalance(parts: PaymentParts, work: Work): Promise<ReplyOf<typeof balanceCall>> {
  // Test money lies nowhere: a test key has no balance.
  if (testOnlyOf(work) === true) return { items: [] };
  return { items: await balancesOf(parts, work, principalOf(work)) };
}

/** What the ledger holds for a merchant, one line for each currency in which they have sold something. */
export async function balancesOf(
  { ledger }: Pick<PaymentParts, 'ledger'>,
  { db }: Pick<Work, 'db'>,
  userId: string,
): Promise<MerchantBalance[]> {
  const { owner } = fundAccountIn(pendingAccount(userId), 'JVD');
  const accounts = await ledger.balances(db, owner);
  return assets.flatMap(({ code: asset }) => {
    const own = accounts.filter((each) => each.asset === asset);
    const sumOf = (account: (merchant: string) => { readonly purpose: string }) =>
      own
        .filter(({ purpose }) => purpose === account(userId).purpose)
        .reduce((sum, { balanceMinor }) => sum + balanceMinor, 0n);
    const shown = (amountMinor: bigint) => toWire({ amountMinor, asset });
    return own.length === 0
      ? []
      : [
          {
            asset,
            pending: shown(sumOf(pendingAccount)),
            available: shown(sumOf(availableAccount)),
            reserved: shown(sumOf(reservedAccount)),
            owed: shown(-sumOf(owedAccount)),
          },
        ];
  });
}

/** Has what is available paid out, as `payouts` judge it. Refuses pin_required, payouts_full, then as the wallet's `pay`. */
export async function payOut(
  parts: PaymentParts,
  work: Work,
  { body: { amount } }: CallInput<typeof payOutCall>,
): Promise<ReplyOf<typeof payOutCall>> {
  requirePinInCall(work);
  const asked = { id: work.effectId, merchantId: principalOf(work), amount };
  if (parts.payouts) return { ...(await parts.payouts().ask(work, asked)), id: asked.id, amount };
  const { id, reference } = await payOutNow(parts, work, asked);
  return { id: asked.id, state: 'paid', transfer_id: id, reference, amount };
}

/** Moves what is available to the merchant's own wallet, of a business to that of the business, once for an id. Refuses as the wallet's `pay`. */
export async function payOutNow(
  { money }: Pick<PaymentParts, 'money'>,
  work: Work,
  { id: key, merchantId, amount }: AskedPayout,
): Promise<{ readonly id: string; readonly reference: string }> {
  const asset = assetOf(amount.assetCode)?.code;
  invariant(asset !== undefined, 'the schema let a currency through that is none');
  await lockAvailable(work, { merchantId, asset });
  return payOutTo({ money }, work, { merchantId, key, amount });
}

/** `payments.follow_up`: makes money available whose time has come, asks silent rails, and ends what nobody paid or captured in time. */
export function followUp(parts: PaymentParts): Job {
  return async (work) => {
    await settleDue(parts, work);
    await followDisputes(parts, work, BATCH);
    await takeUpSilent(work, BATCH);
    await takeUpRefunds(work, addSeconds(work.now, -SILENT_AFTER_S), BATCH);
    await releaseOverdue(parts, work, BATCH);
    await expirePayments(work.db, work.now, BATCH);
    await expireLinks(work.db, work.now, BATCH);
  };
}

/** Settles what is due. A merchant whose pending money does not cover it waits alone, and the log says so: the run goes on with those of the others. */
async function settleDue(parts: PaymentParts, work: Work, stuck: readonly string[] = []): Promise<void> {
  const due = await lockToSettle(work.db, { now: work.now, limit: BATCH, stuck });
  const settle = (rows: readonly PaymentRow[]) => refusalIn(work.db, () => settleAll(parts, work, rows));
  const waiting = [...stuck];
  if (due.length > 0 && (await settle(due)) !== undefined)
    for (const [merchant, own] of Map.groupBy(due, (row) => row.merchant_id)) {
      const refused = await settle(own);
      if (refused === undefined) continue;
      waiting.push(merchant);
      const said = { payment: own[0]?.id, count: own.length, code: refused.kind.code };
      work.log.error(said, 'sales of a merchant can’t become available');
    }
  if (due.length < BATCH) return;
  if (waiting.length === stuck.length) await work.enqueue(FOLLOW_UP, {}, { key: `${FOLLOW_UP} again` });
  else if (waiting.length < BATCH) await settleDue(parts, work, waiting);
}

/** Makes what is left of payments available, each by a transfer of its own, and tells both sides: a few questions however many they are. */
async function settleAll(parts: PaymentParts, work: Work, due: readonly PaymentRow[]): Promise<void> {
  const settled = due.flatMap((row) => {
    const net = row.amount - row.fee - row.refunded_pending - row.disputed_pending;
    return net > 0n && !row.is_test ? [{ row, net, asset: assetOfRow(row) }] : [];
  });
  const sales = new Map(
    settled.map(({ row: { id, merchant_id: merchantId }, asset }) => [
      `${merchantId} ${asset}`,
      { merchantId, asset, key: id },
    ]),
  );
  await lockAllAvailable(work, [...sales.values()]);
  await parts.money.moveMany(
    work,
    settled.map(({ row, net, asset }) => ({
      kind: settlementKind,
      key: row.id,
      from: pendingAccount(row.merchant_id),
      to: availableAccount(row.merchant_id),
      amount: toWire({ amountMinor: net, asset }),
      note: row.title,
    })),
  );
  // Once for each currency, out of all that has become available.
  for (const owing of await owingAmong(parts, work, [...sales.values()]))
    await recoverOwed(parts, work, owing);
  const ids = due.map(({ id }) => id);
  await markAvailable(work.db, ids);
  const audience = await audiencesOf(work, due);
  await work.emit(
    ...due.flatMap((row) => [
      told(paymentChanged, { id: row.id, state: row.state }, audience(row)),
      toProgram('payment.available', row),
    ]),
  );
}
