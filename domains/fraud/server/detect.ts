import { userDeleted, securityNoted } from '@egcr/identity/contract';
import { notificationAsked } from '@egcr/notifications/contract';
import { hear, hearTogether, told } from '@egcr/server-kit/event-kinds';
import type { Work } from '@egcr/server-kit/work';
import { transferPosted, type TransferPosted } from '@egcr/wallet/contract';

import { judgeNewDevice, passedOn, shareOf, type Passing } from '../contract/alert-rules.ts';
import {
  BROWSERS_KEPT_DAYS,
  PASSED_ON_DAYS,
  PASSED_ON_TIMES_MIN,
  PASSED_ON_WITHIN_S,
  PASSED_ON_WORTH_MIN_CENTS,
  PAYMENTS_KEPT_DAYS,
} from '../contract/limits.ts';
import { wasThisYou } from '../contract/notices.ts';
import { deleteBrowsers, newBrowsersOf, seeBrowser } from './browser-store.ts';
import { eraseAnswers } from './hold-store.ts';
import type { DetectParts } from './parts.ts';
import {
  deletePayments,
  insertPayments,
  paymentsOf,
  receiversAmong,
  type PaymentRow,
} from './payment-store.ts';
import { raiseAlert } from './raise-alert.ts';
import { moneyOf } from './wire.ts';

export const FORGET_PAYMENTS = 'fraud.forget_payments';
const DAY_MS = 86_400_000;
const before = (at: Date, ms: number) => new Date(at.getTime() - ms);

/** Remembers browsers and payments, and raises alerts after payments have been posted: no rule stops or delays a payment. */
export const detecting = (parts: DetectParts) => ({
  ...hear(
    securityNoted,
    async (work, { action, user_id: userId, user_agent: userAgent, happened_at: at }) => {
      if (action !== 'user_signed_in' || userAgent === '') return;
      await seeBrowser(work, { userId, userAgent, at: new Date(at) });
    },
  ),
  ...hearTogether(transferPosted, async (work, events) => {
    const payments = events.flatMap(({ payload }) => paymentBetweenPeople(payload) ?? []);
    if (payments.length === 0) return;
    await insertPayments(
      work.db,
      payments.map(({ row }) => row),
    );
    await judge(parts, work, payments);
  }),
  ...hear(userDeleted, async (work, { user_id: userId }) => {
    await deletePayments(work.db, { userId });
    await deleteBrowsers(work.db, { userId });
    await eraseAnswers(work.db, userId);
  }),
});

/** Forgets what no rule needs any more. */
export async function forgetPayments({ db, now }: Work): Promise<void> {
  await deletePayments(db, { before: before(now, PAYMENTS_KEPT_DAYS * DAY_MS) });
  await deleteBrowsers(db, { before: before(now, BROWSERS_KEPT_DAYS * DAY_MS) });
}

interface Heard {
  readonly row: PaymentRow;
  readonly payeeName: string;
}

/** Undefined where money came from the platform, went to it, or stayed with one person. */
function paymentBetweenPeople({
  id,
  amount,
  arrived,
  from,
  to,
  created_at,
}: TransferPosted): Heard | undefined {
  if (from === null || to === null || from.user_id === to.user_id) return undefined;
  const came = arrived ?? amount;
  const row = {
    transfer_id: id,
    payer_id: from.user_id,
    payee_id: to.user_id,
    asset: amount.assetCode,
    amount: BigInt(amount.value),
    arrived_asset: came.assetCode,
    arrived_amount: BigInt(came.value),
    paid_at: new Date(created_at),
  };
  return { row, payeeName: to.name };
}

