import { addSeconds } from '@egcr/contract/time';
import { platformRefusals } from '@egcr/contract/refusals';
import type { Money } from '@egcr/contract/money';
import type { AssetCode } from '@egcr/ledger/contract';
import { leftOf } from '@egcr/ledger/server';
import { organisationRefusals } from '@egcr/organisations/contract';
import type { CallInput } from '@egcr/server-kit/domain';
import { invariant, Refusal } from '@egcr/server-kit/refusal';
import { personOf, type Work } from '@egcr/server-kit/work';
import { accountIdOf, readMoney, toWire, walletRefusals } from '@egcr/wallet/contract';
import { refuseInstructions } from '@egcr/wallet/server';

import type { answerPaymentCall, BusinessPayment, payFromBusinessCall } from '../contract/index.ts';
import { treasuryRefusals as no } from '../contract/index.ts';
import { ANSWER_WITHIN_S, WAITING_MAX } from '../contract/limits.ts';
import { needsSecond } from '../contract/rules.ts';
import { memberWith } from './members.ts';
import { betweenKind, paymentKind, walletOf } from './money.ts';
import type { TreasuryParts } from './parts.ts';
import { accountsIn, knownAsset } from './read-wallet.ts';
import { shownPayments } from './show-payments.ts';
import {
  findPayment,
  insertPayment,
  keepAnswer,
  lockGuard,
  waitingPayments,
  type PaymentRow,
} from './store.ts';
import { tellAnswered, tellWaiting } from './tell.ts';

type Target = Pick<PaymentRow, 'to_user' | 'to_business'>;

/** POST /treasury/:organisation/payments. Refuses as the call lists, in that order. */
export async function payFromBusiness(
  parts: TreasuryParts,
  work: Work,
  { params: { organisation: organisationId }, body }: CallInput<typeof payFromBusinessCall>,
): Promise<BusinessPayment> {
  const { name } = await memberWith(parts, work, { organisationId, right: 'pay' });
  // Before the wallet is locked, as where the register ends a business: the two never wait for each other.
  await parts.requireStatus(work, { organisationId, act: 'pay' });
  await openToPay(parts, work, organisationId);
  const money = readMoney(body.amount);
  invariant(money !== undefined, 'the schema let an amount through that is none');
  const given = { organisationId, name, money, note: body.note?.trim() || null };
  const business = body.to.address === undefined ? undefined : await businessAt(parts, work, body.to.address);
  if (business !== undefined)
    return ask(parts, work, { ...given, to: { to_user: null, to_business: business } });
  return parts.money.withRecipient(work, {
    name: body.to,
    field: 'to',
    body: ({ userId }) => ask(parts, work, { ...given, to: { to_user: userId, to_business: null } }),
  });
}

interface AskedPayment {
  readonly organisationId: string;
  /** Of the business that pays. */
  readonly name: string;
  readonly money: Money<AssetCode>;
  readonly note: string | null;
  readonly to: Target;
}

async function ask(parts: TreasuryParts, work: Work, asked: AskedPayment): Promise<BusinessPayment> {
  const { organisationId, money, to } = asked;
  const { userId } = personOf(work);
  if (to.to_business === organisationId) throw new Refusal(walletRefusals.recipient_self);
  const account = (await accountsIn(parts, work, organisationId)).find(({ code }) => code === money.asset);
  const leftToday = account ? leftOf(account, work.now).dayMinor : 0n;
  const row: PaymentRow = {
    ...to,
    id: work.effectId,
    organisation_id: organisationId,
    asked_by: userId,
    asked_at: work.now,
    asset: money.asset,
    amount_minor: money.amountMinor,
    note: asked.note,
    state: needsSecond(money, leftToday) ? 'waiting' : 'paid',
    expires_at: addSeconds(work.now, ANSWER_WITHIN_S),
  };
  if (row.state === 'waiting') {
    const available = account ? account.balanceMinor - account.heldMinor : 0n;
    if (money.amountMinor > available)
      throw new Refusal(walletRefusals.insufficient_funds, { field: 'amount.value' });
    if ((await waitingPayments(work, organisationId)).length >= WAITING_MAX)
      throw new Refusal(no.too_many_waiting);
    await insertPayment(work, { ...row, transferId: null });
    await tellWaiting(parts, work, { row, name: asked.name });
  } else {
    await insertPayment(work, { ...row, transferId: await moveOut(parts, work, { row, name: asked.name }) });
  }
  return onlyShown(parts, work, row);
}

