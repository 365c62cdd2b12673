import type { AssetCode } from '@egcr/ledger/contract';
import type { WantedAccount } from '@egcr/ledger/server';
import { Refusal } from '@egcr/server-kit/refusal';
import type { Work } from '@egcr/server-kit/work';
import { purseOf } from '@egcr/wallet/server';

import { railRefusals } from '../../contract/refusals.ts';
import { bankAccount } from '../bank-accounts.ts';
import type { BankingParts } from '../parts.ts';
import { postSteps, type Step } from '../rails/post-steps.ts';
import { sealReason } from '../rails/sealed-entries.ts';
import { lockWithdrawal, moveWithdrawal, type WithdrawalRow } from '../rails/store.ts';
import { tellDeposit, tellEnd } from '../rails/tell-end.ts';
import type { Effect, EntryReason } from './plan.ts';
import type { TakenEntry } from './statement-store.ts';

export type Booked = Pick<TakenEntry, 'outcome' | 'reason' | 'withdrawalId' | 'userId' | 'decisionId'>;

/** A payment about to be booked: what it does, and how much it is, without its sign. */
export interface Booking {
  readonly asset: AssetCode;
  readonly amountMinor: bigint;
  readonly effect: Exclude<Effect, { does: 'skip' | 'note' }>;
}

const ofNobody = { reason: null, withdrawalId: null, userId: null, decisionId: null } as const;

/**
 * Books one payment, through a clearing account where it reaches someone. Every payment of the account's currency is booked: what a
 * stopped account does not take waits for a person, so that our books at the bank are what the bank says.
 */
export async function bookPayment(parts: BankingParts, work: Work, booking: Booking): Promise<Booked> {
  const { effect } = booking;
  switch (effect.does) {
    case 'capture':
      return capture(parts, work, { booking, row: effect.withdrawal });
    case 'reverse':
      return reverse(parts, work, { booking, row: effect.withdrawal, said: effect.said });
    case 'return_ahead':
      return returnAhead(parts, work, { booking, row: effect.withdrawal, said: effect.said });
    case 'settle':
      return settle(parts, work, { booking, row: effect.withdrawal });
    case 'deposit':
      return deposit(parts, work, { booking, userId: effect.userId });
    case 'confirm':
      return { ...ofNobody, outcome: 'returned', decisionId: effect.decisionId };
    case 'suspense':
      return toSuspense(parts, work, { booking, reason: effect.reason });
    default:
      return toUnexplained(parts, work, { booking, reason: effect.reason });
  }
}

interface OfWithdrawal {
  readonly booking: Booking;
  readonly row: WithdrawalRow;
}

async function capture(parts: BankingParts, work: Work, { booking, row }: OfWithdrawal): Promise<Booked> {
  const { asset, amountMinor } = booking;
  const id = work.newId();
  const clearing = bankAccount('bank_clearing_out', asset);
  const isPosted = await postSteps(
    parts,
    work,
    [
      {
        id,
        from: purseOf(row.user_id, asset),
        to: clearing,
        amountMinor,
        kind: 'withdrawal',
        holdId: row.id,
      },
      settlement(work, { from: clearing, to: bankAccount('bank', asset), amountMinor }),
    ],
    asset,
  );
  if (!isPosted) return toUnexplained(parts, work, { booking, reason: 'account_stopped' });
  await moveWithdrawal(work.db, row.id, 'pay', { at: work.now, transferId: id });
  await tellEnd(work, row, 'paid');
  return { ...ofNobody, outcome: 'paid', withdrawalId: row.id, userId: row.user_id };
}

async function reverse(
  parts: BankingParts,
  work: Work,
  { booking, row, said }: OfWithdrawal & { readonly said: string },
): Promise<Booked> {
  const { asset, amountMinor } = booking;
  // It may have been paid by an earlier entry of the same file, or not, where the account was stopped.
  const { transfer_id: reverses, state } = (await lockWithdrawal(work.db, row.id)) ?? row;
  const last = { id: work.newId(), to: purseOf(row.user_id, asset), kind: 'withdrawal_return' };
  const isPosted =
    state === 'paid' &&
    reverses !== null &&
    (await passThrough(parts, work, {
      asset,
      amountMinor,
      clearing: 'bank_clearing_out',
      last: { ...last, reverses },
    }));
  if (!isPosted) return toSuspense(parts, work, { booking, reason: 'account_stopped' });
  return returned(work, row, said);
}

