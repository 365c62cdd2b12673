import type { WireMoney } from '@egcr/contract/money';
import type { Database } from '@egcr/server-kit/database';
import { invariant, Refusal } from '@egcr/server-kit/refusal';
import type { Work } from '@egcr/server-kit/work';
import { walletRefusals } from '@egcr/wallet/contract';
import { MAIN, personOwner } from '@egcr/wallet/server';

import { disbursementRefusals } from '../contract/index.ts';
import { wireIn } from './books.ts';
import {
  broughtBack,
  budgetOf,
  envelopeOf,
  owed,
  owedOf,
  paidBack,
  paymentKinds,
  receivable,
} from './money.ts';
import type { DisbursementParts } from './parts.ts';
import { paymentsFor, type PaymentRow } from './payment-store.ts';
import {
  addLessened,
  addRecovered,
  addReturned,
  insertRecovery,
  lockRecovery,
  type Lessened,
  type RecoveryRow,
} from './recovery-store.ts';
import { findEnvelope, type EnvelopeRow } from './store.ts';

type Parts = Pick<DisbursementParts, 'wallet' | 'ledger' | 'businesses'>;

/** A wallet can be emptied between the question and the reversal: so often is asked again. */
const TRIES = 3;

/** Why a wallet gives nothing now. Everything else is a fault. */
const NOTHING_TAKEN: readonly string[] = [
  walletRefusals.insufficient_funds,
  walletRefusals.account_frozen,
  walletRefusals.account_banned,
  walletRefusals.money_held,
  walletRefusals.wallet_frozen,
].map(({ code }) => code);

export interface WantedRecovery {
  /** Of the calling domain: what was decided. */
  readonly id: string;
  readonly fund: string;
  readonly person: string;
  /** What the payments were for. */
  readonly subjects: readonly string[];
  readonly amount: WireMoney;
  /** What the person agreed to when they were paid. */
  readonly agreement: string;
}

/** Takes payments back, the latest first. The caller holds a lock under which no other recovery takes the same payments. */
export async function recoverPayments(
  parts: Parts,
  work: Work,
  { id, fund, person, subjects, amount, agreement }: WantedRecovery,
): Promise<{ readonly takenMinor: bigint }> {
  const amountMinor = BigInt(amount.value);
  const { assetCode: asset } = amount;
  const isNew = await insertRecovery(work, {
    id,
    fund_id: fund,
    user_id: person,
    asset,
    amount_minor: amountMinor,
  });
  if (!isNew) return { takenMinor: (await lockRecovery(work.db, id))?.returned_minor ?? 0n };
  const paid = (await paymentsFor(work.db, subjects)).filter(({ state }) => state === 'paid').toReversed();
  let takenMinor = 0n;
  for (const payment of paid) {
    const wanted = least(amountMinor - takenMinor, payment.amount_minor - payment.recovered_minor);
    takenMinor += await takeFrom(parts, work, { id, payment, wanted, agreement });
  }
  const missing = amountMinor - takenMinor;
  if (missing > 0n)
    await parts.wallet.move(work, {
      kind: owed,
      key: id,
      from: receivable,
      to: owedOf(id),
      amount: wireIn(asset, missing),
    });
  await addReturned(work.db, id, takenMinor);
  return { takenMinor };
}

interface ToTake {
  readonly id: string;
  readonly payment: PaymentRow;
  readonly wanted: bigint;
  readonly agreement: string;
}

/** Reverses as much of one payment as is wanted and the wallet has; the money goes to the budget. Answers how much. */
async function takeFrom(
  parts: Parts,
  work: Work,
  { id, payment, wanted, agreement }: ToTake,
): Promise<bigint> {
  const envelope = await findEnvelope(work.db, { id: payment.envelope_id });
  invariant(envelope !== undefined && payment.transfer_id !== null, 'only what was paid is taken back');
  const key = `${id} ${payment.id}`;
  const taken = await reverse(parts, work, { envelope, payment, key, wanted, agreement });
  if (taken === 0n) return 0n;
  await addRecovered(work.db, payment.id, taken);
  await parts.wallet.move(work, {
    kind: broughtBack,
    key,
    from: envelopeOf(envelope.id),
    to: budgetOf(envelope.fund_id),
    amount: wireIn(envelope.asset, taken),
  });
  return taken;
}

interface ToReverse extends Omit<ToTake, 'id'> {
  readonly envelope: EnvelopeRow;
  readonly key: string;
}

async function reverse(
  parts: Parts,
  work: Work,
  { envelope, payment, key, wanted, agreement }: ToReverse,
): Promise<bigint> {
  const { asset, purpose } = envelope;
  for (let tried = 0; tried < TRIES; tried += 1) {
    const there = await spendable(parts, work.db, { payment, asset });
    const amountMinor = least(wanted, there);
    if (amountMinor <= 0n) return 0n;
    try {
      // A refusal of the wallet has written nothing, so nothing is to be undone here.
      await parts.wallet.giveBack(work, {
        kind: paymentKinds[purpose],
        key,
        payment: payment.transfer_id ?? '',
        amount: wireIn(asset, amountMinor),
        agreement,
      });
      return amountMinor;
    } catch (error) {
      if (!(error instanceof Refusal) || !NOTHING_TAKEN.includes(error.kind.code)) throw error;
      if (error.kind.code !== walletRefusals.insufficient_funds.code) return 0n;
    }
  }
  return 0n;
}