/** Most payments are told apart by two questions for all of them: few payers have a new browser, few have just been paid. */
async function judge(parts: DetectParts, work: Work, payments: readonly Heard[]): Promise<void> {
  const payers = [...new Set(payments.map(({ row }) => row.payer_id))];
  const times = payments.map(({ row }) => row.paid_at.getTime());
  const newBrowsers = await newBrowsersOf(work.db, payers);
  const receivers = await receiversAmong(work.db, {
    userIds: payers,
    from: new Date(Math.min(...times) - PASSED_ON_WITHIN_S * 1000),
    to: new Date(Math.max(...times)),
  });
  for (const payment of payments) {
    const newSince = newBrowsers.get(payment.row.payer_id);
    if (newSince) await judgeBrowser(parts, work, { ...payment, newSince });
    if (receivers.has(payment.row.payer_id)) await judgePassing(parts, work, payment.row);
  }
}

/** Tells the payer, who may be the victim; the payee hears nothing. */
async function judgeBrowser(
  parts: DetectParts,
  work: Work,
  { row, payeeName, newSince }: Heard & { readonly newSince: Date },
): Promise<void> {
  const posted = await parts.ledger.transfer(work.db, row.transfer_id);
  if (posted?.debit.owner.id !== row.payer_id) return;
  const after = await parts.ledger.balanceAt(work.db, posted.debit.accountId, posted.postedAt);
  const paid = moneyOf(row.asset, row.amount);
  const found = judgeNewDevice({
    amountMinor: row.amount,
    beforeMinor: after + row.amount,
    worthCents: await parts.rates.dollarsOf(work, [paid]),
    at: row.paid_at,
    newSince,
  });
  if (!found) return;
  const raised = await raiseAlert(parts, work, {
    userId: row.payer_id,
    facts: { rule: 'new_device', paid, ...found },
    transferIds: [row.transfer_id],
  });
  if (raised === undefined) return;
  const notice = wasThisYou.of({ ...paid, name: payeeName });
  await work.emit(told(notificationAsked, { user_id: row.payer_id, ...notice, cause: raised }));
}

/** The person who passes money on is told nothing. */
async function judgePassing(parts: DetectParts, work: Work, row: PaymentRow): Promise<void> {
  const { payer_id: userId, paid_at: to } = row;
  const all = await paymentsOf(work.db, { userId, from: before(to, PASSED_ON_DAYS * DAY_MS), to });
  const received = await worthJudging(
    parts,
    work,
    all.filter(({ payee_id }) => payee_id === userId),
  );
  const sent = all.filter(({ payer_id }) => payer_id === userId).map(sentPassing);
  const found = passedOn(received, sent);
  const last = found.findLast(({ sentIds }) => sentIds.includes(row.transfer_id));
  if (last === undefined || found.length < PASSED_ON_TIMES_MIN) return;
  await raiseAlert(parts, work, {
    userId,
    facts: {
      rule: 'passed_on',
      received: moneyOf(last.received.asset, last.received.amountMinor),
      sent: moneyOf(last.received.asset, last.sentMinor),
      share: shareOf(last.sentMinor, last.received.amountMinor),
      after_s: last.after_s,
      times: found.length,
    },
    transferIds: found.flatMap(({ received: { id }, sentIds }) => [id, ...sentIds]),
  });
}

async function worthJudging(
  { rates }: DetectParts,
  work: Work,
  received: readonly PaymentRow[],
): Promise<readonly Passing[]> {
  const found: Passing[] = [];
  for (const row of received) {
    const worth = await rates.dollarsOf(work, [moneyOf(row.arrived_asset, row.arrived_amount)]);
    if (worth >= PASSED_ON_WORTH_MIN_CENTS)
      found.push({
        id: row.transfer_id,
        other: row.payer_id,
        asset: row.arrived_asset,
        amountMinor: row.arrived_amount,
        at: row.paid_at,
      });
  }
  return found;
}

function sentPassing(row: PaymentRow): Passing {
  return {
    id: row.transfer_id,
    other: row.payee_id,
    asset: row.asset,
    amountMinor: row.amount,
    at: row.paid_at,
  };
}