/** The money stays in clearing, where the bank's entry of the payment finds it: what was set aside is the person's again. */
async function returnAhead(
  parts: BankingParts,
  work: Work,
  { booking, row, said }: OfWithdrawal & { readonly said: string },
): Promise<Booked> {
  const { asset, amountMinor } = booking;
  if ((await parts.ledger.releaseHold(work, row.id)) !== 'released')
    return toSuspense(parts, work, { booking, reason: 'withdrawal_ended' });
  const step = settlement(work, {
    from: bankAccount('bank', asset),
    to: bankAccount('bank_clearing_out', asset),
    amountMinor,
  });
  await mustPost(parts, work, { asset, step });
  return { ...(await returned(work, row, said)), reason: 'return_before_debit' };
}

async function settle(parts: BankingParts, work: Work, { booking, row }: OfWithdrawal): Promise<Booked> {
  const { asset, amountMinor } = booking;
  const now = await lockWithdrawal(work.db, row.id);
  // Its return waits in suspense, because it was of one who handles the file: then the money is still set aside.
  if (now?.state === 'sent') return capture(parts, work, { booking, row });
  const step = settlement(work, {
    from: bankAccount('bank_clearing_out', asset),
    to: bankAccount('bank', asset),
    amountMinor,
  });
  await mustPost(parts, work, { asset, step });
  return { ...ofNobody, outcome: 'paid', withdrawalId: row.id, userId: row.user_id };
}

async function returned(work: Work, row: WithdrawalRow, said: string): Promise<Booked> {
  await moveWithdrawal(work.db, row.id, 'return', {
    at: work.now,
    sealedReason: sealReason(work.cipher, row.id, said),
  });
  await tellEnd(work, row, 'returned');
  return { ...ofNobody, outcome: 'returned', withdrawalId: row.id, userId: row.user_id };
}

async function deposit(
  parts: BankingParts,
  work: Work,
  { booking, userId }: { readonly booking: Booking; readonly userId: string },
): Promise<Booked> {
  const { asset, amountMinor } = booking;
  const id = work.newId();
  const last = { id, to: purseOf(userId, asset), kind: 'deposit' };
  if (!(await passThrough(parts, work, { asset, amountMinor, clearing: 'bank_clearing_in', last })))
    return toSuspense(parts, work, { booking, reason: 'account_stopped' });
  await tellDeposit(work, { id, userId, asset, amountMinor });
  return { ...ofNobody, outcome: 'credited', userId };
}

interface Waiting {
  readonly booking: Booking;
  readonly reason: EntryReason;
}

/** What we cannot give to anybody waits until someone has found out whose it is. */
async function toSuspense(parts: BankingParts, work: Work, { booking, reason }: Waiting): Promise<Booked> {
  const { asset, amountMinor } = booking;
  const last = { id: work.newId(), to: bankAccount('bank_suspense', asset), kind: 'bank_suspense' };
  if (!(await passThrough(parts, work, { asset, amountMinor, clearing: 'bank_clearing_in', last })))
    throw stopped();
  return { ...ofNobody, outcome: 'suspense', reason };
}

/** What left without a reason that we know is missing until someone has found out why. */
async function toUnexplained(parts: BankingParts, work: Work, { booking, reason }: Waiting): Promise<Booked> {
  const { asset, amountMinor } = booking;
  const step = {
    id: work.newId(),
    from: bankAccount('bank_unexplained', asset),
    to: bankAccount('bank', asset),
    amountMinor,
    kind: 'bank_unexplained',
  };
  await mustPost(parts, work, { asset, step });
  return { ...ofNobody, outcome: 'unknown', reason };
}

function passThrough(
  parts: BankingParts,
  work: Work,
  {
    asset,
    amountMinor,
    clearing,
    last,
  }: {
    readonly asset: AssetCode;
    readonly amountMinor: bigint;
    readonly clearing: 'bank_clearing_in' | 'bank_clearing_out';
    readonly last: Pick<Step, 'id' | 'to' | 'kind' | 'reverses'>;
  },
): Promise<boolean> {
  const middle = bankAccount(clearing, asset);
  const first = settlement(work, { from: bankAccount('bank', asset), to: middle, amountMinor });
  return postSteps(parts, work, [first, { ...last, from: middle, amountMinor }], asset);
}

function settlement(
  work: Work,
  {
    from,
    to,
    amountMinor,
  }: { readonly from: WantedAccount; readonly to: WantedAccount; readonly amountMinor: bigint },
): Step {
  return { id: work.newId(), from, to, amountMinor, kind: 'bank_settlement' };
}

async function mustPost(
  parts: BankingParts,
  work: Work,
  { asset, step }: { readonly asset: AssetCode; readonly step: Step },
): Promise<void> {
  if (!(await postSteps(parts, work, [step], asset))) throw stopped();
}

/** The platform's own accounts for the bank are stopped: their books are broken, and nothing is added to them. */
function stopped(): Refusal {
  return new Refusal(railRefusals.bank_books_stopped);
}