/** What is free now in the wallet that was paid, of a person or of a business, in one currency. Pots are not opened for it. */
async function spendable(
  { ledger, businesses }: Pick<Parts, 'ledger' | 'businesses'>,
  db: Database,
  { payment, asset }: { readonly payment: PaymentRow; readonly asset: string },
): Promise<bigint> {
  const { user_id: person, organisation_id: organisationId } = payment;
  const { owner, purpose } =
    organisationId === null
      ? { owner: personOwner(person), purpose: MAIN }
      : {
          owner: { kind: 'business', id: organisationId } as const,
          purpose: businesses.walletOf(organisationId).purpose,
        };
  const accounts = await ledger.balancesOf(db, [owner]);
  const main = accounts.find((each) => each.purpose === purpose && each.asset === asset);
  return main === undefined ? 0n : main.balanceMinor - main.heldMinor;
}

const least = (one: bigint, other: bigint): bigint => (one < other ? one : other);

/** What is still to come back. */
function restOf(row: RecoveryRow): bigint {
  return row.amount_minor - row.returned_minor - row.held_back_minor - row.given_up_minor;
}

export interface Debt {
  /** Of the calling domain: what was decided. */
  readonly id: string;
  readonly fund: string;
  readonly person: string;
  readonly amount: WireMoney;
}

/** A person owes a sum to a fund from now on, once for the id. Nothing is taken from the wallet. */
export async function openDebt(
  { wallet }: Pick<Parts, 'wallet'>,
  work: Work,
  { id, fund, person, amount }: Debt,
): Promise<void> {
  const isNew = await insertRecovery(work, {
    id,
    fund_id: fund,
    user_id: person,
    asset: amount.assetCode,
    amount_minor: BigInt(amount.value),
  });
  if (isNew) await wallet.move(work, { kind: owed, key: id, from: receivable, to: owedOf(id), amount });
}

export interface LessenedDebt {
  readonly id: string;
  readonly amountMinor: bigint;
  readonly how: Lessened;
  readonly key: string;
}

/** A debt grows smaller, once for the key, although no money comes in. Never below zero: the ledger refuses it. */
export async function lessenDebt(
  { wallet }: Pick<Parts, 'wallet'>,
  work: Work,
  { id, amountMinor, how, key }: LessenedDebt,
): Promise<{ readonly owedMinor: bigint }> {
  const row = await lockRecovery(work.db, id);
  invariant(row !== undefined, 'nothing is owed under this id');
  const amount = wireIn(row.asset, amountMinor);
  const { isRepeat } = await wallet.move(work, { kind: owed, key, from: owedOf(id), to: receivable, amount });
  if (isRepeat) return { owedMinor: restOf(row) };
  await addLessened(work.db, { id, how, amountMinor });
  return { owedMinor: restOf(row) - amountMinor };
}

/** What a person pays back of their own accord. Refuses more_than_owed, then as the wallet's `collect`. */
export async function payBack(
  parts: Parts,
  work: Work,
  { id, amount, key }: { readonly id: string; readonly amount: WireMoney; readonly key: string },
): Promise<{ readonly owedMinor: bigint }> {
  const row = await lockRecovery(work.db, id);
  invariant(row !== undefined && row.asset === amount.assetCode, 'nothing is owed under this id');
  const owedMinor = restOf(row);
  const amountMinor = BigInt(amount.value);
  if (amountMinor > owedMinor)
    throw new Refusal(disbursementRefusals.more_than_owed, {
      field: 'amount.value',
      members: { owed: owedMinor.toString() },
    });
  const { isRepeat } = await parts.wallet.collect(work, {
    kind: paidBack,
    key,
    from: { person: row.user_id, agreement: id },
    to: budgetOf(row.fund_id),
    amount,
  });
  if (isRepeat) return { owedMinor };
  await parts.wallet.move(work, { kind: owed, key, from: owedOf(id), to: receivable, amount });
  await addReturned(work.db, id, amountMinor);
  return { owedMinor: owedMinor - amountMinor };
}

/** What is still owed, out of the ledger. */
export async function owedNow(
  { ledger }: Pick<Parts, 'ledger'>,
  db: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, bigint>> {
  if (ids.length === 0) return new Map();
  const accounts = await ledger.balancesOf(
    db,
    ids.map((id) => ({ kind: 'fund', id })),
  );
  const { purpose } = owedOf('');
  return new Map(
    ids.map((id) => [
      id,
      accounts.find((each) => each.owner.id === id && each.purpose === purpose)?.balanceMinor ?? 0n,
    ]),
  );
}