/** POST /treasury/:organisation/payments/:payment/answer. Refuses as the call lists, in that order. */
export async function answerPayment(
  parts: TreasuryParts,
  work: Work,
  { params: { organisation: organisationId, payment: id }, body }: CallInput<typeof answerPaymentCall>,
): Promise<BusinessPayment> {
  const { name } = await memberWith(parts, work, { organisationId, right: 'pay' });
  const { userId } = personOf(work);
  if (body.answer === 'confirm') await parts.requireStatus(work, { organisationId, act: 'pay' });
  const guard = await lockGuard(work.db, organisationId);
  const row = await findPayment(work.db, { id, organisationId });
  if (!row) throw new Refusal(platformRefusals.not_found);
  if (row.state !== 'waiting' || row.expires_at <= work.now)
    throw new Refusal(no.payment_over, {
      members: { state: row.state === 'waiting' ? 'lapsed' : row.state },
    });
  const isConfirmed = body.answer === 'confirm';
  let transferId: string | null = null;
  if (isConfirmed) {
    if (row.asked_by === userId) throw new Refusal(no.second_member_required);
    await refuseFormer(parts, work, row);
    await refuseInstructions(parts, work, userId);
    await refuseInstructions(parts, work, row.asked_by);
    if (guard.frozen_at !== null) throw new Refusal(no.business_wallet_frozen);
    transferId = await moveOut(parts, work, { row, name });
  }
  const state = isConfirmed ? 'paid' : 'declined';
  await keepAnswer(work, { id, state, by: userId, transferId });
  if (row.asked_by !== userId) await tellAnswered(work, { ...row, state });
  return onlyShown(parts, work, { ...row, state });
}

/** Who has lost the right since they asked has no payment confirmed. Refuses team_role_required. */
async function refuseFormer(
  { acting }: Pick<TreasuryParts, 'acting'>,
  { db }: Work,
  row: PaymentRow,
): Promise<void> {
  const asker = await acting.memberOf(db, row.asked_by, row.organisation_id);
  if (!asker?.rights.includes('pay')) throw new Refusal(organisationRefusals.team_role_required);
}

/** Locks the wallet, and makes sure that the caller and the wallet let money out. Refuses account_banned, money_held, business_wallet_frozen. */
async function openToPay(parts: TreasuryParts, work: Work, organisationId: string): Promise<void> {
  const guard = await lockGuard(work.db, organisationId);
  await refuseInstructions(parts, work, personOf(work).userId);
  if (guard.frozen_at !== null) throw new Refusal(no.business_wallet_frozen);
}

/** Moves the money of a payment, once for its id. The other side reads the name of the business with it. Answers the transfer. */
async function moveOut(
  { money, acting }: Pick<TreasuryParts, 'money' | 'acting'>,
  work: Work,
  { row, name }: { readonly row: PaymentRow; readonly name: string },
): Promise<string> {
  const asset = knownAsset(row.asset);
  invariant(asset !== undefined, 'a payment is in a currency that the contract does not know');
  const moved = {
    key: row.id,
    from: walletOf(row.organisation_id),
    amount: toWire({ amountMinor: row.amount_minor, asset }),
    note: row.note === null ? name : `${name}: ${row.note}`,
  };
  if (row.to_user !== null)
    return (await money.pay(work, { ...moved, kind: paymentKind, to: row.to_user })).id;
  invariant(row.to_business !== null, 'a payment goes to nobody');
  await refuseClosed({ acting }, work, row.to_business);
  return (await money.move(work, { ...moved, kind: betweenKind, to: walletOf(row.to_business) })).id;
}

/**
 * The business whose wallet has this address; undefined where it is a person's or nobody's. Refuses recipient_unavailable where no one could pay
 * from it any more, because it is closed.
 */
export async function businessAt(
  { ledger, acting }: Pick<TreasuryParts, 'ledger' | 'acting'>,
  { db }: Pick<Work, 'db'>,
  address: string,
): Promise<string | undefined> {
  const id = accountIdOf(address.trim());
  const account = id === undefined ? undefined : await ledger.account(db, id);
  if (account?.owner.kind !== 'business' || account.purpose !== walletOf('').purpose) return undefined;
  await refuseClosed({ acting }, { db }, account.owner.id);
  return account.owner.id;
}

/** Refuses recipient_unavailable. A payment waits for days: the business that gets it may have been closed since it was asked for. */
async function refuseClosed(
  { acting }: Pick<TreasuryParts, 'acting'>,
  { db }: Pick<Work, 'db'>,
  organisationId: string,
): Promise<void> {
  if ((await acting.membersWith(db, organisationId, 'pay')).length === 0)
    throw new Refusal(walletRefusals.recipient_unavailable);
}

async function onlyShown(parts: TreasuryParts, work: Work, row: PaymentRow): Promise<BusinessPayment> {
  const [shown] = await shownPayments(parts, work, { rows: [row], userId: personOf(work).userId });
  invariant(shown !== undefined, 'a payment was not shown');
  return shown;
}
